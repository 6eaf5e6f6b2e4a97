/** Sums and prices in words. */
import type { Words } from "../lib/game";
import type { Payment } from "./model";

export function money(words: Words, amount: number): string {
  return words("money", { amount });
}

export function priceInWords(price: number, words: Words): string {
  return price === 0 ? words("price-nothing") : money(words, price);
}

/** What a price takes: '600 F', or '600 F = 400 F + 2 PP' where cash does not reach. */
export function paymentInWords({ price, cash, pp }: Payment, words: Words): string {
  if (pp === 0) return priceInWords(price, words);
  const values = { price: money(words, price), cash: money(words, cash), pp };
  return words(cash > 0 ? "princes-price-both" : "princes-price-pp", values);
}
