import { expect, test } from "vitest";
import type { Fact } from "../lib/game";
import { buyersOf, toastsOf } from "./toasts";

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
