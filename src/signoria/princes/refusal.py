"""Why something is not possible now: the one source for refused moves and for what an appraisal says of things.

Each function answers for a seat, whether or not it is its turn; None: nothing stands against it.
"""

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.reasons import NOT_YOUR_TURN, Reason
from signoria.kernel.state import NOBODY, not_asked
from signoria.princes.auction import landscapes_to_choose
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BUILDER,
    CARD_PRICE,
    CHARACTERS,
    JESTER,
    LANDSCAPE_PIECES,
    MOST_BUILDERS,
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
)
from signoria.princes.placing import fits
from signoria.princes.state import (
    ACTIONS,
    ANSWER,
    AUCTION,
    BID,
    BONUS,
    CHARACTER_AUCTION,
    COUNTER,
    MARK,
    NAME,
    PAYOUT,
    PLACE,
    PROFESSION_DECK,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    TAKE,
    TURN,
    PrincesState,
)
from signoria.princes.supply import building_cost, opening_price
from signoria.princes.works import all_bonuses, minimum, most_pp, princess_value, value_without_bonus


def refusal(state: PrincesState, action: int) -> Reason:
    """Why the deciding seat may not do this."""
    return _reason(state, state.seat, action) or not_asked(state)


def _reason(state: PrincesState, seat: int, action: int) -> Reason | None:
    """What stands against the action; None if it belongs to another decision."""
    if state.kind == TURN:
        return _against_turn(state, seat, action)
    if state.kind == BID and action == BID_MORE:
        return not_acquirable(state, seat, state.stack) or not_payable(state, seat, state.price + 100)
    if state.kind == NAME and NAME_STACK <= action < TAKE_STACK:
        return not_openable(state, seat, action - NAME_STACK) or not_payable(state, seat, opening_price(state))
    if state.kind == TAKE and TAKE_STACK <= action < CHOOSE:
        return not_openable(state, seat, action - TAKE_STACK) or not_payable(state, seat, opening_price(state))
    if state.kind == MARK and MARK_FIELD <= action < PAYOUT_PP:
        character, hundreds = divmod(action - MARK_FIELD, FIELDS)
        return not_markable(state, character, hundreds * 100) or beyond_cash(state, seat)
    if state.kind == PAYOUT and PAYOUT_PP <= action < PLACE_AT:
        return Reason("payout_limit", value=int(state.work_value), most=int(most_pp(state.work_value)))
    if state.kind == BONUS and action == FINISH:
        return Reason("below_minimum", value=int(state.work_value), minimum=int(minimum(state)))
    if state.kind == ANSWER and action == ACCEPT:
        return not_payable(state, seat, state.sum)
    if state.kind == COUNTER and action == ACCEPT:
        return _sum_too_small(state, seat)
    if state.kind == PLACE and action >= PLACE_AT:
        return Reason("not_there")
    return None


def _against_turn(state: PrincesState, seat: int, action: int) -> Reason | None:
    """PF-ACT-1, PF-ACT-2: why an action cannot be taken in this turn."""
    if BUILD <= action < RETURN_CARD:
        against = not_buildable(state, seat, action - BUILD)
        return not_acting(state, seat) or against or not_payable(state, seat, building_cost(state.principalities[seat]))
    if WORK <= action < RECRUIT_CARD:
        return not_acting(state, seat) or not_workable(state, seat, action - WORK)
    if action == PRINCESS_WORK:
        return not_acting(state, seat) or no_princess(state, seat)
    if OFFER <= action < MARK_FIELD:
        building, partner = divmod(action - OFFER, 5)
        return not_acting(state, seat) or not_offering(state, seat) or not_offerable(state, seat, building, partner)
    if INTRODUCE <= action < BUILD:
        against = not_introducing(state, seat) or not_introducible(state, seat, action - INTRODUCE)
        return not_acting(state, seat) or against or not_payable(state, seat, CARD_PRICE)
    if DRAW <= action < NAME_STACK:
        against = not_drawable(state, seat, action - DRAW)
        return not_acting(state, seat) or against or not_payable(state, seat, CARD_PRICE)
    return None


