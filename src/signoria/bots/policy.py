"""Which actions are likely to be good, told before any of them is tried. Trained with `training/`.

A policy is a small network over the features of the seat that decides, and some weights for every *trait* of an action:
`build a chapel`, `raise a jester to 600`, `spends two servants`. An action's logit is the sum over its traits.
"""

import json
import math
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.network import packed, total
from signoria.bots.vectors import add_products, sum_of_positive

UNKNOWN: Final = 1e300  # the logit of a trait that nobody has asked for


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
        self.weights = packed([weight for weights in hidden for weight in weights])
        self.bias = packed(parameters["bias"])
        self.out = [packed(weights) for weights in out]
        self.trait_bias = packed(parameters["trait_bias"])
        self.nothing = vec[float]()
        self.unknown = packed([UNKNOWN] * len(self.traits))
        # Logits per point of an action's worth one step ahead, if the policy was trained to add to that; else it is 0.
        self.worth_weight = float(parameters.get("worth_weight", 0.0))

    def units(self, features: vec[float]) -> vec[float]:
        """What goes into each unit."""
        units = self.bias[:]
        add_products(units, self.weights, features, self.nothing)
        return units

    def priors(self, features: vec[float], traits: list[list[int]]) -> list[float]:
        """How likely each of some actions is to be the one to choose, by their traits; together 1."""
        logits = Preferences(self, features).logits(traits)
        highest = max(logits)
        weights = [math.exp(logit - highest) for logit in logits]
        whole = total(weights)
        return [weight / whole for weight in weights]


class Preferences:
    """What a policy thinks of each trait in one position, worked out when it is first asked for."""

    def __init__(self, policy: Policy, features: vec[float]) -> None:
        self.policy = policy
        self.units = policy.units(features)
        self.known = policy.unknown[:]  # the logit of each trait

    def logits(self, traits: list[list[int]]) -> list[float]:
        """The logits of some actions, by their traits."""
        return [self._logit(each) for each in traits]

    def favourite(self, traits: list[list[int]]) -> int:
        """Which of some actions has the highest logit."""
        chosen, highest = 0, -math.inf
        for at in range(len(traits)):
            logit = self._logit(traits[at])
            if logit > highest:
                chosen, highest = at, logit
        return chosen

    def _logit(self, traits: list[int]) -> float:
        logit = 0.0
        for trait in traits:
            known = self.known[i64(trait)]
            if known == UNKNOWN:
                known = sum_of_positive(self.policy.trait_bias[i64(trait)], self.units, self.policy.out[trait])
                self.known[i64(trait)] = known
            logit += known
        return logit


def read_policy(file: Path) -> Policy:
    """A policy from a file that `training/` wrote."""
    return Policy(json.loads(file.read_text("utf-8")))
