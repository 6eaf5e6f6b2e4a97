/** What the tests of this drawing share: the fixtures, the edition, and the true words. */
import type { Words } from "../lib/game";
import * as testing from "../lib/testing";
import type { LorenzoAppraisal } from "./appraisal";
import { Components, type Edition, type LorenzoView } from "./model";

export type Fixture = testing.Fixture<LorenzoView, LorenzoAppraisal>;

export const edition = testing.editionOf("lorenzo") as unknown as Edition;
export const components = new Components(edition);
export const fixtures = testing.fixturesOf<LorenzoView, LorenzoAppraisal>("lorenzo");

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

export function trueWords(language: string): Words {
  return testing.trueWords("lorenzo", language);
}
