"""Completing works: their value, bonus cards, the payout."""

from mypy_extensions import i64

from signoria.kernel.bits import count_bits, holds, without
from signoria.kernel.memory import mask_of
from signoria.kernel.state import NONE, Json
from signoria.princes.components import (
    BUILDING_VALUE,
    CARD_VALUE,
    CARDS_IN_HAND,
    CARDS_ON_TABLE,
    FREEDOM_VALUE,
    JESTER_VALUE,
    LANDSCAPE_VALUE,
    MONEY_FOR_PP,
    MONEY_FOR_VALUE,
    MUSE,
    PRINCESS_BUILDER,
    PRINCESS_BUILDING,
    PRINCESS_LANDSCAPE,
    PROFESSION_COUNT,
    Components,
)
from signoria.princes.moves import FINISH, PAYOUT_PP, PLAY
from signoria.princes.principality import Principality
from signoria.princes.state import BONUS, PAYOUT, TURN, Decision, PrincesState


def minimum(state: PrincesState) -> i64:
    """PF-WRK-2: the least value of a work in this round."""
    return state.components.minimum[state.round - 1]


def value_without_bonus(state: PrincesState, principality: Principality, card: int) -> i64:
    """PF-WRK-1, PF-OBJ-2, PF-CHR-4: a work's value by this profession but for bonus cards."""
    components = state.components
    value: i64 = JESTER_VALUE * principality.jesters + CARD_VALUE * principality.cards()
    if holds(principality.buildings, components.building_of[card]):
        value += BUILDING_VALUE
    if principality.landscapes_of(components.landscape_of[card]):
        value += LANDSCAPE_VALUE
    if components.freedom_of[card] in principality.freedoms:
        value += FREEDOM_VALUE
    if principality.character == MUSE:
        value += state.round
    return value


def value_parts(state: PrincesState, principality: Principality, card: int) -> Json:
    """The same, part by part."""
    components = state.components
    return {
        "building": BUILDING_VALUE if holds(principality.buildings, components.building_of[card]) else 0,
        "landscape": LANDSCAPE_VALUE if principality.landscapes_of(components.landscape_of[card]) else 0,
        "freedom": FREEDOM_VALUE if components.freedom_of[card] in principality.freedoms else 0,
        "jesters": JESTER_VALUE * principality.jesters,
        "cards": CARD_VALUE * principality.cards(),
        "muse": state.round if principality.character == MUSE else 0,
    }


def bonus_value(components: Components, principality: Principality, bonus: int, laying: int) -> i64:
    """PF-WRK-1: what a bonus card adds; `laying` is 1 while the profession is still in hand."""
    count: i64 = 0
    for feature in components.bonus_counts[bonus]:
        count += principality.count(feature)
        if feature == CARDS_IN_HAND:
            count -= laying
        elif feature == CARDS_ON_TABLE:
            count += laying
    return components.bonus_per[bonus] * count


def all_bonuses(state: PrincesState, principality: Principality) -> i64:
    """What all bonus cards in hand would add to a work now."""
    value: i64 = 0
    for bonus in principality.bonus:
        value += bonus_value(state.components, principality, bonus, 1)
    return value


def princess_value(principality: Principality) -> i64:
    """PF-CHR-6: landscapes, builders, buildings and cards; neither jesters nor freedoms."""
    value: i64 = PRINCESS_LANDSCAPE * principality.landscapes() + PRINCESS_BUILDER * principality.builders
    return value + PRINCESS_BUILDING * count_bits(principality.buildings) + principality.cards()


def princess_parts(principality: Principality) -> Json:
    """The same, part by part."""
    return {
        "landscapes": PRINCESS_LANDSCAPE * principality.landscapes(),
        "builders": PRINCESS_BUILDER * principality.builders,
        "buildings": PRINCESS_BUILDING * count_bits(principality.buildings),
        "cards": principality.cards(),
    }


def most_pp(value: i64) -> i64:
    """PF-WRK-4: the most PP that a work of this value pays."""
    return MONEY_FOR_VALUE * value // MONEY_FOR_PP


