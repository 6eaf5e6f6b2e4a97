import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, Table, ToClient, Update } from "./messages";
import { TableClient, seatsOf } from "./table.svelte";

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: unknown[] = [];
  onmessage = (_: { data: string }) => {};
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Wire.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: ToClient) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const person = (mine: boolean, name = "Anna"): SeatInfo => ({ kind: "human", name, level: null, mine });
const bot: SeatInfo = { kind: "bot", name: null, level: "novice", mine: false };

function table(seats: SeatInfo[]): Table {
  return {
    id: "t", game: "princes", options: {}, public: false, status: "playing", seats, hosted: true,
    turn: 0, created: 0, result: null, next: null, edition: null, edition_id: null, drawing: "princes",
  };
}

function update(change: Partial<Update>): Update {
  return { type: "update", number: 1, length: 1, seat: 0, since: 0, facts: [], decision: { seat: 0, kind: "bid" }, ...change };
}

let client: TableClient;
let wire: Wire;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  client = new TableClient("t", () => false);
  wire = Wire.last;
  wire.say({ type: "table", table: table([person(true), bot]) });
  wire.say(update({ number: 5, length: 4, view: { round: 1, seats: [{ pp: 0 }] }, appraisal: { minimum: 7 }, facts: [[{ fact: "a" }], [], [], []] }));
});

afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

describe("updates", () => {
  test("the first view moves nothing: there is nothing to animate from", () => {
    expect(client.view).toEqual({ round: 1, seats: [{ pp: 0 }] });
    expect(client.facts).toEqual([]);
    expect(client.journal).toHaveLength(4);
  });

  test("a patch makes the next view of the last one, and leaves that alone", () => {
    const before = client.view;
    wire.say(update({ number: 6, length: 5, since: 4, facts: [[{ fact: "b" }]], patch: [[["seats", 0, "pp"], 3], [["round"]]] }));
    expect(client.view).toEqual({ seats: [{ pp: 3 }] });
    expect(before).toEqual({ round: 1, seats: [{ pp: 0 }] });
    expect(client.facts).toEqual([{ fact: "b" }]);
    expect(client.journal).toHaveLength(5);
  });

  test("the appraisal is patched like the view", () => {
    wire.say(update({ number: 6, length: 5, since: 4, patch: [], appraisal_patch: [[["minimum"], 9]] }));
    expect(client.appraisal).toEqual({ minimum: 9 });
  });

  test("undo shortens the journal", () => {
    wire.say(update({ number: 6, length: 3, since: 3, patch: [] }));
    expect(client.journal).toHaveLength(3);
  });
});

describe("moves", () => {
  test("a move goes out once, with the number of the last update", () => {
    client.play({ do: "pass" });
    client.play({ do: "pass" });
    expect(wire.sent).toEqual([{ type: "move", number: 5, move: { do: "pass" } }]);
    wire.say(update({ number: 6, length: 5, since: 4, patch: [] }));
    expect(client.sending).toBe(false);
  });

  test("a refusal is kept to be shown, and one may try again", () => {
    client.play({ do: "pass" });
    wire.say({ type: "refused", code: "illegal_move", reason: "game_over", arguments: {}, message: "no", number: 5 });
    expect(client.refused?.message).toBe("no");
    client.play({ do: "pass" });
    expect(wire.sent).toHaveLength(2);
    expect(client.refused).toBeNull();
  });

  test("a move that crossed with another is no error: the update follows", () => {
    client.play({ do: "pass" });
    wire.say({ type: "refused", code: "behind", reason: "behind", arguments: {}, message: "look again", number: 6 });
    expect(client.refused).toBeNull();
    expect(client.sending).toBe(false);
  });
});

describe("the past", () => {
  const past = (at: number): ToClient => ({ type: "past", past: { at, length: 4, seat: 0, view: { round: 0 }, appraisal: {}, facts: [] } });

  test("it is asked for, shown, and left again", () => {
    client.step("previous");
    expect(wire.sent).toEqual([{ type: "back", at: 3 }]);
    wire.say(past(3));
    expect(client.past?.at).toBe(3);
    client.step("now");
    expect(client.past).toBeNull();
  });

  test("an answer that came too late is not shown", () => {
    client.step("previous");
    client.step("previous");
    wire.say(past(3));
    expect(client.past).toBeNull();
    wire.say(past(2));
    expect(client.past?.at).toBe(2);
  });

  test("nothing is played while looking back", () => {
    client.step("previous");
    wire.say(past(3));
    client.play({ do: "pass" });
    expect(wire.sent).toHaveLength(1);
  });
});

describe("around one screen", () => {
  beforeEach(() => wire.say({ type: "table", table: table([person(true), person(true, "Bea")]) }));

  test("nothing is shown before somebody has taken the device", () => {
    expect(client.handOver).toBe(0);
    client.takeDevice();
    expect(client.handOver).toBeNull();
  });

  test("the next person's view stays hidden until the device is passed on", () => {
    client.takeDevice();
    wire.say(update({ number: 6, seat: 1, decision: { seat: 1, kind: "bid" }, view: { round: 1 } }));
    expect(client.handOver).toBe(1);
    client.takeDevice();
    expect(client.handOver).toBeNull();
  });

  test("another of one's own seats is looked from, after handing over and without its moves", () => {
    client.takeDevice();
    wire.say(update({ number: 6, moves: [{ do: "pass" }], patch: [] }));
    expect(client.offered).toEqual([{ do: "pass" }]);
    client.lookFrom(1);
    client.lookFrom(2);
    expect(wire.sent).toEqual([{ type: "look", seat: 1 }]);
    wire.say(update({ number: 6, seat: 1, moves: [{ do: "pass" }], view: { round: 1 } }));
    expect(client.handOver).toBe(1);
    expect(client.offered).toEqual([]);
  });

  test("at the end there is nothing to hide", () => {
    client.takeDevice();
    wire.say(update({ number: 6, seat: 1, decision: { seat: null, kind: null }, view: {}, result: { scores: [1, 2], winners: [1] } }));
    expect(client.handOver).toBeNull();
  });
});

test("chat lines come once, however often they are sent", () => {
  const line = { id: 1, name: "Anna", text: "ciao", at: 0, code: null };
  wire.say({ type: "chat", lines: [line] });
  wire.say({ type: "chat", lines: [line, { ...line, id: 2 }] });
  expect(client.chat.map(({ id }) => id)).toEqual([1, 2]);
});

test("everybody has a name, and bots are always there", () => {
  const seats = seatsOf(table([person(true), bot, bot]), { type: "presence", seats: [], watchers: 0 }, (key) => key);
  expect(seats.map(({ name }) => name)).toEqual(["Anna", "bot-name-1", "bot-name-2"]);
  expect(seats.map(({ present }) => present)).toEqual([false, true, true]);
});
