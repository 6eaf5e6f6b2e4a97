import { expect, test } from "vitest";
import type { GameDrawing } from "./game";
import type { SeatInfo, Table, Update } from "./messages";
import { PACES, PATIENCE, isSmall, rankOf, thinkingTime } from "./pace";

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];
const drawing = { routine: ["pass", "end"], small: ["bid"] } as unknown as GameDrawing;
const levels = [{ name: "newcomer" }, { name: "casual" }, { name: "master" }];

function update(seat: number, ...facts: string[]): Update {
  return { movers: [seat], facts: [facts.map((fact) => ({ fact }))] } as unknown as Update;
}

function table(...of: (string | null)[]): Table {
  return { seats: of.map((level) => ({ level }) as SeatInfo) } as Table;
}

test("who wants no waiting gets none", () => {
  for (const rank of [null, ...RANKS]) for (const small of [true, false]) expect(thinkingTime("instant", rank, small)).toBe(0);
});

test("each pace takes longer than the one before, and none longer than a rush may", () => {
  for (const rank of RANKS) {
    const times = PACES.map((pace) => thinkingTime(pace, rank, false));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size).toBe(PACES.length);
    for (const [at, pace] of PACES.entries()) expect(times[at]).toBeLessThanOrEqual(PATIENCE[pace]);
  }
});

test("stronger bots think longer about what matters, and as shortly about what does not", () => {
  const times = RANKS.map((rank) => thinkingTime("natural", rank, false));
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
  expect(new Set(RANKS.map((rank) => thinkingTime("natural", rank, true))).size).toBe(1);
  expect(thinkingTime("natural", 1, true)).toBeLessThan(thinkingTime("natural", 1, false));
});

test("people are not made slower than they are", () => {
  expect(thinkingTime("natural", null, false)).toBe(thinkingTime("brisk", null, false));
});

test("the rank is that of the bot that moved, also of one that plays for a person", () => {
  expect(rankOf(update(1), table(null, "casual"), levels)).toBe(2);
  expect(rankOf(update(0), table(null, "casual"), levels)).toBeNull();
  expect(rankOf(update(0), table("somebody's own"), levels)).toBe(1);
  expect(rankOf(update(0), null, levels)).toBeNull();
});

test("bids and passes are small, a turn is not", () => {
  expect(isSmall("bid", update(0, "bid"), drawing)).toBe(true);
  expect(isSmall("turn", update(0, "end"), drawing)).toBe(true);
  expect(isSmall("turn", update(0, "build"), drawing)).toBe(false);
  expect(isSmall("turn", update(0, "build", "end"), drawing)).toBe(false);
  expect(isSmall("turn", update(0), drawing)).toBe(false);
  expect(isSmall(undefined, update(0, "build"), null)).toBe(false);
});