def money_besides(value: i64, pp: i64) -> i64:
    """PF-WRK-4: the money that a work of this value pays besides so many PP."""
    return MONEY_FOR_VALUE * value - MONEY_FOR_PP * pp


def lay_profession(state: PrincesState, card: int) -> None:
    """PF-WRK-1, PF-WRK-5: the profession goes from hand to table and completes a work."""
    principality = state.principalities[state.seat]
    professions = tuple([held for held in principality.hand if held < PROFESSION_COUNT])
    state.seen_professions = state.seen_professions.shown(state.seat, mask_of(professions), card)
    principality.hand = without(principality.hand, card)
    principality.table = (*principality.table, card)
    state.actions_left -= 1
    state.work = card
    state.work_value = value_without_bonus(state, principality, card)
    if state.journal is not None:
        fact = {"fact": "work", "seat": state.seat, "card": state.components.professions[card]}
        state.record_fact({**fact, "wv": state.work_value, "parts": value_parts(state, principality, card)})
    choose_bonus(state, principality)


def choose_bonus(state: PrincesState, principality: Principality) -> None:
    """PF-WRK-3: bonus cards are asked for while any is in hand."""
    if principality.bonus:
        state.proceed_to(BONUS)
    else:
        complete(state)


class Bonus(Decision):
    """PF-WRK-2, PF-WRK-3: play bonus cards, as many as one likes, until the minimum is reached at least."""

    def legal(self, state: PrincesState) -> list[int]:
        found = [PLAY + card for card in state.principalities[state.seat].bonus]
        if state.work_value >= minimum(state):
            found.append(FINISH)
        return found

    def apply(self, state: PrincesState, action: int) -> None:
        if action == FINISH:
            complete(state)
            return
        principality = state.principalities[state.seat]
        card = action - PLAY
        value = bonus_value(state.components, principality, card, 0)
        state.seen_bonuses = state.seen_bonuses.shown(state.seat, mask_of(principality.bonus), card)
        principality.bonus = without(principality.bonus, card)
        state.work_value += value
        if state.journal is not None:
            name = state.components.bonus_cards[card]
            state.record_fact(
                {"fact": "bonus", "seat": state.seat, "card": name, "value": value, "wv": state.work_value}
            )
        choose_bonus(state, principality)

    def details(self, state: PrincesState) -> Json:
        principality = state.principalities[state.seat]
        components = state.components
        values = {
            components.bonus_cards[card]: bonus_value(components, principality, card, 0) for card in principality.bonus
        }
        card = components.professions[state.work]
        return {"card": card, "wv": state.work_value, "minimum": minimum(state), "values": values}


def complete(state: PrincesState) -> None:
    """PF-WRK-4: the value counts for best work; then the seat decides how it is paid."""
    principality = state.principalities[state.seat]
    if state.work_value > principality.best_work:
        principality.best_work = state.work_value
    state.proceed_to(PAYOUT)


def complete_with_princess(state: PrincesState) -> None:
    """PF-CHR-6: a work without a profession and without bonus cards."""
    principality = state.principalities[state.seat]
    principality.character = NONE
    state.actions_left -= 1
    state.work = NONE
    state.work_value = princess_value(principality)
    if state.journal is not None:
        fact = {"fact": "princess", "seat": state.seat, "wv": state.work_value}
        state.record_fact({**fact, "parts": princess_parts(principality)})
    complete(state)


class Payout(Decision):
    """PF-WRK-4: 100 F for each point of value, of which 200 F at a time may be taken as 1 PP."""

    def legal(self, state: PrincesState) -> list[int]:
        return list(range(PAYOUT_PP, PAYOUT_PP + int(most_pp(state.work_value)) + 1))

    def apply(self, state: PrincesState, action: int) -> None:
        principality = state.principalities[state.seat]
        pp: i64 = action - PAYOUT_PP
        money = money_besides(state.work_value, pp)
        principality.pp += pp
        principality.money += money
        if state.journal is not None:
            state.record_fact({"fact": "payout", "seat": state.seat, "wv": state.work_value, "pp": pp, "money": money})
        state.work = NONE
        state.work_value = 0
        state.proceed_to(TURN)

    def details(self, state: PrincesState) -> Json:
        return {"wv": state.work_value}