# When


def not_opening(state: PrincesState, seat: int) -> Reason | None:
    """PF-AUC-2: why the seat can open no stack at all now."""
    if state.phase != AUCTION:
        return Reason("only_in_auction")
    return _not_deciding(state, seat, state.kind == NAME or state.kind == TAKE)


def not_marking(state: PrincesState, seat: int) -> Reason | None:
    """PF-CHR-1: why the seat can mark no character at all now."""
    if state.phase != CHARACTER_AUCTION:
        return Reason("only_in_characters")
    return _not_deciding(state, seat, state.kind == MARK)


def not_acting(state: PrincesState, seat: int) -> Reason | None:
    """PF-ACT-1: why the seat can take no action at all now."""
    if state.phase != ACTIONS:
        return Reason("only_in_actions")
    if state.active == seat and state.actions_left == 0:
        return Reason("no_action_left")
    return _not_deciding(state, seat, state.kind == TURN)


def _not_deciding(state: PrincesState, seat: int, is_asked: bool) -> Reason | None:
    if seat != state.seat:
        return NOT_YOUR_TURN
    return None if is_asked else Reason("decide_first")


# Money


def not_payable(state: PrincesState, seat: int, price: i64) -> Reason | None:
    """PF-MON-2, PF-CHR-10: why the price is too high; with Muse & Princess PP pay nothing."""
    principality = state.principalities[seat]
    if price <= state.wealth(principality):
        return None
    if state.options.muse_and_princess:
        return Reason("too_expensive_in_cash", price=int(price), money=int(principality.money))
    return Reason("too_expensive", price=int(price), money=int(principality.money), pp=int(principality.pp))


def _sum_too_small(state: PrincesState, seat: int) -> Reason:
    """PF-COO-8: who accepts must be able to pay what is then due."""
    principality = state.principalities[seat]
    return Reason(
        "sum_too_small",
        cost=int(building_cost(principality)),
        sum=int(state.sum),
        means=int(state.wealth(principality) + state.sum),
    )


# Things


def not_openable(state: PrincesState, seat: int, stack: int) -> Reason | None:
    """PF-AUC-2: why a stack cannot be opened, at any price."""
    return Reason("being_auctioned") if state.stack_up() == stack else not_acquirable(state, seat, stack)


def not_acquirable(state: PrincesState, seat: int, stack: int) -> Reason | None:
    """PF-AUC-1, PF-AUC-8, PF-AUC-10, PF-AUC-11: why an object can be neither named nor bid for, at any price."""
    if (stack < JESTER and state.seats == 2) or (stack == ANY_LANDSCAPE and state.seats > 2):
        return Reason("landscape_stacks")
    if state.phase == AUCTION and holds(state.sold, stack):
        return Reason("sold")
    if state.left_in_stack(stack) == 0:
        return Reason("none_left")
    if stack == BUILDER and state.principalities[seat].builders >= MOST_BUILDERS:
        return Reason("enough_builders", most=MOST_BUILDERS)
    if stack < JESTER and not fits(state, seat, LANDSCAPE_PIECES + stack):
        return Reason("no_place")
    if stack == ANY_LANDSCAPE and not landscapes_to_choose(state, seat):
        return Reason("no_place")
    return None


def not_markable(state: PrincesState, character: int, amount: int) -> Reason | None:
    """PF-CHR-1, PF-CHR-2, PF-CHR-3: why the marker cannot lie on this field, whatever the seat has."""
    if holds(state.bought, character):
        return Reason("character_bought")
    lowest, highest = open_fields(state, character)
    if lowest > highest:
        return Reason("highest_mark", character=CHARACTERS[character])
    if not lowest <= amount <= highest:
        return Reason("mark_fields", character=CHARACTERS[character], lowest=lowest, highest=highest)
    return None


