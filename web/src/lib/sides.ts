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
  private kind: string | null = null;
  private side: Side | null = null;

  /** The side for a decision of this kind, put after those before. */
  of(kind: string): Side {
    if (kind !== this.kind && !ON_THINGS.includes(kind)) {
      const usual: Side = AT_START.includes(kind) ? "start" : "end";
      this.side = usual === this.side ? other(usual) : usual;
      this.kind = kind;
    }
    return this.side ?? "end";
  }
}

function other(side: Side): Side {
  return side === "start" ? "end" : "start";
}
