/**
 * Views, moves and facts of any game in words. What a game's words do not name is called by its key.
 * A key that is 'seat' or ends in '_seat' holds a seat.
 */
import type { Decision, Fact, Json, Move, Seat, Words } from "../lib/game";
import { named } from "../lib/words";

const NOTHING = "–";
type Values = { [key: string]: Json };

export function label(key: string, words: Words): string {
  return named(words, `label-${key}`, key);
}

export function valueInWords(key: string, value: Json, seats: Seat[], words: Words): string {
  const inside = (name: string, each: Json) => valueInWords(name, each, seats, words);
  if (value === null) return NOTHING;
  if (typeof value === "boolean") return words(value ? "yes" : "no");
  if (typeof value === "number") return isSeat(key) ? (seats[value]?.name ?? NOTHING) : String(value);
  if (typeof value === "string") return named(words, `${key}-${value}`, value);
  if (Array.isArray(value)) return value.map((each) => inside(key, each)).join(", ") || NOTHING;
  return Object.entries(value).map(([name, each]) => inside(name, each)).join(" ");
}

/** What lies before a seat under a key: a number in place of a list is that of hidden cards. */
export function cellInWords(key: string, value: Json, isList: boolean, seats: Seat[], words: Words): string {
  return isList && typeof value === "number" ? words("hidden-cards", { count: value }) : valueInWords(key, value, seats, words);
}

const isSeat = (key: string): boolean => key === "seat" || key.endsWith("_seat");

/** A message such as 'move-bid' with these values; without words of its own, the name and the values. */
function sentence(kind: string, name: string, values: Values, seats: Seat[], words: Words): string {
  const key = `${kind}-${name}`;
  const told = Object.entries(values).map(([each, value]): [string, string | number] => [
    each,
    typeof value === "number" && !isSeat(each) ? value : valueInWords(each, value, seats, words),
  ]);
  const text = words(key, Object.fromEntries(told));
  if (text !== key) return text;
  return [named(words, key, name), told.map(([each, value]) => `${label(each, words)} ${value}`).join(", ")].filter(Boolean).join(": ");
}

export function moveInWords({ do: name, ...values }: Move, seats: Seat[], words: Words): string {
  return sentence("move", name, values, seats, words);
}

export function question({ seat: _, kind, ...values }: Decision, seats: Seat[], words: Words): string {
  return sentence("question", kind ?? "", values, seats, words);
}

export function describeFact({ fact: name, ...values }: Fact, seats: Seat[], words: Words): string {
  if (name !== "over") return sentence("fact", name, values, seats, words);
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  const scores = (values.scores as number[]).map((points, seat) => `${nameOf(seat)} ${points}`).join(", ");
  const winners = values.winners as number[];
  const names = winners.map(nameOf).join(", ");
  return words("fact-over", { scores, winners: words(winners.length === 1 ? "winners-one" : "winners-many", { names }) });
}
