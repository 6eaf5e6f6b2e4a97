import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { keepDraft, keptDraft } from "../lib/drafts";
import { loadEditing } from "../lib/drawings";
import type { Json } from "../lib/game";
import type { Finding } from "../lib/messages";
import { EDITOR_WORDS } from "../lib/i18n.svelte";
import { editionOf } from "../lib/testing";
import { LANGUAGES, filesOf, loadBundle, wordsOf } from "../lib/words";
import { differences } from "./differences";
import { Draft } from "./draft.svelte";
import { EditorState } from "./editor.svelte";
import { learn, learnFields, poolOf } from "./fields";
import { cellsOf, centred, rowsOf, shapeRows, toggled } from "./grid";
import { confirmed, corrected, isComplete, isUnchecked, itemsOf } from "./items";
import { isWithin, valueAt, withValue } from "./paths";
import PicturePage from "./PicturePage.test.svelte";

const GAMES = ["princes", "lorenzo"];
const wordsIn = async (game: string, language: (typeof LANGUAGES)[number]) =>
  wordsOf(await loadBundle(language, [...EDITOR_WORDS, ...filesOf(game)]));

beforeEach(() => localStorage.clear());

async function editorOf(game: string, language: (typeof LANGUAGES)[number] = "en", problems: Finding[] = []) {
  const ours = editionOf(game);
  const words = await wordsIn(game, language);
  const check = { game, playable: problems.length === 0, problems, warnings: [], reconstructions: [], words: {} };
  const draft = new Draft(game, { ...(ours as Record<string, Json>), name: "Mine" });
  return new EditorState(await loadEditing(game), ours, draft, () => ({ words, check }));
}

describe("places in a file", () => {
  const file: Json = { cards: [{ id: "a", value: 1 }, { id: "b" }], name: "x" };

  test("a value is read and replaced without touching anything else", () => {
    const changed = withValue(file, ["cards", 0, "value"], 2);
    expect(valueAt(changed, ["cards", 0, "value"])).toBe(2);
    expect(valueAt(file, ["cards", 0, "value"])).toBe(1);
    expect(valueAt(changed, ["cards", 1])).toBe(valueAt(file, ["cards", 1]));
  });

  test("undefined takes a value away, and a missing place is made", () => {
    expect(withValue(file, ["name"], undefined)).toEqual({ cards: valueAt(file, ["cards"]) });
    expect(valueAt(withValue(file, ["words", "de"], { a: "A" }), ["words", "de", "a"])).toBe("A");
    expect(valueAt(file, ["name", "x", "y"])).toBeUndefined();
  });

  test("a place lies within another", () => {
    expect(isWithin(["cards", 0, "value"], ["cards", 0])).toBe(true);
    expect(isWithin(["cards"], ["cards", 0])).toBe(false);
  });
});

describe("sources", () => {
  const card = { id: "lawyer", landscape: "forest", freedom: "opinion", source: { landscape: "reconstruction", freedom: "published" } };

  test("what is reconstructed is unchecked until it is confirmed", () => {
    expect(isUnchecked(card)).toBe(true);
    expect(confirmed(card)).toEqual({ ...card, source: { landscape: "printed", freedom: "published" } });
    expect(isUnchecked(confirmed(card))).toBe(false);
    expect(confirmed({ map: [], source: "reconstruction" })).toEqual({ map: [], source: "printed" });
    expect(confirmed({ key: "woods" })).toEqual({ key: "woods" });
  });

  test("a corrected value was read from a printed copy; the others are as sure as before", () => {
    expect(corrected(card, "freedom", "travel")).toEqual({ ...card, freedom: "travel", source: { ...card.source, freedom: "printed" } });
    expect(corrected({ per: 1, source: "rulebook" }, "per", 2)).toEqual({ per: 2, source: "printed" });
    expect(corrected({ key: "woods", activation: 2 }, "activation", 3)).toEqual({ key: "woods", activation: 3 });
  });
});

