"""Free space in a principality: where a piece wastes the least of it, and how many buildings still fit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.bits import count_bits
from signoria.princes.components import LANDSCAPE_PIECES, Components
from signoria.princes.placing import closed_squares
from signoria.princes.principality import GRID, beside
from signoria.princes.state import PrincesState

FIRST_MEDIUM: Final = 3
FIRST_SMALL: Final = 8
OPEN_EDGE: Final = 0.4  # of a square: open ground beside a piece is a little spoilt, for pieces are not so shaped
REMEMBERED: Final = 50_000
MANY: Final = 99


class Capacity:
    """Further buildings for which there is room: medium ones first, small ones in what is left."""

    def __init__(self, medium: i64, small: i64) -> None:
        self.medium = medium
        self.small = small


class FreeSpace:
    """The places of an edition's buildings, and the capacity of boards seen lately."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.medium = _places(components, FIRST_MEDIUM, FIRST_SMALL)
        self.small = _places(components, FIRST_SMALL, LANDSCAPE_PIECES)
        self.known: dict[int, Capacity] = {}

    def capacity(self, closed: i64, may_touch: bool) -> Capacity:
        """How much can be built clear of the closed squares."""
        key = int(closed if may_touch else ~closed)
        found = self.known.get(key)
        if found is None:
            found = self._measured(closed, may_touch)
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[key] = found
        return found

    def _measured(self, closed: i64, may_touch: bool) -> Capacity:
        medium: i64 = 0
        after = least_closing(self.medium, closed, may_touch)
        while after >= 0:
            medium += 1
            closed = after
            after = least_closing(self.medium, closed, may_touch)
        small: i64 = 0
        after = least_closing(self.small, closed, may_touch)
        while after >= 0:
            small += 1
            closed = after
            after = least_closing(self.small, closed, may_touch)
        return Capacity(medium, small)


def _places(components: Components, first: int, end: int) -> vec[i64]:
    return vec[i64]([squares for piece in range(first, end) for squares in components.placements[piece]])


def least_closing(places: vec[i64], closed: i64, may_touch: bool) -> i64:
    """The closed squares after one more piece, laid where the fewest are lost; -1 if none has a place."""
    fewest: i64 = MANY
    chosen: i64 = -1
    for at in range(len(places)):
        squares = places[at]
        if squares & closed == 0:
            taken = squares | closed
            if not may_touch:
                taken |= beside(squares)
            around = beside(taken) & ~taken & GRID
            lost = count_bits(taken) * 4 + count_bits(around)
            if chosen < 0 or lost < fewest:
                fewest = lost
                chosen = taken
    return chosen


def best_places(state: PrincesState, legal: list[int], first: int, most: int) -> list[int]:
    """The few places for the piece under way that lose the least room for buildings."""
    if len(legal) <= most:
        return legal
    seat = state.seat
    closed = closed_squares(state, seat, 0)
    placements = state.components.placements[state.piece]
    blocks = state.piece < LANDSCAPE_PIECES and state.principalities[seat].builders < 2
    scored: list[tuple[float, int]] = []
    for action in legal:
        scored.append((room_lost(placements[action - first], closed, blocks), action))
    scored.sort()
    return [action for _, action in scored[:most]]


def best_place(state: PrincesState, legal: list[int], first: int) -> int:
    """The place that loses the least room for buildings."""
    closed = closed_squares(state, state.seat, 0)
    placements = state.components.placements[state.piece]
    blocks = state.piece < LANDSCAPE_PIECES and state.principalities[state.seat].builders < 2
    chosen = legal[0]
    least = float(MANY)
    for action in legal:
        lost = room_lost(placements[action - first], closed, blocks)
        if lost < least:
            least = lost
            chosen = action
    return chosen


def room_lost(squares: i64, closed: i64, blocks_neighbours: bool) -> float:
    """Squares that no building can cover any more; a piece with much open ground around it splits the rest."""
    around: i64 = beside(squares) & ~squares & ~closed
    lost: i64 = squares & ~closed
    if blocks_neighbours:
        lost |= around
        around = beside(lost) & ~lost & ~closed
    return float(count_bits(lost)) + OPEN_EDGE * float(count_bits(around))
