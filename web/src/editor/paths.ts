/** Places in an edition file, and values at them. */
import type { Json } from "../lib/game";

export type Path = readonly (string | number)[];

/** The value at a place; undefined if there is none. */
export function valueAt(root: Json, path: Path): Json | undefined {
  let value: Json | undefined = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, Json>)[step];
  }
  return value;
}

/** The same file with another value at a place, or without the key if the value is undefined. */
export function withValue(root: Json, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (Array.isArray(root)) return root.map((each, at) => (at === step ? withValue(each, rest, value) : each));
  const copy = { ...(root as Record<string, Json>) };
  if (rest.length === 0 && value === undefined) delete copy[step];
  else copy[step] = withValue(copy[step] ?? {}, rest, value);
  return copy;
}

/** Whether a place lies within another, or is the same. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, at) => path[at] === step);
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && isWithin(one, other);
}
