/** The curves of an analysis: what every seat could expect at each moment, and where that is drawn. */
import type { Review, ReviewedMove } from "../lib/messages";

/** What there was to expect after so many moves, by seat. */
export interface Expectation {
  number: number;
  round: number;
  points: number[];
  chances: number[];
}

/** Where a round begins. */
export interface RoundStart {
  round: number;
  number: number;
}

/**
 * The curve, one moment for each move that has been reviewed, and the true end.
 * Each seat judges by what it knows itself, so that the view changes with every turn: by what each could know, a moment
 * is the mean of what all seats saw at their latest decisions.
 */
export function curveOf(review: Review): Expectation[] {
  const latest = new Map<number, ReviewedMove>();
  const found = review.moves.map((move): Expectation => {
    if (review.view === "open") return move;
    latest.set(move.seat, move);
    const looks = [...latest.values()];
    return { number: move.number, round: move.round, points: mean(looks.map((look) => look.points)), chances: mean(looks.map((look) => look.chances)) };
  });
  const last = found.at(-1);
  if (review.end && last && found.length === review.length) found.push({ number: review.length, round: last.round, ...review.end });
  return found;
}

function mean(rows: number[][]): number[] {
  return (rows[0] ?? []).map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0) / rows.length);
}

export function roundsOf(curve: Expectation[]): RoundStart[] {
  return curve.flatMap(({ round, number }, at) => (curve[at - 1]?.round === round ? [] : [{ round, number }]));
}

/** The nearest moment of a curve to a number of moves. */
export function nearest(curve: Expectation[], number: number): Expectation | null {
  const at = Math.min(Math.max(0, Math.round(number)), curve.length - 1);
  return curve[at] ?? null;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** A scale with a few round ticks that holds all values. */
export function scaleOf(values: number[], most = 5): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= most) ?? STEPS.at(-1)!;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return { low: first * step, high: last * step, ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step) };
}

export const PERCENT: Scale = { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };

/** The places of labels that should stand at `wanted`, moved apart so that they do not cover one another. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!);
  const places = [...wanted];
  order.forEach((at, rank) => {
    const before = rank ? places[order[rank - 1]!]! + gap : low;
    places[at] = Math.max(wanted[at]!, before);
  });
  let limit = high;
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at]!, limit);
    limit = places[at]! - gap;
  }
  return places;
}

/** Where a key leads on a curve of so many moments; null: nowhere. */
export function momentOfKey(key: string, at: number, length: number): number | null {
  const wanted = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, PageDown: at - 10, PageUp: at + 10, Home: 0, End: length - 1 }[key];
  return wanted === undefined ? null : Math.min(Math.max(0, wanted), length - 1);
}
