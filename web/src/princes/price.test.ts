import { expect, test } from "vitest";
import type { Principality } from "./model";
import { buildingPrice, paymentOf, priceInWords } from "./price";
import { fixture, trueWords } from "./testing";

const words = trueWords("en");
const { view } = fixture("turn_4");
const principality = (money: number, pp: number): Principality => ({ ...view.seats[0]!, money, pp });

test("cash first, then the fewest PP", () => {
  expect(paymentOf(600, principality(1000, 9))).toEqual({ cash: 600, pp: 0 });
  expect(paymentOf(600, principality(400, 9))).toEqual({ cash: 400, pp: 2 });
  expect(paymentOf(600, principality(0, 9))).toEqual({ cash: 0, pp: 6 });
});

test("prices say what of them would be cash and what PP", () => {
  expect(priceInWords(600, principality(1000, 9), words)).toBe("600 F");
  expect(priceInWords(600, principality(400, 9), words)).toBe("600 F = 400 F + 2 PP");
  expect(priceInWords(300, principality(0, 9), words)).toBe("300 F = 3 PP");
  expect(priceInWords(0, principality(0, 9), words)).toBe("free");
  expect(priceInWords(700, null, words)).toBe("700 F");
});

test("builders make building cheaper", () => {
  expect([0, 1, 2, 3].map(buildingPrice)).toEqual([700, 300, 300, 0]);
});
