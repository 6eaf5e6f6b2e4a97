"""A seat's principality: the grid with its pieces, and everything it owns."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import count_bits
from signoria.princes.components import (
    BUILDERS,
    BUILDING_SIZES,
    BUILDINGS_BUILT,
    CARDS_IN_HAND,
    CARDS_ON_TABLE,
    CATEGORIES,
    CELLS,
    FORESTS,
    FREEDOMS_HELD,
    JESTERS,
    LAKES,
    LANDSCAPE_KINDS,
    LANDSCAPE_PIECES,
    LANDSCAPES_PLACED,
    LARGE_BUILDINGS,
    MEDIUM_BUILDINGS,
    PARKS,
    PRESTIGE_CARDS,
    SMALL_BUILDINGS,
    Components,
)

GRID: Final[i64] = 0x1FFFFFFFFFFFF
WEST_EDGE: Final[i64] = 0x0040810204081  # the first column
EAST_EDGE: Final[i64] = 0x1020408102040  # the last column
LARGE: Final[i64] = 0b0000000111  # the buildings of each size, as bits of `buildings`
MEDIUM: Final[i64] = 0b0011111000
SMALL: Final[i64] = 0b1100000000
UNKNOWN: Final = -1


def beside(squares: i64) -> i64:
    """The squares that share an edge with any of these."""
    return ((squares << 7) | (squares >> 7) | ((squares & ~EAST_EDGE) << 1) | ((squares & ~WEST_EDGE) >> 1)) & GRID


class Principality:
    """All that belongs to one seat. Cards are tuples, so that a copy shares them until one changes."""

    def __init__(self) -> None:
        self.pp: i64 = 0
        self.money: i64 = 0
        self.jesters: i64 = 0
        self.builders: i64 = 0
        self.character: i64 = UNKNOWN
        self.best_work: i64 = 0
        self.hand: tuple[int, ...] = ()
        self.table: tuple[int, ...] = ()
        self.bonus: tuple[int, ...] = ()
        self.prestige: tuple[int, ...] = ()
        self.freedoms: tuple[int, ...] = ()
        self.pieces: tuple[int, ...] = ()
        self.squares: tuple[int, ...] = ()  # of each piece, as a mask
        self.forests: i64 = 0
        self.lakes: i64 = 0
        self.parks: i64 = 0
        self.buildings: i64 = 0  # which of the ten stand here, as bits
        self.covered: i64 = 0  # by pieces and palazzo
        self.built: i64 = 0  # covered by buildings
        self.beside_built: i64 = 0  # shares an edge with a building or the palazzo
        self.fitting: i64 = UNKNOWN  # the pieces with a legal place, as bits; worked out when asked for

    def clone(self) -> "Principality":
        copy = Principality()
        copy.pp = self.pp
        copy.money = self.money
        copy.jesters = self.jesters
        copy.builders = self.builders
        copy.character = self.character
        copy.best_work = self.best_work
        copy.hand = self.hand
        copy.table = self.table
        copy.bonus = self.bonus
        copy.prestige = self.prestige
        copy.freedoms = self.freedoms
        copy.pieces = self.pieces
        copy.squares = self.squares
        copy.forests = self.forests
        copy.lakes = self.lakes
        copy.parks = self.parks
        copy.buildings = self.buildings
        copy.covered = self.covered
        copy.built = self.built
        copy.beside_built = self.beside_built
        copy.fitting = self.fitting
        return copy

    def lay(self, piece: int, squares: int) -> None:
        """Put a piece, or a joint building's part, on these squares."""
        self.pieces = (*self.pieces, piece)
        self.squares = (*self.squares, squares)
        self.covered |= squares
        self.fitting = UNKNOWN
        if piece < LANDSCAPE_PIECES:
            self.buildings |= 1 << piece
            self.built |= squares
            self.beside_built |= beside(squares)
        elif piece == LANDSCAPE_PIECES:
            self.forests += 1
        elif piece == LANDSCAPE_PIECES + 1:
            self.lakes += 1
        else:
            self.parks += 1

    def landscapes_of(self, kind: int) -> i64:
        """How many forests (0), lakes (1) or parks (2) lie here."""
        if kind == 0:
            return self.forests
        if kind == 1:
            return self.lakes
        return self.parks

    def landscapes(self) -> i64:
        return self.forests + self.lakes + self.parks

    def cards(self) -> i64:
        """PF-OBJ-6: profession and recruiting cards, in hand and on the table."""
        return len(self.hand) + len(self.table)

    def count(self, feature: int) -> i64:
        """PF-BLD-5: how much there is of what bonus and prestige cards ask for; the palazzo is no building."""
        if feature == BUILDINGS_BUILT:
            return count_bits(self.buildings)
        if feature == LARGE_BUILDINGS:
            return count_bits(self.buildings & LARGE)
        if feature == MEDIUM_BUILDINGS:
            return count_bits(self.buildings & MEDIUM)
        if feature == SMALL_BUILDINGS:
            return count_bits(self.buildings & SMALL)
        if feature == BUILDING_SIZES:
            return some(self.buildings & LARGE) + some(self.buildings & MEDIUM) + some(self.buildings & SMALL)
        if feature == FORESTS:
            return self.forests
        if feature == LAKES:
            return self.lakes
        if feature == PARKS:
            return self.parks
        if feature == LANDSCAPES_PLACED:
            return self.landscapes()
        if feature == LANDSCAPE_KINDS:
            return some(self.forests) + some(self.lakes) + some(self.parks)
        if feature == FREEDOMS_HELD:
            return len(self.freedoms)
        if feature == JESTERS:
            return self.jesters
        if feature == BUILDERS:
            return self.builders
        if feature == PRESTIGE_CARDS:
            return len(self.prestige)
        if feature == CATEGORIES:
            kinds = some(self.forests) + some(self.lakes) + some(self.parks)
            return (
                kinds + some(self.jesters) + some(self.builders) + some(len(self.prestige)) + some(len(self.freedoms))
            )
        if feature == CARDS_IN_HAND:
            return len(self.hand)
        if feature == CARDS_ON_TABLE:
            return len(self.table)
        return CELLS - count_bits(self.covered)


def found_principality(palazzo: int, money: int) -> Principality:
    """A principality with nothing but its palazzo and some money."""
    principality = Principality()
    principality.money = money
    principality.covered = palazzo
    principality.beside_built = beside(palazzo)
    return principality


def some(count: i64) -> i64:
    """1 if there is any."""
    return 1 if count else 0


def blocked(board: Principality, is_building: bool) -> i64:
    """PF-BLD-2, PF-BLD-3, PF-BLD-4: where nothing, or no building, may be put; two builders let buildings touch."""
    if is_building and board.builders < 2:
        return board.covered | board.beside_built
    return board.covered


def free_places(components: Components, piece: int, closed: i64, first: i64) -> list[int]:
    """The actions that put the piece clear of the closed squares; `first` is the action of its first place."""
    places: list[int] = []
    action: i64 = first
    for squares in components.placements[piece]:
        if squares & closed == 0:
            places.append(action)
        action += 1
    return places


def has_place(components: Components, piece: int, closed: i64) -> bool:
    """Whether the piece fits somewhere clear of the closed squares."""
    return any(squares & closed == 0 for squares in components.placements[piece])
