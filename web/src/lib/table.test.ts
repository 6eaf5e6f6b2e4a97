import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, Table, ToClient, Update } from "./messages";
import { settings } from "./settings.svelte";
import { AT_ONCE, TableClient, seatsOf } from "./table.svelte";

class Wire {
  static readonly CONNECTING = 0;
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
  drop() {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
  say(message: ToClient) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const idOf = (sent: unknown): string => (sent as { id: string }).id;

const here = { away: null, absent: false, agrees: false, accepts_coach: false };
const person = (mine: boolean, name = "Anna"): SeatInfo => ({ kind: "human", name, level: null, mine, ...here });
const bot: SeatInfo = { kind: "bot", name: null, level: "novice", mine: false, ...here };

function table(seats: SeatInfo[]): Table {
  return {
    id: "t", game: "princes", options: {}, variants: {}, public: false, status: "playing", seats, hosted: true,
    turn: 0, created: 0, result: null, next: null, edition: null, edition_id: null, drawing: "princes",
    commitment: null, absence_minutes: 10, coach: "offered",
  };
}

function update(change: Partial<Update>): Update {
  return { type: "update", number: 1, length: 1, seat: 0, since: 0, movers: [], facts: [], decision: { seat: 0, kind: "bid" }, ...change };
}

const behind = (id: string): ToClient => ({
  type: "refused", code: "behind", reason: "behind", arguments: {}, message: "look again", number: 6, id,
});

let client: TableClient;
let wire: Wire;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  client = new TableClient("t", AT_ONCE, () => {});
  wire = Wire.last;
  wire.say({ type: "table", table: table([person(true), bot]) });
  wire.say(update({ number: 5, length: 4, view: { round: 1, seats: [{ pp: 0 }] }, appraisal: { minimum: 7 }, facts: [[{ fact: "a" }], [], [], []] }));
});

afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

test("where a bot plays for somebody, nothing is theirs to decide", () => {
  expect(client.own).toEqual([0]);
  wire.say({ type: "table", table: table([{ ...person(true), level: "novice" }, bot]) });
  expect(client.own).toEqual([]);
  expect(client.mine).toBe(false);
});

