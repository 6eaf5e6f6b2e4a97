// Made by `python -m signoria.server.typescript` from src/signoria/server/messages.py. Do not edit.

/** A guest's name, or a new name for who is already here. */
export interface NewSession {
  name: string;
}

/** To make an account or to come back to one. */
export interface Credentials {
  login: string;
  password: string;
}

/** Another password for your account. All other sessions end with it. */
export interface NewPassword {
  password: string;
  new_password: string;
}

/** A seat of a new table: `human` is held by the host, `open` is free for others. */
export interface SeatSetup {
  kind: "human" | "open" | "bot";
  name?: string | null;
  level?: string | null;
}

/** The content of an edition file, to be checked or kept. */
export interface NewEdition {
  edition: Record<string, unknown>;
}

/** A record to be shown: to a spectator, or as this seat saw the game. */
export interface NewRecord {
  record: Record<string, unknown>;
  seat?: number | null;
}

/** A table to be made. Options that are left out have their first value. `edition` is the id of a kept edition or the content of a file. `absence_minutes`: once somebody has been away for so long, the others may let a bot play for them; null means never. */
export interface NewTable {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, unknown>;
  public?: boolean;
  edition?: Record<string, unknown> | string | null;
  absence_minutes?: number | null;
}

/** Before the start, for the host: give a seat to a bot, or free it, whoever has it. A bot gets a seat only if it is free, a bot's, or that of somebody who is not connected. */
export interface ChangeSeat {
  seat: number;
  kind: "open" | "bot";
  level?: string | null;
}

/** Before the start, for the host: other variants. Options that are left out stay as they are. */
export interface ChangeOptions {
  options: Record<string, unknown>;
}

/** Sit down: at this seat, or at the first open one. The name is for who shares a screen. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** Leave before the start: this seat, or all of your seats. */
export interface Leave {
  seat?: number | null;
}

/** Let a bot play for you, at this seat or at all of yours: by default the usual one of the game. */
export interface Resign {
  seat?: number | null;
  level?: string | null;
}

/** Let a bot play for somebody who has been away for too long: by default the usual one of the game. */
export interface StandIn {
  seat: number;
  level?: string | null;
}

/** Play on yourself, at this seat or at all of yours for which a bot plays. */
export interface TakeBack {
  seat?: number | null;
}

/** Propose to abandon the game or agree to it; or (`agree` is false) decline, or withdraw your proposal. */
export interface Abandon {
  agree: boolean;
}

/** Something to say at a table. */
export interface NewLine {
  text: string;
}

/** Every refusal: a code for programs, the reason and its arguments for who has words of its own, and a sentence. */
export interface Refusal {
  code: string;
  reason: string;
  arguments: Record<string, string | number>;
  message: string;
}

/** Who one is; `login` is null for guests. */
export interface Person {
  name: string;
  login: string | null;
}

/** Who one is, if anybody. */
export interface Session {
  person: Person | null;
}

/** A device on which you are signed in; times are milliseconds since 1970, `current` is the one that asks. `browser` and `system` are null if they are not common ones. */
export interface SessionInfo {
  id: string;
  begun: number;
  used: number;
  browser: string | null;
  system: string | null;
  current: boolean;
}

/** A choice made before the game: its values, the default first. `seats` holds, for each of them, the numbers of seats with which it can be chosen. */
export interface OptionInfo {
  name: string;
  values: unknown[];
  seats: number[][];
}

/** A game that can be played here. `levels` are its bots, `drawing` is the part of the page that draws it. `editions` tells whether it can be played with component data of your own. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  minutes: number;
  options: OptionInfo[];
  levels: string[];
  drawing: string;
  editions: boolean;
}

/** The words of a game that the page does not bring along, as Fluent messages. */
export interface GameWords {
  game: string;
  language: string;
  messages: string;
}

/** A rule in our own words. Lines that begin with a bullet are items of a list; `variant` is null for every game. */
export interface RuleText {
  id: string;
  text: string;
  variant: string | null;
}

/** A section of the rules; `id` is what its rules' ids begin with, `picture` what its drawing shows, if any. */
export interface RuleSection {
  id: string;
  title: string;
  picture: string | null;
  rules: RuleText[];
}

/** What a variant is called, and with which options or how many players it is played; `seats` null: any number. */
export interface RuleVariant {
  title: string;
  options: Record<string, boolean | number | string>;
  seats: number | null;
}

