/** What the tests of this drawing share: the fixtures, the edition, and the true words. */
import type { Words } from "../lib/game";
import * as testing from "../lib/testing";
import { Components, type Edition, type Family, type LorenzoView } from "./model";

export type Fixture = testing.Fixture<LorenzoView>;

export const edition = testing.editionOf("lorenzo") as unknown as Edition;
export const components = new Components(edition);
export const fixtures = testing.fixturesOf<LorenzoView>("lorenzo");

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

export function trueWords(language: string): Words {
  return testing.trueWords("lorenzo", language);
}
