/** The drawing of Lorenzo il Magnifico. */
import type { GameDrawing } from "../lib/game";
import Table from "./Table.svelte";
import { describeFact } from "./facts";
import { LorenzoTable } from "./tablestate.svelte";

const ROUTINE = ["draft", "pass", "end", "skip", "decline"];

const SMALL = ["pay", "privilege", "exchange"];

export const drawing: GameDrawing = {
  Table: Table as unknown as GameDrawing["Table"],
  whole: true,
  describeFact,
  routine: ROUTINE,
  small: SMALL,
  teller: (given) => new LorenzoTable(given),
};
