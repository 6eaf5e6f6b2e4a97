"""The component data of an edition as tables, with reconstructions marked."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.editions import reconstructions
from signoria.kernel.state import Json
from signoria.locale import Words
from signoria.terminal.drawing import panel, plain_table
from signoria.terminal.princes.board import small_board, style_of
from signoria.terminal.princes.names import Names

RECONSTRUCTION = "reconstruction"
MARK = "*"


def edition_tables(edition: Json, words: Words) -> RenderableType:
    """Everything in an edition."""
    names = Names(words, edition, [])
    minimums = edition["minimum_work_value"]
    return Group(
        Text(edition["name"], style="bold"),
        Text(words("edition-marks", mark=MARK, count=len(reconstructions(edition))), style="yellow"),
        panel(_professions(names), words("edition-professions")),
        panel(_pieces(names), words("edition-pieces")),
        panel(_boards(names), words("edition-boards")),
        panel(_borders(names), words("edition-cooperative_map")),
        panel(_cards(names, "bonus", edition["bonus_cards"]), words("edition-bonus")),
        panel(_cards(names, "prestige", edition["prestige_cards"]), words("edition-prestige")),
        panel(_stacks(names), words("edition-stacks")),
        panel(_characters(names), words("edition-characters")),
        panel(Text(f"{', '.join(map(str, minimums['by_round']))}  ({minimums['source']})"), words("edition-minimums")),
    )


def _marked(text: str, source: str) -> Text:
    return Text(text + MARK, style="yellow") if source == RECONSTRUCTION else Text(text)


def _left_aligned(headings: Iterable[str]) -> Table:
    table = plain_table(*headings)
    for column in table.columns:
        column.justify = "left"
    return table


def _professions(names: Names) -> Table:
    words = names.words
    table = _left_aligned(words(f"column-{name}") for name in ("profession", "building", "landscape", "freedom"))
    for card in names.edition["professions"]:
        source = card["source"]
        table.add_row(
            names.card("profession", card["id"]),
            _marked(names.piece(card["building"]), source["building"]),
            _marked(names.piece(card["landscape"]), source["landscape"]),
            _marked(words(f"freedom-{card['freedom']}"), source["freedom"]),
        )
    return table


def _pieces(names: Names) -> RenderableType:
    shown = []
    for piece, data in names.edition["pieces"].items():
        drawing = Text()
        for row in data["shape"]:
            for sign in row:
                drawing.append(
                    names.code(piece) if sign == "#" else "  ", style_of(names, piece) if sign == "#" else ""
                )
            drawing.append("\n")
        size = names.words(f"size-{data['class']}")
        title = _marked(f"{names.piece(piece)} ({size}, {names.squares(piece)})", data["source"]["shape"])
        shown.append(Group(title, drawing))
    return Columns(shown, padding=(0, 2), equal=True)


def _boards(names: Names) -> RenderableType:
    shown = []
    for cooperative, key in ((False, "principality"), (True, "cooperative_board")):
        title = _marked(names.words(f"edition-{key}"), names.edition[key]["source"])
        shown.append(Group(title, small_board(names, {"pieces": []}, cooperative)))
    return Columns(shown, padding=(0, 4))


def _borders(names: Names) -> Text:
    """PF-COO-1: which boards meet, from left to right."""
    shown = names.edition["cooperative_map"]
    lines = []
    for seats, borders in shown["borders"].items():
        pairs = [f"{border['west'] + 1} | {border['east'] + 1}" for border in borders]
        lines.append(names.words("edition-borders", seats=int(seats), borders=", ".join(pairs) or "–"))
    return _marked("\n".join(lines), shown["source"])


def _cards(names: Names, deck: str, cards: list[Json]) -> Table:
    table = _left_aligned(("", ""))
    for card in cards:
        table.add_row(_marked(names.card(deck, card["id"]), card["source"]), names.asks(deck, card["id"]))
    return table


def _stacks(names: Names) -> Text:
    words = names.words
    stacks = [f"{words(f'object-{name}')} {count}" for name, count in names.edition["stacks"].items()]
    each = words("edition-buildings-each", count=names.edition["buildings_each"])
    return Text(", ".join([*stacks, f"{words('object-prestige')} {len(names.edition['prestige_cards'])}", each]))


def _characters(names: Names) -> Table:
    words = names.words
    table = _left_aligned((words("column-character"), words("column-bids")))
    for character in names.edition["characters"]:
        bids = f"{names.money(character['lowest_bid'])} – {names.money(character['highest_bid'])}"
        table.add_row(_marked(words(f"character-{character['id']}"), character["source"]), bids)
    return table
