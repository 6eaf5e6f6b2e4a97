"""Which actions are likely to be good, told before any of them is tried. Trained with `training/`.

A policy is a small network over the features of the seat that decides, and some weights for every *trait* of an action:
`build a chapel`, `raise a jester to 600`, `spends two servants`. An action's logit is the sum over its traits.
"""

import json
import math
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class Traits:
    """The traits of a game's actions, as blocks of classes with one subject each."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, subject: str, classes: list[str]) -> int:
        """The first trait of a new block; the others follow it."""
        first = len(self.names)
        self.names.extend([f"{subject}: {each}" for each in classes])
        return first

    def scale(self, subject: str, count: int, least: int = 0) -> int:
        """A block of so many numbers from the least on."""
        return self.block(subject, [str(least + at) for at in range(count)])


def clamped(value: i64, count: i64) -> int:
    """The class of a number in a scale from 0: the first and the last also take what lies beyond."""
    if value < 0:
        return 0
    return int(value if value < count else count - 1)


class Policy:
    """Priors of actions."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        hidden: list[list[float]] = parameters["hidden"]  # by feature, its weight for every unit
        out: list[list[float]] = parameters["out"]  # by trait, its weight for every unit
        self.names: list[str] = parameters["features"]
        self.traits: list[str] = parameters["traits"]
        self.width: i64 = len(parameters["bias"])
        self.weights = vec[float]([float(weight) for weights in hidden for weight in weights])
        self.bias = vec[float]([float(weight) for weight in parameters["bias"]])
        self.out = vec[float]([float(weight) for weights in out for weight in weights])
        self.trait_bias = vec[float]([float(weight) for weight in parameters["trait_bias"]])
        self.units = vec[float]([0.0] * len(parameters["bias"]))

    def priors(self, features: list[float], traits: list[list[int]]) -> list[float]:
        """How likely each of some actions is to be the one to choose, by their traits; together 1."""
        self._hide(features)
        logits = [self._logit(each) for each in traits]
        highest = max(logits)
        weights = [math.exp(logit - highest) for logit in logits]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _hide(self, features: list[float]) -> None:
        """Compute the hidden units."""
        width, weights, units = self.width, self.weights, self.units
        for unit in range(width):
            units[unit] = self.bias[unit]
        first: i64 = 0
        for at in range(len(features)):
            value = features[at]
            if value != 0.0:
                for unit in range(width):
                    units[unit] = units[unit] + value * weights[first + unit]
            first += width
        for unit in range(width):
            if units[unit] < 0.0:
                units[unit] = 0.0

    def _logit(self, traits: list[int]) -> float:
        width, units, out = self.width, self.units, self.out
        logit = 0.0
        for trait in traits:
            first = i64(trait) * width
            logit += self.trait_bias[i64(trait)]
            for unit in range(width):
                logit += out[first + unit] * units[unit]
        return logit


def read_policy(file: Path) -> Policy:
    """A policy from a file that `training/` wrote."""
    return Policy(json.loads(file.read_text("utf-8")))
