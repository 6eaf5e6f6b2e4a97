"""Goods packed into one number, so that one subtraction tells whether a price can be paid.

Each of the six kinds that can be paid has ten bits. The highest of them, the guard, stays clear; a price is covered if
no guard that was set before the subtraction has been borrowed from. Amounts above `ENOUGH` count as that much, which
is more than any price, so that a floor's bonus can still be added.
"""

from typing import Final

from mypy_extensions import i64

PAYABLE: Final = 6  # coins, wood, stone, servants, military, faith
SERVANTS_FIELD: Final = 3
MILITARY_FIELD: Final = 4
BITS: Final = 10
ENOUGH: Final = 255
GUARDS: Final[i64] = 0x802008020080200  # the highest bit of each field
FIELD: Final[i64] = 0x3FF


def purse_of(held: list[int]) -> i64:
    """What is held, packed."""
    purse: i64 = 0
    kind: i64 = PAYABLE - 1
    while kind >= 0:
        amount: i64 = held[kind]
        if amount > ENOUGH:  # a conditional expression would box the numbers
            amount = ENOUGH
        purse = (purse << BITS) | amount
        kind -= 1
    return purse


def price_of(goods: tuple[int, ...], military: int = 0) -> int:
    """Goods packed; with military that must be held though less of it is paid."""
    price = 0
    for kind in range(PAYABLE):
        amount = max(goods[kind], military) if kind == MILITARY_FIELD else goods[kind]
        price |= amount << (kind * BITS)
    return price


def covers_price(purse: i64, price: i64) -> bool:
    """Whether the purse holds all of the price."""
    return ((purse | GUARDS) - price) & GUARDS == GUARDS


def servants_in(purse: i64) -> i64:
    return purse >> (SERVANTS_FIELD * BITS) & FIELD


def military_in(purse: i64) -> i64:
    return purse >> (MILITARY_FIELD * BITS) & FIELD


def lacking(purse: i64, price: i64) -> list[int]:
    """How much of each kind the purse falls short of the price."""
    found: list[int] = []
    for kind in range(PAYABLE):
        held = purse >> (kind * BITS) & FIELD
        asked = price >> (kind * BITS) & FIELD
        found.append(int(asked - held) if asked > held else 0)
    return found
