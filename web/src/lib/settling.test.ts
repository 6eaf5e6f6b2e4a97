import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Settling } from "./settling.svelte";
import { Sides } from "./sides";

const click = (clientX: number, clientY: number, detail = 1) => ({ clientX, clientY, detail });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("what has just appeared ignores clicks for a moment, wherever they fall", () => {
  const settling = new Settling();
  expect(settling.ignores(click(10, 10))).toBe(false);
  settling.begin();
  expect(settling.now).toBe(true);
  expect(settling.ignores(click(300, 300))).toBe(true);
  vi.advanceTimersByTime(260);
  expect(settling.now).toBe(false);
  expect(settling.ignores(click(300, 300))).toBe(false);
});

test("a second click in the same place belongs to the first for longer, however often it comes", () => {
  const settling = new Settling();
  expect(settling.ignores(click(100, 100))).toBe(false);
  vi.advanceTimersByTime(30);
  settling.begin();
  for (const wait of [270, 100, 100]) {
    vi.advanceTimersByTime(wait);
    expect(settling.ignores(click(104, 98))).toBe(true);
  }
  expect(settling.ignores(click(200, 100))).toBe(false);
  vi.advanceTimersByTime(200);
  expect(settling.ignores(click(104, 98))).toBe(false);
});

test("where nothing has changed one may click again and again", () => {
  const settling = new Settling();
  settling.begin();
  vi.advanceTimersByTime(1000);
  for (let count = 0; count < 5; count++) expect(settling.ignores(click(50, 50))).toBe(false);
});

test("keys are always meant", () => {
  const settling = new Settling();
  settling.begin();
  expect(settling.ignores(click(0, 0, 0))).toBe(false);
});

test("answers to different decisions stand on different sides, those to the same one stay", () => {
  const sides = new Sides();
  const kinds = ["bid", "bid", "name", "take", "turn", "bonus", "turn", "end", "bid", "privilege", "turn"];
  const found = kinds.map((kind) => {
    const side = sides.of(kind);
    sides.answer(kind);
    expect(sides.of("place")).toBe(side); // it has no answers, so it changes nothing
    sides.answer("place");
    return side;
  });
  for (let at = 1; at < kinds.length; at++) {
    expect(found[at] === found[at - 1], `${kinds[at - 1]} then ${kinds[at]}`).toBe(kinds[at] === kinds[at - 1]);
  }
});

test("a decision nobody pressed in does not count: it was answered before it could be seen", () => {
  const sides = new Sides();
  sides.answer("bid");
  expect(sides.of("name")).toBe("start");
  expect(sides.of("mark")).toBe("start");
});
