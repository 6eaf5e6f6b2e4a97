/** What every part of the table looks at. */
import { createContext } from "svelte";
import type { Decision, Move, Seat, Words } from "../lib/game";
import type { Edition, Prince, PrincesView } from "./model";

export interface TableContext {
  readonly view: PrincesView;
  readonly edition: Edition;
  readonly you: number | null;
  /** One's own principality; null for a spectator. */
  readonly me: Prince | null;
  readonly seats: Seat[];
  readonly decision: Decision | null;
  readonly moves: Move[];
  readonly words: Words;
  readonly play: (move: Move) => void;
}

export const [useTable, provideTable] = createContext<TableContext>();

/** A sentence's first letter as a capital, for moves that stand alone on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
