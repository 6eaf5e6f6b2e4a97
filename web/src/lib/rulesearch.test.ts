import { describe, expect, test } from "vitest";
import type { GameRules, RuleSection } from "./messages";
import { blocksOf, foundSections, rulesNamed, stretches } from "./rulesearch";

const rule = (id: string, text: string, variant: string | null = null) => ({ id, text, variant });
const sections: RuleSection[] = [
  { id: "PF-AUC", title: "The auction phase", picture: null, rules: [rule("PF-AUC-1", "One object per round."), rule("PF-AUC-2", "Naming is the first bid.")] },
  { id: "PF-BLD", title: "Gebäude", picture: null, rules: [rule("PF-BLD-1", "Zahlen Sie 3 PP.\n• eins,\n• zwei.\nDanach.")] },
];
const idsOf = (query: string) => foundSections(sections, query).flatMap((section) => section.rules.map(({ id }) => id));

describe("searching the rules", () => {
  test("finds text, ids and headings, whatever the case", () => {
    expect(idsOf("FIRST bid")).toEqual(["PF-AUC-2"]);
    expect(idsOf("pf-auc-1")).toEqual(["PF-AUC-1"]);
    expect(idsOf("auction")).toEqual(["PF-AUC-1", "PF-AUC-2"]);
    expect(idsOf("gebaude")).toEqual(["PF-BLD-1"]);
  });

  test("finds all without a word and nothing without a match", () => {
    expect(idsOf("  ")).toEqual(["PF-AUC-1", "PF-AUC-2", "PF-BLD-1"]);
    expect(idsOf("quark")).toEqual([]);
    expect(idsOf("(")).toEqual([]);
  });

  test("wants every word, in any order", () => {
    expect(idsOf("bid naming")).toEqual(["PF-AUC-2"]);
    expect(idsOf("bid object")).toEqual([]);
  });

  test("marks what was looked for, and joins what overlaps", () => {
    const marked = (text: string, query: string) => stretches(text, query).filter((each) => each.marked).map((each) => each.text);
    expect(marked("Bids and bidders", "bid")).toEqual(["Bid", "bid"]);
    expect(marked("Gebäude", "gebau aude")).toEqual(["Gebäude"]);
    expect(stretches("Gebäude", "").map(({ text }) => text)).toEqual(["Gebäude"]);
    expect(stretches("One bid", "bid").map(({ text }) => text).join("")).toBe("One bid");
  });
});

test("a text has paragraphs and lists", () => {
  expect(blocksOf("Zahlen Sie 3 PP.\n• eins,\n• zwei.\nDanach.")).toEqual([
    { paragraph: "Zahlen Sie 3 PP." },
    { items: ["eins,", "zwei."] },
    { paragraph: "Danach." },
  ]);
});

test("rules of variants that are not played are left out", () => {
  const rules: GameRules = {
    game: "princes",
    sections: [{ id: "A", title: "A", picture: null, rules: [rule("A-1", ""), rule("A-2", "", "two"), rule("A-3", "", "muse")] }],
    variants: { two: { title: "Two", options: {}, seats: 2 }, muse: { title: "Muse", options: { muse: true }, seats: null } },
    governing: {},
    terms: {},
  };
  const named = (options: Record<string, unknown>, seats: number) => rulesNamed(rules, ["A-3", "A-2", "A-1", "A-9"], { options, seats }).map(({ id }) => id);
  expect(named({ muse: false }, 3)).toEqual(["A-1"]);
  expect(named({ muse: true }, 2)).toEqual(["A-3", "A-2", "A-1"]);
  expect(rulesNamed(rules, ["A-3"], null)).toHaveLength(1);
});
