/** What the engine writes of a game of The Princes of Florence, as the page reads it. */
import type { Ending, Sources } from "../lib/ending";
import type { Reason } from "../lib/game";

export type Cell = [row: number, column: number];
export type Cards = string[] | number;

export interface Piece {
  piece: string;
  cells: Cell[];
}

export interface Principality {
  pp: number;
  money: number | null;
  hand: Cards;
  table: string[];
  bonus: Cards;
  prestige: Cards;
  jesters: number;
  builders: number;
  freedoms: string[];
  pieces: Piece[];
  character: string | null;
  best_work: number;
}

export interface Auction {
  in_phase: number[];
  sold: string[];
  namer: number;
  object?: string;
  price?: number;
  bidder?: number;
  in_auction?: number[];
}

export interface CharacterAuction {
  seats: number[];
  marks: Record<string, { seat: number; amount: number }>;
  bought: string[];
}

export interface Turn {
  active: number;
  actions_left: number;
  has_drawn: boolean;
  has_introduced: boolean;
  offers: number;
}

export interface Offer {
  building: string;
  partner: number;
  cells?: Record<string, Cell[]>;
  amount?: number;
}

export interface Supply {
  forest: number;
  lake: number;
  park: number;
  jester: number;
  builder: number;
  recruiting: number;
  buildings: Record<string, number>;
  freedoms: Record<string, number>;
}

export interface PrincesView {
  game: "princes";
  options: { muse_and_princess: boolean; cooperative: boolean; two_player_hard: boolean; open_money: boolean };
  round: number;
  phase: "setup" | "auction" | "characters" | "actions" | "over";
  start: number;
  seat: number | null;
  kind: string | null;
  supply: Supply;
  decks: { profession: number; bonus: number; prestige: number };
  characters: { banker?: number };
  seats: Principality[];
  you: number | null;
  auction?: Auction;
  character_auction?: CharacterAuction;
  turn?: Turn;
  piece?: string;
  work?: { card: string | null; wv: number };
  offer?: Offer;
  banker_buyer?: number;
  looked?: { deck: Deck; count: number; cards?: string[] };
}

/** What a price takes from a seat. */
export interface Payment {
  price: number;
  cash: number;
  pp: number;
}

/** A work as it stands, part by part, and what is missing to the round's minimum. */
export interface Work {
  parts: Record<string, number>;
  wv: number;
  with_bonus: number;
  missing: number;
  missing_with_bonus: number;
}

/** Why nothing of a kind is possible now, and why a certain thing is not. */
export interface WhyNot {
  all?: Reason;
  each: Record<string, Reason>;
}

/** The fields of a character that are open to a seat, and why those below and above are not. */
export interface OpenFields {
  lowest: number;
  highest: number;
  below: Reason;
  above: Reason;
}

export type ThingKind = "stacks" | "buildings" | "freedoms" | "decks" | "works" | "princess";

/** Every number and reason that is shown; what belongs to a seat is left out for spectators and once it is over. */
export interface PrincesAppraisal {
  minimum: number;
  /** What one more of each part would add to a work. */
  adds: Record<string, number>;
  /** How many cards a buyer looks at. */
  looked_at: Record<Deck, number>;
  /** The stacks that are auctioned and how many objects each has. */
  stacks: Record<string, number>;
  seats: { buildings: number; empty_spaces: number; fame: number; best_work: number; rank: number }[];
  fields?: Record<string, number[]>;
  prices?: { opening: Payment; building: Payment; card: Payment; object?: Payment; bid?: Payment };
  why_not?: Partial<Record<ThingKind, WhyNot>> & {
    /** Why no action at all can be taken: it holds for all that is done in a turn. */
    actions?: Reason;
    characters?: { all?: Reason; each: Record<string, OpenFields> };
    offers?: Record<string, WhyNot>;
  };
  works?: Record<string, Work>;
  /** How many professions in hand ask for a thing that is not there yet. */
  wanted?: Record<string, number>;
  bonus?: Record<string, number>;
  prestige?: Record<string, { pp: number; counts: Record<string, number[]> }>;
  princess?: Work;
  /** The money that a work pays besides 0, 1, 2 … PP. */
  payouts?: number[];
  /** What each sum for a joint building means for this seat. */
  sums?: Record<string, Payment>;
  offers_left?: number;
  final?: { prestige: Record<string, number>[] };
  /** Where the points came from, by source and seat. */
  account?: { sources: Sources };
  /** Who is placed where and why, and everybody's cards. */
  ending?: Ending;
}

export type Deck = "profession" | "bonus" | "prestige";

export interface Profession {
  id: string;
  building: string;
  landscape: string;
  freedom: string;
}

export interface BonusCard {
  id: string;
  per: number;
  counts: string[];
}

export interface PrestigeCard {
  id: string;
  most?: string;
  fewest?: string;
  alone?: number;
  tied?: number;
  needs?: Record<string, number>;
  value?: number;
}

export interface CharacterCard {
  id: string;
  lowest_bid: number;
  highest_bid: number;
}

/** A border of the cooperative map: the right edge of one seat's board meets the left edge of another's. */
export interface Border {
  west: number;
  east: number;
}

/** By number of seats. */
export type Borders = Record<string, Border[]>;

export interface Edition {
  minimum_work_value: { by_round: number[] };
  professions: Profession[];
  pieces: Record<string, { class: "large" | "medium" | "small" | "landscape"; shape: string[] }>;
  principality: { map: string[] };
  cooperative_board: { map: string[] };
  cooperative_map: { borders: Borders };
  bonus_cards: BonusCard[];
  prestige_cards: PrestigeCard[];
  characters: CharacterCard[];
}

export const LANDSCAPES = ["forest", "lake", "park"];
export const FREEDOMS = ["travel", "religion", "opinion"];
export const RECRUITING = "recruiting";

/** How many cards, whether they are seen or only counted. */
export function howMany(cards: Cards): number {
  return typeof cards === "number" ? cards : cards.length;
}

/** The cards themselves where this seat may see them. */
export function seen(cards: Cards): string[] {
  return typeof cards === "number" ? [] : cards;
}

/** The palazzo's squares on the boards in use. */
export function palazzoOf(view: PrincesView, edition: Edition): Cell[] {
  const map = (view.options.cooperative ? edition.cooperative_board : edition.principality).map;
  return squaresOf(map, "P");
}

/** The borders of the boards of so many seats. */
export function bordersOf(seats: number, edition: Edition): Border[] {
  return edition.cooperative_map.borders[seats] ?? [];
}

/** The squares of a drawn shape, such as ["##", "#."]. */
export function squaresOf(rows: string[], mark = "#"): Cell[] {
  const squares: Cell[] = [];
  rows.forEach((line, row) => [...line].forEach((letter, column) => letter === mark && squares.push([row, column])));
  return squares;
}

export function byId<Card extends { id: string }>(cards: Card[], id: string): Card {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Error(`the edition has no card ${id}`);
  return found;
}
