"""Menus: what is offered at a decision, how it is shown, and what the typed answer means."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.kernel.state import Move
from signoria.locale import Words

PICTURES = 8
Cell = tuple[int, int]


class Menu:
    """Something to choose from. An answer leads to a move or to a further menu; None means it was not understood."""

    def show(self, words: Words) -> RenderableType:
        raise NotImplementedError

    def hint(self, words: Words) -> str:
        """What may be typed, in a few words."""
        raise NotImplementedError

    def pick(self, text: str) -> "Move | Menu | None":
        raise NotImplementedError


@dataclass(frozen=True)
class Entry:
    """One line of a list: what it is, what follows, and where it leads. Without a key of its own it is numbered."""

    words: str
    target: "Move | Menu"
    consequence: str = ""
    section: str = ""
    key: str = ""


class ListMenu(Menu):
    """A numbered list. The contract's verb, such as `pass`, is understood too where it is the only one."""

    def __init__(self, entries: Iterable[Entry], picture: RenderableType = "") -> None:
        self.picture = picture
        self.entries: dict[str, Entry] = {}
        for number, entry in enumerate(entries, start=1):
            self.entries[entry.key or str(number)] = entry

    def show(self, words: Words) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(ratio=2)
        grid.add_column(ratio=3, style="dim")
        section = ""
        for key, entry in self.entries.items():
            if entry.section != section:
                section = entry.section
                grid.add_row("", Text(section, style="bold"), "")
            grid.add_row(key, entry.words, entry.consequence)
        return Group(self.picture, grid) if self.picture else grid

    def hint(self, words: Words) -> str:
        keys = list(self.entries)
        return words("hint-one", key=keys[0]) if len(keys) == 1 else words("hint-list", first=keys[0], last=keys[-1])

    def pick(self, text: str) -> Move | Menu | None:
        if text in self.entries:
            return self.entries[text].target
        targets = [entry.target for entry in self.entries.values()]
        same_verb = [target for target in targets if isinstance(target, dict) and target["do"] == text]
        return same_verb[0] if len(same_verb) == 1 else None


class SumMenu(ListMenu):
    """Sums of money, typed as they are and shown side by side."""

    def show(self, words: Words) -> RenderableType:
        sums = []
        for key, entry in self.entries.items():
            told = f" {entry.consequence}" if entry.consequence else ""
            sums.append(Text(key, style="bold cyan").append(told, style="dim not bold"))
        columns = Columns(sums, padding=(0, 3))
        return Group(self.picture, columns) if self.picture else columns


class OrderMenu(Menu):
    """Cards to be put in an order: type their numbers; those left out follow as they are listed."""

    def __init__(self, names: Sequence[str], move_of: Callable[[list[int]], Move]) -> None:
        self.names = names
        self.move_of = move_of

    def show(self, words: Words) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        for number, name in enumerate(self.names, start=1):
            grid.add_row(str(number), name)
        return grid

    def hint(self, words: Words) -> str:
        return words("hint-order", example=" ".join(str(number) for number in range(len(self.names), 0, -1)))

    def pick(self, text: str) -> Move | Menu | None:
        digits = text.replace(" ", "").replace(",", "")
        if not digits.isdecimal():
            return None
        order = [int(digit) - 1 for digit in digits]
        if len(set(order)) != len(order) or not all(0 <= at < len(self.names) for at in order):
            return None
        return self.move_of(order + [at for at in range(len(self.names)) if at not in order])


@dataclass(frozen=True)
class Place:
    """One way to lay a piece: the move, the squares that are typed to find it, and its picture."""

    move: Move
    cells: tuple[Cell, ...]
    picture: Callable[[], Text]


class PlaceMenu(Menu):
    """Places for a piece, the snuggest first, as pictures a few at a time; typed squares narrow them down."""

    def __init__(
        self, places: Sequence[Place], more: str, first: int = 0, every: Sequence[Place] | None = None
    ) -> None:
        self.places = places
        self.more = more
        self.first = first
        self.every = places if every is None else every

    def show(self, words: Words) -> RenderableType:
        shown = self.places[self.first : self.first + PICTURES]
        pictures = []
        for number, place in enumerate(shown, start=self.first + 1):
            title = Text(f"{number:>2} ", style="bold cyan").append(square_name(place.cells[0]), style="dim not bold")
            pictures.append(Group(title, place.picture()))
        last = self.first + len(shown)
        count = words("places-shown", first=self.first + 1, last=last, count=len(self.places))
        return Group(Text(count, style="dim"), Columns(pictures, padding=(0, 2)))

    def hint(self, words: Words) -> str:
        last = min(self.first + PICTURES, len(self.places))
        if last == 1:
            return words("hint-one", key=last)
        key = "hint-places-more" if last < len(self.places) else "hint-places"
        return words(key, first=self.first + 1, last=last)

    def pick(self, text: str) -> Move | Menu | None:
        if text.isdecimal() and 1 <= int(text) <= len(self.places):
            return self.places[int(text) - 1].move
        if text in (self.more, "more", "+"):
            following = self.first + PICTURES
            return PlaceMenu(self.places, self.more, following if following < len(self.places) else 0, self.every)
        cells = [parse_square(word) for word in text.split()]
        known = [cell for cell in cells if cell is not None]
        if not known or len(known) < len(cells):
            return None
        found = covering(self.every, known)
        return PlaceMenu(found, self.more, 0, self.every) if found else None


def covering(places: Sequence[Place], cells: list[Cell]) -> list[Place]:
    """The places that cover all these squares; with one square, those that begin there if any do."""
    found = [place for place in places if all(cell in place.cells for cell in cells)]
    beginning = [place for place in found if len(cells) == 1 and place.cells[0] == cells[0]]
    return beginning or found


def square_name(cell: Any) -> str:
    """A square as people type it: columns a to g from the left, rows 1 to 7 from the top."""
    row, column = cell
    return f"{'abcdefghijklmn'[column]}{row + 1}"


def parse_square(text: str) -> Cell | None:
    """The square that was typed; None if there is none of that name."""
    if len(text) == 2 and text[0] in "abcdefg" and text[1] in "1234567":
        return int(text[1]) - 1, "abcdefg".index(text[0])
    return None
