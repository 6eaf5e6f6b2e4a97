/** A reason of the coach as a sentence. A text names a component by its id: { piece: "tower" } is 'piece-tower'. */
import type { Seat, Words } from "../lib/game";
import type { Reason } from "../lib/messages";
import { capital } from "../lib/words";

export function coachReason({ key, args }: Reason, seats: Seat[], words: Words): string {
  const values = Object.entries(args).map(([name, value]): [string, string | number] => [name, valueInWords(name, value, seats, words)]);
  return capital(words(key, Object.fromEntries(values)));
}

function valueInWords(name: string, value: unknown, seats: Seat[], words: Words): string | number {
  if (typeof value === "number") return name === "seat" ? (seats[value]?.name ?? "") : value;
  const key = `${name}-${String(value)}`;
  const said = words(key);
  return said === key ? String(value) : said;
}
