import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import * as deal from "../lib/deal";
import { i18n } from "../lib/i18n.svelte";
import type { Table } from "../lib/messages";
import DealVerdict from "./DealVerdict.svelte";

afterEach(() => vi.restoreAllMocks());

const TOLD: Record<"en" | "de", Record<deal.Verdict, string>> = {
  en: {
    verified: "Deal verified: it was fixed before the first move.",
    wrong: "The deal is not the one that the server committed to before the first move.",
    impossible: "Your browser can verify the deal only over https.",
    unread: "The record could not be loaded, so the deal is not verified.",
  },
  de: {
    verified: "Verteilung geprüft: Sie stand vor dem ersten Zug fest.",
    wrong: "Die Verteilung ist nicht die, auf die sich der Server vor dem ersten Zug festgelegt hat.",
    impossible: "Ihr Browser kann die Verteilung nur über https prüfen.",
    unread: "Die Aufzeichnung konnte nicht geladen werden; die Verteilung ist daher nicht geprüft.",
  },
};

const cases = (["en", "de"] as const).flatMap((language) =>
  (["verified", "wrong", "impossible", "unread"] as const).map((verdict) => [language, verdict] as const),
);

test.each(cases)("in %s the verdict '%s' is told, with what one can do oneself", async (language, verdict) => {
  await i18n.setLanguage(language);
  vi.spyOn(deal, "verdictOn").mockResolvedValue(verdict);
  render(DealVerdict, { table: { id: "t" } as Table });
  expect(await screen.findByText(TOLD[language][verdict])).toBeTruthy();
  expect(screen.getByText(/signoria verify/)).toBeTruthy();
});
