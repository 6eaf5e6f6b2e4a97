import { describe, expect, test } from "vitest";
import type { Fact } from "../lib/game";
import { LANGUAGES } from "../lib/words";
import { effectGlyphs } from "./glyphs";
import { cardLines, cardName, goodsWords, leaderName, moveWords, questionWords, spaceWords, tileWords } from "./texts";
import { describeFact } from "./facts";
import { components, edition, fixtures, trueWords } from "./testing";

const seats = ["Anna", "Bruno", "Carla"].map((name) => ({ name, kind: "human" as const, present: true }));
const words = trueWords("en");

/** One fact of every kind that the engine writes, open and hidden. */
const FACTS: [Fact, string][] = [
  [{ fact: "tile", seat: 0, tile: "adv_1" }, "Anna chooses a bonus tile: Bonus tile of the household."],
  [{ fact: "draft", seat: 0, leader: "sisto_iv" }, "Anna keeps Sisto IV."],
  [{ fact: "draft", seat: 0 }, "Anna keeps a leader."],
  [
    { fact: "round", round: 2, order: [1, 0, 2], dice: { black: 1, white: 4, orange: 6 }, cards: [] },
    "Round 2 begins. Dice: black 1, white 4, orange 6. Order: Bruno, Anna, Carla.",
  ],
  [
    { fact: "place", seat: 0, member: "black", space: "territory.3", servants: 2 },
    "Anna sends the black member with 2 servants to floor 3 of the territory tower.",
  ],
  [{ fact: "place", seat: 0, member: "neutral", space: "council", servants: 0 }, "Anna sends the uncoloured member to the council palace."], // prettier-ignore
  [{ fact: "fee", seat: 0, coins: 3, space: "territory.3" }, "Anna pays 3 coins because the tower is occupied."],
  [{ fact: "bonus", seat: 0, space: "venture.1", servants: 0 }, "Anna goes to floor 1 of the venture tower without a family member."],
  [{ fact: "bonus", seat: 0, action: "harvest", servants: 1 }, "Anna starts a harvest without a family member, with 1 servant."],
  [{ fact: "take", seat: 0, card: "city", space: "territory.3", goods: {} }, "Anna takes City."],
  [{ fact: "take", seat: 0, card: "mint", space: "building.3", goods: { wood: 1, stone: 3 } }, "Anna takes Mint for 1 wood and 3 stone."], // prettier-ignore
  [{ fact: "gain", seat: 0, from: "city", goods: { coins: 3 } }, "Anna gets 3 coins (City)."],
  [{ fact: "gain", seat: 0, from: "market.1", goods: { coins: 5 } }, "Anna gets 5 coins (market: coins)."],
  [{ fact: "gain", seat: 0, from: "basic", goods: { coins: 2, military: 1 } }, "Anna gets 2 coins and 1 military (Basic bonus tile)."], // prettier-ignore
  [{ fact: "gain", seat: 0, from: "sandro_botticelli", goods: { vp: 1 } }, "Anna gets 1 VP (Sandro Botticelli)."],
  [{ fact: "gain", seat: 0, from: "support", goods: { vp: 5 } }, "Anna gets 5 VP (Church)."],
  [{ fact: "work", seat: 0, action: "production", value: 5 }, "Anna produces at value 5."],
  [{ fact: "exchange", seat: 0, card: "chapel", goods: { coins: 1 } }, "Anna pays 1 coin (Chapel)."],
  [{ fact: "skip", seat: 0, card: "chapel" }, "Anna exchanges nothing (Chapel)."],
  [{ fact: "decline", seat: 0, card: "abbess" }, "Anna declines the bonus action (Abbess)."],
  [{ fact: "privilege", seat: 0, gain: "goods" }, "Anna chooses a privilege: wood and stone."],
  [{ fact: "play", seat: 0, leader: "santa_rita" }, "Anna plays Santa Rita."],
  [
    { fact: "play", seat: 0, leader: "lorenzo_de_medici", copy: "sisto_iv" },
    "Anna plays Lorenzo de’ Medici, who takes on the ability of Sisto IV.",
  ],
  [{ fact: "discard", seat: 0, leader: "sisto_iv" }, "Anna discards Sisto IV for a privilege."],
  [{ fact: "activate", seat: 0, leader: "cosimo_de_medici" }, "Anna uses Cosimo de’ Medici."],
  [{ fact: "six", seat: 0, member: "white" }, "Anna sets the white member to 6 for this round."],
  [{ fact: "pass", seat: 0 }, "Anna cannot place a family member and passes."],
  [{ fact: "end", seat: 0 }, "Anna ends the turn."],
  [{ fact: "support", seat: 0 }, "Anna supports the Church."],
  [{ fact: "refuse", seat: 0 }, "Anna refuses to support the Church."],
  [{ fact: "excommunicate", seat: 0, tile: "1-5" }, "Anna is excommunicated: Your harvests have −3 value."],
  [{ fact: "faith", seat: 0, faith: 4, vp: 4 }, "Anna scores 4 VP for 4 faith."],
  [{ fact: "end_of_round", round: 2, cards: [], order: [2, 0, 1] }, "Round 2 is over. New order: Carla, Anna, Bruno."],
  [
    { fact: "final", seat: 0, parts: { before: 0, territories: 4, goods: 2 }, vp: 40 },
    "Anna’s final scoring: territories 4 and goods 2; 40 VP in total.",
  ],
  [{ fact: "over", scores: [40, 30, 20], winners: [0] }, "The game is over: Anna 40, Bruno 30, Carla 20. Anna wins."],
];

