import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Json, Move } from "../lib/game";
import type { Preparation, PreparedAnswer } from "../lib/messages";
import { some } from "../lib/testing";
import Table from "./Table.svelte";
import { edition, fixture, fixtures, trueWords, type Fixture } from "./testing";

function show(
  { view, appraisal, you, seats, decision, moves }: Fixture,
  language = "en",
  preparation: Preparation | null = null,
) {
  const play = vi.fn<(move: Move) => void>();
  const prepare = vi.fn<(answer: PreparedAnswer | null) => void>();
  const drawn = render(Table, {
    view,
    appraisal,
    you,
    seats,
    decision,
    moves,
    facts: [],
    edition: edition as unknown as Json,
    words: trueWords(language),
    play,
    preparation,
    prepare,
  });
  return {
    ...drawn,
    played: () => play.mock.calls.map(([move]) => JSON.stringify(move)),
    prepared: () => prepare.mock.calls.map(([answer]) => answer),
  };
}

/** Press all that can be pressed, with every partner and every value of every slider. */
async function pressEverything(container: HTMLElement): Promise<void> {
  const buttons = () => [...container.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const pressAll = async () => {
    for (const button of buttons()) if (!button.querySelector(".lens")) button.click();
    await tick();
  };
  await pressAll();
  for (const radio of container.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
    await fireEvent.click(radio);
    await pressAll();
  }
  for (const slider of container.querySelectorAll<HTMLInputElement>("input[type=range]")) {
    for (let value = 0; value <= Number(slider.max); value++) {
      await fireEvent.input(slider, { target: { value: String(value) } });
      const last = buttons().filter((button) => button.closest(".payout, .sum"));
      last.at(-1)!.click();
    }
  }
}

/** Reached by turning, flipping and ordering, which placing.test and moves.test prove. */
const ARRANGED = ["place", "span", "bury"];

afterEach(() => vi.restoreAllMocks());

test.each(some(fixtures.filter(([name]) => !name.includes("early"))))("%s: every seat has a name of its own, and whatever may change or move is there once", (_, each) => {
  const { container } = show(each);
  const things = [...container.querySelectorAll<HTMLElement>("[data-thing]")].map(({ dataset }) => dataset.thing);
  expect(things).toEqual([...new Set(things)]);
  expect(things).toEqual(expect.arrayContaining(each.view.seats.map((_, seat) => `seat:${seat}`)));
});

describe("every legal move can be played by pressing something", () => {
  // With its variant early in the game, each decision is there twice, one after the other.
  test.each(some(fixtures))("%s", async (_, each) => {
    const { container, played } = show(each);
    await pressEverything(container);
    const done = new Set(played());
    for (const move of each.moves) if (!ARRANGED.includes(move.do)) expect(done).toContain(JSON.stringify(move));
    for (const move of done) expect(each.moves.map((legal) => JSON.stringify(legal))).toContain(move);
  });
});

test.each(some(fixtures.filter(([name]) => !name.includes("early")), 1))("%s in German: all words, all buttons named", (_, each) => {
  const { container } = show(each, "de");
  expect(container.textContent).not.toMatch(/[{}]|undefined|NaN/);
  for (const button of container.querySelectorAll("button")) {
    expect(button.getAttribute("aria-label") ?? button.textContent?.trim()).toBeTruthy();
  }
});

test("a piece is laid by keys alone", async () => {
  const { container, played } = show(fixture("place-early_4"));
  const surface = container.querySelector(".surface")!;
  for (const key of ["ArrowRight", "ArrowDown", "r", "f", "ArrowUp", "Enter"]) await fireEvent.keyDown(surface, { key });
  expect(played()).toHaveLength(1);
});

test("an order is arranged by buttons", async () => {
  const each = fixture("bury_4");
  const { container, getByText, played } = show(each);
  expect(container.querySelectorAll("li button.square")).toHaveLength(0);
  await fireEvent.click(getByText("Sort first …"));
  await fireEvent.click(container.querySelectorAll("li button.square")[1]!);
  await fireEvent.click(container.querySelector(".stage .chief")!);
  const [first, second, ...rest] = each.view.looked!.cards!;
  expect(played()).toEqual([JSON.stringify({ do: "bury", order: [second, first, ...rest] })]);
});

test("one click puts the cards under the deck as they are shown", async () => {
  const each = fixture("bury_4");
  const { container, played } = show(each);
  await fireEvent.click(container.querySelector(".stage .chief")!);
  expect(played()).toEqual([JSON.stringify({ do: "bury", order: each.view.looked!.cards })]);
});

describe("answers prepared while others decide", () => {
  const auction = (answer?: PreparedAnswer): Preparation => ({
    occasion: "bid 1 jester",
    moves: [{ do: "pass" }],
    limits: [{ lowest: 400, highest: 900, step: 100 }],
    ...(answer && { answer }),
  });

  test.each(["en", "de"])("a limit is set by buttons or typed, within what is offered (%s)", async (language) => {
    const { container, prepared } = show(fixture("waiting_4"), language, auction());
    const field = container.querySelector<HTMLInputElement>(".preparing input")!;
    const [less, more] = container.querySelectorAll<HTMLButtonElement>(".preparing .square");
    const keep = container.querySelector<HTMLButtonElement>(".preparing form [data-prepare]")!;
    expect(field.value).toBe("400");
    expect(less!.disabled).toBe(true);
    await fireEvent.click(more!);
    expect(keep.textContent).toContain("500");
    await fireEvent.change(field, { target: { value: "99999" } });
    expect(field.value).toBe("900");
    expect(more!.disabled).toBe(true);
    await fireEvent.change(field, { target: { value: "640" } });
    await fireEvent.click(keep);
    expect(prepared()).toEqual([{ limit: 600 }]);
  });

  test("a kept limit is shown and can be cancelled", async () => {
    const { getByText, prepared } = show(fixture("waiting_4"), "en", auction({ limit: 700 }));
    getByText("Prepared: Bid up to 700 F");
    await fireEvent.click(getByText("Cancel"));
    expect(prepared()).toEqual([null]);
  });

  test("a pass for this auction", async () => {
    const { getByText, prepared } = show(fixture("waiting_4"), "en", auction());
    await fireEvent.click(getByText("Pass for this auction"));
    expect(prepared()).toEqual([{ move: { do: "pass" } }]);
  });

  test("on one's turn only the limit stands beside the answers", () => {
    const { container, queryByText } = show(fixture("bid_4"), "en", auction());
    expect(queryByText("Pass for this auction")).toBeNull();
    expect(container.querySelector(".preparing form [data-offer]")).not.toBeNull();
  });

  test("what is no longer possible is said", () => {
    const preparation = { ...auction({ limit: 400, on: "muse" }), possible: false };
    const { getByText } = show(fixture("waiting_4"), "en", preparation);
    getByText("No longer possible: Muse: bid up to 400 F. Please choose yourself.");
  });

  test("a card in hand is chosen before its time, and one may think again", async () => {
    const each = fixture("return_4");
    const waiting = { ...each, moves: [], decision: { seat: (each.you! + 1) % 4, kind: "return" } };
    const [first] = each.moves as [Move];
    const offered = { occasion: "return", moves: each.moves, limits: [] };
    const before = show(waiting, "en", offered);
    await fireEvent.click(before.container.querySelector(".hand button[data-prepare]")!);
    expect(before.prepared()).toEqual([{ move: first }]);
    expect(before.played()).toEqual([]);
    before.unmount();
    const after = show(waiting, "en", { ...offered, answer: { move: first } });
    const card = after.container.querySelector(".hand button[aria-pressed=true]")!;
    expect(card.textContent).toContain("Prepared");
    await fireEvent.click(card);
    expect(after.prepared()).toEqual([null]);
  });
});

test("a move without a control is listed", async () => {
  const each = { ...fixture("turn_4"), moves: [{ do: "dance", seat: 1 }] };
  const { getByText, played } = show(each);
  await fireEvent.click(getByText("dance · 1"));
  expect(played()).toEqual(['{"do":"dance","seat":1}']);
});

test("a spectator sees boards and no hand", () => {
  const { container } = show(fixture("spectator_4"));
  expect(container.querySelector(".area.hand")).toBeNull();
  expect(container.querySelectorAll(".seats li").length).toBeGreaterThan(0);
});

test("what cannot be taken says why", () => {
  const { container } = show(fixture("turn_4"));
  const shut = [...container.querySelectorAll<HTMLElement>(".stack-tile:disabled, .tile:disabled")];
  expect(shut.length).toBeGreaterThan(7);
  for (const tile of shut) expect(tile.title).toMatch(/(Only|None|You|It|Sold).*\.$/);
});

test("before best work the Merchant's owner sees the rank now and after", () => {
  const each = fixture("use-actions_5-muse_and_princess");
  const { container } = show(each);
  const { fame, rank } = each.appraisal.seats[each.you!]!;
  const panel = container.querySelector(".stage")!.textContent;
  expect(panel).toContain("Best work is about to be scored. Do you use the Merchant first?");
  expect(panel).toContain(`Use the Merchant: ${fame} PP for your rank`);
  expect(panel).toContain(`After best work, your rank will be ${rank}.`);
  expect(panel).toContain("Later");
});

test("right after the purchase the character and what it gives are shown", () => {
  const { container } = show(fixture("use-professor_5-muse_and_princess"));
  const panel = container.querySelector(".stage")!.textContent;
  expect(panel).toContain("You have bought the Professor. Do you use him now?");
  expect(panel).toContain("a free prestige or bonus card");
  expect(panel).not.toContain("After best work");
});

describe("the end", () => {
  const over = fixtures.filter(([, { view }]) => view.phase === "over");

  test.each(over)("%s: every point as the engine has it, best first", (_, each) => {
    const { container } = show(each);
    const { ranking } = each.appraisal.ending!;
    const rows = [...container.querySelectorAll("[data-testid=account] tbody tr, [data-testid=account] .total")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent!.replace("−", "-"))),
    );
    const sources = Object.values(each.appraisal.account!.sources);
    expect(rows).toEqual([...sources.map((bySeat) => ranking.map(({ seat }) => bySeat[seat])), ranking.map(({ points }) => points)]);
    expect(ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat).sort()).toEqual(each.winners);
  });

  test.each(over)("%s: everybody's cards are shown", (_, each) => {
    const { container } = show(each);
    const { hands } = each.appraisal.ending!;
    const count = hands.flatMap((hand) => Object.values(hand).flat()).length;
    expect(container.querySelectorAll("[data-testid=hands] .cards li")).toHaveLength(count);
  });
});
