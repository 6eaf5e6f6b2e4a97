import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { commitmentTo, firstShown, verdictOn } from "./deal";
import type { Table } from "./messages";

const deal = { generator: "blake2b-1", seed: "00".repeat(32), salt: "ff".repeat(32) };

/** What Python's `commitment_to` gives for the same deal. */
const COMMITMENT = "b0fe5384c19e73b204c8cd75e13f21a006f0826f2b45d7c493eb40900f0659a7";

function over(commitment: string | null): Table {
  return {
    id: "t", game: "princes", options: {}, variants: {}, absence_minutes: null, coach: "none", public: false, status: "over", seats: [], hosted: true, turn: null,
    created: 0, result: { scores: [], winners: [] }, next: null, edition: null, edition_id: null, drawing: "princes", commitment,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "deal").mockResolvedValue(deal);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the hash is the same as on the server", async () => {
  expect(await commitmentTo(deal)).toBe(COMMITMENT);
});

test("a deal that was fixed before the first move is verified", async () => {
  expect(await verdictOn(over(COMMITMENT))).toBe("verified");
});

test.each([{ seed: "11".repeat(32) }, { salt: "11".repeat(32) }, { generator: "blake2b-2" }])(
  "a deal that was changed is not: %o",
  async (change) => {
    vi.spyOn(api, "deal").mockResolvedValue({ ...deal, ...change });
    expect(await verdictOn(over(COMMITMENT))).toBe("wrong");
  },
);

test("a server that exchanges the commitment along with the deal is found out", async () => {
  firstShown("t", "22".repeat(32));
  expect(await verdictOn(over(COMMITMENT))).toBe("wrong");
});

test("the first commitment counts, for each table", () => {
  expect(firstShown("t", "first")).toBe("first");
  expect(firstShown("t", "second")).toBe("first");
  expect(firstShown("u", "third")).toBe("third");
});

test("old tables are forgotten some day", () => {
  for (let table = 0; table < 150; table++) firstShown(`${table}`, "first");
  expect(firstShown("0", "second")).toBe("second");
  expect(firstShown("149", "second")).toBe("first");
});

test("storage that holds something else does no harm", () => {
  localStorage.setItem("signoria-commitments", "{broken");
  expect(firstShown("t", "first")).toBe("first");
});

test("without storage the server's commitment is used", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new Error("full"); } });
  expect(await verdictOn(over(COMMITMENT))).toBe("verified");
});

test("over plain http the browser says that it cannot", async () => {
  vi.stubGlobal("crypto", {});
  expect(await verdictOn(over(COMMITMENT))).toBe("impossible");
});

test("without an answer nothing is claimed", async () => {
  vi.spyOn(api, "deal").mockRejectedValue(new Error("offline"));
  expect(await verdictOn(over(COMMITMENT))).toBe("unread");
});
