/**
 * Picking up, turning, flipping and snapping a piece. What is possible comes from the legal moves alone:
 * a place is one of them, an orientation is a shape that occurs among them.
 */
import type { Move } from "../lib/game";
import type { Border, Cell } from "./model";

export interface Place {
  move: Move;
  /** On the board, or on two boards joined at their border, the eastern one from column 7. */
  cells: Cell[];
  shape: string;
}

export interface Point {
  row: number;
  column: number;
}

export type Direction = "up" | "down" | "left" | "right";

/** How many columns a board has. */
export const WIDTH = 7;

/** The places of a `place` decision. */
export function placesOf(moves: Move[]): Place[] {
  return moves.filter((move) => move.do === "place").map((move) => placeAt(move, move.cells as unknown as Cell[]));
}

/** The places of a `span` decision, on the boards of these seats joined at their border. */
export function spansOf(moves: Move[], west: number, east: number): Place[] {
  return moves
    .filter((move) => move.do === "span")
    .map((move) => placeAt(move, joined(move.cells as unknown as Record<string, Cell[]>, west, east)));
}

/** Squares by seat as squares of the joined boards. */
export function joined(cells: Record<string, Cell[]>, west: number, east: number): Cell[] {
  const right = (cells[east] ?? []).map(([row, column]): Cell => [row, column + WIDTH]);
  return sorted([...(cells[west] ?? []), ...right]);
}

/** The two seats of a border from west to east, by the map of the edition. */
export function fromWestToEast(seat: number, partner: number, borders: Border[]): [number, number] {
  const seatIsWest = borders.some(({ west, east }) => west === seat && east === partner);
  return seatIsWest ? [seat, partner] : [partner, seat];
}

function placeAt(move: Move, cells: Cell[]): Place {
  return { move, cells: sorted(cells), shape: shapeOf(cells) };
}

function sorted(cells: Cell[]): Cell[] {
  return [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** Cells moved to the top left, as text, so that equal shapes are equal. */
export function shapeOf(cells: Cell[]): string {
  return JSON.stringify(cornered(cells));
}

function cornered(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return sorted(cells.map(([row, column]): Cell => [row - top, column - left]));
}

export function cellsOf(shape: string): Cell[] {
  return JSON.parse(shape) as Cell[];
}

/** The shape turned clockwise by a quarter. */
export function turned(shape: string): string {
  return shapeOf(cellsOf(shape).map(([row, column]): Cell => [column, -row]));
}

/** The shape seen in a mirror. */
export function mirrored(shape: string): string {
  return shapeOf(cellsOf(shape).map(([row, column]): Cell => [row, -column]));
}

/** The next orientation clockwise that has a legal place; the same if no other has. */
export function nextTurn(shape: string, places: Place[]): string {
  return firstPossible(turned(shape), places) ?? shape;
}

/** The mirror image, or the next orientation clockwise of it that has a legal place; the same if none has. */
export function nextFlip(shape: string, places: Place[]): string {
  return firstPossible(mirrored(shape), places) ?? shape;
}

function firstPossible(from: string, places: Place[]): string | undefined {
  const possible = new Set(places.map((place) => place.shape));
  const quarters = [from, turned(from), turned(turned(from)), turned(turned(turned(from)))];
  return quarters.find((shape) => possible.has(shape));
}

/** Whether turning or flipping can change anything. */
export function canTurn(shape: string, places: Place[]): boolean {
  return nextTurn(shape, places) !== shape;
}

export function canFlip(shape: string, places: Place[]): boolean {
  return nextFlip(shape, places) !== shape;
}

/** The middle of a piece's bounding box, in squares. */
export function middleOf(cells: Cell[]): Point {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    row: (Math.min(...rows) + Math.max(...rows) + 1) / 2,
    column: (Math.min(...columns) + Math.max(...columns) + 1) / 2,
  };
}

/** The legal place in this orientation nearest to a point. */
export function nearest(point: Point, shape: string, places: Place[]): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    if (place.shape !== shape) continue;
    const middle = middleOf(place.cells);
    const distance = (middle.row - point.row) ** 2 + (middle.column - point.column) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** The next legal place in this orientation towards a side: straight ahead before aside. */
export function beyond(from: Place, direction: Direction, places: Place[]): Place {
  const start = middleOf(from.cells);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    if (place.shape !== from.shape) continue;
    const middle = middleOf(place.cells);
    const [ahead, aside] = distances(start, middle, direction);
    if (ahead <= 0) continue;
    const effort = ahead + 3 * Math.abs(aside);
    if (effort < least) [best, least] = [place, effort];
  }
  return best;
}

function distances(from: Point, to: Point, direction: Direction): [ahead: number, aside: number] {
  const down = to.row - from.row;
  const right = to.column - from.column;
  switch (direction) {
    case "up":
      return [-down, right];
    case "down":
      return [down, right];
    case "left":
      return [-right, down];
    case "right":
      return [right, down];
  }
}

/** Squares that some legal place in this orientation covers, as 'row,column'. */
export function covered(shape: string, places: Place[]): Set<string> {
  const squares = new Set<string>();
  for (const place of places) {
    if (place.shape === shape) for (const [row, column] of place.cells) squares.add(`${row},${column}`);
  }
  return squares;
}

/** The outline of squares as an SVG path. */
export function outline(cells: Cell[], square = 1): string {
  const holds = new Set(cells.map(([row, column]) => `${row},${column}`));
  const edges = new Map<string, [number, number][]>();
  const edge = (fromRow: number, fromColumn: number, toRow: number, toColumn: number) => {
    const start = `${fromRow},${fromColumn}`;
    edges.set(start, [...(edges.get(start) ?? []), [toRow, toColumn]]);
  };
  for (const [row, column] of cells) {
    if (!holds.has(`${row - 1},${column}`)) edge(row, column, row, column + 1);
    if (!holds.has(`${row},${column + 1}`)) edge(row, column + 1, row + 1, column + 1);
    if (!holds.has(`${row + 1},${column}`)) edge(row + 1, column + 1, row + 1, column);
    if (!holds.has(`${row},${column - 1}`)) edge(row + 1, column, row, column);
  }
  let path = "";
  for (const start of edges.keys()) {
    let at = start;
    let step = edges.get(at)!.pop();
    if (!step) continue;
    const [row, column] = start.split(",");
    path += `M${Number(column) * square} ${Number(row) * square}`;
    while (step) {
      path += `L${step[1] * square} ${step[0] * square}`;
      at = `${step[0]},${step[1]}`;
      step = edges.get(at)?.pop();
    }
    path += "Z";
  }
  return path;
}

/** The square of a piece where its sign is best drawn: the one nearest to its middle. */
export function signSquare(cells: Cell[]): Cell {
  const middle = {
    row: cells.reduce((sum, [row]) => sum + row + 0.5, 0) / cells.length,
    column: cells.reduce((sum, [, column]) => sum + column + 0.5, 0) / cells.length,
  };
  const distance = ([row, column]: Cell) => (row + 0.5 - middle.row) ** 2 + (column + 0.5 - middle.column) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best));
}

/** Squares in words: columns a, b, … from the left, rows 1, 2, … from the top. */
export function squareName([row, column]: Cell): string {
  return `${"abcdefghijklmn"[column]}${row + 1}`;
}

export function squareNames(cells: Cell[]): string {
  return cells.map(squareName).join(" ");
}
