/** An analysis as the server computes it: begun once, then asked for until it is complete. */
import { untrack } from "svelte";
import { Offline, Refused, api } from "../lib/api";
import type { Review } from "../lib/messages";

export type Kind = Pick<Review, "view" | "depth">;

/** Where an analysis comes from: a table, or an opened record. */
export interface ReviewSource {
  /** Different for different games. */
  key: string;
  begin: (kind: Kind, since: number) => Promise<Review>;
  look: (kind: Kind, since: number) => Promise<Review>;
  stop: (kind: Kind, since: number) => Promise<Review>;
}

/** The analysis of a table, or of a record if there is no table. */
export function sourceOf(table: string, record: unknown): ReviewSource {
  return table ? sourceOfTable(table) : sourceOfRecord(record);
}

function sourceOfTable(table: string): ReviewSource {
  return {
    key: table,
    begin: (kind, since) => api.beginReview(table, kind, since),
    look: (kind, since) => api.review(table, kind, since),
    stop: (kind, since) => api.stopReview(table, kind, since),
  };
}

/** The server forgets the analyses of records after a while: then the record is sent once more. */
function sourceOfRecord(record: unknown): ReviewSource {
  let subject = "";
  return {
    key: JSON.stringify(record),
    begin: async (kind, since) => {
      const review = await api.reviewRecord(record, kind, since);
      subject = review.subject;
      return review;
    },
    look: (kind, since) => api.recordReview(subject, kind, since),
    stop: (kind, since) => api.stopRecordReview(subject, kind, since),
  };
}

const PAUSE = 700;
const PATIENCE = 4000;

export class ReviewClient {
  /** All that is known so far. */
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  private watchers = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(
    private readonly source: ReviewSource,
    private readonly kind: Kind,
  ) {}

  get isDone(): boolean {
    return this.review?.stage === "done";
  }

  /** Has it computed, and asks how far it is until nobody watches any more. */
  watch(): () => void {
    this.watchers += 1;
    const isWanted = untrack(() => this.watchers === 1 && !this.isDone && !this.isStopped);
    if (isWanted) void this.begin();
    return () => {
      this.watchers -= 1;
      if (!this.watchers) clearTimeout(this.clock);
    };
  }

  async begin(): Promise<void> {
    this.isStopped = false;
    await untrack(() => this.ask(this.source.begin));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.ask(this.source.stop);
  }

  private async ask(how: ReviewSource["begin"]): Promise<void> {
    clearTimeout(this.clock);
    try {
      this.take(await how(this.kind, this.review?.moves.length ?? 0));
      this.problem = null;
    } catch (error) {
      this.problem = error;
      if (passes(error)) this.again(() => this.begin(), PATIENCE);
    }
  }

  private take(answer: Review): void {
    const known = this.review?.moves ?? [];
    this.review = { ...answer, moves: [...known.slice(0, answer.since), ...answer.moves] };
    if (answer.stage === "running") this.again(() => this.ask(this.source.look));
    // The server was restarted, or somebody else has stopped it.
    else if (answer.stage === "stopped") this.again(() => this.begin());
  }

  private again(what: () => Promise<void>, pause = PAUSE): void {
    if (this.watchers && !this.isStopped) this.clock = setTimeout(() => void what(), pause);
  }
}

/** Whether it may be possible after a while; a record that the server has forgotten is sent once more. */
function passes(error: unknown): boolean {
  return error instanceof Offline || (error instanceof Refused && ["too_fast", "too_many", "failed", "not_found"].includes(error.refusal.code));
}

const clients = new Map<string, ReviewClient>();

/** The analysis of a game: the same one wherever it is shown. */
export function reviewOf(source: ReviewSource, kind: Kind): ReviewClient {
  const key = `${kind.view} ${kind.depth} ${source.key}`;
  const known = clients.get(key) ?? new ReviewClient(source, kind);
  clients.set(key, known);
  return known;
}
