/** What the tests of this drawing share: the fixtures, the edition, and the true words. */
import type { Words } from "../lib/game";
import * as testing from "../lib/testing";
import type { Edition, PrincesAppraisal, PrincesView } from "./model";

export type Fixture = testing.Fixture<PrincesView, PrincesAppraisal>;

export const edition = testing.editionOf("princes") as unknown as Edition;
export const fixtures = testing.fixturesOf<PrincesView, PrincesAppraisal>("princes");

export function fixture(name: string): Fixture {
  const found = fixtures.find(([each]) => each === name);
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found[1];
}

export function trueWords(language: string): Words {
  return testing.trueWords("princes", language);
}
