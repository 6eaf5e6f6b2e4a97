"""The action phase: each seat's turn of two actions."""

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.state import Json
from signoria.princes.cards import look, recruit, recruits
from signoria.princes.characters import ask_before_best_work, at_any_time, do_at_any_time, is_at_any_time
from signoria.princes.components import (
    ACTIONS_A_TURN,
    BUILDINGS,
    CARD_PRICE,
    CARDINAL,
    DECKS,
    FREEDOMS,
    LANDSCAPE_PIECES,
    PRINCESS,
    PROFESSION_COUNT,
    RECRUITING,
)
from signoria.princes.cooperative import offer, offers
from signoria.princes.moves import (
    BUILD,
    DRAW,
    END,
    INTRODUCE,
    PLAY,
    PRINCESS_WORK,
    RECRUIT_CARD,
    RETURN_CARD,
    WORK,
)
from signoria.princes.placing import fits
from signoria.princes.principality import Principality
from signoria.princes.state import (
    ACTIONS,
    BONUS_DECK,
    NEXT_TURN,
    PLACE,
    PROFESSION_DECK,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    TURN,
    Decision,
    PrincesState,
)
from signoria.princes.supply import building_cost
from signoria.princes.works import (
    all_bonuses,
    complete_with_princess,
    lay_profession,
    minimum,
    princess_value,
    value_without_bonus,
)


class BeginActions(Decision):
    """PF-ACT-1: from the starting seat clockwise, each seat has its whole turn."""

    def apply(self, state: PrincesState, action: int) -> None:
        state.phase = ACTIONS
        begin_turn(state, state.start)


def begin_turn(state: PrincesState, seat: int) -> None:
    """PF-ACT-1, PF-CHR-5: two actions, with the Cardinal three."""
    state.active = seat
    state.actions_left = ACTIONS_A_TURN
    if state.principalities[seat].character == CARDINAL:
        state.actions_left += 1
    state.has_drawn = False
    state.has_introduced = False
    state.offers = 0
    state.ask(TURN, seat)


class NextTurn(Decision):
    """PF-ACT-1: when the turn comes back to the starting seat, the phase is over."""

    def apply(self, state: PrincesState, action: int) -> None:
        seat = state.next_seat(state.active)
        if seat == state.start:
            state.actions_left = 0
            ask_before_best_work(state)
        else:
            begin_turn(state, seat)


class Turn(Decision):
    """PF-ACT-1, PF-ACT-2: the actions open to the seat, and what is no action."""

    def legal(self, state: PrincesState) -> list[int]:
        principality = state.principalities[state.seat]
        found: list[int] = []
        if state.actions_left > 0:
            add_works(state, principality, found)
            add_purchases(state, principality, found)
            if principality.character == PRINCESS and princess_value(principality) >= minimum(state):
                found.append(PRINCESS_WORK)
            if state.options.cooperative:
                found.extend(offers(state))
        if RECRUITING in principality.hand:
            found.extend(recruits(state, state.seat))
        at_any_time(state, found)
        found.append(END)
        return found

    def apply(self, state: PrincesState, action: int) -> None:
        if action == END:
            state.record_fact({"fact": "end", "seat": state.seat})
            state.proceed_to(NEXT_TURN)
        elif is_at_any_time(action):
            do_at_any_time(state, action)
        elif action == PRINCESS_WORK:
            complete_with_princess(state)
        elif action < INTRODUCE:
            draw(state, action - DRAW)
        elif action < BUILD:
            introduce(state, action - INTRODUCE)
        elif action < RETURN_CARD:
            build(state, action - BUILD)
        elif action < RECRUIT_CARD:
            lay_profession(state, action - WORK)
        elif action < PLAY:
            recruit(state, action - RECRUIT_CARD)
        else:
            offer(state, action)

    def details(self, state: PrincesState) -> Json:
        return {
            "actions_left": state.actions_left,
            "may_draw_profession": not state.has_drawn,
            "may_introduce": not state.has_introduced,
            "minimum": minimum(state),
            "building_cost": building_cost(state.principalities[state.seat]),
        }


def add_works(state: PrincesState, principality: Principality, found: list[int]) -> None:
    """PF-WRK-2: professions whose work reaches the minimum, if need be with every bonus card in hand."""
    needed: i64 = minimum(state) - all_bonuses(state, principality)
    for card in principality.hand:
        if card < PROFESSION_COUNT and value_without_bonus(state, principality, card) >= needed:
            found.append(WORK + card)


def add_purchases(state: PrincesState, principality: Principality, found: list[int]) -> None:
    """PF-BLD-1, PF-PRO-1, PF-BON-1, PF-FRE-1: what the seat can pay for and the supply still has."""
    wealth = state.wealth(principality)
    if building_cost(principality) <= wealth:
        for building in range(LANDSCAPE_PIECES):
            available = state.supply[SUPPLY_BUILDINGS + building] > 0 and not holds(principality.buildings, building)
            if available and fits(state, state.seat, building):
                found.append(BUILD + building)
    if wealth < CARD_PRICE:
        return
    if state.professions and not state.has_drawn:
        found.append(DRAW + PROFESSION_DECK)
    if state.bonuses:
        found.append(DRAW + BONUS_DECK)
    if not state.has_introduced:
        for freedom in range(len(FREEDOMS)):
            if state.supply[SUPPLY_FREEDOMS + freedom] > 0 and freedom not in principality.freedoms:
                found.append(INTRODUCE + freedom)


def draw(state: PrincesState, deck: int) -> None:
    """PF-PRO-1, PF-BON-1: buy one of the top five cards."""
    state.pay(state.principalities[state.seat], CARD_PRICE)
    state.actions_left -= 1
    if deck == PROFESSION_DECK:
        state.has_drawn = True
    if state.journal is not None:
        state.record_fact({"fact": "draw", "seat": state.seat, "deck": DECKS[deck], "price": CARD_PRICE})
    look(state, deck, TURN)


def introduce(state: PrincesState, freedom: int) -> None:
    """PF-FRE-1: buy a freedom."""
    principality = state.principalities[state.seat]
    state.pay(principality, CARD_PRICE)
    state.actions_left -= 1
    state.has_introduced = True
    state.supply[SUPPLY_FREEDOMS + freedom] -= 1
    principality.freedoms = (*principality.freedoms, freedom)
    if state.journal is not None:
        state.record_fact({"fact": "introduce", "seat": state.seat, "freedom": FREEDOMS[freedom], "price": CARD_PRICE})
    state.proceed_to(TURN)


def build(state: PrincesState, building: int) -> None:
    """PF-BLD-1: pay for a building and take it; placing it comes next."""
    principality = state.principalities[state.seat]
    cost = building_cost(principality)
    state.pay(principality, cost)
    state.actions_left -= 1
    state.supply[SUPPLY_BUILDINGS + building] -= 1
    state.piece = building
    if state.journal is not None:
        state.record_fact({"fact": "build", "seat": state.seat, "building": BUILDINGS[building], "price": cost})
    state.proceed_to(PLACE)
