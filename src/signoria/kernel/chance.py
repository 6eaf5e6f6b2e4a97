"""A seeded random generator with the same numbers on every machine and Python version."""

from typing import Final

from mypy_extensions import i64

_MULTIPLIER: Final[i64] = 1791398085  # a multiply-with-carry multiplier: products stay below 2**63
_LOW: Final[i64] = 0xFFFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF
SEED_LIMIT: Final = 1 << 63


def scramble(value: int) -> int:
    """Spread a number over 64 bits, so that neighbouring seeds have nothing in common (the finish of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _WORD
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
    return value ^ (value >> 31)


class Chance:
    """One source of chance. Games take a stream of their own for each shuffle, so that one never disturbs another.

    >>> Chance(7).below(6), Chance(7).below(6), Chance(7, stream=1).below(6)
    (3, 3, 2)
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        start = scramble(scramble(seed) ^ stream)
        self._low: i64 = start & 0xFFFFFFFF
        self._carry: i64 = 1 + (start >> 32) % 1791398083

    def word(self) -> i64:
        """The next 32 bits."""
        product: i64 = _MULTIPLIER * self._low + self._carry
        self._low = product & _LOW
        self._carry = product >> 32
        return self._low

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; limit is at most 2**31."""
        threshold: i64 = 0x100000000 % limit
        while True:
            product: i64 = self.word() * limit
            if product & _LOW >= threshold:
                return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in an order in which every order is equally likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1
