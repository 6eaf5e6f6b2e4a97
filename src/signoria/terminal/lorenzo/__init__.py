"""Lorenzo il Magnifico in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, Move
from signoria.locale import Words
from signoria.lorenzo.appraisal import appraise
from signoria.lorenzo.components import RESOURCES, TOWERS
from signoria.terminal.drawing import panel, plain_table
from signoria.terminal.lorenzo.choices import Choices
from signoria.terminal.lorenzo.drawing import Drawing
from signoria.terminal.lorenzo.facts import Facts
from signoria.terminal.lorenzo.names import Names
from signoria.terminal.menus import Menu


class LorenzoTable:
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
        sight["appraisal"] = appraise(game.state, -1 if seat is None else seat)  # type: ignore[arg-type]
        if seat is not None and game.seat == seat:
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
        """One family, with what it would still score."""
        family = self.drawing.family(sight, seat)
        if not sight["appraisal"]["final"]:
            return family
        parts = self.facts.parts(sight["appraisal"]["final"][seat])
        return Group(family, Text(self.words("final-parts", parts=parts)))

    def scene(self, sight: Json) -> object:
        """The table is drawn anew for each turn; what follows from a placement needs a glance only."""
        return sight["you"], sight["round"], sight["phase"], sight.get("turn", {}).get("lap")

    def glance(self, sight: Json) -> RenderableType:
        """One's goods and points."""
        own = sight["seats"][sight["you"]]
        goods = self.names.goods({kind: own[kind] for kind in RESOURCES})
        return Text(self.words("glance", goods=goods), "dim")

    def hands(self, game: Game) -> RenderableType:
        """Every seat's leaders in hand, for who may see it all."""
        shown: list[RenderableType] = []
        for seat in range(game.state.seats):
            sight = self.sight(game, seat)
            own = sight["seats"][seat]
            leaders = [self.drawing.leader(sight, leader) for leader in own["kept"] + own["hand"]]
            if leaders:
                shown.append(panel(Group(*leaders), self.words("leaders-of", seat=self.names.seat(seat))))
        return Group(*shown)

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
        """LM-END-2: the last standings; a tie goes to the earlier in turn order."""
        headings = ("seat", "vp", "territories", "characters", "buildings", "ventures", "excommunications")
        table: Table = plain_table(*(self.words(f"column-{name}") for name in headings))
        for seat in sorted(sight["order"], key=lambda seat: -sight["seats"][seat]["vp"]):
            own = sight["seats"][seat]
            name = ("★ " if seat in winners else "  ") + self.names.seat_with_player(seat)
            figures = [own["vp"], *(len(own["cards"][tower]) for tower in TOWERS), len(own["excommunicated"])]
            table.add_row(name, *map(str, figures), style="bold" if seat in winners else "")
        return panel(table, self.words("standings"))
