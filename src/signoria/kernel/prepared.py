"""Prepared answers: what a seat may settle before its decision comes. The games say what, and what comes of it."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.kernel.state import Move, State


class Limit:
    """A sum up to which a seat may have its bids raised: on the one thing that is auctioned, or on one of several."""

    def __init__(self, lowest: int, highest: int, step: int, on: str | None = None) -> None:
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.step: Final = step
        self.on: Final = on

    def allows(self, amount: int) -> bool:
        return self.lowest <= amount <= self.highest and (amount - self.lowest) % self.step == 0


class Occasion:
    """What a seat may prepare for now: a decision that is to come, or an auction that goes round.

    An answer holds as long as the occasion has the same key. `is_asked`: the seat is to decide about it now.
    """

    def __init__(self, key: str, is_asked: bool, moves: list[Move], limits: list[Limit]) -> None:
        self.key: Final = key
        self.is_asked: Final = is_asked
        self.moves: Final = moves
        self.limits: Final = limits


@mypyc_attr(allow_interpreted_subclasses=True)
class PreparedAnswers:
    """Which decisions of a game can be prepared. All of it follows from what the seat itself may see."""

    def occasion(self, state: State, seat: int) -> Occasion | None:
        """What the seat may prepare for now; None if there is nothing."""
        raise NotImplementedError

    def raised(self, state: State, limit: int, on: str | None) -> Move | None:
        """What the seat that is asked does under a limit; None if it has to decide itself."""
        return None
