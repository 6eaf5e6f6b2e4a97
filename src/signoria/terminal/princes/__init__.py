"""The Princes of Florence in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, Move
from signoria.locale import Words
from signoria.princes.appraisal import appraise
from signoria.terminal.drawing import panel, plain_table
from signoria.terminal.menus import Menu
from signoria.terminal.princes.choices import Choices
from signoria.terminal.princes.drawing import Drawing
from signoria.terminal.princes.facts import Facts
from signoria.terminal.princes.names import Names


class PrincesTable:
    """Draws the game, asks its questions and tells its facts. All of it from sights, which hold nothing hidden."""

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        self.words = words
        self.names = Names(words, edition, players)
        self.drawing = Drawing(self.names)
        self.choices = Choices(self.names, self.drawing)
        self.facts = Facts(self.names)

    def sight(self, game: Game, seat: int | None) -> Json:
        """What a seat sees and may work out; with its decision and moves, if it has to decide. None is a spectator."""
        sight = game.view(seat)
        if seat is not None:
            sight["appraisal"] = appraise(game.state, seat)  # type: ignore[arg-type]
            if game.seat == seat:
                sight["decision"] = game.decision
                sight["moves"] = game.moves()
        return sight

    def open_sight(self, game: Game) -> Json:
        """What all seats see together."""
        sight = self.sight(game, None)
        sight["seats"] = [game.view(seat)["seats"][seat] for seat in range(game.state.seats)]
        return sight

    def draw(self, sight: Json, width: int) -> RenderableType:
        """The whole table."""
        return self.drawing.table(sight, width)

    def board(self, sight: Json, seat: int) -> RenderableType:
        """One principality, enlarged."""
        own = sight["seats"][seat]
        table = ", ".join(self.names.card("profession", card) for card in own["table"]) or "–"
        told = self.words("on-the-table", seat=self.names.seat(seat), cards=table)
        return Group(self.drawing.board(sight, seat), Text(told))

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

    def question(self, sight: Json) -> str:
        return self.choices.question(sight)

    def menu(self, sight: Json) -> Menu:
        return self.choices.menu(sight)

    def describe(self, sight: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""
        return self.choices.describe(sight, move)

    def tell(self, fact: Fact) -> str:
        """A fact as a sentence."""
        return self.facts.tell(fact)

    def seat_name(self, seat: int) -> str:
        return self.names.seat(seat)

    def ending(self, sight: Json, winners: list[int]) -> RenderableType:
        """The last standings."""
        table: Table = plain_table(*(self.words(f"column-{name}") for name in ("seat", "pp", "cash", "works")))
        order = sorted(enumerate(sight["seats"]), key=lambda seat: (-seat[1]["pp"], -seat[1]["money"]))
        for seat, own in order:
            name = ("★ " if seat in winners else "  ") + self.names.seat_with_player(seat)
            figures = (own["pp"], self.names.money(own["money"]), len(own["table"]))
            table.add_row(name, *map(str, figures), style="bold" if seat in winners else "")
        return panel(table, self.words("standings"))
