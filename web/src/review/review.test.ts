import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Offline, Refused } from "../lib/api";
import type { Seat } from "../lib/game";
import type { Review, ReviewedMove, RoundPoints } from "../lib/messages";
import { trueWords } from "../lib/testing";
import Curves from "./Curves.svelte";
import RoundBars from "./RoundBars.svelte";
import { curveOf, momentOfKey, nearest, roundsOf, scaleOf, spread } from "./curve";
import { ReviewClient, type ReviewSource } from "./review.svelte";

const seats: Seat[] = ["Anna", "Bea"].map((name) => ({ name, kind: "human", present: true }));

function move(number: number, seat: number, points: number[], chances: number[], round = 1): ReviewedMove {
  return { number, seat, round, points, chances, played: { do: "pass" }, best: { do: "pass" }, lost_points: 0, lost_chance: 0, stake: 0, reasons: [] };
}

function review(moves: ReviewedMove[], more: Partial<Review> = {}): Review {
  return {
    subject: "t", view: "known", depth: "quick", stage: "done", game: "princes", seats: 2, length: moves.length, end: null,
    rounds: [], accuracy: [80, null], turning_points: [], since: 0, moves, ...more,
  };
}

const three = [move(0, 0, [50, 40], [0.6, 0.4]), move(1, 1, [40, 50], [0.4, 0.6]), move(2, 0, [60, 30], [0.9, 0.1], 2)];

describe("the curve", () => {
  test("is the mean of what the seats saw at their latest decisions", () => {
    const curve = curveOf(review(three));
    expect(curve.map(({ points }) => points)).toEqual([[50, 40], [45, 45], [50, 40]]);
    expect(curve[1]!.chances).toEqual([0.5, 0.5]);
  });

  test("is as judged where all cards are open", () => {
    expect(curveOf(review(three, { view: "open" })).map(({ points }) => points[0])).toEqual([50, 40, 60]);
  });

  test("ends with the true result, once it has come so far", () => {
    const end = { points: [61, 33], chances: [1, 0] };
    expect(curveOf(review(three, { end })).at(-1)).toEqual({ number: 3, round: 2, ...end });
    expect(curveOf(review(three, { end, length: 9 }))).toHaveLength(3);
    expect(curveOf(review([]))).toEqual([]);
  });

  test("knows where rounds begin and which moment is nearest", () => {
    const curve = curveOf(review(three));
    expect(roundsOf(curve)).toEqual([{ round: 1, number: 0 }, { round: 2, number: 2 }]);
    expect(nearest(curve, 1.4)?.number).toBe(1);
    expect(nearest(curve, -3)?.number).toBe(0);
    expect(nearest(curve, 99)?.number).toBe(2);
    expect(nearest([], 1)).toBeNull();
  });

  test("has round ticks that hold all values", () => {
    expect(scaleOf([31, 68])).toEqual({ low: 30, high: 70, ticks: [30, 40, 50, 60, 70] });
    expect(scaleOf([5, 5]).high).toBeGreaterThan(5 - 1);
    expect(scaleOf([-12, 240]).ticks.length).toBeLessThanOrEqual(6);
  });

  test("keeps labels apart and inside", () => {
    const places = spread([50, 52, 51], 18, 10, 100);
    expect([...places].sort((one, other) => one - other)).toEqual([50, 68, 86]);
    const low = spread([98, 99, 100], 18, 10, 100);
    expect(Math.max(...low)).toBeLessThanOrEqual(100);
    expect(Math.min(...low)).toBe(64);
  });

  test("is walked along by keys", () => {
    expect(momentOfKey("ArrowRight", 2, 3)).toBe(2);
    expect(momentOfKey("ArrowLeft", 2, 3)).toBe(1);
    expect(momentOfKey("Home", 2, 3)).toBe(0);
    expect(momentOfKey("End", 0, 3)).toBe(2);
    expect(momentOfKey("a", 1, 3)).toBeNull();
  });
});

describe.each(["en", "de"])("in words (%s)", (language) => {
  const words = trueWords("princes", language, ["review"]);

  test("the curves can be read as a table", () => {
    render(Curves, { review: review(three, { end: { points: [61, 33], chances: [1, 0] } }), seats, words, go: () => {} });
    expect(screen.getAllByRole("slider")).toHaveLength(2);
    expect(screen.getAllByRole("slider")[0]!.getAttribute("aria-valuetext")).toContain("Anna");
    expect(document.querySelectorAll("tbody tr")).toHaveLength(3);
  });

  test("points by round name every source", () => {
    const rounds: RoundPoints[] = [
      { round: 1, sources: { works: [3, 0] } },
      { round: 2, sources: { works: [0, 4], paid: [-2, 0] } },
    ];
    render(RoundBars, { game: "princes", rounds, seats, words });
    expect(document.body.textContent).not.toContain("princes-source");
    expect(screen.getAllByText("−2").length).toBeGreaterThan(0);
  });
});

describe("the client", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function scripted(...answers: (Review | Error)[]): { source: ReviewSource; asked: string[] } {
    const asked: string[] = [];
    const answer = (what: string) => (_: unknown, since: number) => {
      asked.push(`${what} ${since}`);
      const next = answers.shift() ?? review([], { stage: "stopped" });
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
    return { source: { key: "t", begin: answer("begin"), look: answer("look"), stop: answer("stop") }, asked };
  }
  const kind = { view: "known", depth: "quick" } as const;
  const part = (from: number, to: number, stage: Review["stage"]) => review(three.slice(from, to), { since: from, stage, length: 3 });

  test("begins once, asks for what it lacks, and ends when all is there", async () => {
    const { source, asked } = scripted(part(0, 0, "running"), part(0, 2, "running"), part(2, 3, "done"));
    const client = new ReviewClient(source, kind);
    const [leave, leaveToo] = [client.watch(), client.watch()];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(["begin 0", "look 0", "look 2"]);
    expect(client.review?.moves.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(client.isDone).toBe(true);
    leave(), leaveToo();
    client.watch();
    expect(asked).toHaveLength(3);
  });

  test("asks no more when nobody watches", async () => {
    const { source, asked } = scripted(part(0, 1, "running"), part(1, 1, "running"));
    const client = new ReviewClient(source, kind);
    const leave = client.watch();
    await vi.advanceTimersByTimeAsync(1);
    leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(["begin 0"]);
  });

  test("goes on after a restart of the server, but not once it was stopped here", async () => {
    const { source, asked } = scripted(part(0, 1, "running"), part(1, 1, "stopped"), part(1, 1, "running"), part(1, 1, "stopped"));
    const client = new ReviewClient(source, kind);
    client.watch();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toEqual(["begin 0", "look 1", "begin 1"]);
    await client.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(["begin 0", "look 1", "begin 1", "stop 1"]);
  });

  test("tries again after a while if the server does not answer or has forgotten the record, and only then", async () => {
    const gone = new Refused({ code: "not_found", reason: "no_review", arguments: {}, message: "" });
    const { source, asked } = scripted(new Offline(), gone, part(0, 3, "done"));
    const client = new ReviewClient(source, kind);
    client.watch();
    await vi.advanceTimersByTimeAsync(10);
    expect(client.problem).toBeInstanceOf(Offline);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(["begin 0", "begin 0", "begin 0"]);
    expect(client.problem).toBeNull();
    const judge = new Refused({ code: "not_now", reason: "no_judge", arguments: {}, message: "" });
    const refused = scripted(judge);
    new ReviewClient(refused.source, kind).watch();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refused.asked).toEqual(["begin 0"]);
  });
});
