"""A game in the terminal: its drawing, questions and texts."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType

from signoria import games
from signoria.arena.statistics import ranks
from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, Move
from signoria.locale import Words
from signoria.terminal.drawing import panel, plain_table
from signoria.terminal.facts import FactFormatter
from signoria.terminal.menus import Menu
from signoria.terminal.names import SeatNames

if TYPE_CHECKING:
    from signoria.analysis.explaining import Reason


class Drawing(Protocol):
    """How a game is drawn."""

    def table(self, seat_view: Json, width: int) -> RenderableType:
        """The whole table."""


class Choices(Protocol):
    """How a game asks."""

    def question(self, seat_view: Json) -> str:
        """What is to be decided."""

    def menu(self, seat_view: Json) -> Menu:
        """What is offered now."""

    def describe(self, seat_view: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""


class GameTable:
    """A game in the terminal. Drawing, asking and telling use seat views alone, which hold nothing hidden.

    What a game must add raises NotImplementedError here.
    """

    ending_columns: tuple[str, ...] = ()

    def __init__(self, names: SeatNames, drawing: Drawing, choices: Choices, facts: FactFormatter) -> None:
        self.words = names.words
        self.names = names
        self.drawing = drawing
        self.choices = choices
        self.facts = facts

    # What is seen

    def seat_view(self, game: Game, seat: int | None) -> Json:
        """What a seat sees and may work out; with its decision and moves, if it has to decide. None is a spectator."""
        seat_view = {**game.view(seat), "appraisal": game.appraisal(seat)}
        if seat is not None and game.seat == seat:
            seat_view["decision"] = game.decision
            seat_view["moves"] = game.moves()
        return seat_view

    def combined_view(self, game: Game) -> Json:
        """What all seats see together."""
        seat_view = self.seat_view(game, None)
        seat_view["seats"] = [game.view(seat)["seats"][seat] for seat in range(game.state.seats)]
        return seat_view

    # What is drawn

    def draw(self, seat_view: Json, width: int) -> RenderableType:
        """The whole table."""
        return self.drawing.table(seat_view, width)

    def scene(self, seat_view: Json) -> object:
        """While this stays the same, `summary_line` is enough and the table is not redrawn."""
        raise NotImplementedError

    def summary_line(self, seat_view: Json) -> RenderableType:
        """A line for a quick decision."""
        raise NotImplementedError

    def board(self, seat_view: Json, seat: int) -> RenderableType:
        """What lies before one seat, enlarged."""
        raise NotImplementedError

    def hands(self, game: Game) -> RenderableType:
        """Every seat's hand, for who may see it all."""
        raise NotImplementedError

    def ending(self, game: Game, seat_view: Json) -> RenderableType:
        """The last standings."""
        table = plain_table(*(self.words(f"column-{name}") for name in ("seat", *self.ending_columns)))
        place, winners, points = ranks(game), game.winners(), game.scores()
        for seat in sorted(range(len(place)), key=place.__getitem__):
            name = ("★ " if seat in winners else "  ") + self.names.seat_with_player(seat)
            figures = self.figures(seat_view["seats"][seat], points[seat])
            table.add_row(name, *figures, style="bold" if seat in winners else "")
        return panel(table, self.words("standings"))

    def figures(self, own: Json, points: int) -> list[str]:
        """What the last standings tell of a seat, by `ending_columns`."""
        raise NotImplementedError

    # What is asked and told

    def question(self, seat_view: Json) -> str:
        """What is to be decided."""
        return self.choices.question(seat_view)

    def menu(self, seat_view: Json) -> Menu:
        """What is offered now."""
        return self.choices.menu(seat_view)

    def describe(self, seat_view: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""
        return self.choices.describe(seat_view, move)

    def describe_fact(self, fact: Fact) -> str:
        """A fact as a sentence."""
        return self.facts.describe_fact(fact)

    def describe_reason(self, reason: "Reason") -> str:
        """A reason of the coach in words."""
        return self.words(reason.key, **{name: self.named(name, value) for name, value in reason.args.items()})

    def named(self, name: str, value: Any) -> Any:
        """A value in a reason: a seat or a component by its name, and numbers as they are."""
        if name == "seat":
            return self.names.seat(value)
        return self.words.named(f"{name}-{value}", value) if isinstance(value, str) else value

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names.seat(seat)


def game_table(game: Game, words: Words, players: Sequence[str]) -> GameTable:
    """The terminal's side of a game that has been set up."""
    table: GameTable = games.load(games.spec(game.rules.name).terminal_table)(words, game.state.edition(), players)
    return table
