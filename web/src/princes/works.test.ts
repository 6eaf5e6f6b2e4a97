import { describe, expect, test } from "vitest";
import { countOf } from "./counts";
import { byId } from "./model";
import { edition, fixture, fixtures } from "./testing";
import { bonusValue, minimumOf, partsOf, prestigeNow, princessWork, rankOf, workOf } from "./works";

const bonuses = fixtures.filter(([, { decision }]) => decision.kind === "bonus");
const turns = fixtures.filter(([, { decision }]) => decision.kind === "turn");

describe("the calculator agrees with the engine", () => {
  test.each(turns)("%s: a work is legal if it reaches the minimum with all bonus cards", (_, { view, you, moves }) => {
    const principality = view.seats[you!]!;
    for (const card of principality.hand as string[]) {
      if (card === "recruiting" || view.turn!.actions_left === 0) continue;
      const legal = moves.some((move) => move.do === "work" && move.card === card);
      expect(workOf(card, principality, view, edition).missingWithBonus === 0).toBe(legal);
    }
  });

  test.each(bonuses)("%s: bonus cards", (_, { view, you, decision }) => {
    for (const [card, value] of Object.entries(decision.values as Record<string, number>)) {
      expect(bonusValue(byId(edition.bonus_cards, card), view.seats[you!]!, view, edition, false)).toBe(value);
    }
  });

  test.each(bonuses)("%s: the parts of the work", (_, { view, you, facts }) => {
    const work = facts.findLast((fact) => fact.fact === "work")!;
    const parts = partsOf(work.card as string, view.seats[you!]!, view, edition);
    const told = Object.entries(work.parts as Record<string, number>).filter(([part]) => part !== "muse");
    expect(parts.filter(({ part }) => part !== "muse").map(({ part, value }) => [part, value])).toEqual(told);
  });

  test.each(fixtures.filter(([, { view }]) => view.phase === "over"))("%s: prestige cards", (_, { view, facts }) => {
    for (const fact of facts.filter((each) => each.fact === "prestige")) {
      const card = byId(edition.prestige_cards, fact.card as string);
      expect(prestigeNow(card, fact.seat as number, view, edition)).toBe(fact.pp);
    }
  });
});

describe("a poor principality", () => {
  const { view, you } = fixture("return_4");
  const principality = view.seats[you!]!;

  test("has a work of cards alone, and is told what each missing part would add", () => {
    const work = workOf((principality.hand as string[])[0]!, principality, view, edition);
    expect(work).toMatchObject({ wv: 4, bonus: 0, minimum: 7, missing: 3 });
    expect(work.parts.map(({ adds }) => adds)).toEqual([4, 3, 3, 2, 1]);
  });

  test("gives the Princess little to work with", () => {
    expect(princessWork(principality, view, edition).wv).toBe(4);
  });

  test("counts all squares but the palazzo's as empty", () => {
    expect(countOf("empty_spaces", principality, view, edition)).toBe(43);
  });

  test("shares the first rank while all have nothing", () => {
    expect(rankOf(you!, view)).toBe(1);
  });
});

test("the Muse adds the round's number", () => {
  const { view, you } = fixture("turn_4");
  const principality = { ...view.seats[you!]!, character: "muse" };
  const card = (principality.hand as string[]).find((each) => each !== "recruiting")!;
  expect(partsOf(card, principality, view, edition).at(-1)).toEqual({ part: "muse", value: view.round, adds: 0 });
});

test("the minimum rises with the rounds", () => {
  expect([1, 4, 7].map((round) => minimumOf(round, edition))).toEqual([7, 14, 17]);
});

test("a feature that nobody knows is an error", () => {
  const { view } = fixture("turn_4");
  expect(() => countOf("dragons", view.seats[0]!, view, edition)).toThrow("dragons");
});
