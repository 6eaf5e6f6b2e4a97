"""The parts of the campaign, each with its share of the time."""

from collections.abc import Callable
from typing import NamedTuple

from tests.attack import descriptors, frames, kills, leaks, power_loss, rest, starvation
from tests.attack.reports import Report


class Part(NamedTuple):
    name: str
    share: float
    attack: Callable[[float, Report], None]  # for so many seconds


PARTS = (
    Part("kills-sqlite", 90, kills.on_sqlite),
    Part("kills-postgresql", 90, kills.on_postgresql),
    Part("power-loss", 60, power_loss.on_sqlite),
    Part("leaks", 100, leaks.over_all_variants),
    Part("frames", 50, frames.fuzz),
    Part("rest", 70, rest.fuzz),
    Part("starvation", 100, starvation.measure),
    Part("descriptors", 40, descriptors.exhaust),
)
