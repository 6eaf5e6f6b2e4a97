import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import type { Json } from "../lib/game";
import { waysTo } from "./choosing";
import { MEMBERS } from "./model";
import { whyNotGo } from "./reasons";
import { LorenzoTable } from "./tablestate.svelte";
import { edition, fixtures, isPlacing, trueWords, type Fixture } from "./testing";

const words = trueWords("en");

/** Looks at a table as a drawing does. */
function seeing(fixture: Fixture, look: (table: LorenzoTable) => void): void {
  const props = { ...fixture, edition: edition as unknown as Json, words, play: () => {} };
  const stop = $effect.root(() => look(new LorenzoTable(() => props)));
  flushSync();
  stop();
}

describe("every space that nobody can go to has a reason, and no other", () => {
  test.each(fixtures.filter(([, each]) => isPlacing(each)))("%s", (_, each) => {
    seeing(each, (table) => {
      for (const member of [null, ...MEMBERS]) {
        table.planning.member = member;
        for (const space of Object.keys(each.view.spaces)) {
          const free = waysTo(space, each.moves, member).length > 0;
          expect([space, member, whyNotGo(space, table) === null]).toEqual([space, member, free]);
        }
      }
    });
  });
});

test("the reasons that can be seen are told", () => {
  const told = new Set<string>();
  for (const [, each] of fixtures) {
    seeing(each, (table) => Object.keys(each.view.spaces).forEach((space) => told.add(whyNotGo(space, table) ?? "")));
  }
  const expected = ["no-card", "occupied", "reach"].map((why) => words(`lorenzo-why-${why}`));
  for (const reason of expected) expect(told).toContain(reason);
});
