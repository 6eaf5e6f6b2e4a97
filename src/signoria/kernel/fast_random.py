"""A fast generator for what is no secret: the choices of bots, resampled worlds, random play.

It has the same numbers on every machine and Python version. Whoever sees some of them can compute all others and the
seed, so games are dealt from `kernel.chance`.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.chance import Chance

_MULTIPLIER: Final[i64] = 1791398085  # a multiply-with-carry multiplier: products stay below 2**63
_LOW: Final[i64] = 0xFFFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF


def _scramble(value: int) -> int:
    """Spread a number over 64 bits, so that neighbouring seeds have nothing in common (the finish of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _WORD
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
    return value ^ (value >> 31)


class FastRandom(Chance):
    """Multiply-with-carry.

    >>> FastRandom(7).below(99), FastRandom(7).below(99), FastRandom(8).below(99)
    (90, 90, 77)
    """

    def __init__(self, seed: int) -> None:
        start = _scramble(seed)
        self._low: i64 = start & 0xFFFFFFFF
        self._carry: i64 = 1 + (start >> 32) % 1791398083

    def word(self) -> i64:
        product: i64 = _MULTIPLIER * self._low + self._carry
        self._low = product & _LOW
        self._carry = product >> 32
        return self._low
