import { describe, expect, test } from "vitest";
import type { Fact } from "../lib/game";
import { accountsOf, prestigeOf, standings } from "./ending";
import { buyersOf, toastsOf } from "./toasts";
import { edition, fixture, fixtures } from "./testing";

describe.each(fixtures.filter(([, { view }]) => view.phase === "over"))("%s", (_, { view, winners }) => {
  test("each column adds up to the seat's PP", () => {
    const accounts = accountsOf(view, edition, []);
    view.seats.forEach(({ pp }, seat) => {
      expect(accounts.reduce((sum, { bySeat }) => sum + bySeat[seat]!, 0)).toBe(pp);
    });
  });

  test("the winners have rank 1", () => {
    const first = standings(view).filter(({ rank }) => rank === 1);
    expect(first.map(({ seat }) => seat).sort()).toEqual(winners);
  });

  test("every prestige card is named with what it scored", () => {
    view.seats.forEach(({ prestige }, seat) => {
      expect(prestigeOf(seat, view, edition).map(({ card }) => card)).toEqual(prestige);
    });
  });
});

test("with the whole journal every source has its line, and the rest was paid", () => {
  const { view } = fixture("over_4");
  const pp = view.seats[0]!.pp;
  const journal: Fact[] = [
    { fact: "round", round: 1, start: 0 },
    { fact: "place", seat: 0, piece: "tower", cells: [], pp: 3 },
    { fact: "place", seat: 0, piece: "park", cells: [], pp: 3 },
    { fact: "joint", seat: 0, partner: 1, pp: 3, amount: 0 },
    { fact: "best_work", seats: [0, 1], wv: 9, pp: 3 },
    { fact: "payout", seat: 0, wv: 200, pp: 100, money: 0 },
  ];
  const accounts = Object.fromEntries(accountsOf(view, edition, journal).map(({ source, bySeat }) => [source, bySeat[0]]));
  expect(accounts).toEqual({ works: 100, best_work: 3, buildings: 6, landscapes: 3, paid: pp - 112 });
});

test("notes are written for what others can see", () => {
  const notes = toastsOf([
    { fact: "look", seat: 0, deck: "bonus", count: 5 },
    { fact: "place", seat: 0, piece: "park", cells: [], pp: 0 },
    { fact: "win", seat: 1, object: "jester", price: 400 },
    { fact: "best_work", seats: [0, 2], wv: 12, pp: 3 },
  ]);
  expect(notes.map(({ seat, icon, pp, money }) => [seat, icon, pp, money])).toEqual([
    [1, "jester", 0, -400],
    [0, "best", 3, 0],
    [2, "best", 3, 0],
  ]);
});

test("buyers are those of the round looked at", () => {
  const journal: Fact[] = [
    { fact: "round", round: 1, start: 0 },
    { fact: "win", seat: 1, object: "jester", price: 400 },
    { fact: "round", round: 2, start: 1 },
    { fact: "win", seat: 0, object: "park", price: 200 },
  ];
  expect(buyersOf(journal, 1)).toEqual({ jester: { seat: 1, price: 400 } });
  expect(buyersOf(journal, 2)).toEqual({ park: { seat: 0, price: 200 } });
});
