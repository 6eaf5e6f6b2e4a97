"""Many games: a progress bar, then the results as a table or as JSON."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import signoria
from signoria.arena.playing import chosen_options
from signoria.arena.simulate import PlayerResult, Results, simulate
from signoria.arena.statistics import statistics_of
from signoria.locale import Words, words
from signoria.terminal.drawing import plain_table
from signoria.terminal.progress import progress_bar

EIGHTHS = " ▏▎▍▌▋▊▉█"
BAR_WIDTH = 30


def run_simulation(
    game: str,
    seats: int,
    games: int,
    players: list[str],
    options: dict[str, Any],
    seed: int | None,
    jobs: int,
    edition: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Simulate and print; nothing but the one JSON object comes to the standard output if that is asked for."""
    signoria.rules(game)
    spoken = words(language, game)
    with progress_bar(spoken("simulating")) as show:
        results = simulate(game, seats, games, players, options, seed or 0, jobs, edition, show)
    if as_json:
        print(json.dumps(results.as_json(), ensure_ascii=False))
    else:
        show_results(results, spoken, Console(highlight=False))


def show_results(results: Results, spoken: Words, console: Console) -> None:
    """Wins per player and per seat, points, what was made, speed, and a histogram."""
    options = ", ".join(chosen_options(results.game, results.options, spoken))
    title = spoken("simulated", game=spoken(f"game-{results.game}"), games=results.games, seats=results.seats)
    console.print(Text(title + (f" ({options})" if options else ""), style="bold"))
    console.print(players_table(results, spoken))
    console.print(seats_table(results, spoken))
    console.print(histogram(results, spoken))
    rate = round(results.decisions_per_second)
    console.print(
        Text(spoken("speed", decisions=results.decisions, seconds=f"{results.seconds:.1f}", rate=rate), "dim")
    )


def players_table(results: Results, spoken: Words) -> Table:
    headings = ("player", "wins", "share", "mean", "spread", *statistics_of(results.game).columns)
    table = plain_table(*(spoken(f"column-{heading}") for heading in headings))
    for player in results.players:
        table.add_row(player.name, *_figures(player, results))
    return table


def _figures(player: PlayerResult, results: Results) -> list[str]:
    counts = [f"{player.counts.get(name, 0):.1f}" for name in statistics_of(results.game).columns]
    share = f"{player.wins / results.games:.1%}"
    return [f"{player.wins:.1f}", share, f"{player.mean:.1f}", f"{player.sd:.1f}", *counts]


def seats_table(results: Results, spoken: Words) -> Table:
    """Players move on by one seat each game, so that a seat's share shows whether it is a good one."""
    table = plain_table(*(spoken(f"column-{heading}") for heading in ("seat", "wins", "share")))
    for seat, wins in enumerate(results.wins_by_seat):
        table.add_row(spoken("seat", number=seat + 1), f"{wins:.1f}", f"{wins / results.games:.1%}")
    return table


def histogram(results: Results, spoken: Words) -> Table:
    """How often which points were reached, drawn with blocks."""
    spans = results.histogram()
    most = max(spans.values())
    table = plain_table(spoken("column-points"), "", spoken("column-scores"))
    table.columns[1].justify = "left"
    for lowest, count in spans.items():
        table.add_row(f"{lowest:>3} – {lowest + 4:>3}", Text(_bar(count / most), "cyan"), str(count))
    return table


def _bar(share: float) -> str:
    eighths = round(share * BAR_WIDTH * 8)
    return "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")
