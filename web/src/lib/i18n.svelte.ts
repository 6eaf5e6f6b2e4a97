/** The words of the page in the chosen language, and those of a game on demand. */
import type { Words } from "./game";
import { api } from "./api";
import { bringsWords, filesOf, loadBundle, wordsOf, type Language } from "./words";

/** The files in which the words of the edition editor stand, besides those of the game. */
export const EDITOR_WORDS = ["editions", "editor"];

/** The file in which the words around lessons stand; those of the lessons themselves come from the server. */
export const LEARNING_WORDS = ["learn"];

/** The file in which the words of the analysis board stand. */
export const STUDY_WORDS = ["study"];

class I18n {
  /** The words of the shell; they change when the language does. */
  words = $state.raw<Words | null>(null);
  private readonly games = new Map<string, Promise<Words>>();

  async setLanguage(language: Language): Promise<void> {
    this.words = wordsOf(await loadBundle(language, ["page", "refusals", "chat", "levels"]));
  }

  /** The words of some files alone. */
  async ofFiles(language: Language, ...files: string[]): Promise<Words> {
    return wordsOf(await loadBundle(language, files));
  }

  /** The words of a game and of the shell together, and those of further files. */
  ofGame(game: string, language: Language, ...files: string[]): Promise<Words> {
    const key = [language, game, ...files].join(" ");
    const known = this.games.get(key) ?? loadGameWords(game, language, files);
    this.games.set(key, known);
    return known;
  }
}

async function loadGameWords(game: string, language: Language, files: string[]): Promise<Words> {
  const further = bringsWords(game) ? [] : [(await api.words(game, language)).messages];
  return wordsOf(await loadBundle(language, [...files, ...filesOf(game)], ...further));
}

export const i18n = new I18n();

/** A word or sentence of the shell. */
export const say: Words = (key, values) => i18n.words?.(key, values) ?? "";
