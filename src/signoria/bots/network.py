"""A small network: one hidden layer over named features. Trained with `training/`, stored next to the bots."""

import json
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class Network:
    """Expected points from features. `spread` is how far off it usually is, by round."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        hidden: list[list[float]] = parameters["hidden"]  # by feature, its weight for every unit
        self.names: list[str] = parameters["features"]
        self.width: i64 = len(parameters["bias"])
        self.weights = vec[float]([float(weight) for weights in hidden for weight in weights])
        self.bias = vec[float]([float(weight) for weight in parameters["bias"]])
        self.out = vec[float]([float(weight) for weight in parameters["out"]])
        self.out_bias = float(parameters["out_bias"])
        self.spread: list[float] = [float(spread) for spread in parameters["spread"]]
        self.base = vec[float]([0.0] * len(parameters["bias"]))
        self.units = vec[float]([0.0] * len(parameters["bias"]))

    def value(self, features: list[float]) -> float:
        """The points to expect."""
        return self.values([features])[0]

    def values(self, rows: list[list[float]]) -> list[float]:
        """The same of several positions. If they are much alike, it is quick: all begin from the first of them."""
        first = rows[0]
        base, units, width = self.base, self.units, self.width
        for unit in range(width):
            base[unit] = self.bias[unit]
        self._add(base, first, [])
        found = [self._out(base)]
        for at in range(1, len(rows)):
            for unit in range(width):
                units[unit] = base[unit]
            self._add(units, rows[at], first)
            found.append(self._out(units))
        return found

    def parts(self, first: list[float], second: list[float]) -> list[float]:
        """How much each feature adds to the value of the second position beyond that of the first.

        These are integrated gradients along the straight line between the two, and add up to the difference exactly:
        with one hidden layer, a unit's mean slope on the line is its rise over the run of its input.
        """
        base, units, width = self.base, self.units, self.width
        for unit in range(width):
            base[unit] = self.bias[unit]
        self._add(base, first, [])
        for unit in range(width):
            units[unit] = base[unit]
        self._add(units, second, first)
        for unit in range(width):
            units[unit] = self.out[unit] * mean_slope(base[unit], units[unit])
        found: list[float] = []
        at: i64 = 0
        for feature in range(len(first)):
            more = second[feature] - first[feature]
            part = 0.0
            if more != 0.0:
                for unit in range(width):
                    part += units[unit] * self.weights[at + unit]
            found.append(part * more)
            at += width
        return found

    def _add(self, units: vec[float], features: list[float], reckoned: list[float]) -> None:
        """Add what the features say beyond those that were reckoned before. Most of that is 0, and passed over."""
        width, weights = self.width, self.weights
        first: i64 = 0
        for at in range(len(features)):
            more = features[at] - reckoned[at] if reckoned else features[at]
            if more != 0.0:
                for unit in range(width):
                    units[unit] = units[unit] + more * weights[first + unit]
            first += width

    def _out(self, units: vec[float]) -> float:
        value = self.out_bias
        for unit in range(self.width):
            if units[unit] > 0.0:
                value += units[unit] * self.out[unit]
        return value


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
