"""Prices."""

from mypy_extensions import i64

from signoria.princes.principality import Principality
from signoria.princes.state import PrincesState


def opening_price(state: PrincesState) -> i64:
    """PF-AUC-2: what naming an object bids."""
    return 300 if state.seats == 2 else 200


def building_cost(principality: Principality) -> i64:
    """What the seat pays for a building."""
    return cost_with_builders(principality.builders)


def cost_with_builders(builders: i64) -> i64:
    """PF-OBJ-3: builders make buildings cheap, and in the end free."""
    if builders == 0:
        return 700
    return 300 if builders < 3 else 0
