/** The drawing of Lorenzo il Magnifico. */
import type { GameDrawing, Move, MoveContext, Words } from "../lib/game";
import Table from "./Table.svelte";
import { describeFact } from "./facts";
import { Components, type Edition, type LorenzoView } from "./model";
import { moveWords } from "./texts";
import { LorenzoTable } from "./tablestate.svelte";

const ROUTINE = ["draft", "pass", "end", "skip", "decline"];

function describeMove(move: Move, { view, edition }: MoveContext, words: Words): string {
  return moveWords(move, view as unknown as LorenzoView, new Components(edition as unknown as Edition), words);
}

export const drawing: GameDrawing = {
  Table: Table as unknown as GameDrawing["Table"],
  whole: true,
  describeFact,
  describeMove,
  routine: ROUTINE,
  teller: (given) => new LorenzoTable(given),
};
