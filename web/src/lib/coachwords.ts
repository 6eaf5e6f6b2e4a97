/** What the coach says, in words. */
import type { MoveTeller, Words } from "./game";
import type { Reason } from "./messages";

/** The files in which the coach's words stand, besides those of the game. */
export const coachFiles = (game: string): string[] => ["coach", `${game}-coach`];

export function coachInWords({ key, args }: Reason, teller: MoveTeller, words: Words): string {
  const values = Object.entries(args).map(([kind, value]) => [kind, teller.valueInWords(kind, value as never)]);
  return words(key, Object.fromEntries(values) as Record<string, string | number>);
}

/** A difference in points with its sign, such as '+1.4' or '−0.8'. */
export function signed(points: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return points.toLocaleString(locale, digits).replace("-", "−");
}

export function percent(chance: number, locale: string): string {
  return chance.toLocaleString(locale, { style: "percent", maximumFractionDigits: 0 });
}
