import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, loadBundle, wordsBefore, wordsOf, wordsWith } from "./words";

const locale = join(import.meta.dirname, "../../../src/signoria/locale");
const source = join(import.meta.dirname, "..");
const shown = (name: string) => name.endsWith(".ftl") && name !== "terminal.ftl" && !name.endsWith("-rules.ftl");
const files = [...new Set(LANGUAGES.flatMap((language) => readdirSync(join(locale, language)).filter(shown)))];

const textOf = (language: string, file: string) => readFileSync(join(locale, language, file), "utf8");
const idsIn = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id!);
const variablesIn = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort();

/** Each message of a file with the text up to the next one. */
function messagesOf(text: string): Record<string, string> {
  const pieces = text.split(/^(?=[a-z][\w-]* =)/im).filter((piece) => /^[a-z]/i.test(piece));
  return Object.fromEntries(pieces.map((piece) => [piece.slice(0, piece.indexOf(" =")), piece]));
}

describe.each(files)("%s", (file) => {
  test("says the same things in every language", () => {
    const [first, ...others] = LANGUAGES.map((language) => idsIn(textOf(language, file)));
    for (const ids of others) expect([...ids].sort()).toEqual([...first!].sort());
  });

  test("uses the same values in every language", () => {
    const [first, ...others] = LANGUAGES.map((language) => messagesOf(textOf(language, file)));
    for (const messages of others) {
      for (const [id, text] of Object.entries(messages)) expect([id, variablesIn(text)]).toEqual([id, variablesIn(first![id]!)]);
    }
  });

  test.each(LANGUAGES)("is Fluent without doubles (%s)", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(textOf(language, file)))).toEqual([]);
    for (const id of idsIn(textOf(language, file))) expect(bundle.hasMessage(id), id).toBe(true);
  });
});

function sourcesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
      .map((name) => readFileSync(join(source, folder, name), "utf8")),
  );
}

/** Messages that no source names, neither whole nor by their beginning. */
function unsaid(keys: string[], sources: string[]): string[] {
  const literals = new Set(sources.flatMap((text) => [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, key]) => key!)));
  const beginnings = /["'`]([a-z][\w-]*-)(?:\$\{|\*)/g;
  const prefixes = [...new Set(sources.flatMap((text) => [...text.matchAll(beginnings)].map(([, key]) => key!)))];
  return keys.filter((key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)));
}

describe("the shell", () => {
  const sources = sourcesIn("", "lib", "pages", "parts", "editor");
  const page = idsIn(textOf("en", "page.ftl"));

  test("has words for everything it says", () => {
    const said = sources.flatMap((text) => [...text.matchAll(/\bsay\(\s*["']([\w-]+)["']/g)].map(([, key]) => key!));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !page.includes(key))).toEqual([]);
  });

  test("has no words that nobody says", () => {
    expect(unsaid(page, [...sources, ...sourcesIn("princes", "lorenzo", "generic")])).toEqual([]);
  });
});

describe("the edition editor", () => {
  const sources = sourcesIn("editor", "princes", "lorenzo");
  const editor = idsIn(textOf("en", "editor.ftl"));

  test("has words for everything it says", () => {
    const said = sources.flatMap((text) => [...text.matchAll(/["'`](editor-[\w-]+)["'`]/g)].map(([, key]) => key!));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !editor.includes(key))).toEqual([]);
  });

  test("has no words that it never says", () => {
    expect(unsaid(editor, sources)).toEqual([]);
  });
});

describe("the pages of lessons", () => {
  const sources = sourcesIn("pages", "parts");
  const learn = idsIn(textOf("en", "learn.ftl"));

  test("have words for everything they say", () => {
    const said = sources.flatMap((text) => [...text.matchAll(/\b(?:words|spoken)\(\s*["'](learn-[\w-]+)["']/g)].map(([, key]) => key!));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((key) => !learn.includes(key))).toEqual([]);
  });

  test("have no words that they never say", () => {
    expect(unsaid(learn, sources)).toEqual([]);
  });
});

describe("the analysis", () => {
  const sources = sourcesIn("review");
  const review = idsIn(textOf("en", "review.ftl"));

  test("has words for everything it says", () => {
    const said = sources.flatMap((text) => [...text.matchAll(/["'`](review-[\w-]+)["'`]/g)].map(([, key]) => key!));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((key) => !review.includes(key) && key !== "review-progress")).toEqual([]);
  });

  test("has no words that it never says", () => {
    expect(unsaid(review, sources)).toEqual([]);
  });
});

test("plural forms and numbers come out right", async () => {
  const english = wordsOf(await loadBundle("en", ["page"]));
  const german = wordsOf(await loadBundle("de", ["page"]));
  expect(english("play-now-against", { bots: 1 })).toBe("against a bot");
  expect(english("play-now-against", { bots: 3 })).toBe("against 3 bots");
  expect(german("table-waiting", { free: 1 })).toBe("Wartet auf Spieler: 1 freier Platz");
});

test("a missing word shows its key", async () => {
  expect(wordsOf(await loadBundle("en", ["page"]))("nothing-like-it")).toBe("nothing-like-it");
});

describe("the names of an edition", () => {
  const plain = async (language: "en" | "de") => wordsOf(await loadBundle(language, ["princes"]));
  const edition = { words: { en: { "profession-notary": "Notary Public", "profession-poet": "Bard" }, de: { "profession-notary": "Notar" } } };

  test("go before ours; another language helps where there are none", async () => {
    const english = wordsWith(edition, "en", await plain("en"));
    const german = wordsWith(edition, "de", await plain("de"));
    expect([english("profession-notary"), english("profession-poet")]).toEqual(["Notary Public", "Bard"]);
    expect([german("profession-notary"), german("profession-poet")]).toEqual(["Notar", "Dichter"]);
    expect(english("money", { amount: 300 })).toBe("300 F");
  });

  test("are the ids where there are no words, and broken drafts do no harm", async () => {
    for (const words of [undefined, null, 5, [], { en: null }, { en: { "profession-bell_ringer": 5 } }]) {
      expect(wordsWith({ words }, "en", await plain("en"))("profession-bell_ringer")).toBe("Bell ringer");
    }
    expect(wordsWith(null, "en", await plain("en"))("no-such-message")).toBe("no-such-message");
  });

  test("come from the server for a table", async () => {
    const words = wordsBefore({ "leader-zack-does": "Once per round: 1 coin" }, await plain("en"));
    expect([words("leader-zack-does"), words("profession-poet")]).toEqual(["Once per round: 1 coin", "Poet"]);
  });
});