/** The rules of a game in a language, in our own words; a game without rules texts has no sections. `governing` are the rules to read at a decision, by its kind; `terms` the rule that explains each term. */
export interface GameRules {
  game: string;
  sections: RuleSection[];
  variants: Record<string, RuleVariant>;
  governing: Record<string, string[]>;
  terms: Record<string, string>;
}

/** A value whose printed original is not known, by its name, and what we have chosen, as a sentence. `path` leads to the value in the edition, `source` to the word that marks it as a reconstruction. */
export interface Reconstruction {
  path: (string | number)[];
  source: (string | number)[];
  where: string;
  sentence: string;
}

/** The reconstructions in one part of an edition; `title` is the name of the part. */
export interface ReconstructionGroup {
  part: string;
  title: string;
  values: Reconstruction[];
}

/** The components of a game or of one of its editions; `id` is null for our own. `words` are the names and texts of cards that the game's own words lack, by message. */
export interface Catalogue {
  game: string;
  id: string | null;
  name: string;
  edition: Record<string, unknown>;
  words: Record<string, string>;
  reconstructions: ReconstructionGroup[];
}

/** Something about a value of an edition: the value by its name, why, and a sentence. `path` leads to the value. */
export interface Finding {
  path: (string | number)[];
  where: string;
  reason: string;
  arguments: Record<string, string | number>;
  message: string;
}

/** An edition can be played if it has no problems. Warnings name what is unusual. `words` are as in a catalogue. */
export interface EditionCheck {
  game: string | null;
  playable: boolean;
  problems: Finding[];
  warnings: Finding[];
  reconstructions: ReconstructionGroup[];
  words: Record<string, string>;
}

/** An edition that can be shared and played by its id. */
export interface KeptEdition {
  id: string;
  game: string;
  name: string;
}

/** A seat of a table. `mine` is true if you hold it. `level` is that of a bot; at a person's seat, of the bot that plays for the person. `away` is the time since when the person has not been connected, and `absent` is true once others may let a bot play. `agrees`: to abandon the game. */
export interface SeatInfo {
  kind: "human" | "open" | "bot";
  name: string | null;
  level: string | null;
  mine: boolean;
  away: number | null;
  absent: boolean;
  agrees: boolean;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** A table as the asking person may know it. `turn` is the seat that decides now, `next` the table of a rematch, `edition` the name of an edition of its own and `edition_id` its id, `drawing` the part of the page that draws the game. `commitment` is shown from the start of the game on: the hash of the seed and the salt, which the record of the finished game contains. `variants` are those of the options that do not have their first value. `absence_minutes` is as it was chosen for the table. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  variants: Record<string, unknown>;
  public: boolean;
  status: "open" | "playing" | "over" | "abandoned";
  seats: SeatInfo[];
  hosted: boolean;
  turn: number | null;
  created: number;
  result: Result | null;
  next: string | null;
  edition: string | null;
  edition_id: string | null;
  drawing: string;
  commitment: string | null;
  absence_minutes: number | null;
}

/** A table of yours in the lobby. `last` is the time of the last move, before the first one that at which the table was made. `deletable`: it is yours alone, so that you can delete it. */
export interface MyTable {
  table: Table;
  last: number;
  hidden: boolean;
  deletable: boolean;
}

/** Your tables of a kind, the last played first, as many as you asked for; `total` is how many there are. */
export interface MyTables {
  tables: MyTable[];
  total: number;
}

/** Your tables that are not finished, those you can join, and those you can watch. */
export interface Lobby {
  mine: MyTables;
  open: Table[];
  playing: Table[];
}

/** What a seat saw after the first `at` moves; `facts` is what the last of them did. Spectators: seat is null. */
export interface PastView {
  at: number;
  length: number;
  seat: number | null;
  view: Record<string, unknown>;
  appraisal: Record<string, unknown>;
  facts: Record<string, unknown>[];
}

/** For each move from `since` on the seat that made it and the facts it made, as your seat may know them. */
export interface Journal {
  since: number;
  length: number;
  seat: number | null;
  movers: number[];
  facts: Record<string, unknown>[][];
}

/** A move of a record: the seat that made it, its facts, and what it changed in the view and the appraisal. */
export interface RecordStep {
  mover: number;
  facts: Record<string, unknown>[];
  patch: unknown[][];
  appraisal_patch: unknown[][];
}

/** A record that has been checked, with all that is needed to step through it. `view` and `appraisal` are those before the first move, as `seat` saw them (null: a spectator). `table` shows the game as if it had been played at a table, without an id. People whom the record does not name have no name. */
export interface OpenedRecord {
  table: Table;
  seat: number | null;
  view: Record<string, unknown>;
  appraisal: Record<string, unknown>;
  steps: RecordStep[];
  decision: Record<string, unknown>;
  result: Result | null;
  catalogue: Catalogue;
}

