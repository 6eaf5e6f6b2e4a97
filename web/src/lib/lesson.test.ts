import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Move } from "./game";
import { LessonPlayer } from "./lesson.svelte";
import { leftOff } from "./lessonstore";
import type { LessonReply, LessonState, SeatInfo, Table } from "./messages";
import { AT_ONCE, TableClient } from "./table.svelte";

const GOOD: Move = { do: "bid", amount: 200 };
const BAD: Move = { do: "pass" };
type Answers = (Move | null)[];

const seat = (mine: boolean): SeatInfo => ({
  kind: mine ? "human" : "bot", name: null, level: mine ? null : "novice", mine, away: null, absent: false, agrees: false, accepts_coach: false,
});
const table: Table = {
  id: "", game: "princes", options: {}, variants: {}, public: false, status: "playing", seats: [seat(true), seat(false)],
  hosted: false, turn: 0, created: 0, result: null, next: null, edition: null, edition_id: null, drawing: "princes",
  commitment: null, absence_minutes: null, coach: "none",
};

/** A lesson of three steps, as the server has it: read, find the bid, find it once more. */
function stateAfter(answers: Answers): LessonState {
  let step = 0;
  let played = 0;
  let reply: LessonReply | null = null;
  for (const answer of answers) {
    if (step > 0 && answer?.do === "pass") {
      reply = { verdict: "wrong", text: "Do not pass." };
      continue;
    }
    reply = step > 0 ? { verdict: step === 2 ? "finished" : "right", text: "Good bid." } : null;
    played += step > 0 ? 2 : 0;
    step += 1;
  }
  const finished = step === 3;
  return {
    lesson: "auction", title: "The auction", step: Math.min(step, 2), steps: 3, kind: (["read", "act", "puzzle"] as const)[Math.min(step, 2)]!,
    say: finished ? "" : `Step ${step}`, reply, show: ["money:0"], finished, rules: [], table,
    update: {
      type: "update", number: played, length: played, seat: 0, since: 0, view: { played }, appraisal: {},
      movers: Array.from({ length: played }, (_, at) => at % 2), facts: Array.from({ length: played }, (_, at) => [{ fact: "bid", at }]),
      decision: { seat: 0, kind: "bid" }, moves: step > 0 && !finished ? [GOOD, BAD] : null,
    },
  };
}

let sent: Answers[];
/** What the server does instead of answering. */
let trouble: (() => Response | Promise<Response>) | null;

