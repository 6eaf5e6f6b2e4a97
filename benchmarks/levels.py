"""How strong the eight levels are: OpenSkill ratings on one scale for a game.

    python benchmarks/levels.py GAME [--games 400] [--jobs 1] [--master prince:200] [--keep]

Every game seats four levels that are neighbours on the ladder, as games between unequal players say little; all
places rotate. Ratings are computed as in the arena. Only differences mean anything, so the scale is shifted to have
the weakest level at 10. So that it takes minutes and not hours, `master` searches with fewer simulations here than at a
table. `--keep` writes the ratings into the source, where the next build finds them. The table shows the step from each
level to the next, and how often it finishes ahead.
"""

import json
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import fmean

from arguments import GameParser, missing_explained

with missing_explained():
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from signoria import games
    from signoria.arena.playing import Task, checked_task, play_match
    from signoria.arena.ratings import Rating, rate
    from signoria.arena.schedule import Match, match
    from signoria.arena.statistics import ranks
    from signoria.bots.levels import level_names
    from signoria.kernel.state import Json
    from signoria.pools import in_processes

MEASURED: dict[str, Json] = {"princes": {}, "lorenzo": {"advanced": True}}
SOURCE = Path(__file__).parents[1] / "src"
SEATS = 4
SEED = 17
LOWEST = 10.0  # the rating of the weakest level

Played = tuple[list[str], list[int], list[int]]  # levels, places and points, by seat


def matches(levels: int, count: int) -> list[Match]:
    """Every four neighbours in turn."""
    groups = [tuple(range(first, first + SEATS)) for first in range(levels - SEATS + 1)]
    return [match(groups, number) for number in range(1, count + 1)]


def play(task: Task, levels: Sequence[str], match: Match) -> Played:
    """The result of one game. The levels are named here, as a level may play by another word."""
    game = play_match(task, match)
    return [levels[at] for at in match.seating], ranks(game), list(game.scores())


def measure(game: str, count: int, jobs: int, master: str) -> list[Played]:
    levels = level_names(game)
    task = checked_task(game, SEATS, [*levels[:-1], master], MEASURED[game], SEED, None)
    wanted = matches(len(levels), count)
    with closing(in_processes(partial(play, task, levels), wanted, jobs, most_in_a_chunk=1)) as played:
        return list(track(played, "Playing", len(wanted), console=Console(stderr=True)))


def rated_from_below(played: Sequence[Played], lowest: str) -> dict[str, Rating]:
    """The ratings, with the weakest level where the scale begins."""
    found = rate((names, places) for names, places, _ in played)
    shift = LOWEST - found[lowest].mu
    return {level: Rating(rating.mu + shift, rating.sigma) for level, rating in found.items()}


def finishes_ahead(played: Sequence[Played], level: str, other: str) -> float:
    """The share of games in which a level finishes ahead of another."""
    met = [(names, places) for names, places, _ in played if {level, other} <= set(names)]
    return fmean(places[names.index(level)] < places[names.index(other)] for names, places in met)


def show(game: str, played: Sequence[Played], ratings: dict[str, Rating]) -> None:
    table = Table("level", "rating", "step", "finishes ahead of the level below", "mean points")
    below = None
    for level in level_names(game):
        rating = ratings[level]
        step, ahead = "", ""
        if below is not None:
            step = f"{rating.mu - ratings[below].mu:+.1f}"
            ahead = f"{finishes_ahead(played, level, below):.0%}"
        points = fmean(points[names.index(level)] for names, _, points in played if level in names)
        table.add_row(level, f"{rating.mu:.1f} ± {rating.margin:.1f}", step, ahead, f"{points:.1f}")
        below = level
    Console(width=100).print(table)


def keep(game: str, ratings: dict[str, Rating], count: int, master: str, source: Path = SOURCE) -> Path:
    """Write the ratings beside the source of the game's ladder: an installed copy lasts until the next build."""
    reference = games.spec(game).ladder
    assert reference is not None
    file = source.joinpath(*reference.partition(":")[0].split(".")).with_name("ratings.json")
    levels = {
        level: {"mu": round(ratings[level].mu, 1), "margin": round(ratings[level].margin, 1)}
        for level in level_names(game)
    }
    file.write_text(json.dumps({"games": count, "master": master, "levels": levels}, indent=1) + "\n", "utf-8")
    return file


if __name__ == "__main__":
    parser = GameParser(__doc__, MEASURED)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--master", default="prince:200", help="how master searches here (prince:200)")
    parser.add_argument("--keep", action="store_true", help="write the ratings to src/signoria/bots/GAME/ratings.json")
    wish = parser.parse_args()
    results = measure(wish.game, wish.games, wish.jobs, wish.master)
    rated = rated_from_below(results, level_names(wish.game)[0])
    show(wish.game, results, rated)
    if wish.keep:
        print(keep(wish.game, rated, wish.games, wish.master), file=sys.stderr)
