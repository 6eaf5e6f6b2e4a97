/** Squares on a grid, and the rows of signs by which an edition file writes them. */
export type Cell = [row: number, column: number];

const EMPTY = ".";

export function cellsOf(rows: string[], mark: string): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column): Cell[] => (sign === mark ? [[row, column]] : [])),
  );
}

export function rowsOf(cells: Cell[], mark: string, rows: number, columns: number): string[] {
  const marked = new Set(cells.map(String));
  const sign = (row: number, column: number) => (marked.has(String([row, column])) ? mark : EMPTY);
  return counted(rows).map((row) => counted(columns).map((column) => sign(row, column)).join(""));
}

/** A shape without empty rows and columns around it, as the file writes it. */
export function shapeRows(cells: Cell[], mark: string): string[] {
  if (cells.length === 0) return [];
  const { top, left, height, width } = boxOf(cells);
  return rowsOf(moved(cells, -top, -left), mark, height, width);
}

/** A shape in the middle of a square grid. */
export function centred(cells: Cell[], side: number): Cell[] {
  if (cells.length === 0) return [];
  const { top, left, height, width } = boxOf(cells);
  return moved(cells, Math.floor((side - height) / 2) - top, Math.floor((side - width) / 2) - left);
}

export function toggled(cells: Cell[], [row, column]: Cell): Cell[] {
  const others = cells.filter((cell) => cell[0] !== row || cell[1] !== column);
  return others.length < cells.length ? others : [...cells, [row, column]];
}

function moved(cells: Cell[], down: number, right: number): Cell[] {
  return cells.map(([row, column]) => [row + down, column + right]);
}

function boxOf(cells: Cell[]): { top: number; left: number; height: number; width: number } {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1 };
}

export function counted(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
