/** From a game to the analysis board. */
import { api } from "./api";
import { say } from "./i18n.svelte";
import type { NewStudy } from "./messages";
import { addressAt, router } from "./router.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Sets up a board and goes there: at a moment, or at the start. Nobody has to have a name for it. */
export async function explore(of: NewStudy, at: number | null): Promise<void> {
  await session.ensurePerson(say("guest-name"));
  const { id } = await api.makeStudy(of, settings.language);
  router.go(addressAt(`/analysis/${id}`, at));
}
