"""The two loops in which a network spends its time.

What they compute is written here. Compiled code calls the same loops in `vectors.h` instead, without the bounds checks
that would keep a C compiler from using vector instructions (see setup.py). Both add in the same order, so that results
are the same to the last bit, with or without a compiler and on every machine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SUMS: Final = 8


def add_products(units: vec[float], weights: vec[float], inputs: vec[float], before: vec[float]) -> None:
    """Add to every unit each input times its weight, beyond the inputs that were added before (empty: none were).

    `weights` has a row for each input, with a weight for every unit. Most differences are 0, and skipped.
    """
    width = len(units)
    first: i64 = 0
    for at in range(len(inputs)):
        more = inputs[at] - before[at] if len(before) else inputs[at]
        if more != 0.0:
            for unit in range(width):
                units[unit] = units[unit] + more * weights[first + unit]
        first += width


def sum_of_positive(start: float, units: vec[float], weights: vec[float]) -> float:
    """The start, and every unit above 0 times its weight.

    Every eighth unit goes into the same sum, and the eight sums are added one after the other: a processor can work on
    all of them at once.
    """
    sums = vec[float]([0.0] * SUMS)
    for unit in range(len(units)):
        if units[unit] > 0.0:
            sums[unit % SUMS] = sums[unit % SUMS] + units[unit] * weights[unit]
    total = start
    for part in sums:
        total += part
    return total
