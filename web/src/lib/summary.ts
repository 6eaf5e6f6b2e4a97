/** Tables in the lobby: their order, and what is said about each. */
import type { Words } from "./game";
import type { MyTable, Table } from "./messages";
import { seatsOf } from "./table.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether one has to decide; not where a bot plays for one. */
export const isMyTurn = (table: Table): boolean => {
  const seat = table.status === "playing" && table.turn !== null ? table.seats[table.turn] : undefined;
  return seat?.mine === true && seat.level === null;
};

const rank = (table: Table): number => (isMyTurn(table) ? 0 : table.status === "open" ? 1 : 2);

/** My turn first, and there what has waited longest; then what waits for players, then what others do, the latest first. */
export function inOrder(tables: MyTable[]): MyTable[] {
  return [...tables].sort((one, other) => {
    const byRank = rank(one.table) - rank(other.table);
    return byRank || (isMyTurn(one.table) ? one.last - other.last : other.last - one.last);
  });
}

export function stateInWords(table: Table, words: Words): string {
  if (table.status === "abandoned") return words("table-abandoned");
  if (table.status === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return free ? words("table-waiting", { free }) : words("table-ready");
  }
  if (table.status !== "playing") return words("table-over");
  if (isMyTurn(table)) return words("table-your-turn");
  return words("table-turn-of", { seat: namesOf(table, words)[table.turn ?? -1] ?? "" });
}

/** For how long something has been so: 'for 3 hours'. */
export function forHowLong(since: number, now: number, words: Words): string {
  const passed = Math.max(0, now - since);
  if (passed < MINUTE) return words("for-moment");
  if (passed < HOUR) return words("for-minutes", { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return words("for-hours", { count: Math.floor(passed / HOUR) });
  return words("for-days", { count: Math.floor(passed / DAY) });
}

export function namesOf(table: Table, words: Words): string[] {
  return seatsOf(table, null, words).map((seat) => seat.name);
}

/** The seats of a finished game, the winners first, then by points. */
export function seatsByPlace({ seats, result }: Table): number[] {
  const order = seats.map((_, seat) => seat);
  if (!result) return order;
  const won = (seat: number) => (result.winners.includes(seat) ? 1 : 0);
  return order.sort((one, other) => won(other) - won(one) || (result.scores[other] ?? 0) - (result.scores[one] ?? 0));
}

/** The id of a table out of its link, or the id itself; null for anything else. */
export function tableOfLink(text: string): string | null {
  return text.trim().match(/^(?:.*\/tables\/)?([A-Za-z0-9_-]{4,64})(?:[/?#].*)?$/)?.[1] ?? null;
}
