import { expect, test } from "vitest";
import { squaresOf, type Cell } from "./model";
import { cellsOf, mirrored, shapeOf, turned } from "./placing";
import { SQUARE, chiefPlace, drawn } from "./roofs";
import { edition } from "./testing";

const pieces = Object.entries(edition.pieces).map(([piece, { shape }]): [string, Cell[]] => [piece, squaresOf(shape)]);

/** Every way a piece can lie. */
function orientations(cells: Cell[]): Cell[][] {
  const quarters = [shapeOf(cells)];
  for (let quarter = 1; quarter < 4; quarter++) quarters.push(turned(quarters.at(-1)!));
  return [...quarters, ...quarters.map(mirrored)].map(cellsOf);
}

/** The area of paths that go straight, such as "M0 0h20v20z". */
function areaOf(path: string): number {
  return path
    .split("M")
    .filter(Boolean)
    .reduce((sum, figure) => {
      const points: [number, number][] = [figure.match(/^[\d.-]+ [\d.-]+/)![0].split(" ").map(Number) as [number, number]];
      for (const [, step, by] of figure.matchAll(/([hv])(-?[\d.]+)/g)) {
        const [x, y] = points.at(-1)!;
        points.push(step === "h" ? [x + Number(by), y] : [x, y + Number(by)]);
      }
      const doubled = points.reduce((area, [x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % points.length]!;
        return area + x * nextY - nextX * y;
      }, 0);
      return sum + Math.abs(doubled) / 2;
    }, 0);
}

test("no two pieces look alike, the palazzo included", () => {
  const looks = [...pieces, ["palazzo", squaresOf(edition.principality.map, "P")] as [string, Cell[]]].map(([piece, cells]) => {
    const { parts, water, ridges } = drawn(piece, cells);
    return JSON.stringify([parts.at(-1)!.parts, water, ridges && parts.length]);
  });
  expect(new Set(looks).size).toBe(looks.length);
});

test.each(["university", "library", "opera", "hospital", "chapel"])("the slopes of a wing cover it: %s", (piece) => {
  const cells = squaresOf(edition.pieces[piece]!.shape);
  for (const lying of orientations(cells)) {
    const { slopes } = drawn(piece, lying);
    const covered = Object.values(slopes).reduce((area, path) => area + areaOf(path), 0);
    expect(covered).toBe(lying.length * SQUARE * SQUARE);
  }
});

test.each(pieces)("what %s is known by lies on it, however it is turned", (piece, cells) => {
  for (const lying of orientations(cells)) {
    const [x, y] = chiefPlace(lying);
    expect(lying.map(([row, column]) => `${row * SQUARE},${column * SQUARE}`)).toContain(`${y},${x}`);
    expect(drawn(piece, lying).parts.length).toBeGreaterThan(0);
  }
});

test("a piece that an edition adds has a plain roof", () => {
  expect(drawn("observatory", [[0, 0], [0, 1]]).parts.at(-1)!.parts.length).toBeGreaterThan(0);
});
