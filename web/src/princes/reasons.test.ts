import { describe, expect, test } from "vitest";
import type { Json } from "../lib/game";
import { FREEDOMS, stacksOf } from "./model";
import { find } from "./moves";
import { whyNotBuild, whyNotDraw, whyNotIntroduce, whyNotMark, whyNotStack } from "./reasons";
import { PrincesTable } from "./table";
import { edition, fixture, fixtures, trueWords, type Fixture } from "./testing";

const words = trueWords("en");

function seen(fixture: Fixture): PrincesTable {
  const props = { ...fixture, edition: edition as unknown as Json, words, play: () => {} };
  return new PrincesTable(() => props);
}

const asked = (...kinds: string[]) => fixtures.filter(([, { decision, moves }]) => moves.length && kinds.includes(decision.kind!));

describe("there is a reason exactly where there is no move", () => {
  test.each(asked("name", "take"))("stacks, %s", (_, each) => {
    for (const object of stacksOf(each.view)) {
      const move = find(each.moves, { do: "name", object }) ?? find(each.moves, { do: "take", object });
      expect([object, whyNotStack(object, seen(each)) === null]).toEqual([object, move !== undefined]);
    }
  });

  test.each(asked("turn"))("freedoms and decks, %s", (_, each) => {
    for (const freedom of FREEDOMS) {
      const move = find(each.moves, { do: "introduce", freedom });
      expect([freedom, whyNotIntroduce(freedom, seen(each)) === null]).toEqual([freedom, move !== undefined]);
    }
    for (const deck of ["profession", "bonus"] as const) {
      const move = find(each.moves, { do: "draw", deck });
      expect([deck, whyNotDraw(deck, seen(each)) === null]).toEqual([deck, move !== undefined]);
    }
  });

  test.each(asked("turn"))("buildings, unless only their shape is in the way, %s", (_, each) => {
    for (const building of Object.keys(each.view.supply.buildings)) {
      const why = whyNotBuild(building, each.decision.building_cost as number, seen(each));
      if (find(each.moves, { do: "build", building })) expect(why).toBe(words("princes-why-no-room"));
      else expect(why).not.toBeNull();
    }
  });

  test.each(asked("mark"))("bid fields, %s", (_, each) => {
    const bought = each.view.character_auction!.bought;
    for (const { id, lowest_bid, highest_bid } of edition.characters.filter(({ id }) => !bought.includes(id))) {
      for (let amount = lowest_bid; amount <= highest_bid; amount += 100) {
        const move = find(each.moves, { do: "mark", character: id, amount });
        expect([id, amount, whyNotMark(id, amount, seen(each)) === null]).toEqual([id, amount, move !== undefined]);
      }
    }
  });
});

test("what others decide is not one's turn, and each thing has its phase", () => {
  const turn = fixture("turn_4");
  const other = seen({ ...turn, you: (turn.you! + 1) % 4, moves: [] });
  expect(whyNotStack("jester", other)).toBe("Only in the auction phase.");
  expect(whyNotDraw("bonus", other)).toBe("It is not your turn.");
});

test("with Muse & Princess nothing is paid in PP", () => {
  const turn = fixture("turn-early_5-muse_and_princess");
  const poor = turn.view.seats.map((principality) => ({ ...principality, money: 200, pp: 40 }));
  const table = (muse_and_princess: boolean) =>
    seen({ ...turn, view: { ...turn.view, seats: poor, options: { ...turn.view.options, muse_and_princess } } });
  expect(whyNotDraw("bonus", table(true))).toBe("You cannot pay 300 F.");
  expect(whyNotDraw("bonus", table(false))).toBeNull();
});

test("a spectator is told nothing", () => {
  const spectator = seen(fixture("spectator_4"));
  expect(whyNotStack("jester", spectator)).toBeNull();
  expect(whyNotBuild("tower", 700, spectator)).toBeNull();
});
