/** What a seat saw at a moment of the game, to put moves into words. */
import { api } from "../lib/api";
import type { OpenedRecord } from "../lib/messages";
import { patched, type Patch } from "../lib/patch";
import type { View } from "../lib/table.svelte";

export interface Seen {
  view: View;
  appraisal: View;
}

export async function seenAt(table: string, record: OpenedRecord | null, at: number): Promise<Seen> {
  if (!record) return (await api.viewAt(table, at, null)) as unknown as Seen;
  const done = record.steps.slice(0, at);
  return {
    view: patched(record.view as View, ...done.map(({ patch }) => patch as Patch)) as View,
    appraisal: patched(record.appraisal as View, ...done.map(({ appraisal_patch }) => appraisal_patch as Patch)) as View,
  };
}