beforeEach(() => {
  localStorage.clear();
  document.cookie = "signoria_csrf=x";
  sent = [];
  trouble = null;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { answers } = JSON.parse(body) as { answers: Answers };
    sent.push(answers);
    return trouble ? trouble() : Response.json(stateAfter(answers));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<{ lesson: LessonPlayer; client: TableClient }> {
  const lesson = new LessonPlayer("princes", "auction", "en", "Guest");
  await lesson.open();
  const client = new TableClient("", AT_ONCE, () => {}, (events) => lesson.connect(events));
  await settled(lesson);
  return { lesson, client };
}

async function settled(lesson: LessonPlayer): Promise<void> {
  await vi.waitFor(() => expect(lesson.busy).toBe(false));
  await Promise.resolve();
}

async function play(lesson: LessonPlayer, client: TableClient, move: Move): Promise<void> {
  client.play(move);
  await settled(lesson);
  await vi.waitFor(() => expect(client.sending).toBe(false));
}

const refusal = (code: string, status: number) => () => Response.json({ code, reason: code, arguments: {}, message: code }, { status });

test("a lesson is a table at which the learner sits", async () => {
  const { client } = await opened();
  expect(client.connection).toBe("open");
  expect(client.own).toEqual([0]);
  expect(client.table!.seats[0]!.name).toBe("Guest");
  expect(client.offered).toEqual([]);
});

test("a right move goes on, with what happened since", async () => {
  const { lesson, client } = await opened();
  await lesson.goOn();
  expect(client.offered).toEqual([GOOD, BAD]);
  await play(lesson, client, GOOD);
  expect(lesson.state!.reply!.verdict).toBe("right");
  expect(client.view).toEqual({ played: 2 });
  expect(client.facts.map(({ at }) => at)).toEqual([0, 1]);
  await play(lesson, client, GOOD);
  expect(client.facts.map(({ at }) => at)).toEqual([2, 3]);
  expect(client.journal).toHaveLength(4);
  expect(lesson.state!.finished).toBe(true);
});

test("a wrong move is answered, changes nothing and is not kept", async () => {
  const { lesson, client } = await opened();
  await lesson.goOn();
  await play(lesson, client, BAD);
  expect(lesson.state!.reply).toEqual({ verdict: "wrong", text: "Do not pass." });
  expect(client.view).toEqual({ played: 0 });
  expect(client.offered).toEqual([GOOD, BAD]);
  expect(leftOff("princes", "auction")).toEqual({ answers: [null], step: 1 });
  await play(lesson, client, GOOD);
  expect(sent.at(-1)).toEqual([null, GOOD]);
});

test("a move can be shown; then it was not found", async () => {
  const { lesson, client } = await opened();
  await lesson.goOn();
  expect(lesson.wasShown).toBe(false);
  await lesson.goOn();
  expect(lesson.wasShown).toBe(true);
  expect(client.view).toEqual({ played: 2 });
});

test("one step back takes back what was played", async () => {
  const { lesson, client } = await opened();
  await lesson.goOn();
  await play(lesson, client, GOOD);
  await lesson.goBack();
  expect(client.view).toEqual({ played: 0 });
  expect(client.journal).toEqual([]);
  expect(lesson.canGoBack).toBe(true);
  await lesson.goBack();
  expect(lesson.canGoBack).toBe(false);
});

test("what is pressed twice is sent once", async () => {
  const { lesson, client } = await opened();
  void lesson.goOn();
  void lesson.goOn();
  await settled(lesson);
  client.play(GOOD);
  client.play(GOOD);
  await settled(lesson);
  expect(sent).toEqual([[], [null], [null, GOOD]]);
});

describe("after a reload", () => {
  test("a lesson goes on where it was", async () => {
    const { lesson } = await opened();
    await lesson.goOn();
    const again = await opened();
    expect(again.lesson.state!.step).toBe(1);
    expect(again.client.offered).toEqual([GOOD, BAD]);
  });

  test("a finished one begins again", async () => {
    const { lesson } = await opened();
    for (let step = 0; step < 3; step++) await lesson.goOn();
    expect(lesson.state!.finished).toBe(true);
    expect((await opened()).lesson.state!.step).toBe(0);
  });

  test("answers that fit no longer are forgotten", async () => {
    const { lesson } = await opened();
    await lesson.goOn();
    trouble = () => {
      trouble = null;
      return refusal("illegal_move", 409)();
    };
    expect((await opened()).lesson.state!.step).toBe(0);
    expect(leftOff("princes", "auction")).toBeNull();
  });

  test("a server that is busy is no reason to forget them", async () => {
    const { lesson } = await opened();
    await lesson.goOn();
    trouble = refusal("too_many", 429);
    const again = await opened();
    expect(again.lesson.state).toBeNull();
    trouble = null;
    await again.lesson.retry();
    expect(again.lesson.state!.step).toBe(1);
    expect(again.client.offered).toEqual([GOOD, BAD]);
  });
});

test("a move that did not arrive leaves the table as it was, and can be sent again", async () => {
  const { lesson, client } = await opened();
  await lesson.goOn();
  trouble = () => Promise.reject(new TypeError("no network"));
  await play(lesson, client, GOOD);
  expect(lesson.failure).toBeTruthy();
  expect(client.view).toEqual({ played: 0 });
  expect(client.offered).toEqual([GOOD, BAD]);
  trouble = null;
  await lesson.retry();
  expect(lesson.failure).toBeNull();
  expect(client.view).toEqual({ played: 2 });
});

test("another language is asked for with the same answers", async () => {
  const { lesson } = await opened();
  await lesson.goOn();
  await lesson.speak("de");
  expect(sent.at(-1)).toEqual([null]);
  await lesson.speak("de");
  expect(sent).toHaveLength(3);
});

test("what the browser keeps may be anything", () => {
  for (const kept of ["", "[]", "null", "7", '{"princes/auction": 3}', '{"princes/auction": {"answers": 1}}']) {
    localStorage.setItem("signoria-lessons", kept);
    expect(leftOff("princes", "auction")).toBeNull();
  }
});
