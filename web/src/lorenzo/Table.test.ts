import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Json, Move } from "../lib/game";
import { controlOf } from "./choosing";
import Table from "./Table.svelte";
import { edition, fixture, fixtures, trueWords, type Fixture } from "./testing";

function show({ view, you, seats, decision, moves, facts }: Fixture, language = "en") {
  const play = vi.fn<(move: Move) => void>();
  const drawn = render(Table, {
    view,
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

afterEach(() => vi.restoreAllMocks());

async function pressList(container: HTMLElement): Promise<void> {
  const list = container.querySelector("details")!;
  list.open = true;
  await fireEvent(list, new Event("toggle"));
  for (const button of list.querySelectorAll("button")) await fireEvent.click(button);
}

/** Every button under the question and on leaders; every place, with each member and with whichever suits. */
async function pressThings(container: HTMLElement): Promise<void> {
  const buttons = container.querySelectorAll(".stage .answers > ul button, .family .actions > button");
  for (const button of buttons) await fireEvent.click(button);
  for (const member of [...container.querySelectorAll(".home .member:not(:disabled)"), null]) {
    if (member) await fireEvent.click(member);
    for (const slot of container.querySelectorAll(".slot.lit")) {
      await fireEvent.click(slot);
      await fireEvent.click(slot);
    }
  }
}

describe("every legal move can be played from the list in words, and by pressing the thing itself", () => {
  test.each(fixtures.filter(([, { moves }]) => moves.length))("%s", async (_, { moves, ...rest }) => {
    const { container, played } = show({ moves, ...rest });
    await pressList(container);
    expect(played()).toEqual(moves);

    await pressThings(container);
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

test("servants are chosen by steps", async () => {
  const each = fixture("turn-servants");
  const { container, played } = show(each);
  const several = each.moves.find((move) =>
    each.moves.some((other) => other.member === move.member && other.space === move.space && other.servants! > move.servants!),
  )!;
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
  const each = fixture("bonus-harvest");
  const { container, played } = show(each);
  await fireEvent.click(container.querySelector(".stage .work .chief")!);
  expect(controlOf(played()[0]!)).toEqual({ on: "servants" });
});

test("a card opens at large and plans the way to it", async () => {
  const { container } = show(fixture("turn-early"));
  const lit = container.querySelector(".towers .slot.lit")!;
  await fireEvent.click(lit.parentElement!.querySelector(".card")!);
  await fireEvent.click(container.querySelector("dialog .chief")!);
  expect(container.querySelector(".plan")).not.toBeNull();
});

test.each(fixtures.filter(([name]) => !name.includes("early")))("%s in German: all words, all buttons named", (_, each) => {
  const { container } = show(each, "de");
  expect(container.textContent).not.toMatch(/[{}]|undefined|NaN/);
  for (const button of container.querySelectorAll("button")) {
    expect(button.getAttribute("aria-label") ?? button.textContent?.trim()).toBeTruthy();
  }
});