def open_fields(state: PrincesState, character: int) -> tuple[int, int]:
    """PF-CHR-1, PF-CHR-2: the lowest and the highest field on which a marker may be put."""
    lowest = state.components.lowest_bid[character]
    if state.marked_by[character] != NOBODY:
        lowest = state.marked_at[character] + 100
    return lowest, state.components.highest_bid[character]


def beyond_cash(state: PrincesState, seat: int) -> Reason:
    """PF-CHR-2: a marker lies on no field that its seat could not pay in cash."""
    return Reason("beyond_cash", money=int(state.principalities[seat].money))


def not_buildable(state: PrincesState, seat: int, building: int) -> Reason | None:
    """PF-BLD-1 to PF-BLD-4: why the building cannot be built, at any price."""
    if holds(state.principalities[seat].buildings, building):
        return Reason("have")
    if state.supply[SUPPLY_BUILDINGS + building] == 0:
        return Reason("none_left")
    return None if fits(state, seat, building) else Reason("no_place")


def not_introducible(state: PrincesState, seat: int, freedom: int) -> Reason | None:
    """PF-FRE-1: why this freedom cannot be introduced, at any price."""
    if freedom in state.principalities[seat].freedoms:
        return Reason("have")
    return Reason("none_left") if state.supply[SUPPLY_FREEDOMS + freedom] == 0 else None


def not_introducing(state: PrincesState, seat: int) -> Reason | None:
    """PF-FRE-1: why no freedom at all can be introduced."""
    return Reason("once_a_turn") if _has_turn(state, seat) and state.has_introduced else None


def not_drawable(state: PrincesState, seat: int, deck: int) -> Reason | None:
    """PF-PRO-1, PF-BON-1: why no card of this deck can be bought, at any price."""
    if not state.deck(deck):
        return Reason("none_left")
    is_second = deck == PROFESSION_DECK and state.has_drawn and _has_turn(state, seat)
    return Reason("once_a_turn") if is_second else None


def _has_turn(state: PrincesState, seat: int) -> bool:
    return state.phase == ACTIONS and state.active == seat


def not_workable(state: PrincesState, seat: int, card: int) -> Reason | None:
    """PF-WRK-2: why a profession completes no work."""
    principality = state.principalities[seat]
    if card not in principality.hand:
        return Reason("not_in_hand", profession=state.components.professions[card])
    best = value_without_bonus(state, principality, card) + all_bonuses(state, principality)
    if best >= minimum(state):
        return None
    return Reason("work_too_small", value=int(best), minimum=int(minimum(state)))


def no_princess(state: PrincesState, seat: int) -> Reason | None:
    """PF-CHR-6: why the Princess completes no work."""
    principality = state.principalities[seat]
    if principality.character != PRINCESS:
        return Reason("no_princess")
    if princess_value(principality) >= minimum(state):
        return None
    return Reason("princess_too_small", value=int(princess_value(principality)), minimum=int(minimum(state)))


def not_offering(state: PrincesState, seat: int) -> Reason | None:
    """PF-COO-3: why nothing at all can be offered."""
    if not state.options.cooperative:
        return Reason("not_cooperative")
    if _has_turn(state, seat) and state.offers >= OFFERS_A_TURN:
        return Reason("offers_made", most=OFFERS_A_TURN)
    return None


def not_offerable(state: PrincesState, seat: int, building: int, partner: int) -> Reason:
    """PF-COO-2, PF-COO-3, PF-COO-5: why a building that is not among the offers cannot be offered to this seat."""
    if partner not in neighbours(state, seat):
        return Reason("not_neighbour")
    if holds(state.principalities[seat].buildings, building):
        return Reason("have")
    if holds(state.principalities[partner].buildings, building):
        return Reason("partner_has")
    if state.supply[SUPPLY_BUILDINGS + building] == 0:
        return Reason("none_left")
    return Reason("no_span")
