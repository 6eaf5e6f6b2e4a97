/** A table as this client knows it: exactly what the server sent, nothing guessed. */
import { Delivery, newId } from "./delivery.svelte";
import type { Decision, Fact, Json, Move, Seat, Words } from "./game";
import { handOverTo } from "./hotseat";
import { Live, type Connection, type ConnectionStatus, type LiveEvents } from "./live";
import type {
  ChatLine, PastView, Preparation, Prepared, PreparedAnswer, Presence, Refused, Result, Table, ToClient, Update,
} from "./messages";
import { PlaybackQueue } from "./playback";
import { Coaching } from "./coaching.svelte";
import { patched, type Patch } from "./patch";
import { settings } from "./settings.svelte";

export type View = { [key: string]: Json };

const BACK_SHOWN = 5000;

/** In milliseconds: how long after the last move this one is shown, and within which time everything is. */
export interface MovePace {
  pause: (update: Update) => number;
  patience: () => number;
}

/** Every move is shown as soon as it comes. */
export const AT_ONCE: MovePace = { pause: () => 0, patience: () => 0 };

export class TableClient {
  table = $state.raw<Table | null>(null);
  connection = $state<ConnectionStatus>("connecting");
  number = $state<number | null>(null);
  length = $state(0);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  appraisal = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  moves = $state.raw<Move[]>([]);
  facts = $state.raw<Fact[]>([]);
  journal = $state.raw<Fact[][]>([]);
  /** For each move the seat that made it. */
  movers = $state.raw<number[]>([]);
  undo = $state(false);
  result = $state.raw<Result | null>(null);
  /** Who is connected; null where nobody can be, or before that is known. */
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The moment looked back at; null: now. */
  past = $state.raw<PastView | null>(null);
  /** The moment asked for, as long as the answer is on its way. */
  wanted = $state<number | null>(null);
  /** The move on its way; nothing else can be played before the answer. */
  readonly delivery = new Delivery((message) => this.live.send(message));
  sending = $derived(this.delivery.message !== null);
  readonly coaching: Coaching;
  /** Who has the device, around one screen. */
  holder = $state<number | null>(null);
  /** Whether this seat is shown anything that others at this device must not see. */
  secret = $state(false);
  /** What this seat can prepare for a decision to come, and has prepared. */
  preparation = $state.raw<Preparation | null>(null);
  /** An answer could not be sent, so it is not kept. */
  unprepared = $state(false);

  /** The connection was lost, and is here again since a moment ago. */
  isBack = $state(false);

  /** The seats that are played from here; not those at which a bot plays for their person. */
  own = $derived(
    this.table?.seats.flatMap((seat, number) => (seat.mine && seat.kind === "human" && seat.level === null ? [number] : [])) ?? [],
  );
  handOver = $derived(
    handOverTo(this.seat, this.holder, this.own, this.result === null && (this.secret || settings.alwaysHidden)),
  );
  mine = $derived(this.table?.status !== "abandoned" && this.decision?.seat != null && this.own.includes(this.decision.seat));
  /** The moves to choose from; none while one looks from a seat that does not decide. */
  offered = $derived(this.past || this.decision?.seat !== this.seat ? [] : this.moves);

  private readonly live: Connection;
  private backClock: ReturnType<typeof setTimeout> | undefined;
  private readonly queue: PlaybackQueue<Update>;
  /** There is a new connection, which has not brought the position yet. */
  private isNew = true;

  /**
   * @param pace how long bots seem to think, and within which time all that comes in a rush is shown
   * @param signedOut called when the session has ended
   * @param connect opens the connection: by default to the server
   */
  constructor(
    id: string,
    pace: MovePace,
    signedOut: () => void,
    connect: (events: LiveEvents) => Connection = (events) => new Live(id, events),
  ) {
    this.coaching = new Coaching(id, (message) => this.live.send(message));
    this.queue = new PlaybackQueue((update) => this.update(update), pace.pause, pace.patience);
    this.live = connect({
      message: (message) => this.onMessage(message),
      status: (status) => this.onStatus(status),
      signedOut,
      since: () => {
        this.queue.flush();
        return this.number;
      },
    });
  }

  close(): void {
    clearTimeout(this.backClock);
    this.queue.close();
    this.delivery.close();
    this.live.close();
  }

  play(move: Move): void {
    if (this.number === null || this.sending || this.past) return;
    this.refused = null;
    this.delivery.start({ type: "move", number: this.number, move, id: newId() });
  }

  takeBack(): void {
    if (this.number === null || this.sending) return;
    this.refused = null;
    this.delivery.start({ type: "undo", number: this.number, id: newId() });
  }

