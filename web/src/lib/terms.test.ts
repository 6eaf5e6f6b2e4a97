import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Component } from "svelte";
import { describe, expect, test, vi } from "vitest";
import LorenzoTable from "../lorenzo/Table.svelte";
import { ICONS, TERMS as LORENZO_TERMS } from "../lorenzo/icons";
import PrincesTable from "../princes/Table.svelte";
import { SIGNS, TERMS as PRINCES_TERMS } from "../princes/icons";
import { editionOf, fixturesOf, some, trueWords } from "./testing";
import { Glossary } from "./terms";
import { LANGUAGES, wordsOf } from "./words";

vi.setConfig({ testTimeout: 60_000 });

const GAMES = { princes: PrincesTable, lorenzo: LorenzoTable } as unknown as Record<string, Component<Record<string, unknown>>>;
/** Capital letters that abbreviate nothing: keys to press, numerals, names of phases, columns. */
const NO_SHORTS = ["R", "F", "I", "II", "III", "IV", "A"];

function glossaryOf(game: string, language: string): Glossary {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = join(import.meta.dirname, "../../../src/signoria/locale", language, `${game}-terms.ftl`);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return new Glossary(wordsOf(bundle));
}

describe("the abbreviations in a text", () => {
  const glossary = glossaryOf("princes", "en");
  const found = (text: string) => glossary.abbreviations(text).map(({ start, end, term }) => [text.slice(start, end), term]);

  test("are found where they stand", () => {
    expect(found("+2 WV per work: 300 F and 3 PP")).toEqual([["WV", "wv"], ["F", "florin"], ["PP", "pp"]]);
    expect(glossaryOf("lorenzo", "de").abbreviations("5 SP")).toEqual([{ start: 2, end: 4, term: "vp" }]);
    expect(glossaryOf("princes", "de").abbreviations("WZ 15").map(({ term }) => term)).toEqual(["wv"]);
  });

  test("are no parts of words, and no keys", () => {
    expect(found("APP PPs Flip (F), F flips it")).toEqual([]);
  });

  test("are known to a game without terms by nobody", () => {
    const none = new Glossary((key) => key);
    expect(none.abbreviations("3 PP")).toEqual([]);
    expect(none.explain("pp")).toBeNull();
  });
});

test("every sign of the games is a term that is explained, or only points and presses", () => {
  const PLAIN = {
    princes: ["start", "turn", "flip", "up", "down", "yes", "enlarge", "close"],
    lorenzo: ["any", "families", "towers", "log", "arrow", "check", "close", "minus", "plus", "enlarge"],
  };
  for (const [game, signs, terms] of [["princes", SIGNS, PRINCES_TERMS], ["lorenzo", ICONS, LORENZO_TERMS]] as const) {
    expect(Object.keys(signs).filter((name) => !terms[name]).sort()).toEqual(PLAIN[game].sort());
    for (const term of new Set(Object.values(terms))) {
      for (const language of LANGUAGES) expect(glossaryOf(game, language).explain(term!), term).not.toBeNull();
    }
  }
});

describe.each(Object.keys(GAMES))("the tables of %s", (game) => {
  test.each(LANGUAGES)("have no sign and no abbreviation that nobody explains (%s)", (language) => {
    const glossary = glossaryOf(game, language);
    const seen = new Set<string>();
    const fixtures = some(fixturesOf(game).filter((_, at) => at % 4 === LANGUAGES.indexOf(language))); // others in each language
    for (const [name, { scores: _, winners: __, ...fixture }] of fixtures) {
      const { container, unmount } = render(GAMES[game]!, {
        ...fixture,
        facts: [],
        edition: editionOf(game),
        words: trueWords(game, language),
        play: () => undefined,
      });
      const names = fixture.seats.flatMap(({ name }) => [name[0], ...name.split(" ")]); // a mark shows the initial
      for (const text of textsIn(container)) {
        const shorts = new Set([...text.matchAll(/(?<![\p{L}\d’])\p{Lu}{1,3}(?![\p{L}\d’])/gu)].map(([short]) => short));
        const explained = new Set(glossary.abbreviations(text).map(({ start, end }) => text.slice(start, end)));
        const left = [...shorts].filter((short) => !explained.has(short) && !NO_SHORTS.includes(short) && !names.includes(short));
        expect(left, `${name}: ${text}`).toEqual([]);
        explained.forEach((short) => seen.add(short));
      }
      for (const sign of container.querySelectorAll<HTMLElement>("[data-term]")) {
        expect(glossary.explain(sign.dataset.term!), `${name}: ${sign.dataset.term}`).not.toBeNull();
        seen.add(sign.dataset.term!);
      }
      unmount();
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

function textsIn(container: Element): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}

test("terms of a group are one stop for the Tab key", () => {
  const [, fixture] = fixturesOf("lorenzo").find(([, { you, moves }]) => you !== null && moves.length > 0)!;
  const { container } = render(GAMES["lorenzo"]!, { ...fixture, edition: editionOf("lorenzo"), words: trueWords("lorenzo", "en"), play: () => undefined });
  const groups = [...container.querySelectorAll("[data-terms]")].filter((group) => group.querySelector("[tabindex].term"));
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups) expect(group.querySelectorAll(".term[tabindex='0']"), group.className).toHaveLength(1);
  expect(container.querySelectorAll("button .term[tabindex]")).toHaveLength(0);
  expect(container.querySelectorAll(".term[tabindex='0']").length).toBeLessThan(16);
});
