/** From one click to a running game. */
import { api } from "./api";
import type { NewTable, Table } from "./messages";
import { self } from "./person.svelte";
import { router } from "./router.svelte";
import { say } from "./i18n.svelte";

/** Makes a table, starts it if nobody has to be waited for, and goes there. */
export async function makeTable(wish: NewTable): Promise<Table> {
  await self.needed(say("guest-name"));
  const table = await api.make(wish);
  if (table.seats.every((seat) => seat.kind !== "open")) await api.start(table.id);
  router.go(`/tables/${table.id}`);
  return table;
}
