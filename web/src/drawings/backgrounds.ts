/**
 * What lies behind the motifs. The middle 48 × 48 is always seen; a wide frame shows more to the left and right, a
 * tall one more above, so a background reaches far beyond the grid.
 */
import { arch, box, circle, type Motif } from "./motifs/shapes";

const LEFT = -160;
const WIDTH = 368;
const TOP = -96;

/** A band across the whole width from y down to the foot of the picture. */
const band = (y: number) => box(LEFT, y, WIDTH, 50 - y);
const everywhere = band(TOP);

/** A shape again and again across the width. */
function row(step: number, shape: (x: number) => string, start = 0): string {
  const count = Math.floor(WIDTH / step);
  const first = start - Math.ceil((start - LEFT) / step) * step;
  return Array.from({ length: count + 1 }, (_, at) => shape(first + at * step)).join("");
}

const hill = (y: number, height: number, step: number, start: number) =>
  row(step, (x) => `M${x} ${y}q${step / 2} ${-height * 2} ${step} 0v${50 - y}h${-step}z`, start);
const cypress = (x: number, y: number) => `M${x} ${y}c-2-4-1-8 0-11c1 3 2 7 0 11z`;
const wave = (y: number, start: number) => row(8, (x) => `M${x} ${y}q2-1.6 4 0t4 0`, start);
const house = (x: number, y: number) =>
  `M${x} 50V${y}l5-4 5 4V50zM${x + 10} 50V${y + 5}h9V50zM${x + 19} 50V${y - 5}l3-3 3 3V50z`;

export const BACKGROUNDS: Record<string, Motif> = {
  parchment: [`flat.parchment ${everywhere}`, `faint M${LEFT} 44.5h${WIDTH}M${LEFT} 46.5h${WIDTH}`],
  hill: [
    `flat.heaven ${everywhere}`,
    `flat.far ${hill(36, 5, 40, -18)}`,
    `flat.near ${hill(42, 4, 64, 6)}`,
    `flat.far ${row(34, (x) => cypress(x, 40), -5)}`,
    `faint ${row(64, (x) => `M${x + 8} 45q20-3 40 0M${x + 24} 47.5q14-2 26 0`, 6)}`,
  ],
  mountains: [
    `flat.dawn ${everywhere}`,
    `flat.far ${row(36, (x) => `M${x} 44l13-26 8 12 6-7 9 21z`, -12)}`,
    `flat.near ${hill(43, 2, 48, 0)}`,
    `faint ${row(36, (x) => `M${x + 13} 18l5 12M${x + 16} 24l4 9M${x + 27} 23l4 9`, -12)}`,
  ],
  fields: [
    `flat.dawn ${everywhere}`,
    `flat.far ${hill(33, 3, 52, 10)}`,
    `flat.field ${band(33)}`,
    `faint M${LEFT} 33h${WIDTH}M${LEFT} 36h${WIDTH}M${LEFT} 40h${WIDTH}M${LEFT} 45h${WIDTH}`,
    `faint ${row(12, (x) => `M${24 + (x - 24) * 0.6} 33L${x} 48`, 0)}`,
  ],
  garden: [
    `flat.heaven ${everywhere}`,
    `flat.far ${row(12, (x) => `M${x} 36v-6a6 7 0 0 1 12 0v6z`, 0)}`,
    `flat.near ${band(36)}`,
    `faint ${row(16, (x) => `M${x} 48l6-12`, 4)}M${LEFT} 36h${WIDTH}`,
  ],
  street: [
    `flat.dawn ${everywhere}`,
    `flat.roofs ${row(25, (x) => house(x, 25), -13)}`,
    `flat.floor ${band(41)}`,
    `faint ${row(25, (x) => `M${x} 25l5-4 5 4v16M${x + 19} 20l3-3 3 3v21M${x + 4} 29h2v3h-2zM${x + 13} 33h2v3h-2zM${x + 21} 26h2v3h-2z`, -13)}`,
    `faint M${LEFT} 41h${WIDTH}${row(12, (x) => `M${x} 44.5h7`, 3)}`,
  ],
  arcade: [
    `flat.wall ${everywhere}`,
    `flat.niche ${row(24, (x) => arch(x, 43, 18, 30), 3)}`,
    `flat.floor ${band(43)}`,
    `faint ${row(24, (x) => arch(x, 43, 18, 30), 3)}M${LEFT} 43h${WIDTH}M${LEFT} 8h${WIDTH}`,
  ],
  interior: [
    `flat.wall ${everywhere}`,
    `flat.floor ${band(39)}`,
    `faint M${LEFT} 39h${WIDTH}M${LEFT} 43h${WIDTH}${row(16, (x) => `M${24 + (x - 24) * 0.8} 39L${x} 48`, 0)}`,
    `flat.heaven ${row(48, (x) => arch(x, 26, 9, 16), 34)}`,
    `faint ${row(48, (x) => `${arch(x, 26, 9, 16)}M${x + 4.5} 10v16M${x} 18h9`, 34)}`,
  ],
  sea: [
    `flat.heaven ${everywhere}`,
    `flat.far ${row(70, (x) => `M${x} 33q10-9 22-3t20 3z`, -30)}`,
    `flat.sea ${band(33)}`,
    `faint M${LEFT} 33h${WIDTH}${wave(38, 0)}${wave(42, 3)}${wave(46, 1)}`,
  ],
  night: [
    `flat.night ${everywhere}`,
    `flat.night-far ${hill(42, 5, 44, -8)}`,
    `flat.gold ${row(37, (x) => `${circle(x, 8, 0.8)}${circle(x + 13, 16, 0.6)}${circle(x + 27, 5, 0.7)}${circle(x + 33, 22, 0.6)}${circle(x + 5, 27, 0.5)}${circle(x + 20, 29, 0.6)}`, 4)}`,
    `flat.gold ${row(37, (x) => `${circle(x + 9, -10, 0.7)}${circle(x + 24, -22, 0.7)}${circle(x + 2, -34, 0.6)}`, 4)}`,
  ],
  damask: [
    `flat.damask ${everywhere}`,
    `faint ${row(16, (x) => `M${x} ${TOP}l-144 144M${x} ${TOP}l144 144`, 0)}`,
  ],
  gloom: [
    `flat.gloom ${everywhere}`,
    `flat.gloom-far ${row(30, (x) => `M${x} 48L24-90 ${x + 12} 48z`, -5)}`,
    `flat.gloom-far ${band(43)}`,
    `faint M${LEFT} 43h${WIDTH}`,
  ],
};
