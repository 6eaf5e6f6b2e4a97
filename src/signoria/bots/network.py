"""A small network: one hidden layer over named features. Trained with `training/`, stored next to the bots."""

import json
from pathlib import Path
from typing import Any

from librt.vecs import vec

from signoria.bots.vectors import add_products, sum_of_positive
from signoria.kernel.errors import BadInput


class Basis:
    """A position's features and what goes into each unit there. Positions much like it are valued from here."""

    def __init__(self, features: vec[float], units: vec[float]) -> None:
        self.features = features
        self.units = units


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
        basis = self.basis(rows[0])
        found = [self._out(basis.units)]
        for at in range(1, len(rows)):
            found.append(self.value_from(basis, rows[at]))
        return found

    def basis(self, features: vec[float]) -> Basis:
        """What the values of other positions can begin from."""
        return Basis(features, self._units(features))

    def value_from(self, basis: Basis, features: vec[float]) -> float:
        """The points to expect, quickly if the position is much like that of the basis."""
        return self._out(self._further(basis, features))

    def parts(self, first: vec[float], second: vec[float]) -> list[float]:
        """How much each feature adds to the value of the second position beyond that of the first.

        These are integrated gradients along the straight line between the two, and add up to the difference exactly:
        with one hidden layer, a unit's mean slope on the line is its rise over the run of its input.
        """
        basis = self.basis(first)
        units = self._further(basis, second)
        width = len(units)
        for unit in range(width):
            units[unit] = self.out[unit] * mean_slope(basis.units[unit], units[unit])
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

    def _further(self, basis: Basis, features: vec[float]) -> vec[float]:
        """The same of another position, from what it is at the basis."""
        units = basis.units[:]
        add_products(units, self.weights, features, basis.features)
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
