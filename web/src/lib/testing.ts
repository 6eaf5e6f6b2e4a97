/** What the tests of the drawings share: the positions of web/fixtures, and the true words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Decision, Fact, Json, Move, Seat, Words } from "./game";
import { filesOf } from "./words";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "web/fixtures");

export interface Fixture<View, Appraisal = Json> {
  view: View;
  appraisal: Appraisal;
  you: number | null;
  seats: Seat[];
  decision: Decision;
  moves: Move[];
  facts: Fact[];
  scores: number[];
  winners: number[];
}

function read<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(...path), "utf8")) as Content;
}

export function editionOf(game: string): Json {
  return read(root, "src/signoria", game, "edition.json");
}

/** Every position of a game, by its name such as 'bid_4'. */
export function fixturesOf<View, Appraisal = Json>(game: string): [name: string, fixture: Fixture<View, Appraisal>][] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${game}_`))
    .map((name) => [name.slice(game.length + 1, -".json".length), read(folder, name)]);
}

/** One case in four in `make test`, beginning with the first or the second; all of them in `make test-all`. */
export function some<Case>(cases: Case[], first: 0 | 1 = 0): Case[] {
  return process.env.SIGNORIA_QUICK ? cases.filter((_, at) => at % 4 === first) : cases;
}

const known: Record<string, Words> = {};

/** The words of a game in a language, and of further files; a missing message or value is an error, as it is in the terminal. */
export function trueWords(game: string, language: string, further: string[] = []): Words {
  return (known[[game, language, ...further].join(" ")] ??= readWords(game, language, further));
}

function readWords(game: string, language: string, further: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [...filesOf(game), "chat", "levels", ...further]) {
    const text = readFileSync(join(root, "src/signoria/locale", language, `${file}.ftl`), "utf8");
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there are no words for ${key} in ${language}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`${key} in ${language}: ${problems[0].message}`);
    return text;
  };
}
