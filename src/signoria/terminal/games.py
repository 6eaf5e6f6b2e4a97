"""What the terminal needs of a game: how it is drawn, asked and told."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, Move
from signoria.locale import Words
from signoria.terminal.menus import Menu

TABLES = {"princes": "signoria.terminal.princes:PrincesTable"}


class GameTable(Protocol):
    """A game in the terminal. Drawing, asking and telling use sights alone, which hold nothing hidden."""

    def sight(self, game: Game, seat: int | None) -> Json:
        """What a seat sees, with its `decision` and `moves` if it has to decide."""

    def open_sight(self, game: Game) -> Json:
        """What all seats see together."""

    def draw(self, sight: Json, width: int) -> RenderableType:
        """The whole table."""

    def glance(self, sight: Json) -> RenderableType:
        """A line for a quick decision."""

    def board(self, sight: Json, seat: int) -> RenderableType:
        """What lies before one seat, enlarged."""

    def hands(self, game: Game) -> RenderableType:
        """Every seat's hand, for who may see it all."""

    def question(self, sight: Json) -> str:
        """What is to be decided."""

    def menu(self, sight: Json) -> Menu:
        """What is offered now."""

    def describe(self, sight: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""

    def tell(self, fact: Fact) -> str:
        """A fact as a sentence."""

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""

    def ending(self, sight: Json, winners: list[int]) -> RenderableType:
        """The last standings."""


def game_table(game: Game, words: Words, players: Sequence[str]) -> GameTable:
    """The terminal's side of a game that has been set up."""
    module, _, table_class = TABLES[game.rules.name].partition(":")
    edition = game.state.components.edition  # type: ignore[attr-defined]
    table: GameTable = getattr(import_module(module), table_class)(words, edition, players)
    return table
