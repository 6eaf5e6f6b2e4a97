/** What went wrong, in words: the server gives a reason and what belongs to it, the words are ours. */
import { Offline, Refused } from "./api";
import type { Words } from "./game";
import type { Refusal } from "./messages";

export function inWords(refusal: Omit<Refusal, "code">, words: Words): string {
  const key = `refusal-${refusal.reason}`;
  const text = words(key, refusal.arguments);
  return text === key ? words("error-told", { message: refusal.message }) : text;
}

/** What to show for anything that was thrown. */
export function errorInWords(error: unknown, words: Words): string {
  if (error instanceof Offline) return words("error-offline");
  return error instanceof Refused ? inWords(error.refusal, words) : words("refusal-failed");
}
