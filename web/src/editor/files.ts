/** Edition files and kept editions. */
import { api } from "../lib/api";
import { findingsInWords } from "../lib/edition";
import type { Json } from "../lib/game";
import { say } from "../lib/i18n.svelte";
import { session } from "../lib/session.svelte";
import type { EditionState } from "./edition.svelte";
import { isComplete } from "./items";

/** Keep an edition on the server; its id. */
export async function keep(edition: Json): Promise<string> {
  await session.ensurePerson(say("guest-name"));
  return (await api.keepEdition(edition)).id;
}

/** Save an edition as a file. */
export function download(edition: Json, game: string, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(edition, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${game}-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Why a file cannot be opened in the editor of this game; null if it can, though there may be things to put right. */
export async function whyNotHere(edition: Json, game: string, ours: EditionState, language: string): Promise<string | null> {
  const { game: other, problems } = await api.checkEdition(edition, language);
  if (other !== null && other !== game) return ours.words("editor-other-game");
  if (other === game && isComplete(edition, ours.ours, ours.editing.sections)) return null;
  return `${ours.words("editor-unreadable")} ${findingsInWords(problems)}`;
}
