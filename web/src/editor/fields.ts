/**
 * The fields of a component, learned from our own edition: what kind of value stands where, and which values there are.
 * The page has no list of what is allowed; what is not, the engine says when it checks the edition.
 */
import type { Json } from "../lib/game";

export type Field =
  | { kind: "number"; step: number }
  | { kind: "numbers" }
  | { kind: "switch" }
  | { kind: "choice"; values: string[] }
  | { kind: "several"; values: string[] }
  | { kind: "grid"; mark: string }
  | { kind: "amounts"; names: string[] }
  | { kind: "group"; fields: Record<string, Field> }
  | { kind: "list"; item: Field; example: Json }
  | { kind: "variants"; variants: Record<string, Variant> };

/** One of several kinds of record, told apart by its `op`, with one of that kind to start from. */
export interface Variant {
  fields: Record<string, Field>;
  example: Json;
}

/** Values by the name of their field, for fields whose values are of one kind: goods, features. */
export type Pools = Record<string, string[]>;

export const VARIANT = "op";
const MONEY = 100; // sums come in hundreds
const EMPTY = ".";
const GRID = /^[.#P]+$/;

/** What stands at one place of all these examples; null if they say nothing, or nothing that can be edited. */
export function learn(examples: Json[], pools: Pools = {}, name = ""): Field | null {
  const known = examples.filter((example) => example !== null);
  if (known.length === 0) return null;
  if (known.every((each) => typeof each === "number")) return { kind: "number", step: stepOf(known) };
  if (known.every((each) => typeof each === "boolean")) return { kind: "switch" };
  if (known.every((each) => typeof each === "string")) return { kind: "choice", values: pools[name] ?? distinct(known) };
  if (known.every((each) => Array.isArray(each))) return learnList(known.flat(), pools, name);
  if (known.some((each) => typeof each !== "object" || Array.isArray(each))) return null;
  return learnRecord(known as Record<string, Json>[], pools, name);
}

function stepOf(numbers: number[]): number {
  return numbers.some((each) => each !== 0) && numbers.every((each) => each % MONEY === 0) ? MONEY : 1;
}

function learnList(entries: Json[], pools: Pools, name: string): Field | null {
  if (entries.length === 0) return null;
  if (entries.every((each) => typeof each === "number")) return { kind: "numbers" };
  if (entries.every((each) => typeof each === "string")) return learnTexts(entries, pools, name);
  const item = learn(entries, pools, name);
  return item && { kind: "list", item, example: entries[0]! };
}

function learnTexts(entries: string[], pools: Pools, name: string): Field {
  if (!entries.every((row) => GRID.test(row))) return { kind: "several", values: pools[name] ?? distinct(entries) };
  const mark = distinct(entries.flatMap((row) => [...row])).find((sign) => sign !== EMPTY);
  return { kind: "grid", mark: mark ?? "#" };
}

function learnRecord(records: Record<string, Json>[], pools: Pools, name: string): Field {
  if (records.every((each) => typeof each[VARIANT] === "string")) return learnVariants(records, pools);
  const names = distinct(records.flatMap((each) => Object.keys(each)));
  if (records.every((each) => Object.values(each).every((value) => typeof value === "number"))) {
    return { kind: "amounts", names: pools[name] ?? names };
  }
  return { kind: "group", fields: learnFields(records, pools) };
}

/** The fields of these records by their names. */
export function learnFields(records: Record<string, Json>[], pools: Pools = {}): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const name of distinct(records.flatMap((each) => Object.keys(each)))) {
    const field = learn(records.flatMap((each) => (name in each ? [each[name]!] : [])), pools, name);
    if (field) fields[name] = field;
  }
  return fields;
}

function learnVariants(records: Record<string, Json>[], pools: Pools): Field {
  const variants: Record<string, Variant> = {};
  for (const variant of distinct(records.map((each) => String(each[VARIANT])))) {
    const examples = records.filter((each) => each[VARIANT] === variant);
    const rest = examples.map(({ [VARIANT]: _, ...others }) => others);
    variants[variant] = { fields: learnFields(rest, pools), example: examples[0]! };
  }
  return { kind: "variants", variants };
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}

/** Every value of some fields anywhere in an edition, in the order in which they come first. */
export function poolOf(edition: Json, fields: string[]): string[] {
  const found = new Set<string>();
  collect(edition, (name, value) => {
    if (!fields.includes(name)) return;
    if (typeof value === "string") found.add(value);
    else if (Array.isArray(value)) for (const each of value) add(each);
    else add(value);
  });
  return [...found];

  function add(value: Json): void {
    if (typeof value === "string") found.add(value);
    else if (typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "number")) {
      for (const name of Object.keys(value)) found.add(name);
    }
  }
}

function collect(value: Json, see: (name: string, value: Json) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    see(name, each as Json);
    collect(each as Json, see);
  }
}