describe("the log", () => {
  test.each(FACTS)("%o", (fact, said) => expect(describeFact(fact, seats, words)).toBe(said));

  test.each(fixtures)("%s in German", (_, each) => {
    for (const fact of each.facts) expect(describeFact(fact, each.seats, trueWords("de"))).not.toMatch(/[{}]|undefined|fact-/);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const said = trueWords(language);

  test("every card has a name and lines for all it does", () => {
    for (const card of edition.cards) {
      expect(cardName(card.key, said)).toBeTruthy();
      const parts = [1, card.immediate.length, card.permanent.length, card.end_vp ?? 0].filter(Boolean);
      expect(cardLines(card, said)).toHaveLength(parts.length);
    }
  });

  test("every leader, excommunication, tile and space", () => {
    for (const { key } of edition.leaders) {
      for (const part of ["", "-does", "-needs"]) expect(said(`leader-${key}${part}`)).toBeTruthy();
      expect(leaderName(key, said)).toBeTruthy();
    }
    for (const { id } of edition.excommunications) expect(said(`excommunication-${id}`)).toBeTruthy();
    for (const { key } of edition.bonus_tiles) expect(tileWords(key, components, said)).toContain(":");
    for (const space of Object.keys(fixtures[0]![1].view.spaces)) expect(spaceWords(space, said, "-to")).toBeTruthy();
  });

  test.each(fixtures)("the question and the moves of %s", (_, { decision, moves, view }) => {
    if (moves.length) expect(questionWords(decision, moves, said)).toBeTruthy();
    const lines = moves.map((move) => moveWords(move, view, components, said));
    expect(new Set(lines).size).toBe(moves.length);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|NaN/);
  });
});

test("goods in words", () => {
  expect(goodsWords({ stone: 1, coins: 2, privilege: 2 }, words)).toBe("2 coins, 1 stone and 2 different privileges");
  expect(goodsWords({}, words)).toBe("nothing");
});

test("goods of every leader and tile are told with its name", () => {
  for (const { key } of edition.leaders) expect(describeFact(gain(key), seats, words)).toContain(words(`leader-${key}`));
  for (const { key } of edition.bonus_tiles) expect(describeFact(gain(key), seats, words)).toContain(words(`tile-${key}`));
});

function gain(from: string): Fact {
  return { fact: "gain", seat: 0, from, goods: { coins: 1 } };
}

test("every effect of every card is drawn", () => {
  for (const card of edition.cards) {
    for (const effect of [...card.immediate, ...card.permanent]) expect(effectGlyphs(effect).flat()).not.toHaveLength(0);
  }
});
