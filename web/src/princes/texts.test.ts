import { describe, expect, test } from "vitest";
import type { Fact } from "../lib/game";
import { bonusText, moveInWords, prestigeText, question, describeFact } from "./texts";
import { edition, fixtures, trueWords } from "./testing";

const seats = ["Anna", "Bruno", "Carla"].map((name) => ({ name, kind: "human" as const, present: true }));
const words = trueWords("en");
const talk = { building: "tower", cells: { 0: [[0, 6]], 1: [[0, 0], [0, 1]] }, cost: 300 }; // prettier-ignore

/** One fact of every kind that the engine writes, open and hidden. */
const FACTS: [Fact, string][] = [
  [{ fact: "round", round: 2, start: 1 }, "Round 2 begins; Bruno is the starting player."],
  [{ fact: "return", seat: 0, card: "poet" }, "Anna gives back the Poet."],
  [{ fact: "return", seat: 0 }, "Anna gives back a profession card."],
  [{ fact: "name", seat: 0, object: "jester", price: 200 }, "Anna puts a jester up for auction: 200 F."],
  [{ fact: "bid", seat: 1, amount: 300, object: "jester" }, "Bruno bids 300 F for a jester."],
  [{ fact: "pass", seat: 2, object: "jester" }, "Carla passes."],
  [{ fact: "decline", seat: 2 }, "Carla takes no object this round."],
  [{ fact: "win", seat: 1, object: "jester", price: 300 }, "Bruno gets a jester for 300 F."],
  [{ fact: "builder", seat: 1, pp: 3 }, "Bruno scores 3 PP for another builder."],
  [{ fact: "place", seat: 0, piece: "park", cells: [[0, 0], [0, 1], [0, 2]], pp: 0 }, "Anna places a park on a1 b1 c1."], // prettier-ignore
  [{ fact: "place", seat: 0, piece: "tower", cells: [[6, 6]], pp: 3 }, "Anna places a tower on g7: 3 PP."],
  [{ fact: "look", seat: 0, deck: "bonus", count: 2, cards: ["lakes", "parks"] }, "Anna looks at 2 cards: Lakes, Parks."],
  [{ fact: "look", seat: 0, deck: "bonus", count: 2 }, "Anna looks at 2 cards."],
  [{ fact: "keep", seat: 0, deck: "prestige", card: "most_works" }, "Anna keeps a prestige card: Most works."],
  [{ fact: "keep", seat: 0, deck: "profession" }, "Anna keeps a profession card."],
  [{ fact: "bury", seat: 0, deck: "bonus", count: 2, order: ["lakes", "parks"] }, "Anna puts cards under the deck: Lakes, Parks."],
  [{ fact: "bury", seat: 0, deck: "bonus", count: 2 }, "Anna puts 2 cards under the deck."],
  [{ fact: "recruit", seat: 0, from: 2, card: "poet" }, "Anna recruits the Poet from Carla."],
  [{ fact: "hold", seat: 0 }, "Anna keeps the recruiting card for later."],
  [{ fact: "merchant", seat: 0, pp: 2 }, "Anna scores 2 PP with the Merchant."],
  [{ fact: "later", seat: 0, character: "merchant" }, "Anna keeps the Merchant for later."],
  [{ fact: "professor", seat: 0, deck: "bonus" }, "Anna gets a bonus card from the Professor."],
  [{ fact: "mark", seat: 0, character: "muse", amount: 400 }, "Anna bids 400 F for the Muse."],
  [{ fact: "mark", seat: 0, character: "muse", amount: 500, outbid: 1 }, "Anna bids 500 F for the Muse and outbids Bruno."],
  [{ fact: "character", seat: 0, character: "muse", price: 500 }, "Anna takes the Muse for 500 F."],
  [{ fact: "banker", seat: 0, money: 600 }, "Anna gets 600 F from the Banker."],
  [{ fact: "banker_pp", seat: 0, pp: 4 }, "Anna turns money into 4 PP with the Banker."],
  [{ fact: "draw", seat: 0, deck: "bonus", price: 300 }, "Anna pays 300 F for a bonus card."],
  [{ fact: "introduce", seat: 0, freedom: "travel", price: 300 }, "Anna introduces freedom of travel for 300 F."],
  [{ fact: "build", seat: 0, building: "opera", price: 700 }, "Anna builds an opera for 700 F."],
  [{ fact: "work", seat: 0, card: "poet", wv: 9, parts: { building: 4, freedom: 0, cards: 5 } }, "Anna completes a work: Poet, WV 9 = building 4, cards 5."],
  [{ fact: "princess", seat: 0, wv: 5, parts: { landscapes: 0, cards: 5 } }, "Anna completes a work with the Princess, WV 5 = cards 5."],
  [{ fact: "bonus", seat: 0, card: "lakes", value: 4, wv: 13 }, "Anna plays the bonus card Lakes: +4, WV 13."],
  [{ fact: "payout", seat: 0, wv: 13, pp: 3, money: 700 }, "Anna takes 700 F and 3 PP for WV 13."],
  [{ fact: "offer", seat: 0, partner: 1, building: "tower" }, "Anna offers to share a tower with Bruno."],
  [{ fact: "ask", seat: 0, partner: 1, amount: 200, ...talk }, "Anna asks Bruno for 200 F to share a tower."],
  [{ fact: "counter", seat: 1, partner: 0, amount: 100 }, "Bruno offers 100 F instead."],
  [{ fact: "refuse", seat: 1, building: "tower" }, "Bruno refuses to share a tower."],
  [{ fact: "joint", seat: 0, partner: 1, amount: 100, pp: 3, ...talk }, "Anna and Bruno share a tower; Bruno pays 100 F, Anna pays the bank 300 F; 3 PP each."],
  [{ fact: "best_work", seats: [0, 2], wv: 15, pp: 3 }, "Best work of the round, WV 15: Anna, Carla, 3 PP."],
  [{ fact: "prestige", seat: 0, card: "most_lakes", pp: 6 }, "Anna’s prestige card: Most lakes, 6 PP."],
  [{ fact: "end", seat: 0 }, "Anna ends the turn."],
  [{ fact: "over", scores: [3, 5, 4], winners: [1] }, "The game is over: Anna 3 PP, Bruno 5 PP, Carla 4 PP. Bruno wins."],
]; // prettier-ignore

test.each(FACTS)("the log tells %o", (fact, line) => {
  expect(describeFact(fact, seats, words)).toBe(line);
});

describe.each(["en", "de"])("in %s", (language) => {
  const said = trueWords(language);

  test("every kind of fact has words", () => {
    for (const [fact] of FACTS) expect(describeFact(fact, seats, said)).not.toMatch(/[{}]|undefined/);
  });

  test.each(fixtures)("%s: facts, question and moves", (_, { facts, decision, moves, seats: players, view }) => {
    for (const fact of facts) expect(describeFact(fact, players, said)).not.toMatch(/[{}]|undefined/);
    if (moves.length > 0) expect(question(decision, view.phase, players, said)).not.toMatch(/[{}]|undefined/);
    const deck = view.looked?.deck ?? "profession";
    for (const move of moves) {
      expect(moveInWords(move, deck, players, said, { count: 5, money: "" })).not.toMatch(/[{}]|undefined/);
    }
  });

  test("every bonus and prestige card tells what it counts", () => {
    for (const card of edition.bonus_cards) expect(bonusText(card, said)).toContain(String(card.per));
    for (const card of edition.prestige_cards) expect(prestigeText(card, said)).toContain(String(card.value ?? card.alone));
  });
});
