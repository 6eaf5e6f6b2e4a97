"""Many games between the same players, over all cores, and what came of them."""

import math
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import signoria
from signoria.arena.runner import play_game
from signoria.arena.statistics import Counts, statistics
from signoria.bots.registry import make_player
from signoria.kernel.chance import SEED_LIMIT, scramble
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief
from signoria.kernel.state import Json

Progress = Callable[[int, int], None]
MOST_IN_A_CHUNK = 20  # small enough for a steady progress bar, large enough to be worth sending
CHUNKS_A_JOB = 16


@dataclass(frozen=True)
class Task:
    """All that a worker needs to play any game of the simulation: words and numbers, no state."""

    game: str
    seats: int
    players: tuple[str, ...]
    options: Json
    seed: int
    edition: Json | None


@dataclass(frozen=True)
class Outcome:
    """How one game ended. Lists are by player as given, not by seat."""

    number: int
    points: list[int]
    wins: list[float]
    counts: list[Counts]
    decisions: int


@dataclass
class PlayerResult:
    """How one player fared in all games."""

    name: str
    points: list[int] = field(default_factory=list)
    wins: float = 0.0
    wins_by_seat: list[float] = field(default_factory=list)
    counts: dict[str, float] = field(default_factory=dict)  # per game: works, pieces and so on

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def sd(self) -> float:
        """The spread of points: the standard deviation of a sample."""
        if len(self.points) < 2:
            return 0.0
        mean = self.mean
        return math.sqrt(math.fsum((points - mean) ** 2 for points in self.points) / (len(self.points) - 1))


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
    """Play so many games. In each the players move on by one seat. The results do not depend on `jobs`.

    `progress(done, games)` is called as games end.
    """
    task = _checked(game, seats, games, players, options or {}, seed, jobs, edition)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in _outcomes(task, games, jobs):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes), games)
    outcomes.sort(key=lambda outcome: outcome.number)
    return _results(task, outcomes, time.perf_counter() - began)


def _checked(
    game: str, seats: int, games: int, players: list[str], options: Json, seed: int, jobs: int, edition: Any
) -> Task:
    """Refuse at once, in one sentence, what would fail in every game."""
    options = signoria.rules(game).complete(seats, options)
    if len(players) != seats:
        raise BadInput(f"{seats} seats need exactly {seats} players, not {len(players)}: {', '.join(players)}")
    for name, number in (("games", games), ("jobs", jobs)):
        if type(number) is not int or number < 1:
            raise BadInput(f"the number of {name} is a whole number from 1, not {brief(number)}")
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadInput(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {brief(seed)}")
    for spec in players:
        make_player(spec, game, seed)
    if edition is not None and not isinstance(edition, dict):
        from signoria.editions import load_edition

        edition = load_edition(Path(edition))
    return Task(game, seats, tuple(players), options, seed, edition)


def _outcomes(task: Task, games: int, jobs: int) -> Iterator[Outcome]:
    """Every game's outcome, in the order in which they end."""
    if jobs == 1:
        yield from (play_number(task, number) for number in range(games))
        return
    size = min(1 + games // (jobs * CHUNKS_A_JOB), MOST_IN_A_CHUNK)
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        futures: list[Future[list[Outcome]]] = [pool.submit(play_numbers, task, chunk) for chunk in chunks]
        try:
            for future in as_completed(futures):
                yield from future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process; only the first shall answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_numbers(task: Task, numbers: range) -> list[Outcome]:
    """Some games of the simulation."""
    return [play_number(task, number) for number in numbers]


def play_number(task: Task, number: int) -> Outcome:
    """One game of the simulation. Its seeds follow from its number alone, so that it does not matter who plays it."""
    seed = derived(task.seed, number)
    game = signoria.new_game(task.game, task.seats, seed, task.edition, **task.options)
    seat_of = [(player + number) % task.seats for player in range(task.seats)]
    seated = sorted(range(task.seats), key=seat_of.__getitem__)
    play_game(game, [make_player(task.players[player], task.game, derived(seed, 1 + player)) for player in seated])
    scores, winners, counts = game.scores(), game.winners(), statistics(game)
    return Outcome(
        number,
        [scores[seat] for seat in seat_of],
        [1 / len(winners) if seat in winners else 0.0 for seat in seat_of],
        [counts[seat] for seat in seat_of],
        len(game.played),
    )


def derived(seed: int, number: int) -> int:
    """A seed of its own for each number."""
    return scramble(scramble(seed) ^ number) >> 1


def _results(task: Task, outcomes: list[Outcome], seconds: float) -> Results:
    players = []
    for at, name in enumerate(task.players):
        by_seat = _wins_by_seat(task.seats, [(at + outcome.number, outcome.wins[at]) for outcome in outcomes])
        players.append(
            PlayerResult(
                name,
                [outcome.points[at] for outcome in outcomes],
                math.fsum(outcome.wins[at] for outcome in outcomes),
                by_seat,
                _mean_counts([outcome.counts[at] for outcome in outcomes]),
            )
        )
    wins_by_seat = [math.fsum(player.wins_by_seat[seat] for player in players) for seat in range(task.seats)]
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Results(task.game, task.seats, len(outcomes), task.options, players, wins_by_seat, decisions, seconds)


def _wins_by_seat(seats: int, wins: list[tuple[int, float]]) -> list[float]:
    return [math.fsum(win for place, win in wins if place % seats == seat) for seat in range(seats)]


def _mean_counts(counts: list[Counts]) -> dict[str, float]:
    return {name: sum(each[name] for each in counts) / len(counts) for name in counts[0]}
