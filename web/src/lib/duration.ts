/** How long somebody may be away. */
import type { Words } from "./game";

const HOUR = 60;
const DAY = 24 * HOUR;

/** The minutes to choose from; null: for ever. */
export const ABSENCES = [10, HOUR, DAY, 7 * DAY, null];

export function durationInWords(minutes: number, words: Words): string {
  if (minutes % DAY === 0) return words("duration-days", { count: minutes / DAY });
  if (minutes % HOUR === 0) return words("duration-hours", { count: minutes / HOUR });
  return words("duration-minutes", { count: minutes });
}
