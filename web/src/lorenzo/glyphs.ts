/** Effects as a row of signs: the drawing of a card says no more than its data. */
import { listed, type Effect, type Goods, type Resource, type CardType, type Work } from "./model";

export type Glyph =
  | { sign: "good"; resource: Resource; amount: number }
  | { sign: "type"; type: CardType | "any" }
  | { sign: "work"; work: Work }
  /** The value an action is done at, in a die. */
  | { sign: "value"; value: number }
  /** What is added to or taken off a value. */
  | { sign: "change"; value: number }
  | { sign: "mark"; mark: "arrow" | "slash" | "per" | "no-floor" | "less" };

const mark = (name: Extract<Glyph, { sign: "mark" }>["mark"]): Glyph => ({ sign: "mark", mark: name });

export function goodsGlyphs(goods: Goods): Glyph[] {
  return listed(goods).map(([resource, amount]) => ({ sign: "good", resource, amount }));
}

/** One row for each way an effect can be carried out: an exchange with two arrows has two. */
export function effectGlyphs(effect: Effect): Glyph[][] {
  switch (effect.op) {
    case "gain":
      return [goodsGlyphs(effect.gain!)];
    case "gain_per_card":
      return [[...goodsGlyphs(effect.gain!), mark("per"), { sign: "type", type: effect.card! }]];
    case "gain_per_points":
      return [[...goodsGlyphs(effect.gain!), mark("per"), ...goodsGlyphs(effect.per!)]];
    case "exchange":
      return effect.options!.map(({ pay, gain }) => [...goodsGlyphs(pay), mark("arrow"), ...goodsGlyphs(gain)]);
    case "action":
      return [actionGlyphs(effect)];
    case "action_bonus":
      return [[subject(effect), { sign: "change", value: effect.value! }]];
    case "discount":
      return [[{ sign: "type", type: effect.card! }, mark("less"), ...either(effect.choose!)]];
    case "no_floor_bonus":
      return [[mark("no-floor")]];
    default:
      return [];
  }
}

function subject(effect: Effect): Glyph {
  return effect.action === "take_card"
    ? { sign: "type", type: effect.card! }
    : { sign: "work", work: effect.action! };
}

function actionGlyphs(effect: Effect): Glyph[] {
  const cheaper = effect.discount ? [mark("less"), ...goodsGlyphs(effect.discount)] : [];
  return [subject(effect), { sign: "value", value: effect.value! }, ...cheaper];
}

function either(many: Goods[]): Glyph[] {
  return many.flatMap((goods, at) => (at ? [mark("slash"), ...goodsGlyphs(goods)] : goodsGlyphs(goods)));
}
