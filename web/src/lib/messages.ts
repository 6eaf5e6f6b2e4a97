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

/** All answers to a lesson so far, in order. Wrong moves may be left out. Null goes on where there is something to read, and shows a right move where one is wanted. */
export interface LessonAnswers {
  answers: (Record<string, unknown> | null)[];
  language?: string;
}

/** A record to be analysed: by what each seat could know, or with all cards open; one step ahead, or deeper. The answer leaves out the first `since` moves, which you have already. */
export interface NewReview {
  record: Record<string, unknown>;
  view?: "known" | "open";
  depth?: "quick" | "deep";
  since?: number;
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

/** Propose that everybody may ask the coach or agree to it; or (`agree` is false) decline, or withdraw. */
export interface AgreeToCoach {
  agree: boolean;
}

/** Something to say at a table. */
export interface NewLine {
  text: string;
}

/** A study to be kept, of one thing: a finished table, a record, a position, or another study to be copied. A record may bring its variations. `tree` replaces those of the study that is copied. */
export interface NewStudy {
  table?: string | null;
  record?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
  study?: string | null;
  tree?: VariationTree | null;
}

/** A move that was tried after a moment. Moments are numbered: so many moves of the game; after those of the whole game, each move tried has the next number. */
export interface VariationMove {
  after: number;
  move: Record<string, unknown>;
}

/** What was written about a moment. */
export interface StudyComment {
  at: number;
  text: string;
}

/** Variations and comments, as in a record. Moves after the same moment stand in the order of their importance. */
export interface VariationTree {
  moves?: VariationMove[];
  comments?: StudyComment[];
}

/** Other variations and comments, for the person whose study it is. `version` is that of the study you know. */
export interface ChangeStudy {
  version: number;
  tree: VariationTree;
}

/** A moment to look at: some moves of the game, then others. `seat`: from which; by default from who decides. */
export interface StudyMoment {
  at: number;
  moves?: Record<string, unknown>[];
  seat?: number | null;
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

/** A level of a game's bots. `rating` is by OpenSkill, on one scale for the game, and off by at most `margin` with 95 % certainty; both are null where nobody has measured it. */
export interface LevelInfo {
  name: string;
  rating: number | null;
  margin: number | null;
}

/** A game that can be played here. `levels` are its bots, the weakest first. `usual_level` is for who does not choose, `first_level` for who has never played. `judged`: there is a coach and analysis for it. `drawing` is the part of the page that draws it. `editions` tells whether it can be played with component data of your own. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  minutes: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  usual_level: string;
  first_level: string;
  judged: boolean;
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

/** A seat of a table. `mine` is true if you hold it. `level` is that of a bot; at a person's seat, of the bot that plays for the person. `away` is the time since when the person has not been connected, and `absent` is true once others may let a bot play. `agrees`: to abandon the game. `accepts_coach`: agrees that the coach may be asked. */
export interface SeatInfo {
  kind: "human" | "open" | "bot";
  name: string | null;
  level: string | null;
  mine: boolean;
  away: number | null;
  absent: boolean;
  agrees: boolean;
  accepts_coach: boolean;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** A table as the asking person may know it. `turn` is the seat that decides now, `next` the table of a rematch, `edition` the name of an edition of its own and `edition_id` its id, `drawing` the part of the page that draws the game. `commitment` is shown from the start of the game on: the hash of the seed and the salt, which the record of the finished game contains. `variants` are those of the options that do not have their first value. `absence_minutes` is as it was chosen for the table. `coach` tells whether the coach may be asked: `offered` if all other seats are bots or everybody agrees, `proposed` if somebody does, `possible` if nobody does yet, `none` if there is no coach for this game or nobody to ask it. */
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
  coach: "none" | "possible" | "proposed" | "offered";
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

/** Why a move is better: a message of `GAME-coach.ftl`, the values in it, and its part of a difference. */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
  points: number;
}

/** A move of a game: what each seat could expect before it, what was played, what was best, and what was lost. `number` moves were played before. `stake` is what the best move promised more than one chosen blindly. */
export interface ReviewedMove {
  number: number;
  seat: number;
  round: number;
  points: number[];
  chances: number[];
  played: Record<string, unknown>;
  best: Record<string, unknown>;
  lost_points: number;
  lost_chance: number;
  stake: number;
  reasons: Reason[];
}

/** The true result: the points of each seat, and what it has of the win. */
export interface ReviewEnd {
  points: number[];
  chances: number[];
}

/** The points of each seat in a round, by their source. */
export interface RoundPoints {
  round: number;
  sources: Record<string, number[]>;
}

/** The analysis of a game, as far as it has come. `subject` is the table's id, or what to ask for in the case of a record. `moves` are those from `since` on; the game has `length` of them. `accuracy` has for each seat the share it kept of the points at stake in its decisions, in per cent, null without any; `turning_points` are the numbers of the moves that cost most. */
export interface Review {
  subject: string;
  view: "known" | "open";
  depth: "quick" | "deep";
  stage: "running" | "stopped" | "failed" | "done";
  game: string;
  seats: number;
  length: number;
  end: ReviewEnd | null;
  rounds: RoundPoints[];
  accuracy: (number | null)[];
  turning_points: number[];
  since: number;
  moves: ReviewedMove[];
}

/** A move of a variation: after which moment, the seat that made it, and what it did. */
export interface TriedMove {
  after: number;
  move: Record<string, unknown>;
  mover: number;
  facts: Record<string, unknown>[];
}

/** A game or a position with variations and comments, on an analysis board. `mine`: you can change it. `moves`, `movers` and `facts` are those of the game itself. `table` shows it as if it were played at a table, without an id. Nothing is hidden. */
export interface Study {
  id: string;
  version: number;
  mine: boolean;
  table: Table;
  catalogue: Catalogue;
  moves: Record<string, unknown>[];
  movers: number[];
  facts: Record<string, unknown>[][];
  tried: TriedMove[];
  comments: StudyComment[];
}

/** A study of yours: the moves of its game and those tried, and when it was made and last changed. */
export interface StudyInfo {
  id: string;
  game: string;
  players: (string | null)[];
  moves: number;
  tried: number;
  created: number;
  changed: number;
}

/** A moment of a study as `seat` sees it. `movers` and `facts` are those of the moves after the moment of the game. `moves` are the legal ones. `scores` and `winners` are there once the game is over. */
export interface StudyPosition {
  seat: number | null;
  view: Record<string, unknown>;
  appraisal: Record<string, unknown>;
  decision: Record<string, unknown>;
  moves: Record<string, unknown>[];
  movers: number[];
  facts: Record<string, unknown>[][];
  scores: number[] | null;
  winners: number[] | null;
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

/** Ask the coach about your decision; `number` is that of the last update. It replaces what you asked before. */
export interface AskHint {
  type: "hint";
  number: number;
  id?: string | null;
}

/** The hint you asked for on this socket is not needed any more. */
export interface StopHint {
  type: "stop_hint";
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

/** A move, what its seat may expect of it (points at the end, chance to win), and why it is better than the next. */
export interface CoachedMove {
  move: Record<string, unknown>;
  points: number;
  chance: number;
  reasons: Reason[];
}

/** The answer to `hint`, to nobody but who asked: first what matters now, then also the best moves, best first. `id` is that of the message that asked. */
export interface Hinted {
  type: "hinted";
  number: number;
  seat: number;
  nudge: Reason;
  choices?: CoachedMove[] | null;
  id?: string | null;
}

/** A move that cost much, after the first `at` moves: what would have been better, by how much, and why. */
export interface MoveCost {
  at: number;
  move: Record<string, unknown>;
  better: Record<string, unknown>;
  points: number;
  chance: number;
  reasons: Reason[];
}

/** All moves of your seat that cost much, where the coach is offered; sent again whenever they change. */
export interface MoveCosts {
  type: "move_costs";
  seat: number;
  costs: MoveCost[];
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

/** Look for the best moves at a moment, instead of the one before. The answers repeat its `number`. `open`: with all cards open. Otherwise only what the seat that decides could know is looked at. */
export interface SearchMoment {
  type: "search";
  number: number;
  at: number;
  moves?: Record<string, unknown>[];
  open?: boolean;
}

/** Search no longer. */
export interface StopSearch {
  type: "stop";
}

/** A move and what its seat may expect: points at the end, and the chance to win. `visits`: how often searched. */
export interface BestMove {
  move: Record<string, unknown>;
  points: number;
  chance: number;
  visits: number;
}

/** The best moves found so far, best first, after so many `visits` in all and so many seconds. */
export interface BestMoves {
  type: "best";
  number: number;
  seat: number;
  choices: BestMove[];
  visits: number;
  seconds: number;
}

/** No more comes: it is `done`, there is `nothing` to search, it `failed`, or you search `elsewhere`. */
export interface SearchEnded {
  type: "ended";
  number: number;
  reason: "done" | "nothing" | "failed" | "elsewhere";
}

/** A lesson of a game, in the order they are learned. `finished` is when you first finished it, if you have. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  steps: number;
  finished: number | null;
}

/** What there is to say about the last answer: why it was right or wrong. */
export interface LessonReply {
  verdict: "right" | "wrong" | "finished";
  text: string;
}

/** Where a lesson stands after some answers. `step` counts from 0. `say` is what is explained or asked, empty while the outcome of a step is shown; `reply` is about the last answer, and `show` names the things to point at. A move is wanted where `kind` is `act` or `puzzle` and the lesson is not finished; a step whose outcome is still shown is of the kind `read`. `update` and `table` are what a table would send to the learner. */
export interface LessonState {
  lesson: string;
  title: string;
  step: number;
  steps: number;
  kind: "read" | "act" | "puzzle";
  say: string;
  reply: LessonReply | null;
  show: string[];
  finished: boolean;
  rules: string[];
  update: Update;
  table: Table;
}

export type ToServer = PlayMove | Undo | Prepare | Look | Back | AskHint | StopHint | Say | Ping;

export type ToClient = TableMessage | Update | Prepared | Past | Hinted | MoveCosts | Presence | Chat | Refused | Pong;

export type ToSearch = SearchMoment | StopSearch | Ping;

export type FromSearch = BestMoves | SearchEnded | Refused | Pong;
