/** The Princes of Florence, drawn. */
import type { GameDrawing } from "../lib/game";
import { describeFact } from "./texts";
import Table from "./Table.svelte";

export const drawing: GameDrawing = { Table, whole: true, describeFact };
