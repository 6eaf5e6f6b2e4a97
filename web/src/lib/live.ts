/** The connection to a table: one socket that notices its own silence, reconnects by itself and asks for what it missed. */
import type { ToClient, ToServer } from "./messages";

/** `silent`: there is a connection, but nothing comes through. */
export type ConnectionStatus = "connecting" | "open" | "silent" | "lost" | "gone";

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
const BROKEN = 1006;
const WAITS = [300, 700, 1500, 3000, 5000, 10000];

// Whoever looks at the page is warned within a second: a sign of life is asked for whenever none came by itself.
const LOOK = 100;
const ASK_AFTER = 400;
const SILENT_AFTER = 800;
const SILENT_AFTER_AT_MOST = 5000; // on a connection that has shown to be slow
const BROKEN_AFTER = 6000;
const PING: ToServer = { type: "ping" };

export class Live implements Connection {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly clock: ReturnType<typeof setInterval>;
  private looked = performance.now();
  private heard = 0;
  private asked = 0;
  private patience = SILENT_AFTER;
  private silent = false;

  constructor(
    private readonly table: string,
    private readonly events: LiveEvents,
  ) {
    addEventListener("online", this.reconnectNow);
    addEventListener("offline", this.fallSilent);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.clock = setInterval(this.look, LOOK);
    this.connect();
  }

  /** Sends a message if the connection is open and alive; says whether it was. */
  send(message: ToServer): boolean {
    if (this.silent || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.waiting);
    clearInterval(this.clock);
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.fallSilent);
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
      this.silent = false;
      this.heard = performance.now();
      this.events.status("open");
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.hear();
      this.events.message(JSON.parse(data) as ToClient);
    };
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  /** Something came through: if it came late, this connection may take as long from now on. */
  private hear(): void {
    this.heard = performance.now();
    if (!this.silent) return;
    this.silent = false;
    this.patience = Math.min(2 * this.patience, SILENT_AFTER_AT_MOST);
    this.events.status("open");
  }

  /** Looks whether the connection is alive, ten times a second. */
  private look = (): void => {
    const now = performance.now();
    const stoodStill = document.hidden || now - this.looked > 5 * LOOK; // the page, not the connection
    this.looked = now;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (stoodStill) this.heard = now;
    if (now - this.heard > BROKEN_AFTER) return this.giveUp();
    if (now - this.heard > this.patience) this.fallSilent();
    if (!document.hidden && now - Math.max(this.heard, this.asked) >= ASK_AFTER) {
      this.asked = now;
      this.socket.send(JSON.stringify(PING));
    }
  };

  private fallSilent = (): void => {
    if (this.silent || this.socket?.readyState !== WebSocket.OPEN) return;
    this.silent = true;
    this.events.status("silent");
  };

  /** A connection that has been silent for so long will not come back; its closing would take long, too. */
  private giveUp(): void {
    const socket = this.socket!;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(socket, BROKEN);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.silent = false;
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
    const state = this.socket?.readyState;
    if (this.closed || document.hidden || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.waiting);
    this.connect();
  };
}
