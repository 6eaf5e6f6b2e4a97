"""How strong a teacher is: its games among players that stay the same for ever, such as `patron-1`.

    python -m training.rating princes --network learned/princes/network.json --against patron-1 --games 400

tells the share of wins in every variant and number of seats.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import signoria
from signoria.arena.playing import player_seed
from signoria.arena.runner import play_game
from signoria.arena.statistics import ranks, wilson, wins
from signoria.bots.patron import Patron
from signoria.bots.player import Player
from signoria.bots.prince import Budget, Prince
from signoria.bots.registry import make_player
from signoria.kernel.chance import derived_seed
from signoria.kernel.state import Json
from signoria.pools import in_processes
from training.self_play import Teacher, judge_for
from training.variants import VARIANTS

SEED = 77


@dataclass(frozen=True)
class Rating:
    """The share of wins among players who are equal to one another, with Wilson's interval of 95 %."""

    games: int
    wins: float
    lead: float  # in points, over the mean of the others

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.1f} – {100 * high:.1f}), {self.lead:+.1f} points"


def rating_game(teacher: Teacher, reference: str, seats: int, options: Json, number: int) -> tuple[float, float]:
    """One game: what the teacher has of the win, and its lead. It takes turns at the seats."""
    seed = derived_seed(SEED, b"rating", number)
    own = number % seats
    game = signoria.new_game(teacher.game, seats, seed, **options)
    players = [
        player_of(teacher, player_seed(seed, seat))
        if seat == own
        else make_player(reference, teacher.game, player_seed(seed, seat))
        for seat in range(seats)
    ]
    play_game(game, players)
    points = [float(each) for each in game.scores()]
    others = (sum(points) - points[own]) / (seats - 1)
    return wins(ranks(game))[own], points[own] - others


def player_of(teacher: Teacher, seed: int) -> Player:
    """The teacher as it plays when it does not teach."""
    if teacher.network is None:
        return make_player("novice", teacher.game, seed)
    judge = judge_for(teacher.game, teacher.network, teacher.policy)
    return Prince(seed, judge, Budget(str(teacher.simulations))) if teacher.simulations else Patron(seed, judge)


def rate(teacher: Teacher, reference: str, games: int, jobs: int, seats: int, options: Json) -> Rating:
    """The rating of a teacher."""
    play = partial(rating_game, teacher, reference, seats, options)
    return rating_of(list(in_processes(play, range(games), jobs, 4)))


def rating_of(found: Sequence[tuple[float, float]]) -> Rating:
    return Rating(len(found), sum(won for won, _ in found), sum(lead for _, lead in found) / len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--policy", type=Path)
    parser.add_argument("--simulations", type=int, default=0, help="of prince; otherwise patron plays")
    parser.add_argument("--against", default="patron-1")
    parser.add_argument("--games", type=int, default=100, help="of each variant and number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    policy = given.policy.read_text("utf-8") if given.policy else None
    teacher = Teacher(given.game, given.network.read_text("utf-8"), policy, given.simulations)
    for _, seats, options in VARIANTS[given.game]:
        rating = rate(teacher, given.against, given.games, given.jobs, seats, options)
        chosen = " ".join(options) or "base game"
        print(f"{seats} seats, {chosen}: {rating}, {100 / seats:.0f} % is equal", flush=True)


if __name__ == "__main__":
    main()
