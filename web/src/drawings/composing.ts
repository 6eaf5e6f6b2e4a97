/**
 * Compositions: one to three motifs before a background, written as words.
 *
 *     "street.gold/pair lady.blue lute~"
 *
 * First the background, with the colour of its cloth after a dot and the arrangement after a slash where it is not
 * the usual one; then the motifs, each with the colour of its cloth after a dot and `~` when it is mirrored.
 */
export interface Placed {
  motif: string;
  cloth: string;
  mirrored: boolean;
  /** Where the foot of the motif stands, the point (24, 44) of its grid. */
  x: number;
  y: number;
  scale: number;
}

/** What is drawn: a background, and the motifs from back to front. */
export interface Composition {
  background: string;
  cloth: string;
  placed: Placed[];
}

type Place = [x: number, y: number, scale: number];

/** Where the first, second and third motif stand. */
export const ARRANGEMENTS: Record<string, Place[]> = {
  one: [[24, 44.5, 0.96]],
  beside: [[19.5, 43.5, 0.84], [36, 45.5, 0.5]],
  pair: [[15, 38.5, 0.64], [33.5, 45.5, 0.64]],
  corner: [[20.5, 45, 0.88], [38, 19, 0.42]],
  above: [[24, 45.5, 0.72], [24, 16, 0.36]],
  before: [[24, 46, 0.56], [24, 43, 0.94]],
  bust: [[19, 45, 0.97], [36.5, 45, 0.54]],
  flank: [[24, 41, 0.8], [11.5, 46, 0.48], [36.5, 46, 0.48]],
  trio: [[24, 26, 0.52], [12.5, 45.5, 0.52], [35.5, 45.5, 0.52]],
}; // prettier-ignore

/** Else the later motifs stand in front. */
const FIRST_IN_FRONT = new Set(["before"]);
const USUAL = ["one", "beside", "flank"];

export function parse(written: string): Composition {
  const [scene = "", ...names] = written.split(" ");
  const [ground = "", arrangement = USUAL[names.length - 1] ?? "flank"] = scene.split("/");
  const [background = "", cloth = ""] = ground.split(".");
  const places = ARRANGEMENTS[arrangement] ?? [];
  const placed = names.map((name, at) => place(name, places[at] ?? [24, 44, 0.5]));
  return { background, cloth, placed: FIRST_IN_FRONT.has(arrangement) ? placed.reverse() : placed };
}

function place(name: string, [x, y, scale]: Place): Placed {
  const mirrored = name.endsWith("~");
  const [motif = "", cloth = ""] = name.replace("~", "").split(".");
  return { motif, cloth, mirrored, x, y, scale };
}
