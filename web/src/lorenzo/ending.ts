/** The final table: every point accounted for, from the facts or, where they are gone, from the cards on the table. */
import type { Fact } from "../lib/game";
import { GOODS, type Components, type Effect, type Family, type LorenzoView } from "./model";

export const PARTS = ["territories", "characters", "ventures", "military", "goods", "excommunications"] as const;
export type Part = (typeof PARTS)[number];

export interface Account {
  seat: number;
  /** Points of the six rounds. */
  played: number;
  parts: Record<Part, number>;
  total: number;
  rank: number;
}

/** Once over: the final accounts, best first. */
export function accountsOf(view: LorenzoView, components: Components, facts: Fact[]): Account[] {
  const accounts = view.seats.map((family, seat) => {
    const told = facts.find((fact) => fact.fact === "final" && fact.seat === seat);
    const parts = told ? toldParts(told) : partsOf(family, view, components);
    return account(seat, family.vp - total(parts), parts);
  });
  return ranked(accounts, view.order);
}

/** Before the end: what each seat would have if the game ended now, faith not counted. */
export function forecast(view: LorenzoView, components: Components): Account[] {
  const accounts = view.seats.map((family, seat) => account(seat, family.vp, partsOf(family, view, components)));
  return ranked(accounts, view.order);
}

function account(seat: number, played: number, parts: Record<Part, number>): Account {
  return { seat, played, parts, total: played + total(parts), rank: 0 };
}

function ranked(accounts: Account[], order: number[]): Account[] {
  return accounts
    .sort((one, other) => other.total - one.total || order.indexOf(one.seat) - order.indexOf(other.seat))
    .map((each, at) => ({ ...each, rank: at + 1 }));
}

function total(parts: Record<Part, number>): number {
  return PARTS.reduce((points, part) => points + parts[part], 0);
}

function toldParts(fact: Fact): Record<Part, number> {
  const told = fact.parts as Record<string, number>;
  return Object.fromEntries(PARTS.map((part) => [part, told[part] ?? 0])) as Record<Part, number>;
}

/** What the cards, the goods and the military of a family are worth now. */
export function partsOf(family: Family, view: LorenzoView, components: Components): Record<Part, number> {
  const { scoring } = components.edition;
  const effects = family.excommunicated.map((key) => components.excommunication(key).effect);
  const barred = effects.filter(({ op }) => op === "no_final_vp").map(({ card }) => card);
  const ventures = family.cards.venture.reduce((points, key) => points + (components.card(key).end_vp ?? 0), 0);
  const goods = GOODS.reduce((count, good) => count + family[good], 0);
  return {
    territories: barred.includes("territory") ? 0 : (scoring.territories[family.cards.territory.length] ?? 0),
    characters: barred.includes("character") ? 0 : (scoring.characters[family.cards.character.length] ?? 0),
    ventures: barred.includes("venture") ? 0 : ventures,
    military: militaryPoints(family, view, components),
    goods: Math.floor(goods / scoring.resources_per_vp),
    excommunications: effects.reduce((points, effect) => points - loss(effect, family, components), 0),
  };
}

function militaryPoints(family: Family, view: LorenzoView, components: Components): number {
  const { first, second } = components.edition.scoring.military_rank;
  const ahead = view.seats.filter(({ military }) => military > family.military).length;
  return ahead === 0 ? first : ahead === 1 ? second : 0;
}

interface Loss extends Effect {
  per_each?: (keyof Family)[];
  resources?: ("wood" | "stone")[];
  lose?: number;
  when?: string;
}

function loss(effect: Loss, family: Family, components: Components): number {
  const lose = effect.lose ?? 0;
  if (effect.op === "final_vp_loss_building_costs") {
    const printed = family.cards.building.map((key) => components.card(key).costs[0]?.pay ?? {});
    return lose * printed.reduce((count, pay) => count + effect.resources!.reduce((sum, each) => sum + (pay[each] ?? 0), 0), 0);
  }
  if (effect.op !== "final_vp_loss" || effect.when) return 0;
  const each = (effect.per_each ?? []).reduce((count, good) => count + (family[good] as number), 0);
  const per = Object.entries(effect.per ?? {}).reduce(
    (count, [good, amount]) => count + Math.floor((family[good as keyof Family] as number) / amount),
    0,
  );
  return lose * (each + per);
}
