/** What is shown of analyses; it stays while one goes to a moment and comes back. */
import { coachFiles } from "../lib/coachwords";
import type { Words } from "../lib/game";
import { i18n } from "../lib/i18n.svelte";
import type { Review } from "../lib/messages";
import type { Language } from "../lib/words";

class ReviewChoice {
  view = $state<Review["view"]>("known");
  /** Whether the deeper analysis is wanted. */
  deep = $state(false);
}

export const choice = new ReviewChoice();

/** The words of a game, and those of its analysis. */
export function reviewWords(game: string, language: Language): Promise<Words> {
  return i18n.ofGame(game, language, "review", ...coachFiles(game));
}
