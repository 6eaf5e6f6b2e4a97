/** A record as if it were a table on a server: the same messages, answered from what the record holds. */
import type { Connection, LiveEvents } from "./live";
import type { OpenedRecord, Table, ToServer } from "./messages";
import { patched, type Patch } from "./patch";

export class RecordConnection implements Connection {
  constructor(
    private readonly record: OpenedRecord,
    private readonly events: LiveEvents,
  ) {
    queueMicrotask(() => this.open());
  }

  send(message: ToServer): boolean {
    if (message.type !== "back") return false;
    const { steps, seat } = this.record;
    const at = Math.min(message.at, steps.length);
    const facts = at ? steps[at - 1]!.facts : [];
    const past = { at, length: steps.length, seat, ...this.shownAt(at), facts };
    this.events.message({ type: "past", past });
    return true;
  }

  close(): void {}

  private open(): void {
    const { table, seat, steps, decision, result } = this.record;
    this.events.status("open");
    this.events.message({ type: "table", table });
    this.events.message({
      type: "update",
      number: steps.length,
      length: steps.length,
      seat,
      since: 0,
      movers: steps.map(({ mover }) => mover),
      facts: steps.map(({ facts }) => facts),
      decision,
      ...this.shownAt(steps.length),
      ...(result && { result }),
    });
  }

  /** View and appraisal after so many moves. */
  private shownAt(at: number): { view: Record<string, unknown>; appraisal: Record<string, unknown> } {
    const done = this.record.steps.slice(0, at);
    return {
      view: patched(this.record.view, ...done.map(({ patch }) => patch as Patch)),
      appraisal: patched(this.record.appraisal, ...done.map(({ appraisal_patch }) => appraisal_patch as Patch)),
    };
  }
}

/** The table of a record: whoever has no name in it is called by the number of the seat. */
export function namedTable(table: Table, numbered: (number: number) => string): Table {
  const seats = table.seats.map((seat, at) => (seat.kind === "human" && !seat.name ? { ...seat, name: numbered(at + 1) } : seat));
  return { ...table, seats };
}
