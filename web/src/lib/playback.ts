/** Things that come in a rush, such as the moves of three bots, shown one after another so that one can follow. */
const LONGEST = 650;
const WHOLE_RUSH = 3500;

export class PlaybackQueue<Thing> {
  private waiting: Thing[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly animated: () => boolean,
  ) {}

  /** @param now something that was waited for: it is shown at once */
  add(thing: Thing, now = false): void {
    if (now) this.flush();
    this.waiting.push(thing);
    if (!this.animated()) this.flush();
    else if (this.clock === undefined) this.next();
  }

  /** Shows all that waits, at once. */
  flush(): void {
    clearTimeout(this.clock);
    this.clock = undefined;
    for (const thing of this.waiting.splice(0)) this.show(thing);
  }

  close(): void {
    clearTimeout(this.clock);
    this.waiting = [];
  }

  /** The more there is to show, the quicker. */
  private next(): void {
    const thing = this.waiting.shift();
    if (thing === undefined) {
      this.clock = undefined;
      return;
    }
    this.show(thing);
    this.clock = setTimeout(
      () => (this.animated() ? this.next() : this.flush()),
      Math.min(LONGEST, WHOLE_RUSH / (this.waiting.length + 1)),
    );
  }
}
