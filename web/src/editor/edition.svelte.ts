/** An edition as it is shown: its components section by section, their names and fields, and what differs from ours. */
import { createContext } from "svelte";
import type { Json, Words } from "../lib/game";
import { capital, named } from "../lib/words";
import type { Editing } from "./editing";
import { learnFields, poolOf, type Field, type Pools } from "./fields";
import { changedItems, isUnchecked, itemsOf, sameComponent, type Item, type Section } from "./items";
import { valueAt, type Path } from "./paths";

const HIDDEN = ["id", "key", "name", "number", "source", "note", "text"];

export interface Progress {
  section: Section;
  items: Item[];
  /** What was or is to be compared with a printed copy, and how much of it has been. */
  toCheck: Item[];
  checked: number;
}

export class EditionState {
  readonly progress = $derived.by(() => this.editing.sections.map((section) => this.#progressOf(section)));
  readonly items = $derived.by(() => this.progress.flatMap(({ items }) => items));
  readonly toCheck = $derived.by(() => this.progress.flatMap(({ toCheck }) => toCheck));
  readonly left = $derived.by(() => this.toCheck.filter((item) => this.isUnchecked(item)));
  readonly changed = $derived.by(() => changedItems(this.edition, this.ours, this.editing.sections));
  readonly #pools: Pools;
  readonly #fields = new Map<Section, Record<string, Field>>();

  /**
   * @param ours the edition that comes with the game
   * @param given looks up the edition and the words, which may change
   */
  constructor(
    readonly editing: Editing,
    readonly ours: Json,
    private readonly given: () => { edition: Json; words: Words },
  ) {
    const pools = editing.pools.flatMap((fields) => fields.map((field) => [field, poolOf(ours, fields)] as const));
    this.#pools = Object.fromEntries(pools);
  }

  get edition(): Json {
    return this.given().edition;
  }

  get words(): Words {
    return this.given().words;
  }

  valueOf(path: Path): Json | undefined {
    return valueAt(this.edition, path);
  }

  nameOf({ section, id }: Item): string {
    if (section.title) return this.words(section.title, { id });
    return section.names ? named(this.words, `${section.names}-${id}`, id) : this.words(`editor-item-${id}`);
  }

  /** The name of a field's value, such as a building. */
  nameOfValue(field: string, value: string): string {
    return capital(named(this.words, (this.editing.names[field] ?? `${field}-*`).replace("*", value), value));
  }

  nameOfField(field: string): string {
    const key = [`field-${field}`, `object-${field}`].find((each) => this.words(each) !== each);
    return capital(key ? this.words(key) : field);
  }

  /** The fields of a component in the order of our file, as far as it has them. */
  fieldsOf({ section, path }: Item): [name: string, field: Field][] {
    const component = this.valueOf(path) as Record<string, Json>;
    return Object.entries(this.#fieldsIn(section)).filter(([name]) => name in component);
  }

  isChanged({ path }: Item): boolean {
    return !sameComponent(this.valueOf(path), valueAt(this.ours, path));
  }

  isUnchecked({ path }: Item): boolean {
    return isUnchecked(this.valueOf(path));
  }

  /** Whether it is a reconstruction in our edition. */
  wasUnchecked({ path }: Item): boolean {
    return isUnchecked(valueAt(this.ours, path));
  }

  #fieldsIn(section: Section): Record<string, Field> {
    const known = this.#fields.get(section);
    if (known) return known;
    const examples = itemsOf(this.ours, section).map(({ path }) => shown(valueAt(this.ours, path)!, section));
    const fields = learnFields(examples, this.#pools);
    this.#fields.set(section, fields);
    return fields;
  }

  #progressOf(section: Section): Progress {
    const items = itemsOf(this.edition, section);
    const toCheck = items.filter((item) => this.isUnchecked(item) || this.wasUnchecked(item));
    return { section, items, toCheck, checked: toCheck.filter((item) => !this.isUnchecked(item)).length };
  }
}

/** What of a component is for editing. */
function shown(component: Json, { hidden = [] }: Section): Record<string, Json> {
  const fields = Object.entries(component as Record<string, Json>);
  return Object.fromEntries(fields.filter(([name]) => !HIDDEN.includes(name) && !hidden.includes(name)));
}

export const [useEdition, provideEdition] = createContext<EditionState>();
