/** What the engine writes of a game of Lorenzo il Magnifico, as the page reads it. */

export const TYPES = ["territory", "character", "building", "venture"] as const;
export type CardType = (typeof TYPES)[number];
export const GOODS = ["coins", "wood", "stone", "servants"] as const;
export const RESOURCES = [...GOODS, "military", "faith", "vp"] as const;
export type Resource = (typeof RESOURCES)[number] | "privilege";
export const MEMBERS = ["black", "white", "orange", "neutral"] as const;
export type Member = (typeof MEMBERS)[number];
export type Work = "harvest" | "production";
export type Goods = Partial<Record<Resource, number>>;
/** In the order in which the engine names them. */
export const PRIVILEGES = ["goods", "servants", "coins", "military", "faith"] as const;
export const FLOORS = 4;

export interface Effect {
  op: string;
  gain?: Goods;
  card?: CardType | "any";
  per?: Goods;
  options?: { pay: Goods; gain: Goods }[];
  action?: Work | "take_card";
  value?: number;
  discount?: Goods;
  choose?: Goods[];
}

export interface Cost {
  pay: Goods;
  require?: Goods;
}

export interface Card {
  key: string;
  type: CardType;
  period: number;
  costs: Cost[];
  immediate: Effect[];
  activation?: number;
  permanent: Effect[];
  end_vp?: number;
}

export interface Leader {
  key: string;
  mode: "permanent" | "once_per_round";
  ability: Effect[];
}

export interface Excommunication {
  id: string;
  period: number;
  effect: Effect;
}

export interface BonusTile {
  key: string;
  harvest: Goods;
  production: Goods;
}

export interface WorkSpace {
  slot: string;
  value: number;
  malus: number;
}

export interface Edition {
  setup: { rounds_per_period: number; periods: number };
  board: {
    towers: Record<CardType, { floor: number; value: number; bonus: Goods }[]>;
    harvest: WorkSpace[];
    production: WorkSpace[];
    market: { slot: number; value: number; gain: Goods }[];
    council_palace: { value: number; gain: Goods };
    privilege_options: Goods[];
    faith_track_vp: number[];
    military_track_max: number;
    faith_required: Record<string, number>;
    territory_slot_military: number[];
  };
  bonus_tiles: BonusTile[];
  cards: Card[];
  leaders: Leader[];
  excommunications: Excommunication[];
}

export interface PlayedLeader {
  leader: string;
  used: boolean;
  copy: string | null;
}

export interface Family extends Record<(typeof RESOURCES)[number], number> {
  tile: string | null;
  cards: Record<CardType, string[]>;
  members: Member[];
  six: Member | null;
  /** Leaders, to the seat that holds them; their number to the others. */
  hand: string[] | number;
  kept: string[] | number;
  leaders: PlayedLeader[];
  excommunicated: string[];
}

export interface LorenzoView {
  game: "lorenzo";
  options: { advanced: boolean };
  round: number;
  phase: "setup" | "actions" | "vatican" | "over";
  order: number[];
  seat: number | null;
  kind: string | null;
  dice: Record<Exclude<Member, "neutral">, number> | null;
  towers: Record<CardType, (string | null)[]>;
  decks: Record<CardType, number>;
  excommunications: string[];
  spaces: Record<string, [seat: number, member: Member][]>;
  seats: Family[];
  turn?: { lap: number; placed: boolean };
  you: number | null;
}

/** The floor of a space such as `territory.3`; undefined for all others. */
export function floorOf(space: string): { type: CardType; floor: number } | undefined {
  const [type, floor] = space.split(".");
  return TYPES.includes(type as CardType) ? { type: type as CardType, floor: Number(floor) } : undefined;
}

/** The work of a space such as `harvest.shared`; undefined for all others. */
export function workOf(space: string): Work | undefined {
  const [area] = space.split(".");
  return area === "harvest" || area === "production" ? area : undefined;
}

/** The cards, leaders and tiles of an edition by their keys. */
export class Components {
  readonly #cards: Map<string, Card>;
  readonly #leaders: Map<string, Leader>;
  readonly #tiles: Map<string, BonusTile>;
  readonly #excommunications: Map<string, Excommunication>;

  constructor(readonly edition: Edition) {
    this.#cards = new Map(edition.cards.map((card) => [card.key, card]));
    this.#leaders = new Map(edition.leaders.map((leader) => [leader.key, leader]));
    this.#tiles = new Map(edition.bonus_tiles.map((tile) => [tile.key, tile]));
    this.#excommunications = new Map(edition.excommunications.map((tile) => [tile.id, tile]));
  }

  card(key: string): Card {
    return found(this.#cards, key);
  }

  leader(key: string): Leader {
    return found(this.#leaders, key);
  }

  tile(key: string): BonusTile {
    return found(this.#tiles, key);
  }

  excommunication(key: string): Excommunication {
    return found(this.#excommunications, key);
  }
}

function found<Kind>(kinds: Map<string, Kind>, key: string): Kind {
  const kind = kinds.get(key);
  if (kind === undefined) throw new Error(`this edition has no ${key}`);
  return kind;
}

/** The value printed on a space. */
export function spaceValue(space: string, { board }: Edition): number {
  const place = floorOf(space);
  if (place) return board.towers[place.type][place.floor - 1]?.value ?? 0;
  const [area, slot] = space.split(".");
  if (area === "harvest" || area === "production") return board[area].find((each) => each.slot === slot)?.value ?? 0;
  if (area === "market") return board.market.find((each) => String(each.slot) === slot)?.value ?? 0;
  return board.council_palace.value;
}

export function howMany(cards: string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}

/** The cards of a hand that this seat may see. */
export function seen(cards: string[] | number): string[] {
  return typeof cards === "number" ? [] : cards;
}

/** The goods of a list in the order of the rulebook, without those at 0. */
export function listed(goods: Goods): [Resource, number][] {
  return ([...RESOURCES, "privilege"] as Resource[])
    .filter((resource) => goods[resource])
    .map((resource) => [resource, goods[resource]!]);
}

export function sum(...many: Goods[]): Goods {
  const total: Goods = {};
  for (const goods of many) for (const [resource, amount] of listed(goods)) total[resource] = (total[resource] ?? 0) + amount;
  return total;
}
