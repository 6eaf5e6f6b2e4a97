import { describe, expect, test } from "vitest";
import { rangeOf, segmentsOf } from "./bars";
import { tiesInWords } from "./ending";
import type { Fact } from "./game";
import type { LiveEvents } from "./live";
import { logOf, remembered, type LogSource } from "./log";
import { marking } from "./marks";
import type { OpenedRecord, Table, ToClient } from "./messages";
import { RecordConnection, namedTable } from "./recordconnection";
import { LARGEST, readRecord, textOf } from "./recordfile";
import { isPutAway, lastTurnOf, newsSince, putAway, thingsOf } from "./since";

const echo = (key: string, values?: Record<string, string | number>) => [key, ...Object.values(values ?? {})].join(" ");
const fact = (kind: string, seat?: number, more: object = {}): Fact => ({ fact: kind, ...(seat !== undefined && { seat }), ...more }) as Fact;

/** Seats 1 and 2 are bots; a silent fact has no words. */
const sourceOf = (journal: Fact[][]): LogSource => ({
  journal,
  describe: ({ fact, seat }) => (fact === "silent" ? "" : [fact, seat].join(" ").trim()),
  isRoutine: ({ fact, seat }) => fact === "pass" && seat !== 0,
});

describe("the log", () => {
  test("it is grouped by round and turn, and each line knows its moment", () => {
    const rounds = logOf(sourceOf([[fact("bid", 0)], [fact("pay", 0), fact("win", 1)], [fact("best"), fact("round")], [fact("bid", 1)]]));
    expect(rounds).toEqual([
      {
        title: null,
        parts: [
          { kind: "turn", seat: 0, lines: [expect.objectContaining({ at: 1, texts: ["bid 0"] }), expect.objectContaining({ at: 2, texts: ["pay 0"] })] },
          { kind: "turn", seat: 1, lines: [expect.objectContaining({ at: 2, texts: ["win 1"] })] },
          { kind: "turn", seat: null, lines: [expect.objectContaining({ at: 3, texts: ["best"] })] },
        ],
      },
      { title: "round", parts: [{ kind: "turn", seat: 1, lines: [expect.objectContaining({ at: 4, texts: ["bid 1"] })] }] },
    ]);
  });

  test("routine of bots is folded, that of people is not, and nothing is lost", () => {
    const [round] = logOf(sourceOf([[fact("bid", 0)], [fact("pass", 1)], [fact("pass", 2)], [fact("pass", 0)], [fact("pass", 1)]]));
    expect(round!.parts.map(({ kind, lines }) => [kind, lines.map(({ at }) => at)])).toEqual([
      ["turn", [1]],
      ["fold", [2, 3]],
      ["turn", [4]],
      ["turn", [5]], // a single line takes no more room than its fold would
    ]);
    expect(round!.parts[1]).toMatchObject({ seats: [1, 2] });
  });

  test("what a move did to one seat is one line of several sentences", () => {
    const [round] = logOf(sourceOf([[fact("place", 1), fact("silent", 1), fact("take", 1)]]));
    expect(round!.parts[0]!.lines).toEqual([expect.objectContaining({ at: 1, texts: ["place 1", "take 1"] })]);
  });

  test("each fact is worded once", () => {
    let count = 0;
    const describe = remembered(() => `${++count}`);
    const facts = [fact("a"), fact("b")];
    expect([...facts, ...facts].map(describe)).toEqual(["1", "2", "1", "2"]);
  });

  test("before the first move there is none", () => expect(logOf(sourceOf([]))).toEqual([]));
});

describe("since your last turn", () => {
  test("the last move of one's own seat ends one's turn", () => {
    expect(lastTurnOf(0, [0, 1, 2, 0, 1, 2])).toBe(4);
    expect(lastTurnOf(2, [0, 1])).toBe(0);
    expect(lastTurnOf(0, [1, 0])).toBe(2);
  });

  test("what the others did is told by seat; of mere routine the last line", () => {
    const journal = [[fact("bid", 0)], [fact("pass", 1)], [fact("bid", 2), fact("pass", 2)], [fact("pass", 1)], [fact("best")]];
    expect(newsSince(1, sourceOf(journal))).toEqual([
      { seat: 1, texts: ["pass 1"] },
      { seat: 2, texts: ["bid 2"] },
      { seat: null, texts: ["best"] },
    ]);
    expect(newsSince(5, sourceOf(journal))).toEqual([]);
  });

  test("what was put away stays so, for this turn and this table", () => {
    localStorage.clear();
    putAway("a", 4);
    expect([isPutAway("a", 4), isPutAway("a", 9), isPutAway("b", 4)]).toEqual([true, false, false]);
    for (let table = 0; table < 300; table += 1) putAway(`t${table}`, 1);
    expect(isPutAway("a", 4)).toBe(false);
    localStorage.setItem("signoria-since", '{"broken":');
    expect(isPutAway("t299", 1)).toBe(false);
  });
});

