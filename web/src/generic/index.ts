/** Any game, drawn from its view, moves and facts alone. */
import type { GameDrawing, GameProps, MoveTeller } from "../lib/game";
import { describeFact, moveInWords } from "./texts";
import Table from "./Table.svelte";

const teller = (given: () => GameProps<never, never>): MoveTeller => ({
  moveInWords: (move) => moveInWords(move, given().seats, given().words),
  valueInWords: (_, value) => (typeof value === "number" ? value : String(value)),
  play: (move) => given().play(move),
});

export const drawing: GameDrawing = { Table: Table as unknown as GameDrawing["Table"], describeFact, teller };
