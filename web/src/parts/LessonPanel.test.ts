import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Words } from "../lib/game";
import { i18n, LEARNING_WORDS } from "../lib/i18n.svelte";
import { LessonPlayer } from "../lib/lesson.svelte";
import type { LessonState } from "../lib/messages";
import LessonPanel from "./LessonPanel.svelte";

const at = (change: Partial<LessonState>): LessonState => ({
  lesson: "auction", title: "The auction", step: 1, steps: 4, kind: "act", say: "Bid for the jester.", reply: null, show: [],
  finished: false, rules: [], update: null as never, table: null as never, ...change,
});
const end = createRawSnippet(() => ({ render: () => "<p>What you learned</p>" }));

let lesson: LessonPlayer;
let words: Words;

beforeEach(async () => {
  await i18n.setLanguage("en");
  words = await i18n.ofGame("princes", "en", ...LEARNING_WORDS);
  lesson = new LessonPlayer("princes", "auction", "en", "Guest");
  lesson.state = at({});
});

const button = (name: string) => screen.queryByRole("button", { name });

test("a move is asked for: it can be shown, but not skipped", () => {
  render(LessonPanel, { lesson, words, end });
  expect(screen.getByRole("heading", { name: "The auction" })).toBeTruthy();
  expect(screen.getByText(/Step 2 of 4/)).toBeTruthy();
  expect(button("Show me")).toBeTruthy();
  expect(button("Continue")).toBeNull();
  expect(screen.getByRole("link", { name: "Leave" }).getAttribute("href")).toBe("/learn/princes");
});

test("something to read has one way on", async () => {
  lesson.state = at({ kind: "read" });
  const goOn = vi.spyOn(lesson, "goOn").mockResolvedValue();
  render(LessonPanel, { lesson, words, end });
  expect(button("Show me")).toBeNull();
  await fireEvent.click(button("Continue")!);
  expect(goOn).toHaveBeenCalledOnce();
});

test("a wrong move is answered in words that are announced, and leaves the keyboard where it is", async () => {
  const board = document.body.appendChild(document.createElement("button"));
  render(LessonPanel, { lesson, words, end });
  await tick();
  board.focus();
  lesson.state = at({ reply: { verdict: "wrong", text: "That is too much." } });
  await tick();
  const reply = screen.getByText(/That is too much/).closest("[aria-live]")!;
  expect(reply.textContent).toContain("Not this time.");
  expect(reply.querySelector("svg")).toBeTruthy();
  expect(document.activeElement).toBe(board);
});

test("the next step gets the focus, with the answer to the last above it", async () => {
  render(LessonPanel, { lesson, words, end });
  lesson.state = at({ step: 2, say: "Now pay.", reply: { verdict: "right", text: "Well bid." } });
  await tick();
  await tick();
  expect(document.activeElement!.textContent).toContain("Now pay.");
  expect(screen.getByText(/Well bid/).closest("[aria-live]")!.textContent).toContain("Right!");
});

test("at the end there is nothing to continue", () => {
  lesson.state = at({ step: 3, kind: "puzzle", say: "", finished: true, reply: { verdict: "finished", text: "Exactly." } });
  render(LessonPanel, { lesson, words, end });
  expect(screen.getByText("What you learned")).toBeTruthy();
  expect(screen.getByText("Lesson complete")).toBeTruthy();
  expect(button("Continue") ?? button("Show me")).toBeNull();
});

test("what did not arrive says so and can be sent again", async () => {
  lesson.failure = new Error("no network");
  const retry = vi.spyOn(lesson, "retry").mockResolvedValue();
  render(LessonPanel, { lesson, words, end });
  expect(screen.getByRole("alert").textContent).toContain("did not arrive");
  await fireEvent.click(button("Try again")!);
  expect(retry).toHaveBeenCalledOnce();
});

test("nothing can be pressed while an answer is on its way", () => {
  lesson.state = at({ kind: "read" });
  lesson.busy = true;
  render(LessonPanel, { lesson, words, end });
  expect(button("Continue")).toHaveProperty("disabled", true);
});
