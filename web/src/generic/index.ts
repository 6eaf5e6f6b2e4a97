/** Any game, drawn from its view, moves and facts alone. */
import type { GameDrawing } from "../lib/game";
import { describeFact } from "./texts";
import Table from "./Table.svelte";

export const drawing: GameDrawing = { Table: Table as unknown as GameDrawing["Table"], describeFact };
