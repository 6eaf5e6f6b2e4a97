"""Many games between the same players, on all cores, and their results."""

import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from signoria.arena.playing import Task, checked_task, play_match
from signoria.arena.schedule import Match, free_for_all, match
from signoria.arena.statistics import Counts, Scorer, counts, ranks, wins
from signoria.kernel.errors import BadInput
from signoria.kernel.state import Json
from signoria.pools import check_count, in_processes

Progress = Callable[[int, int], None]
MOST_IN_A_CHUNK = 20  # small enough for a steady progress bar, large enough to be worth sending


@dataclass(frozen=True)
class Outcome:
    """How one game ended. Lists are by player as given, not by seat."""

    number: int
    seats: list[int]
    points: list[int]
    wins: list[float]
    counts: list[Counts]
    decisions: int


@dataclass
class PlayerResult(Scorer):
    """How one player fared in all games."""

    name: str
    points: list[int] = field(default_factory=list)
    wins: float = 0.0
    wins_by_seat: list[float] = field(default_factory=list)
    counts: dict[str, float] = field(default_factory=dict)  # per game: works, pieces and so on


@dataclass
class Results:
    """What came of a simulation. `players` are in the order given; ties share a win."""

    game: str
    seats: int
    games: int
    options: Json
    players: list[PlayerResult]
    wins_by_seat: list[float]
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def histogram(self, width: int = 5) -> dict[int, int]:
        """How many scores of all players lie in each span of so many points, by its lowest; spans without any too."""
        spans = Counter(points // width * width for player in self.players for points in player.points)
        return {lowest: spans[lowest] for lowest in range(min(spans), max(spans) + 1, width)}

    def as_json(self) -> Json:
        """The object that `signoria simulate --json` prints."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "options": self.options,
            "players": [
                {"name": player.name, "wins": player.wins, "mean": player.mean, "sd": player.sd}
                for player in self.players
            ],
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
        }


def simulate(
    game: str,
    seats: int,
    games: int,
    players: list[str],
    options: Json | None = None,
    seed: int = 0,
    jobs: int = 1,
    edition: Any = None,
    progress: Progress | None = None,
) -> Results:
    """Play so many games; seats change as in every schedule. The results do not depend on `jobs`.

    `progress(done, games)` is called as games end.
    """
    task = checked_task(game, seats, players, options or {}, seed, edition)
    if len(players) != seats:
        raise BadInput(f"{seats} seats need exactly {seats} players, not {len(players)}: {', '.join(players)}")
    check_count("games", games)
    check_count("jobs", jobs)
    began = time.perf_counter()
    groups = free_for_all(seats, seats)
    matches = [match(groups, number) for number in range(1, games + 1)]
    outcomes: list[Outcome] = []
    with closing(in_processes(partial(simulated, task), matches, jobs, MOST_IN_A_CHUNK)) as played:
        for outcome in played:
            outcomes.append(outcome)
            if progress is not None:
                progress(len(outcomes), games)
    outcomes.sort(key=lambda outcome: outcome.number)
    return _results(task, outcomes, time.perf_counter() - began)


def simulated(task: Task, match: Match) -> Outcome:
    """One game of the simulation."""
    game = play_match(task, match)
    seat_of = [match.seating.index(player) for player in range(task.seats)]
    scores, counted, won = game.scores(), counts(game), wins(ranks(game))
    return Outcome(
        match.number,
        seat_of,
        [scores[seat] for seat in seat_of],
        [won[seat] for seat in seat_of],
        [counted[seat] for seat in seat_of],
        len(game.played),
    )


def _results(task: Task, outcomes: list[Outcome], seconds: float) -> Results:
    players = []
    for at, name in enumerate(task.players):
        won = [(outcome.seats[at], outcome.wins[at]) for outcome in outcomes]
        players.append(
            PlayerResult(
                name,
                [outcome.points[at] for outcome in outcomes],
                math.fsum(outcome.wins[at] for outcome in outcomes),
                [math.fsum(win for place, win in won if place == seat) for seat in range(task.seats)],
                _mean_counts([outcome.counts[at] for outcome in outcomes]),
            )
        )
    wins_by_seat = [math.fsum(player.wins_by_seat[seat] for player in players) for seat in range(task.seats)]
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Results(task.game, task.seats, len(outcomes), task.options, players, wins_by_seat, decisions, seconds)


def _mean_counts(counts: list[Counts]) -> dict[str, float]:
    return {name: sum(each[name] for each in counts) / len(counts) for name in counts[0]}
