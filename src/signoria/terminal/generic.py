"""Any game in the terminal: its view as tidy tables, its moves and facts in words.

What a game's words do not name is called by its key. A key that is `seat` or ends in `_seat` holds a seat.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, Move
from signoria.locale import MissingWords, Words
from signoria.terminal.drawing import panel, plain_table
from signoria.terminal.facts import FactFormatter
from signoria.terminal.games import GameTable
from signoria.terminal.menus import Entry, ListMenu, Menu
from signoria.terminal.names import SeatNames

# Parts of a seat's view that are drawn in another way, or not at all.
NOT_LISTED = ("game", "options", "seats", "seat", "kind", "you", "decision", "moves", "appraisal")
NOTHING = "–"


class Names(SeatNames):
    """Keys and values of a view, a move or a fact by their names."""

    def label(self, key: str) -> str:
        """What a value is about."""
        return self.words.named(f"label-{key}", key)

    def value(self, key: str, value: Any) -> str:
        """A value in words."""
        if value is None or value == []:
            return NOTHING
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        if isinstance(value, list):
            return ", ".join(self.value(key, each) for each in value)
        if isinstance(value, dict):
            return " ".join(self.value(each, inner) for each, inner in value.items())
        if isinstance(value, int):
            return self.seat(value) if key == "seat" or key.endswith("_seat") else str(value)
        return self.words.named(f"{key}-{value}", str(value))

    def hidden_or_value(self, key: str, value: Any, is_list: bool) -> str:
        """The same; a number in place of a list is that of hidden cards."""
        return self.words("hidden-cards", count=value) if is_list and isinstance(value, int) else self.value(key, value)

    def sentence(self, kind: str, name: str, values: Json) -> str:
        """A message such as `move-bid` with these values; without words of its own, the name and the values."""
        told = {
            key: value if type(value) is int and not key.endswith("seat") else self.value(key, value)
            for key, value in values.items()
        }
        try:
            return self.words(f"{kind}-{name}", **told)
        except MissingWords:
            listed = ", ".join(f"{self.label(key)} {self.value(key, value)}" for key, value in values.items())
            return f"{self.words.named(f'{kind}-{name}', name)}: {listed}" if listed else self.words.named("", name)


class Drawing:
    """The view as tables."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def table(self, seat_view: Json, width: int) -> RenderableType:
        title = self.names.words.named(f"game-{seat_view['game']}", seat_view["game"])
        return panel(Group(self.common(seat_view), "", self.seats(seat_view)), title)

    def common(self, seat_view: Json) -> Table:
        """What is there once."""
        grid = Table.grid(padding=(0, 2))
        for key, value in seat_view.items():
            if key not in NOT_LISTED:
                grid.add_row(Text(self.names.label(key), "dim"), self.names.value(key, value))
        return grid

    def seats(self, seat_view: Json) -> Table:
        """What lies before each seat, a row each; an arrow marks the one that decides."""
        keys = list(seat_view["seats"][0])
        hides = {key: any(isinstance(own[key], list) for own in seat_view["seats"]) for key in keys}
        table = plain_table(self.names.words("column-seat"), *(self.names.label(key) for key in keys))
        for seat, own in enumerate(seat_view["seats"]):
            mark = "▸ " if seat == seat_view["seat"] else "  "
            style = "bold" if seat == seat_view["you"] else ""
            cells = (self.names.hidden_or_value(key, own[key], hides[key]) for key in keys)
            table.add_row(mark + self.names.seat_with_player(seat), *cells, style=style)
        return table


class Choices:
    """The decision and its moves."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def question(self, seat_view: Json) -> str:
        decision = seat_view["decision"]
        details = {key: value for key, value in decision.items() if key not in ("seat", "kind")}
        return self.names.sentence("question", decision["kind"], details)

    def menu(self, seat_view: Json) -> Menu:
        return ListMenu(Entry(self.describe(seat_view, move)[0], move) for move in seat_view["moves"])

    def describe(self, seat_view: Json, move: Move) -> tuple[str, str]:
        values = {key: value for key, value in move.items() if key != "do"}
        return self.names.sentence("move", move["do"], values), ""


class Facts(FactFormatter):
    """The journal."""

    def __init__(self, names: Names) -> None:
        super().__init__(names, {})
        self.names = names

    def describe_fact(self, fact: Fact) -> str:
        values = {key: value for key, value in fact.items() if key != "fact"}
        if fact["fact"] == "over":
            values = {key: self._formatters[key](value) for key, value in values.items()}
        return self.names.sentence("fact", fact["fact"], values)

    def points(self, points: int) -> str:
        return str(points)


class GenericTable(GameTable):
    """A game that has no table of its own."""

    ending_columns = ("points",)
    names: Names
    drawing: Drawing

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        names = Names(words, edition, players)
        super().__init__(names, Drawing(names), Choices(names), Facts(names))

    def scene(self, seat_view: Json) -> object:
        return seat_view["you"], self.drawing_of(seat_view)

    def drawing_of(self, seat_view: Json) -> Json:
        """What a drawing shows."""
        return {key: value for key, value in seat_view.items() if key == "seats" or key not in NOT_LISTED}

    def summary_line(self, seat_view: Json) -> RenderableType:
        return ""

    def board(self, seat_view: Json, seat: int) -> RenderableType:
        own = seat_view["seats"][seat]
        grid = Table.grid(padding=(0, 2))
        for key, value in own.items():
            grid.add_row(Text(self.names.label(key), "dim"), self.names.value(key, value))
        return panel(grid, self.names.seat_with_player(seat))

    def hands(self, game: Game) -> RenderableType:
        return self.drawing.seats(self.combined_view(game))

    def figures(self, own: Json, points: int) -> list[str]:
        return [str(points)]
