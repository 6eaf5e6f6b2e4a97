"""Each game's observer: what a seat may see, as an array of numbers with named pieces.

`python -m signoria.envs.observer princes` prints the table of a game's pieces.
"""

import sys
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria import games
from signoria.kernel.errors import BadInput
from signoria.kernel.observation import Buffer, Piece
from signoria.kernel.observation import Observer as GameObserver
from signoria.kernel.reading import brief
from signoria.kernel.state import NOBODY, State

Numbers = npt.NDArray[np.int16]
Reals = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Array = npt.NDArray[Any]


class Observer:
    """Sees a game's states as a seat does.

    An observation is a row of 16-bit whole numbers: the pieces of the whole table, then a block for each seat, the
    observer's first and then clockwise. Its size is the same for every seat count and option of the game.
    """

    def __init__(self, game_observer: GameObserver) -> None:
        self.game = game_observer.game
        self.game_observer = game_observer
        self.size: int = game_observer.size
        self.pieces: list[Piece] = game_observer.pieces
        self.pieces_of_seat: list[Piece] = game_observer.pieces_of_seat
        self.low = self._spread("least")
        self.high = self._spread("most")
        self.unit = self._spread("unit").astype(np.float32)
        for block in range(game_observer.places):  # nobody may sit there
            start = game_observer.seats_at + block * game_observer.block
            self.low[start : start + game_observer.block] = np.minimum(self.low[start : start + game_observer.block], 0)
        self._buffer = Buffer(game_observer, 1, 1)
        writer = self._buffer.writer
        self._row: Numbers = np.frombuffer(memoryview(writer.values), np.int16)
        self._marks: Numbers = np.frombuffer(memoryview(writer.marks), np.int16)
        self._marked: Numbers = np.frombuffer(memoryview(writer.marked), np.int16)

    def _spread(self, attribute: str) -> Numbers:
        """A property of the pieces, for every number of an observation."""

        def spread(pieces: list[Piece]) -> list[int]:
            return [getattr(piece, attribute) for piece in pieces for _ in range(piece.size)]

        return np.array(spread(self.pieces) + spread(self.pieces_of_seat) * self.game_observer.places, np.int16)

    def observe(self, state: State, seat: int | None) -> Numbers:
        """What the seat sees; None is a spectator, who looks from seat 0."""
        self._write(state, seat)
        return self._row.copy()

    def nonzero(self, state: State, seat: int | None) -> tuple[Numbers, Reals]:
        """Where an observation is not 0, in no particular order, and the scaled numbers there."""
        self._write(state, seat)
        places = self._marks[: self._marked[0]].copy()
        return places, np.divide(self._row.take(places), self.unit.take(places))

    def _write(self, state: State, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < state.seats:
            raise BadInput(f"the seats are 0 to {state.seats - 1}, and None for a spectator, not {brief(seat)}")
        self.game_observer.write(state, NOBODY if seat is None else seat, self._buffer.writer, 0)

    def scaled(self, observations: Numbers) -> Reals:
        """Small real numbers, as networks like them: every number divided by the unit of its piece."""
        return np.divide(observations, self.unit, dtype=np.float32)

    def named(self, observations: Array) -> dict[str, Array]:
        """The pieces by name, of one observation or of many; they share the memory of what they are taken from.

        Pieces of seats have an axis for the seats before those of the piece.
        """
        rest = observations.shape[:-1]
        found = {}
        for piece in self.pieces:
            found[piece.name] = observations[..., piece.first : piece.first + piece.size].reshape(*rest, *piece.shape)
        blocks = observations[..., self.game_observer.seats_at :].reshape(
            *rest, self.game_observer.places, self.game_observer.block
        )
        for piece in self.pieces_of_seat:
            part = blocks[..., piece.first : piece.first + piece.size]
            found[piece.name] = part.reshape(*rest, self.game_observer.places, *piece.shape)
        return found

    def table(self) -> str:
        """The pieces as a table in Markdown."""
        game_observer = self.game_observer
        blocks = f"{game_observer.places} blocks of {game_observer.block}"
        lines = [
            f"{self.size} numbers: {game_observer.seats_at} of the whole table, then {blocks}.",
            "",
            "| piece | first | shape | values | unit | meaning |",
            "|---|---|---|---|---|---|",
        ]
        lines += [_line(piece, str(piece.first)) for piece in self.pieces]
        lines += [_line(piece, f"{self.game_observer.seats_at} + {piece.first}") for piece in self.pieces_of_seat]
        return "\n".join(lines)


def _line(piece: Piece, first: str) -> str:
    shape = " × ".join(str(length) for length in piece.shape)
    return f"| `{piece.name}` | {first} | {shape} | {piece.least} to {piece.most} | {piece.unit} | {piece.meaning} |"


@cache
def observer(game: str) -> Observer:
    """The observer of a game by its name."""
    return Observer(games.observer(game))


if __name__ == "__main__":
    print(observer(sys.argv[1]).table())
