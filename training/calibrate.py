"""Measure what is missing from a judge's figures, for what people are shown and for `prince`.

    python training/calibrate.py princes --games 600 --jobs 4

Bots play games of every variant and number of seats. What the judge expected is compared with how they ended: the mean
difference by round, for the seat that decided and for the others, and the width of the softmax over the corrected
points under which the winners were most likely. `benchmarks/judge.py` checks the result with other games.
"""

import argparse
import json
import math
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean

from rich.progress import track

import signoria
from signoria.arena.forecasting import Forecast, ForecastGame, forecast_game, game_seeds
from signoria.bots.judge import Correction, softmax
from signoria.bots.judges import CORRECTIONS
from signoria.games import folder, spec
from signoria.kernel.state import Json
from signoria.pools import in_processes

VARIANTS: dict[str, list[Json]] = {  # the first that suits a game is taken
    "princes": [{"muse_and_princess": True}, {"cooperative": True}, {}],
    "lorenzo": [{"advanced": True}, {"advanced": False}],
}
WRITTEN = ("seats", "options", "own", "others", "width")  # of a correction
NARROWEST, WIDEST = 0.5, 15.0  # points
STEPS = 24  # of the search for the width: each narrows it by a third


def fitted(seats: int, options: Json, games: Sequence[ForecastGame]) -> Correction:
    """The correction that these games would have needed."""
    rounds = range(1, 1 + max(forecast.round for game in games for forecast in game.forecasts))
    own, others = ([missing(games, round, is_own) for round in rounds] for is_own in (True, False))
    uncertain = Correction(seats, options, own, others, [1.0] * len(rounds))
    width = [best_width(games, round, uncertain) for round in rounds]
    return Correction(seats, options, *([round_off(each) for each in values] for values in (own, others, width)))


def missing(games: Sequence[ForecastGame], round: int, is_own: bool) -> float:
    """By how many points the ends were higher than expected."""
    return fmean(
        game.scores[seat] - points
        for game, forecast in those_of(games, round)
        for seat, points in enumerate(forecast.points)
        if (seat == forecast.seat) == is_own
    )


def those_of(games: Sequence[ForecastGame], round: int) -> list[tuple[ForecastGame, Forecast]]:
    return [(game, forecast) for game in games for forecast in game.forecasts if forecast.round == round]


def best_width(games: Sequence[ForecastGame], round: int, correction: Correction) -> float:
    """The width under which those who won were most likely to win, by a search between two bounds."""
    found = [
        (correction.expected(round, forecast.seat, forecast.points).points, game.winners)
        for game, forecast in those_of(games, round)
    ]

    def surprise(width: float) -> float:
        return -sum(math.log(softmax(points, width)[seat]) / len(won) for points, won in found for seat in won)

    low, high = NARROWEST, WIDEST
    for _ in range(STEPS):
        lower, upper = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, upper) if surprise(lower) < surprise(upper) else (lower, high)
    return (low + high) / 2


def round_off(value: float) -> float:
    return round(value, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--games", type=int, default=600, help="of each variant and number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    rules = signoria.rules(given.game)
    found = []
    for seats in range(rules.fewest, rules.most + 1):
        for options in VARIANTS[given.game]:
            work = partial(forecast_game, given.game, seats, options)
            seeds = game_seeds(b"calibrate", given.games)
            games = in_processes(work, seeds, given.jobs, 4)
            found.append(fitted(seats, options, list(track(games, f"{seats} seats {options}", given.games))))
    write(given.game, found)


def write(game: str, found: Sequence[Correction]) -> None:
    """Beside the judge, a line for each."""
    judge = spec(game).judge
    assert judge is not None
    lines = ",\n".join(json.dumps({name: getattr(each, name) for name in WRITTEN}) for each in found)
    Path(folder(judge) / CORRECTIONS).write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
