"""Observations: what a seat may see as a row of small numbers, made of named pieces, and how they are written."""

from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from signoria.kernel.bits import first_bit
from signoria.kernel.state import NOBODY, NONE, State

LARGEST: Final = 32767  # a writer holds 16-bit numbers; what is beyond is shown as this
_LARGEST: Final[i64] = 32767
HIDDEN: Final = -1  # stands for a number that the observer may not see


class Piece:
    """A named part of an observation: its shape, its least and greatest value, and what it means.

    `unit` is what a value is divided by where small real numbers are wanted. `first` is where it begins, in the
    observation or, for a piece that every seat has, in the block of each seat.
    """

    def __init__(
        self, name: str, shape: tuple[int, ...], least: int, most: int, meaning: str, unit: int | None = None
    ) -> None:
        self.name = name
        self.shape = shape
        self.least = least
        self.most = most
        self.meaning = meaning
        self.unit = most if unit is None else unit
        self.first = 0
        self.size = 1
        for length in shape:
            self.size *= length


class Writer:
    """Rows of numbers, each written from left to right. Others look at `values` without copying it.

    Most numbers of an observation are 0, so a row remembers where it is not: before it is written again only those
    places are cleared, and zeros are passed over.
    """

    def __init__(self, rows: int, size: int) -> None:
        self.values = vec[i16](array("h", bytes(2 * rows * size)))
        self.marks = vec[i16](array("h", bytes(2 * rows * size)))  # where in a row numbers other than 0 stand
        self.marked = vec[i16]([0] * rows)  # how many marks a row has
        self.size: i64 = size
        self.first: i64 = 0  # of the row that is written
        self.at: i64 = 0  # in this row
        self.mark: i64 = 0
        self.viewer: i64 = 0
        self.seats: i64 = 0
        self.places: i64 = 0

    def begin(self, row: i64, viewer: i64, seats: i64, places: i64) -> None:
        """Write this row, as seen by the viewer, with room for so many seats. A spectator looks from seat 0."""
        values = self.values
        marks = self.marks
        first: i64 = row * self.size
        mark: i64 = first
        end: i64 = first + i64(self.marked[row])
        while mark < end:
            values[first + i64(marks[mark])] = 0
            mark += 1
        self.first = first
        self.at = 0
        self.mark = first
        self.viewer = viewer if viewer > 0 else 0
        self.seats = seats
        self.places = places

    def end(self, row: i64) -> None:
        """The row is written."""
        self.marked[row] = i16(self.mark - self.first)

    def put(self, at: i64, value: i64) -> None:
        """A number other than 0 at a place in the row that has none yet."""
        self.values[self.first + at] = i16(value)
        self.marks[self.mark] = i16(at)
        self.mark += 1

    def put_next(self, value: i64) -> None:
        """A number that may be 0 at the next place.

        A mark is written in any case, but the next one takes its place if the number is 0. So the processor has nothing
        to guess, which it would often do wrong.
        """
        self.values[self.first + self.at] = i16(value)
        self.marks[self.mark] = i16(self.at)
        self.mark += i64(value != 0)
        self.at += 1

    def blank(self, count: i64) -> None:
        """So many zeros."""
        self.at += count

    def number(self, value: i64) -> None:
        """One number."""
        if value > _LARGEST:
            value = _LARGEST
        elif value < -_LARGEST:
            value = -_LARGEST
        self.put_next(value)

    def flag(self, holds: bool) -> None:
        """1 if it holds."""
        self.put_next(i64(holds))

    def one_of(self, member: i64, count: i64) -> None:
        """1 for this one of so many, 0 for the others; none if the member is negative."""
        if member >= 0:
            self.put(self.at + member, 1)
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """The bits of a mask."""
        self.paint(self.at, mask, 1)
        self.at += count

    def counts(self, cards: tuple[int, ...], count: i64) -> None:
        """How many there are of each of so many cards."""
        for card in cards:
            place: i64 = self.first + self.at + card
            if self.values[place]:
                self.values[place] += 1
            else:
                self.put(self.at + card, 1)
        self.at += count

    def order(self, cards: tuple[int, ...], count: i64) -> None:
        """The place of each of so many cards in this row, counted from 1; 0 if it is not there. -1 is no card."""
        for at in range(len(cards)):
            if cards[at] >= 0:
                self.put(self.at + cards[at], at + 1)
        self.at += count

    def table(self, viewer: i64, round: i64, phase: i64, phases: i64, kind: i64, kinds: i64, seat: i64) -> None:
        """The numbers of `table_pieces`."""
        self.number(self.seats)
        self.one_of(viewer, self.places)
        self.number(round)
        self.one_of(phase, phases)
        self.one_of(kind, kinds)
        self.seat(seat)

    def paint(self, first: i64, cells: i64, value: i64) -> None:
        """Put a value on these cells of a plane that begins at `first`."""
        while cells:
            self.put(first + first_bit(cells), value)
            cells &= cells - 1

    # Seats are counted from the viewer on.

    def away(self, seat: i64) -> i64:
        """How many seats clockwise from the viewer."""
        return seat - self.viewer if seat >= self.viewer else seat - self.viewer + self.seats

    def seat(self, seat: i64) -> None:
        """One seat; none if negative."""
        self.one_of(self.away(seat) if seat != NOBODY else NONE, self.places)

    def seats_of(self, mask: i64) -> None:
        """Seats given as bits."""
        self.bits(mask >> self.viewer | (mask << (self.seats - self.viewer)) & (255 >> (8 - self.seats)), self.places)


