/** What the server says in the chat, in the reader's language. */
import type { Words } from "./game";
import type { ChatLine } from "./messages";
import { valueInWords } from "./options";
import { named } from "./words";

/** @param words those of the page, @param gameWords those of the game, which name its variants */
export function lineInWords(line: ChatLine, words: Words, gameWords: Words): string {
  const key = `happened-${line.code}`;
  const text = words(key, argumentsInWords(line.arguments, words, gameWords));
  return text === key ? line.text : text;
}

function argumentsInWords(given: ChatLine["arguments"], words: Words, gameWords: Words): ChatLine["arguments"] {
  const said = { ...given };
  for (const name of ["level", "other"]) {
    const level = given[name];
    if (level !== undefined) said[name] = named(words, `level-name-${level}`, String(level));
  }
  if (given.option !== undefined) {
    said.option = named(gameWords, `option-${given.option}`, String(given.option));
    said.value = valueInWords(String(given.option), String(given.value), gameWords);
  }
  return said;
}
