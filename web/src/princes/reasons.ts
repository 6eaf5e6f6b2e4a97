/** Why something on the table cannot be taken now, as far as the view tells; null if it can, or if nothing tells. */
import { hasBuilding } from "./counts";
import { leftIn } from "./model";
import { CARD_PRICE, money, paymentOf } from "./price";
import type { PrincesTable } from "./table";

/** A stack that is auctioned. */
export function whyNotStack(object: string, table: PrincesTable): string | null {
  const { view, words, decision } = table;
  if (!table.me) return null;
  if (view.phase !== "auction") return words("princes-why-auction");
  if (view.auction?.sold.includes(object)) return words("princes-why-sold");
  if (view.auction?.object === object) return words("princes-why-up");
  if (leftIn(view, object) === 0) return words("princes-why-none");
  if (!isAsked(["name", "take"], table)) return words("princes-why-turn");
  return whyNotPay(decision?.price as number, table);
}

export function whyNotBuild(building: string, price: number, table: PrincesTable): string | null {
  const { me, view, words } = table;
  if (me && hasBuilding(me, building)) return words("princes-why-have");
  if (me && view.supply.buildings[building] === 0) return words("princes-why-none");
  return whyNotAct(price, table) ?? (isAsked(["turn"], table) ? words("princes-why-no-room") : null);
}

export function whyNotIntroduce(freedom: string, table: PrincesTable): string | null {
  const { me, view, words } = table;
  if (me?.freedoms.includes(freedom)) return words("princes-why-have");
  if (me && view.supply.freedoms[freedom] === 0) return words("princes-why-none");
  if (isMyTurn(table) && view.turn?.has_introduced) return words("princes-why-once");
  return whyNotAct(CARD_PRICE, table);
}

export function whyNotDraw(deck: "profession" | "bonus", table: PrincesTable): string | null {
  const { me, view, words } = table;
  if (me && view.decks[deck] === 0) return words("princes-why-none");
  if (isMyTurn(table) && deck === "profession" && view.turn?.has_drawn) return words("princes-why-once");
  return whyNotAct(CARD_PRICE, table);
}

/** A bid field of a character. */
export function whyNotMark(character: string, amount: number, table: PrincesTable): string | null {
  const { me, view, words } = table;
  const present = view.character_auction?.marks[character]?.amount ?? -1;
  if (!me) return null;
  if (amount <= present) return words("princes-why-outbid", { amount: money(words, present) });
  if (!isAsked(["mark"], table)) return words("princes-why-turn");
  return whyNotPay(amount, table);
}

/** What holds for every action of a turn. */
function whyNotAct(price: number, table: PrincesTable): string | null {
  const { me, view, words } = table;
  if (!me) return null;
  if (view.phase !== "actions") return words("princes-why-actions");
  if (!isMyTurn(table)) return words("princes-why-turn");
  if (view.turn?.actions_left === 0) return words("princes-why-no-action");
  return whyNotPay(price, table);
}

function whyNotPay(price: number, { me, debtor, words }: PrincesTable): string | null {
  const { pp } = paymentOf(price, me!);
  return pp > (debtor?.pp ?? 0) ? words("princes-why-price", { price: money(words, price) }) : null;
}

function isAsked(kinds: string[], { moves, decision }: PrincesTable): boolean {
  return moves.length > 0 && kinds.includes(decision?.kind ?? "");
}

function isMyTurn({ you, view }: PrincesTable): boolean {
  return view.turn?.active === you;
}
