/** Numbers as the reader's language writes them. */
import { percent as percentIn } from "../lib/coachwords";
import { settings } from "../lib/settings.svelte";

export const percent = (share: number): string => percentIn(share, settings.locale);

export function decimal(value: number, digits = 1): string {
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(settings.locale, shown).replace("-", "−");
}
