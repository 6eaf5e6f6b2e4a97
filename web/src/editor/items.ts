/** The components of an edition one by one: cards, pieces, boards. */
import type { Json } from "../lib/game";
import { isWithin, valueAt, type Path } from "./paths";

/** Components that belong together. A `*` in a path stands for every entry there. */
export interface Section {
  name: string;
  paths: Path[];
  /** Only entries with these values. */
  where?: Record<string, Json>;
  /** The words that name a component: `profession` for `profession-lawyer`; without it, the editor names it. */
  names?: string;
  /** The words for a title of a component that is not its name. */
  title?: string;
  /** Whether a component's drawing shows its name. */
  titled?: boolean;
  /** Whether an edition may give its components other names. */
  renamed?: boolean;
  /** Fields that are not for editing. */
  hidden?: string[];
}

export interface Item {
  section: Section;
  path: Path;
  id: string;
}

const EVERY = "*";
const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function itemsOf(edition: Json, section: Section): Item[] {
  return section.paths
    .flatMap((path) => expanded(edition, path))
    .filter((path) => isOf(valueAt(edition, path), section))
    .map((path) => ({ section, path, id: idOf(valueAt(edition, path), path) }));
}

function expanded(edition: Json, path: Path): Path[] {
  const at = path.indexOf(EVERY);
  if (at < 0) return [path];
  const before = path.slice(0, at);
  const entries = valueAt(edition, before);
  if (typeof entries !== "object" || entries === null) return [];
  const steps = Array.isArray(entries) ? entries.map((_, number) => number) : Object.keys(entries);
  return steps.map((step) => [...before, step, ...path.slice(at + 1)]);
}

function isOf(value: Json | undefined, { where = {} }: Section): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(where).every(([name, wanted]) => value[name] === wanted);
}

function idOf(value: Json | undefined, path: Path): string {
  const own = isRecord(value) ? (value.key ?? value.id) : undefined;
  return String(own ?? path.at(-1) ?? "");
}

// Sources: how sure a value is.

const RECONSTRUCTION = "reconstruction";
const PRINTED = "printed";

/** Where a component's field comes from, such as `rulebook`; undefined where the file does not say. */
export function sourceOf(component: Json | undefined, field: string): string | undefined {
  if (!isRecord(component)) return undefined;
  const source = component.source;
  if (typeof source === "string") return source;
  return isRecord(source) && typeof source[field] === "string" ? source[field] : undefined;
}

/** Whether some of its values are reconstructed and nobody has compared them with a printed copy. */
export function isUnchecked(component: Json | undefined): boolean {
  return isRecord(component) && sources(component.source).includes(RECONSTRUCTION);
}

function sources(source: Json | undefined): Json[] {
  return isRecord(source) ? Object.values(source) : source === undefined ? [] : [source];
}

/** The component with all that was reconstructed marked as checked against a printed copy. */
export function confirmed(component: Json): Json {
  if (!isRecord(component)) return component;
  const sure = (source: Json) => (source === RECONSTRUCTION ? PRINTED : source);
  const source = component.source;
  if (!isRecord(source)) return source === undefined ? component : { ...component, source: sure(source) };
  return { ...component, source: Object.fromEntries(Object.entries(source).map(([name, each]) => [name, sure(each)])) };
}

/** The component with another value, which somebody has read from a printed copy. */
export function corrected(component: Json, field: string, value: Json): Json {
  const changed: Record<string, Json> = { ...(component as Record<string, Json>), [field]: value };
  const source = changed.source;
  if (isRecord(source)) return { ...changed, source: field in source ? { ...source, [field]: PRINTED } : source };
  return source === undefined ? changed : { ...changed, source: PRINTED };
}

/** Whether two components say the same, whatever their sources. */
export function sameComponent(one: Json | undefined, other: Json | undefined): boolean {
  const plain = (value: Json | undefined) => JSON.stringify(isRecord(value) ? { ...value, source: null } : value);
  return plain(one) === plain(other);
}

/** The items of an edition that differ from ours, or whose place ours does not have. */
export function changedItems(edition: Json, ours: Json, sections: Section[]): Item[] {
  return sections
    .flatMap((section) => itemsOf(edition, section))
    .filter(({ path }) => !sameComponent(valueAt(edition, path), valueAt(ours, path)));
}

/** Whether a file has everything that the editor goes through, so that it can be drawn and put right there. */
export function isComplete(edition: Json, ours: Json, sections: Section[]): boolean {
  return sections.every((section) => {
    const items = itemsOf(edition, section);
    return items.length === itemsOf(ours, section).length;
  });
}

/** The item in which a place lies. */
export function itemAt(path: Path, items: Item[]): Item | undefined {
  return items.find((item) => isWithin(path, item.path));
}
