/** What can be foreseen from what everybody sees: values, what would fire, what a leader still needs. */
import {
  TYPES,
  floorOf,
  lineOf,
  listed,
  sum,
  times,
  type Card,
  type CardType,
  type Components,
  type Effect,
  type Family,
  type Goods,
  type Leader,
  type LorenzoView,
  type Resource,
  type Work,
} from "./model";

/** Everything that always holds for a family: its characters, permanent leaders and excommunications. */
export function activeEffects(family: Family, components: Components): Effect[] {
  const characters = family.cards.character.flatMap((key) => components.card(key).permanent);
  const leaders = family.leaders
    .map(({ leader, copy }) => components.leader(copy ?? leader))
    .filter(({ mode }) => mode === "permanent")
    .flatMap(({ ability }) => ability);
  const excommunications = family.excommunicated.map((key) => components.excommunication(key).effect);
  return [...characters, ...leaders, ...excommunications];
}

function has(op: string, family: Family, components: Components): boolean {
  return activeEffects(family, components).some((effect) => effect.op === op);
}

/** What the family adds to the value of a harvest or production. */
export function workChange(work: Work, family: Family, components: Components): number {
  return activeEffects(family, components)
    .filter(({ op, action }) => op === "action_bonus" && action === work)
    .reduce((total, { value }) => total + value!, 0);
}

/** How much so many servants raise a value. */
export function raiseBy(servants: number, family: Family, components: Components): number {
  const rate = activeEffects(family, components).find(({ op }) => op === "servant_rate")?.servants ?? 1;
  return Math.floor(servants / rate);
}

/** The value of a harvest or production by a member. */
export function workValue(space: string, worth: number, servants: number, family: Family, components: Components): number {
  const [work, slot] = space.split(".") as [Work, string];
  const malus = components.edition.board[work].find((each) => each.slot === slot)?.malus ?? 0;
  return worth + malus + workChange(work, family, components) + raiseBy(servants, family, components);
}

/** The value of a harvest or production that a card or a leader grants; for some leaders only penalties count. */
export function grantedValue(effect: Effect, servants: number, family: Family, components: Components): number {
  const work = effect.action as Work;
  const excommunications = family.excommunicated.map((key) => components.excommunication(key).effect);
  const penalty = excommunications
    .filter(({ op, action }) => op === "action_bonus" && action === work)
    .reduce((total, { value }) => total + value!, 0);
  const change = effect.card_bonuses === false ? penalty : workChange(work, family, components);
  return effect.value! + change + raiseBy(servants, family, components);
}

export interface Firing {
  /** The half of the bonus tile. */
  tile: Goods;
  fires: Card[];
  rests: Card[];
  /** The tile and all cards that fire, exchanges left out. */
  gain: Goods;
}

/** What a harvest or production at a value sets off. */
export function firing(work: Work, value: number, family: Family, components: Components): Firing {
  const line = family.cards[lineOf(work)].map((key) => components.card(key));
  const fires = line.filter(({ activation }) => activation! <= value);
  const tile = family.tile && value >= 1 ? components.tile(family.tile)[work] : {};
  const gains = fires.flatMap(({ permanent }) => permanent.map((effect) => gainOf(effect, family)));
  return { tile, fires, rests: line.filter((card) => !fires.includes(card)), gain: sum(tile, ...gains) };
}

/** What an effect gives a family as it stands; nothing where something is still to be chosen. */
export function gainOf(effect: Effect, family: Family): Goods {
  if (effect.op === "gain") return effect.gain!;
  if (effect.op === "gain_per_card") {
    const cards: readonly CardType[] = effect.card === "any" ? TYPES : [effect.card as CardType];
    return times(effect.gain!, cards.reduce((count, type) => count + family.cards[type].length, 0));
  }
  if (effect.op === "gain_per_points") {
    const [[resource, per]] = listed(effect.per!) as [[keyof Family & Resource, number]];
    return times(effect.gain!, Math.floor((family[resource] as number) / per));
  }
  return {};
}

/** Whether an excommunication takes something off what sources give the family. */
export function losesGains(family: Family, components: Components): boolean {
  return has("gain_malus", family, components);
}

