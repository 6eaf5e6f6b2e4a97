/** Things that come in a rush, such as the moves of three bots, shown one after another so that one can follow. */
export class PlaybackQueue<Thing> {
  private waiting: Thing[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  /**
   * @param pause how many milliseconds after the last one a thing is shown; 0: all is shown at once
   * @param patience within how many milliseconds everything that waits is shown
   */
  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly pause: (thing: Thing) => number,
    private readonly patience: () => number,
  ) {}

  /** @param now something that was waited for: it is shown at once */
  add(thing: Thing, now = false): void {
    this.waiting.push(thing);
    if (now) this.flush();
    else if (this.clock === undefined) this.next();
  }

  /** Shows all that waits, at once. */
  flush(): void {
    clearTimeout(this.clock);
    this.clock = undefined;
    while (this.waiting.length) this.showFirst();
  }

  close(): void {
    clearTimeout(this.clock);
    this.waiting = [];
  }

  /** Shows what is due, and waits for the rest. The more there is to show, the quicker. */
  private next(): void {
    this.clock = undefined;
    while (this.waiting.length) {
      const pause = Math.min(this.pause(this.waiting[0]!), this.patience() / this.waiting.length);
      const wait = this.last + pause - performance.now();
      if (pause > 0 && wait > 0) {
        this.clock = setTimeout(() => this.next(), wait);
        return;
      }
      this.showFirst();
    }
  }

  private showFirst(): void {
    this.last = performance.now();
    this.show(this.waiting.shift()!);
  }
}
