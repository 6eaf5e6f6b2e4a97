/** What the coach says to this seat: the hint that was asked for, and which of its moves cost much. */
import { newId } from "./delivery.svelte";
import type { Hinted, MoveCost, MoveCosts, Refused, ToServer } from "./messages";

export class Coaching {
  /** What is known so far; the best moves may still be missing. */
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** The moves of the seat shown that cost much. */
  costs = $state.raw<MoveCost[]>([]);

  private asked: string | null = null;

  /** @param send hands a message to the connection; says whether there is one */
  constructor(private readonly send: (message: ToServer) => boolean) {}

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

  onCosts({ costs }: MoveCosts): void {
    this.costs = costs;
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
