/** What the coach says to this seat: the hint that was asked for, and which of its moves cost much. */
import { newId } from "./delivery.svelte";
import { KeptByTable } from "./kept";
import type { Hinted, MoveCost, MoveCosts, Refused, ToServer } from "./messages";

/** The marks at moves of a seat that cost much, and the one that was opened last. */
interface Marks {
  costs: MoveCost[];
  opened: number | null;
}

/** The server forgets them when it rests; this device does not. */
const MARKS = new KeptByTable<Marks>("signoria-marks");

export class Coaching {
  /** What is known so far; the best moves may still be missing. */
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** The moves of the seat shown that cost much. */
  costs = $state.raw<MoveCost[]>([]);
  /** The number of moves before the one whose mark was opened last. */
  opened = $state<number | null>(null);

  private asked: string | null = null;
  private seat: number | null = null;
  /** What the server said last; maybe about a seat that is shown only after what is still being shown. */
  private told: MoveCosts | null = null;

  /** @param send hands a message to the connection; says whether there is one */
  constructor(
    private readonly table: string,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** Asks about the decision at this number, unless that has been answered or is being thought about. */
  ask(number: number): void {
    if (this.thinking || this.hint?.choices) return;
    this.hint = this.refused = null;
    this.asked = newId();
    this.thinking = this.send({ type: "hint", number, id: this.asked });
  }

  /** Nobody waits for the answer any more. */
  stop(): void {
    if (!this.thinking) return;
    this.send({ type: "stop_hint" });
    this.forget();
  }

  /** The decision is another, or the connection is lost. */
  forget(): void {
    this.hint = this.refused = this.asked = null;
    this.thinking = false;
  }

  onHinted(hint: Hinted): void {
    if (hint.id !== this.asked) return;
    this.hint = hint;
    this.thinking = !hint.choices;
  }

  /** This seat is shown now, after so many moves: marks of moves that were taken back are gone. */
  show(seat: number | null, length: number): void {
    if (seat !== this.seat) {
      this.seat = seat;
      const kept = this.place ? MARKS.at(this.place) : undefined;
      this.costs = kept?.costs ?? [];
      this.opened = kept?.opened ?? null;
      this.takeNote();
    }
    if (this.costs.some(({ at }) => at >= length)) this.keep(this.costs.filter(({ at }) => at < length));
  }

  onCosts(told: MoveCosts): void {
    this.told = told;
    this.takeNote();
  }

  /** The mark at a move is opened. */
  open(at: number): void {
    this.opened = at;
    this.keep(this.costs);
  }

  /** Where the marks are kept; null for who has no seat, or at no table. */
  private get place(): string | null {
    return this.table && this.seat !== null ? `${this.table}/${this.seat}` : null;
  }

  private takeNote(): void {
    if (this.told?.seat !== this.seat) return;
    const { costs } = this.told;
    const known = new Set(costs.map(({ at }) => at));
    this.keep([...this.costs.filter(({ at }) => !known.has(at)), ...costs]);
  }

  private keep(costs: MoveCost[]): void {
    this.costs = costs;
    if (this.place) MARKS.keep(this.place, { costs, opened: this.opened });
  }

  /** Takes note of a refusal; whether it was the answer to a question for the coach. */
  refuse(refused: Refused): boolean {
    if (!refused.id || refused.id !== this.asked) return false;
    this.forget();
    this.refused = refused;
    return true;
  }
}

/** What the last own move cost, if that is much: the one to be marked. */
export function lastCost(costs: MoveCost[], seat: number | null, movers: number[]): MoveCost | null {
  if (seat === null) return null;
  const last = movers.lastIndexOf(seat);
  return costs.find(({ at }) => at === last) ?? null;
}
