/** Something that may fail, tried once at a time: whether it is under way, and what went wrong, in words. */
import { errorInWords } from "./errors";
import { say } from "./i18n.svelte";

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Tries it; says whether it worked. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = errorInWords(error, say);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
