/** A move or an undo on its way: it is sent again, with the same id, until the server has said what became of it. */
import type { PlayMove, Refused, Undo } from "./messages";

type Sent = PlayMove | Undo;
const RETRIES = [1000, 2000, 4000, 8000];

/** Made by ourselves, since `crypto.randomUUID` is missing on pages without TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Delivery {
  /** What is on its way; nothing else can be sent before it is settled. */
  message = $state.raw<Sent | null>(null);
  /** `unsent`: it waits for a connection. `unknown`: it was sent, and nobody could say what became of it. */
  state = $state<"sent" | "unsent" | "unknown">("sent");
  /** What was not carried out: the table had moved on before it could be sent again. */
  dropped = $state<Sent["type"] | null>(null);
  /** What was carried out after all, though it had been unclear. */
  confirmed = $state<Sent["type"] | null>(null);

  private retries = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;

  /** @param send hands a message to the connection; says whether there is one */
  constructor(private readonly send: (message: Sent) => boolean) {}

  start(message: Sent): void {
    this.message = message;
    this.dropped = null;
    this.confirmed = null;
    this.retries = 0;
    this.state = this.send(message) ? "sent" : "unsent";
  }

  /** The connection is lost. */
  interrupt(): void {
    clearTimeout(this.clock);
    if (this.message && this.state === "sent") this.state = "unknown";
  }

  /** There is a connection (again), and what it brings first does not settle the message. */
  resume(): void {
    if (this.message && this.state !== "sent") this.send(this.message);
  }

  /** An update came. */
  acknowledge(id: string | null | undefined): void {
    if (!id || id !== this.message?.id) return;
    if (this.state !== "sent") this.confirmed = this.message.type;
    this.settle();
  }

  /** Takes note of a refusal. Whether it was expected, so that nobody has to be told more. */
  refuse(refused: Refused): boolean {
    if (!refused.id || refused.id !== this.message?.id) return false;
    if (refused.code === "unknown") {
      this.askLater();
      return true;
    }
    if (refused.code === "behind" && this.state !== "sent") this.dropped = this.message.type;
    this.settle();
    return refused.code === "behind";
  }

  close(): void {
    clearTimeout(this.clock);
  }

  private settle(): void {
    clearTimeout(this.clock);
    this.message = null;
  }

  private askLater(): void {
    clearTimeout(this.clock);
    this.state = "unknown";
    const wait = RETRIES[Math.min(this.retries, RETRIES.length - 1)]!;
    this.retries += 1;
    this.clock = setTimeout(() => this.resume(), wait);
  }
}
