/** Applies what changed since the last view or appraisal. */
import type { Json } from "./game";

export type Patch = [path: (string | number)[], value?: Json][];

type Branch = { [key: string | number]: Branch };

/** What was shown, with the changes made; the old is left as it was, because the past may still be looked at. */
export function patched<Shown>(shown: Shown, ...patches: Patch[]): Shown {
  const next = structuredClone(shown);
  for (const [path, ...value] of patches.flat()) {
    const last = path[path.length - 1]!;
    const parent = path.slice(0, -1).reduce((at, key) => at[key]!, next as unknown as Branch);
    if (value.length) parent[last] = structuredClone(value[0]) as unknown as Branch;
    else delete parent[last];
  }
  return next;
}
