/**
 * What the parts of a table screen tell each other about their sizes. It goes to those elements that need it: a custom
 * property that all of a table inherits would have the style of every element worked out again whenever it changes.
 */
import { getContext, setContext } from "svelte";

export class TableLayout {
  /** The part of the game that is shown where there is no room for all; null if the game has no such parts. */
  tab = $state<string | null>(null);
  /** How high the question is, which lies over the lower edge of a phone. */
  dock = $state(0);
  /** How high the seats are. */
  seats = $state(0);
  /** The percentage of a desktop's height that is for log and chat. */
  log = $state(32);
}

const KEY = Symbol("the layout of a table");

export function provideLayout(): TableLayout {
  return setContext(KEY, new TableLayout());
}

/** That of the screen around; a game that is drawn without one tells nobody. */
export function useLayout(): TableLayout {
  return getContext<TableLayout | undefined>(KEY) ?? new TableLayout();
}
