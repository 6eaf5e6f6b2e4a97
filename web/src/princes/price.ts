/** What a price would take from a seat, in cash and in prestige. */
import type { Words } from "../lib/game";
import type { Principality } from "./model";

export interface Payment {
  cash: number;
  pp: number;
}

/** The bank's price of a profession card, a bonus card or a freedom. */
export const CARD_PRICE = 300;

/** What a building costs with so many builders, for the shelf outside one's own turn; in it the decision tells. */
export function buildingPrice(builders: number): number {
  if (builders === 0) return 700;
  return builders < 3 ? 300 : 0;
}

/** Cash first; what is missing is met by the fewest PP, each worth 100 F. */
export function paymentOf(price: number, principality: Principality): Payment {
  const missing = Math.max(0, price - (principality.money ?? price));
  const pp = Math.ceil(missing / 100);
  return { cash: price - 100 * pp, pp };
}

export function money(words: Words, amount: number): string {
  return words("money", { amount });
}

/** A price in words: '600 F', or '600 F = 400 F + 2 PP' where cash does not reach. */
export function priceInWords(price: number, principality: Principality | null, words: Words): string {
  if (price === 0) return words("price-nothing");
  const payment = principality ? paymentOf(price, principality) : { cash: price, pp: 0 };
  if (payment.pp === 0) return money(words, price);
  const values = { price: money(words, price), cash: money(words, payment.cash), pp: payment.pp };
  return words(payment.cash > 0 ? "princes-price-both" : "princes-price-pp", values);
}
