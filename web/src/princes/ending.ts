/** The final table: every point accounted for, as far as view and journal tell. */
import type { Fact } from "../lib/game";
import { buildingsOf, piecesOf } from "./counts";
import { LANDSCAPES, byId, seen, type Edition, type PrincesView } from "./model";
import { prestigeNow } from "./works";

export type Source =
  | "works"
  | "best_work"
  | "buildings"
  | "landscapes"
  | "builders"
  | "merchant"
  | "banker"
  | "prestige"
  | "others"
  | "paid";

export interface Account {
  source: Source;
  bySeat: number[];
}

export interface Standing {
  seat: number;
  rank: number;
  pp: number;
  money: number;
}

const SCORED_PIECE = 3;
const SOURCES: Source[] = ["works", "best_work", "buildings", "landscapes", "builders", "merchant", "banker", "prestige"];
const SOURCE_OF: Record<string, Source> = {
  payout: "works",
  best_work: "best_work",
  joint: "buildings",
  builder: "builders",
  merchant: "merchant",
  banker_pp: "banker",
  prestige: "prestige",
};

/** By source and seat; what facts do not name is the last line, so that each column adds up to the seat's PP. */
export function accountsOf(view: PrincesView, edition: Edition, journal: Fact[]): Account[] {
  const whole = journal.some((fact) => fact.fact === "round" && fact.round === 1);
  const accounts = whole ? fromJournal(view, edition, journal) : fromView(view, edition);
  const rest = view.seats.map(({ pp }, seat) => pp - accounts.reduce((sum, { bySeat }) => sum + bySeat[seat]!, 0));
  const shown = accounts.filter(({ bySeat }) => bySeat.some((pp) => pp !== 0));
  return rest.some((pp) => pp !== 0) ? [...shown, { source: whole ? "paid" : "others", bySeat: rest }] : shown;
}

function fromJournal(view: PrincesView, edition: Edition, journal: Fact[]): Account[] {
  const accounts = SOURCES.map((source) => ({ source, bySeat: view.seats.map(() => 0) }));
  for (const fact of journal) {
    const source = fact.fact === "place" ? sourceOfPiece(fact.piece as string, edition) : SOURCE_OF[fact.fact];
    const account = accounts.find((each) => each.source === source);
    if (!account) continue;
    for (const seat of scorersOf(fact)) account.bySeat[seat]! += fact.pp as number;
  }
  return accounts;
}

function sourceOfPiece(piece: string, edition: Edition): Source {
  return edition.pieces[piece]?.class === "landscape" ? "landscapes" : "buildings";
}

/** The seats that a fact's PP go to. */
export function scorersOf(fact: Fact): number[] {
  if (fact.fact === "best_work") return fact.seats as number[];
  return fact.fact === "joint" ? [fact.seat as number, fact.partner as number] : [fact.seat as number];
}

function fromView(view: PrincesView, edition: Edition): Account[] {
  const bySeat = (source: Source, pp: (seat: number) => number) => ({ source, bySeat: view.seats.map((_, at) => pp(at)) });
  const repeated = (seat: number) =>
    LANDSCAPES.reduce((sum, kind) => sum + Math.max(0, piecesOf(view.seats[seat]!, kind) - 1), 0);
  return [
    bySeat("buildings", (seat) => SCORED_PIECE * buildingsOf(view.seats[seat]!, edition)),
    bySeat("landscapes", (seat) => SCORED_PIECE * repeated(seat)),
    bySeat("builders", (seat) => SCORED_PIECE * Math.max(0, view.seats[seat]!.builders - 1)),
    bySeat("prestige", (seat) => prestigeOf(seat, view, edition).reduce((sum, { pp }) => sum + pp, 0)),
  ];
}

/** A seat's prestige cards and what each scored. */
export function prestigeOf(seat: number, view: PrincesView, edition: Edition): { card: string; pp: number }[] {
  return seen(view.seats[seat]!.prestige).map((card) => ({
    card,
    pp: prestigeNow(byId(edition.prestige_cards, card), seat, view, edition),
  }));
}

/** Most PP first, then most money; equal in both is the same rank. */
export function standings(view: PrincesView): Standing[] {
  const seats = view.seats.map(({ pp, money }, seat) => ({ seat, pp, money: money ?? 0 }));
  const better = (one: { pp: number; money: number }, other: { pp: number; money: number }) =>
    other.pp - one.pp || other.money - one.money;
  return seats
    .map((each) => ({ ...each, rank: 1 + seats.filter((other) => better(each, other) > 0).length }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}
