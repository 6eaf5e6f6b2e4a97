/** Whether the deal of a finished game is the one that the server committed to before the first move. */
import { api } from "./api";
import { KeptByTable } from "./kept";
import type { Table } from "./messages";

/** What a finished game's record says about its deal. */
export interface RevealedDeal {
  generator: string;
  seed: string;
  salt: string;
}

/** `impossible`: browsers compute hashes on https and localhost only. */
export type Verdict = "verified" | "wrong" | "impossible" | "unread";

const COMMITMENTS = new KeptByTable<string>("signoria-commitments");

/** The first commitment that this browser was shown at a table: no server can exchange it later. */
export function firstShown(table: string, commitment: string): string {
  const first = COMMITMENTS.at(table);
  if (first === undefined) COMMITMENTS.keep(table, commitment);
  return first ?? commitment;
}

/** SHA-256 of `generator:seed:salt`, in hexadecimal digits. */
export async function commitmentTo({ generator, seed, salt }: RevealedDeal): Promise<string> {
  const bytes = new TextEncoder().encode(`${generator}:${seed}:${salt}`);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function verdictOn(table: Table): Promise<Verdict> {
  if (!table.commitment) return "wrong";
  if (!globalThis.crypto?.subtle) return "impossible";
  try {
    const commitment = await commitmentTo(await api.deal(table.id));
    return commitment === firstShown(table.id, table.commitment) ? "verified" : "wrong";
  } catch {
    return "unread";
  }
}
