/** From one click to a running game. */
import { api } from "./api";
import type { NewTable, Table } from "./messages";
import { session } from "./session.svelte";
import { router } from "./router.svelte";
import { say } from "./i18n.svelte";

/** Makes a table, starts it if nobody has to be waited for, and goes there. A seat's name is its owner's first name here. */
export async function makeTable(newTable: NewTable): Promise<Table> {
  const own = newTable.seats.find((seat) => seat.kind === "human")?.name;
  await session.ensurePerson(own || say("guest-name"));
  const table = await api.make(newTable);
  if (table.seats.every((seat) => seat.kind !== "open")) await api.start(table.id);
  router.go(`/tables/${table.id}`);
  return table;
}
