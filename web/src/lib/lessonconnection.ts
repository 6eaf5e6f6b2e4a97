/** A lesson as if it were a table on a server: a move answers the step, and what comes of it is an update. */
import type { Move } from "./game";
import type { Connection, LiveEvents } from "./live";
import type { LessonState, ToServer, Update } from "./messages";

/** What a connection needs of a lesson. */
export interface Learner {
  state: LessonState | null;
  /** Answers the step; afterwards `state` is what came of it, or still the same if nothing did. */
  answer: (move: Move) => Promise<void>;
}

export class LessonConnection implements Connection {
  private known: Update["facts"] = [];
  private closed = false;

  constructor(
    private readonly learner: Learner,
    private readonly events: LiveEvents,
  ) {
    queueMicrotask(() => this.show());
  }

  /** Moves are answers; there is nothing else that one could say to a lesson. */
  send(message: ToServer): boolean {
    if (message.type !== "move") return false;
    void this.learner.answer(message.move as Move).then(() => this.show(message.id));
    return true;
  }

  close(): void {
    this.closed = true;
  }

  /**
   * Shows where the lesson stands.
   * @param id of the move that this is the answer to
   */
  show(id: string | null = null): void {
    const { state } = this.learner;
    if (this.closed || !state) return;
    const { table, update } = state;
    const since = sharedLength(this.known, update.facts);
    this.known = update.facts;
    this.events.status("open");
    this.events.message({ type: "table", table });
    this.events.message({ ...update, type: "update", since, movers: update.movers.slice(since), facts: update.facts.slice(since), id });
  }
}

/** How many moves two games have in common. */
function sharedLength(before: Update["facts"], now: Update["facts"]): number {
  const differs = before.findIndex((facts, at) => JSON.stringify(facts) !== JSON.stringify(now[at]));
  return differs < 0 ? before.length : differs;
}