describe("marks", () => {
  const changed = thingsOf([
    fact("place", 1, { member: "black", space: "territory.1" }),
    fact("take", 1, { card: "farm", goods: { coins: 2 } }),
    fact("build", 2, { building: "tower", price: 300 }),
    fact("round", undefined, { dice: { white: 3 } }),
  ]);

  test("they follow from the facts alone, and are on what is drawn later too", async () => {
    const ids = ["member:1:black", "member:2:black", "card:farm", "card:mine", "good:1:coins", "good:1:wood", "piece:2:tower:0", "piece:1:tower:0", "money:2", "die:white", "seat:1", "seat:0"];
    document.body.innerHTML = `<main>${ids.map((id) => `<i data-thing="${id}"></i>`).join("")}</main>`;
    const root = document.querySelector("main")!;
    const stop = marking(() => changed)(root);
    const marked = () => [...root.querySelectorAll<HTMLElement>("[data-changed]")].map(({ dataset }) => dataset.thing);
    const now = ["member:1:black", "card:farm", "good:1:coins", "piece:2:tower:0", "money:2", "die:white", "seat:1"];
    expect(marked()).toEqual(now);
    root.insertAdjacentHTML("beforeend", '<i data-thing="card:farm"></i>');
    await Promise.resolve();
    expect(marked()).toEqual([...now, "card:farm"]);
    stop();
    marking(() => new Set())(root);
    expect(marked()).toEqual([]);
  });
});

describe("the end", () => {
  const place = (seat: number, rank: number, points: number, ahead?: { reason: string; own?: number; next?: number }) => ({ seat, rank, points, ...(ahead && { ahead }) });

  test("only ties are explained", () => {
    const ranking = [
      place(2, 1, 9, { reason: "points", own: 9, next: 5 }),
      place(0, 2, 5, { reason: "money", own: 300, next: 100 }),
      place(1, 3, 5, { reason: "tied" }),
      place(3, 3, 5),
    ];
    expect(tiesInWords(ranking, (seat) => `S${seat}`, echo)).toEqual(["ahead-money S0 S1 5 300 100", "ahead-tied S1 S3 5 0 0"]);
  });

  test("bars have what was lost on the other side of zero, and no part of nothing", () => {
    expect(rangeOf([[3, -2, 4], [1, -5, 0]])).toEqual({ lost: 5, won: 7 });
    expect(rangeOf([])).toEqual({ lost: 0, won: 1 });
    expect(segmentsOf([["a", 3], ["b", 0], ["c", -2], ["d", 1]], 50, 10)).toEqual([
      { source: "a", points: 3, x: 50, width: 30 },
      { source: "c", points: -2, x: 30, width: 20 },
      { source: "d", points: 1, x: 80, width: 10 },
    ]);
  });
});

describe("a record", () => {
  const table = { id: "", status: "over", seats: [{ kind: "human", name: null }, { kind: "bot", name: null }] } as unknown as Table;
  const record = {
    table,
    seat: null,
    view: { round: 1, seats: [{ pp: 0 }] },
    appraisal: { minimum: 7 },
    steps: [
      { mover: 0, facts: [fact("a")], patch: [[["seats", 0, "pp"], 3]], appraisal_patch: [] },
      { mover: 1, facts: [fact("b")], patch: [[["seats", 0], { pp: 5 }]], appraisal_patch: [[["minimum"]]] },
      { mover: 0, facts: [], patch: [[["seats", 0, "pp"], 6]], appraisal_patch: [] },
    ],
    decision: { seat: null, kind: null },
    result: { scores: [6], winners: [0] },
  } as unknown as OpenedRecord;

  async function connected() {
    const heard: ToClient[] = [];
    const events: LiveEvents = { message: (message) => heard.push(message), status: () => {}, since: () => null, signedOut: () => {} };
    const connection = new RecordConnection(record, events);
    await Promise.resolve();
    return { connection, heard };
  }

  test("it speaks like a table that is over", async () => {
    const { heard } = await connected();
    expect(heard.map(({ type }) => type)).toEqual(["table", "update"]);
    expect(heard[1]).toMatchObject({ length: 3, movers: [0, 1, 0], view: { seats: [{ pp: 6 }] }, appraisal: {}, result: { winners: [0] } });
  });

  test("every moment can be looked at, in any order", async () => {
    const { connection, heard } = await connected();
    for (const at of [2, 0, 3, 1, 2, 99]) connection.send({ type: "back", at });
    const shown = heard.slice(2).map((message) => (message.type === "past" ? [message.past.at, (message.past.view as { seats: { pp: number }[] }).seats[0]!.pp, message.past.facts.length] : []));
    expect(shown).toEqual([[2, 5, 1], [0, 0, 0], [3, 6, 0], [1, 3, 1], [2, 5, 1], [3, 6, 0]]);
    expect(connection.send({ type: "say", text: "hello" })).toBe(false);
  });

  test("people without a name are called by their seat, bots are not", () => {
    expect(namedTable(table, (number) => `Seat ${number}`).seats.map(({ name }) => name)).toEqual(["Seat 1", null]);
  });

  test.each(["", "[]", "null", '"x"', "{", "not json"])("%s is no record", (text) => {
    expect(() => readRecord(text)).toThrow("not-json");
  });

  test("what is too large is not even sent", async () => {
    expect(() => readRecord("x".repeat(LARGEST + 1))).toThrow("too-large");
    await expect(textOf(new Blob(["x".repeat(LARGEST + 1)]))).rejects.toThrow("too-large");
    expect(readRecord('{"game":"princes"}')).toEqual({ game: "princes" });
  });
});
