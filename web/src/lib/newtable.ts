/** Choosing the seats of a new table. */
import type { GameInfo, NewTable, SeatSetup } from "./messages";

/** One's own seat and as many bots as make a good game. */
export function againstBots(game: GameInfo, seats = 4): NewTable {
  const others = Math.min(game.most, Math.max(game.fewest, seats)) - 1;
  const bots: SeatSetup[] = Array.from({ length: others }, () => ({ kind: "bot", level: game.usual_level }));
  return { game: game.name, seats: [{ kind: "human" }, ...bots] };
}

/** The same seats, as many as wanted; new ones are bots. */
export function resized(seats: SeatSetup[], count: number, level: string): SeatSetup[] {
  return Array.from({ length: count }, (_, number) => seats[number] ?? { kind: "bot", level });
}

/** What is sent: names only for people here, levels only for bots. */
export function setupOf(seat: SeatSetup): SeatSetup {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level ?? null };
  const name = seat.name?.trim();
  return seat.kind === "human" && name ? { kind: "human", name } : { kind: seat.kind };
}
