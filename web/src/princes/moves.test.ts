import { describe, expect, test } from "vitest";
import { burying, controlOf, find, moved } from "./moves";
import { fixtures } from "./testing";

describe("every legal move of the fixtures has a control of its own", () => {
  test.each(fixtures)("%s", (_, { moves }) => {
    for (const move of moves) expect(controlOf(move)).not.toBe("list");
  });
});

test("a move nobody has drawn yet is listed in words", () => {
  expect(controlOf({ do: "dance" })).toBe("list");
});

test("a move is found by its values", () => {
  const moves = [{ do: "name", object: "lake" }, { do: "name", object: "park" }]; // prettier-ignore
  expect(find(moves, { do: "name", object: "park" })).toBe(moves[1]);
  expect(find(moves, { do: "take", object: "park" })).toBeUndefined();
});

test("an order of cards is the move that buries them so", () => {
  const moves = [["a", "b"], ["b", "a"]].map((order) => ({ do: "bury", order })); // prettier-ignore
  expect(burying(["b", "a"], moves)).toBe(moves[1]);
});

test("an entry moves to its new place", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
});
