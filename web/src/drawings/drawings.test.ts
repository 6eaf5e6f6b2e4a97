/** Every component has a picture of its own, and whatever an edition brings gets one. */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../lib/game";
import { BACKGROUNDS } from "./backgrounds";
import { ARRANGEMENTS, parse, type Composition } from "./composing";
import { draw as drawLorenzo, pictures as lorenzo } from "./games/lorenzo";
import { draw as drawPrinces, pictures as princes } from "./games/princes";
import Illustration from "./Illustration.svelte";
import { illustrators } from "./illustrators.svelte";
import { compositionOf, type Pictures } from "./inventing";
import { MOTIFS } from "./motifs";

type Component = { [field: string]: Json };
const GAMES: Record<string, Pictures> = { lorenzo, princes };
const css = readFileSync("src/drawings/colours.css", "utf8");
const editionOf = (game: string) =>
  JSON.parse(readFileSync(`../src/signoria/${game}/edition.json`, "utf8")) as { [list: string]: Component[] & Component };

const lessonsOf = (game: string) =>
  (JSON.parse(readFileSync(`../src/signoria/lessons/${game}.json`, "utf8")) as { lessons: { id: string }[] }).lessons.map(({ id }) => id);

/** The ids of all components, by kind, as the editions have them; and the lessons. */
function componentsOf(game: string): Record<string, string[]> {
  return { ...ofEdition(game), lessons: lessonsOf(game) };
}

function ofEdition(game: string): Record<string, string[]> {
  const edition = editionOf(game);
  const ids = (list: string, name = "id") => edition[list]!.map((component) => String(component[name]));
  if (game === "lorenzo") {
    return {
      cards: ids("cards", "key"),
      leaders: ids("leaders", "key"),
      bonus_tiles: ids("bonus_tiles", "key"),
      excommunications: ids("excommunications"),
    };
  }
  return {
    professions: [...ids("professions"), "recruiting"],
    pieces: [...Object.keys(edition.pieces!), "palazzo"],
    freedoms: [...new Set(edition.professions!.map(({ freedom }) => String(freedom)))],
    objects: [...Object.keys(edition.stacks!), "prestige", "landscape"],
    decks: ["profession", "bonus", "prestige"],
    bonus_cards: ids("bonus_cards"),
    prestige_cards: ids("prestige_cards"),
    characters: ids("characters"),
  };
}

const all = Object.entries(GAMES).flatMap(([game, { written }]) =>
  Object.entries(written).flatMap(([kind, byId]) =>
    Object.entries(byId).map(([id, text]) => ({ name: `${game} ${kind} ${id}`, game, kind, text })),
  ),
);

/** What the eye tells apart: not on which side a motif looks. */
function looks({ background, cloth, placed }: Composition): string {
  return [`${background}.${cloth}`, ...placed.map(({ motif, cloth, x }) => `${motif}.${cloth}@${x}`)].join(" ");
}

