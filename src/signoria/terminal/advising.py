"""Advice in the terminal: the best moves of one decision, or a review of a whole game."""

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import signoria
from signoria.analysis.advice import ADVISER, REVIEWER, Advice, Choice, advise, review
from signoria.analysis.explaining import Reason
from signoria.kernel.game import Game
from signoria.locale import Words, words
from signoria.terminal.coaching import reason_lines
from signoria.terminal.drawing import plain_table
from signoria.terminal.games import GameTable, game_table
from signoria.terminal.progress import progress_bar

MOST_MISTAKES = 12
MOST_EXPLAINED = 3
LEAST_LOST = 0.005  # of the chance to win: what is less is not worth a line
BARS = "▁▂▃▄▅▆▇█"
CURVE = 24


def print_advice(file: Path, moves: int | None, player: str | None, jobs: int, as_json: bool, language: str) -> None:
    """Advise on one decision of a record, or show what each decision cost."""
    record = signoria.load(file)
    game = signoria.replay(record, moves)
    spoken = words(language, game.rules.name)
    console = Console(highlight=False)
    if moves is not None:
        played = record["moves"][moves] if moves < len(record["moves"]) else None
        advice = advise(game, player or ADVISER, played)
        if as_json:
            _print({**_about(game), **advice.as_json()})
        else:
            show_advice(game, advice, spoken, console)
        return
    with progress_bar(spoken("advising")) as show:
        found = review(record, player or REVIEWER, jobs, show)
    if as_json:
        _print({**_about(game), "positions": [advice.as_json() for advice in found]})
    else:
        show_review(game, found, spoken, console)


def _about(game: Game) -> dict[str, Any]:
    return {"game": game.rules.name, "seats": game.state.seats, "players": game.players}


def _print(told: dict[str, Any]) -> None:
    print(json.dumps(told, ensure_ascii=False))


def show_advice(game: Game, advice: Advice, spoken: Words, console: Console) -> None:
    """The best moves, each with what its seat may expect; the one that was played is marked."""
    screen = game_table(game, spoken, game.players)
    seat_view = screen.seat_view(game, advice.seat)
    seat = screen.names.seat_with_player(advice.seat)
    console.print(Text(spoken("advice-for", moves=advice.moves, seat=seat), "bold"))
    console.print(Text(screen.question(seat_view)))
    table = plain_table(*(spoken(f"column-{heading}") for heading in ("move", "chance", "points", "visits")))
    shown = advice.choices
    if advice.played is not None and advice.played not in shown:
        shown = [*shown, advice.played]
    for choice in shown:
        mark = "▸ " if choice == advice.played else "  "
        table.add_row(mark + screen.describe(seat_view, choice.move)[0], *_figures(choice))
        if choice in shown[:MOST_EXPLAINED] or choice == advice.played:
            table.add_row(reason_lines(screen, choice.reasons))
    console.print(table)
    console.print(Text(spoken("advice-reasons"), "dim"))
    if advice.played is not None:
        console.print(Text(spoken("advice-mark"), "dim"))


def _figures(choice: Choice) -> tuple[str, str, str]:
    return f"{choice.chance:.1%}", f"{choice.points:.1f}", str(choice.visits)


def show_review(game: Game, found: Sequence[Advice], spoken: Words, console: Console) -> None:
    """Every seat's chance to win as the game went on, what it lost in all, and the moves that cost most."""
    screen = game_table(game, spoken, game.players)
    console.print(Text(spoken("review", game=spoken(f"game-{game.rules.name}"), moves=len(found)), "bold"))
    console.print(curves(game, found, screen, spoken))
    worst = sorted(found, key=lambda advice: -advice.lost_chance)[:MOST_MISTAKES]
    mistakes = [advice for advice in worst if advice.lost_chance >= LEAST_LOST]
    if not mistakes:
        console.print(Text(spoken("no-mistakes")))
        return
    console.print(Text(spoken("mistakes"), "bold"))
    console.print(mistakes_table(game, mistakes, screen, spoken))


def curves(game: Game, found: Sequence[Advice], screen: GameTable, spoken: Words) -> Table:
    headings = ("seat", "chance-curve", "lost-a-move", "lost-points", "final")
    table = plain_table(*(spoken(f"column-{heading}") for heading in headings))
    table.columns[1].justify = "left"
    scores = game.scores()
    for seat in range(game.state.seats):
        own = [advice for advice in found if advice.seat == seat]
        lost = sum(advice.lost_chance for advice in own) / max(len(own), 1), sum(advice.lost_points for advice in own)
        name = ("★ " if seat in game.winners() else "  ") + screen.names.seat_with_player(seat)
        curve = Text(sparkline([advice.chances[seat] for advice in found]), "cyan")
        table.add_row(name, curve, f"{lost[0]:.1%}", f"{lost[1]:.1f}", str(scores[seat]))
    return table


def sparkline(shares: Sequence[float]) -> str:
    """Shares from 0 to 1 as blocks: as many as there is room for, each the mean of its part."""
    count = min(CURVE, len(shares))
    parts = [shares[at * len(shares) // count : (at + 1) * len(shares) // count] for at in range(count)]
    return "".join(BARS[min(int(fmean(part) * len(BARS)), len(BARS) - 1)] for part in parts)


def mistakes_table(game: Game, mistakes: Sequence[Advice], screen: GameTable, spoken: Words) -> Table:
    headings = ("number", "seat", "played", "better", "lost-chance", "lost-points")
    table = plain_table(*(spoken(f"column-{heading}") for heading in headings))
    for at in (1, 2, 3):
        table.columns[at].justify = "left"
    record = game.record()
    for advice in mistakes:
        seat_view = screen.seat_view(signoria.replay(record, until=advice.moves), advice.seat)
        moves = [advice.played.move] if advice.played is not None else []
        told = [screen.describe(seat_view, move)[0] for move in [*moves, advice.choices[0].move]]
        lost = f"{advice.lost_chance:.1%}", f"{advice.lost_points:.1f}"
        table.add_row(str(advice.moves), screen.names.seat(advice.seat), *told, *lost)
        table.add_row("", "", "", Text(main_reason(screen, advice.choices[0].reasons), "dim"))
    return table


def main_reason(screen: GameTable, reasons: Sequence[Reason]) -> str:
    """What speaks most for the better move, of what can be named."""
    speaking = [reason for reason in reasons if reason.points > 0 and reason.key != "coach-rest"]
    return screen.describe_reason(speaking[0]) if speaking else ""
