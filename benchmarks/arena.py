"""How fast the arena is, by wall clock: four novices, results and records kept. Run alone, prints one JSON object.

    python benchmarks/arena.py princes [GAMES]

Two processes can only be measured on a machine with two cores that does nothing else.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

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
    print(json.dumps(measures(sys.argv[1], *map(int, sys.argv[2:]))))
