/** The editions that somebody is working on in this browser, one for each game. */
import type { Json } from "./game";

/** One step: what stood at a place of the file, and what stands there now. */
export interface Change {
  path: (string | number)[];
  before?: Json | undefined;
  after?: Json | undefined;
}

export interface KeptDraft {
  edition: Json;
  done: Change[];
  undone: Change[];
}

const keyOf = (game: string) => `signoria-edition-${game}`;

/** What the browser keeps; null if that is nothing, or nothing that can be read. */
export function keptDraft(game: string): KeptDraft | null {
  try {
    const { edition, done, undone } = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as KeptDraft;
    const isEdition = typeof edition === "object" && edition !== null && !Array.isArray(edition);
    return isEdition && Array.isArray(done) && Array.isArray(undone) ? { edition, done, undone } : null;
  } catch {
    return null;
  }
}

/** Keep it; false if the browser does not. Where there is no room for every step, the edition itself comes first. */
export function keepDraft(game: string, draft: KeptDraft): boolean {
  for (const steps of [draft, { edition: draft.edition, done: draft.done.slice(-10), undone: [] }, { edition: draft.edition, done: [], undone: [] }]) {
    try {
      localStorage.setItem(keyOf(game), JSON.stringify(steps));
      return true;
    } catch {
      // no room: try with fewer steps
    }
  }
  return false;
}

/** Whether it is a draft of this window or another that has changed. */
export function isDraftOf(game: string, { key }: StorageEvent): boolean {
  return key === keyOf(game);
}
