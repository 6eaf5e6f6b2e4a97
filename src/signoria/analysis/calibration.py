"""Calibration: what a judge expects, corrected by what was missing in games it had not learned from.

A judge is shown worlds in which the others' hidden cards are dealt at random. So the others seem weaker than they are,
as people keep the cards that suit them. How much was missing was measured by `training/calibrate.py`: for the seat that
decides and for the others, by the number of seats, the variant and the round. The chance to win is a softmax over the
corrected points; its width was measured too. Bots play by the judge alone: a lead is not changed by a correction.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from signoria import games
from signoria.bots.judge import Prospect
from signoria.kernel.game import Game
from signoria.kernel.state import Json

FILE = "calibration.json"  # beside the judge of a game


@dataclass(frozen=True)
class Correction:
    """For games with so many seats and these options: what to add to the points, and how wide the chances are."""

    seats: int
    options: Json
    own: list[float]  # by round, for the seat that decides
    others: list[float]  # by round, for each other seat
    width: list[float]  # by round, in points

    def suits(self, seats: int, options: Json) -> bool:
        return self.seats == seats and all(options.get(name) == value for name, value in self.options.items())

    def expected(self, round: int, seat: int, points: Sequence[float]) -> Prospect:
        """What every seat may expect, if the judge says so of a decision of this seat."""
        own, others = self.own[round - 1], self.others[round - 1]
        corrected = [each + (own if at == seat else others) for at, each in enumerate(points)]
        return Prospect(corrected, softmax(corrected, self.width[round - 1]))


def softmax(points: Sequence[float], width: float) -> list[float]:
    """How likely each seat is to win with these points to expect."""
    best = max(points)
    weights = [math.exp((each - best) / width) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


@cache
def corrections(game: str) -> tuple[Correction, ...]:
    """Those that were measured for a game; none for a game without a judge of ours."""
    judge = games.spec(game).judge
    file = None if judge is None else games.folder(judge) / FILE
    if file is None or not file.exists():
        return ()
    return tuple(Correction(**each) for each in json.loads(file.read_text("utf-8")))


def correction_for(game: str, seats: int, options: Json) -> Correction | None:
    """The first correction that suits such a game."""
    return next((each for each in corrections(game) if each.suits(seats, options)), None)


def correction_of(game: Game) -> Correction | None:
    """The correction for what is said of a game under way."""
    return correction_for(game.rules.name, game.state.seats, game.options)
