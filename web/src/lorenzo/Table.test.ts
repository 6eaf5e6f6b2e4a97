import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Json, Move, Reason } from "../lib/game";
import { some } from "../lib/testing";
import { reasonInWords } from "../lib/words";
import { controlOf } from "./choosing";
import { MEMBERS, floorOf, type Member } from "./model";
import { goodsWords } from "./texts";
import Table from "./Table.svelte";
import { edition, fixture, fixtures, isPlacing, trueWords, type Fixture } from "./testing";

function show({ view, appraisal, you, seats, decision, moves, facts }: Fixture, language = "en") {
  const play = vi.fn<(move: Move) => void>();
  const drawn = render(Table, {
    view,
    appraisal,
    you,
    seats,
    decision,
    moves,
    facts,
    edition: edition as unknown as Json,
    words: trueWords(language),
    play,
  });
  return { ...drawn, played: () => play.mock.calls.map(([move]) => move) };
}

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => vi.restoreAllMocks());

/** Presses and waits until the page has followed; many times cheaper than firing the whole event. */
function press(thing: Element): void {
  flushSync(() => (thing as HTMLElement).click());
}

async function pressList(container: HTMLElement): Promise<void> {
  const list = container.querySelector("details")!;
  list.open = true;
  await fireEvent(list, new Event("toggle"));
  for (const button of list.querySelectorAll("button")) press(button);
}

