/** Moves that cannot be taken back and are made by one press on a thing: what they are and bring. */
import type { Confirmation } from "../lib/confirming.svelte";
import type { Move } from "../lib/game";
import { capital } from "../lib/words";
import { characterGives, objectGives } from "./describing";
import { paymentInWords } from "./price";
import type { PrincesTable } from "./table";

/** What a move brings, in sentences; only moves that are put once more are listed. */
const BRINGS: Record<string, (move: Move, table: PrincesTable) => string[]> = {
  work: ({ card }, table) => [workBrings(table.appraisal.works?.[card as string], table)],
  princess: (_, table) => [workBrings(table.appraisal.princess, table)],
  mark: ({ character }, table) => [
    capital(characterGives(character as string, table)),
    table.words("princes-confirm-mark-brings"),
  ],
  return: (_, table) => [table.words("princes-confirm-return-brings")],
  keep: (_, table) => [table.words("princes-confirm-keep-brings")],
  name: ({ object }, table) => [capital(objectGives(object as string, table)), priced("princes-confirm-name-brings", table)],
  take: ({ object }, table) => [capital(objectGives(object as string, table)), priced("princes-confirm-take-brings", table)],
  draw: (_, table) => [table.words("princes-confirm-draw-brings")],
  decline: (_, table) => [table.words("princes-confirm-decline-brings")],
};

export function confirmationOf(move: Move, table: PrincesTable): Confirmation | null {
  const brings = BRINGS[move.do];
  if (!brings) return null;
  return {
    title: capital(table.moveInWords(move)),
    lines: brings(move, table),
    yes: table.words(`princes-confirm-${move.do}`),
  };
}

function workBrings(work: { wv: number; with_bonus: number } | null | undefined, table: PrincesTable): string {
  const { wv = 0, with_bonus = 0 } = work ?? {};
  const { minimum } = table.appraisal;
  return table.words("princes-confirm-work-brings", { wv: with_bonus > wv ? `${wv}–${with_bonus}` : wv, minimum });
}

function priced(sentence: string, { appraisal, words }: PrincesTable): string {
  return words(sentence, { price: appraisal.prices ? paymentInWords(appraisal.prices.opening, words) : "" });
}
