/** Which lessons come first, and what comes next. */
import type { GameInfo, LessonInfo, NewTable } from "./messages";
import { againstBots } from "./newtable";

/** After so many lessons of a game one can play it. */
export const BASICS = 6;
/** How long they take somebody who has never played. */
export const MINUTES = 10;
/** A first game is short and against weak opponents. */
const SEATS = 3;

/** Whether one has learned enough to play. */
export function isReady(lessons: readonly LessonInfo[]): boolean {
  return lessons.length > 0 && lessons.slice(0, BASICS).every(({ finished }) => finished !== null);
}

/** The first lesson that one has not finished yet; null if there is none. */
export function nextUp(lessons: readonly LessonInfo[]): LessonInfo | null {
  return lessons.find(({ finished }) => finished === null) ?? null;
}

/** The lesson after this one; null after the last. */
export function nextOf(lessons: readonly LessonInfo[], id: string): LessonInfo | null {
  const at = lessons.findIndex((each) => each.id === id);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}

/** A table for somebody's first game: the basic rules, and bots that a beginner can beat. */
export function firstGame(game: GameInfo): NewTable {
  const table = againstBots(game, SEATS);
  return { ...table, seats: table.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level: game.first_level } : seat)) };
}