/** A chat message; `name` is null for messages from the server. `code` then says what happened, and `arguments` to whom. */
export interface ChatLine {
  id: number;
  name: string | null;
  text: string;
  at: number;
  code: string | null;
  arguments: Record<string, string | number>;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok" | "failing";
  database: "sqlite" | "postgresql";
  version: string;
}

/** Play a move. `number` is that of the last update: a move that crosses with another is refused, not misplaced. The client makes the `id`. A move that is sent again with the same id is played once. */
export interface PlayMove {
  type: "move";
  number: number;
  move: Record<string, unknown>;
  id?: string | null;
}

/** Undo your last move. The `id` is like that of a move. */
export interface Undo {
  type: "undo";
  number: number;
  id?: string | null;
}

/** What a seat wants to do when its decision comes: this `move`, or bids that are raised up to a `limit`. Where several things are bid for at once, `on` is the one that the limit is for. */
export interface PreparedAnswer {
  move?: Record<string, unknown> | null;
  limit?: number | null;
  on?: string | null;
}

/** Keep this answer for a seat of yours, in place of the one before; without an answer, forget that one. `occasion` is that of the offer: an answer to what is over by now is refused, not kept for the next occasion. */
export interface Prepare {
  type: "prepare";
  seat: number;
  occasion: string;
  answer?: PreparedAnswer | null;
  id?: string | null;
}

/** Hot-seat: show the table from this seat of yours. */
export interface Look {
  type: "look";
  seat: number;
}

/** Show the table as it was after the first `at` moves. */
export interface Back {
  type: "back";
  at: number;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  text: string;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}

/** First of all, and again whenever seats or status change. */
export interface TableMessage {
  type: "table";
  table: Table;
}

/** A limit that can be kept: from `lowest` to `highest` in steps of `step`. */
export interface LimitOffer {
  lowest: number;
  highest: number;
  step: number;
  on?: string | null;
}

/** What a seat can prepare now, and the answer that is kept for it; nobody else is told either. An answer that is not `possible` any more is not carried out: the seat decides when its time comes. */
export interface Preparation {
  occasion: string;
  moves: Record<string, unknown>[];
  limits: LimitOffer[];
  answer?: PreparedAnswer | null;
  possible?: boolean;
}

/** The state of the game: either the whole `view`, or the `patch` that turns the last view into it. So it is with the `appraisal`, every number and reason that the page shows to this seat, and `appraisal_patch`, for clients that asked for it. It is sent after the move is safe on disk. With the `id` of a message of yours it acknowledges that message: what it asked for has been done, now or before. `facts` holds, for each move from `since` on, what it did, and `movers` the seat that made it: the journal is cut to `since` moves, then these are added. `decision` and `moves` are complete for who decides; everybody else learns the seat and the kind only. `preparation` is left out where nothing can be prepared. Who holds several seats is told by `secret` whether this one is shown anything that the others must not see. */
export interface Update {
  type: "update";
  number: number;
  length: number;
  seat: number | null;
  since: number;
  movers: number[];
  facts: Record<string, unknown>[][];
  decision: Record<string, unknown>;
  view?: Record<string, unknown> | null;
  patch?: unknown[][] | null;
  appraisal?: Record<string, unknown> | null;
  appraisal_patch?: unknown[][] | null;
  moves?: Record<string, unknown>[] | null;
  undo?: boolean;
  result?: Result | null;
  id?: string | null;
  preparation?: Preparation | null;
  secret?: boolean;
}

/** The prepared answer of a seat has changed, at the number at which the table stands; `id` is as in an update. */
export interface Prepared {
  type: "prepared";
  number: number;
  seat: number;
  preparation?: Preparation | null;
  id?: string | null;
}

/** The answer to `back`. */
export interface Past {
  type: "past";
  past: PastView;
}

/** Who is here: the seats whose holder is connected, and how many look on. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}

/** What was said: all that is kept on connecting, then line by line. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** A message was refused and changed nothing; `number` is where the table stands, `id` that of the message. With the code `unknown` the server cannot tell whether it was carried out: send it again with the same id. */
export interface Refused {
  type: "refused";
  code: string;
  reason: string;
  arguments: Record<string, string | number>;
  message: string;
  number: number;
  id?: string | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

export type ToServer = PlayMove | Undo | Prepare | Look | Back | Say | Ping;

export type ToClient = TableMessage | Update | Prepared | Past | Presence | Chat | Refused | Pong;
