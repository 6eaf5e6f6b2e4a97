"""`Player`: the base class of all bots. Write your own `choose`, and load it with `--players my_module:MyBot`."""

from signoria.bots.perspective import Perspective
from signoria.kernel.fast_random import FastRandom


class Stopped(Exception):
    """A player was stopped before it had chosen."""


class Player:
    """Chooses an action whenever its seat has to decide.

    All its chance comes from `self.chance`, so that the same seed always gives the same moves. A class with
    `blind = True` gets a `LegalActions`, which costs nothing, in place of a `Perspective`.

    >>> class First(Player):
    ...     def choose(self, perspective):
    ...         return perspective.legal[0]
    """

    blind = False
    is_stopped = False

    def __init__(self, seed: int) -> None:
        self.chance = FastRandom(seed)

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.legal`."""
        raise NotImplementedError

    def stop(self) -> None:
        """Nobody needs its choices any more; may be called from another thread.

        Players that think for long look at `is_stopped` from time to time, and raise Stopped.
        """
        self.is_stopped = True
