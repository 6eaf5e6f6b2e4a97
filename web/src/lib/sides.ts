/** Where the answers to a question stand: those of two different decisions, one after the other, never in the same place. */
export type Side = "start" | "end";

/** Decisions whose answers usually stand at the start of the line, so that most keep their place through a game. */
const AT_START = [
  "name", "take", "merchant", "use", "professor", "mark", "bonus", "recruit", "answer", "counter",
  "privilege", "pay", "exchange", "vatican",
];
/** Decisions that are answered on the things themselves and have no answers beside the question. */
const ON_THINGS = ["return", "landscape", "place", "keep", "bury", "payout", "span", "price", "tile", "draft"];

export class Sides {
  private answered: { kind: string; side: Side } | null = null;

  /** The side for a decision of this kind, put after the one answered last. */
  of(kind: string): Side {
    const usual: Side = AT_START.includes(kind) ? "start" : "end";
    if (!this.answered) return usual;
    if (kind === this.answered.kind || ON_THINGS.includes(kind)) return this.answered.side;
    return usual === this.answered.side ? other(usual) : usual;
  }

  /** Something was pressed in a decision of this kind. What the server answers by itself is gone before one sees it. */
  answer(kind: string): void {
    if (!ON_THINGS.includes(kind)) this.answered = { kind, side: this.of(kind) };
  }
}

function other(side: Side): Side {
  return side === "start" ? "end" : "start";
}
