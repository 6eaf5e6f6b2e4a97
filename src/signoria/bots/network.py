"""A small network: one hidden layer over named features. Trained by `training/`, read from a file beside the bots."""

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
        self.units = vec[float]([0.0] * len(parameters["bias"]))

    def value(self, features: list[float]) -> float:
        """The points to expect. Most features are 0, so it goes through the features, not through the units."""
        width, units, weights = self.width, self.units, self.weights
        for unit in range(width):
            units[unit] = self.bias[unit]
        first: i64 = 0
        for feature in features:
            if feature != 0.0:
                for unit in range(width):
                    units[unit] = units[unit] + feature * weights[first + unit]
            first += width
        value = self.out_bias
        for unit in range(width):
            if units[unit] > 0.0:
                value += units[unit] * self.out[unit]
        return value


def load_network(game: str, player: str) -> Network:
    """The network of a player of a game that comes with Signoria."""
    return read_network(Path(__file__).with_name(f"{game}_{player}_network.json"))


def read_network(file: Path) -> Network:
    """A network from a file that `training/` wrote."""
    return Network(json.loads(file.read_text("utf-8")))
