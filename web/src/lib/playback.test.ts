import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlaybackQueue } from "./playback";

let shown: number[];
let pause: number;
let queue: PlaybackQueue<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pause = 650;
  queue = new PlaybackQueue((thing) => shown.push(thing), () => pause, () => 3500);
});

afterEach(() => vi.useRealTimers());

test("the first is shown at once, the next after a while, in order", () => {
  for (const thing of [1, 2, 3]) queue.add(thing);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
});

test("what comes later than it would have waited is shown at once", () => {
  queue.add(1);
  vi.advanceTimersByTime(500);
  queue.add(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  queue.add(3);
  expect(shown).toEqual([1, 2, 3]);
});

test("a long rush is shown in a few seconds all the same", () => {
  for (let thing = 0; thing < 300; thing += 1) queue.add(thing);
  vi.advanceTimersByTime(25_000);
  expect(shown).toHaveLength(300);
});

test("whoever wants no waiting gets none, even in the middle", () => {
  for (const thing of [1, 2, 3]) queue.add(thing);
  pause = 0;
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
  queue.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what was waited for is shown at once, and what follows it waits again", () => {
  queue.add(1);
  queue.add(2, true);
  queue.add(3);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
});

test("a lost connection shows everything before it asks for more", () => {
  for (const thing of [1, 2, 3]) queue.add(thing);
  queue.flush();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test("nothing is shown once the page is left", () => {
  for (const thing of [1, 2]) queue.add(thing);
  queue.close();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
