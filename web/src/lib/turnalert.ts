/** When a turn is worth a sound: after somebody had to be waited for, never between one's own quick steps. */
const QUICK = 2500;

export class TurnAlert {
  private since: number | null = null;

  /** Tells of each new position whether it is mine; answers whether to call me. */
  shouldAlert(mine: boolean, now: number, away: boolean): boolean {
    if (!mine) {
      this.since ??= now;
      return false;
    }
    const waited = this.since === null ? 0 : now - this.since;
    const called = this.since !== null && (away || waited > QUICK);
    this.since = null;
    return called;
  }
}
