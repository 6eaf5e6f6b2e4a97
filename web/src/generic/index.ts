/** Any game, drawn from its view, moves and facts alone. */
import type { GameDrawing, Move, MoveContext, Words } from "../lib/game";
import { describeFact, moveInWords } from "./texts";
import Table from "./Table.svelte";

const describeMove = (move: Move, { seats }: MoveContext, words: Words) => moveInWords(move, seats, words);

export const drawing: GameDrawing = { Table: Table as unknown as GameDrawing["Table"], describeFact, describeMove };
