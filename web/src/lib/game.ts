/** What a game's drawing gets and gives: it shows a view, offers exactly the legal moves, and knows no rules. */
import type { Component, Snippet } from "svelte";
import type { Preparation, PreparedAnswer } from "./messages";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A move of the contract, such as {do: "bid", amount: 300}. */
export type Move = { do: string } & { [key: string]: Json };
/** A journal fact, cut for this seat, such as {fact: "bid", seat: 1, amount: 300}. */
export type Fact = { fact: string } & { [key: string]: Json };
/** Who decides, what about, and what a person needs for it; details only for the seat that decides. */
export type Decision = { seat: number | null; kind: string | null } & { [key: string]: Json };

export interface Seat {
  name: string;
  kind: "human" | "bot" | "open";
  /** Whether somebody is connected; null where nobody can be, as in a record. */
  present: boolean | null;
}

/** A word or sentence from the Fluent files, e.g. words("work-value", { wv: 15 }). */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Why something is not possible now: the engine's reason and what belongs to it; worded by `reasonInWords`. */
export type Reason = { reason: string } & { [argument: string]: string | number };

export interface GameProps<View = Json, Appraisal = Json> {
  /** The seat's view as the engine writes it (game.view(seat)). */
  view: View;
  /** Every number and reason to be shown, as the engine works them out for this seat (game.appraisal(seat)). */
  appraisal: Appraisal;
  /** The seat looked from; null for a spectator. */
  you: number | null;
  seats: Seat[];
  decision: Decision | null;
  /** The legal moves if it is this seat's decision, else empty. Empty too while looking at the past. */
  moves: Move[];
  /** Facts since the last view, for animation; empty when motion is unwanted. */
  facts: Fact[];
  /** The game's component data (the edition file). */
  edition: Json;
  /** Every fact of the game so far, for what is told at its end. */
  journal?: Fact[];
  /** Points and winners, once it is over. */
  result?: { scores: number[]; winners: number[] } | null;
  words: Words;
  /** Who holds a seat: bot and level, present or away; to be drawn beside its name by a game that draws the seats. */
  seatAbout?: Snippet<[seat: number]>;
  play: (move: Move) => void;
  /** Whether a phone keeps showing the log when another decision comes: on an analysis board one steps through it. */
  staysOnLog?: boolean;
  /** What this seat can prepare for a decision to come, and has prepared. */
  preparation?: Preparation | null;
  /** Keeps an answer for a decision to come; null: none any more. */
  prepare?: (answer: PreparedAnswer | null) => void;
}

/** Words moves and plays them as the drawing does: one that cannot be taken back is put once more. */
export interface MoveTeller {
  moveInWords: (move: Move) => string;
  /** What a reason speaks of in words, such as ("piece", "tower"). */
  valueInWords: (kind: string, value: Json) => string | number;
  play: (move: Move) => void;
}

/** What a position is told with where it is not played: what a seat sees, and the components. */
export interface Told {
  view: unknown;
  appraisal: unknown;
  seats: Seat[];
  edition: Json;
  words: Words;
}

/** Words the moves of a position that is not played. */
export function tellerOf(drawing: GameDrawing, told: Told): MoveTeller {
  const props = { you: null, decision: null, moves: [], facts: [], play: () => {}, ...told };
  return drawing.teller(() => props as unknown as GameProps<never, never>);
}

export interface GameDrawing {
  /** The whole playing area. */
  Table: Component<GameProps<never, never>>;
  /** Whether it draws the whole screen by a GameFrame, with question and seats; else the frame shows the seats. */
  whole?: boolean;
  /** One line of the log for a fact, in words. */
  describeFact: (fact: Fact, seats: Seat[], words: Words) => string;
  /** For whoever speaks of moves outside the drawing. */
  teller: (given: () => GameProps<never, never>) => MoveTeller;
  /** Facts that tell only that nothing happened: of bots, the log folds them. */
  routine?: string[];
  /** Kinds of decisions that people take quickly. */
  small?: string[];
}
