/** For the tests: the edition, the positions of every kind of decision, and the true words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Decision, Fact, Move, Seat, Words } from "../lib/game";
import { filesOf } from "../lib/words";
import { Components, type Edition, type Family, type LorenzoView } from "./model";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "web/fixtures");

export interface Fixture {
  view: LorenzoView;
  you: number | null;
  seats: Seat[];
  decision: Decision;
  moves: Move[];
  facts: Fact[];
}

export const edition = JSON.parse(readFileSync(join(root, "src/signoria/lorenzo/edition.json"), "utf8")) as Edition;
export const components = new Components(edition);

export const fixtures: [name: string, fixture: Fixture][] = readdirSync(folder)
  .filter((name) => name.startsWith("lorenzo_"))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as Fixture]);

/** The first position in which something holds. */
export function fixture(holds: (fixture: Fixture) => boolean): Fixture {
  const found = fixtures.find(([, each]) => holds(each));
  if (!found) throw new Error("there is no such position among the fixtures");
  return found[1];
}

/** One's turn with a member to place. */
export function isPlacing({ moves }: Fixture): boolean {
  return moves.some((move) => move.do === "place");
}

/** A family with nothing but what is said. */
export function family(having: Partial<Family> = {}): Family {
  const cards = { territory: [], character: [], building: [], venture: [], ...having.cards };
  return {
    coins: 0, wood: 0, stone: 0, servants: 0, military: 0, faith: 0, vp: 0, // prettier-ignore
    tile: "basic", members: ["black", "white", "orange", "neutral"], six: null, hand: [], kept: [], // prettier-ignore
    leaders: [], excommunicated: [], ...having, cards, // prettier-ignore
  };
}

/** The words of the Fluent files; a missing one is an error. */
export function trueWords(language: string): Words {
  return (tongues[language] ??= readWords(language));
}

const tongues: Record<string, Words> = {};

function readWords(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of filesOf("lorenzo").slice(1)) {
    const text = readFileSync(join(root, "src/signoria/locale", language, `${file}.ftl`), "utf8");
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there are no words for ${key} in ${language}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, values, problems);
    if (problems.length) throw new Error(`${key}: ${problems[0]!.message}`);
    return text;
  };
}
