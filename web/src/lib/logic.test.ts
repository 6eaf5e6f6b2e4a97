import { describe, expect, test } from "vitest";
import { findingsInWords, readEdition } from "./edition";
import { errorInWords } from "./errors";
import { Offline, Refused } from "./api";
import { pointsOf, progressInWords } from "./status";
import { handOverTo } from "./hotseat";
import type { GameInfo, SeatInfo, Table } from "./messages";
import { againstBots, resized, setupOf } from "./newtable";
import { TurnAlert } from "./turnalert";
import { routeOf } from "./router.svelte";
import { stepOfKey, stepTo } from "./steps";
import { forHowLong, inOrder, seatsByPlace, tableOfLink } from "./summary";

const echo = (key: string, values?: Record<string, string | number>) => [key, ...Object.values(values ?? {})].join(" ");

describe("addresses", () => {
  const at = (path: string) => routeOf(new URL(path, "http://here"));

  test.each([
    ["/", { page: "lobby" }],
    ["/new?game=lorenzo", { page: "new", game: "lorenzo", edition: null }],
    ["/new", { page: "new", game: null, edition: null }],
    ["/account", { page: "account" }],
    ["/tables/k3VqT0c9xJmA", { page: "table", table: "k3VqT0c9xJmA", at: null }],
    ["/tables/k3VqT0c9xJmA?at=0", { page: "table", table: "k3VqT0c9xJmA", at: 0 }],
    ["/tables/k3VqT0c9xJmA?at=150", { page: "table", table: "k3VqT0c9xJmA", at: 150 }],
    ["/tables/k3VqT0c9xJmA?at=-3", { page: "table", table: "k3VqT0c9xJmA", at: -3 }],
    ["/tables/k3VqT0c9xJmA?at=soon", { page: "table", table: "k3VqT0c9xJmA", at: null }],
    ["/tables/k3VqT0c9xJmA?at=1e9", { page: "table", table: "k3VqT0c9xJmA", at: null }],
    ["/tables/k3VqT0c9xJmA/replay", { page: "lost" }],
    ["/records", { page: "records", at: null }],
    ["/records?at=3", { page: "records", at: 3 }],
    ["/tables", { page: "lost" }],
    ["/tables/a/b", { page: "lost" }],
    ["/new?game=princes&edition=abc", { page: "new", game: "princes", edition: "abc" }],
    ["/editions", { page: "editions", which: null }],
    ["/editions/princes", { page: "editions", which: "princes" }],
    ["/editions/princes/x", { page: "lost" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s", (path, route) => expect(at(path)).toEqual(route));

  test("the link of a table, or its number", () => {
    expect(tableOfLink("http://127.0.0.1:8000/tables/k3VqT0c9xJmA")).toBe("k3VqT0c9xJmA");
    expect(tableOfLink(" https://x.example/tables/k3VqT0c9xJmA?at=3 ")).toBe("k3VqT0c9xJmA");
    expect(tableOfLink("k3VqT0c9xJmA")).toBe("k3VqT0c9xJmA");
    expect(tableOfLink("hello there")).toBeNull();
    expect(tableOfLink("")).toBeNull();
  });
});

describe("stepping", () => {
  test.each([
    ["first", null, 0],
    ["previous", null, 9],
    ["previous", 0, 0],
    ["next", null, null],
    ["next", 3, 4],
    ["next", 10, 10],
    ["last", 3, 10],
    ["now", 3, null],
  ] as const)("%s from %s", (step, from, to) => expect(stepTo(step, from, 10)).toBe(to));

  const press = (key: string, inside = "<div></div>", more: KeyboardEventInit = {}) => {
    document.body.innerHTML = inside;
    let found: ReturnType<typeof stepOfKey> = null;
    addEventListener("keydown", (event) => (found = stepOfKey(event)), { once: true });
    document.body.querySelector("*")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    return found;
  };

  test("the arrow keys step", () => {
    expect(press("ArrowLeft")).toBe("previous");
    expect(press("ArrowRight")).toBe("next");
    expect(press("Home")).toBe("first");
    expect(press("x")).toBeNull();
  });

  test("not while writing, choosing, or where the keys mean something else", () => {
    expect(press("ArrowLeft", "<input>")).toBeNull();
    expect(press("ArrowLeft", "<div data-arrows></div>")).toBeNull();
    expect(press("ArrowLeft", undefined, { altKey: true })).toBeNull();
  });
});

describe("handing over the device", () => {
  test("one person at the device needs no hand-over", () => expect(handOverTo(0, null, [0], true)).toBeNull());
  test("a spectator needs no hand-over", () => expect(handOverTo(null, null, [], true)).toBeNull());
  test("needed by a seat that has not taken the device", () => expect(handOverTo(1, 0, [0, 1], true)).toBe(1));
  test("not needed by the seat that has", () => expect(handOverTo(1, 1, [0, 1], true)).toBeNull());
  test("not needed where nothing is hidden", () => expect(handOverTo(1, 0, [0, 1], false)).toBeNull());
});

describe("a new table", () => {
  const game: GameInfo = {
    name: "princes", fewest: 2, most: 5, minutes: 45, options: [], levels: [{ name: "newcomer", rating: null, margin: null }, { name: "casual", rating: null, margin: null }], 
    usual_level: "casual", first_level: "newcomer", judged: true, drawing: "princes", editions: true,
  };

  test("play now: three bots that know what they do", () => {
    const { seats } = againstBots(game);
    expect(seats).toEqual([{ kind: "human" }, ...Array(3).fill({ kind: "bot", level: "casual" })]);
    expect(againstBots({ ...game, most: 3 }).seats).toHaveLength(3);
  });

  test("more seats are bots, fewer keep the first", () => {
    expect(resized([{ kind: "open" }], 2, "novice")).toEqual([{ kind: "open" }, { kind: "bot", level: "novice" }]);
    expect(resized([{ kind: "open" }, { kind: "human" }], 1, "novice")).toEqual([{ kind: "open" }]);
  });

  test("only what fits a seat is sent", () => {
    expect(setupOf({ kind: "human", name: "  Anna ", level: "novice" })).toEqual({ kind: "human", name: "Anna" });
    expect(setupOf({ kind: "human", name: " " })).toEqual({ kind: "human" });
    expect(setupOf({ kind: "open", name: "Anna", level: "novice" })).toEqual({ kind: "open" });
    expect(setupOf({ kind: "bot", name: "Anna", level: "novice" })).toEqual({ kind: "bot", level: "novice" });
  });
});

describe("my tables", () => {
  const seat = (mine: boolean): SeatInfo => ({
    kind: "human", name: "x", level: null, mine, away: null, absent: false, agrees: false, accepts_coach: false,
  });
  const table = (id: string, status: Table["status"], turn: number | null, last: number) =>
    ({ table: { id, status, turn, seats: [seat(true), seat(false)] } as Table, last, hidden: false, deletable: false });

  test("my turn comes first, and there what has waited longest", () => {
    const tables = [table("theirs", "playing", 1, 8), table("new", "playing", 0, 7), table("old", "playing", 0, 1), table("open", "open", null, 2)];
    expect(inOrder(tables).map(({ table }) => table.id)).toEqual(["old", "new", "open", "theirs"]);
  });

  test.each([
    [0, "for-moment"],
    [59_000, "for-moment"],
    [60_000, "for-minutes 1"],
    [3_599_000, "for-minutes 59"],
    [2 * 3_600_000, "for-hours 2"],
    [50 * 3_600_000, "for-days 2"],
    [-5_000, "for-moment"],
  ])("how long: %s", (passed, said) => expect(forHowLong(1_000, 1_000 + passed, echo)).toBe(said));

  test("the winner stands first, also where the points are the same", () => {
    const over = { seats: [seat(true), seat(false), seat(false)], result: { scores: [30, 10, 30], winners: [2] } } as Table;
    expect(seatsByPlace(over)).toEqual([2, 0, 1]);
    expect(seatsByPlace({ ...over, result: null })).toEqual([0, 1, 2]);
  });
});

describe("the sound", () => {
  test("it calls after a wait, not between quick steps", () => {
    const turnAlert = new TurnAlert();
    expect(turnAlert.shouldAlert(true, 0, false)).toBe(false);
    turnAlert.shouldAlert(false, 100, false);
    expect(turnAlert.shouldAlert(true, 400, false)).toBe(false);
    turnAlert.shouldAlert(false, 500, false);
    turnAlert.shouldAlert(false, 2000, false);
    expect(turnAlert.shouldAlert(true, 9000, false)).toBe(true);
    expect(turnAlert.shouldAlert(true, 9100, false)).toBe(false);
  });
  test("it always calls whoever looks elsewhere", () => {
    const turnAlert = new TurnAlert();
    turnAlert.shouldAlert(false, 0, true);
    expect(turnAlert.shouldAlert(true, 10, true)).toBe(true);
  });
});

describe("what a view tells the frame", () => {
  test("points of either game", () => {
    expect(pointsOf({ seats: [{ pp: 3 }, { vp: 7 }, {}] }, 0)).toBe(3);
    expect(pointsOf({ seats: [{ pp: 3 }, { vp: 7 }, {}] }, 1)).toBe(7);
    expect(pointsOf({ seats: [{ pp: 3 }, { vp: 7 }, {}] }, 2)).toBeNull();
    expect(pointsOf(null, 0)).toBeNull();
  });
  test("a phase without words is left out", () => {
    expect(progressInWords({ round: 2, phase: "auction" }, echo)).toBe("round 2");
    expect(progressInWords({ round: 2, phase: "auction" }, (key) => (key === "round" ? "R2" : "bidding"))).toBe("R2 · bidding");
  });
});

describe("errors", () => {
  const words = (key: string, values?: Record<string, string | number>) =>
    key === "refusal-full" ? `At most ${String(values?.most)}.` : key === "error-told" ? String(values?.message) : key === "error-offline" ? "Offline." : key === "refusal-failed" ? "Failed." : key;
  const refused = (reason: string) => new Refused({ code: "too_many", reason, arguments: { most: 3 }, message: "so" });
  test("ours, with the server's values", () => expect(errorInWords(refused("full"), words)).toBe("At most 3."));
  test("a reason nobody knows is told in the server's words", () => expect(errorInWords(refused("new"), words)).toBe("so"));
  test("no network", () => expect(errorInWords(new Offline("x"), words)).toBe("Offline."));
  test("anything else", () => expect(errorInWords(new TypeError("x"), words)).toBe("Failed."));
});

test("the first few things that are wrong with an edition are told as sentences", () => {
  const finding = (where: string) => ({ path: [], where, reason: "missing", arguments: {}, message: "It is missing." });
  expect(findingsInWords([finding("Tower"), finding("")])).toBe("Tower: It is missing. It is missing.");
  expect(findingsInWords(["a", "b", "c", "d"].map(finding))).not.toContain("d:");
});

test("a file is an edition only if it is a JSON object", async () => {
  expect(await readEdition(new Blob(['{"game":"princes"}']))).toEqual({ game: "princes" });
  for (const text of ["", "{", "[]", "null", "7"]) expect(await readEdition(new Blob([text]))).toBeNull();
});
