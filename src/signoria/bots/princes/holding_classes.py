"""How well hidden cards of The Princes of Florence would suit a seat, by what everybody can see."""

from typing import Final

from signoria.bots.policy import clamped
from signoria.kernel.bits import holds
from signoria.princes.components import BONUS_COUNT, PRESTIGE_COUNT, PROFESSION_COUNT
from signoria.princes.scoring import prestige_pp
from signoria.princes.state import PrincesState
from signoria.princes.works import bonus_value

WISHES: Final = 8  # classes of professions: which of the building, the landscape and the freedom are there
GAINS: Final = 8  # classes of bonus cards: what one would add to a work now
SCORES: Final = 3  # classes of prestige cards: scores nothing, less than it can, or all of it


def holding_classes(state: PrincesState) -> list[list[list[int]]]:
    """By deck, seat and card: the class of the card for that seat."""
    seats = range(state.seats)
    return [
        [[wishes_met(state, seat, card) for card in range(PROFESSION_COUNT)] for seat in seats],
        [[gain(state, seat, card) for card in range(BONUS_COUNT)] for seat in seats],
        [[score(state, seat, card) for card in range(PRESTIGE_COUNT)] for seat in seats],
    ]


def wishes_met(state: PrincesState, seat: int, card: int) -> int:
    principality = state.principalities[seat]
    components = state.components
    found = 0
    if holds(principality.buildings, components.building_of[card]):
        found += 1
    if principality.landscapes_of(components.landscape_of[card]):
        found += 2
    if components.freedom_of[card] in principality.freedoms:
        found += 4
    return found


def gain(state: PrincesState, seat: int, card: int) -> int:
    return clamped(bonus_value(state.components, state.principalities[seat], card, 1), GAINS)


def score(state: PrincesState, seat: int, card: int) -> int:
    found = prestige_pp(state, seat, card)
    if found == 0:
        return 0
    return SCORES - 1 if found >= state.components.prestige_rules[card].value else 1
