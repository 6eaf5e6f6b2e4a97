/** What went wrong, in words: the server gives a reason and what belongs to it, the words are ours; those of an illegal move are the game's. */
import { Offline, Refused } from "./api";
import type { Words } from "./game";
import type { Refusal } from "./messages";
import { reasonInWords } from "./words";

export function inWords(refusal: Refusal, words: Words): string {
  const illegal = refusal.code === "illegal_move";
  const key = `${illegal ? "reason" : "refusal"}-${refusal.reason}`;
  const text = illegal ? reasonInWords({ reason: refusal.reason, ...refusal.arguments }, words) : words(key, refusal.arguments);
  return text === key ? words("error-told", { message: refusal.message }) : text;
}

/** What to show for anything that was thrown. */
export function errorInWords(error: unknown, words: Words): string {
  if (error instanceof Offline) return words("error-offline");
  return error instanceof Refused ? inWords(error.refusal, words) : words("refusal-failed");
}
