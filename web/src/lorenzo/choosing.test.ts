import { describe, expect, test } from "vitest";
import type { Move } from "../lib/game";
import { choices, controlOf, leaderMoves, membersTo, moveOf, placeable, thriftiest, waysTo } from "./choosing";
import type { Member } from "./model";
import { fixtures } from "./testing";

const place = (member: Member, space: string, servants = 0): Move => ({ do: "place", member, space, servants });

describe("every legal move of the positions has its control", () => {
  test.each(fixtures)("%s", (_, { moves }) => {
    const works = moves.filter((move) => controlOf(move).on === "servants");
    for (const move of moves) {
      const control = controlOf(move);
      if (control.on === "space") {
        const plan = { member: (move.member as Member) ?? null, space: control.space, servants: Number(move.servants) };
        expect(moveOf(plan, moves, {})).toEqual(move);
      } else if (control.on === "leader") {
        expect(leaderMoves(control.leader, moves)).toContainEqual(move);
      } else {
        expect(control.on === "servants" ? works : choices(moves)).toContainEqual(move);
      }
    }
  });
});

describe("a plan", () => {
  const moves = [
    place("black", "market.1"),
    place("neutral", "market.1", 1),
    place("black", "harvest.single"),
    place("black", "harvest.single", 3),
  ];

  test("without a member takes the one that needs fewest servants", () => {
    expect(moveOf({ member: null, space: "market.1", servants: null }, moves, {})).toEqual(moves[0]);
  });

  test("among equals takes the member worth least", () => {
    const equals = [place("white", "council"), place("black", "council")];
    expect(thriftiest(equals, { white: 5, black: 2 })).toEqual(equals[1]);
  });

  test("keeps the servants wished for", () => {
    expect(moveOf({ member: "black", space: "harvest.single", servants: 3 }, moves, {})).toEqual(moves[3]);
    expect(moveOf({ member: "black", space: "harvest.single", servants: 2 }, moves, {})).toEqual(moves[2]);
  });

  test("to a place nobody may go to is none", () => {
    expect(moveOf({ member: null, space: "council", servants: null }, moves, {})).toBeUndefined();
    expect(waysTo("harvest.single", moves, "neutral")).toEqual([]);
  });

  test("knows who may go where", () => {
    expect(placeable(moves)).toEqual(["black", "neutral"]);
    expect(membersTo("harvest.single", moves)).toEqual(["black"]);
  });
});

test("a leader's moves: play before use before discard", () => {
  const moves: Move[] = [
    { do: "discard", leader: "santa_rita" },
    { do: "play", leader: "santa_rita" },
    { do: "discard", leader: "sisto_iv" },
  ];
  expect(leaderMoves("santa_rita", moves).map((move) => move.do)).toEqual(["play", "discard"]);
});
