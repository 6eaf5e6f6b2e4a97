/** Whether the deal of a finished game is the one that the server committed to before the first move. */
import { api } from "./api";
import type { Table } from "./messages";

/** What a finished game's record says about its deal. */
export interface RevealedDeal {
  generator: string;
  seed: string;
  salt: string;
}

/** `impossible`: browsers compute hashes on https and localhost only. */
export type Verdict = "verified" | "wrong" | "impossible" | "unread";

const KEY = "signoria-commitments";
const KEPT = 100;

function stored(): [table: string, commitment: string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** The first commitment that this browser was shown at a table: no server can exchange it later. */
export function firstShown(table: string, commitment: string): string {
  const known = stored();
  const first = known.find(([each]) => each === table);
  if (first) return first[1];
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [table, commitment]].slice(-KEPT)));
  } catch {
    // Without storage the server's word of today is all there is.
  }
  return commitment;
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
