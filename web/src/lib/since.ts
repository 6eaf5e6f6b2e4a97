/** 'Since your last turn': what the others did between a seat's last move and now. */
import type { Fact, Move } from "./game";
import { KeptByTable } from "./kept";
import { seatOf, type LogSource } from "./log";

/** How many moves there were when the seat made its last move; 0 if it has made none. */
export function lastTurnOf(seat: number, movers: number[]): number {
  return movers.lastIndexOf(seat) + 1;
}

/** What a seat did, in words. */
export interface News {
  seat: number | null;
  texts: string[];
}

/** What happened since so many moves, by seat in the order in which they acted; of mere routine only the last line. */
export function newsSince(since: number, { journal, describe, isRoutine }: LogSource): News[] {
  const facts = journal.slice(since).flat();
  const seats = [...new Set(facts.map(seatOf))];
  return seats
    .map((seat) => {
      const own = facts.filter((fact) => seatOf(fact) === seat);
      const telling = own.filter((fact) => !isRoutine(fact));
      return { seat, texts: (telling.length ? telling : own.slice(-1)).map(describe).filter(Boolean) };
    })
    .filter(({ texts }) => texts.length > 0);
}

/** Up to which move somebody has read the summary. */
const READ = new KeptByTable<number>("signoria-since");

/** Whether the summary since this move was put away on this device. */
export function isPutAway(table: string, since: number): boolean {
  return READ.at(table) === since;
}

export function putAway(table: string, since: number): void {
  READ.keep(table, since);
}

/** How a fact's key names the things that it changes (see `data-thing`), where that is not the key itself. */
const THINGS: Record<string, string> = {
  goods: "good",
  dice: "die",
  building: "piece",
  price: "money",
  cost: "money",
  pp: "pawn",
};

/** The things that facts changed: ids of `data-thing`, or the beginnings of such ids. */
export function thingsOf(facts: Fact[]): Set<string> {
  const things = new Set<string>();
  for (const { fact: _, seat, ...told } of facts) {
    for (const [key, value] of Object.entries(told)) {
      const kind = THINGS[key] ?? key;
      const names = typeof value === "string" ? [value] : isPlain(value) ? Object.keys(value) : [];
      for (const name of names) {
        things.add(`${kind}:${name}`);
        if (typeof seat === "number") things.add(`${kind}:${seat}:${name}`).add(`${name}:${seat}`);
      }
      if (typeof value === "number" && typeof seat === "number") things.add(`${kind}:${seat}`).add(`good:${seat}:${key}`);
    }
    if (typeof seat === "number") things.add(`seat:${seat}`);
  }
  return things;
}

/** The things that a move of a seat is about. */
export function thingsOfMove({ do: verb, ...told }: Move, seat: number): Set<string> {
  const things = thingsOf([{ fact: verb, seat, ...told }]);
  things.delete(`seat:${seat}`);
  return things;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
