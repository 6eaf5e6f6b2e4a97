/** Refusals in words: ours where the code says it all, the server's where only it knows what was wrong. */
import { Refused } from "./api";
import type { Words } from "./game";

const TOLD_BY_SERVER = ["illegal", "bad_input", "bad_request"];

export function inWords(reason: { code: string; message: string }, words: Words): string {
  if (TOLD_BY_SERVER.includes(reason.code)) return words("error-told", { message: reason.message });
  const key = `error-${reason.code}`;
  const text = words(key);
  return text === key ? words("error-told", { message: reason.message }) : text;
}

/** What to show for anything that was thrown. */
export function errorInWords(error: unknown, words: Words): string {
  return inWords(error instanceof Refused ? error : { code: "failed", message: String(error) }, words);
}
