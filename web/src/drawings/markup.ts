/** Compositions as SVG. Written as markup, since a table shows thousands of paths and none of them ever changes. */
import { BACKGROUNDS } from "./backgrounds";
import type { Composition, Placed } from "./composing";
import { MOTIFS, type Motif } from "./motifs";

/** The weight of the pen on the grid, whatever the scale of a motif. */
const PEN = 1.1;
const HATCH = 0.65;
const FOOT = { x: 24, y: 44 };

export function markup({ background, cloth, placed }: Composition): string {
  const ground = group(BACKGROUNDS[background] ?? [], cloth, "", 1);
  return ground + placed.map(motifMarkup).join("");
}

function motifMarkup({ motif, cloth, mirrored, x, y, scale }: Placed): string {
  const side = mirrored ? -scale : scale;
  const transform = ` transform="translate(${round(x - FOOT.x * side)} ${round(y - FOOT.y * scale)}) scale(${side} ${scale})"`;
  return group(MOTIFS[motif] ?? [], cloth, transform, scale);
}

function group(strokes: Motif, cloth: string, transform: string, scale: number): string {
  const paths = strokes.map((stroke) => pathMarkup(stroke, scale)).join("");
  return `<g${cloth && ` class="in-${cloth}"`}${transform} stroke-width="${round(PEN / scale)}">${paths}</g>`;
}

function pathMarkup(stroke: string, scale: number): string {
  const gap = stroke.indexOf(" ");
  const tone = stroke.slice(0, gap);
  const width = tone === "hatch" || tone === "faint" ? ` stroke-width="${round(HATCH / scale)}"` : "";
  return `<path class="${tone.replace(".", " ")}"${width} d="${stroke.slice(gap + 1)}"/>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
