/** Asks the engine, through the server, whether an edition can be played: after every change, one question at a time. */
import { api } from "../lib/api";
import { errorInWords } from "../lib/errors";
import type { Json } from "../lib/game";
import type { EditionCheck } from "../lib/messages";
import { say } from "../lib/i18n.svelte";

const PAUSE = 300;

export class Checker {
  /** The latest answer; it may be about the edition as it was a moment ago. */
  answer = $state.raw<EditionCheck | null>(null);
  /** Whether the answer is about the edition as it is. */
  current = $state(false);
  failure = $state<string | null>(null);
  #wanted: { edition: Json; language: string } | null = null;
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Check this edition as soon as nobody has changed it for a moment. */
  check(edition: Json, language: string): void {
    this.#wanted = { edition, language };
    this.current = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  async #ask(): Promise<void> {
    const asked = this.#wanted;
    if (this.#busy || !asked) return;
    this.#busy = true;
    try {
      this.answer = await api.checkEdition(asked.edition, asked.language);
      this.failure = null;
    } catch (error) {
      this.failure = errorInWords(error, say);
    }
    this.#busy = false;
    if (this.#wanted === asked) this.current = this.failure === null;
    else void this.#ask();
  }
}
