"""The Princes of Florence in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import Json
from signoria.locale import Words
from signoria.terminal.games import GameTable
from signoria.terminal.princes.choices import Choices
from signoria.terminal.princes.drawing import Drawing
from signoria.terminal.princes.facts import Facts
from signoria.terminal.princes.names import Names


class PrincesTable(GameTable):
    """Draws the game and words its questions and facts."""

    ending_columns = ("pp", "cash", "works")
    names: Names
    drawing: Drawing
    facts: Facts

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        names = Names(words, edition, players)
        drawing = Drawing(names)
        super().__init__(names, drawing, Choices(names, drawing), Facts(names))

    def board(self, seat_view: Json, seat: int) -> RenderableType:
        """One principality, enlarged."""
        own = seat_view["seats"][seat]
        table = ", ".join(self.names.card("profession", card) for card in own["table"]) or "–"
        told = self.words("on-the-table", seat=self.names.seat(seat), cards=table)
        return Group(self.drawing.board(seat_view, seat), Text(told))

    def scene(self, seat_view: Json) -> object:
        """Where one is, and what one has but for money and PP, which `summary_line` shows."""
        own = {key: value for key, value in seat_view["seats"][seat_view["you"]].items() if key not in ("money", "pp")}
        return seat_view["you"], seat_view["round"], seat_view["phase"], own

    def summary_line(self, seat_view: Json) -> RenderableType:
        """What a quick decision needs: all seats, and the seat's own hand."""
        you = seat_view["you"]
        own = seat_view["seats"][you]
        told = self.words(
            "holdings",
            round=seat_view["round"],
            minimum=seat_view["appraisal"]["minimum"],
            pp=own["pp"],
            money=self.names.money(own["money"]),
        )
        return Text(told, "dim")

    def hands(self, game: Game) -> RenderableType:
        """Every seat's hand, for who may see it all."""
        seats = range(game.state.seats)
        return Group(*(self.drawing.hand(self.seat_view(game, seat), seat, self.names.seat(seat)) for seat in seats))

    def figures(self, own: Json, points: int) -> list[str]:
        return [str(points), self.names.money(own["money"]), str(len(own["table"]))]