test("in an abandoned game nobody decides", () => {
  expect(client.mine).toBe(true);
  wire.say({ type: "table", table: { ...table([person(true), bot]), status: "abandoned" } });
  expect(client.mine).toBe(false);
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
    expect(wire.sent).toEqual([{ type: "move", number: 5, move: { do: "pass" }, id: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    wire.say(update({ number: 6, length: 5, since: 4, patch: [], id: idOf(wire.sent[0]) }));
    expect(client.sending).toBe(false);
  });

  test("an update without its id does not settle a move", () => {
    client.play({ do: "pass" });
    wire.say(update({ number: 6, length: 5, since: 4, patch: [] }));
    expect(client.sending).toBe(true);
  });

  test("a refusal is kept to be shown, and one may try again", () => {
    client.play({ do: "pass" });
    const id = idOf(wire.sent[0]);
    wire.say({ type: "refused", code: "illegal_move", reason: "game_over", arguments: {}, message: "no", number: 5, id });
    expect(client.refused?.message).toBe("no");
    client.play({ do: "pass" });
    expect(wire.sent).toHaveLength(2);
    expect(client.refused).toBeNull();
  });

  test("a move that crossed with another is no error: the update follows", () => {
    client.play({ do: "pass" });
    wire.say(behind(idOf(wire.sent[0])));
    expect(client.refused).toBeNull();
    expect(client.delivery.dropped).toBeNull();
    expect(client.sending).toBe(false);
  });
});

describe("moves and broken connections", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    wire.onopen();
  });
  afterEach(() => void vi.useRealTimers());

  /** The connection breaks and comes back; where the table stands then. */
  function comeBack(change: Partial<Update>): Wire {
    wire.drop();
    vi.advanceTimersByTime(500);
    expect(Wire.last).not.toBe(wire);
    Wire.last.onopen();
    Wire.last.say(update({ number: 5, length: 4, since: 4, view: { round: 1 }, appraisal: {}, ...change }));
    return Wire.last;
  }

  test("what was not answered is sent again with the same id and number", () => {
    client.play({ do: "pass" });
    const back = comeBack({});
    expect(back.sent).toEqual(wire.sent);
    expect(client.delivery.state).toBe("unknown");
    back.say(update({ number: 6, length: 5, since: 4, patch: [], id: idOf(wire.sent[0]) }));
    expect(client.sending).toBe(false);
    expect(client.delivery.dropped).toBeNull();
  });

  test("a move that turns out to be done is not sent again", () => {
    client.play({ do: "pass" });
    const back = comeBack({ number: 6, length: 5, id: idOf(wire.sent[0]) });
    expect(back.sent).toEqual([]);
    expect(client.sending).toBe(false);
  });

  test("another move with the expected number is not taken for it", () => {
    client.play({ do: "pass" });
    const back = comeBack({ number: 6, length: 5, id: "of another screen" });
    expect(back.sent).toEqual(wire.sent);
    back.say(behind(idOf(wire.sent[0])));
    expect(client.delivery.dropped).toBe("move");
    expect(client.sending).toBe(false);
    back.say(update({ number: 7, length: 6, since: 5, patch: [] }));
    expect(client.delivery.dropped).toBe("move");
    client.play({ do: "pass" });
    expect(client.delivery.dropped).toBeNull();
  });

  test("what is played without a connection waits for one", () => {
    wire.drop();
    client.takeBack();
    client.play({ do: "pass" });
    expect(client.delivery.state).toBe("unsent");
    vi.advanceTimersByTime(500);
    Wire.last.onopen();
    Wire.last.say(update({ number: 5, length: 4, since: 4, view: { round: 1 }, appraisal: {} }));
    expect(Wire.last.sent).toEqual([{ type: "undo", number: 5, id: expect.any(String) }]);
  });

  test("a move that nobody answers is unclear, and sent again with its id as soon as something is heard", () => {
    vi.advanceTimersByTime(0);
    client.play({ do: "pass" });
    dispatchEvent(new Event("offline"));
    expect(client.connection).toBe("silent");
    expect(client.delivery.state).toBe("unknown");
    wire.say({ type: "pong" });
    expect(client.isBack).toBe(true);
    expect(wire.sent).toEqual([wire.sent[0], wire.sent[0]]);
    wire.say(update({ number: 6, length: 5, since: 4, patch: [], id: idOf(wire.sent[0]) }));
    expect(client.delivery.confirmed).toBe("move");
    vi.advanceTimersByTime(5000);
    expect(client.isBack).toBe(false);
  });

  test("what is played into the silence is not sent before something is heard", () => {
    dispatchEvent(new Event("offline"));
    client.play({ do: "pass" });
    expect(client.delivery.state).toBe("unsent");
    expect(wire.sent).toEqual([]);
    wire.say({ type: "pong" });
    expect(wire.sent).toEqual([{ type: "move", number: 5, move: { do: "pass" }, id: expect.any(String) }]);
  });

  test("a move that was refused after all is not called done", () => {
    client.play({ do: "pass" });
    const back = comeBack({ number: 6, length: 5 });
    back.say(behind(idOf(wire.sent[0])));
    expect(client.delivery.confirmed).toBeNull();
    expect(client.delivery.dropped).toBe("move");
  });

  test("it asks again while the server cannot tell", () => {
    client.play({ do: "pass" });
    const id = idOf(wire.sent[0]);
    for (let times = 2; times < 8; times += 1) {
      wire.say({ type: "refused", code: "unknown", reason: "outcome_unknown", arguments: {}, message: "?", number: 5, id });
      expect(client.delivery.state).toBe("unknown");
      expect(client.refused).toBeNull();
      vi.advanceTimersByTime(8000);
      expect(wire.sent).toHaveLength(times);
    }
    expect(new Set(wire.sent.map(idOf))).toEqual(new Set([id]));
    wire.say(update({ number: 6, length: 5, since: 4, patch: [], id }));
    vi.advanceTimersByTime(60_000);
    expect(wire.sent).toHaveLength(7);
    expect(client.sending).toBe(false);
  });

  test("a refusal of something else leaves the move on its way", () => {
    client.play({ do: "pass" });
    wire.say({ type: "refused", code: "too_fast", reason: "too_many_lines", arguments: {}, message: "slowly", number: 5 });
    expect(client.refused?.code).toBe("too_fast");
    expect(client.sending).toBe(true);
  });
});

describe("the past", () => {
  const past = (at: number): ToClient => ({ type: "past", past: { at, length: 4, seat: 0, view: { round: 0 }, appraisal: {}, facts: [] } });

  test("it is asked for, shown, and left again", () => {
    client.lookBack(3);
    expect(wire.sent).toEqual([{ type: "back", at: 3 }]);
    wire.say(past(3));
    expect(client.past?.at).toBe(3);
    client.lookBack(null);
    expect(client.past).toBeNull();
  });

  test("an answer that came too late is not shown", () => {
    client.lookBack(3);
    client.lookBack(2);
    wire.say(past(3));
    expect(client.past).toBeNull();
    wire.say(past(2));
    expect(client.past?.at).toBe(2);
  });

  test("nothing is played while looking back", () => {
    client.lookBack(3);
    wire.say(past(3));
    client.play({ do: "pass" });
    expect(wire.sent).toHaveLength(1);
  });
});

