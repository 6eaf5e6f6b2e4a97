/** Which control offers which move. What no control knows stands in the list of all moves. */
import type { Move } from "../lib/game";
import { MEMBERS, type Member } from "./model";

export type Control =
  | { on: "space"; space: string }
  | { on: "leader"; leader: string }
  /** Harvest or production without a member: how many servants. */
  | { on: "servants" }
  /** A button of its own under the question. */
  | { on: "choice" };

const LEADER_MOVES = ["play", "discard", "activate"];

export function controlOf(move: Move): Control {
  if (move.do === "place" || move.do === "take") return { on: "space", space: String(move.space) };
  if (LEADER_MOVES.includes(move.do)) return { on: "leader", leader: String(move.leader) };
  if (move.do === "work") return { on: "servants" };
  return { on: "choice" };
}

export function choices(moves: Move[]): Move[] {
  return moves.filter((move) => controlOf(move).on === "choice");
}

/** The moves to a space, with one member or with any; bonus actions go without. */
export function waysTo(space: string, moves: Move[], member: Member | null): Move[] {
  return moves.filter((move) => {
    const control = controlOf(move);
    return control.on === "space" && control.space === space && (!member || !move.member || move.member === member);
  });
}

/** The members that may be placed anywhere now. */
export function placeable(moves: Move[]): Member[] {
  return MEMBERS.filter((member) => moves.some((move) => move.do === "place" && move.member === member));
}

/** The members that may go to a space. */
export function membersTo(space: string, moves: Move[]): Member[] {
  const ways = waysTo(space, moves, null);
  return MEMBERS.filter((member) => ways.some((move) => move.member === member));
}

/** The way that spends the fewest servants, and among equal ones the member worth least. */
export function thriftiest(ways: Move[], values: Partial<Record<Member, number>>): Move | undefined {
  const worth = (move: Move) => values[move.member as Member] ?? 0;
  return [...ways].sort((one, other) => servantsOf(one) - servantsOf(other) || worth(one) - worth(other))[0];
}

export function servantsOf(move: Move): number {
  return Number(move.servants ?? 0);
}

/** The moves of one leader, in the order play, activate, discard. */
export function leaderMoves(leader: string, moves: Move[]): Move[] {
  const rank = (move: Move) => ["play", "activate", "discard"].indexOf(move.do);
  return moves
    .filter((move) => LEADER_MOVES.includes(move.do) && move.leader === leader)
    .sort((one, other) => rank(one) - rank(other));
}

export function same(one: Move | undefined, other: Move | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A plan as far as it is made; what is open is null. */
export interface PlacementPlan {
  member: Member | null;
  space: string | null;
  servants: number | null;
}

/** The move a plan comes to: with the servants planned, or else the fewest. */
export function moveOf(plan: PlacementPlan, moves: Move[], values: Partial<Record<Member, number>>): Move | undefined {
  if (!plan.space) return undefined;
  const ways = waysTo(plan.space, moves, plan.member);
  return ways.find((move) => servantsOf(move) === plan.servants) ?? thriftiest(ways, values);
}
