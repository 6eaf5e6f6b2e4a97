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
    """Draws the game, asks its questions and tells its facts."""

    ending_columns = ("pp", "cash", "works")
    names: Names
    drawing: Drawing
    facts: Facts

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        names = Names(words, edition, players)
        drawing = Drawing(names)
        super().__init__(names, drawing, Choices(names, drawing), Facts(names))

    def board(self, sight: Json, seat: int) -> RenderableType:
        """One principality, enlarged."""
        own = sight["seats"][seat]
        table = ", ".join(self.names.card("profession", card) for card in own["table"]) or "–"
        told = self.words("on-the-table", seat=self.names.seat(seat), cards=table)
        return Group(self.drawing.board(sight, seat), Text(told))

    def scene(self, sight: Json) -> object:
        """Where one is, and what one has but for money and PP, which a glance tells."""
        own = {key: value for key, value in sight["seats"][sight["you"]].items() if key not in ("money", "pp")}
        return sight["you"], sight["round"], sight["phase"], own

    def glance(self, sight: Json) -> RenderableType:
        """The few things one needs for a quick decision: all seats, and one's own hand."""
        you = sight["you"]
        own = sight["seats"][you]
        told = self.words(
            "glance",
            round=sight["round"],
            minimum=sight["appraisal"]["minimum"],
            pp=own["pp"],
            money=self.names.money(own["money"]),
        )
        return Text(told, "dim")

    def hands(self, game: Game) -> RenderableType:
        """Every seat's hand, for who may see it all."""
        seats = range(game.state.seats)
        return Group(*(self.drawing.hand(self.sight(game, seat), seat, self.names.seat(seat)) for seat in seats))

    def figures(self, own: Json) -> list[str]:
        return [str(own["pp"]), self.names.money(own["money"]), str(len(own["table"]))]
