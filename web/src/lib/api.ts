/** Requests to the server. Every refusal is thrown as a `Refused` with what the server said. */
import type { RevealedDeal } from "./deal";
import type { Move } from "./game";
import type {
  Catalogue, ChangeSeat, ChatLine, EditionCheck, GameInfo, GameRules, GameWords, KeptEdition, LessonInfo, LessonState, Lobby,
  MyTables, NewStudy, NewTable, OpenedRecord, PastView, Refusal, Review, Session, SessionInfo, Study, StudyInfo,
  StudyMoment, StudyPosition, Table, VariationTree,
} from "./messages";

type ReviewKind = Pick<Review, "view" | "depth">;

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** `nobody`: the server does not know who asks. Whoever was signed in here is so no longer. */
export const events = { nobody: (): void => {} };

const KEPT_ALIVE = 30_000;

/** The network, not the server, said no. */
export class Offline extends Error {}

function csrf(): string {
  return document.cookie.match(/(?:^|; )signoria_csrf=([^;]*)/)?.[1] ?? "";
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  const text = body === undefined ? null : JSON.stringify(body);
  if (method !== "GET") headers["x-csrf-token"] = csrf();
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    // What was asked for is done even if the page is left at once; browsers do that for small requests only.
    const keepalive = method !== "GET" && (text?.length ?? 0) < KEPT_ALIVE;
    return await fetch(path, { method, headers, body: text, keepalive });
  } catch {
    throw new Offline("the server does not answer");
  }
}

