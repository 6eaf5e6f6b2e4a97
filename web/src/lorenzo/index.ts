/** The drawing of Lorenzo il Magnifico. */
import type { GameDrawing } from "../lib/game";
import Table from "./Table.svelte";
import { tell } from "./telling";

export const drawing: GameDrawing = { Table: Table as unknown as GameDrawing["Table"], tell };
