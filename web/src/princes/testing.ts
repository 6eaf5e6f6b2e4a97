/** What the tests of this drawing share: the fixtures, the edition, and the true words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Decision, Fact, Json, Move, Seat, Words } from "../lib/game";
import type { Edition, PrincesView } from "./model";

export interface Fixture {
  view: PrincesView;
  you: number | null;
  seats: Seat[];
  decision: Decision;
  moves: Move[];
  facts: Fact[];
  scores: number[];
  winners: number[];
}

const files = import.meta.glob<Fixture>("../../fixtures/princes_*.json", { import: "default", eager: true });
const texts = import.meta.glob<string>("../../../src/signoria/locale/*/princes*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const editions = import.meta.glob<Json>("../../../src/signoria/princes/edition.json", { import: "default", eager: true });

export const edition = Object.values(editions)[0] as unknown as Edition;

export const fixtures: [string, Fixture][] = Object.entries(files).map(([path, fixture]) => [
  path.replace(/^.*princes_|\.json$/g, ""),
  fixture,
]);

export function fixture(name: string): Fixture {
  const found = fixtures.find(([each]) => each === name);
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found[1];
}

/** The words of a language; a missing message or value is an error, as it is in the terminal. */
export function trueWords(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ["princes", "princes-page"]) {
    const text = texts[`../../../src/signoria/locale/${language}/${name}.ftl`];
    if (text === undefined) throw new Error(`there is no file ${name} in ${language}`);
    bundle.addResource(new FluentResource(text));
  }
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no message ${key} in ${language}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`the message ${key} in ${language}: ${problems[0].message}`);
    return text;
  };
}