/** Every button under the question and on leaders; every place, with each member and with whichever suits. */
function pressThings(container: HTMLElement): void {
  const buttons = container.querySelectorAll(".stage .answers > ul button, .family .actions > button");
  for (const button of buttons) press(button);
  const members = () => container.querySelectorAll(".home .member:not(:disabled)");
  for (let at = members().length; at >= 0; at--) {
    const member = members()[at];
    if (member) press(member);
    for (const slot of container.querySelectorAll(".slot.lit")) {
      press(slot);
      press(slot);
    }
    flushSync(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  }
}

describe("every legal move can be played from the list in words, and by pressing the thing itself", () => {
  test.each(some(fixtures.filter(([, { moves }]) => moves.length)))("%s", async (_, { moves, ...rest }) => {
    const { container, played } = show({ moves, ...rest });
    await pressList(container);
    expect(played()).toEqual(moves);

    pressThings(container);
    const pressed = played().slice(moves.length);
    for (const move of pressed) expect(moves).toContainEqual(move);
    for (const move of moves) {
      if (move.do === "place" || move.do === "take") {
        expect(pressed.some(({ member, space }) => member === move.member && space === move.space)).toBe(true);
      } else if (move.servants === undefined) {
        expect(pressed).toContainEqual(move);
      }
    }
  });
});

/** Harvest or production that is offered with more servants too. */
function raisable(moves: Move[]): Move | undefined {
  const works = moves.filter(({ space }) => /^(harvest|production)/.test(String(space)));
  return works.find((move) =>
    works.some(({ member, space, servants }) => member === move.member && space === move.space && servants! > move.servants!),
  );
}

test("servants are chosen by steps", async () => {
  const each = fixture(({ moves }) => raisable(moves) !== undefined);
  const { container, played } = show(each);
  const several = raisable(each.moves)!;
  const names = ["black", "white", "orange", "neutral"].filter((member) =>
    each.view.seats[each.you!]!.members.includes(member as never),
  );
  await fireEvent.click(container.querySelectorAll(".home .member")[names.indexOf(String(several.member))]!);
  const work = container.querySelector(`.${String(several.space).split(".")[0]}.area`)!;
  const slots = [...work.querySelectorAll(".slot")];
  await fireEvent.click(slots[String(several.space).endsWith("single") ? 0 : 1]!);
  await fireEvent.click(container.querySelector("[aria-label='More servants']")!);
  await fireEvent.click(container.querySelector(".plan .chief")!);
  const [move] = played();
  expect(move).toMatchObject({ do: "place", member: several.member, space: several.space });
  expect(Number(move!.servants)).toBeGreaterThan(Number(several.servants));
});

test("harvest without a member goes by servants too", async () => {
  const each = fixture(({ moves }) => moves.some((move) => move.do === "work"));
  const { container, played } = show(each);
  await fireEvent.click(container.querySelector(".stage .work .chief")!);
  expect(controlOf(played()[0]!)).toEqual({ on: "servants" });
});

test("a card opens at large and plans the way to it", async () => {
  const { container } = show(fixture(isPlacing));
  const lit = container.querySelector(".towers .slot.lit")!;
  await fireEvent.click(lit.parentElement!.querySelector(".card")!);
  await fireEvent.click(container.querySelector("dialog .chief")!);
  expect(container.querySelector(".plan")).not.toBeNull();
});

test("another family's board is shown large as long as it is focused, or until it is closed", async () => {
  const { container } = show(fixture((each) => isPlacing(each) && each.view.seats.length > 2));
  const [first, second] = container.querySelectorAll<HTMLButtonElement>("button.figures");
  const look = () => container.querySelector(".other-board");
  const nameOf = (button: HTMLElement) => button.closest("li")!.querySelector("strong")!.textContent!;
  await fireEvent.pointerEnter(first!, { pointerType: "mouse" });
  expect(look()!.textContent).toContain(nameOf(first!));
  await fireEvent.pointerLeave(first!, { pointerType: "mouse" });
  expect(look()).toBeNull();
  press(second!);
  await fireEvent.pointerEnter(first!, { pointerType: "mouse" });
  await fireEvent.pointerLeave(first!, { pointerType: "mouse" });
  expect(look()!.textContent).toContain(nameOf(second!));
  expect(look()!.getAttribute("role")).toBe("dialog");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(look()).toBeNull();
  press(second!);
  press(second!);
  expect(look()).toBeNull();
});

test.each(some(fixtures.filter(([name]) => /^(turn|waiting|spectator|draft)_/.test(name))))(
  "%s: whatever may move has a name of its own, which is there once",
  (_, each) => {
    const { container } = show(each);
    const things = [...container.querySelectorAll<HTMLElement>("[data-thing]")].map(({ dataset }) => dataset.thing);
    expect(things).toEqual([...new Set(things)]);
    for (const [seat] of each.view.seats.entries()) {
      expect(things).toEqual(expect.arrayContaining([`seat:${seat}`, `faith:${seat}`, `military:${seat}`]));
    }
  },
);

test("a space that nobody can go to says why", () => {
  const { container } = show(fixture(isPlacing));
  const shut = [...container.querySelectorAll<HTMLElement>(".slot:not(.lit, .closed)")];
  expect(shut.length).toBeGreaterThan(0);
  for (const slot of shut) {
    expect(slot.title).not.toBe("");
    expect(slot.getAttribute("aria-label")).toContain(slot.title);
  }
});

test.each(some(fixtures.filter(([name]) => !name.includes("early")), 1))("%s in German: all words, all buttons named", (_, each) => {
  const { container } = show(each, "de");
  expect(container.textContent).not.toMatch(/[{}]|undefined|NaN/);
  for (const button of container.querySelectorAll("button")) {
    expect(button.getAttribute("aria-label") ?? button.textContent?.trim()).toBeTruthy();
  }
});

/** A member that can be picked up, and the reason why it cannot go to a space where another can. */
function barred({ appraisal, moves }: Fixture): [member: string, why: Reason] | undefined {
  const able = (member: string) => moves.some((move) => move.do === "place" && move.member === member);
  const reasons = Object.values(appraisal.why_not?.placements ?? {}).flatMap((each) => Object.entries(each));
  return reasons.find(([member]) => able(member));
}

test("a member that cannot go where others can says why", () => {
  const each = fixture((found) => barred(found) !== undefined);
  const [member, reason] = barred(each)!;
  const { container } = show(each);
  const home = MEMBERS.filter((name) => each.view.seats[each.you!]!.members.includes(name));
  press(container.querySelectorAll(".home .member")[home.indexOf(member as Member)]!);
  const titles = [...container.querySelectorAll<HTMLElement>(".slot")].map(({ title }) => title);
  expect(titles).toContain(reasonInWords(reason, trueWords("en")));
});

describe("the final account", () => {
  test.each(fixtures.filter(([, { view }]) => view.phase === "over"))("%s: every column as the engine has it, best first", (_, each) => {
    const { container } = show(each);
    const { ranking } = each.appraisal.ending!;
    const rows = [...container.querySelectorAll("[data-testid=account] tbody tr, [data-testid=account] tfoot tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent!.replace("−", "-"))),
    );
    const sources = Object.values(each.appraisal.account!.sources);
    expect(rows).toEqual([...sources.map((bySeat) => ranking.map(({ seat }) => bySeat[seat])), ranking.map(({ points }) => points)]);
    expect(ranking.map(({ seat }) => seat)[0]).toBe(each.winners[0]);
  });
});

test("a plan shows the total that the engine says it takes", () => {
  const each = fixture(({ appraisal }) => Object.keys(appraisal.spaces ?? {}).some((space) => floorOf(space)));
  const { container, played } = show(each);
  for (const slot of container.querySelectorAll(".towers .slot.lit")) {
    press(slot);
    const shown = container.querySelector(".plan .costs")?.textContent ?? "";
    press(container.querySelector(".plan .chief")!);
    const { space, servants } = played().at(-1)!;
    const totals = each.appraisal.spaces![String(space)]!.takes[String(servants)]!;
    for (const goods of totals.filter((total) => Object.keys(total).length)) {
      expect(shown).toContain(goodsWords(goods, trueWords("en")));
    }
  }
  expect(played().length).toBeGreaterThan(0);
});
