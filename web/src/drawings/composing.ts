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

/** Where the first, second and third motif stand. The first is in front where its place comes with `BACK`. */
export const ARRANGEMENTS: Record<string, Place[]> = {
  one: [[24, 44.5, 0.94]],
  beside: [[19, 44, 0.84], [37, 45.5, 0.5]],
  pair: [[13, 43.5, 0.6], [35, 43.5, 0.6]],
  corner: [[21, 45, 0.88], [39, 19, 0.4]],
  above: [[24, 46, 0.66], [24, 17, 0.36]],
  before: [[24, 46, 0.56], [24, 41, 0.98]],
  bust: [[19.5, 44, 1], [38, 44.5, 0.56]],
  flank: [[24, 43, 0.84], [8, 46, 0.42], [40, 46, 0.42]],
  row: [[8.5, 43, 0.42], [24, 43, 0.42], [39.5, 43, 0.42]],
  peak: [[24, 22, 0.44], [12, 45, 0.52], [36, 45, 0.52]],
}; // prettier-ignore

/** Arrangements in which the first motif stands before the others. */
const FIRST_IN_FRONT = new Set(["before", "peak"]);
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
