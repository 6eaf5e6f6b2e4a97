/** The order at the end. Who won stands first, whatever the points say: the rules have broken the tie. */
import type { Result } from "./messages";

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

export function standings({ scores, winners }: Result): Standing[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
  const order = scores.map((points, seat) => ({ seat, points })).sort((a, b) => won(b.seat) - won(a.seat) || b.points - a.points);
  return order.map(({ seat, points }) => {
    const better = order.filter((other) => won(other.seat) > won(seat) || (won(other.seat) === won(seat) && other.points > points));
    return { seat, points, place: won(seat) ? 1 : better.length + 1 };
  });
}
