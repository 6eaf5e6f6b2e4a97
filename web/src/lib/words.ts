/** Words in the reader's language, from the same Fluent files as the terminal. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Reason, Words } from "./game";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(
  ["../../../src/signoria/locale/*/*.ftl", "!**/terminal.ftl", "!**/*-rules.ftl", "!**/*-lessons.ftl"],
  { query: "?raw", import: "default" },
);

/** The file of a language, such as ("de", "princes"); undefined where there is none. */
function fileOf(language: Language, name: string): (() => Promise<string>) | undefined {
  return files[`../../../src/signoria/locale/${language}/${name}.ftl`];
}

/** Whether the page brings a game's words along; those of games from other packages come from the server. */
export function bringsWords(game: string): boolean {
  return fileOf("en", game) !== undefined;
}

/** A bundle of the named files and then of further messages; a file that a game does not have is left out. */
export async function loadBundle(language: Language, names: string[], ...further: string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(names.map((name) => fileOf(language, name)?.()));
  for (const text of [...texts, ...further]) {
    if (text !== undefined) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

/** Words out of a bundle. A missing one shows its key: ugly enough to be noticed, readable enough to go on. */
export function wordsOf(bundle: FluentBundle): Words {
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return bundle.formatPattern(pattern, values, []);
  };
}

/** A name in words; what has no words is called by its identifier. */
export function named(words: Words, key: string, identifier: string): string {
  const name = words(key);
  return name === key ? capital(identifier.replaceAll(/[_-]/g, " ")) : name;
}

/** Words before which further ones go, such as an edition's own names of cards. */
export function wordsBefore(further: Record<string, string>, words: Words): Words {
  return (key, values) => further[key] ?? words(key, values);
}

/** The messages that an edition may bring. */
const NAME = /^(?:profession|bonus|prestige|card|leader|tile|excommunication)-/;

/** The words of a game with the names that an edition brings. The edition may be a draft: whatever is no name is left out. */
export function wordsWith(edition: unknown, language: Language, words: Words): Words {
  const brought = (edition as { words?: Record<string, Record<string, unknown>> } | null)?.words;
  const name = (of: string, key: string) => {
    const found = NAME.test(key) ? brought?.[of]?.[key] : undefined;
    return typeof found === "string" && found ? found : undefined;
  };
  const inAnyLanguage = (key: string) =>
    Object.keys(brought ?? {})
      .map((of) => name(of, key))
      .find((found) => found);
  return (key, values) => {
    const own = name(language, key);
    if (own) return own;
    const said = words(key, values);
    return said === key ? (inAnyLanguage(key) ?? readableCard(key)) : said;
  };
}

/** A card without words is called by its id. */
function readableCard(key: string): string {
  const id = /^(?:profession|bonus|prestige|card|leader|tile)-([a-z][a-z0-9_]*)$/.exec(key)?.[1];
  return id ? capital(id.replaceAll("_", " ")) : key;
}

/** The files in which a game's words stand: the page's own, the game's, its drawing's, and why things are not possible. */
export function filesOf(game: string): string[] {
  return ["page", ...(bringsWords(game) ? [game, `${game}-page`] : ["generic"]), "reasons", `${game}-reasons`];
}

/** A reason of the engine as a sentence. A text names a component by its id: { piece: "tower" } is 'piece-tower'. */
export function reasonInWords({ reason, ...values }: Reason, words: Words): string {
  const named = ([name, value]: [string, string | number]) => [name, typeof value === "string" ? nameOf(name, value, words) : value];
  return words(`reason-${reason}`, Object.fromEntries(Object.entries(values).map(named)));
}

function nameOf(kind: string, id: string, words: Words): string {
  const key = `${kind}-${id}`;
  const name = words(key);
  return name === key ? id : name;
}

/** A sentence's first letter as a capital, for moves that stand alone on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
