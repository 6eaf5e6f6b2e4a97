/** The end of a game as the engine tells it: who is placed where and why, and the cards that were hidden until then. */
import type { Words } from "./game";
import type { View } from "./table.svelte";

/** Why a seat is ahead of the next one: the points, what breaks a tie, or nothing (`tied`). */
export interface Ahead {
  reason: string;
  own?: number;
  next?: number;
}

export interface Place {
  seat: number;
  rank: number;
  points: number;
  ahead?: Ahead;
}

export interface Ending {
  ranking: Place[];
  /** For each seat its hidden cards by kind. */
  hands: Record<string, string[]>[];
}

/** Points of each seat by their source. */
export type Sources = Record<string, number[]>;

export function endingOf(appraisal: View | null): Ending | null {
  return (appraisal?.ending ?? null) as unknown as Ending | null;
}

/** How ties were broken, one sentence for each pair that has the same points. */
export function tiesInWords(ranking: Place[], name: (seat: number) => string, words: Words): string[] {
  return ranking.flatMap(({ seat, points, ahead }, at) => {
    const next = ranking[at + 1];
    if (!next || !ahead || ahead.reason === "points") return [];
    const values = { first: name(seat), second: name(next.seat), points, own: ahead.own ?? 0, next: ahead.next ?? 0 };
    const key = `ahead-${ahead.reason}`;
    const sentence = words(key, values);
    return sentence === key ? [] : [sentence]; // a game of another package may have no words for it
  });
}

/** A number with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
