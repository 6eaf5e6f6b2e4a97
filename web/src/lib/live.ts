/** The connection to a table: one socket that reconnects by itself and asks for what it missed. */
import type { ToClient, ToServer } from "./messages";

export type ConnectionStatus = "connecting" | "open" | "lost" | "gone";

export interface LiveEvents {
  message: (message: ToClient) => void;
  /** `gone`: there is no such table, and no more trying. */
  status: (status: ConnectionStatus) => void;
  /** The number of the last update, or null before the first. */
  since: () => number | null;
  /** The session has ended, here or elsewhere. */
  signedOut: () => void;
}

/** What a table is played through. */
export interface Connection {
  /** Sends a message if the connection is open; says whether it was. */
  send: (message: ToServer) => boolean;
  close: () => void;
}

const GONE = 4404;
const SIGNED_OUT = 4401;
const REFUSED = 4000;
const TRY_LATER = 1013; // the database does not answer
const WAITS = [300, 700, 1500, 3000, 5000, 10000];

export class Live implements Connection {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly events: LiveEvents,
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  /** Sends a message if the connection is open; says whether it was. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.waiting);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  private connect(): void {
    const since = this.events.since();
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("appraisal", "true");
    if (since !== null) address.searchParams.set("since", String(since));
    this.events.status(this.attempts ? "lost" : "connecting");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.events.status("open");
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.events.message(JSON.parse(data) as ToClient);
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    if (code === GONE) {
      this.close();
      this.events.status("gone");
      return;
    }
    this.events.status("lost");
    if (code === SIGNED_OUT) this.events.signedOut();
    else if (code >= REFUSED || code === TRY_LATER) this.attempts = WAITS.length; // it said why, and will not think otherwise at once
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)]!;
    this.attempts += 1;
    this.waiting = setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
  }

  /** The network or the reader is back: do not wait for the next attempt. */
  private reconnectNow = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.waiting);
    this.connect();
  };
}
