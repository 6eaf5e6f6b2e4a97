/** A table in a line of the lobby. */
import type { Words } from "./game";
import type { Presence, Table } from "./messages";
import { seatsOf } from "./table.svelte";

const NO_PRESENCE: Presence = { type: "presence", seats: [], watchers: 0 };

/** Whether one has to decide; not where a bot plays for one. */
export const isMyTurn = (table: Table): boolean => {
  const seat = table.status === "playing" && table.turn !== null ? table.seats[table.turn] : undefined;
  return seat?.mine === true && seat.level === null;
};

const rank = (table: Table): number => (isMyTurn(table) ? 0 : table.status === "over" || table.status === "abandoned" ? 3 : table.status === "open" ? 1 : 2);

/** My turn first, then what waits, then what others do, then what is over; the newest first in each. */
export function inOrder(tables: Table[]): Table[] {
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.created - one.created);
}

export function stateInWords(table: Table, words: Words): string {
  const seats = seatsOf(table, NO_PRESENCE, words);
  if (table.status === "over") {
    const names = (table.result?.winners ?? []).map((seat) => seats[seat]?.name).join(", ");
    return names ? words("table-won", { names }) : words("table-over");
  }
  if (table.status === "abandoned") return words("table-abandoned");
  if (table.status === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return free ? words("table-waiting", { free }) : words("table-ready");
  }
  if (isMyTurn(table)) return words("table-your-turn");
  return words("table-turn-of", { seat: seats[table.turn ?? -1]?.name ?? "" });
}

export function namesOf(table: Table, words: Words): string[] {
  return seatsOf(table, NO_PRESENCE, words).map((seat) => seat.name);
}

/** The id of a table out of its link, or the id itself; null for anything else. */
export function tableOfLink(text: string): string | null {
  return text.trim().match(/^(?:.*\/tables\/)?([A-Za-z0-9_-]{4,64})(?:[/?#].*)?$/)?.[1] ?? null;
}
