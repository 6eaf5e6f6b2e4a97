/** The waiting room and what is said at tables, without a server. */
import { describe, expect, test } from "vitest";
import { lineInWords } from "./chat";
import { durationInWords } from "./duration";
import type { ChatLine, OptionInfo } from "./messages";
import { possible, seatsFor, variantInWords } from "./options";
import { trueWords } from "./testing";
import { LANGUAGES } from "./words";

const hard: OptionInfo = { name: "two_player_hard", values: [false, true], seats: [[2, 3, 4, 5], [2]] };
const open: OptionInfo = { name: "open_money", values: [false, true], seats: [[2, 3, 4, 5], [2, 3, 4, 5]] };

describe("variants", () => {
  test("what a number of seats forbids is not chosen", () => {
    const chosen = { two_player_hard: true, open_money: true };
    expect(possible(chosen, [hard, open], 2)).toEqual(chosen);
    expect(possible(chosen, [hard, open], 4)).toEqual({ open_money: true });
    expect(possible({ dragons: true }, [hard, open], 2)).toEqual({});
    expect(seatsFor(hard, true)).toEqual([2]);
  });

  test("are told by their name, and by their value where the name is not enough", () => {
    const words = trueWords("lorenzo", "en");
    expect(variantInWords("advanced", true, words)).toBe("Advanced game");
    expect(variantInWords("brunelleschi_bonus_actions", false, words)).toBe("Brunelleschi for bonus actions: off");
    expect(variantInWords("malus_wood_stone", "total", words)).toMatch(/^Excommunication 1-4: wood and stone: /);
  });
});

describe.each(LANGUAGES)("a line of the server (%s)", (language) => {
  const words = trueWords("princes", language);
  const line = (code: string, given: ChatLine["arguments"]): ChatLine => ({
    id: 1, name: null, text: "the English sentence", at: 0, code, arguments: given,
  });

  test("names levels and variants in words", () => {
    const bot = lineInWords(line("stand_in", { name: "Bea", by: "Anna", level: "patron" }), words, words);
    expect(bot).toContain(words("level-name-patron"));
    expect(bot).toContain("Anna");
    const option = lineInWords(line("option", { host: "Anna", option: "cooperative", value: "true" }), words, words);
    expect(option).toContain(words("option-cooperative"));
    expect(option).toContain(words("variant-true"));
  });

  test("that the page does not know is told as the server words it", () => {
    const forgiving = (key: string) => key;
    expect(lineInWords(line("dance", {}), forgiving, words)).toBe("the English sentence");
  });
});

test("times are told in the largest unit", () => {
  const words = trueWords("princes", "en");
  expect([10, 60, 120, 1440, 10080].map((minutes) => durationInWords(minutes, words))).toEqual([
    "10 minutes", "1 hour", "2 hours", "1 day", "7 days",
  ]);
});
