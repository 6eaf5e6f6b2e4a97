"""A small network: one hidden layer over named features. Trained with `training/`, stored next to the bots."""

import json
from pathlib import Path
from typing import Any

from librt.vecs import vec

from signoria.bots.vectors import add_products, sum_of_positive
from signoria.kernel.errors import BadInput


class Network:
    """Expected points from features. `spread` is how far off it usually is, by round."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        hidden: list[list[float]] = parameters["hidden"]  # by feature, its weight for every unit
        self.names: list[str] = parameters["features"]
        self.weights = packed([weight for weights in hidden for weight in weights])
        self.bias = packed(parameters["bias"])
        self.out = packed(parameters["out"])
        self.out_bias = float(parameters["out_bias"])
        self.spread: list[float] = [float(spread) for spread in parameters["spread"]]
        self.nothing = vec[float]()
        width = len(self.bias)
        if [len(weights) for weights in hidden] != [width] * len(self.names) or len(self.out) != width:
            raise BadInput(f"{len(self.names)} features and {width} units do not fit the weights of this network")

    def value(self, features: vec[float]) -> float:
        """The points to expect."""
        return self._out(self._units(features))

    def values(self, rows: list[vec[float]]) -> list[float]:
        """The same of several positions. If they are much alike, it is quick: all begin from the first of them."""
        first = rows[0]
        base = self._units(first)
        found = [self._out(base)]
        for at in range(1, len(rows)):
            found.append(self._out(self._further(base, first, rows[at])))
        return found

    def parts(self, first: vec[float], second: vec[float]) -> list[float]:
        """How much each feature adds to the value of the second position beyond that of the first.

        These are integrated gradients along the straight line between the two, and add up to the difference exactly:
        with one hidden layer, a unit's mean slope on the line is its rise over the run of its input.
        """
        base = self._units(first)
        units = self._further(base, first, second)
        width = len(units)
        for unit in range(width):
            units[unit] = self.out[unit] * mean_slope(base[unit], units[unit])
        found: list[float] = []
        for feature in range(len(first)):
            more = second[feature] - first[feature]
            part = 0.0
            if more != 0.0:
                for unit in range(width):
                    part += units[unit] * self.weights[feature * width + unit]
            found.append(part * more)
        return found

    def _units(self, features: vec[float]) -> vec[float]:
        """What goes into each unit."""
        units = self.bias[:]
        add_products(units, self.weights, features, self.nothing)
        return units

    def _further(self, base: vec[float], first: vec[float], second: vec[float]) -> vec[float]:
        """The same of a second position, from what it is in the first."""
        units = base[:]
        add_products(units, self.weights, second, first)
        return units

    def _out(self, units: vec[float]) -> float:
        return sum_of_positive(self.out_bias, units, self.out)


def packed(numbers: list[Any]) -> vec[float]:
    return vec[float]([float(number) for number in numbers])


def total(values: list[float]) -> float:
    """The sum, added up one after the other: `sum` itself rounds differently from Python 3.12 on."""
    found = 0.0
    for value in values:
        found += value
    return found


def mean_slope(first: float, second: float) -> float:
    """The share of the way from one input of a unit to another on which it passes its input on."""
    if first > 0.0 and second > 0.0:
        return 1.0
    if first <= 0.0 and second <= 0.0:
        return 0.0
    return max(first, second) / abs(second - first)


def read_network(file: Path) -> Network:
    """A network from a file that `training/` wrote."""
    return Network(json.loads(file.read_text("utf-8")))
