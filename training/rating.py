"""How strong a player is: its games among players that stay the same for ever, such as `patron-1`.

    python -m training.rating princes --network learned/princes/network.json --against patron-1 --games 400
    python -m training.rating lorenzo --player prince:1s --games 200 --variants 1 --results prince.jsonl

tells the share of wins in every variant and number of seats. With `--results`, the same command goes on where it was
stopped, and more `--games` add to those that were played.
"""

import argparse
import json
import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import signoria
from signoria.arena.playing import player_seed
from signoria.arena.runner import play_game
from signoria.arena.statistics import ranks, wilson, wins
from signoria.bots.judges import has_judge, learned_files
from signoria.bots.levels import player_word
from signoria.bots.patron import Patron
from signoria.bots.player import Player
from signoria.bots.prince import Budget, Prince
from signoria.bots.registry import EARLIER, WITH_A_JUDGE, make_player
from signoria.kernel.chance import derived_seed
from signoria.kernel.errors import BadInput
from signoria.kernel.state import Json
from signoria.pools import in_processes
from training.self_play import Teacher, judge_for
from training.variants import VARIANTS

SEED = 77


class Result(NamedTuple):
    """A game: its number, what the player has of the win, and its lead over the mean of the others."""

    number: int
    win: float
    lead: float


@dataclass(frozen=True)
class Rating:
    """The share of wins among players who are equal to one another, with Wilson's interval of 95 %."""

    games: int
    wins: float
    lead: float  # in points, over the mean of the others
    error: float  # the standard error of the lead

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        share, low, high = (f"{100 * each:.1f}" for each in (self.share, *self.interval))
        return f"{share} % ({low} – {high}), {self.lead:+.1f} ± {self.error:.1f} points"


@dataclass(frozen=True)
class Match:
    """One player among several references, in one variant. The number of a game determines its deal."""

    game: str
    player: Teacher | str  # a teacher, or a word such as `prince:1s`
    reference: str
    seats: int
    options: Json

    def play(self, number: int) -> Result:
        """One game. The player takes turns at the seats."""
        seed = derived_seed(SEED, b"rating", number)
        own = number % self.seats
        game = signoria.new_game(self.game, self.seats, seed, **self.options)
        players = [
            self._player(player_seed(seed, seat))
            if seat == own
            else make_player(self.reference, self.game, player_seed(seed, seat))
            for seat in range(self.seats)
        ]
        play_game(game, players)
        points = [float(each) for each in game.scores()]
        others = (sum(points) - points[own]) / (self.seats - 1)
        return Result(number, wins(ranks(game))[own], points[own] - others)

    def _player(self, seed: int) -> Player:
        """A teacher as it plays when it does not teach."""
        if isinstance(self.player, str):
            return make_player(self.player, self.game, seed)
        teacher = self.player
        if teacher.network is None:
            return make_player("novice", self.game, seed)
        judge = judge_for(self.game, teacher.network, teacher.policy)
        return Prince(seed, judge, Budget(str(teacher.simulations))) if teacher.simulations else Patron(seed, judge)

    @property
    def name(self) -> str:
        """What is played, in words."""
        return f"{self.seats} seats, {' '.join(self.options) or 'base game'}"


def rate(match: Match, games: int, jobs: int, file: Path | None = None, shows: bool = False) -> Rating:
    """The rating of a player. With a file, games that are in it are not played again, and new ones are added.

    `shows`: how far it is, on the terminal.
    """
    found = [] if file is None else [result for result in read_results(file, match) if result.number < games]
    played = {result.number for result in found}
    missing = [number for number in range(games) if number not in played]
    playing = in_processes(match.play, missing, jobs, 4 if file is None else 1)
    for result in track(playing, match.name, len(missing), console=Console(stderr=True), disable=not shows):
        found.append(result)
        if file is not None:
            add_result(file, match, result)
    return rating_of(found)


def rating_of(found: Sequence[Result]) -> Rating:
    leads = [result.lead for result in found]
    error = stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else math.inf
    return Rating(len(found), sum(result.win for result in found), fmean(leads), error)


# The results of a match in a file, a line of JSON for each game


def add_result(file: Path, match: Match, result: Result) -> None:
    """On a line of its own, even if the one before was not written to its end."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write("\n" + json.dumps({"match": identity(match), **result._asdict()}))


def read_results(file: Path, match: Match) -> list[Result]:
    """The games of this match; a line that was not written to its end is passed over."""
    found, wanted = {}, identity(match)
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            noted = json.loads(line)
        except ValueError:
            continue
        if noted["match"] == wanted:
            found[noted["number"]] = Result(noted["number"], noted["win"], noted["lead"])
    return list(found.values())


def identity(match: Match) -> str:
    """What tells a match from others. A player that has learned something else since is another one.

    Changes to its program are not noticed: after those, results have to be begun again.
    """
    player = match.player
    if isinstance(player, str):
        player = with_digest(match.game, player)
    else:
        player = f"{player.name} {sha256(repr(player).encode()).hexdigest()[:12]}"
    return f"{match.game}, {match.name}: {player} among {with_digest(match.game, match.reference)}"


def with_digest(game: str, player: str) -> str:
    """The name of a player, with a hash of its networks if it has any."""
    name = player_word(player, game).partition(":")[0]
    if name not in (*WITH_A_JUDGE, *EARLIER) or not has_judge(game, name):
        return player
    digest = sha256(b"".join(file.read_bytes() for file in learned_files(game, name)))
    return f"{player} {digest.hexdigest()[:12]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--player", help="who is rated, such as prince:1s; or give a network")
    parser.add_argument("--network", type=Path)
    parser.add_argument("--policy", type=Path)
    parser.add_argument("--simulations", type=int, default=0, help="of prince; otherwise patron plays")
    parser.add_argument("--against", default="patron-1")
    parser.add_argument("--games", type=int, default=100, help="of each variant and number of seats")
    parser.add_argument("--variants", type=int, help="so many of them only; the first has four seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, help="a file for the result of each game, to go on with later")
    given = parser.parse_args()
    try:
        for name in filter(None, (given.player, given.against)):
            make_player(name, given.game, 0)
    except BadInput as reason:
        parser.error(str(reason))
    if (given.player is None) == (given.network is None):
        parser.error("name a --player or a --network")
    if given.network is None:
        player = given.player
    else:
        policy = given.policy.read_text("utf-8") if given.policy else None
        player = Teacher(given.game, given.network.read_text("utf-8"), policy, given.simulations)
    for _, seats, options in VARIANTS[given.game][: given.variants]:
        match = Match(given.game, player, given.against, seats, options)
        rating = rate(match, given.games, given.jobs, given.results, shows=True)
        print(f"{match.name}: {rating}, {100 / seats:.0f} % is equal", flush=True)


if __name__ == "__main__":
    main()
