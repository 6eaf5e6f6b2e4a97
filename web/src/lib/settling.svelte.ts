/** What newly appears under a pointer ignores clicks for a moment: they were meant for what was there before. */
const MOMENT = 250;
/** A second click in the same place belongs to the first one for longer. */
const AGAIN = 600;
const NEAR = 24;

interface Click {
  x: number;
  y: number;
  at: number;
}

export class Settling {
  /** Whether something has just appeared. */
  now = $state(false);
  private since = -Infinity;
  private last: Click | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;

  /** Something new has appeared. */
  begin(): void {
    this.now = true;
    this.since = performance.now();
    clearTimeout(this.clock);
    this.clock = setTimeout(() => (this.now = false), MOMENT);
  }

  /** Whether a click comes too early to be meant; if not, it is remembered. Keys are always meant. */
  ignores({ clientX: x, clientY: y, detail }: Pick<MouseEvent, "clientX" | "clientY" | "detail">): boolean {
    if (detail === 0) return false;
    const at = performance.now();
    if (at - this.since < MOMENT || this.repeats(x, y, at)) return true;
    this.remember({ clientX: x, clientY: y });
    return false;
  }

  /** A click on something that was there before. */
  remember({ clientX: x, clientY: y }: Pick<MouseEvent, "clientX" | "clientY">): void {
    this.last = { x, y, at: performance.now() };
  }

  private repeats(x: number, y: number, at: number): boolean {
    const last = this.last;
    return last !== null && last.at < this.since && at - last.at < AGAIN && Math.hypot(x - last.x, y - last.y) < NEAR;
  }
}

export const settling = new Settling();
