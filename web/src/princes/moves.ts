/** Which control of the table plays which legal move. */
import type { Move } from "../lib/game";

export type Control =
  | "stacks"
  | "answers"
  | "board"
  | "hand"
  | "looked"
  | "order"
  | "tables"
  | "works"
  | "supply"
  | "freedoms"
  | "decks"
  | "bonus"
  | "payout"
  | "characters"
  | "sum"
  | "list";

const CONTROL_OF: Record<string, Control> = {
  return: "hand",
  name: "stacks",
  take: "stacks",
  choose: "stacks",
  bid: "answers",
  pass: "answers",
  decline: "answers",
  place: "board",
  span: "board",
  keep: "looked",
  bury: "order",
  recruit: "tables",
  hold: "answers",
  work: "works",
  build: "supply",
  offer: "supply",
  draw: "decks",
  introduce: "freedoms",
  princess: "answers",
  end: "answers",
  play: "bonus",
  finish: "answers",
  payout: "payout",
  mark: "characters",
  merchant: "answers",
  later: "answers",
  professor: "answers",
  free: "answers",
  pay: "answers",
  ask: "sum",
  counter: "sum",
  accept: "answers",
  refuse: "answers",
};

export function controlOf(move: Move): Control {
  return CONTROL_OF[move.do] ?? "list";
}

export function movesOf(control: Control, moves: Move[]): Move[] {
  return moves.filter((move) => controlOf(move) === control);
}

/** The legal move with these values; undefined if there is none. */
export function find(moves: Move[], wanted: Move): Move | undefined {
  return moves.find((move) => Object.entries(wanted).every(([key, value]) => move[key] === value));
}

/** The legal move that buries these cards in this order. */
export function burying(order: string[], moves: Move[]): Move | undefined {
  return moves.find((move) => move.do === "bury" && (move.order as string[]).join() === order.join());
}

/** A list with one entry moved to another place. */
export function moved<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, at) => at !== from);
  return [...rest.slice(0, to), entries[from]!, ...rest.slice(to)];
}
