"""How fast the arena is, by wall clock: four novices, results and records kept. Prints one JSON object.

    python benchmarks/arena.py princes [GAMES]

Two processes can only be measured on a machine with two cores that does nothing else.
"""

import json
import tempfile
import time
from pathlib import Path

from arguments import GameParser, missing_explained

with missing_explained():
    import signoria
    from signoria.arena.tournament import Tournament, on_this_machine, play_tournament

PLAYERS = ["novice"] * 4
GAMES = 600  # enough for starting a process not to matter


def games_per_second(game: str, games: int, jobs: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        play_tournament(Tournament.of(game, PLAYERS, games), Path(folder), on_this_machine(jobs))
        return games / (time.perf_counter() - start)


def measures(game: str, games: int = GAMES) -> dict[str, float]:
    one = games_per_second(game, games, jobs=1)
    two = games_per_second(game, games, jobs=2)
    return {"arena, one job": one, "arena, two jobs": two, "gain of two jobs": two / one}


if __name__ == "__main__":
    parser = GameParser(__doc__, signoria.game_names())
    parser.add_argument("games", type=int, nargs="?", default=GAMES, help="how many to play")
    wish = parser.parse_args()
    print(json.dumps(measures(wish.game, wish.games)))
