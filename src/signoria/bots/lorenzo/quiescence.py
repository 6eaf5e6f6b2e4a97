"""Quiescence for Lorenzo il Magnifico: finishes a turn with simple good moves, so that the result can be judged."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.lorenzo.seat_summary import STORES, SeatSummary
from signoria.bots.lorenzo.tables import Tables
from signoria.lorenzo.components import (
    FAITH,
    FLOORS,
    GOODS,
    LAPS,
    MILITARY,
    MOST_CARDS,
    PERIODS,
    RESOURCE_COUNT,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SERVANTS,
    TAKE_CARD,
    TERRITORY,
    Goods,
)
from signoria.lorenzo.moves import (
    CHOOSE_PRIVILEGE,
    DECLINE,
    END,
    EXCHANGE_OPTION,
    PAY_WAY,
    SKIP,
    TAKE,
    WORK,
    ways_to_pay,
)
from signoria.lorenzo.state import BONUS, EXCHANGE_CHOICE, PAY, PRIVILEGE_CHOICE, TURN, VATICAN_CHOICE, LorenzoState
from signoria.lorenzo.towers import fee
from signoria.lorenzo.values import bonus_effect, floor_servants, line_of

FOR_TERRITORY: Final = 0.5  # a point of military that the next territory still lacks


def next_step(tables: Tables, state: LorenzoState) -> int:
    """What to do next to bring a turn to its end; -1 where that is a decision of its own or nothing is left to do."""
    kind = state.kind
    if kind == TURN:
        return END if state.has_placed and not brings_chance(state) else -1
    if kind == PAY:
        return cheapest_way(tables, state)
    if kind == PRIVILEGE_CHOICE:
        return best_privilege(tables, state)
    if kind == EXCHANGE_CHOICE:
        return best_exchange(tables, state)
    if kind == BONUS:
        return best_bonus(tables, state)
    return -1


def is_last_report(state: LorenzoState) -> bool:
    """The one where everybody who can supports the church: nothing comes after it."""
    return state.kind == VATICAN_CHOICE and state.round == ROUNDS


def brings_chance(state: LorenzoState) -> bool:
    """Whether the round ends after this turn, and new cards and dice come, which are no part of what was decided."""
    return state.lap >= LAPS - 1 and state.at == state.seats - 1 and state.round < ROUNDS


def cheapest_way(tables: Tables, state: LorenzoState) -> int:
    """Pay with what is worth least."""
    summary = SeatSummary(tables, state, state.seat)
    ways = ways_to_pay(state)
    legal = state.legal()
    chosen = legal[0]
    lowest = 1000.0
    for action in legal:
        cost = 0.0
        pay = ways[action - PAY_WAY].pay
        for kind in range(RESOURCE_COUNT):
            if pay[kind]:
                cost += pay[kind] * summary.unit[kind]
        if cost < lowest:
            chosen = action
            lowest = cost
    return chosen


def best_privilege(tables: Tables, state: LorenzoState) -> int:
    """What is worth most now."""
    summary = SeatSummary(tables, state, state.seat)
    legal = state.legal()
    chosen = legal[0]
    highest = -1.0
    for action in legal:
        worth = gain_worth(summary, tables.components.privileges[action - CHOOSE_PRIVILEGE])
        if worth > highest:
            chosen = action
            highest = worth
    return chosen


def gain_worth(summary: SeatSummary, gain: Goods) -> float:
    """What goods and points bring to one who has what this seat has."""
    held = summary.held
    stores = STORES[summary.rest]
    worth = 0.0
    for kind in range(RESOURCE_COUNT):
        amount = gain[kind]
        if not amount:
            continue
        if kind < GOODS:
            most = len(stores[kind]) - 1
            worth += stores[kind][min(held[kind] + amount, most)] - stores[kind][min(held[kind], most)]
        else:
            worth += amount * summary.unit[kind]
            if kind == MILITARY:
                worth += FOR_TERRITORY * amount * (1 if lacks_military(summary) else 0)
            elif kind == FAITH:
                worth += amount * report_risk(summary)
    return worth


def lacks_military(summary: SeatSummary) -> bool:
    """LM-TOW-5: whether the next territory asks for more military than there is."""
    owned = len(summary.family.cards[TERRITORY])
    if owned >= MOST_CARDS or summary.effects.no_territory_requirement:
        return False
    return summary.tables.components.territory_military[owned] > summary.held[MILITARY]


def report_risk(summary: SeatSummary) -> float:
    """What a point of faith does against the next excommunication."""
    period = summary.period
    if period >= PERIODS or summary.tables.components.faith_required[period] <= summary.held[FAITH]:
        return 0.0
    turns: int = summary.rest - LAPS * (ROUNDS - ROUNDS_A_PERIOD * (period + 1))
    return summary.penalty(period) / (turns + 1)


def best_exchange(tables: Tables, state: LorenzoState) -> int:
    """The arrow that brings most, of those that can be paid from what there was before the work."""
    summary = SeatSummary(tables, state, state.seat)
    task = state.queue[0]
    card = summary.family.cards[line_of(task.subject)][task.at]
    worths = tables.option_worth[summary.rest][card]
    chosen = SKIP
    highest = 0.0
    for action in state.legal():
        if action != SKIP and worths[action - EXCHANGE_OPTION] > highest:
            chosen = action
            highest = worths[action - EXCHANGE_OPTION]
    return chosen


def best_bonus(tables: Tables, state: LorenzoState) -> int:
    """The best bargain among the cards; never with more servants than needed."""
    effect = bonus_effect(state)
    legal = state.legal()
    if effect.action != TAKE_CARD:
        return legal[0]
    summary = SeatSummary(tables, state, state.seat)
    chosen = DECLINE
    highest = 0.0
    for action in legal:
        if TAKE <= action < WORK:
            floor = action - TAKE
            servants: i64 = floor_servants(summary.family, effect.value, floor)
            paid = float(fee(state, summary.family, floor // FLOORS, True))
            worth = summary.floor_worth(floor, paid) - float(servants) * summary.unit[SERVANTS]
            for kind in range(RESOURCE_COUNT):
                if effect.discount[kind]:
                    worth += effect.discount[kind] * summary.unit[kind]
            if worth > highest:
                chosen = action
                highest = worth
    return chosen