/** What an occupied tower costs a family that goes there, with a member or by a bonus action; nothing in an empty one. */
export function feeAt(
  space: string,
  view: LorenzoView,
  family: Family,
  components: Components,
  by: "member" | "bonus" = "member",
): Goods {
  const place = floorOf(space);
  const spares = by === "member" || view.options.brunelleschi_bonus_actions;
  if (!place || (spares && has("no_occupied_tower_fee", family, components))) return {};
  const occupied = Object.entries(view.spaces).some(
    ([other, standing]) => floorOf(other)?.type === place.type && standing.length > 0,
  );
  return occupied ? components.edition.board.occupied_tower_fee : {};
}

/** What a floor, market space or the council gives by itself, as this family gets it. */
export function spaceGain(space: string, family: Family | undefined, components: Components): Goods {
  const { board } = components.edition;
  const place = floorOf(space);
  if (place) {
    if (family && has("no_floor_bonus", family, components)) return {};
    return board.towers[place.type][place.floor - 1]?.bonus ?? {};
  }
  if (space === "council") return board.council_palace.gain;
  return board.market.find(({ slot }) => space === `market.${slot}`)?.gain ?? {};
}

export function spaceValue(space: string, components: Components): number {
  const { board } = components.edition;
  const place = floorOf(space);
  if (place) return board.towers[place.type][place.floor - 1]?.value ?? 0;
  const [area, slot] = space.split(".");
  if (area === "harvest" || area === "production") return board[area].find((each) => each.slot === slot)?.value ?? 0;
  if (area === "market") return board.market.find((each) => String(each.slot) === slot)?.value ?? 0;
  return board.council_palace.value;
}

export interface Need {
  subject: { card: CardType } | { resource: Resource };
  need: number;
  have: number;
}

/** Each alternative of a leader's requirement, with what the family has of it. */
export function needsOf(leader: Leader, family: Family): Need[][] {
  return leader.require_any.map(({ cards, resources }) => [
    ...TYPES.filter((type) => cards?.[type]).map((type) => ({
      subject: { card: type },
      need: cards![type]!,
      have: family.cards[type].length,
    })),
    ...listed(resources ?? {}).map(([resource, need]) => ({
      subject: { resource },
      need,
      have: family[resource as keyof Family] as number,
    })),
  ]);
}

export function isMet(needs: Need[]): boolean {
  return needs.every(({ need, have }) => have >= need);
}

/** The alternatives worth showing: those met, or else the nearest. */
export function nearest(alternatives: Need[][]): Need[] {
  const missing = (needs: Need[]) => needs.reduce((total, { need, have }) => total + Math.max(0, need - have), 0);
  return [...alternatives].sort((one, other) => missing(one) - missing(other))[0] ?? [];
}

/** What the next territory needs, unless a leader waives it. */
export function nextTerritoryNeed(family: Family, components: Components): number | undefined {
  if (has("no_territory_requirement", family, components)) return undefined;
  return components.edition.board.territory_slot_military[family.cards.territory.length];
}

/** The worth of members at home, where the decision does not tell: the dice and what always holds. */
export function memberValues(view: LorenzoView, family: Family, components: Components): Record<string, number> {
  const effects = activeEffects(family, components);
  const values: Record<string, number> = {};
  for (const member of family.members) {
    let value = member === "neutral" ? 0 : (view.dice?.[member] ?? 0);
    const set = effects.find(({ op, members }) => op === "member_value_set" && members?.includes(member));
    if (set) value = set.value!;
    if (family.six === member) value = 6;
    for (const { op, members, value: change } of effects) {
      if (op === "member_value_add" && members?.includes(member)) value += change!;
    }
    values[member] = value;
  }
  return values;
}

/** What supporting the Church brings: the points of the step, and what leaders add. */
export function supportPoints(step: number, family: Family, components: Components): number {
  return activeEffects(family, components)
    .filter(({ op }) => op === "church_support_bonus")
    .reduce((points, { gain }) => points + (gain?.vp ?? 0), step);
}
