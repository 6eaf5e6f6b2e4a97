import { expect, test } from "vitest";
import { paymentInWords, priceInWords } from "./price";
import { trueWords } from "./testing";

const words = trueWords("en");

test("cash alone is the price", () => {
  expect(paymentInWords({ price: 300, cash: 300, pp: 0 }, words)).toBe("300 F");
});

test("PP are told beside the cash", () => {
  expect(paymentInWords({ price: 600, cash: 400, pp: 2 }, words)).toBe("600 F = 400 F + 2 PP");
  expect(paymentInWords({ price: 200, cash: 0, pp: 2 }, words)).toBe("200 F = 2 PP");
});

test("nothing is free", () => {
  expect(priceInWords(0, words)).toBe("free");
});