describe("fields", () => {
  test("kinds of values are learned from examples", () => {
    const learned = learnFields([
      { per: 1, bid: 0, counts: ["lakes"], shape: ["##", "#."], gain: { wood: 1 }, steps: [1, 2], on: true, landscape: "lake" },
      { per: 2, bid: 300, counts: ["parks"], shape: [".#."], gain: {}, steps: [3], on: false, landscape: "park", extra: null },
    ]);
    expect(learned).toEqual({
      per: { kind: "number", step: 1 },
      bid: { kind: "number", step: 100 },
      counts: { kind: "several", values: ["lakes", "parks"] },
      shape: { kind: "grid", mark: "#" },
      gain: { kind: "amounts", names: ["wood"] },
      steps: { kind: "numbers" },
      on: { kind: "switch" },
      landscape: { kind: "choice", values: ["lake", "park"] },
    });
  });

  test("effects are told apart by their op, each with an example", () => {
    const effects: Json[][] = [[{ op: "gain", gain: { wood: 1 } }, { op: "no_market" }], [{ op: "gain", gain: { coins: 2 } }]];
    const field = learn(effects);
    expect(field).toMatchObject({ kind: "list", item: { kind: "variants" } });
    const { variants } = (field as { item: { variants: Record<string, unknown> } }).item;
    expect(variants.gain).toEqual({ fields: { gain: { kind: "amounts", names: ["wood", "coins"] } }, example: effects[0]![0] });
    expect(variants.no_market).toEqual({ fields: {}, example: { op: "no_market" } });
  });

  test("a pool holds the values of several fields", () => {
    const file: Json = { cards: [{ most: "lakes" }, { needs: { parks: 2 } }, { counts: ["lakes", "jesters"] }] };
    expect(poolOf(file, ["most", "needs", "counts"])).toEqual(["lakes", "parks", "jesters"]);
  });

  test.each(LANGUAGES)("every field and every value of both games has words (%s)", async (language) => {
    for (const game of GAMES) {
      const editor = await editorOf(game, language);
      const seen = JSON.stringify(editor.items.map((item) => [editor.nameOf(item), editor.fieldsOf(item).map(([name]) => editor.nameOfField(name))]));
      expect(seen).not.toMatch(/field-|editor-|object-/);
      for (const item of editor.items) {
        for (const [name, field] of editor.fieldsOf(item)) {
          expect(editor.words(`field-${name}`) !== `field-${name}` || editor.words(`object-${name}`) !== `object-${name}`, name).toBe(true);
          if (field.kind === "choice" || field.kind === "several") {
            for (const value of field.values) {
              const key = (editor.editing.names[name] ?? `${name}-*`).replace("*", value);
              expect(editor.words(key), key).not.toBe(key);
            }
          }
        }
      }
      for (const { section } of editor.progress) {
        expect(editor.words(`editor-section-${section.name}`)).not.toContain("editor-");
      }
    }
  });
});

describe("squares", () => {
  test("a shape is written without empty rows and read back in the middle", () => {
    const cells = centred(cellsOf(["##", "#."], "#"), 7);
    expect(cells).toHaveLength(3);
    expect(shapeRows(cells, "#")).toEqual(["##", "#."]);
    expect(shapeRows(toggled(cells, cells[2]!), "#")).toEqual(["##"]);
    expect(toggled(toggled(cells, [0, 0]), [0, 0])).toEqual(cells);
    expect(shapeRows([], "#")).toEqual([]);
  });

  test("a board keeps its size", () => {
    expect(rowsOf([[0, 1]], "P", 2, 3)).toEqual([".P.", "..."]);
  });
});

describe("a draft", () => {
  const start = { name: "Mine", cards: [{ value: 1 }, { value: 2 }] };

  test("every step is undone and done again", () => {
    const draft = new Draft("princes", start);
    draft.set(["cards", 0], { value: 7 });
    draft.set(["name"], "Other");
    draft.undo();
    expect(draft.edition).toEqual({ ...start, cards: [{ value: 7 }, { value: 2 }] });
    draft.undo();
    expect(draft.edition).toEqual(start);
    expect(draft.canUndo).toBe(false);
    draft.redo();
    draft.redo();
    expect(valueAt(draft.edition, ["name"])).toBe("Other");
    expect(draft.canRedo).toBe(false);
  });

  test("a new change ends what could be done again, and no change is no step", () => {
    const draft = new Draft("princes", start);
    draft.set(["name"], "A");
    draft.undo();
    draft.set(["name"], "Mine");
    expect(draft.canUndo).toBe(false);
    expect(draft.canRedo).toBe(true);
    draft.set(["name"], "B");
    expect(draft.canRedo).toBe(false);
  });

  test("another edition, and starting over, can be undone like everything else", () => {
    const draft = new Draft("princes", start);
    draft.set(["name"], "A");
    draft.replace({ name: "from a file" });
    draft.replace(draft.start);
    draft.undo();
    draft.undo();
    expect(valueAt(draft.edition, ["name"])).toBe("A");
  });

  test("it survives a reload with its steps", () => {
    const draft = new Draft("princes", start);
    draft.set(["name"], "A");
    draft.set(["name"], "B");
    draft.undo();
    const again = new Draft("princes", start);
    expect(again.edition).toEqual(draft.edition);
    again.redo();
    expect(valueAt(again.edition, ["name"])).toBe("B");
    expect(new Draft("lorenzo", start).edition).toBe(start);
  });

  test("what the browser keeps may be nonsense", () => {
    for (const text of ["", "null", "7", "[]", "{", '{"edition":[]}', '{"edition":{}}', '{"edition":{},"done":3,"undone":[]}']) {
      localStorage.setItem("signoria-edition-princes", text);
      expect(keptDraft("princes"), text).toBeNull();
    }
  });

  test("where there is little room, the edition comes before its steps; where there is none, one is told", () => {
    const long = "x".repeat(1000);
    const step = { path: ["name"], before: long, after: long };
    const room = (most: number) => ({
      setItem: (_: string, text: string) => {
        if (text.length > most) throw new Error("full");
      },
    });
    const kept = (most: number) => {
      const store = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
      Object.defineProperty(globalThis, "localStorage", { value: room(most), configurable: true });
      try {
        return keepDraft("princes", { edition: { name: "A" }, done: [step, step], undone: [] });
      } finally {
        Object.defineProperty(globalThis, "localStorage", store);
      }
    };
    expect(kept(100)).toBe(true);
    expect(kept(10)).toBe(false);
  });
});