describe("around one screen", () => {
  beforeEach(() => {
    wire.say({ type: "table", table: table([person(true), person(true, "Bea")]) });
    wire.say(update({ number: 5, length: 4, since: 4, view: { round: 1 }, secret: true }));
  });

  test("nothing is shown before somebody has taken the device", () => {
    expect(client.handOver).toBe(0);
    client.takeDevice();
    expect(client.handOver).toBeNull();
  });

  test("the next person's view stays hidden until the device is passed on", () => {
    client.takeDevice();
    wire.say(update({ number: 6, seat: 1, decision: { seat: 1, kind: "bid" }, view: { round: 1 }, secret: true }));
    expect(client.handOver).toBe(1);
    client.takeDevice();
    expect(client.handOver).toBeNull();
  });

  test("where the next person's view has no secrets, the game goes on, and the device is taken to be there", () => {
    client.takeDevice();
    wire.say(update({ number: 6, seat: 1, decision: { seat: 1, kind: "turn" }, view: { round: 1 } }));
    expect(client.handOver).toBeNull();
    wire.say(update({ number: 7, seat: 0, decision: { seat: 0, kind: "turn" }, view: { round: 1 }, secret: true }));
    expect(client.handOver).toBe(0);
  });

  test("who wants so hides the table at every turn", () => {
    client.takeDevice();
    settings.set({ alwaysHidden: true });
    wire.say(update({ number: 6, seat: 1, decision: { seat: 1, kind: "turn" }, view: { round: 1 } }));
    expect(client.handOver).toBe(1);
    settings.set({ alwaysHidden: false });
  });

  test("another of one's own seats is looked from, after handing over and without its moves", () => {
    client.takeDevice();
    wire.say(update({ number: 6, moves: [{ do: "pass" }], patch: [], secret: true }));
    expect(client.offered).toEqual([{ do: "pass" }]);
    client.lookFrom(1);
    client.lookFrom(2);
    expect(wire.sent).toEqual([{ type: "look", seat: 1 }]);
    wire.say(update({ number: 6, seat: 1, moves: [{ do: "pass" }], view: { round: 1 }, secret: true }));
    expect(client.handOver).toBe(1);
    expect(client.offered).toEqual([]);
  });

  test("at the end there is nothing to hide", () => {
    client.takeDevice();
    wire.say(update({ number: 6, seat: 1, decision: { seat: null, kind: null }, view: {}, result: { scores: [1, 2], winners: [1] } }));
    expect(client.handOver).toBeNull();
  });
});

describe("prepared answers", () => {
  const offered = { occasion: "bid 1 jester", moves: [{ do: "pass" }], limits: [{ lowest: 300, highest: 900, step: 100 }] };

  test("an answer is sent for the occasion at hand, and shown once the server keeps it", () => {
    wire.say(update({ number: 6, patch: [], preparation: offered }));
    client.prepare({ limit: 500 });
    const sent = { type: "prepare", seat: 0, occasion: "bid 1 jester", answer: { limit: 500 } };
    expect(wire.sent).toEqual([{ ...sent, id: expect.any(String) }]);
    expect(client.preparation?.answer).toBeUndefined();
    wire.say({ type: "prepared", number: 6, seat: 0, preparation: { ...offered, answer: { limit: 500 } } });
    expect(client.preparation?.answer).toEqual({ limit: 500 });
    wire.say({ type: "prepared", number: 6, seat: 1, preparation: offered });
    expect(client.preparation?.answer).toEqual({ limit: 500 });
  });

  test("with the auction both offer and answer are gone", () => {
    wire.say(update({ number: 6, patch: [], preparation: { ...offered, answer: { limit: 500 } } }));
    wire.say(update({ number: 7, patch: [] }));
    expect(client.preparation).toBeNull();
    client.prepare({ limit: 500 });
    expect(wire.sent).toEqual([]);
  });

  test("without a connection it is said that nothing is kept", () => {
    wire.say(update({ number: 6, patch: [], preparation: offered }));
    wire.drop();
    client.prepare({ limit: 500 });
    expect(client.unprepared).toBe(true);
  });
});

test("chat lines come once, however often they are sent", () => {
  const line = { id: 1, name: "Anna", text: "ciao", at: 0, code: null, arguments: {} };
  wire.say({ type: "chat", lines: [line] });
  wire.say({ type: "chat", lines: [line, { ...line, id: 2 }] });
  expect(client.chat.map(({ id }) => id)).toEqual([1, 2]);
});

test("everybody has a name, and bots are always there", () => {
  const seats = seatsOf(table([person(true), bot, bot]), { type: "presence", seats: [], watchers: 0 }, (key) => key);
  expect(seats.map(({ name }) => name)).toEqual(["Anna", "bot-name-1", "bot-name-2"]);
  expect(seats.map(({ present }) => present)).toEqual([false, true, true]);
  const namesake = { ...person(true), name: "bot-name-2" };
  expect(seatsOf(table([namesake, bot, bot]), null, (key) => key).map(({ name }) => name)).toEqual(["bot-name-2", "bot-name-1", "bot-name-4"]);
});
