import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Paced } from "./paced";

let shown: number[];
let unhurried: boolean;
let paced: Paced<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  unhurried = true;
  paced = new Paced((thing) => shown.push(thing), () => unhurried);
});

afterEach(() => vi.useRealTimers());

test("the first is shown at once, the next after a while, in order", () => {
  for (const thing of [1, 2, 3]) paced.add(thing);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
});

test("a long rush is shown in a few seconds all the same", () => {
  for (let thing = 0; thing < 300; thing += 1) paced.add(thing);
  vi.advanceTimersByTime(25_000);
  expect(shown).toHaveLength(300);
});

test("whoever wants no waiting gets none, even in the middle", () => {
  for (const thing of [1, 2, 3]) paced.add(thing);
  unhurried = false;
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
  paced.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what was waited for is shown at once, and what follows it waits again", () => {
  paced.add(1);
  paced.add(2, true);
  paced.add(3);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
});

test("a lost line shows everything before it asks for more", () => {
  for (const thing of [1, 2, 3]) paced.add(thing);
  paced.flush();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test("nothing is shown once the page is left", () => {
  for (const thing of [1, 2]) paced.add(thing);
  paced.close();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
