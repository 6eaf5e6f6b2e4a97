/** Moves that cannot be taken back and are made by one press on a thing: what they are and bring. */
import type { Confirmation } from "../lib/confirming.svelte";
import type { Move } from "../lib/game";
import { capital } from "../lib/words";
import type { LorenzoTable } from "./tablestate.svelte";
import { goodsWords, moveWords, tileWords } from "./texts";

/** What a move brings, in sentences; only moves that are put once more are listed. */
const BRINGS: Record<string, (move: Move, table: LorenzoTable) => string[]> = {
  tile: ({ tile }, { components, words }) => [tileWords(String(tile), components, words)],
  draft: ({ leader }, { words }) => [words(`leader-${leader}-does`), words("lorenzo-confirm-draft-brings")],
  discard: (_, { words }) => [words("lorenzo-confirm-discard-brings")],
  support: (_, { appraisal, words }) => [
    capital(goodsWords(appraisal.support?.gain ?? {}, words)),
    words("lorenzo-support-note"),
  ],
  refuse: (_, { decision, appraisal, words }) => [
    words(`excommunication-${decision?.tile}`),
    words(appraisal.refuse?.faith ? "lorenzo-refuse-note" : "lorenzo-support-note"),
  ],
};

export function confirmationOf(move: Move, table: LorenzoTable): Confirmation | null {
  const brings = BRINGS[move.do];
  if (!brings) return null;
  return {
    title: capital(moveWords(move, table.view, table.components, table.words)),
    lines: brings(move, table).filter(Boolean),
    yes: table.words(`lorenzo-confirm-${move.do}`),
  };
}
