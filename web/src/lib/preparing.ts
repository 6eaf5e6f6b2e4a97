/** Answers prepared for a decision to come. What can be prepared, and what comes of it, the server says. */
import type { Move } from "./game";
import type { LimitOffer, Preparation } from "./messages";

/** Whether this move is the answer that is kept. */
export function isPrepared(preparation: Preparation | null, move: Move): boolean {
  const kept = preparation?.answer?.move;
  return kept != null && sameMove(kept, move);
}

function sameMove(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** The nearest limit that is offered. */
export function nearestLimit(wanted: number, { lowest, highest, step }: LimitOffer): number {
  const steps = Math.round((wanted - lowest) / step);
  return Math.max(lowest, Math.min(highest, lowest + steps * step)) || lowest;
}