def table_pieces(places: int, rounds: int, phases: tuple[str, ...], kinds: tuple[str, ...]) -> list[Piece]:
    """What every game's table has: who plays and observes, when it is, and who decides what."""
    return [
        Piece("seat_count", (1,), 2, places, "how many seats play"),
        Piece("you", (places,), 0, 1, "the seat that observes, by its number; none for a spectator"),
        Piece("round", (1,), 1, rounds, "the round"),
        Piece("phase", (len(phases),), 0, 1, f"the phase: {', '.join(phases)}"),
        Piece("kind", (len(kinds),), 0, 1, f"the decision: {', '.join(kinds)}"),
        Piece("decides", (places,), 0, 1, "the seat that decides"),
    ]


def _arrange(pieces: list[Piece]) -> int:
    """Put the pieces one behind the other; how long they are together."""
    size = 0
    for piece in pieces:
        piece.first = size
        size += piece.size
    return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may see of a game's states. Every row has the same size, whatever the seats and options.

    First come the pieces of the whole table, then a block for each seat, the viewer's first and then clockwise; blocks
    where nobody sits are 0.
    """

    def __init__(self, game: str, places: int, pieces: list[Piece], pieces_of_seat: list[Piece]) -> None:
        self.game = game
        self.places = places  # seats there is room for
        self.pieces = pieces
        self.pieces_of_seat = pieces_of_seat
        self.seats_at = _arrange(pieces)  # where the block of the first seat begins
        self.block = _arrange(pieces_of_seat)  # its size
        self.size = self.seats_at + places * self.block

    def write(self, state: State, viewer: i64, writer: Writer, row: i64) -> None:
        """What the viewer sees (NOBODY for a spectator), into a row of the writer."""
        raise NotImplementedError


class FlatObserver(Observer):
    """An observer for small games: named pieces of the numbers that a state itself gives by `State.numbers`."""

    def __init__(self, game: str, places: int, pieces: list[Piece]) -> None:
        super().__init__(game, places, pieces, [])

    def write(self, state: State, viewer: i64, writer: Writer, row: i64) -> None:
        numbers = state.numbers(viewer)
        if len(numbers) != self.size:
            raise ValueError(f"the pieces have room for {self.size} numbers, but the state gave {len(numbers)}")
        writer.begin(row, viewer, state.seats, self.places)
        for number in numbers:
            writer.number(number)
        writer.end(row)


class Buffer:
    """Rows of observations and of masks of the legal actions that are offered, each written when its state changed."""

    def __init__(self, observer: Observer, rows: int, actions: int) -> None:
        self.observer = observer
        self.actions = actions
        self.writer = Writer(rows, observer.size)
        self.masks = vec[u8](bytes(rows * actions))
        self.shown: list[list[int]] = [[] for _ in range(rows)]

    def show(self, row: i64, state: State, viewer: i64) -> None:
        """The state as the viewer sees it; actions are legal for the seat that decides only."""
        masks = self.masks
        first: i64 = row * self.actions
        count: i64 = self.actions
        for action in self.shown[row]:
            masks[first + action] = 0
        legal: list[int] = state.legal() if state.seat == viewer and viewer != NOBODY else []
        left_out = 0
        for action in legal:
            if action < count:
                masks[first + action] = 1
            else:
                left_out += 1
        self.shown[row] = [action for action in legal if action < count] if left_out else legal
        self.observer.write(state, viewer, self.writer, row)
