import { describe, expect, test } from "vitest";
import type { Seat, Words } from "../lib/game";
import { cellInWords, describeFact, label, moveInWords, question, valueInWords } from "./texts";

const seats: Seat[] = ["Anna", "Bruno"].map((name) => ({ name, kind: "human", present: true }));
const MESSAGES: Record<string, string> = {
  "colour-crimson": "scarlet",
  "label-price": "Highest bid",
  "move-bid": "bid $amount",
  "question-bid": "What do you bid?",
  "fact-bid": "$seat bids $amount.",
  "fact-over": "Over: $scores. $winners.",
  "winners-one": "$names wins",
  "hidden-cards": "$count hidden",
  yes: "yes",
};
/** Stands in for Fluent: a missing message is its key. */
const words: Words = (key, values = {}) => (MESSAGES[key] ?? key).replaceAll(/\$(\w+)/g, (_, name: string) => String(values[name]));

test("a value has a name, or is readable as it is", () => {
  expect(valueInWords("bolt", { colour: "crimson", value: 3 }, seats, words)).toBe("scarlet 3");
  expect(valueInWords("colour", "deep_blue", seats, words)).toBe("Deep blue");
  expect(valueInWords("bidder_seat", 1, seats, words)).toBe("Bruno");
  expect(valueInWords("bolts", [], seats, words)).toBe("–");
  expect(valueInWords("bids", true, seats, words)).toBe("yes");
  expect(label("price", words)).toBe("Highest bid");
  expect(label("bidder_seat", words)).toBe("Bidder seat");
});

test("hidden cards are counted", () => {
  expect(cellInWords("hand", 4, true, seats, words)).toBe("4 hidden");
  expect(cellInWords("florins", 4, false, seats, words)).toBe("4");
});

describe("sentences", () => {
  test("by the words of the game", () => {
    expect(moveInWords({ do: "bid", amount: 3 }, seats, words)).toBe("bid 3");
    expect(question({ seat: 0, kind: "bid" }, seats, words)).toBe("What do you bid?");
    expect(describeFact({ fact: "bid", seat: 1, amount: 3 }, seats, words)).toBe("Bruno bids 3.");
    expect(describeFact({ fact: "over", scores: [3, 5], winners: [1] }, seats, words)).toBe("Over: Anna 3, Bruno 5. Bruno wins.");
  });
  test("without any words", () => {
    expect(moveInWords({ do: "swap_cards", give: "crimson", take: 2 }, seats, words)).toBe("Swap cards: Give Crimson, Take 2");
    expect(moveInWords({ do: "pass" }, seats, words)).toBe("Pass");
    expect(describeFact({ fact: "draw", seat: 0 }, seats, words)).toBe("Draw: Seat Anna");
  });
});
