"""Tournaments: any number of players, many games, all of them stored, and the results.

>>> from signoria.arena.tournament import Tournament
>>> tournament = Tournament.of("princes", ["novice", "random"], games=4, seed=1)
>>> [match.seating for match in tournament.matches()]
[(0, 1), (1, 0), (0, 1), (1, 0)]
"""

import gzip
import json
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

import signoria
from signoria.arena.folder import VERSION, Folder, Manifest, Result
from signoria.arena.playing import Task, checked_task, play_match
from signoria.arena.program import program_digest
from signoria.arena.schedule import FREE_FOR_ALL, GROUPS, Match, match
from signoria.arena.statistics import ranks, sources
from signoria.kernel.errors import BadInput
from signoria.kernel.state import Json
from signoria.pools import Results, Work, check_count, in_processes

Played = tuple[Result, bytes]
Spread = Callable[[Work[Match, Played], Sequence[Match]], Results[Played]]
Progress = Callable[[int, int], None]
FEWEST_PLAYERS = 2


@dataclass(frozen=True)
class Tournament:
    """Who plays what, how often, and by which schedule."""

    task: Task
    schedule: str
    games: int

    @classmethod
    def of(
        cls,
        game: str,
        players: Sequence[str],
        games: int,
        seats: int | None = None,
        schedule: str = FREE_FOR_ALL,
        options: Json | None = None,
        seed: int = 0,
        edition: Any = None,
    ) -> "Tournament":
        """A checked tournament. Without `seats`, a free-for-all has one for each player, up to the game's maximum,
        and a round robin has two."""
        rules = signoria.rules(game)
        if len(players) < FEWEST_PLAYERS:
            raise BadInput("a tournament needs two or more players, such as --players patron,novice")
        if schedule not in GROUPS:
            raise BadInput(f"there is no schedule {schedule!r}; the schedules are {', '.join(GROUPS)}")
        if seats is None:
            seats = min(len(players), rules.most) if schedule == FREE_FOR_ALL else rules.fewest
        check_count("games", games)
        task = checked_task(game, seats, players, options or {}, seed, edition)
        GROUPS[schedule](len(players), seats)
        return cls(task, schedule, games)

    @property
    def manifest(self) -> Manifest:
        task = self.task
        program = program_digest(task.game, task.players)
        return Manifest(
            VERSION, task.game, task.seats, task.players, self.schedule, task.options, task.seed, task.edition, program
        )

    def own_folder(self) -> Path:
        """Where it is kept if no folder is named: in the user's data folder, the same tournament always at the same."""
        digest = sha256(msgspec.json.encode(self.manifest, order="deterministic")).hexdigest()[:12]
        return user_data_path("signoria") / "arena" / f"{self.task.game}-{digest}"

    def as_json(self) -> Json:
        """What was played, for `signoria arena --json`."""
        task = self.task
        return {
            "game": task.game,
            "seats": task.seats,
            "options": task.options,
            "schedule": self.schedule,
            "seed": task.seed,
        }

    def matches(self) -> list[Match]:
        """Every game there is to play."""
        groups = GROUPS[self.schedule](len(self.task.players), self.task.seats)
        return [match(groups, number) for number in range(1, self.games + 1)]


def on_this_machine(jobs: int) -> Spread:
    """Spreads games over so many processes. Each comes back as soon as it has ended."""
    check_count("jobs", jobs)
    return lambda work, matches: in_processes(work, matches, jobs, most_in_a_chunk=1)


def play_tournament(
    tournament: Tournament, path: Path, spread: Spread | None = None, progress: Progress | None = None
) -> list[Result]:
    """Play what has not been played yet; every result, by number. What is in the folder stays whatever happens.

    `progress(done, games)` is called at the start and as games end.
    """
    spread = spread or on_this_machine(1)
    progress = progress or (lambda done, games: None)
    with Folder(path, tournament.manifest) as folder:
        missing = [match for match in tournament.matches() if match.number not in folder.results]
        done = tournament.games - len(missing)
        progress(done, tournament.games)
        with closing(spread(partial(contested, tournament.task), missing)) as played:
            for result, record in played:
                folder.add(result, record)
                done += 1
                progress(done, tournament.games)
        return _wanted(tournament, folder)


def kept(tournament: Tournament, path: Path) -> list[Result]:
    """What has been played so far."""
    with Folder(path, tournament.manifest) as folder:
        return _wanted(tournament, folder)


def _wanted(tournament: Tournament, folder: Folder) -> list[Result]:
    """The folder may hold more games than are asked for."""
    return [folder.results[number] for number in range(1, tournament.games + 1) if number in folder.results]


def contested(task: Task, match: Match) -> Played:
    """One game of the tournament: its result and its compressed record."""
    began = time.perf_counter()
    game = play_match(task, match, journal=True)
    seconds = time.perf_counter() - began
    record = json.dumps(game.record(), ensure_ascii=False).encode()
    result = Result(
        number=match.number,
        players=game.players,
        points=game.scores(),
        ranks=ranks(game),
        sources=sources(game),
        decisions=len(game.played),
        seconds=round(seconds, 3),
    )
    return result, gzip.compress(record, mtime=0)
