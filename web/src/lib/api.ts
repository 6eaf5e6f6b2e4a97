/** Requests to the server. Every refusal is thrown as a `Refused` with what the server said. */
import type { RevealedDeal } from "./deal";
import type { Catalogue, ChangeSeat, ChatLine, EditionCheck, GameInfo, GameRules, GameWords, KeptEdition, Lobby, MyTables, NewTable, OpenedRecord, Refusal, Session, SessionInfo, Table } from "./messages";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** `nobody`: the server does not know who asks. Whoever was signed in here is so no longer. */
export const events = { nobody: (): void => {} };

/** The network, not the server, said no. */
export class Offline extends Error {}

function csrf(): string {
  return document.cookie.match(/(?:^|; )signoria_csrf=([^;]*)/)?.[1] ?? "";
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrf-token"] = csrf();
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    return await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
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
  hide: (table: string) => request<Lobby>("POST", at(table, "/hide")),
  unhide: (table: string) => request<Lobby>("DELETE", at(table, "/hide")),
  remove: (table: string) => request<Lobby>("DELETE", at(table)),
  openRecord: (record: unknown, seat: number | null, language: string) =>
    request<OpenedRecord>("POST", `/api/records?language=${language}`, { record, seat }),
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