async function refusalOf(response: Response): Promise<Error> {
  try {
    return new Refused((await response.json()) as Refusal);
  } catch {
    return new Error(response.statusText);
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (method !== "GET" && !csrf()) await answered("GET", "/api/session");
  const response = await answered(method, path, body);
  if (!response.ok) {
    const problem = await refusalOf(response);
    if (problem instanceof Refused && problem.refusal.code === "nobody") events.nobody();
    throw problem;
  }
  return (await response.json()) as Answer;
}

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;
const lessonAt = (game: string, lesson: string) => `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
const reviewAt = (path: string, { view, depth }: ReviewKind, since: number) => `${path}?view=${view}&depth=${depth}&since=${since}`;
const ofRecord = (subject: string) => `/api/reviews/${encodeURIComponent(subject)}`;
const study = (id: string) => `/api/studies/${encodeURIComponent(id)}`;
const seated = (seat?: number) => (seat === undefined ? {} : { seat });

export const api = {
  session: () => request<Session>("GET", "/api/session"),
  rename: (name: string) => request<Session>("POST", "/api/session", { name }),
  signOut: () => request<Session>("DELETE", "/api/session"),
  signUp: (login: string, password: string) => request<Session>("POST", "/api/account", { login, password }),
  signIn: (login: string, password: string) => request<Session>("POST", "/api/account/login", { login, password }),
  changePassword: (password: string, newPassword: string) =>
    request<SessionInfo[]>("POST", "/api/account/password", { password, new_password: newPassword }),
  sessions: () => request<SessionInfo[]>("GET", "/api/account/sessions"),
  endSession: (id: string) => request<SessionInfo[]>("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request<SessionInfo[]>("DELETE", "/api/account/sessions"),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  catalogueAt: (table: string, language: string) => request<Catalogue>("GET", at(table, `/catalogue?language=${language}`)),
  catalogue: (game: string, language: string) =>
    request<Catalogue>("GET", `/api/games/${encodeURIComponent(game)}/catalogue?language=${language}`),
  edition: (id: string, language: string) =>
    request<Catalogue>("GET", `/api/editions/${encodeURIComponent(id)}?language=${language}`),
  checkEdition: (edition: unknown, language: string) =>
    request<EditionCheck>("POST", `/api/editions/check?language=${language}`, { edition }),
  keepEdition: (edition: unknown) => request<KeptEdition>("POST", "/api/editions", { edition }),
  words: (game: string, language: string) =>
    request<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words/${language}`),
  rules: (game: string, language: string) =>
    request<GameRules>("GET", `/api/games/${encodeURIComponent(game)}/rules/${language}`),
  lobby: () => request<Lobby>("GET", "/api/tables"),
  myTables: (which: "playing" | "over" | "hidden", game: string | null, count: number) =>
    request<MyTables>("GET", `/api/my-tables?which=${which}&count=${count}${game ? `&game=${encodeURIComponent(game)}` : ""}`),
  viewAt: (table: string, moves: number, seat: number | null) =>
    request<PastView>("GET", at(table, `/view?at=${moves}${seat === null ? "" : `&seat=${seat}`}`)),
  agreeToCoach: (table: string, agree: boolean) => request<Table>("POST", at(table, "/coach"), { agree }),
  hide: (table: string) => request<Lobby>("POST", at(table, "/hide")),
  unhide: (table: string) => request<Lobby>("DELETE", at(table, "/hide")),
  remove: (table: string) => request<Lobby>("DELETE", at(table)),
  openRecord: (record: unknown, seat: number | null, language: string) =>
    request<OpenedRecord>("POST", `/api/records?language=${language}`, { record, seat }),
  lessons: (game: string, language: string) =>
    request<LessonInfo[]>("GET", `/api/lessons/${encodeURIComponent(game)}?language=${language}`),
  lesson: (game: string, lesson: string, answers: (Move | null)[], language: string) =>
    request<LessonState>("POST", lessonAt(game, lesson), { answers, language }),
  finishLesson: (game: string, lesson: string, language: string) =>
    request<LessonInfo[]>("POST", `${lessonAt(game, lesson)}/finished?language=${language}`),
  review: (table: string, kind: ReviewKind, since: number) => request<Review>("GET", reviewAt(at(table, "/review"), kind, since)),
  beginReview: (table: string, kind: ReviewKind, since: number) => request<Review>("POST", reviewAt(at(table, "/review"), kind, since)),
  stopReview: (table: string, kind: ReviewKind, since: number) => request<Review>("DELETE", reviewAt(at(table, "/review"), kind, since)),
  reviewRecord: (record: unknown, kind: ReviewKind, since: number) => request<Review>("POST", "/api/reviews", { record, ...kind, since }),
  recordReview: (subject: string, kind: ReviewKind, since: number) => request<Review>("GET", reviewAt(ofRecord(subject), kind, since)),
  stopRecordReview: (subject: string, kind: ReviewKind, since: number) => request<Review>("DELETE", reviewAt(ofRecord(subject), kind, since)),
  studies: () => request<StudyInfo[]>("GET", "/api/studies"),
  makeStudy: (of: NewStudy, language: string) => request<Study>("POST", `/api/studies?language=${language}`, of),
  study: (id: string, language: string) => request<Study>("GET", `${study(id)}?language=${language}`),
  changeStudy: (id: string, version: number, tree: VariationTree) => request<number>("PUT", study(id), { version, tree }),
  removeStudy: (id: string) => request<StudyInfo[]>("DELETE", study(id)),
  studyPosition: (id: string, moment: StudyMoment) => request<StudyPosition>("POST", `${study(id)}/position`, moment),
  studyRecordAddress: (id: string) => `${study(id)}/record`,
  table: (table: string) => request<Table>("GET", at(table)),
  make: (table: NewTable) => request<Table>("POST", "/api/tables", table),
  join: (table: string, seat?: number, name?: string) =>
    request<Table>("POST", at(table, "/join"), { ...seated(seat), ...(name && { name }) }),
  leave: (table: string, seat?: number) => request<Table>("POST", at(table, "/leave"), seated(seat)),
  start: (table: string) => request<Table>("POST", at(table, "/start")),
  changeSeat: (table: string, change: ChangeSeat) => request<Table>("POST", at(table, "/seat"), change),
  changeOptions: (table: string, options: Record<string, unknown>) => request<Table>("POST", at(table, "/options"), { options }),
  resign: (table: string, level: string | null) => request<Table>("POST", at(table, "/resign"), { level }),
  standIn: (table: string, seat: number, level: string | null) => request<Table>("POST", at(table, "/stand-in"), { seat, level }),
  takeBack: (table: string) => request<Table>("POST", at(table, "/take-back"), {}),
  abandon: (table: string, agree: boolean) => request<Table>("POST", at(table, "/abandon"), { agree }),
  say: (table: string, text: string) => request<ChatLine>("POST", at(table, "/chat"), { text }),
  rematch: (table: string) => request<Table>("POST", at(table, "/rematch")),
  recordAddress: (table: string) => at(table, "/record"),
  deal: (table: string) => request<RevealedDeal>("GET", at(table, "/record")),
};
