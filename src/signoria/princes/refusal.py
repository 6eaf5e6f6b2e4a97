"""Why an action is not legal now, in a sentence for people."""

from signoria.princes.auction import MOST_BUILDERS
from signoria.princes.components import ANY_LANDSCAPE, BUILDER, BUILDINGS, FREEDOMS, JESTER, OBJECTS
from signoria.princes.moves import (
    BID_MORE,
    BUILD,
    CHOOSE,
    DRAW,
    INTRODUCE,
    NAME_STACK,
    PLACE_AT,
    RECRUIT_CARD,
    RETURN_CARD,
    TAKE_STACK,
    WORK,
    move_of,
)
from signoria.princes.placing import fits
from signoria.princes.state import (
    BID,
    KINDS,
    NAME,
    PLACE,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    TAKE,
    TURN,
    PrincesState,
    holds,
)
from signoria.princes.supply import CARD_PRICE, building_cost, opening_price
from signoria.princes.works import all_bonuses, minimum, value_without_bonus


def refusal(state: PrincesState, action: int) -> str:
    """What stands against the action, and what may be done instead."""
    reason = ""
    if state.kind == TURN:
        reason = _not_in_turn(state, action)
    elif state.kind == BID and action == BID_MORE:
        reason = _not_acquirable(state, state.stack, int(state.price) + 100)
    elif state.kind == NAME and NAME_STACK <= action < TAKE_STACK:
        reason = _not_acquirable(state, action - NAME_STACK, int(opening_price(state)))
    elif state.kind == TAKE and TAKE_STACK <= action < CHOOSE:
        reason = _not_acquirable(state, action - TAKE_STACK, int(opening_price(state)))
    elif state.kind == PLACE and action >= PLACE_AT:
        reason = "the piece may not lie there: squares are covered, or a building would touch what it must not touch"
    if reason:
        return reason
    allowed = sorted({move_of(state, each)["do"] for each in state.legal()})
    return f"seat {state.seat} decides '{KINDS[state.kind]}'; allowed now, as moves() lists them: {', '.join(allowed)}"


def _price(state: PrincesState, price: int) -> str:
    """The sentence about money, if it is money that is missing."""
    prince = state.princes[state.seat]
    if price <= state.wealth(prince):
        return ""
    steps = "" if state.muse_and_princess else f" and {prince.pp} PP at 100 F each"
    return f"{price} F cannot be paid: there are {prince.money} F in cash{steps}"


def _not_acquirable(state: PrincesState, stack: int, price: int) -> str:
    """PF-AUC-1, PF-AUC-8 to PF-AUC-11: why an object can be neither named nor bid for."""
    name = OBJECTS[stack]
    if (stack < JESTER and state.seats == 2) or (stack == ANY_LANDSCAPE and state.seats > 2):
        return "with two seats the object is called landscape, with more it is forest, lake or park"
    if holds(state.sold, stack):
        return f"the stack {name} has sold its object of this round"
    if state.left_in_stack(stack) == 0:
        return f"the stack {name} is empty"
    if stack == BUILDER and state.princes[state.seat].builders >= MOST_BUILDERS:
        return f"nobody may have more than {MOST_BUILDERS} builders"
    return _price(state, price) or f"there is no place left for the {name} in this principality"


def _not_in_turn(state: PrincesState, action: int) -> str:
    """PF-ACT-1, PF-ACT-2: why an action cannot be taken in this turn."""
    is_action = DRAW <= action < NAME_STACK or INTRODUCE <= action < RETURN_CARD or WORK <= action < RECRUIT_CARD
    if is_action and state.actions_left == 0:
        return "no action is left in this turn; it ends with 'end'"
    if BUILD <= action < RETURN_CARD:
        return _not_buildable(state, action - BUILD)
    if WORK <= action < RECRUIT_CARD:
        return _not_workable(state, action - WORK)
    if INTRODUCE <= action < BUILD:
        freedom = action - INTRODUCE
        if state.has_introduced:
            return "a freedom is introduced once a round"
        if freedom in state.princes[state.seat].freedoms:
            return f"the freedom of {FREEDOMS[freedom]} is introduced already"
        if state.supply[SUPPLY_FREEDOMS + freedom] == 0:
            return f"no tile for the freedom of {FREEDOMS[freedom]} is left"
        return _price(state, CARD_PRICE)
    if DRAW <= action < NAME_STACK:
        if state.has_drawn and action == DRAW:
            return "a profession card is taken once a round"
        return _price(state, CARD_PRICE) or "the deck is empty"
    return ""


def _not_buildable(state: PrincesState, building: int) -> str:
    name = BUILDINGS[building]
    prince = state.princes[state.seat]
    if holds(prince.buildings, building):
        return f"a {name} stands in this principality already"
    if state.supply[SUPPLY_BUILDINGS + building] == 0:
        return f"no {name} is left in the supply"
    if not fits(state, state.seat, building):
        return f"there is no place for a {name} in this principality"
    return _price(state, int(building_cost(prince)))


def _not_workable(state: PrincesState, card: int) -> str:
    prince = state.princes[state.seat]
    name = state.components.professions[card]
    if card not in prince.hand:
        return f"the {name} is not in hand"
    best = value_without_bonus(state, prince, card) + all_bonuses(state, prince)
    return f"the work would be worth {best} with every bonus card in hand, and this round asks for {minimum(state)}"
