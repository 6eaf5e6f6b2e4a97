/** Cards, spaces, questions and moves in words. */
import type { Decision, Json, Move, Seat, Words } from "../lib/game";
import {
  PRIVILEGES,
  floorOf,
  listed,
  type Card,
  type Components,
  type Cost,
  type Effect,
  type Goods,
  type LorenzoView,
  type Resource,
} from "./model";

export function cardName(key: string, words: Words): string {
  return words(`card-${key}`);
}

export function leaderName(key: string, words: Words): string {
  return words(`leader-${key}`);
}

/** "a, b and c" or "a, b or c". */
export function joined(parts: string[], words: Words, link: "and" | "or" = "and"): string {
  if (parts.length < 2) return parts[0] ?? words("goods-nothing");
  return words(`goods-${link}`, { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

export function goodsWords(goods: Goods, words: Words): string {
  return joined(
    listed(goods).map(([resource, count]) => words(`good-${resource}-count`, { count })),
    words,
  );
}

export function spaceWords(space: string, words: Words, going: "" | "-to" = ""): string {
  const tower = floorOf(space);
  return tower
    ? words(`space-${tower.type}${going}`, { floor: tower.floor })
    : words(`space-${space.replace(".", "-")}${going}`);
}

export function effectWords(effect: Effect, words: Words): string {
  switch (effect.op) {
    case "gain":
      return words("effect-gain", { goods: goodsWords(effect.gain!, words) });
    case "gain_per_card":
      return words("effect-gain_per_card", {
        goods: goodsWords(effect.gain!, words),
        cards: words(`type-${effect.card}-many`),
      });
    case "gain_per_points":
      return words("effect-gain_per_points", {
        goods: goodsWords(effect.gain!, words),
        per: goodsWords(effect.per!, words),
      });
    case "exchange":
      return joined(
        effect.options!.map(({ pay, gain }) => exchangeWords(pay, gain, words)),
        words,
        "or",
      );
    case "action":
    case "action_bonus":
      return actionWords(effect, words);
    case "discount":
      return words("effect-discount", {
        card: words(`type-${effect.card}-one`),
        discount: joined(
          effect.choose!.map((goods) => goodsWords(goods, words)),
          words,
          "or",
        ),
      });
    default:
      return words(`effect-${effect.op}`);
  }
}

export function exchangeWords(pay: Goods, gain: Goods, words: Words): string {
  return words("effect-exchange", { pay: goodsWords(pay, words), gain: goodsWords(gain, words) });
}

function actionWords(effect: Effect, words: Words): string {
  const values = { value: effect.value!, card: words(`type-${effect.card ?? "any"}-one`) };
  if (!effect.discount) return words(`effect-${effect.op}-${effect.action}`, values);
  return words(`effect-${effect.op}-${effect.action}-discount`, {
    ...values,
    discount: goodsWords(effect.discount, words),
  });
}

function costWords(cost: Cost, words: Words): string {
  const goods = goodsWords(cost.pay, words);
  return cost.require
    ? words("card-cost-need", { goods, need: goodsWords(cost.require, words) })
    : words("card-cost", { goods });
}

/** A card in a few lines: cost, what it does at once, and what later. */
export function cardLines(card: Card, words: Words): string[] {
  const effects = (list: Effect[]) => list.map((effect) => effectWords(effect, words)).join("; ");
  const [cost, other] = card.costs.map((each) => costWords(each, words));
  const lines = [other ? words("card-cost-either", { cost: cost!, other }) : (cost ?? words("card-free"))];
  if (card.immediate.length) lines.push(words("card-immediate", { effects: effects(card.immediate) }));
  if (card.permanent.length) {
    const when = card.type === "territory" ? "harvest" : card.type === "building" ? "production" : "permanent";
    lines.push(words(`card-${when}`, { value: card.activation ?? 0, effects: effects(card.permanent) }));
  }
  if (card.end_vp) lines.push(words("card-end_vp", { vp: card.end_vp }));
  return lines;
}

export function tileWords(key: string, components: Components, words: Words): string {
  const { harvest, production } = components.tile(key);
  return words("tile-gives", { harvest: goodsWords(harvest, words), production: goodsWords(production, words) });
}

/** The goods of a privilege such as `servants`. */
export function privilegeGoods(gain: string, components: Components): Goods {
  return components.edition.board.privilege_options[PRIVILEGES.indexOf(gain as (typeof PRIVILEGES)[number])] ?? {};
}

/** The exchange of a card and its option, as a move names it. */
export function exchangeOf(card: string, option: number, components: Components): { pay: Goods; gain: Goods } {
  const options = components.card(card).permanent.find(({ op }) => op === "exchange")?.options ?? [];
  return options[option] ?? { pay: {}, gain: {} };
}

/** Every legal move as a line of words. */
export function moveWords(move: Move, view: LorenzoView, components: Components, words: Words): string {
  const text = (key: string) => String(move[key]);
  const servants = Number(move.servants ?? 0);
  switch (move.do) {
    case "tile":
      return words("move-tile", { tile: words(`tile-${text("tile")}`) });
    case "place":
      return words("move-place", {
        member: words(`member-${text("member")}`),
        to: spaceWords(text("space"), words, "-to"),
        servants,
      });
    case "draft":
    case "discard":
    case "play":
    case "activate":
      return leaderMoveWords(move, words);
    case "pay":
      return words("move-pay", { goods: goodsWords(move.goods as Goods, words) });
    case "privilege":
      return words("move-privilege", { goods: goodsWords(privilegeGoods(text("gain"), components), words) });
    case "exchange": {
      const { pay, gain } = exchangeOf(text("card"), Number(move.option), components);
      return words("move-exchange", {
        card: cardName(text("card"), words),
        pay: goodsWords(pay, words),
        gain: goodsWords(gain, words),
      });
    }
    case "take":
      return words("move-take", { card: cardOn(text("space"), view, words), space: spaceWords(text("space"), words), servants });
    case "work":
      return words("move-work", { servants });
    default:
      return words(`move-${move.do}`);
  }
}

function leaderMoveWords(move: Move, words: Words): string {
  const leader = leaderName(String(move.leader), words);
  if (move.copy) return words("move-play-copy", { leader, copy: leaderName(String(move.copy), words) });
  if (move.member) return words("move-activate-member", { leader, member: words(`member-${move.member}-one`) });
  if (move.servants !== undefined) return words("move-activate-servants", { leader, servants: Number(move.servants) });
  return words(`move-${move.do}`, { leader });
}

/** The name of the card that lies on a floor. */
function cardOn(space: string, view: LorenzoView, words: Words): string {
  const place = floorOf(space);
  const card = place && view.towers[place.type][place.floor - 1];
  return card ? cardName(card, words) : "";
}

/** What the seat is asked, in words. */
export function questionWords(decision: Decision, moves: Move[], words: Words): string {
  const number = (value: Json | undefined) => Number(value ?? 0);
  switch (decision.kind) {
    case "turn":
      if (decision.placed) return words("question-turn-placed");
      return moves.some((move) => move.do === "pass") ? words("question-turn-pass") : words("question-turn");
    case "pay":
    case "exchange":
      return words(`question-${decision.kind}`, { card: cardName(String(decision.card), words) });
    case "privilege":
      return words("question-privilege", { left: number(decision.left) });
    case "bonus":
      return words(`question-bonus-${decision.action}`, {
        card: cardName(String(decision.card), words),
        type: words(`type-${decision.type ?? "any"}-one`),
        value: number(decision.value),
      });
    case "vatican":
      return words("question-vatican", { need: number(decision.need), faith: number(decision.faith) });
    default:
      return words(`question-${decision.kind}`);
  }
}

export function goodName(resource: Resource, words: Words): string {
  return words(`good-${resource}`);
}

export function seatName(seat: number, seats: Seat[]): string {
  return seats[seat]?.name ?? String(seat + 1);
}
