/** Keeps the address in step with the moment of a game that is shown, so that it can be shared and gone back to. */
import { addressAt, momentOf, router } from "./router.svelte";

/** Browsers refuse an address that changes many times a second, as it would while one moves the slider. */
const PAUSE = 250;

export class MomentAddress {
  private clock: ReturnType<typeof setTimeout> | undefined;

  /** @param path where the game is, without a moment */
  constructor(private readonly path: string) {}

  /** This moment is shown now: one can go back to the step from now into the past, and to that from the past to now. */
  follow(at: number | null): void {
    clearTimeout(this.clock);
    const before = momentOf(new URL(location.href));
    if ((before === null) !== (at === null)) this.note(at, "push");
    else if (before !== at) this.clock = setTimeout(() => this.note(at, "replace"), PAUSE);
  }

  close(): void {
    clearTimeout(this.clock);
  }

  private note(at: number | null, how: "push" | "replace"): void {
    if (location.pathname === this.path) router.note(addressAt(this.path, at), how);
  }
}
