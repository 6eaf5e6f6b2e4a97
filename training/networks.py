"""The files of networks and policies as dicts: new ones, larger ones, and the mean of several."""

from collections.abc import Sequence
from typing import Any

import numpy

from training.samples import MOST_ROUNDS, Array

Parameters = dict[str, Any]
DIGITS = 4  # that a weight is written with


def untrained() -> Parameters:
    """Stands in where there is no network yet: finds everything equally good."""
    return {"features": [], "hidden": [], "bias": [], "out": [], "out_bias": 0, "spread": [1.0] * MOST_ROUNDS}


def are_alike(network: Parameters, other: Parameters) -> bool:
    """Whether two networks, or two policies, have a mean: they look at the same things and have as many units."""
    if len(network["bias"]) != len(other["bias"]):
        return False
    return all(network.get(names) == other.get(names) for names in ("features", "traits"))


def mean(networks: Sequence[Parameters]) -> Parameters:
    """The mean of networks that come from one another: better than any of them, as each has its whims."""
    first = networks[0]
    if not all(are_alike(network, first) for network in networks):
        raise ValueError("these networks look at different features, or have different units")
    return {part: _mean([network[part] for network in networks]) for part in first}


def _mean(values: Sequence[Any]) -> Any:
    """Of numbers, or of lists place by place; names are the same in all."""
    if isinstance(values[0], str):
        return values[0]
    if isinstance(values[0], list):
        return [_mean(list(each)) for each in zip(*values, strict=True)]
    return short(sum(values) / len(values))


def numbers(values: Array) -> Any:
    """An array as lists of short numbers."""
    if values.ndim == 0:
        return short(float(values))
    return [numbers(value) for value in values] if values.ndim > 1 else [short(float(value)) for value in values]


def short(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def hidden_layer(names: list[str], units: int, start: Parameters | None, chance: numpy.random.Generator) -> list[Array]:
    """Weights by feature and unit, and the bias of the units: random, or as they were in a network to start from.

    Features that it did not have begin with 0 there, and units that it did not have begin at random.
    """
    reach = 1 / max(len(names), 1) ** 0.5
    weights = chance.uniform(-reach, reach, (len(names), units))
    bias = chance.uniform(-reach, reach, units)
    if start is not None:
        kept = len(start["bias"])
        had = dict(zip(start["features"], start["hidden"]))
        weights[:, :kept] = [had.get(name, [0.0] * kept) for name in names]
        bias[:kept] = start["bias"]
    return [weights, bias]


def units_at_least(units: int, start: Parameters | None) -> int:
    """As many units as wanted, but never fewer than the network to start from has."""
    return units if start is None else max(units, len(start["bias"]))


def value_layers(names: list[str], units: int, start: Parameters | None, level: float) -> list[Array]:
    """A value network to be trained: hidden weights, their bias, weights of the units, and the value without them."""
    units = units_at_least(units, start)
    chance = numpy.random.default_rng(0)
    weights, bias = hidden_layer(names, units, start, chance)
    if start is None:
        out = chance.uniform(-1, 1, units) / units**0.5
    else:
        out = numpy.zeros(units)  # what further units have to say is yet to be learned
        out[: len(start["out"])] = start["out"]
        level = start["out_bias"]
    return [each.astype("float32") for each in (weights, bias, out, numpy.array([level]))]


def policy_layers(names: list[str], traits: list[str], units: int, start: Parameters | None) -> list[Array]:
    """A policy to be trained: hidden weights, their bias, weights of the units by trait, and the bias of the traits."""
    units = units_at_least(units, start)
    weights, bias = hidden_layer(names, units, start, numpy.random.default_rng(0))
    out = numpy.zeros((len(traits), units))
    trait_bias = numpy.zeros(len(traits))
    if start is not None:
        at = {name: place for place, name in enumerate(start["traits"])}
        for place, name in enumerate(traits):
            if name in at:
                out[place, : len(start["bias"])] = start["out"][at[name]]
                trait_bias[place] = start["trait_bias"][at[name]]
    return [each.astype("float32") for each in (weights, bias, out, trait_bias)]
