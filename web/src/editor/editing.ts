/** What the editor has to know of a game: its sections, the names of its values, and how they are drawn. */
import type { Component, Snippet } from "svelte";
import type { Json, Words } from "../lib/game";
import type { Section } from "./items";

/** A field with a drawing of its own: its value, and how to change it. */
export interface FieldProps {
  value: Json;
  label: string;
  change: (value: Json) => void;
}

export interface Editing {
  sections: Section[];
  /** Which words name the values of a field: a `building` is called by `piece-*`. */
  names: Record<string, string>;
  /** Fields that share their values, such as all that name goods. */
  pools: string[][];
  /** Components to be drawn within it are drawn as at a table. */
  Frame: Component<{ edition: Json; words: Words; children: Snippet }>;
  /** A component as it is drawn at a table. */
  Picture: Component<{ section: string; id: string; component: Json }>;
  /** The colour of a component's squares. */
  toneOf?: (id: string, component: Json) => string;
  /** The sign of a value. */
  Sign: Component<{ name: string; size?: number }>;
  /** Fields that are no plain values. */
  own: Record<string, Component<FieldProps>>;
}