function doubles(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

describe.each(Object.keys(GAMES))("%s", (game) => {
  it("has a composition for every component, and for nothing else", () => {
    const written = Object.fromEntries(
      Object.entries(GAMES[game]!.written).map(([kind, byId]) => [kind, Object.keys(byId).sort()]),
    );
    const wanted = Object.fromEntries(Object.entries(componentsOf(game)).map(([kind, ids]) => [kind, ids.sort()]));
    expect(written).toEqual(wanted);
  });

  it("has no two that look alike", () => {
    const own = all.filter((each) => each.game === game);
    expect(doubles(own.map(({ text }) => looks(parse(text))))).toEqual([]);
  });

  it("shows different motifs on the cards of one kind", () => {
    for (const kind of Object.keys(GAMES[game]!.written)) {
      const motifs = all
        .filter((each) => each.game === game && each.kind === kind)
        .map(({ text }) => parse(text).placed.map(({ motif, cloth }) => `${motif}.${cloth}`).sort().join(" ")); // prettier-ignore
      expect(doubles(motifs), kind).toEqual([]);
    }
  });
});

describe("compositions", () => {
  it("name only what there is", () => {
    for (const { name, text } of all) {
      const { background, cloth, placed } = parse(text);
      const arrangement = text.split(" ")[0]!.split("/")[1] ?? "flank";
      expect(BACKGROUNDS, name).toHaveProperty(background);
      expect(ARRANGEMENTS, name).toHaveProperty(arrangement);
      expect(placed.length, name).toBeGreaterThan(0);
      expect(placed.length, name).toBeLessThanOrEqual(ARRANGEMENTS[arrangement]!.length);
      for (const { motif } of placed) expect(MOTIFS, name).toHaveProperty(motif);
      for (const worn of [cloth, ...placed.map((each) => each.cloth)].filter(Boolean)) expect(css, name).toContain(`.in-${worn} `);
    }
  });

  it("name a colour of cloth only for what has cloth", () => {
    const dressed = (strokes: string[]) => strokes.some((stroke) => /^(flat\.)?(cloth|damask) /.test(stroke));
    const bare = all.flatMap(({ name, text }) => {
      const { background, cloth, placed } = parse(text);
      const wrong = placed.filter((each) => each.cloth && !dressed(MOTIFS[each.motif]!)).map(({ motif }) => motif);
      return [...(cloth && !dressed(BACKGROUNDS[background]!) ? [background] : []), ...wrong].map((each) => `${name}: ${each}`);
    });
    expect(bare).toEqual([]);
  });
});

describe("motifs", () => {
  const strokes = Object.entries({ ...MOTIFS, ...BACKGROUNDS }).flatMap(([name, motif]) => motif.map((stroke) => ({ name, stroke })));

  it("are at least sixty", () => expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(60));

  it("use only the tones of colours.css, so that they turn dark with the page", () => {
    const unknown = strokes.filter(({ stroke }) => {
      const tones = stroke.slice(0, stroke.indexOf(" ")).split(".");
      return tones.some((tone) => !new RegExp(`\\.illustration \\.${tone}\\b`).test(css));
    });
    expect(unknown).toEqual([]);
  });

  it("are plain paths", () => {
    const wrong = strokes.filter(({ stroke }) => !/^[a-z.-]+ M[-\d.\sMmLlHhVvCcSsQqTtAaZz]+$/.test(stroke));
    expect(wrong).toEqual([]);
  });

  it("have a light and a dark colour for each tone", () => {
    const [light, dark] = css.split('[data-theme="dark"] .illustration {').map((part) => part.match(/--art-[a-z-]+(?=:)/g)!);
    expect(dark).toEqual(light);
  });
});

describe("a component that has no picture", () => {
  const card = (id: number, type: string, gain: Json) => ({ key: `new_${id}`, type, permanent: [{ op: "gain", gain }] });
  const types = ["territory", "character", "building", "venture"];
  const news = Array.from({ length: 48 }, (_, id) => card(id, types[id % 4]!, id % 3 ? { wood: 2 } : { faith: 1, coins: 2 }));

  it("gets one that exists, and always the same", () => {
    for (const component of news) {
      const text = compositionOf(lorenzo, "cards", component.key, component);
      expect(compositionOf(lorenzo, "cards", component.key, structuredClone(component))).toBe(text);
      expect(BACKGROUNDS).toHaveProperty(parse(text).background);
      for (const { motif } of parse(text).placed) expect(MOTIFS).toHaveProperty(motif);
    }
  });

  it("gets one by its type and effects", () => {
    const woods = parse(compositionOf(lorenzo, "cards", "grove", card(1, "territory", { wood: 2 })));
    expect(["log", "logs", "axe"]).toContain(woods.placed[1]!.motif);
    const weaver = { id: "weaver", building: "workshop", landscape: "lake", freedom: "travel" };
    expect(["anvil", "saw"]).toContain(parse(compositionOf(princes, "professions", "weaver", weaver)).placed[1]!.motif);
  });

  it("looks like no other", () => {
    const known = Object.values(lorenzo.written.cards!);
    const invented = news.map((component) => compositionOf(lorenzo, "cards", component.key, component));
    expect(doubles([...known, ...invented].map((text) => looks(parse(text))))).toEqual([]);
  });

  it.each(["cards", "leaders", "bonus_tiles", "excommunications", "things"])("is drawn whatever its data: %s", (kind) => {
    for (const data of [null, {}, [], "text", 7, { type: 3 }, { type: "none" }] as Json[]) {
      expect(drawLorenzo(kind, "unknown", data)).toContain("<path");
      expect(drawPrinces(kind, "unknown", data)).toContain("<path");
    }
  });

  it("cannot bring markup of its own", () => {
    const hostile = '"><script>alert(1)</script>';
    expect(drawLorenzo(hostile, hostile, { type: hostile, [hostile]: hostile })).not.toContain("script");
  });

  it("cannot take a name from the language for a picture", () => {
    for (const id of ["constructor", "toString", "__proto__"]) {
      expect(drawLorenzo("cards", id, { type: "territory" })).toContain("<path");
      expect(drawLorenzo(id, id, {})).toContain("<path");
    }
  });
});

describe("an illustration", () => {
  beforeAll(async () => {
    await Promise.all(["lorenzo", "princes", "chess"].map((game) => illustrators.load(game)));
  });

  it("is decoration", () => {
    const { container } = render(Illustration, { game: "lorenzo", kind: "cards", id: "woods" });
    expect(container.querySelectorAll("path").length).toBeGreaterThan(5);
    expect(container.firstElementChild!.getAttribute("aria-hidden")).toBe("true");
    expect(container.textContent!.trim()).toBe("");
  });

  it("stays empty for a game that has none", () => {
    const { container } = render(Illustration, { game: "chess", kind: "cards", id: "woods" });
    expect(container.querySelectorAll("path")).toHaveLength(0);
  });
});
