/** How long a bot seems to think before its move is shown. The server plays at once; only what is shown waits. */
import type { GameDrawing } from "./game";
import type { Table, Update } from "./messages";

export const PACES = ["instant", "brisk", "natural"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that one needs to see what a move did. */
const READ = 650;
/** For a decision that people think about, and how much longer each level takes for it. */
const THINK = 1000;
const THINK_MORE = 180;

/** All that comes in one rush is shown within so many milliseconds. */
export const PATIENCE: Record<Pace, number> = { instant: 0, brisk: 3500, natural: 10_000 };

/** The time between the last move and this one: longer for decisions that matter, and the stronger the bot is. */
export function thinkingTime(pace: Pace, rank: number | null, small: boolean): number {
  if (pace === "instant") return 0;
  return pace === "brisk" || rank === null || small ? READ : THINK + THINK_MORE * rank;
}

/** The level of the bot that made the move of an update, from 1 for the weakest; null for a person. */
export function rankOf(update: Update, table: Table | null, levels: readonly { name: string }[]): number | null {
  const seat = update.movers.at(-1);
  const level = seat === undefined ? null : (table?.seats[seat]?.level ?? null);
  return level === null ? null : 1 + Math.max(0, levels.findIndex(({ name }) => name === level));
}

/** Whether people take a decision of this kind quickly, or what was decided is only that nothing happens. */
export function isSmall(kind: string | null | undefined, update: Update, drawing: GameDrawing | null): boolean {
  if (kind && drawing?.small?.includes(kind)) return true;
  const facts = update.facts.flat();
  return facts.length > 0 && facts.every(({ fact }) => drawing?.routine?.includes(String(fact)) ?? false);
}
