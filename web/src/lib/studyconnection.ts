/** A study as if it were a table on a server: every seat's moves can be played, and each moment is an update. */
import type { Fact, Move } from "./game";
import type { Connection, LiveEvents } from "./live";
import type { StudyPosition, Table, ToServer, Update } from "./messages";

/** What a connection shows: a moment, and how it came about. */
export interface StudyShown {
  table: Table;
  position: StudyPosition;
  /** For each move that led here the seat that made it and what it did. */
  movers: number[];
  facts: Fact[][];
}

/** What a connection needs of a board. */
export interface Player {
  shown: StudyShown | null;
  /** Plays a move; afterwards `shown` is what came of it, or still the same if nothing did. */
  play: (move: Move) => Promise<void>;
}

export class StudyConnection implements Connection {
  private number = 0;
  private length: number | null = null;
  private last: Fact[] | null = null;
  private closed = false;

  constructor(
    private readonly player: Player,
    private readonly events: LiveEvents,
  ) {
    queueMicrotask(() => this.show());
  }

  send(message: ToServer): boolean {
    if (message.type !== "move") return false;
    void this.player.play(message.move as Move).then(() => this.show(message.id));
    return true;
  }

  close(): void {
    this.closed = true;
  }

  /**
   * Shows where the board stands.
   * @param id of the move that this is the answer to
   */
  show(id: string | null = null): void {
    const { shown } = this.player;
    if (this.closed || !shown) return;
    this.events.status("open");
    this.events.message({ type: "table", table: shown.table });
    const { length } = shown.facts;
    const isStep = length > 0 && this.length === length - 1 && (shown.facts[length - 2] ?? null) === this.last;
    if (!isStep) this.jump(shown);
    this.events.message({ ...this.update(shown, isStep ? length - 1 : length), id });
    this.length = length;
    this.last = shown.facts.at(-1) ?? null;
  }

  /** What happened before is no news: it comes with a view that nobody looks from. */
  private jump(shown: StudyShown): void {
    this.events.message({ ...this.update(shown, 0), seat: shown.position.seat === null ? 0 : null, moves: [] });
  }

  private update({ position, movers, facts }: StudyShown, since: number): Update {
    const { seat, view, appraisal, decision, moves, scores, winners } = position;
    this.number += 1;
    return {
      type: "update",
      number: this.number,
      length: facts.length,
      seat,
      since,
      movers: movers.slice(since),
      facts: facts.slice(since),
      decision,
      view,
      appraisal,
      moves,
      ...(scores && winners && { result: { scores, winners } }),
    };
  }
}