  /** Has the server keep an answer for a decision to come; null: none any more. */
  prepare(answer: PreparedAnswer | null): void {
    if (!this.preparation || this.seat === null || this.past) return;
    this.refused = null;
    const { occasion } = this.preparation;
    this.unprepared = !this.live.send({ type: "prepare", seat: this.seat, occasion, answer, id: newId() });
  }

  sendChat(text: string): boolean {
    return this.live.send({ type: "say", text });
  }

  /** Looks at the game after so many moves; null: as it stands now. */
  lookBack(at: number | null): void {
    this.wanted = at;
    if (at === null) this.past = null;
    else this.live.send({ type: "back", at });
  }

  /** Around one screen: asks for the view of another seat held from here. */
  lookFrom(seat: number): void {
    if (this.sending || this.past || !this.own.includes(seat)) return;
    this.live.send({ type: "look", seat });
  }

  /** Shows at once whatever is being shown one after another. */
  showWaiting(): void {
    this.queue.flush();
  }

  takeDevice(): void {
    this.holder = this.seat;
  }

  private onStatus(status: ConnectionStatus): void {
    const before = this.connection;
    this.connection = status;
    clearTimeout(this.backClock);
    this.isBack = status === "open" && (before === "lost" || before === "silent");
    if (this.isBack) this.backClock = setTimeout(() => (this.isBack = false), BACK_SHOWN);
    if (status === "open" && before === "silent") this.delivery.resume();
    if (status === "open") return;
    if (status !== "silent") {
      this.isNew = true;
      this.coaching.forget();
    }
    this.delivery.interrupt();
  }

  private onMessage(message: ToClient): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "update") this.receive(message);
    else if (message.type === "prepared") this.onPrepared(message);
    else if (message.type === "past") this.show(message.past);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "chat") this.addChat(message.lines);
    else if (message.type === "hinted") this.coaching.onHinted(message);
    else if (message.type === "move_costs") this.coaching.onCosts(message);
    else if (message.type === "refused") this.refuse(message);
  }

  private receive(update: Update): void {
    this.queue.add(update, this.sending);
    if (this.isNew && update.id !== this.delivery.message?.id) this.delivery.resume();
    this.isNew = false;
  }

  private update(update: Update): void {
    const missed = this.number === null || update.seat !== this.seat;
    if (update.number !== this.number || update.seat !== this.seat) this.coaching.forget();
    this.coaching.show(update.seat, update.length);
    this.view = update.view ? (update.view as View) : patched(this.view!, (update.patch ?? []) as Patch);
    this.appraisal = update.appraisal
      ? (update.appraisal as View)
      : patched(this.appraisal!, (update.appraisal_patch ?? []) as Patch);
    const facts = update.facts as Fact[][];
    this.facts = missed ? [] : facts.flat();
    this.journal = [...this.journal.slice(0, update.since), ...facts];
    this.movers = [...this.movers.slice(0, update.since), ...update.movers];
    this.number = update.number;
    this.length = update.length;
    this.seat = update.seat;
    this.decision = update.decision as Decision;
    this.moves = (update.moves ?? []) as Move[];
    this.undo = update.undo ?? false;
    this.result = update.result ?? null;
    this.preparation = update.preparation ?? null;
    this.unprepared = false;
    this.secret = update.secret ?? false;
    if (this.own.length > 1 && this.handOver === null) this.holder = this.seat;
    this.delivery.acknowledge(update.id);
    this.refused = null;
  }

  private onPrepared({ seat, preparation }: Prepared): void {
    this.queue.flush();
    if (seat === this.seat) this.preparation = preparation ?? null;
  }

  private show(past: PastView): void {
    if (past.at !== this.wanted) return;
    this.wanted = null;
    this.past = past;
  }

  private addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.id))];
  }

  private refuse(refused: Refused): void {
    this.wanted = null;
    if (!this.coaching.refuse(refused) && !this.delivery.refuse(refused)) this.refused = refused;
  }
}

/** The seats as a drawing wants them: everybody has a name, and no bot that of a person. */
export function seatsOf(table: Table, presence: Presence | null, words: Words): Seat[] {
  const named = table.seats.map(({ name }) => name);
  const names = [0, 1, 2, 3, 4].map((number) => words(`bot-name-${number}`));
  const usual = (number: number) => names[number % names.length]!;
  const spare = names.filter((name) => !table.seats.some((seat, number) => (seat.name ?? usual(number)) === name));
  const botName = (number: number) => (named.includes(usual(number)) ? (spare.pop() ?? usual(number)) : usual(number));
  return table.seats.map((seat, number) => {
    return {
      name: seat.name ?? (seat.kind === "bot" ? botName(number) : words("seat-open")),
      kind: seat.kind,
      present: presence && (seat.kind === "bot" || presence.seats.includes(number)),
    };
  });
}