describe("the editor", () => {
  test("counts what is to be checked, section by section", async () => {
    const editor = await editorOf("princes");
    const of = (name: string) => editor.progress.find(({ section }) => section.name === name)!;
    expect(of("professions").toCheck).toHaveLength(17);
    expect(of("pieces").toCheck).toHaveLength(13);
    expect(of("bonus_cards").toCheck).toHaveLength(0);
    const [first, second] = of("professions").toCheck;
    editor.confirm(first!);
    editor.change(second!, "freedom", "travel");
    expect(of("professions").checked).toBe(1); // its landscape is still to be checked
    editor.confirm(second!);
    expect(of("professions").checked).toBe(2);
    editor.draft.undo();
    expect(of("professions").checked).toBe(1);
    editor.restore(first!);
    expect(of("professions").checked).toBe(0);
  });

  test("knows what differs from our edition, in words", async () => {
    const editor = await editorOf("princes");
    const lawyer = editor.items.find(({ id }) => id === "lawyer")!;
    const library = editor.items.find(({ id }) => id === "library")!;
    editor.confirm(lawyer);
    expect(editor.changed).toEqual([]);
    editor.change(lawyer, "landscape", "park");
    editor.change(library, "shape", ["#####"]);
    expect(editor.changed.map(({ id }) => id)).toEqual(["lawyer", "library"]);
    expect(differences(editor, lawyer)).toEqual([{ field: "landscape", before: "Forest", after: "Park" }]);
    expect(differences(editor, library)).toEqual([{ field: "shape" }]);
  });

  test("finds what the engine says at the value it is about", async () => {
    const finding = { path: ["professions", 1, "landscape"], where: "", reason: "", arguments: {}, message: "Not so." };
    const editor = await editorOf("princes", "en", [finding]);
    expect(editor.problemsAt(["professions", 1])).toEqual([finding]);
    expect(editor.problemsAt(["professions", 1, "freedom"])).toEqual([]);
    expect(editor.warningsAt(["professions", 1])).toEqual([]);
  });

  test("nothing of Lorenzo is to be checked", async () => {
    const editor = await editorOf("lorenzo");
    expect(editor.toCheck).toEqual([]);
    expect(editor.items).toHaveLength(96 + 20 + 5 + 21);
  });

  test("opens only files that have every component", async () => {
    for (const game of GAMES) {
      const { sections } = await loadEditing(game);
      const ours = editionOf(game) as Record<string, Json>;
      expect(isComplete(ours, ours, sections)).toBe(true);
      for (const broken of [{}, { ...ours, [game === "princes" ? "pieces" : "cards"]: 3 }, { ...ours, [game === "princes" ? "professions" : "leaders"]: [] }]) {
        expect(isComplete(broken, ours, sections)).toBe(false);
      }
    }
  });

  test.each(GAMES)("every component of %s is drawn", async (game) => {
    const editor = await editorOf(game);
    const { container } = render(PicturePage, { editor });
    const pictures = [...container.querySelectorAll("[data-item]")];
    expect(pictures).toHaveLength(editor.items.length);
    expect(pictures.filter((picture) => picture.childElementCount === 0).map((picture) => picture.getAttribute("data-item"))).toEqual([]);
    expect(container.textContent).not.toContain(editor.words("editor-no-picture"));
  }, 30_000);

  test("what cannot be drawn does not break the page", async () => {
    const editor = await editorOf("princes");
    editor.draft.set(["pieces", "library"], { class: "medium", shape: [], source: {} });
    editor.draft.set(["bonus_cards", 0], { id: "buildings", per: 1 });
    const { container } = render(PicturePage, { editor });
    expect(container.querySelectorAll("[data-item]")).toHaveLength(itemsOf(editor.ours, editor.editing.sections[0]!).length + 13 + 3 + 20 + 14 + 6 + 2);
    expect(container.textContent).toContain(editor.words("editor-no-picture"));
  });
});
