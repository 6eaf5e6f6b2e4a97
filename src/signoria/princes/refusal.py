"""Why an action is not legal now, in a sentence for people."""

from signoria.kernel.bits import holds
from signoria.kernel.state import NOBODY
from signoria.princes.auction import MOST_BUILDERS
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BUILDER,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    JESTER,
    OBJECTS,
    PRINCESS,
)
from signoria.princes.cooperative import OFFERS_A_TURN, neighbours
from signoria.princes.moves import (
    ACCEPT,
    BID_MORE,
    BUILD,
    CHOOSE,
    DRAW,
    FIELDS,
    FINISH,
    INTRODUCE,
    MARK_FIELD,
    NAME_STACK,
    OFFER,
    PAYOUT_PP,
    PLACE_AT,
    PRINCESS_WORK,
    RECRUIT_CARD,
    RETURN_CARD,
    TAKE_STACK,
    WORK,
    move_of,
)
from signoria.princes.placing import fits
from signoria.princes.state import (
    ANSWER,
    BID,
    BONUS,
    COUNTER,
    KINDS,
    MARK,
    NAME,
    PAYOUT,
    PLACE,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    TAKE,
    TURN,
    PrincesState,
)
from signoria.princes.supply import CARD_PRICE, building_cost, opening_price
from signoria.princes.works import all_bonuses, minimum, princess_value, value_without_bonus


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
    elif state.kind == MARK and MARK_FIELD <= action < PAYOUT_PP:
        reason = _not_markable(state, *divmod(action - MARK_FIELD, FIELDS))
    elif state.kind == PAYOUT and PAYOUT_PP <= action < PLACE_AT:
        reason = f"a work of value {state.work_value} pays at most {state.work_value // 2} PP"
    elif state.kind == BONUS and action == FINISH:
        reason = f"the work is worth {state.work_value}, and {minimum(state)} are needed: play another bonus card"
    elif state.kind in (ANSWER, COUNTER) and action == ACCEPT:
        reason = _not_acceptable(state)
    elif state.kind == PLACE and action >= PLACE_AT:
        reason = "the piece may not lie there: squares are covered, or a building would touch what it must not touch"
    if reason:
        return reason
    allowed = sorted({move_of(state, each)["do"] for each in state.legal()})
    return f"seat {state.seat} decides '{KINDS[state.kind]}'; allowed now, as moves() lists them: {', '.join(allowed)}"


def _price(state: PrincesState, price: int) -> str:
    """The sentence about money, if it is money that is missing."""
    principality = state.principalities[state.seat]
    if price <= state.wealth(principality):
        return ""
    steps = "" if state.muse_and_princess else f" and {principality.pp} PP at 100 F each"
    return f"{price} F cannot be paid: there are {principality.money} F in cash{steps}"


def _not_acquirable(state: PrincesState, stack: int, price: int) -> str:
    """PF-AUC-1, PF-AUC-8 to PF-AUC-11: why an object can be neither named nor bid for."""
    name = OBJECTS[stack]
    if (stack < JESTER and state.seats == 2) or (stack == ANY_LANDSCAPE and state.seats > 2):
        return "with two seats the object is called landscape, with more it is forest, lake or park"
    if holds(state.sold, stack):
        return f"the stack {name} has sold its object of this round"
    if state.left_in_stack(stack) == 0:
        return f"the stack {name} is empty"
    if stack == BUILDER and state.principalities[state.seat].builders >= MOST_BUILDERS:
        return f"nobody may have more than {MOST_BUILDERS} builders"
    return _price(state, price) or f"there is no place left for the {name} in this principality"


