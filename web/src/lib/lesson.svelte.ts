/** A lesson being learned: the answers so far, and where they lead. The server keeps nothing of it. */
import { api, Refused } from "./api";
import type { Move } from "./game";
import { LessonConnection } from "./lessonconnection";
import { leave, leftOff, type LessonAnswer } from "./lessonstore";
import type { Connection, LiveEvents } from "./live";
import type { LessonState, Table } from "./messages";
import type { Language } from "./words";

const UNFITTING = ["bad_input", "illegal_move"];

function fitsNoLonger(failure: unknown): boolean {
  return failure instanceof Refused && UNFITTING.includes(failure.refusal.code);
}

export class LessonPlayer {
  state = $state.raw<LessonState | null>(null);
  /** Whether an answer is on its way; meanwhile no other is sent. */
  busy = $state(false);
  /** What was thrown by the last request; null while all is well. */
  failure = $state.raw<unknown>(null);
  private answers = $state.raw<LessonAnswer[]>([]);

  title = $derived(this.state?.title ?? "");
  /** Whether the learner is to find a move. */
  wantsMove = $derived(this.state !== null && this.state.kind !== "read" && !this.state.finished);
  /** Whether the last move was shown, not found. */
  wasShown = $derived(this.state?.reply != null && this.state.reply.verdict !== "wrong" && this.answers.at(-1) === null);
  canGoBack = $derived(this.answers.length > 0);

  private connection: LessonConnection | null = null;
  private failed: LessonAnswer[] | null = null;

  /** @param learner what somebody without a name is called */
  constructor(
    readonly game: string,
    readonly lesson: string,
    private language: Language,
    private readonly learner: string,
  ) {}

  /** A table that shows this lesson, wherever it stands. */
  connect(events: LiveEvents): Connection {
    this.connection = new LessonConnection(this, events);
    return this.connection;
  }

  /** Begins where it was left. Answers that fit no longer, because the lesson has changed, are forgotten. */
  async open(): Promise<void> {
    const kept = leftOff(this.game, this.lesson)?.answers ?? [];
    await this.ask(kept);
    if (kept.length > 0 && fitsNoLonger(this.failure)) await this.goTo([]);
    else this.connection?.show();
  }

  /** The same step in another language. */
  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    await this.goTo(this.answers);
  }

  /** A move that was played on the table. */
  async answer(move: Move): Promise<void> {
    await this.ask([...this.answers, move]);
  }

  /** Goes on; where a move is wanted, it is shown. */
  async goOn(): Promise<void> {
    await this.goTo([...this.answers, null]);
  }

  async goBack(): Promise<void> {
    await this.goTo(this.answers.slice(0, -1));
  }

  async beginAgain(): Promise<void> {
    await this.goTo([]);
  }

  /** Sends once more what did not arrive. */
  async retry(): Promise<void> {
    if (this.failed) await this.goTo(this.failed);
  }

  private async goTo(answers: LessonAnswer[]): Promise<void> {
    await this.ask(answers);
    this.connection?.show();
  }

  private async ask(answers: LessonAnswer[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = this.failed = null;
    try {
      this.take(await api.lesson(this.game, this.lesson, answers, this.language), answers);
    } catch (error) {
      this.failure = error;
      this.failed = answers;
    }
    this.busy = false;
  }

  /** A wrong move changes nothing, so it is not kept. */
  private take(state: LessonState, answers: LessonAnswer[]): void {
    if (state.reply?.verdict !== "wrong") this.answers = answers;
    this.state = { ...state, table: this.named(state.table) };
    const begun = this.answers.length > 0 && !state.finished;
    leave(this.game, this.lesson, begun ? { answers: this.answers, step: state.step } : null);
  }

  private named(table: Table): Table {
    return { ...table, seats: table.seats.map((seat) => (seat.mine && !seat.name ? { ...seat, name: this.learner } : seat)) };
  }
}
