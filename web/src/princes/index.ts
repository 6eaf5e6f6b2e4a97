/** The Princes of Florence, drawn. */
import type { GameDrawing } from "../lib/game";
import { describeFact } from "./texts";
import { PrincesTable } from "./table";
import Table from "./Table.svelte";

const ROUTINE = ["return", "pass", "decline", "end", "hold", "later", "look", "keep", "bury"];

const SMALL = ["bid", "landscape", "place", "keep", "bury", "bonus", "payout", "span", "price", "answer", "counter"];

export const drawing: GameDrawing = {
  Table,
  whole: true,
  describeFact,
  routine: ROUTINE,
  small: SMALL,
  teller: (given) => new PrincesTable(given),
};
