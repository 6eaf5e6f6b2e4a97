"""How right the judges are: the chance to win and the points they expect, over games never used in training.

    python benchmarks/judge.py GAME [--games 1000] [--jobs 2] [--seats 4] [--plot docs/images/calibration-GAME.svg]

Four `patron-1` play. At every seventh decision, the judge of `prince` says what every seat may expect, from what the
deciding seat can know: the same figures that advice and analysis show, one step ahead. Promised, over 1,000 games: an
expected calibration error of at most 0.03, and expected points that are off by at most 1.5 PP (Princes) or 4 VP
(Lorenzo) on average in every round. Prints one JSON object.
"""

import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from arguments import GameParser, missing_explained

with missing_explained():
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from signoria.arena.forecasting import ForecastGame, forecast_game, game_seeds
    from signoria.bots.judges import correction_for
    from signoria.kernel.state import Json
    from signoria.pools import in_processes

MEASURED: dict[str, Json] = {"princes": {}, "lorenzo": {"advanced": True}}
MOST_OFF = {"princes": 1.5, "lorenzo": 4.0}  # points, on average in a round
MOST_CALIBRATION_ERROR = 0.03
BINS = 10


class Forecast(NamedTuple):
    """What was expected of a seat in a round, and how it ended for it."""

    round: int
    points: float
    chance: float
    final: float
    won: float  # shared victories count in part


def forecasts(game: str, seats: int, games: Iterable[ForecastGame]) -> list[Forecast]:
    """What was shown to people, of every seat."""
    correction = correction_for(game, seats, MEASURED[game])
    assert correction is not None
    return [
        Forecast(said.round, *shown, played.scores[seat], played.won[seat])
        for played in games
        for said in played.forecasts
        for expected in [correction.expected(said.round, said.seat, said.points)]
        for seat, shown in enumerate(zip(expected.points, expected.chances))
    ]


class Bin(NamedTuple):
    """Forecasts of about the same chance."""

    count: int
    expected: float
    happened: float


def bins(found: Sequence[Forecast]) -> list[Bin]:
    grouped: dict[int, list[Forecast]] = {}
    for each in found:
        grouped.setdefault(min(int(each.chance * BINS), BINS - 1), []).append(each)
    return [
        Bin(len(group), fmean(each.chance for each in group), fmean(each.won for each in group))
        for _, group in sorted(grouped.items())
    ]


def calibration_error(found: Sequence[Forecast]) -> float:
    """How far chances are from what happened, on average."""
    return sum(each.count * abs(each.expected - each.happened) for each in bins(found)) / len(found)


def brier_score(found: Sequence[Forecast]) -> float:
    return fmean((each.chance - each.won) ** 2 for each in found)


def off(found: Sequence[Forecast]) -> float:
    """By how many points the ends were higher than expected, on average."""
    return fmean(each.final - each.points for each in found)


def by_round(found: Sequence[Forecast]) -> dict[int, list[Forecast]]:
    rounds = sorted({each.round for each in found})
    return {round: [each for each in found if each.round == round] for round in rounds}


def summary(game: str, found: Sequence[Forecast]) -> dict[str, Any]:
    rounds = by_round(found)
    return {
        "forecasts": len(found),
        "calibration error": calibration_error(found),
        "Brier score": brier_score(found),
        "Brier score by round": {round: brier_score(group) for round, group in rounds.items()},
        "off by round": {round: off(group) for round, group in rounds.items()},
    }


def show(game: str, found: Sequence[Forecast], console: Console) -> None:
    table = Table("round", "forecasts", "calibration error", "Brier score", "points off", title=f"the judge of {game}")
    for round, group in by_round(found).items():
        kept = "✓" if abs(off(group)) <= MOST_OFF[game] else "✗ missed"
        table.add_row(
            str(round), f"{len(group):,}", f"{calibration_error(group):.3f}", f"{brier_score(group):.3f}",
            f"{off(group):+.2f} {kept}",
        )  # fmt: skip
    error = calibration_error(found)
    kept = "✓" if error <= MOST_CALIBRATION_ERROR else "✗ missed"
    table.add_row("all", f"{len(found):,}", f"{error:.3f} {kept}", f"{brier_score(found):.3f}", f"{off(found):+.2f}")
    console.print(table)


SIZE, MARGIN = 320, 44


def plot(game: str, found: Sequence[Forecast]) -> str:
    """A reliability diagram: what happened against what was expected, larger dots for more forecasts."""

    def across(share: float) -> float:
        return MARGIN + share * SIZE

    def up(share: float) -> float:
        return 16 + (1 - share) * SIZE

    drawn = [f'<path d="M{across(0)} {up(0)}L{across(1)} {up(1)}" stroke="#999" stroke-dasharray="4 4"/>']
    for share in (0, 0.2, 0.4, 0.6, 0.8, 1):
        drawn.append(f'<text x="{across(share)}" y="{up(0) + 18}" text-anchor="middle">{share:.0%}</text>')
        drawn.append(f'<text x="{across(0) - 8}" y="{up(share) + 4}" text-anchor="end">{share:.0%}</text>')
    path = "L".join(f"{across(each.expected):.1f} {up(each.happened):.1f}" for each in bins(found))
    drawn.append(f'<path d="M{path}" fill="none" stroke="#2a6f97" stroke-width="2"/>')
    for each in bins(found):
        radius = 3 + 9 * (each.count / len(found)) ** 0.5
        drawn.append(
            f'<circle cx="{across(each.expected):.1f}" cy="{up(each.happened):.1f}" r="{radius:.1f}" fill="#2a6f97"/>'
        )
    title = f"{game}: chance to win, expected (across) and true (up)"
    width, height = SIZE + MARGIN + 20, SIZE + 60
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12"><title>{title}</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
        f'<rect x="{across(0)}" y="{up(1)}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#ccc"/>'
        + "".join(drawn)
        + f'<text x="{across(0.5)}" y="{height - 8}" text-anchor="middle">{title}</text></svg>\n'
    )


def main() -> None:
    parser = GameParser(__doc__, MEASURED)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", type=Path, help="where to write the diagram")
    given = parser.parse_args()
    console = Console(stderr=True)
    work = partial(forecast_game, given.game, given.seats, MEASURED[given.game])
    with closing(in_processes(work, game_seeds(b"benchmark", given.games), given.jobs, 4)) as done:
        found = forecasts(given.game, given.seats, track(done, "Playing", given.games, console=console))
    show(given.game, found, console)
    if given.plot:
        given.plot.write_text(plot(given.game, found), "utf-8")
    print(json.dumps(summary(given.game, found)))


if __name__ == "__main__":
    main()
