/** The best moves of a moment, as the server finds them: a socket that is opened when somebody first wants to know. */
import type { Move } from "./game";
import type { BestMoves, FromSearch, SearchEnded, ToSearch } from "./messages";

/** Whoever walks through a game does not want every moment searched. */
const PAUSE = 250;
const RETRY = 3000;

export interface SearchedMoment {
  at: number;
  moves: Move[];
  open: boolean;
}

export class BestMoveSearch {
  best = $state.raw<BestMoves | null>(null);
  ended = $state<SearchEnded["reason"] | null>(null);
  /** Whether the server does not answer. */
  lost = $state(false);

  private socket: WebSocket | null = null;
  private number = 0;
  private moment: SearchedMoment | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly study: string) {}

  /** Searches this moment instead of the one before; null: none. */
  look(moment: SearchedMoment | null): void {
    clearTimeout(this.clock);
    this.moment = moment;
    this.number += 1;
    this.best = this.ended = null;
    if (moment === null) this.send({ type: "stop" });
    else this.clock = setTimeout(() => this.ask(), PAUSE);
  }

  /** Stays with what was found. */
  pause(): void {
    clearTimeout(this.clock);
    this.moment = null;
    this.send({ type: "stop" });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.clock);
    this.socket?.close();
  }

  private ask(): void {
    if (!this.moment) return;
    if (this.socket === null) this.connect();
    else this.send({ type: "search", number: this.number, ...this.moment });
  }

  private send(message: ToSearch): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const address = new URL(`/api/studies/${encodeURIComponent(this.study)}/search`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.lost = false;
      this.ask();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as FromSearch);
    socket.onclose = () => {
      this.socket = null;
      if (this.closed) return;
      this.lost = true;
      this.clock = setTimeout(() => this.ask(), RETRY);
    };
  }

  /** A search that had to make room for others begins again: what was found deeper before is shown until it is there. */
  private hear(message: FromSearch): void {
    if (message.type === "pong" || message.number !== this.number) return;
    if (message.type === "best") {
      if (message.visits > (this.best?.visits ?? 0)) this.best = message;
    } else {
      this.ended = message.type === "ended" ? message.reason : "failed";
    }
  }
}
