"""Let two networks play each other: `patron` with the first at half of the seats, with the second at the others.

python training/compare.py princes old.json new.json --games 200
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import signoria
from signoria.arena.playing import player_seed
from signoria.arena.runner import play_game
from signoria.bots.judges import make_judge
from signoria.bots.network import read_network
from signoria.bots.patron import Patron
from signoria.kernel.chance import derived_seed

OPTIONS = {"princes": {}, "lorenzo": {"advanced": True}}
SEATS = 4


def play(game: str, networks: list[Path], number: int) -> tuple[list[float], list[float]]:
    """One game: the points and the wins of each network. They take turns at the seats from game to game."""
    judges = [make_judge(game, read_network(network)) for network in networks]
    plays = [(seat + number) % 2 for seat in range(SEATS)]
    played = signoria.new_game(game, SEATS, derived_seed(77, b"game", number), **OPTIONS[game])
    play_game(played, [Patron(player_seed(number, seat), judges[plays[seat]]) for seat in range(SEATS)])
    points, wins = [0.0, 0.0], [0.0, 0.0]
    scores, winners = played.scores(), played.winners()
    for seat in range(SEATS):
        points[plays[seat]] += scores[seat] * 2 / SEATS
        wins[plays[seat]] += (seat in winners) / len(winners)
    return points, wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=OPTIONS)
    parser.add_argument("networks", type=Path, nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    games = range(given.games)
    with ProcessPoolExecutor(given.jobs) as pool:
        results = list(pool.map(play, [given.game] * len(games), [given.networks] * len(games), games, chunksize=5))
    for at, network in enumerate(given.networks):
        points = sum(result[0][at] for result in results) / len(results)
        wins = sum(result[1][at] for result in results) / len(results)
        print(f"{network}: {points:.1f} points, wins {100 * wins:.1f} % of {len(results)} games", flush=True)


if __name__ == "__main__":
    main()
