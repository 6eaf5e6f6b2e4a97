/** Stepping through a game: which number of moves each button leads to; null is the game as it stands now. */
export type Step = "first" | "previous" | "next" | "last" | "now";

const KEYS: Record<string, Step> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  Escape: "now",
};

/** Where a step leads from `at` (null: now) in a game of `length` moves. */
export function stepTo(step: Step, at: number | null, length: number): number | null {
  const here = at ?? length;
  if (step === "first") return 0;
  if (step === "previous") return Math.max(0, here - 1);
  if (step === "next") return at === null || here >= length ? at : here + 1;
  if (step === "last") return length;
  return null;
}

/** The step a key asks for; none while something is being written or a control uses the arrow keys itself. */
export function stepOfKey(event: KeyboardEvent): Step | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const place = event.target instanceof Element ? event.target : null;
  if (place?.closest("input, select, textarea, dialog, [contenteditable], [data-arrows]")) return null;
  return KEYS[event.key] ?? null;
}
