"""Cooperative building: boards that meet at borders, shared buildings, and the negotiation of their price."""

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.state import Json
from signoria.princes.characters import at_any_time, do_at_any_time, is_at_any_time
from signoria.princes.components import BUILDING_PP, BUILDINGS, LANDSCAPE_PIECES, cells_of_mask
from signoria.princes.moves import (
    ACCEPT,
    ASK,
    COUNTER_SUM,
    HIGHEST_SUM,
    OFFER,
    PLACE_AT,
    REFUSE,
    lies_west,
    span_squares,
)
from signoria.princes.principality import EAST_EDGE, UNKNOWN, WEST_EDGE, blocked
from signoria.princes.state import ANSWER, COUNTER, PRICE, SPAN, SUPPLY_BUILDINGS, TURN, Decision, PrincesState
from signoria.princes.supply import building_cost

OFFERS_A_TURN = 3


def neighbours(state: PrincesState, seat: int) -> list[int]:
    """PF-COO-1: the seats across the borders on the map of the edition, in ascending order."""
    return state.components.neighbours[state.seats][seat]


def closed_by_borders(state: PrincesState, seat: int) -> i64:
    """PF-COO-7: border squares that a building of this seat alone may not cover without more builders."""
    builders = state.principalities[seat].builders
    if builders >= 2:
        return 0
    closed: i64 = 0
    for neighbour in neighbours(state, seat):
        if builders == 1:
            closed |= facing_buildings(state, seat, neighbour)
        else:
            closed |= EAST_EDGE if lies_west(state, seat, neighbour) else WEST_EDGE
    return closed


def facing_buildings(state: PrincesState, seat: int, neighbour: int) -> i64:
    """PF-COO-6, PF-COO-7: this seat's squares that meet a building or the palazzo straight across the border."""
    solid: i64 = state.principalities[neighbour].built | state.palazzo()
    if lies_west(state, seat, neighbour):
        return (solid & WEST_EDGE) << 6
    return (solid & EAST_EDGE) >> 6


def closed_to_both(state: PrincesState, seat: int, other: int) -> i64:
    """PF-COO-6: this seat's squares that a building of both may not cover; each asks its own builders.

    Inside its principality that is this seat, and the other where its building or palazzo stands across the border.
    """
    closed = blocked(state.principalities[seat], True)
    if state.principalities[other].builders < 2:
        closed |= facing_buildings(state, seat, other)
    return closed


def spans(state: PrincesState, seat: int, partner: int, building: int) -> list[int]:
    """PF-COO-2, PF-COO-6: the actions that lay the building across the border."""
    components = state.components
    own = closed_to_both(state, seat, partner)
    partners = closed_to_both(state, partner, seat)
    seat_is_west = lies_west(state, seat, partner)
    closed_west: i64 = own if seat_is_west else partners
    closed_east: i64 = partners if seat_is_west else own
    action = PLACE_AT + components.placement_count + components.first_span[building]
    found = []
    for west, east in components.spans[building]:
        if west & closed_west == 0 and east & closed_east == 0:
            found.append(action)
        action += 1
    return found


def offers(state: PrincesState) -> list[int]:
    """PF-COO-2, PF-COO-3, PF-COO-5: the buildings that may be offered, and to whom."""
    if state.offers >= OFFERS_A_TURN:
        return []
    found = []
    for building in range(LANDSCAPE_PIECES):
        if state.supply[SUPPLY_BUILDINGS + building] == 0 or holds(
            state.principalities[state.seat].buildings, building
        ):
            continue
        for partner in neighbours(state, state.seat):
            if not holds(state.principalities[partner].buildings, building) and spans(
                state, state.seat, partner, building
            ):
                found.append(OFFER + building * 5 + partner)
    return found


def offer(state: PrincesState, action: int) -> None:
    """PF-COO-3: the active seat offers a neighbour to build together."""
    state.offers += 1
    state.piece = (action - OFFER) // 5
    state.partner = (action - OFFER) % 5
    if state.journal is not None:
        fact = {"fact": "offer", "seat": state.seat, "partner": state.partner, "building": BUILDINGS[state.piece]}
        state.record_fact(fact)
    state.proceed_to(SPAN)


def talk(state: PrincesState) -> Json:
    """What the talks are about."""
    return {
        "building": BUILDINGS[state.piece],
        "cells": {
            str(state.active): cells_of_mask(state.own_squares),
            str(state.partner): cells_of_mask(state.partner_squares),
        },
        "cost": building_cost(state.principalities[state.active]),
    }


