import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Json, Move } from "../lib/game";
import Table from "./Table.svelte";
import { edition, fixture, fixtures, trueWords, type Fixture } from "./testing";

function show({ view, appraisal, you, seats, decision, moves }: Fixture, language = "en") {
  const play = vi.fn<(move: Move) => void>();
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
  });
  return { ...drawn, played: () => play.mock.calls.map(([move]) => JSON.stringify(move)) };
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

describe("every legal move can be played by pressing something", () => {
  test.each(fixtures)("%s", async (_, each) => {
    const { container, played } = show(each);
    await pressEverything(container);
    const done = new Set(played());
    for (const move of each.moves) if (!ARRANGED.includes(move.do)) expect(done).toContain(JSON.stringify(move));
    for (const move of done) expect(each.moves.map((legal) => JSON.stringify(legal))).toContain(move);
  });
});

test.each(fixtures.filter(([name]) => !name.includes("early")))("%s in German: all words, all buttons named", (_, each) => {
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
  const { container, played } = show(each);
  await fireEvent.click(container.querySelectorAll("li button.square")[1]!);
  await fireEvent.click(container.querySelector(".stage .chief")!);
  const [first, second, ...rest] = each.view.looked!.cards!;
  expect(played()).toEqual([JSON.stringify({ do: "bury", order: [second, first, ...rest] })]);
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
