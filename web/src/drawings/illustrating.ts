/** From a component to its picture. */
import type { Json } from "../lib/game";
import { parse } from "./composing";
import { compositionOf, type Pictures } from "./inventing";
import { markup } from "./markup";

/** What is inside the picture of a component: SVG on a field of 48 × 48. */
export type Illustrator = (kind: string, id: string, component: Json) => string;

/** An illustrator for a game, which draws each composition once. */
export function illustrator(pictures: Pictures): Illustrator {
  const drawn = new Map<string, string>();
  return (kind, id, component) => {
    const composition = compositionOf(pictures, kind, id, component);
    const known = drawn.get(composition) ?? markup(parse(composition));
    drawn.set(composition, known);
    return known;
  };
}
