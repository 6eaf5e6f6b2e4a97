/** What every part of the table looks at. */
import { createContext } from "svelte";
import type { Decision, Move, Seat, Words } from "../lib/game";
import type { Components, Family, LorenzoView, Member } from "./model";
import type { Planning } from "./planning.svelte";

/** What can be looked at more closely. */
export type Subject =
  | { about: "card"; card: string; space?: string }
  | { about: "leader"; leader: string }
  | { about: "family"; seat: number };

export interface TableContext {
  readonly view: LorenzoView;
  readonly components: Components;
  readonly you: number | null;
  /** One's own family; null for a spectator. */
  readonly me: Family | null;
  readonly seats: Seat[];
  readonly decision: Decision | null;
  readonly moves: Move[];
  readonly words: Words;
  readonly play: (move: Move) => void;
  readonly planning: Planning;
  /** The worth of one's members at home. */
  readonly values: Partial<Record<Member, number>>;
  /** Members that came with the latest facts, as space, seat and member. */
  readonly fresh: string[];
  /** Whether there is no room beside the members for a plan. */
  readonly narrow: boolean;
  readonly open: (subject: Subject) => void;
}

export const [useTable, provideTable] = createContext<TableContext>();

/** A sentence's first letter as a capital, for moves that stand alone on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
