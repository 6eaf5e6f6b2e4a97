/** What the engine works out for the seat that looks: every number and reason the page shows. */
import type { Ending, Sources } from "../lib/ending";
import type { Reason } from "../lib/game";
import type { CardType, Goods, Member, Resource, Work } from "./model";

export interface LorenzoAppraisal {
  /** From 1. */
  period: number;
  /** The values of each seat's members at home. */
  values: Partial<Record<Member, number>>[];
  /** The military each seat needs for one more territory; 0 for none. */
  territory_needs: number[];
  /** Each seat's account if the game ended now. */
  forecast?: Account[];
  /** Each seat's account once the game is over. */
  account?: { seats: Account[]; sources: Sources };
  /** Who is placed where and why, and the leaders left in hand. */
  ending?: Ending;
  /** What entering each tower costs, in coins. */
  fees?: Record<CardType, number>;
  /** What is added to the value of a harvest or production. */
  changes?: Record<Work, number>;
  /** Leaders in hand and what they ask for. */
  leaders?: Record<string, LeaderNeeds>;
  /** The spaces that can be reached now. */
  spaces?: Record<string, SpaceAppraisal>;
  /** What harvest and production bring, from each value on at which one more card fires. */
  works?: Partial<Record<Work, Firing[]>>;
  /** The bonus harvest or production that is being decided. */
  granted?: GrantedWork;
  /** What leaders do who can be activated now. */
  abilities?: Record<string, Partial<GrantedWork>>;
  /** What each move brings, in the order of the moves, where a decision has only a few. */
  moves?: { gain?: Goods; left?: Goods }[];
  support?: ChurchPreview;
  refuse?: ChurchPreview;
  why_not?: {
    spaces?: Record<string, Reason>;
    placements?: Record<string, Partial<Record<Member, Reason>>>;
    members?: Partial<Record<Member, Reason>>;
    leaders?: Record<string, Reason>;
  };
}

export type Part = "territories" | "characters" | "ventures" | "military" | "goods" | "excommunications";

export interface Account {
  /** Points of the rounds. */
  played: number;
  parts: Record<Part, number>;
  total: number;
  rank: number;
}

export interface SpaceAppraisal {
  /** By the number of servants: every total that may be paid. */
  takes: Record<string, Goods[]>;
  /** By the number of servants: what the card alone costs, in the order of the totals. */
  costs?: Record<string, Goods[]>;
  /** What entering the tower costs, in coins. */
  fee?: number;
  /** What the floor gives. */
  bonus?: Goods;
  /** All that comes at once. */
  gain?: Goods;
  /** Harvest and production: the value reached, by member and servants. */
  values?: Partial<Record<Member, Record<string, number>>>;
}

export interface Firing {
  from: number;
  /** The half of the bonus tile. */
  tile: Goods;
  gain: Goods;
  fires: string[];
  rests: string[];
}

export interface GrantedWork {
  work: Work;
  /** The value reached, by servants. */
  values: Record<string, number>;
}

export interface LeaderNeeds {
  needs: Need[][];
  nearest: number;
  met: boolean;
}

export type Need = { need: number; have: number } & ({ card: CardType } | { resource: Resource });

export interface ChurchPreview {
  gain: Goods;
  faith: number;
}

/** The last level that a value reaches. */
export function firingAt(value: number, levels: Firing[]): Firing | undefined {
  return levels.findLast(({ from }) => from <= value);
}

/** Each seat's account: final, or as a forecast. */
export function accountsOf({ account, forecast }: LorenzoAppraisal): Account[] {
  return account?.seats ?? forecast ?? [];
}
