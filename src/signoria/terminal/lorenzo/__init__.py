"""Lorenzo il Magnifico in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import Json
from signoria.locale import Words
from signoria.lorenzo.components import RESOURCES, TOWERS
from signoria.terminal.drawing import panel
from signoria.terminal.games import GameTable
from signoria.terminal.lorenzo.choices import Choices
from signoria.terminal.lorenzo.drawing import Drawing
from signoria.terminal.lorenzo.facts import Facts
from signoria.terminal.lorenzo.names import Names


class LorenzoTable(GameTable):
    """Draws the game and words its questions and facts."""

    ending_columns = ("vp", "territories", "characters", "buildings", "ventures", "excommunications")
    names: Names
    drawing: Drawing
    facts: Facts

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        names = Names(words, edition, players)
        drawing = Drawing(names)
        super().__init__(names, drawing, Choices(names, drawing), Facts(names))

    def board(self, seat_view: Json, seat: int) -> RenderableType:
        """One family, with what it would still score."""
        family = self.drawing.family(seat_view, seat)
        if seat_view["phase"] == "over":
            return family
        parts = self.facts.parts(seat_view["appraisal"]["forecast"][seat]["parts"])
        return Group(family, Text(self.words("final-parts", parts=parts)))

    def scene(self, seat_view: Json) -> object:
        """The table is redrawn for each turn; questions that follow from a placement only need a line."""
        return seat_view["you"], seat_view["round"], seat_view["phase"], seat_view.get("turn", {}).get("lap")

    def summary_line(self, seat_view: Json) -> RenderableType:
        """The seat's goods and points."""
        own = seat_view["seats"][seat_view["you"]]
        goods = self.names.goods({kind: own[kind] for kind in RESOURCES})
        return Text(self.words("holdings", goods=goods), "dim")

    def hands(self, game: Game) -> RenderableType:
        """Every seat's leaders in hand, for who may see it all."""
        shown: list[RenderableType] = []
        for seat in range(game.state.seats):
            seat_view = self.seat_view(game, seat)
            own = seat_view["seats"][seat]
            if seat_view["kind"] == "tile":
                continue  # LM-SET-5: nobody has seen a leader yet
            leaders = [self.drawing.leader(seat_view, leader) for leader in own["kept"] + own["hand"]]
            if leaders:
                shown.append(panel(Group(*leaders), self.words("leaders-of", seat=self.names.seat(seat))))
        return Group(*shown)

    def figures(self, own: Json, points: int) -> list[str]:
        return [str(points), *(str(len(own["cards"][tower])) for tower in TOWERS), str(len(own["excommunicated"]))]

    def named(self, name: str, value: Any) -> Any:
        """Goods are listed; what an edition's own tile does may have no message."""
        if isinstance(value, dict):
            return self.names.goods(value)
        return self.names.excommunication(value) if name == "excommunication" else super().named(name, value)
