/** What of a component differs from our edition, in words as far as there are any. */
import type { Json } from "../lib/game";
import type { EditionState } from "./edition.svelte";
import type { Item } from "./items";
import { valueAt } from "./paths";

export interface Difference {
  field: string;
  /** Undefined where a value is better drawn than told. */
  before?: string;
  after?: string;
}

export function differences(edition: EditionState, item: Item): Difference[] {
  const ours = valueAt(edition.ours, item.path) as Record<string, Json> | undefined;
  const here = edition.valueOf(item.path) as Record<string, Json>;
  return edition
    .fieldsOf(item)
    .filter(([field]) => JSON.stringify(here[field]) !== JSON.stringify(ours?.[field]))
    .map(([field]) => {
      const [before, after] = [inWords(edition, field, ours?.[field]), inWords(edition, field, here[field])];
      return before !== undefined && after !== undefined ? { field, before, after } : { field };
    });
}

function inWords(edition: EditionState, field: string, value: Json | undefined): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? edition.nameOfValue(field, value) : undefined;
}
