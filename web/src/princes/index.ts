/** The Princes of Florence, drawn. */
import type { GameDrawing } from "../lib/game";
import { tell } from "./speaking";
import Table from "./Table.svelte";

export const drawing: GameDrawing = { Table, tell };
