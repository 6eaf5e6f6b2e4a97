/**
 * Pieces seen from above. A building shows its roof: slopes that follow whatever shape it has, lit from the north-west,
 * and on them what tells it from all others (a dome, a tower top, skylights …). A landscape shows trees, water or beds.
 */
import type { Cell } from "./model";
import { signSquare } from "./placing";

/** The side of a square in a drawing. */
export const SQUARE = 40;
const HALF = SQUARE / 2;

export type Side = "north" | "west" | "east" | "south";
/** What a part of a roof is made of; each has its own colour. */
export type Stuff = "stone" | "glass" | "copper" | "gold" | "dark" | "smoke" | "leaf" | "water" | "banner" | "line";
export type Part = [stuff: Stuff, path: string];

/** The colour of a piece: its own, or that of its size if an edition has added it. */
export function toneOf(piece: string, size: string | undefined): string {
  return `var(--piece-${piece}, var(--piece-${size ?? "palazzo"}))`;
}

interface Roof {
  /** Slopes of tiles, rows of sheds, or a flat terrace. */
  kind: "tiles" | "sheds" | "terrace";
  /** On its chief square, on a field of 40 × 40. */
  chief: Part[];
  /** On each other square. */
  other?: Part[];
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

const ROOFS: Record<string, Roof> = {
  university: {
    kind: "tiles",
    chief: [
      ["stone", box(6, 6, 28, 28)],
      ["copper", "M20 9L31 20 20 31 9 20z"],
      ["line", "M6 6l28 28 M34 6L6 34"],
      ["gold", circle(20, 20, 3.5)],
    ],
    other: [["stone", "M10 15h7v6h-7z M23 19h7v6h-7z"]],
  },
  laboratory: {
    kind: "tiles",
    chief: [
      ["stone", box(5, 18, 14, 14) + box(21, 18, 14, 14)],
      ["dark", circle(12, 25, 4) + circle(28, 25, 4)],
      ["smoke", circle(14, 14, 4) + circle(20, 8, 5) + circle(29, 14, 3.5)],
    ],
    other: [
      ["stone", box(14, 22, 10, 10)],
      ["dark", circle(19, 27, 2.6)],
    ],
  },
  workshop: {
    kind: "sheds",
    chief: [
      ["dark", box(8, 8, 24, 24)],
      ["gold", "M10 10h20v4h-8v14h-4V14h-8z"],
      ["stone", circle(20, 31, 3)],
    ],
  },
  library: {
    kind: "tiles",
    chief: [
      ["glass", box(6, 9, 28, 22)],
      ["line", "M13 9v22 M20 9v22 M27 9v22 M6 20h28"],
    ],
    other: [
      ["glass", box(13, 13, 14, 14)],
      ["line", "M20 13v14 M13 20h14"],
    ],
  },
  opera: {
    kind: "tiles",
    chief: [
      ["stone", "M2 20a18 15 0 1 0 36 0a18 15 0 1 0 -36 0z"],
      ["copper", "M6 20a14 11 0 1 0 28 0a14 11 0 1 0 -28 0z"],
      ["line", "M6 20h28 M20 9v22 M10 12.5l20 15 M30 12.5l-20 15"],
      ["gold", circle(20, 20, 3.4)],
    ],
  },
  studio: {
    kind: "tiles",
    chief: [
      ["stone", box(4, 10, 32, 20)],
      ["glass", "M7 13h11v14H7z M22 13h11v14H22z"],
      ["line", "M7 20h11 M22 20h11 M12.5 13v14 M27.5 13v14"],
    ],
  },
  hospital: {
    kind: "tiles",
    chief: [
      ["stone", "M14 4h12v10h10v12H26v10H14V26H4V14h10z"],
      ["leaf", box(16, 16, 8, 8)],
      ["line", "M20 4v12 M20 24v12 M4 20h12 M24 20h12"],
    ],
  },
  theater: {
    kind: "terrace",
    chief: [
      ["stone", "M3 30a17 17 0 0 1 34 0z"],
      ["line", "M8 30a12 12 0 0 1 24 0 M12.5 30a7.5 7.5 0 0 1 15 0 M20 13v9.5 M8 18l6.5 6.5 M32 18l-6.5 6.5"],
      ["banner", box(12, 30, 16, 6)],
    ],
    other: [["line", "M8 12h24 M8 20h24 M8 28h24"]],
  },
  tower: {
    kind: "terrace",
    chief: [
      ["stone", "M4 4h7v4h5V4h8v4h5V4h7v7h-4v5h4v8h-4v5h4v7h-7v-4h-5v4h-8v-4h-5v4H4v-7h4v-5H4v-8h4v-5H4z"],
      ["dark", box(13, 13, 14, 14)],
      ["line", "M20 20V8"],
      ["banner", "M20 8l10 3.5-10 3.5z"],
    ],
    other: [["line", "M9 9h22v22H9z"]],
  },
  chapel: {
    kind: "tiles",
    chief: [
      ["stone", "M14 3h12l11 11v12L26 37H14L3 26V14z"],
      ["copper", "M15.5 7h9l8.5 8.5v9L24.5 33h-9L7 24.5v-9z"],
      ["line", "M15.5 7l9 26 M24.5 7l-9 26 M7 15.5l26 9 M7 24.5l26-9"],
      ["gold", "M18 14h4v4h4v4h-4v6h-4v-6h-4v-4h4z"],
    ],
  },
  palazzo: {
    kind: "tiles",
    chief: [
      ["stone", box(3, 3, 34, 34)],
      ["leaf", box(8, 8, 24, 24)],
      ["line", "M3 3l5 5 M37 3l-5 5 M3 37l5-5 M37 37l-5-5 M8 20h24 M20 8v24"],
      ["stone", circle(20, 20, 6.5)],
      ["water", circle(20, 20, 3.5)],
    ],
  },
};

/** A building that an edition adds has a plain roof with a lantern. */
const PLAIN: Roof = { kind: "tiles", chief: [["stone", box(10, 10, 20, 20)], ["line", "M10 10l20 20 M30 10L10 30"]] };

/** A landscape's square, on a field of 40 × 40. */
const GROWING: Record<string, Part[]> = {
  forest: [
    ["leaf", circle(11, 12, 8.5) + circle(29, 10, 7.5) + circle(13, 29, 8) + circle(29, 27, 9.5)],
    ["line", "M7 11a4.5 4.5 0 0 1 5-4 M25 9a4 4 0 0 1 4.5-3 M9 28a4.5 4.5 0 0 1 5-4 M24 26a5 5 0 0 1 6-5"],
  ],
  park: [
    ["leaf", box(4, 4, 13, 13) + box(23, 4, 13, 13) + box(4, 23, 13, 13) + box(23, 23, 13, 13)],
    ["banner", circle(8, 8, 1.7) + circle(13, 12, 1.7) + circle(32, 8, 1.7) + circle(27, 12, 1.7) + circle(8, 32, 1.7) + circle(13, 28, 1.7) + circle(27, 28, 1.7) + circle(32, 32, 1.7)],
    ["stone", circle(20, 20, 5)],
    ["water", circle(20, 20, 2.4)],
  ],
  lake: [["line", "M9 15q4-4 8 0t8 0 M15 26q4-4 8 0t8 0"]],
};

export interface Drawn {
  /** The slopes by the side they face; the light comes from the north-west. */
  slopes: Partial<Record<Side, string>>;
  /** Ridges, hips and valleys. */
  ridges: string;
  /** Water within its shore. */
  water: string;
  parts: { at: [x: number, y: number]; parts: Part[] }[];
}

/** How a piece looks that covers these squares. */
export function drawn(piece: string, cells: Cell[]): Drawn {
  const growing = GROWING[piece];
  if (growing) return landscape(piece, growing, cells);
  const roof = ROOFS[piece] ?? PLAIN;
  const chief = chiefPlace(cells);
  const parts = cells
    .filter(([row, column]) => row * SQUARE !== chief[1] || column * SQUARE !== chief[0])
    .map(([row, column]) => ({ at: [column * SQUARE, row * SQUARE] as [number, number], parts: roof.other ?? [] }));
  const form = roof.kind === "tiles" ? slopes(cells) : { slopes: {}, ridges: roof.kind === "sheds" ? sheds(cells) : "" };
  return { ...form, water: "", parts: [...(isBlock(cells) ? [] : parts), { at: chief, parts: roof.chief }] };
}

function landscape(piece: string, growing: Part[], cells: Cell[]): Drawn {
  const parts = cells.map(([row, column]) => ({ at: [column * SQUARE, row * SQUARE] as [number, number], parts: growing }));
  return { slopes: {}, ridges: "", water: piece === "lake" ? shored(cells) : "", parts };
}

/** The corner of the field for what a building is known by: a square of it, or the middle of a large block. */
export function chiefPlace(cells: Cell[]): [x: number, y: number] {
  if (!isBlock(cells)) {
    const [row, column] = signSquare(cells);
    return [column * SQUARE, row * SQUARE];
  }
  const middle = (along: number[]) => ((Math.min(...along) + Math.max(...along)) / 2) * SQUARE;
  return [middle(cells.map(([, column]) => column)), middle(cells.map(([row]) => row))];
}

/** Whether it is a full rectangle, wider than a wing. */
function isBlock(cells: Cell[]): boolean {
  const extent = (along: number[]) => Math.max(...along) - Math.min(...along) + 1;
  const height = extent(cells.map(([row]) => row));
  const width = extent(cells.map(([, column]) => column));
  return height > 1 && width > 1 && height * width === cells.length;
}

function holding(cells: Cell[]): (row: number, column: number) => boolean {
  const held = new Set(cells.map(([row, column]) => `${row},${column}`));
  return (row, column) => held.has(`${row},${column}`);
}

/** A quarter of a square slopes to the eaves beside it; two at a corner, none in the midst of a block. */
function slopes(cells: Cell[]): Pick<Drawn, "slopes" | "ridges"> {
  const holds = holding(cells);
  const paths: Partial<Record<Side, string>> = {};
  let ridges = "";
  const slope = (side: Side, path: string) => (paths[side] = (paths[side] ?? "") + path);
  for (const [row, column] of cells) {
    const x = column * SQUARE + HALF;
    const y = row * SQUARE + HALF;
    for (const [down, right] of [[-1, -1], [-1, 1], [1, -1], [1, 1]] as const) {
      const beside = holds(row, column + right);
      const beyond = holds(row + down, column);
      const h = right * HALF;
      const v = down * HALF;
      const across = right < 0 ? "west" : "east";
      const along = down < 0 ? "north" : "south";
      const sideways = `M${x} ${y}h${h}v${v}z`;
      const upright = `M${x} ${y}v${v}h${h}z`;
      if (beside !== beyond) slope(beside ? along : across, `M${x} ${y}h${h}v${v}h${-h}z`);
      else if (!beside || !holds(row + down, column + right)) {
        slope(beside ? along : across, sideways);
        slope(beside ? across : along, upright);
        ridges += `M${x} ${y}l${h} ${v}`;
      }
      if (beside && !(beyond && holds(row + down, column + right))) ridges += `M${x} ${y}h${h}`;
      if (beyond && !(beside && holds(row + down, column + right))) ridges += `M${x} ${y}v${v}`;
    }
  }
  return { slopes: paths, ridges };
}

/** Three ridges to a square, like the teeth of a saw. */
function sheds(cells: Cell[]): string {
  return cells
    .map(([row, column]) => [8, 18, 28, 38].map((y) => `M${column * SQUARE} ${row * SQUARE + y}h${SQUARE}`).join(""))
    .join("");
}

/** The squares less a shore where the piece ends. */
function shored(cells: Cell[]): string {
  const SHORE = 5;
  const holds = holding(cells);
  return cells
    .map(([row, column]) => {
      const left = holds(row, column - 1) ? 0 : SHORE;
      const right = holds(row, column + 1) ? 0 : SHORE;
      const top = holds(row - 1, column) ? 0 : SHORE;
      const bottom = holds(row + 1, column) ? 0 : SHORE;
      const x = column * SQUARE + left;
      const y = row * SQUARE + top;
      return box(x, y, SQUARE - left - right, SQUARE - top - bottom);
    })
    .join("");
}
