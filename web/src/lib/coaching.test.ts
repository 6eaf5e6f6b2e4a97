import { beforeEach, describe, expect, test } from "vitest";
import { Coaching, lastCost } from "./coaching.svelte";
import { coachInWords, percent, signed } from "./coachwords";
import type { MoveTeller } from "./game";
import type { CoachedMove, Hinted, MoveCost, Reason, Refused, ToServer } from "./messages";
import { thingsOfMove } from "./since";

const reason: Reason = { key: "coach-nudge-bid", args: {}, points: 1 };
const choice: CoachedMove = { move: { do: "pass" }, points: 60, chance: 0.4, reasons: [] };
const cost = (at: number): MoveCost => ({ at, move: {}, better: {}, points: 4, chance: 0.1, reasons: [] });

describe("asking the coach", () => {
  let sent: (ToServer & { id?: string | null })[];
  let connected: boolean;
  let coaching: Coaching;
  const hinted = (change: Partial<Hinted> = {}): Hinted => ({ type: "hinted", number: 3, seat: 0, nudge: reason, id: sent.at(-1)!.id, ...change });
  const refusal = (id: string): Refused => ({ type: "refused", code: "too_fast", reason: "too_many_hints", arguments: { seconds: 5 }, message: "", number: 3, id });

  beforeEach(() => {
    sent = [];
    connected = true;
    coaching = new Coaching("t", (message) => {
      sent.push(message);
      return connected;
    });
  });

  test("first what matters, then the best moves", () => {
    coaching.ask(3);
    expect(sent).toMatchObject([{ type: "hint", number: 3 }]);
    expect(coaching.thinking).toBe(true);
    coaching.onHinted(hinted());
    expect([coaching.thinking, coaching.hint?.choices]).toEqual([true, undefined]);
    coaching.onHinted(hinted({ choices: [choice] }));
    expect([coaching.thinking, coaching.hint?.choices]).toEqual([false, [choice]]);
  });

  test("what is being thought about or was answered is not asked again", () => {
    coaching.ask(3);
    coaching.ask(3);
    coaching.onHinted(hinted({ choices: [choice] }));
    coaching.ask(3);
    expect(sent).toHaveLength(1);
  });

  test("who cancels hears no more of it", () => {
    coaching.ask(3);
    const late = hinted({ choices: [choice] });
    coaching.stop();
    expect(sent.at(-1)).toEqual({ type: "stop_hint" });
    coaching.onHinted(late);
    expect([coaching.hint, coaching.thinking]).toEqual([null, false]);
    coaching.stop();
    expect(sent).toHaveLength(2);
  });

  test("a refusal of the coach is told where it was asked", () => {
    coaching.ask(3);
    expect(coaching.refuse(refusal("other"))).toBe(false);
    expect(coaching.refuse(refusal(sent[0]!.id!))).toBe(true);
    expect([coaching.thinking, coaching.refused?.reason]).toEqual([false, "too_many_hints"]);
    coaching.ask(3);
    expect(coaching.refused).toBe(null);
  });

  test("without a connection nobody is told to wait", () => {
    connected = false;
    coaching.ask(3);
    expect(coaching.thinking).toBe(false);
  });
});

describe("marks at moves that cost much", () => {
  const opened = (seat: number, length: number) => {
    const coaching = new Coaching("t", () => true);
    coaching.show(seat, length);
    return coaching;
  };
  const told = (seat: number, ...costs: MoveCost[]) => ({ type: "move_costs" as const, seat, costs });

  beforeEach(() => localStorage.clear());

  test("outlive a reload and a server that has forgotten them, also which one was opened", () => {
    const before = opened(0, 3);
    before.onCosts(told(0, cost(0), cost(2)));
    before.open(2);
    const after = opened(0, 5);
    expect([after.costs, after.opened]).toEqual([[cost(0), cost(2)], 2]);
    after.onCosts(told(0, cost(4)));
    expect(opened(0, 5).costs.map(({ at }) => at)).toEqual([0, 2, 4]);
  });

  test("are gone with a move that was taken back", () => {
    const coaching = opened(0, 3);
    coaching.onCosts(told(0, cost(2)));
    coaching.show(0, 2);
    expect([coaching.costs, opened(0, 3).costs]).toEqual([[], []]);
  });

  test("are those of the seat shown, also if they come before it", () => {
    const coaching = opened(0, 3);
    coaching.onCosts(told(1, cost(1)));
    expect(coaching.costs).toEqual([]);
    coaching.show(1, 3);
    expect(coaching.costs).toEqual([cost(1)]);
    coaching.show(null, 3);
    expect(coaching.costs).toEqual([]);
  });
});

test("only the last own move is marked beside the question", () => {
  const movers = [0, 1, 0, 1];
  expect(lastCost([cost(0), cost(2)], 0, movers)).toEqual(cost(2));
  expect(lastCost([cost(0)], 0, movers)).toBe(null);
  expect(lastCost([cost(0)], null, movers)).toBe(null);
});

test("a reason names what it speaks of", () => {
  const teller: MoveTeller = { moveInWords: () => "", play: () => {}, valueInWords: (kind, value) => `<${kind} ${String(value)}>` };
  const words = (key: string, values?: Record<string, string | number>) => `${key} ${values?.piece} ${values?.by}`;
  expect(coachInWords({ key: "coach-x", args: { piece: "tower", by: 3 }, points: 1 }, teller, words)).toBe("coach-x <piece tower> <by 3>");
});

test("numbers as the reader writes them", () => {
  expect([signed(1.44, "en"), signed(-0.8, "en"), signed(0, "en"), signed(1.44, "de")]).toEqual(["+1.4", "−0.8", "0.0", "+1,4"]);
  expect(percent(0.412, "en")).toBe("41%");
});

test("what a move is about can be pointed at", () => {
  const things = thingsOfMove({ do: "place", member: "black", space: "market_1" }, 0);
  expect([...things]).toEqual(expect.arrayContaining(["member:0:black", "space:market_1"]));
  expect(things.has("seat:0")).toBe(false);
});
