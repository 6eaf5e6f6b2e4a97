"""A tournament: a progress bar, then the standings as tables or as JSON, and the report."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.analysis.review import check_reviewer
from signoria.arena.playing import chosen_options
from signoria.arena.report import write_report
from signoria.arena.reviewing import accuracies
from signoria.arena.standings import Share, Standings, standings
from signoria.arena.tournament import Spread, Tournament, kept, play_tournament
from signoria.kernel.errors import BadInput
from signoria.locale import Words, words
from signoria.terminal.drawing import plain_table
from signoria.terminal.progress import progress_bar


def run_tournament(
    tournament: Tournament,
    folder: Path | None,
    spread: Spread,
    report: Path | None,
    reviewed: int,
    as_json: bool,
    language: str,
) -> bool:
    """Play, then print the results; False if it was stopped early. So many games are `reviewed` for the report."""
    spoken = words(language, tournament.task.game)
    folder = folder or tournament.own_folder()
    if report is not None and not report.absolute().parent.is_dir():
        raise BadInput(f"the folder {report.parent} does not exist; --report needs an existing folder")
    if reviewed:
        check_reviewer(tournament.task.game, None)
        if report is None:
            raise BadInput("--review shows its results in the report; name its file with --report")
    is_over = True
    try:
        with progress_bar(spoken("simulating")) as show:
            results = play_tournament(tournament, folder, spread, show)
    except KeyboardInterrupt:
        is_over = False
        results = kept(tournament, folder)
    console = Console(highlight=False)
    if results:
        found = standings(results)
        if as_json:
            print(json.dumps({**tournament.as_json(), **found.as_json()}, ensure_ascii=False))
        else:
            show_standings(tournament, found, spoken, console)
        if report is not None:
            accuracy = accuracies(folder, results, reviewed) if reviewed else None
            write_report(report, tournament, folder, results, found, spoken, accuracy)
    notes = Console(highlight=False, stderr=as_json)
    if not is_over:
        _say(notes, spoken("arena-stopped", done=len(results), games=tournament.games), "yellow")
    if results and report is not None:
        _say(notes, spoken("report-written", file=str(report)), "green")
    _say(notes, spoken("arena-kept", folder=str(folder)), "dim")
    return is_over


def _say(console: Console, text: str, style: str) -> None:
    console.print(Text(text, style), soft_wrap=True)


def show_standings(tournament: Tournament, found: Standings, spoken: Words, console: Console) -> None:
    """Ratings, wins and points of each player; wins of each seat; what winners have."""
    task = tournament.task
    title = spoken("simulated", game=spoken(f"game-{task.game}"), games=found.games, seats=task.seats)
    told = ", ".join([spoken(f"schedule-{tournament.schedule}"), *chosen_options(task.game, task.options, spoken)])
    console.print(Text(f"{title} ({told})", style="bold"))
    console.print(players_table(found, spoken))
    console.print(seats_table(found, spoken))
    console.print(Text(spoken("winners-mean", points=f"{found.winners_mean:.1f}")))


def players_table(found: Standings, spoken: Words) -> Table:
    headings = ("player", "rating", "games", "wins", "share", "interval", "mean", "spread")
    table = plain_table(*(spoken(f"column-{heading}") for heading in headings))
    for player in found.players:
        rating = f"{player.rating.mu:.1f} ± {player.rating.margin:.1f}"
        figures = (str(player.won.games), *share_figures(player.won), f"{player.mean:.1f}", f"{player.sd:.1f}")
        table.add_row(player.player, rating, *figures)
    return table


def seats_table(found: Standings, spoken: Words) -> Table:
    """Players rotate seats, so that a seat's share shows whether it is a good one."""
    table = plain_table(*(spoken(f"column-{heading}") for heading in ("seat", "wins", "share", "interval")))
    for seat, won in enumerate(found.by_seat, 1):
        table.add_row(spoken("seat", number=seat), *share_figures(won))
    return table


def share_figures(won: Share) -> tuple[str, str, str]:
    """Wins, their share, and its interval."""
    low, high = won.interval
    return f"{won.wins:.1f}", f"{won.share:.1%}", f"{low:.1%} – {high:.1%}"