def _not_in_turn(state: PrincesState, action: int) -> str:
    """PF-ACT-1, PF-ACT-2: why an action cannot be taken in this turn."""
    is_action = DRAW <= action < NAME_STACK or INTRODUCE <= action < RETURN_CARD or WORK <= action < RECRUIT_CARD
    is_action = is_action or action == PRINCESS_WORK or OFFER <= action < MARK_FIELD
    if is_action and state.actions_left == 0:
        return "no action is left in this turn; it ends with 'end'"
    if BUILD <= action < RETURN_CARD:
        return _not_buildable(state, action - BUILD)
    if WORK <= action < RECRUIT_CARD:
        return _not_workable(state, action - WORK)
    if action == PRINCESS_WORK:
        return _no_princess(state)
    if OFFER <= action < MARK_FIELD:
        return _not_offerable(state, *divmod(action - OFFER, 5))
    if INTRODUCE <= action < BUILD:
        freedom = action - INTRODUCE
        if state.has_introduced:
            return "a freedom is introduced once a round"
        if freedom in state.principalities[state.seat].freedoms:
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
    principality = state.principalities[state.seat]
    if holds(principality.buildings, building):
        return f"the {name} stands in this principality already"
    if state.supply[SUPPLY_BUILDINGS + building] == 0:
        return f"the supply has no {name} left"
    if not fits(state, state.seat, building):
        return f"there is no place for the {name} in this principality"
    return _price(state, int(building_cost(principality)))


def _not_workable(state: PrincesState, card: int) -> str:
    principality = state.principalities[state.seat]
    name = state.components.professions[card]
    if card not in principality.hand:
        return f"the {name} is not in hand"
    best = value_without_bonus(state, principality, card) + all_bonuses(state, principality)
    return f"the work would be worth {best} with every bonus card in hand, and this round asks for {minimum(state)}"


def _no_princess(state: PrincesState) -> str:
    """PF-CHR-6: why the Princess completes no work now."""
    principality = state.principalities[state.seat]
    if principality.character != PRINCESS:
        return "the Princess is not with this seat"
    return (
        f"the Princess's work would be worth {princess_value(principality)}, and this round asks for {minimum(state)}"
    )


def _not_markable(state: PrincesState, character: int, hundreds: int) -> str:
    """PF-CHR-1, PF-CHR-2, PF-CHR-3: why the marker cannot lie there."""
    name = CHARACTERS[character]
    if holds(state.bought, character):
        return f"the {name} has been bought in this round already"
    lowest = state.components.lowest_bid[character]
    if state.marked_by[character] != NOBODY:
        lowest = state.marked_at[character] + 100
    highest = state.components.highest_bid[character]
    if lowest > highest:
        return f"the marker on the {name} lies on the highest field and cannot be outbid"
    if not lowest <= hundreds * 100 <= highest:
        return f"the fields open on the {name} are {lowest} to {highest} F"
    return f"{hundreds * 100} F cannot be paid: there are {state.principalities[state.seat].money} F in cash"


def _not_offerable(state: PrincesState, building: int, partner: int) -> str:
    """PF-COO-2, PF-COO-3, PF-COO-5: why this building cannot be offered to this seat."""
    name = BUILDINGS[building]
    if not state.cooperative:
        return "building together needs the option cooperative"
    if state.offers >= OFFERS_A_TURN:
        return f"{OFFERS_A_TURN} offers a turn are made"
    if partner not in neighbours(state, state.seat):
        return f"seat {partner} is no neighbour of seat {state.seat}"
    for seat in (state.seat, partner):
        if holds(state.principalities[seat].buildings, building):
            return f"seat {seat} has the {name} already"
    if state.supply[SUPPLY_BUILDINGS + building] == 0:
        return f"the supply has no {name} left"
    return f"there is no place for the {name} across the border"


def _not_acceptable(state: PrincesState) -> str:
    """PF-COO-8: who accepts must be able to pay what is then due."""
    if state.kind == ANSWER:
        return _price(state, int(state.sum))
    principality = state.principalities[state.seat]
    cost, means = building_cost(principality), state.wealth(principality) + state.sum
    return f"the building costs {cost} F, and with the {state.sum} F offered there would be {means} F"
