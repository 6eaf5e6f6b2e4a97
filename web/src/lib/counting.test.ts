import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counting, numberIn, numberNode, withNumber } from "./counting";

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => vi.useRealTimers());

test("numbers are found as they are written", () => {
  expect([numberIn("7"), numberIn("1,200 F"), numberIn("1.200 F"), numberIn("none")]).toEqual([7, 1200, 1200, null]);
  expect(withNumber("1.200 F", 1150, "de")).toBe("1.150 F");
  expect(withNumber("12", 1150, "de")).toBe("1150");
});

test("the number that is seen counts, not the one for readers", () => {
  const place = document.createElement("div");
  place.innerHTML = '<dt><span class="for-readers">3 coins</span></dt><dd>5</dd>';
  expect(numberNode(place)!.data).toBe("5");
});

function counted(text: string, from: number): Text {
  const node = document.createTextNode(text);
  new Counting(node, from, 0, 400);
  return node;
}

test("it runs to the true number", () => {
  const node = counted("10 F", 0);
  expect(node.data).toBe("0 F");
  vi.advanceTimersByTime(200);
  expect(numberIn(node.data)).toBeGreaterThan(3);
  expect(numberIn(node.data)).toBeLessThan(8);
  vi.advanceTimersByTime(400);
  expect(node.data).toBe("10 F");
});

test("it ends at once when asked", () => {
  const node = document.createTextNode("10");
  new Counting(node, 2, 100, 400).finish();
  expect(node.data).toBe("10");
});

test("what was written in the meantime stays", () => {
  const node = counted("10", 0);
  vi.advanceTimersByTime(100);
  node.data = "12";
  vi.advanceTimersByTime(1000);
  expect(node.data).toBe("12");
});
