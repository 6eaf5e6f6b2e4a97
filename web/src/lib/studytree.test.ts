import { describe, expect, test } from "vitest";
import type { Move } from "./game";
import { StudyTree, type Tried } from "./studytree";

const bid = (amount: number): Move => ({ do: "bid", amount });
const tried = (after: number, amount: number): Tried => ({ after, move: bid(amount), mover: 0, facts: [] });

/** A game of three moves; at its second moment somebody tried 4, and after that 5 or 6; at its end 7. */
function planted(): StudyTree {
  return new StudyTree(
    [bid(1), bid(2), bid(3)],
    [tried(1, 4), tried(4, 5), tried(4, 6), tried(3, 7)],
    new Map([
      [2, "played"],
      [6, "best"],
    ]),
  );
}

describe("a tree of variations", () => {
  test("leads from each moment to the start", () => {
    const tree = planted();
    expect(tree.lineTo(6)).toEqual([0, 1, 4, 6]);
    expect(tree.lineTo(7)).toEqual([0, 1, 2, 3, 7]);
    expect(tree.pathTo(0)).toEqual({ at: 0, moves: [] });
    expect(tree.pathTo(2)).toEqual({ at: 2, moves: [] });
    expect(tree.pathTo(6)).toEqual({ at: 1, moves: [bid(4), bid(6)] });
    expect(tree.pathTo(7)).toEqual({ at: 3, moves: [bid(7)] });
  });

  test("has the game before all else", () => {
    const tree = planted();
    expect(tree.childrenOf(1)).toEqual([2, 4]);
    expect(tree.siblingsOf(4)).toEqual([2, 4]);
    expect(tree.childrenOf(4)).toEqual([5, 6]);
    expect(tree.childrenOf(7)).toEqual([]);
    expect(tree.parentOf(0)).toBeNull();
  });

  test("is shown with each variation after what it is an alternative to", () => {
    expect(planted().rows().map(({ node, depth, begins }) => [node, depth, begins])).toEqual([
      [1, 0, false],
      [2, 0, false],
      [4, 1, true],
      [5, 1, false],
      [6, 2, true],
      [3, 0, false],
      [7, 0, false],
    ]);
  });

  test("of two thousand moves can be shown", () => {
    const long = Array.from({ length: 2000 }, (_, at) => tried(at, at));
    expect(new StudyTree([], long, new Map()).rows()).toHaveLength(2000);
  });

  test("knows the moves it has, whatever the order of their keys", () => {
    const tree = planted();
    expect(tree.after(1, { amount: 4, do: "bid" })).toBe(4);
    expect(tree.after(0, bid(1))).toBe(1);
    expect(tree.after(1, bid(9))).toBeNull();
  });

  test("grows at its end", () => {
    const { tree, node } = planted().add(tried(2, 9));
    expect([node, tree.childrenOf(2), tree.moveOf(8)]).toEqual([8, [3, 8], bid(9)]);
  });

  test("loses a variation with all that follows, and the others keep their comments", () => {
    const { tree, moved } = planted().without(4);
    expect(tree.toMessage()).toEqual({ moves: [{ after: 3, move: bid(7) }], comments: [{ at: 2, text: "played" }] });
    expect([moved(2), moved(4), moved(6), moved(7)]).toEqual([2, null, null, 4]);
    expect(tree.has(4)).toBe(true);
    expect(tree.has(5)).toBe(false);
  });

  test("loses a single move", () => {
    const { tree } = planted().without(5);
    expect(tree.toMessage().moves).toEqual([
      { after: 1, move: bid(4) },
      { after: 4, move: bid(6) },
      { after: 3, move: bid(7) },
    ]);
    expect(tree.comments.get(5)).toBe("best");
  });

  test("puts a variation first", () => {
    const before = planted();
    expect([4, 5, 6, 7, 2].map((node) => before.canPromote(node))).toEqual([false, false, true, false, false]);
    const { tree, moved } = before.promoted(6);
    expect(tree.childrenOf(4).map((node) => tree.moveOf(node))).toEqual([bid(6), bid(5)]);
    expect([moved(5), moved(6), moved(7)]).toEqual([6, 5, 7]);
    expect(tree.comments.get(5)).toBe("best");
    expect(tree.canPromote(5)).toBe(false);
  });

  test("keeps no empty comments", () => {
    const tree = planted().withComment(2, "  ").withComment(3, "new");
    expect(tree.toMessage().comments).toEqual([
      { at: 6, text: "best" },
      { at: 3, text: "new" },
    ]);
  });
});
