/** What every part of the editor looks at: the draft, what the engine says about it, and what is being edited. */
import { createContext } from "svelte";
import type { Json, Words } from "../lib/game";
import type { EditionCheck, Finding } from "../lib/messages";
import type { Draft } from "./draft.svelte";
import type { Editing } from "./editing";
import { EditionState, provideEdition } from "./edition.svelte";
import { confirmed, corrected, type Item } from "./items";
import { isWithin, samePath, valueAt, type Path } from "./paths";

export class EditorState extends EditionState {
  /** The component that is being edited. */
  chosen = $state.raw<Path | null>(null);
  readonly item = $derived.by(() => this.items.find(({ path }) => this.chosen && samePath(path, this.chosen)));

  /** @param found looks up the words and the engine's answer */
  constructor(
    editing: Editing,
    ours: Json,
    readonly draft: Draft,
    private readonly found: () => { words: Words; check: EditionCheck | null },
  ) {
    super(editing, ours, () => ({ edition: draft.edition, words: found().words }));
  }

  change(item: Item, field: string, value: Json): void {
    this.draft.set(item.path, corrected(this.valueOf(item.path)!, field, value));
  }

  confirm(item: Item): void {
    this.draft.set(item.path, confirmed(this.valueOf(item.path)!));
  }

  restore(item: Item): void {
    this.draft.set(item.path, valueAt(this.ours, item.path));
  }

  problemsAt(path: Path): Finding[] {
    return within(path, this.found().check?.problems);
  }

  warningsAt(path: Path): Finding[] {
    return within(path, this.found().check?.warnings);
  }
}

function within(path: Path, findings: Finding[] = []): Finding[] {
  return findings.filter((finding) => isWithin(finding.path, path));
}

const [useEditor, provide] = createContext<EditorState>();
export { useEditor };

export function provideEditor(editor: EditorState): void {
  provide(editor);
  provideEdition(editor);
}
