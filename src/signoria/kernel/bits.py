"""Sets of up to 62 members as bits of one number, and hands of cards as tuples."""

from typing import Final

from mypy_extensions import i64

ONE: Final = i64(1)  # a literal 1, even a typed one, would be shifted within 32 bits once compiled


def bit(member: i64) -> i64:
    """The mask of one member."""
    return ONE << member


def holds(mask: i64, member: i64) -> bool:
    """Whether a bit is set."""
    return mask >> member & 1 == 1


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    mask -= mask >> 1 & 0x1555555555555555  # a literal above 2**62 would be an object once compiled
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def first_bit(mask: i64) -> i64:
    """The place of the lowest bit that is set, of a mask other than 0.

    It is computed rather than searched for bit by bit: a processor cannot foresee which bits are set, and its wrong
    guesses would cost more.
    """
    return count_bits((mask & -mask) - 1)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but for one of these."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
