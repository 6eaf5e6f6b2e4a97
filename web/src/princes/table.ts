/** What every part of the table looks at. */
import { createContext } from "svelte";
import type { Decision, Move, Seat, Words } from "../lib/game";
import { RECRUITING, seen, type Edition, type Prince, type PrincesView } from "./model";
import { partsOf } from "./works";

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

/** How many professions in my hand ask for this building, landscape or freedom that I have not yet. */
export function wantedBy(need: string, { me, view, edition }: TableContext): number {
  if (!me) return 0;
  const asks = (card: string) =>
    partsOf(card, me, view, edition).some((part) => part.adds > 0 && (part.needs === need || fits(part.part, need)));
  return seen(me.hand).filter((card) => card !== RECRUITING && asks(card)).length;
}

/** With two seats a landscape may be of any kind. */
function fits(part: string, need: string): boolean {
  return part === "landscape" && need === "landscape";
}
