/** A picture for a component that has none of its own, such as a new card of an edition. */
import type { Json } from "../lib/game";

/** What all components of a kind or type may show. */
export interface Scenes {
  backgrounds: string[];
  arrangement?: string;
  first: string[];
}

/** What one component may show: the second motif is chosen by its data. */
export interface Options extends Scenes {
  second: string[];
}

/** A game's compositions by kind and id, and what to choose from for all others. */
export interface Pictures {
  written: Record<string, Record<string, string>>;
  optionsFor(kind: string, component: Json): Options;
}

const CLOTHS = ["red", "blue", "green", "gold", "plum", "orange", "black", "white"];
const ATTEMPTS = 20;

/** The composition of a component: its own, or one that fits its data and always the same. */
export function compositionOf(pictures: Pictures, kind: string, id: string, component: Json): string {
  return entry(entry(pictures.written, kind) ?? {}, id) ?? invent(pictures, kind, id, component);
}

function invent(pictures: Pictures, kind: string, id: string, component: Json): string {
  const options = pictures.optionsFor(kind, component);
  const taken = new Set(Object.values(entry(pictures.written, kind) ?? {}));
  let composition = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    composition = pick(options, `${kind} ${id} ${attempt}`);
    if (!taken.has(composition)) break;
  }
  return composition;
}

function pick({ backgrounds, arrangement, first, second }: Options, seed: string): string {
  let rest = hash(seed);
  const one = (list: string[]) => {
    const chosen = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return chosen;
  };
  const scene = one(backgrounds) + (arrangement ? `/${arrangement}` : "");
  const main = `${one(first)}.${one(CLOTHS)}`;
  const others = second.filter((motif) => motif !== main.split(".")[0]);
  return others.length > 0 ? `${scene} ${main} ${one(others)}.${one(CLOTHS)}` : `${scene} ${main}`;
}

/** A number from 0 to 2^32 for a text, spread evenly (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return value;
}

/** What a table has under a key; ids come from files that anyone may write, so `constructor` is a key like any other. */
export function entry<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What stands in a table under any word of a component's data, its keys and its texts; or else the other. */
export function choose(table: Record<string, string[]>, component: Json, other: string): string[] {
  const found = [...wordsIn(component)].flatMap((word) => entry(table, word) ?? []);
  return found.length > 0 ? found : [other];
}

function wordsIn(data: Json, found = new Set<string>()): Set<string> {
  if (typeof data === "string") found.add(data);
  else if (Array.isArray(data)) data.forEach((each) => wordsIn(each, found));
  else if (typeof data === "object" && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      found.add(key);
      wordsIn(value, found);
    }
  }
  return found;
}
