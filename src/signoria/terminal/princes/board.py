"""A principality drawn with box characters, large or small. Letters as well as colours identify the pieces."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from signoria.kernel.state import Json
from signoria.princes.components import SIDE
from signoria.terminal.princes.names import Names

STYLES = {
    "large": "bold white on dark_red",
    "medium": "bold black on dark_goldenrod",
    "small": "bold white on medium_purple4",
    "forest": "white on dark_green",
    "lake": "white on navy_blue",
    "park": "black on light_green",
    "palazzo": "grey50",
    "new": "bold bright_white",
    "empty": "dim",
    "wall": "grey50",
}
# By which of the four lines meet: up 8, right 4, down 2, left 1.
CROSSINGS = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"
PALAZZO_SIGN = "▒▒"
NEW_SIGN = "██"


class Square:
    """What lies on a square: which thing, so that outlines can be drawn, its two letters and its style."""

    def __init__(self, thing: str, code: str, style: str) -> None:
        self.thing = thing
        self.code = code
        self.style = style


Squares = dict[tuple[int, int], Square]


def style_of(names: Names, piece: str) -> str:
    size = names.edition["pieces"][piece]["class"]
    return STYLES[piece if size == "landscape" else size]


def squares_of(names: Names, seat: Json, cooperative: bool, new: Iterable[Any] = ()) -> Squares:
    """What lies where; `new` squares show where a piece would come to lie."""
    squares = {cell: Square("palazzo", PALAZZO_SIGN, STYLES["palazzo"]) for cell in names.palazzo(cooperative)}
    for number, laid in enumerate(seat["pieces"]):
        code, style = names.code(laid["piece"]), style_of(names, laid["piece"])
        for row, column in laid["cells"]:
            squares[row, column] = Square(f"piece {number}", code, style)
    for row, column in new:
        squares[row, column] = Square("new", NEW_SIGN, STYLES["new"])
    return squares


def large_board(names: Names, seat: Json, cooperative: bool) -> Text:
    """A principality with letters for columns and numbers for rows."""
    squares = squares_of(names, seat, cooperative)
    text = Text("    " + "   ".join("abcdefg") + "\n")
    for row in range(SIDE + 1):
        text.append("  ")
        for column in range(SIDE + 1):
            _append_crossing(text, squares, row, column)
        if row < SIDE:
            text.append(f"\n{row + 1} ")
            for column in range(SIDE + 1):
                _append_square(text, squares, row, column)
            text.append("\n")
    return text


def _append_square(text: Text, squares: Squares, row: int, column: int) -> None:
    """The wall to the left of a square, and the square; past the last column the wall alone."""
    square = squares.get((row, column))
    if _thing(squares, row, column - 1) != _thing(squares, row, column):
        text.append("│", style=STYLES["wall"])
    else:
        text.append(_filling(square), style=_style(square))
    if column < SIDE:
        text.append(" · " if square is None else _label(square), style=_style(square))


def _append_crossing(text: Text, squares: Squares, row: int, column: int) -> None:
    """Where four squares meet, and the wall from there to the right."""
    up = row > 0 and _thing(squares, row - 1, column - 1) != _thing(squares, row - 1, column)
    down = row < SIDE and _thing(squares, row, column - 1) != _thing(squares, row, column)
    right = column < SIDE and _thing(squares, row - 1, column) != _thing(squares, row, column)
    left = column > 0 and _thing(squares, row - 1, column - 1) != _thing(squares, row, column - 1)
    square = squares.get((row, column))
    crossing = CROSSINGS[8 * up + 4 * right + 2 * down + left]
    if crossing == " ":
        text.append(_filling(square), style=_style(square))
    else:
        text.append(crossing, style=STYLES["wall"])
    if right:
        text.append("───", style=STYLES["wall"])
    elif column < SIDE:
        text.append(3 * _filling(square), style=_style(square))


def _thing(squares: Squares, row: int, column: int) -> str:
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return "outside"
    square = squares.get((row, column))
    return "" if square is None else square.thing


def _filling(square: Square | None) -> str:
    return "▒" if square is not None and square.thing == "palazzo" else " "


def _label(square: Square) -> str:
    return "▒▒▒" if square.thing == "palazzo" else f"{square.code} "


def _style(square: Square | None) -> str:
    return STYLES["empty"] if square is None else square.style


def small_board(names: Names, seat: Json, cooperative: bool, new: Iterable[Any] = ()) -> Text:
    """A principality as a picture of 16 by 9 characters."""
    return small_boards([squares_of(names, seat, cooperative, new)])


def small_boards(boards: list[Squares]) -> Text:
    """Boards that meet at their borders, from west to east."""
    edge = "─" * (2 * SIDE)
    text = Text("┌" + "┬".join([edge] * len(boards)) + "┐\n", style=STYLES["wall"])
    for row in range(SIDE):
        for squares in boards:
            text.append("│", style=STYLES["wall"])
            for column in range(SIDE):
                square = squares.get((row, column))
                text.append("· " if square is None else square.code, style=_style(square))
        text.append("│\n", style=STYLES["wall"])
    text.append("└" + "┴".join([edge] * len(boards)) + "┘", style=STYLES["wall"])
    return text
