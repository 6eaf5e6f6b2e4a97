/** An edition in the making: every change can be undone, and all of it survives a reload. */
import { keepDraft, keptDraft, type Change } from "../lib/drafts";
import type { Json } from "../lib/game";
import { valueAt, withValue, type Path } from "./paths";

const MOST_STEPS = 200;

export class Draft {
  edition = $state.raw<Json>(null);
  /** False if the browser has no room for it or keeps nothing at all. */
  kept = $state(true);
  #done = $state.raw<Change[]>([]);
  #undone = $state.raw<Change[]>([]);

  /** @param start what an untouched draft is: our edition under another name */
  constructor(
    readonly game: string,
    readonly start: Json,
  ) {
    this.edition = start;
    this.read();
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Put a value in its place; undefined takes it away. */
  set(path: Path, after: Json | undefined): void {
    const before = valueAt(this.edition, path);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    this.#done = [...this.#done, { path: [...path], before, after }].slice(-MOST_STEPS);
    this.#undone = [];
    this.#show(path, after);
  }

  /** Go on with another edition: one from a file or from a link, or ours. */
  replace(edition: Json): void {
    this.set([], edition);
  }

  undo(): void {
    const change = this.#done.at(-1);
    if (!change) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, change];
    this.#show(change.path, change.before);
  }

  redo(): void {
    const change = this.#undone.at(-1);
    if (!change) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, change];
    this.#show(change.path, change.after);
  }

  /** What the browser has kept, perhaps by another window. */
  read(): void {
    const found = keptDraft(this.game);
    if (!found) return;
    this.edition = found.edition;
    this.#done = found.done;
    this.#undone = found.undone;
  }

  #show(path: Path, value: Json | undefined): void {
    this.edition = withValue(this.edition, path, value);
    this.kept = keepDraft(this.game, { edition: this.edition, done: this.#done, undone: this.#undone });
  }
}
