import { expect, test } from "vitest";
import type { Fact } from "./game";
import type { Table } from "./messages";
import { StudyConnection, type StudyShown } from "./studyconnection";
import { AT_ONCE, TableClient } from "./table.svelte";

const facts = (...amounts: number[]): Fact[][] => amounts.map((amount) => [{ fact: "bid", seat: amount % 2, amount }]);
const game = facts(1, 2, 3, 4);

function shown(line: Fact[][], seat: number | null): StudyShown {
  return {
    table: { id: "", status: "playing", seats: [{}, {}] } as unknown as Table,
    movers: line.map((_, at) => at % 2),
    facts: line,
    position: {
      seat, view: { at: line.length }, appraisal: {}, decision: { seat, kind: "bid" }, moves: seat === null ? [] : [{ do: "pass" }],
      movers: [], facts: [], scores: null, winners: null,
    },
  };
}

/** A table over a board that is already open at a moment. */
async function opened(first: StudyShown) {
  const player = { shown: first, play: async () => {} };
  let connection!: StudyConnection;
  const client = new TableClient("", AT_ONCE, () => {}, (events) => (connection = new StudyConnection(player, events)));
  await Promise.resolve();
  const show = (next: StudyShown) => {
    player.shown = next;
    connection.show();
  };
  return { client, show };
}

test("the first moment is no news, and whoever decides is offered the moves", async () => {
  const { client } = await opened(shown(game.slice(0, 2), 1));
  expect([client.facts, client.journal, client.length, client.seat]).toEqual([[], game.slice(0, 2), 2, 1]);
  expect(client.offered).toEqual([{ do: "pass" }]);
});

test("a step forward tells what the move did", async () => {
  const { client, show } = await opened(shown(game.slice(0, 2), 0));
  show(shown(game.slice(0, 3), 0));
  expect([client.facts, client.journal]).toEqual([game[2], game.slice(0, 3)]);
});

test("a jump forward, back, or to another variation tells nothing, and the journal is that of the line", async () => {
  const { client, show } = await opened(shown(game.slice(0, 1), 0));
  show(shown(game, 0));
  expect([client.facts, client.journal]).toEqual([[], game]);
  const other = [...game.slice(0, 3), ...facts(9)];
  show(shown(other, 0));
  expect([client.facts, client.journal]).toEqual([[], other]);
  show(shown([], 0));
  expect([client.facts, client.journal, client.view]).toEqual([[], [], { at: 0 }]);
});

test("at the end nobody is offered anything", async () => {
  const { client, show } = await opened(shown(game.slice(0, 3), 0));
  const end = shown(game, null);
  show({ ...end, position: { ...end.position, scores: [3, 4], winners: [1] } });
  expect([client.seat, client.offered, client.result]).toEqual([null, [], { scores: [3, 4], winners: [1] }]);
});
