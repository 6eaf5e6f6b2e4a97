"""Games so small that the right answer is plain, and a judge for them."""

from librt.vecs import vec

from signoria.bots.judge import Judge
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY, State

PLAIN = {"features": ["liking"], "hidden": [[1.0]], "bias": [0.0], "out": [1.0], "out_bias": 0.0, "spread": [5.0]}


class Small(State):
    """A game of two seats and a few moves. Points are written down as they are won."""

    def __init__(self, moves: tuple[int, ...] = (), hidden: int = 0) -> None:
        super().__init__(2)
        self.moves = moves
        self.hidden = hidden
        self.seat = self.next_seat()
        self.kind = 0

    def next_seat(self) -> int:
        raise NotImplementedError

    def clone(self) -> "Small":
        return type(self)(self.moves, self.hidden)

    def apply(self, action: int) -> None:
        self.moves = (*self.moves, action)
        self.seat = self.next_seat()

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(2) if scores[seat] == max(scores)]

    def redeal(self, seat: int, seed: int) -> None:
        pass


class Envelope(Small):
    """Win for sure by one point, or open an envelope that wins by five, but only in one world of five."""

    def legal(self) -> list[int]:
        return [] if self.moves else [0, 1]

    def next_seat(self) -> int:
        return -1 if self.moves else 0

    def redeal(self, seat: int, seed: int) -> None:
        self.hidden = int(FastRandom(seed).below(5) == 0)

    def scores(self) -> list[int]:
        return [6 if self.moves == (0,) else 10 * self.hidden, 5]


class Trap(Small):
    """Action 1 looks like a win to the judge, but the other seat has an answer to it; action 0 is a quiet win."""

    def legal(self) -> list[int]:
        return [] if self.seat == NOBODY else [0, 1, 2]

    def next_seat(self) -> int:
        return len(self.moves) if len(self.moves) < 2 else -1

    def scores(self) -> list[int]:
        mine, other = self.moves
        return [0, 9] if mine == 1 and other == 2 else [1, 0] if mine == 0 else [0, 1] if mine == 2 else [9, 0]


class Forced(Trap):
    """The same, after a decision in which nothing but action 7 is allowed."""

    def legal(self) -> list[int]:
        return super().legal() if self.moves else [7]

    def next_seat(self) -> int:
        return max(0, len(self.moves) - 1) if len(self.moves) < 3 else -1

    def scores(self) -> list[int]:
        return Trap(self.moves[1:]).scores()


class PlainJudge(Judge):
    """Sees only what seat 0 has chosen, and likes action 1."""

    def features(self, state: State, seat: int) -> vec[float]:
        return vec[float]([0.0 if seat else 5.0 if state.moves[:1] == (1,) else 1.0])

    def round(self, state: State) -> int:
        return 1
