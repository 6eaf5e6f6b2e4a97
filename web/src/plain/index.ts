/** A drawing for a game that has none of its own yet: its moves as buttons. */
import type { Fact, GameDrawing, Seat } from "../lib/game";
import Table from "./Table.svelte";

function tell(fact: Fact, seats: Seat[]): string {
  const { fact: what, seat, ...rest } = fact;
  const who = typeof seat === "number" ? `${seats[seat]?.name}: ` : "";
  return `${who}${what} ${Object.values(rest).map((value) => JSON.stringify(value)).join(" ")}`;
}

export const drawing: GameDrawing = { Table: Table as GameDrawing["Table"], tell };
