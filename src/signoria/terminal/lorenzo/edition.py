"""The component data of an edition as tables."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.state import Json
from signoria.locale import Words
from signoria.lorenzo.components import PERIODS, TOWERS
from signoria.terminal.drawing import panel, plain_table
from signoria.terminal.lorenzo.drawing import STYLES
from signoria.terminal.lorenzo.names import Names


def edition_tables(edition: Json, words: Words) -> RenderableType:
    """Everything in an edition."""
    names = Names(words, edition, [])
    return Group(
        Text(edition["name"], style="bold"),
        panel(_board(names), words("edition-board")),
        *(panel(_cards(names, tower), words(f"label-{tower}")) for tower in TOWERS),
        panel(_tiles(names), words("edition-tiles")),
        panel(_leaders(names), words("edition-leaders")),
        panel(_excommunications(names), words("edition-excommunications")),
    )


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _board(names: Names) -> Text:
    """What is printed on the board."""
    words, board, scoring = names.words, names.edition["board"], names.edition["scoring"]
    lines = []
    for tower in TOWERS:
        floors = board["towers"][tower]
        bonuses = [
            words("floor-bonus", floor=number, goods=names.brief(floor["bonus"]))
            for number, floor in enumerate(floors, start=1)
            if floor["bonus"]
        ]
        lines.append(f"{words(f'tower-{tower}')}: {', '.join(bonuses)}")
    values = _listed([floor["value"] for floor in board["towers"][TOWERS[0]]])
    lines.append(words("edition-floors", values=values, fee=names.goods(board["occupied_tower_fee"])))
    lines.append(words("edition-market", gains=", ".join(names.brief(space["gain"]) for space in board["market"])))
    lines.append(words("edition-council", gain=names.brief(board["council_palace"]["gain"])))
    lines.append(words("edition-privileges", gains=", ".join(map(names.brief, board["privilege_options"]))))
    needs = _listed([board["faith_required"][str(period)] for period in range(1, PERIODS + 1)])
    lines.append(words("edition-faith", steps=_listed(board["faith_track_vp"]), needs=needs))
    lines.append(words("edition-territories", military=_listed(board["territory_slot_military"])))
    lines.append(words("edition-final-territories", points=_listed(scoring["territories"])))
    lines.append(words("edition-final-characters", points=_listed(scoring["characters"])))
    return Text("\n".join(lines))


def _table(*headings: str) -> Table:
    table = plain_table(*headings)
    for column in table.columns:
        column.justify = "left"
    return table


def _cards(names: Names, tower: str) -> Table:
    words = names.words
    table = _table(*(words(f"column-{heading}") for heading in ("card", "cost", "effect")))
    for period in range(1, PERIODS + 1):
        table.add_row(Text(words("edition-period", period=period), "dim"))
        for key, card in names.cards.items():
            if card["type"] == tower and card["period"] == period:
                table.add_row(Text(names.card(key), STYLES[tower]), names.cost(key), names.does(key))
    return table


def _tiles(names: Names) -> Table:
    table = _table("", "")
    for tile in names.tiles:
        table.add_row(names.tile(tile), names.tile_gives(tile))
    return table


def _leaders(names: Names) -> Table:
    table = _table("", "", "")
    for leader in names.leaders:
        table.add_row(names.leader(leader), Text(names.leader_needs(leader), "dim"), names.leader_does(leader))
    return table


def _excommunications(names: Names) -> Table:
    table = _table("", "")
    for tile in names.excommunications:
        table.add_row(tile, names.excommunication(tile))
    return table
