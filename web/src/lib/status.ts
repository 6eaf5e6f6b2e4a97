/** The few things that all games' views have in common, for the frame around them. */
import { named } from "./words";
import type { Decision, Move, Words } from "./game";
import type { View } from "./table.svelte";

/** A seat's points as its view shows them: prestige points, victory points, or just points. */
export function pointsOf(view: View | null, seat: number): number | null {
  const player = (view?.seats as View[] | undefined)?.[seat];
  const points = player?.pp ?? player?.vp ?? player?.points;
  return typeof points === "number" ? points : null;
}

/** 'Round 3 · auction phase', as far as the game has words for it. */
export function progressInWords(view: View | null, words: Words): string {
  if (!view) return "";
  const phase = words(`phase-${String(view.phase)}`);
  const known = !phase.startsWith("phase-");
  const round = typeof view.round === "number" ? [words("round", { round: view.round })] : [];
  return [...round, ...(known ? [phase] : [])].join(" · ");
}

/** What is decided, in words, as exactly as this client knows it: only who decides is told more than the kind. */
export function decisionInWords(game: string, decision: Decision, moves: Move[], words: Words): string {
  const kind = decision.kind ?? "";
  const what = named(words, `what-${game}-${kind}`, kind);
  const more = stageOf(decision, moves);
  return more ? named(words, `what-${game}-${kind}-${more}`, what) : what;
}

/** How far a decision has come, where that changes the question. */
function stageOf(decision: Decision, moves: Move[]): string {
  if (decision.placed === true) return "placed";
  if (decision.actions_left === 0) return "done";
  if (typeof decision.action === "string") return decision.action;
  return decision.kind === "turn" && moves.some((move) => move.do === "pass") ? "pass" : "";
}
