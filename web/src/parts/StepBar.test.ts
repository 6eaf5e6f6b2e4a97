import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { i18n } from "../lib/i18n.svelte";
import StepBar from "./StepBar.svelte";

async function shown(at: number | null, length = 10) {
  await i18n.setLanguage("en");
  const step = vi.fn();
  const goTo = vi.fn();
  render(StepBar, { at, length, step, goTo });
  return { step, goTo };
}

test("now there is no way forward, and no button back to now", async () => {
  await shown(null);
  expect(screen.getByRole("button", { name: "Next move" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Back to live" })).toBeNull();
});

test("in the past every button leads somewhere", async () => {
  const { step } = await shown(5);
  for (const name of ["Go to the start", "Previous move", "Next move", "Latest move", "Back to live"]) {
    await fireEvent.click(screen.getByRole("button", { name }));
  }
  expect(step.mock.calls.flat()).toEqual(["first", "previous", "next", "last", "now"]);
});

test("the arrow keys do the same from anywhere on the page", async () => {
  const { step } = await shown(5);
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(step.mock.calls.flat()).toEqual(["previous", "now"]);
});

test("it plays on by itself, from the beginning if it stood at the end", async () => {
  const { goTo } = await shown(10);
  await fireEvent.click(screen.getByRole("button", { name: "Autoplay" }));
  expect(goTo).toHaveBeenCalledWith(0);
});

test("the language can be changed at any time", async () => {
  await shown(5);
  settings.set({ language: "de" });
  await i18n.setLanguage("de");
  expect(await screen.findByRole("button", { name: "Zum aktuellen Stand" })).toBeTruthy();
});
