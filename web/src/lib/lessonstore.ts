/** Where somebody left off, kept in this browser: for each unfinished lesson the answers so far. */
import type { Move } from "./game";

/** A move, or null: to go on, or to be shown one. */
export type LessonAnswer = Move | null;

export interface LeftOff {
  answers: LessonAnswer[];
  /** The number of the step they lead to, from 0. */
  step: number;
}

const KEY = "signoria-lessons";
const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

function stored(): Record<string, LeftOff> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, LeftOff>) : {};
  } catch {
    return {};
  }
}

/** Where a lesson was left; null if it was not begun here. Whether the answers still fit, the server says. */
export function leftOff(game: string, lesson: string): LeftOff | null {
  const found = stored()[nameOf(game, lesson)];
  return Array.isArray(found?.answers) && typeof found.step === "number" ? found : null;
}

/** Keeps where a lesson was left; null: it is finished, or begins again. */
export function leave(game: string, lesson: string, at: LeftOff | null): void {
  const { [nameOf(game, lesson)]: _, ...others } = stored();
  try {
    localStorage.setItem(KEY, JSON.stringify(at ? { ...others, [nameOf(game, lesson)]: at } : others));
  } catch {
    // a browser that keeps nothing begins again after a reload
  }
}
