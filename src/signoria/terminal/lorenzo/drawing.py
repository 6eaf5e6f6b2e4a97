"""The table of Lorenzo il Magnifico as one seat sees it."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.state import Json
from signoria.lorenzo.components import DICE, GAINS, GOODS, LAPS, MEMBERS, ROUNDS, ROUNDS_A_PERIOD, TOWERS
from signoria.terminal.drawing import TRACK_STEP, panel, plain_table, points_track, track
from signoria.terminal.lorenzo.names import Names

WIDE = 110
SIDE_WIDTH = 42
CARD_WIDTH = 18
COST_WIDTH = 16
FAITH_STEP = 3
STYLES = {
    "territory": "green",
    "character": "bright_blue",
    "building": "yellow",
    "venture": "magenta",
    "black": "bold grey62",
    "white": "bold bright_white",
    "orange": "bold dark_orange",
    "neutral": "bold tan",
}
OTHER_SPACES = (
    "harvest.single", "harvest.shared", "production.single", "production.shared",
    "market.1", "market.2", "market.3", "market.4", "council",
)  # fmt: skip


class Drawing:
    """Draws a seat's view together with what it can work out."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.board_data: Json = names.edition["board"]

    # The whole table

    def table(self, seat_view: Json, width: int) -> RenderableType:
        """Everything a seat sees; a spectator sees every family, but no hand."""
        parts: list[RenderableType] = [self.header(seat_view)]
        if seat_view["phase"] in ("setup", "over"):
            parts.append(self.church(seat_view))
        elif width >= WIDE:
            row = Table.grid(expand=True)
            row.add_column(ratio=1)
            row.add_column(width=SIDE_WIDTH)
            row.add_row(self.towers(seat_view), Group(self.spaces(seat_view), self.church(seat_view)))
            parts.append(row)
        else:
            parts += [self.towers(seat_view), self.spaces(seat_view), self.church(seat_view)]
        you = seat_view["you"]
        if you is None and seat_view["phase"] != "setup":
            parts += [self.family(seat_view, seat) for seat in range(len(seat_view["seats"]))]
        elif you is not None:
            parts.append(self.family(seat_view, you))
        parts.append(panel(Group(self.seats(seat_view, width), self.tracks(seat_view, width - 4)), self.words("seats")))
        return Group(*parts)

    def header(self, seat_view: Json) -> RenderableType:
        """Round, phase, dice and turn order."""
        title = self.words(
            "title",
            game=self.words("game-lorenzo"),
            round=seat_view["round"],
            rounds=ROUNDS,
            phase=self.words(f"phase-{seat_view['phase']}"),
        )
        line = Text()
        if seat_view["dice"]:
            line.append(self.words("dice") + "  ", "dim")
            for die in DICE:
                line.append(f"{self.names.member(die)} {seat_view['dice'][die]}", STYLES[die]).append("  ")
        if "turn" in seat_view:
            turn = min(seat_view["turn"]["lap"] + 1, LAPS)
            line.append(" " + self.words("lap", turn=turn, turns=LAPS) + "  ", "dim")
        line.append(" " + self.words("order") + "  ", "dim")
        for at, seat in enumerate(seat_view["order"]):
            line.append("→" if at else "", "dim")
            line.append(f" {seat + 1} ", "bold reverse" if seat == seat_view["seat"] else "")
        return panel(line, title)

    # The board

    def towers(self, seat_view: Json) -> RenderableType:
        """Every tower from the top down: card, cost, effect, or who stands there."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right", style="dim")
        table.add_column(ratio=10, min_width=CARD_WIDTH, overflow="fold")
        table.add_column(ratio=9, min_width=COST_WIDTH)
        table.add_column(ratio=18)
        reached = {move["space"] for move in seat_view.get("moves", ()) if "space" in move}
        for tower in TOWERS:
            table.add_row(
                "", "", Text(self.words(f"label-{tower}"), f"bold {STYLES[tower]}"), *self._floor_bonus(tower)
            )
            for floor in range(len(seat_view["towers"][tower]), 0, -1):
                table.add_row(*self._floor(seat_view, tower, floor, f"{tower}.{floor}" in reached))
        return panel(table, self.words("towers"))

    def _floor_bonus(self, tower: str) -> tuple[RenderableType, RenderableType]:
        floors = self.board_data["towers"][tower]
        told = [
            self.words("floor-bonus", floor=number, goods=self.names.brief(floor["bonus"]))
            for number, floor in enumerate(floors, start=1)
            if floor["bonus"]
        ]
        return Text("".join(told[:1]), "dim"), Text(", ".join(told[1:]), "dim")

    def _floor(self, seat_view: Json, tower: str, floor: int, is_reached: bool) -> list[RenderableType]:
        space = f"{tower}.{floor}"
        code = Text(self.names.code(space), "bold cyan" if is_reached else "dim")
        need = f"≥{self.board_data['towers'][tower][floor - 1]['value']}"
        card = seat_view["towers"][tower][floor - 1]
        if card is None:
            return [code, need, self.members_on(seat_view, space) or Text("–", "dim"), "", ""]
        name = Text(self.names.card(card), STYLES[tower])
        there = self.members_on(seat_view, space)
        if there:
            name.append(" ").append(there)
        return [code, need, name, self.names.cost(card), self.names.does(card)]

    def members_on(self, seat_view: Json, space: str) -> Text:
        """Who stands on a space, from left to right."""
        text = Text()
        for at, (seat, member) in enumerate(seat_view["spaces"].get(space, ())):
            text.append(", " if at else "").append(f"{self.names.seat(seat)} ")
            text.append(self.names.member(member), STYLES[member])
        return text

    def spaces(self, seat_view: Json) -> RenderableType:
        """Harvest, production, market and council palace, with what they give and who stands there."""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_column(ratio=1)
        reached = {move["space"] for move in seat_view.get("moves", ()) if "space" in move}
        for space in OTHER_SPACES:
            is_open = space in seat_view["spaces"]
            code = Text(self.names.code(space), "bold cyan" if space in reached else "dim")
            there = self.members_on(seat_view, space)
            if not is_open:
                there = Text(self.words("space-closed"), "dim")
            elif not there:
                there = Text(self.words("space-free"), "green")
            table.add_row(code, Text(self._offer(space), "default" if is_open else "dim"), there)
        return panel(table, self.words("spaces"))

    def _offer(self, space: str) -> str:
        """A space and what it gives."""
        area, _, slot = space.partition(".")
        if area == "market":
            return self.words("market-gives", goods=self.names.brief(self.board_data["market"][int(slot) - 1]["gain"]))
        if area == "council":
            return self.words("council-gives", goods=self.names.brief(self.board_data["council_palace"]["gain"]))
        malus = self.board_data[area][0 if slot == "single" else 1]["malus"]
        return self.words(f"work-{area}") + (f" ({self.words('space-shared')} −{-malus})" if malus else "")

    def church(self, seat_view: Json) -> RenderableType:
        """The Vatican reports: what each asks for, its tile, and who bears it."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")  # a German word may be longer than a line
        for period, tile in enumerate(seat_view["excommunications"], start=1):
            last = period * ROUNDS_A_PERIOD
            faith = self.board_data["faith_required"][str(period)]
            bearers = [seat for seat, own in enumerate(seat_view["seats"]) if tile in own["excommunicated"]]
            past = last < seat_view["round"] or seat_view["phase"] == "over"
            text = Text(self.names.excommunication(tile))
            if bearers:
                text.append(f" {self.names.seats(bearers)}", "bold red")
            style = "dim" if past else "bold" if last - seat_view["round"] < ROUNDS_A_PERIOD else ""
            grid.add_row(Text(self.words("report", round=last, faith=faith), style), text)
        return panel(grid, self.words("church"))

    # A family

    def family(self, seat_view: Json, seat: int) -> RenderableType:
        """A personal board: goods, points, members, cards by line, tile, leaders, excommunications."""
        own = seat_view["seats"][seat]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for label, value in self._family_rows(seat_view, seat, own):
            grid.add_row(self.words(f"label-{label}"), value)
        is_you = seat == seat_view["you"]
        title = self.words("your-family", seat=self.names.seat(seat)) if is_you else ""
        return panel(grid, title or self.words("family-of", seat=self.names.seat_with_player(seat)))

    def _family_rows(self, seat_view: Json, seat: int, own: Json) -> Iterable[tuple[str, RenderableType]]:
        yield "goods", self.names.goods({kind: own[kind] for kind in GAINS[:GOODS]})
        yield "points", self._points(seat_view, seat, own)
        if seat_view["phase"] in ("actions", "vatican"):
            yield "members", self._members(seat_view["appraisal"]["values"][seat])
        for tower in TOWERS:
            if own["cards"][tower]:
                need = seat_view["appraisal"]["territory_needs"][seat] if tower == "territory" else 0
                yield tower, self._line(tower, own["cards"][tower], need)
        if own["tile"]:
            yield "tile", self.names.tile_gives(own["tile"])
        for number, played in enumerate(own["leaders"]):
            yield "leaders" if number == 0 else "blank", self._played(played)
        for zone in ("kept", "hand"):
            if isinstance(own[zone], list):
                for number, leader in enumerate(own[zone]):
                    yield zone if number == 0 else "blank", self.leader(seat_view, leader)
            elif own[zone] and zone == "hand":
                yield "hand", Text(self.words("leaders-hidden", count=own[zone]), "dim")
        for number, tile in enumerate(own["excommunicated"]):
            yield "excommunicated" if number == 0 else "blank", Text(self.names.excommunication(tile), "red")

    def _points(self, seat_view: Json, seat: int, own: Json) -> str:
        values = {"vp": own["vp"], "military": own["military"], "faith": own["faith"]}
        if seat_view["phase"] in ("setup", "over"):
            return self.words("points", **values)
        return self.words("points-with-end", final=seat_view["appraisal"]["forecast"][seat]["total"], **values)

    def _members(self, values: Json) -> Text:
        text = Text()
        for member in MEMBERS:
            if member in values:
                text.append("  " if text else "")
                text.append(f"{self.names.member(member)} {values[member]}", STYLES[member])
        return text

    def _line(self, tower: str, cards: list[str], need: int) -> Text:
        """A line of cards and what they do later, and the military that the next one needs."""
        text = Text()
        for at, card in enumerate(cards):
            text.append("; " if at else "").append(self.names.card(card), STYLES[tower])
            later = ", ".join(self.names.later(card))
            text.append(f" ({later})" if later else "")
        text.append(" " + self.words("next-territory", military=need) if need else "", "dim")
        return text

    def _played(self, played: Json) -> Text:
        acting = played["copy"] or played["leader"]
        text = Text(self.names.leader(played["leader"]), "bold")
        if played["copy"]:
            text.append(" " + self.words("leader-copies", leader=self.names.leader(acting)))
        text.append(f": {self.names.leader_does(acting)}", "not bold")
        if self.names.leaders[acting]["mode"] == "once_per_round":
            state = "leader-used" if played["used"] else "leader-ready"
            text.append(f" ({self.words(state)})", "dim" if played["used"] else "green")
        return text

    def leader(self, seat_view: Json, leader: str) -> Text:
        """A leader in hand: what it does, what it asks for, and what is missing."""
        text = Text(self.names.leader(leader), "bold").append(f": {self.names.leader_does(leader)} ", "not bold")
        text.append(self.words("then-needs", needs=self.names.leader_needs(leader)), "dim not bold")
        if leader in seat_view["appraisal"].get("leaders", {}) and seat_view["phase"] != "setup":
            style = "green" if seat_view["appraisal"]["leaders"][leader]["playable"] else "red"
            text.append(f" ({self.readiness(seat_view, leader)})", style)
        return text

    def readiness(self, seat_view: Json, leader: str) -> str:
        """Whether a leader could be played, or what is missing."""
        need = seat_view["appraisal"]["leaders"][leader]
        if need["met"]:
            return self.words("leader-met" if need["playable"] else "leader-nobody")
        nearest = [each for each in need["needs"][need["nearest"]] if each["have"] < each["need"]]
        cards = {each["card"]: each["need"] - each["have"] for each in nearest if "card" in each}
        resources = {each["resource"]: each["need"] - each["have"] for each in nearest if "resource" in each}
        return self.words("leader-missing", what=self.names.needs(cards, resources))

    # Everybody

    def seats(self, seat_view: Json, width: int) -> Table:
        """All seats at a glance; where there is room, also their members at home."""
        headings = ["seat", "vp", "military", "faith", "coins", "wood", "stone", "servants"]
        headings += ["territories", "characters", "buildings", "ventures"]
        table = plain_table(*(self.words(f"column-{heading}") for heading in headings))
        table.columns[0].no_wrap = True
        advanced = seat_view["options"]["advanced"]
        if advanced:
            table.add_column(self.words("column-leaders"), justify="right")
        has_room = width >= WIDE and seat_view["phase"] == "actions"
        if has_room:
            table.add_column(self.words("column-at-home"))
        for seat, own in enumerate(seat_view["seats"]):
            marker = "▸ " if seat == seat_view["seat"] else "  "
            figures = [own[kind] for kind in ("vp", "military", "faith", "coins", "wood", "stone", "servants")]
            figures += [len(own["cards"][tower]) for tower in TOWERS]
            if advanced:
                figures.append(f"{len(own['leaders'])}+{_count(own['hand'])}")
            style = "bold" if seat == seat_view["you"] else ""
            row: list[RenderableType] = [marker + self.names.seat_with_player(seat), *map(str, figures)]
            if has_room:
                row.append(self._members(seat_view["appraisal"]["values"][seat]))
            table.add_row(*row, style=style)
        return table

    def tracks(self, seat_view: Json, width: int) -> RenderableType:
        """Military, faith with the Vatican's needs, and victory points."""
        seats = seat_view["seats"]
        period = min((seat_view["round"] - 1) // ROUNDS_A_PERIOD + 1, ROUNDS // ROUNDS_A_PERIOD)
        need = self.board_data["faith_required"][str(period)]
        steps = self.board_data["faith_track_vp"]
        most = self.board_data["military_track_max"]
        scale = "".join(f"{f'[{step}]' if step == need else f' {step}':<{FAITH_STEP}}" for step in range(len(steps)))
        military = track([own["military"] for own in seats], 0, most, TRACK_STEP)
        faith = track([own["faith"] for own in seats], 0, len(steps) - 1, FAITH_STEP, FAITH_STEP, scale)
        worth = "".join(f" {vp:<{FAITH_STEP - 1}}" for vp in steps)
        faith.append("\n" + worth, "dim")
        row = Table.grid(padding=(0, 1))
        row.add_row(Text(self.words("track-military"), "dim"), Text(self.words("track-faith"), "dim"))
        row.add_row(military, faith)
        points = [own["vp"] for own in seats]
        return Group(row, Text(self.words("track-vp"), "dim"), points_track(points, width - 2))


def _count(cards: object) -> int:
    """How many cards: those of others are given as their number."""
    return cards if isinstance(cards, int) else len(cards)  # type: ignore[arg-type]
