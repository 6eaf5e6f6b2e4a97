import { describe, expect, test } from "vitest";
import { bordersOf, type Cell } from "./model";
import {
  beyond,
  cellsOf,
  fromWestToEast,
  joined,
  mirrored,
  middleOf,
  nearest,
  nextFlip,
  nextTurn,
  outline,
  placesOf,
  shapeOf,
  signSquare,
  spansOf,
  squareNames,
  turned,
  type Place,
} from "./placing";
import { edition, fixtures } from "./testing";

const corner: Cell[] = [[0, 0], [0, 1], [1, 0]]; // prettier-ignore

function place(...cells: Cell[]): Place {
  return { move: { do: "place", piece: "chapel", cells }, cells, shape: shapeOf(cells) };
}

describe("shapes", () => {
  test("four quarter turns and two mirrors give the shape back", () => {
    const shape = shapeOf([[2, 3], [2, 4], [2, 5], [3, 3]]); // prettier-ignore
    expect(turned(turned(turned(turned(shape))))).toBe(shape);
    expect(mirrored(mirrored(shape))).toBe(shape);
    expect(turned(shape)).not.toBe(shape);
  });

  test("a turn is clockwise", () => {
    expect(cellsOf(turned(shapeOf(corner)))).toEqual([[0, 0], [0, 1], [1, 1]]); // prettier-ignore
  });

  test("turning skips orientations without a legal place", () => {
    const upright = place([0, 0], [1, 0], [2, 0]);
    const flat = place([0, 0], [0, 1], [0, 2]);
    expect(nextTurn(upright.shape, [upright, flat])).toBe(flat.shape);
    expect(nextTurn(upright.shape, [upright])).toBe(upright.shape);
    expect(nextFlip(upright.shape, [upright, flat])).toBe(upright.shape);
  });
});

describe("moving among legal places", () => {
  const row = [0, 1, 4].map((column) => place([0, column]));
  const below = place([3, 1]);

  test("arrow keys go to the next place ahead, and stay at the edge", () => {
    expect(beyond(row[0]!, "right", row)).toBe(row[1]);
    expect(beyond(row[1]!, "right", row)).toBe(row[2]);
    expect(beyond(row[2]!, "right", row)).toBe(row[2]);
    expect(beyond(row[1]!, "down", [...row, below])).toBe(below);
    expect(beyond(below, "up", [...row, below])).toBe(row[1]);
  });

  test("a pointer snaps to the nearest place of the orientation held", () => {
    const flat = place([0, 0], [0, 1]);
    expect(nearest({ row: 0.5, column: 3.6 }, row[0]!.shape, [...row, flat])).toBe(row[2]);
    expect(nearest({ row: 0.5, column: 3.6 }, flat.shape, [...row, flat])).toBe(flat);
  });
});

describe("two boards", () => {
  test("the eastern board begins at column 7", () => {
    expect(joined({ 2: [[1, 6]], 0: [[1, 0]] }, 2, 0)).toEqual([[1, 6], [1, 7]]); // prettier-ignore
  });

  test("the map of the edition says which board lies in the west", () => {
    const ring = [{ west: 0, east: 1 }, { west: 1, east: 2 }, { west: 2, east: 0 }]; // prettier-ignore
    expect(fromWestToEast(0, 1, ring)).toEqual([0, 1]);
    expect(fromWestToEast(0, 2, ring)).toEqual([2, 0]);
    expect(fromWestToEast(0, 1, [{ west: 1, east: 0 }])).toEqual([1, 0]);
  });
});

test("the outline of a corner has six sides", () => {
  expect(outline(corner).match(/L/g)).toHaveLength(8); // collinear steps count, one for each side of a square
  expect(outline(corner)).toMatch(/^M0 0.*Z$/);
});

test("the sign stands on one of the piece's squares", () => {
  expect(signSquare(corner)).toEqual([0, 0]);
  expect(squareNames(corner)).toBe("a1 b1 a2");
});

describe("every legal place of the fixtures can be reached by turning, flipping and pointing", () => {
  const placing = fixtures.filter(([, { moves }]) => moves.some((move) => move.do === "place" || move.do === "span"));

  test.each(placing)("%s", (_, { view, moves }) => {
    const [west, east] = fromWestToEast(view.turn?.active ?? 0, view.offer?.partner ?? 1, bordersOf(view.seats.length, edition));
    const places = [...placesOf(moves), ...spansOf(moves, west, east)];
    expect(places).toHaveLength(moves.length);
    const reached = new Set([places[0]!.shape]);
    for (const shape of reached) reached.add(nextTurn(shape, places)).add(nextFlip(shape, places));
    for (const each of places) {
      expect(reached).toContain(each.shape);
      expect(nearest(middleOf(each.cells), each.shape, places)).toBe(each);
    }
  });

  test.each(placing)("%s: a span is one connected piece across the border", (_, { view, moves }) => {
    if (!view.offer) return;
    const [west, east] = fromWestToEast(view.turn!.active, view.offer.partner, bordersOf(view.seats.length, edition));
    for (const { cells } of spansOf(moves, west, east)) {
      const columns = cells.map(([, column]) => column);
      expect(columns).toContain(6);
      expect(columns).toContain(7);
    }
  });
});
