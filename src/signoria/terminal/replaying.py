"""A recorded game in words."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

import signoria
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.state import Fact, facts_seen_by
from signoria.locale import words
from signoria.terminal.games import game_table


def print_record(file: Path, until: int | None, seat: int | None, language: str) -> None:
    """Print a record's facts and draw its position. Without a seat, nothing is hidden."""
    record = signoria.load(file)
    facts: list[tuple[int, Fact]] = []

    def watch(game: Game) -> None:
        if game.state.journal is None:
            game.keep_journal()
        facts.extend((len(game.played), fact) for fact in game.take_facts())

    game = signoria.replay(record, until, watch)
    if seat is not None and not 1 <= seat <= game.state.seats:
        raise BadInput(f"the seats are 1 to {game.state.seats}, not {seat}")
    viewer = None if seat is None else seat - 1
    console = Console(highlight=False)
    screen = game_table(game, words(language, game.rules.name), game.players)
    seen = [fact for _, fact in facts] if viewer is None else facts_seen_by(viewer, [fact for _, fact in facts])
    for (number, _), fact in zip(facts, seen):
        told = {key: value for key, value in fact.items() if key != "hidden"}
        console.print(Text(f"{number:>4}  ", style="dim").append(screen.describe_fact(told), style="not dim default"))
    seat_view = screen.combined_view(game) if viewer is None else screen.seat_view(game, viewer)
    console.print(screen.draw(seat_view, console.width))
    if viewer is None:
        console.print(screen.hands(game))
    if game.over:
        console.print(screen.ending(game, seat_view))
