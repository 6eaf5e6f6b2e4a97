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
from signoria.analysis.advice import ADVISER, Advice, Choice, advise
from signoria.analysis.explaining import Reason
from signoria.analysis.review import REVIEWER, GameReview, ReviewedMove, review
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


def print_advice(
    file: Path,
    moves: int | None,
    player: str | None,
    quick: bool,
    open_cards: bool,
    jobs: int,
    as_json: bool,
    language: str,
) -> None:
    """Advise on one decision of a record, or show what each decision cost."""
    record = signoria.load(file)
    game = signoria.replay(record, moves)
    spoken = words(language, game.rules.name)
    console = Console(highlight=False)
    if moves is not None:
        played = record["moves"][moves] if moves < len(record["moves"]) else None
        advice = advise(game, player or ADVISER, played, open_cards=open_cards)
        if as_json:
            _print({**_about(game), **advice.as_json()})
        else:
            show_advice(game, advice, spoken, console)
        return
    with progress_bar(spoken("advising")) as show:
        found = review(record, None if quick else player or REVIEWER, open_cards, jobs, show)
    if as_json:
        _print({**_about(game), **found.as_json()})
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


def show_review(game: Game, found: GameReview, spoken: Words, console: Console) -> None:
    """Every seat's chance to win as the game went on, what it lost in all, and the moves that cost most."""
    screen = game_table(game, spoken, game.players)
    console.print(Text(spoken("review", game=spoken(f"game-{game.rules.name}"), moves=len(found.moves)), "bold"))
    console.print(curves(game, found, screen, spoken))
    worst = sorted(found.moves, key=lambda move: -move.lost_chance)[:MOST_MISTAKES]
    mistakes = [move for move in worst if move.lost_chance >= LEAST_LOST]
    if not mistakes:
        console.print(Text(spoken("no-mistakes")))
        return
    console.print(Text(spoken("mistakes"), "bold"))
    console.print(mistakes_table(game, mistakes, screen, spoken))


def curves(game: Game, found: GameReview, screen: GameTable, spoken: Words) -> Table:
    headings = ("seat", "chance-curve", "accuracy", "lost-points", "final")
    table = plain_table(*(spoken(f"column-{heading}") for heading in headings))
    table.columns[1].justify = "left"
    scores = game.scores()
    for seat, accuracy in enumerate(found.accuracy):
        lost = sum(move.lost_points for move in found.moves if move.seat == seat)
        name = ("★ " if seat in game.winners() else "  ") + screen.names.seat_with_player(seat)
        curve = Text(sparkline([move.chances[seat] for move in found.moves]), "cyan")
        kept = "–" if accuracy is None else f"{accuracy:.0f}%"
        table.add_row(name, curve, kept, f"{lost:.1f}", str(scores[seat]))
    return table


def sparkline(shares: Sequence[float]) -> str:
    """Shares from 0 to 1 as blocks: as many as there is room for, each the mean of its part."""
    count = min(CURVE, len(shares))
    parts = [shares[at * len(shares) // count : (at + 1) * len(shares) // count] for at in range(count)]
    return "".join(BARS[min(int(fmean(part) * len(BARS)), len(BARS) - 1)] for part in parts)


def mistakes_table(game: Game, mistakes: Sequence[ReviewedMove], screen: GameTable, spoken: Words) -> Table:
    headings = ("number", "seat", "played", "better", "lost-chance", "lost-points")
    table = plain_table(*(spoken(f"column-{heading}") for heading in headings))
    for at in (1, 2, 3):
        table.columns[at].justify = "left"
    record = game.record()
    for move in mistakes:
        seat_view = screen.seat_view(signoria.replay(record, until=move.number), move.seat)
        told = [screen.describe(seat_view, each)[0] for each in (move.played, move.best)]
        lost = f"{move.lost_chance:.1%}", f"{move.lost_points:.1f}"
        table.add_row(str(move.number), screen.names.seat(move.seat), *told, *lost)
        if move.reasons:
            table.add_row("", "", "", Text(main_reason(screen, move.reasons), "dim"))
    return table


def main_reason(screen: GameTable, reasons: Sequence[Reason]) -> str:
    """What speaks most for the better move, of what can be named."""
    speaking = [reason for reason in reasons if reason.points > 0 and reason.key != "coach-rest"]
    return screen.describe_reason(speaking[0]) if speaking else ""
