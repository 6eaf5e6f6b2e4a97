"""The table of The Princes of Florence as one seat sees it."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.state import Json
from signoria.princes.components import BUILDINGS, CHARACTERS, FREEDOMS, LANDSCAPES
from signoria.terminal.drawing import panel, plain_table, points_track
from signoria.terminal.princes.board import large_board, small_board, style_of
from signoria.terminal.princes.names import Names

WIDE = 110
BOARD_WIDTH = 35


class Drawing:
    """Draws a seat's view together with what its cards are worth to it."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    # The whole table

    def table(self, seat_view: Json, width: int) -> RenderableType:
        """Everything a seat sees; a spectator sees no hand."""
        you = seat_view["you"]
        if you is None:
            return Group(
                self.header(seat_view), self._middle(seat_view, width, None), self._court_of_all(seat_view, width)
            )
        parts: list[RenderableType] = [self.header(seat_view), self._middle(seat_view, width, you)]
        if width < WIDE:
            parts.append(self.hand(seat_view, you))
        return Group(*parts, self._court_of_all(seat_view, width))

    def _middle(self, seat_view: Json, width: int, you: int | None) -> RenderableType:
        supplies = self._supplies(seat_view, width >= WIDE)
        if you is None:
            return supplies
        row = Table.grid(padding=(0, 0))
        row.add_column(width=BOARD_WIDTH)
        row.add_column(ratio=1)
        right: list[RenderableType] = [self.court(seat_view, you), supplies]
        if width >= WIDE:
            right.append(self.hand(seat_view, you))
        row.add_row(self.board(seat_view, you), Group(*right))
        return row

    def _supplies(self, seat_view: Json, is_wide: bool) -> RenderableType:
        shown: list[RenderableType] = []
        if seat_view["phase"] == "characters":
            shown.append(self.characters(seat_view))
        elif is_wide or seat_view["phase"] in ("setup", "auction"):
            shown.append(self.stacks(seat_view))
        if is_wide or seat_view["phase"] in ("actions", "over"):
            shown.append(self.supply(seat_view))
        if not is_wide:
            return Group(*shown)
        row = Table.grid()
        for _ in shown:
            row.add_column(ratio=1)
        row.add_row(*shown)
        return row

    def header(self, seat_view: Json) -> RenderableType:
        """Round, phase, the round track with its minimum values, and who starts."""
        minimums = self.names.edition["minimum_work_value"]["by_round"]
        track = Text(self.words("track") + "  ")
        for number, minimum in enumerate(minimums, start=1):
            now = number == seat_view["round"]
            track.append(f"[{minimum}]" if now else f" {minimum} ", style="bold reverse" if now else "dim")
        phase = self.words(f"phase-{seat_view['phase']}")
        title = self.words(
            "title", game=self.words("game-princes"), round=seat_view["round"], rounds=len(minimums), phase=phase
        )
        track.append("   " + self.words("starts", seat=self.names.seat(seat_view["start"])), style="dim")
        return panel(track, title)

    # The seat's own

    def board(self, seat_view: Json, seat: int) -> RenderableType:
        """A principality, enlarged."""
        return panel(
            large_board(self.names, seat_view["seats"][seat], seat_view["options"]["cooperative"]),
            self.words("board-of", seat=self.names.seat(seat)),
        )

    def court(self, seat_view: Json, you: int) -> RenderableType:
        """What a seat has, besides its board and its hand."""
        own, worth = seat_view["seats"][you], seat_view["appraisal"]
        rows = [
            ("label-pp", self.words("pp-with-rank", pp=own["pp"], rank=worth["seats"][you]["fame"])),
            ("label-cash", self.names.money(own["money"])),
            ("label-jesters", self._jesters(own["jesters"], worth["adds"]["jesters"])),
            ("label-builders", self._builders(own["builders"], worth["prices"]["building"]["price"])),
            ("label-freedoms", self._listed(self.words(f"freedom-{freedom}") for freedom in own["freedoms"])),
            ("label-table", self._listed(self.names.card("profession", card) for card in own["table"])),
        ]
        if own["character"]:
            rows.append(("label-character", self.words(f"character-{own['character']}")))
        if own["best_work"]:
            rows.append(("label-best", str(own["best_work"])))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for label, value in rows:
            grid.add_row(self.words(label), value)
        return panel(grid, self.words("your-court", seat=self.names.seat(you)))

    def _jesters(self, jesters: int, each: int) -> str:
        return self.words("jesters-give", count=jesters, wv=each * jesters) if jesters else "0"

    def _builders(self, builders: int, cost: int) -> str:
        price = self.names.price(cost)
        return self.words("builders-touch" if builders >= 2 else "builders-apart", count=builders, price=price)

    def _listed(self, names: Iterable[str]) -> str:
        return ", ".join(names) or "–"

    def hand(self, seat_view: Json, you: int, title: str = "") -> RenderableType:
        """The hand: each work's value part by part and what is missing; what bonus and prestige cards are worth now."""
        own, worth = seat_view["seats"][you], seat_view["appraisal"]
        parts: list[RenderableType] = []
        if own["hand"]:
            parts.append(self.works(own["hand"], worth))
        if own["bonus"]:
            parts.append(self._cards("bonus", worth["bonus"], "worth-wv"))
        if own["prestige"]:
            points = {card: worth["prestige"][card]["pp"] for card in own["prestige"]}
            parts.append(self._cards("prestige", points, "worth-pp"))
        if own["character"] == "princess":
            princess = worth["princess"]
            told = self.words("princess-worth", wv=princess["wv"], parts=self.names.parts(princess["parts"]))
            parts.append(Text(told))
        return panel(Group(*parts) if parts else Text("–"), title or self.words("your-hand"))

    def works(self, cards: list[str], worth: Json) -> Table:
        """Professions: what each wants, what it has, its value now and what is missing to the minimum."""
        has_muse = any("muse" in work["parts"] for work in worth["works"].values())
        headings = [
            "column-profession",
            "column-building",
            "column-landscape",
            "column-freedom",
            "column-jesters",
            "column-cards",
        ]
        headings += ["column-muse"] if has_muse else []
        table = plain_table(*(self.words(heading) for heading in headings))
        for column in table.columns[1:4]:
            column.justify = "left"
        table.add_column(self.words("column-wv"), justify="right", style="bold")
        table.add_column(self.words("column-minimum", minimum=worth["minimum"]), justify="right")
        for card in cards:
            if card == "recruiting":
                table.add_row(self.names.card("profession", card), style="dim")
            else:
                table.add_row(*self._work(card, worth, has_muse))
        return table

    def _work(self, card: str, worth: Json, has_muse: bool) -> list[RenderableType]:
        wish, work = self.names.professions[card], worth["works"][card]
        parts = work["parts"]
        row: list[RenderableType] = [self.names.card("profession", card)]
        wishes = {
            "building": self.names.piece(wish["building"]),
            "landscape": self.names.piece(wish["landscape"]),
            "freedom": self.words(f"freedom-{wish['freedom']}"),
        }
        for part, name in wishes.items():
            value = parts[part]
            row.append(Text(f"{name} {value}" if value else f"{name} –", style="green" if value else "dim"))
        row += [str(parts["jesters"]), str(parts["cards"])]
        row += [str(parts["muse"])] if has_muse else []
        row.append(str(work["wv"]))
        missing = work["missing"]
        row.append(Text(f"−{missing}", "red") if missing else Text(self.words("reaches"), "green"))
        return row

    def _cards(self, deck: str, worth: Json, unit: str) -> Table:
        table = plain_table(self.words(f"heading-{deck}"), "", self.words("column-now"))
        table.columns[0].no_wrap = True
        table.columns[1].justify = "left"
        table.columns[1].ratio = 1
        table.expand = True
        for card, value in worth.items():
            asks = Text(self.names.asks(deck, card), "dim")
            table.add_row(self.names.card(deck, card), asks, self.words(unit, value=value))
        return table

    # What is on offer

    def stacks(self, seat_view: Json) -> RenderableType:
        """The stacks: what is left and at what price, what was sold this round, and the auction under way."""
        auction = seat_view.get("auction", {})
        table = plain_table(*(self.words(f"column-{name}") for name in ("object", "left", "price")))
        table.add_column("")
        table.columns[0].no_wrap = True
        for name, left in seat_view["appraisal"]["stacks"].items():
            table.add_row(self.words(f"object-{name}"), str(left), *self._offer(seat_view, auction, name))
        return panel(Group(table, self._in_phase(auction)) if auction else table, self.words("stacks"))

    def _offer(self, seat_view: Json, auction: Json, name: str) -> tuple[RenderableType, RenderableType]:
        """The price of a stack's object, and what is to be said about it."""
        if name in auction.get("sold", ()):
            return "–", Text(self.words("sold"), "dim")
        if seat_view["appraisal"]["stacks"][name] == 0:
            return "–", Text(self.words("empty"), "dim")
        if auction.get("object") == name:
            price = Text(self.names.money(auction["price"]), "bold")
            return price, Text(self.names.seat(auction["bidder"]), "bold")
        prices = seat_view["appraisal"].get("prices")
        price = Text(self.names.money(prices["opening"]["price"]) if prices else "", "dim")
        squares = self.names.squares(name) if name in LANDSCAPES else 0
        return price, Text(self.words(f"object-{name}-brief", squares=squares), "dim")

    def _in_phase(self, auction: Json) -> Text:
        is_bidding = "in_auction" in auction
        seats = auction["in_auction" if is_bidding else "in_phase"]
        told = self._listed(self.names.seat(seat) for seat in seats)
        return Text(self.words("bidding" if is_bidding else "in-phase", seats=told), "dim")

    def characters(self, seat_view: Json) -> RenderableType:
        """The characters: who has marked or bought them, and the Banker's money."""
        auction = seat_view["character_auction"]
        table = plain_table(self.words("column-character"), self.words("column-state"))
        table.columns[1].justify = "left"
        for name in CHARACTERS:
            table.add_row(self.words(f"character-{name}"), self._character_state(seat_view, auction, name))
        return panel(table, self.words("characters"))

    def _character_state(self, seat_view: Json, auction: Json, name: str) -> Text:
        if name in auction["bought"]:
            return Text(self.words("bought"), "dim")
        if name in auction["marks"]:
            mark = auction["marks"][name]
            price, seat = self.names.money(mark["amount"]), self.names.seat(mark["seat"])
            return Text(self.words("bid-now", price=price, seat=seat), "bold")
        return Text(self.character_gives(seat_view, name), "dim")

    def character_gives(self, seat_view: Json, name: str) -> str:
        """What a character would do for the seat."""
        you, worth = seat_view["you"], seat_view["appraisal"]
        return self.words(
            f"character-{name}-gives",
            round=seat_view["round"],
            wv=worth["princess"]["wv"] if "princess" in worth else "?",
            rank="?" if you is None else worth["seats"][you]["fame"],
            money=self.names.money(seat_view["characters"].get("banker", 0)),
        )

    def supply(self, seat_view: Json) -> RenderableType:
        """Buildings and freedoms left, and how many cards the decks have."""
        left = seat_view["supply"]
        buildings = Table.grid(padding=(0, 1))
        cells = []
        for name in BUILDINGS:
            count = left["buildings"][name]
            code = Text(self.names.code(name), style_of(self.names, name))
            cells.append(Text.assemble(code, f" {self.names.piece(name)} ", (str(count), "bold" if count else "dim")))
        for at in range(0, len(cells), 2):
            buildings.add_row(*cells[at : at + 2])
        freedoms = ", ".join(f"{self.words(f'freedom-{name}')} {left['freedoms'][name]}" for name in FREEDOMS)
        decks = ", ".join(f"{self.words(f'deck-{name}')} {count}" for name, count in seat_view["decks"].items())
        rows: list[RenderableType] = [buildings, Text(freedoms), Text(decks, "dim")]
        if seat_view["characters"]:
            rows.append(Text(self.words("banker-holds", money=self.names.money(seat_view["characters"]["banker"]))))
        return panel(Group(*rows), self.words("supply"))

    # Everybody

    def _court_of_all(self, seat_view: Json, width: int) -> RenderableType:
        parts: list[RenderableType] = [self.seats(seat_view), self.fame_track(seat_view, width - 6)]
        others = [seat for seat in range(len(seat_view["seats"])) if seat != seat_view["you"]]
        if width >= WIDE or seat_view["you"] is None:
            parts.append(Columns([self.small(seat_view, seat) for seat in others], padding=(0, 2)))
        return panel(Group(*parts), self.words("seats"))

    def small(self, seat_view: Json, seat: int) -> RenderableType:
        """A principality as a small picture."""
        board = small_board(self.names, seat_view["seats"][seat], seat_view["options"]["cooperative"])
        return Group(Text(self.names.seat(seat), "bold" if seat == seat_view["seat"] else "default"), board)

    def seats(self, seat_view: Json) -> Table:
        """All seats at a glance."""
        headings = ("seat", "pp", "cash", "hand", "bonus", "prestige", "works", "jesters", "builders")
        table = plain_table(*(self.words(f"column-{heading}") for heading in headings))
        table.columns[0].no_wrap = True
        table.add_column(self.words("column-owns"), ratio=1)
        table.expand = True
        for seat, own in enumerate(seat_view["seats"]):
            marker = "▸ " if seat == seat_view["seat"] else "  "
            figures = [
                own["pp"],
                "?" if own["money"] is None else own["money"],
                _count(own["hand"]),
                _count(own["bonus"]),
            ]
            figures += [_count(own["prestige"]), len(own["table"]), own["jesters"], own["builders"]]
            style = "bold" if seat == seat_view["you"] else ""
            table.add_row(marker + self.names.seat_with_player(seat), *map(str, figures), self._owns(own), style=style)
        return table

    def _owns(self, own: Json) -> Text:
        """Pieces by their letters, freedoms, and the character."""
        text = Text()
        for laid in own["pieces"]:
            text.append(self.names.code(laid["piece"]), style_of(self.names, laid["piece"])).append(" ")
        extras = [self.words(f"freedom-{freedom}") for freedom in own["freedoms"]]
        if own["character"]:
            extras.append(self.words(f"character-{own['character']}"))
        return text.append(", ".join(extras))

    def fame_track(self, seat_view: Json, width: int) -> Text:
        """The fame track with a number for each seat; who shares a place stands below."""
        points = [own["pp"] for own in seat_view["seats"]]
        return Text(self.words("fame-track") + "\n", "dim").append(points_track(points, width))


def _count(cards: object) -> int:
    """How many cards: those of others are given as their number."""
    return cards if isinstance(cards, int) else len(cards)  # type: ignore[arg-type]
