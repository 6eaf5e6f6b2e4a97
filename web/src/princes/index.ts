/** The Princes of Florence, drawn. */
import type { GameDrawing, Move, MoveContext, Words } from "../lib/game";
import type { Deck, PrincesAppraisal, PrincesView } from "./model";
import { describeFact, moveInWords } from "./texts";
import { PrincesTable } from "./table";
import Table from "./Table.svelte";

const ROUTINE = ["return", "pass", "decline", "end", "hold", "later", "look", "keep", "bury"];

function describeMove(move: Move, { view, appraisal, seats }: MoveContext, words: Words): string {
  const deck: Deck = (view as unknown as PrincesView).looked?.deck ?? "profession";
  const count = (appraisal as unknown as PrincesAppraisal).looked_at?.[move.deck as Deck] ?? 0;
  return moveInWords(move, deck, seats, words, { count });
}

export const drawing: GameDrawing = {
  Table,
  whole: true,
  describeFact,
  describeMove,
  routine: ROUTINE,
  teller: (given) => new PrincesTable(given),
};