class Span(Decision):
    """PF-COO-2: where the joint building would lie."""

    def legal(self, state: PrincesState) -> list[int]:
        return spans(state, state.seat, state.partner, state.piece)

    def apply(self, state: PrincesState, action: int) -> None:
        own, partners = span_squares(state, action - PLACE_AT - state.components.placement_count)
        state.own_squares = own
        state.partner_squares = partners
        state.proceed_to(PRICE)

    def details(self, state: PrincesState) -> Json:
        return {"building": BUILDINGS[state.piece], "partner": state.partner}


class Price(Decision):
    """PF-COO-3: what the partner is to pay the active seat; at least enough for it to pay the bank."""

    def legal(self, state: PrincesState) -> list[int]:
        principality = state.principalities[state.seat]
        missing: i64 = building_cost(principality) - state.wealth(principality)
        return [ASK + amount // 100 for amount in range(0, HIGHEST_SUM + 1, 100) if amount >= missing]

    def apply(self, state: PrincesState, action: int) -> None:
        state.sum = (action - ASK) * 100
        if state.journal is not None:
            state.record_fact(
                {"fact": "ask", "seat": state.seat, "partner": state.partner, "amount": state.sum, **talk(state)}
            )
        state.ask(ANSWER, state.partner)

    def details(self, state: PrincesState) -> Json:
        return {"partner": state.partner, **talk(state)}


class Answer(Decision):
    """PF-COO-3, PF-COO-8, PF-CHR-11: the partner accepts, refuses, or names another sum that it can pay."""

    def legal(self, state: PrincesState) -> list[int]:
        wealth = state.wealth(state.principalities[state.seat])
        found = [ACCEPT, REFUSE] if state.sum <= wealth else [REFUSE]
        for hundreds in range(HIGHEST_SUM // 100 + 1):
            if hundreds * 100 <= wealth and hundreds * 100 != state.sum:
                found.append(COUNTER_SUM + hundreds)
        return at_any_time(state, found)

    def apply(self, state: PrincesState, action: int) -> None:
        if is_at_any_time(action):
            do_at_any_time(state, action)
        elif action == ACCEPT:
            build_together(state)
        elif action == REFUSE:
            drop(state)
        else:
            state.sum = (action - COUNTER_SUM) * 100
            if state.journal is not None:
                state.record_fact({"fact": "counter", "seat": state.seat, "partner": state.active, "amount": state.sum})
            state.ask(COUNTER, state.active)

    def details(self, state: PrincesState) -> Json:
        return {"from": state.active, "amount": state.sum, **talk(state)}


class Counter(Decision):
    """PF-COO-3, PF-COO-8: the active seat takes the partner's sum, if it can then pay the bank, or drops the matter."""

    def legal(self, state: PrincesState) -> list[int]:
        principality = state.principalities[state.seat]
        can_pay = state.wealth(principality) + state.sum >= building_cost(principality)
        return [ACCEPT, REFUSE] if can_pay else [REFUSE]

    def apply(self, state: PrincesState, action: int) -> None:
        if action == ACCEPT:
            build_together(state)
        else:
            drop(state)

    def details(self, state: PrincesState) -> Json:
        return {"from": state.partner, "amount": state.sum, **talk(state)}


def drop(state: PrincesState) -> None:
    """PF-COO-3: only an acceptance uses the action."""
    if state.journal is not None:
        state.record_fact({"fact": "refuse", "seat": state.seat, "building": BUILDINGS[state.piece]})
    state.ask(TURN, state.active)


def build_together(state: PrincesState) -> None:
    """PF-COO-4, PF-COO-5: the partner pays, the active seat pays the bank, and the building is both seats'."""
    seat = state.active
    principality = state.principalities[seat]
    partner = state.principalities[state.partner]
    state.pay(partner, state.sum)
    principality.money += state.sum
    cost = building_cost(principality)
    state.pay(principality, cost)
    state.supply[SUPPLY_BUILDINGS + state.piece] -= 1
    principality.lay(state.piece, state.own_squares)
    partner.lay(state.piece, state.partner_squares)
    principality.pp += BUILDING_PP
    partner.pp += BUILDING_PP
    for each in state.principalities:
        each.fitting = UNKNOWN
    if state.journal is not None:
        fact = {"fact": "joint", "seat": seat, "partner": state.partner, "amount": state.sum, "pp": BUILDING_PP}
        state.record_fact({**fact, **talk(state)})
    state.actions_left -= 1
    state.ask(TURN, seat)
