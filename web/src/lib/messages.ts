/** Everything that goes over the wire, as src/signoria/server/messages.py defines it. */
type Data = Record<string, unknown>;

export interface Person {
  name: string;
  login: string | null;
}
export interface Session {
  person: Person | null;
}
export interface OptionInfo {
  name: string;
  values: unknown[];
}
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  levels: string[];
}
export interface Catalogue {
  game: string;
  edition: Data;
  reconstructions: string[];
}
export interface SeatWish {
  kind: "human" | "open" | "bot";
  name?: string | null;
  level?: string | null;
}
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Data;
  public?: boolean;
}
export interface SeatInfo {
  kind: "human" | "open" | "bot";
  name: string | null;
  level: string | null;
  mine: boolean;
}
export interface Result {
  scores: number[];
  winners: number[];
}
export interface Table {
  id: string;
  game: string;
  options: Data;
  public: boolean;
  status: "open" | "playing" | "over";
  seats: SeatInfo[];
  hosted: boolean;
  turn: number | null;
  created: number;
  result: Result | null;
  next: string | null;
}
export interface Lobby {
  mine: Table[];
  open: Table[];
  playing: Table[];
}
export interface PastView {
  at: number;
  length: number;
  seat: number | null;
  view: Data;
  facts: Data[];
}
export interface ChatLine {
  id: number;
  name: string | null;
  text: string;
  at: number;
  code?: string | null;
}

export interface PlayMove {
  type: "move";
  number: number;
  move: Data;
}
export interface Undo {
  type: "undo";
  number: number;
}
export interface Look {
  type: "look";
  seat: number;
}
export interface Back {
  type: "back";
  at: number;
}
export interface Say {
  type: "say";
  text: string;
}
export type ToServer = PlayMove | Undo | Look | Back | Say;

export interface TableNews {
  type: "table";
  table: Table;
}
export interface Update {
  type: "update";
  number: number;
  length: number;
  seat: number | null;
  since: number;
  facts: Data[][];
  decision: Data;
  view?: Data | null;
  patch?: unknown[][] | null;
  moves?: Data[] | null;
  undo?: boolean;
  result?: Result | null;
}
export interface Past {
  type: "past";
  past: PastView;
}
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  number: number;
}
export type ToClient = TableNews | Update | Past | Presence | Chat | Refused;
