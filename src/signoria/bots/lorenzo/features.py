"""The features of a position of Lorenzo il Magnifico that predict a seat's points, scaled to about 1.

Only the seat's own cards and what lies open is looked at; never the decks, the dice to come or others' leaders in hand.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.lorenzo.plan import Plan
from signoria.bots.lorenzo.seat_summary import AWAY, STORES, SeatSummary
from signoria.bots.lorenzo.tables import NEVER, Tables
from signoria.bots.lorenzo.worth import TURNS
from signoria.kernel.bits import bit, holds
from signoria.lorenzo.components import (
    BUILDING,
    CARD_COUNT,
    CHARACTER,
    COUNCIL,
    FAITH,
    GOODS,
    HARVEST,
    LAPS,
    LEADER_COUNT,
    MEMBER_COUNT,
    MILITARY,
    MOST_CARDS,
    MOST_TILES,
    NEUTRAL,
    PERIODS,
    PRODUCTION,
    RESOURCE_COUNT,
    RESOURCES,
    ROUNDS,
    ROUNDS_A_PERIOD,
    TERRITORY,
    TOWER_COUNT,
    TOWERS,
    VENTURE,
    VP,
    WORKS,
)
from signoria.lorenzo.leaders import meets
from signoria.lorenzo.state import ACTIONS, DRAFT, SETUP, TURN, VATICAN, LorenzoState

THRESHOLDS: Final = (1, 3, 5, 7)  # values of harvest and production at which the yield is looked at
KINDS: Final = (*RESOURCES, "privilege")
MOST_STORED: Final = 99
POWERS: Final = ("no fee", "occupied spaces", "no territory need", "doubled goods", "church bonus", "no floor bonus",
                 "no market", "servants at half", "skips first turn", "coloured value", "neutral value")  # fmt: skip


class FeatureGroup:
    """Some features that belong together: their names, and right below them their values in the same order."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.end = 0  # how many features there are up to here

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        """Append a value for each name."""
        raise NotImplementedError


class Time(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                "rounds to come",
                "turns to come",
                "at home",
                "own turn",
                "waits",
                "set-up",
                "report to come",
                "advanced",
                "two seats",
                "three seats",
                *[f"round {number}" for number in range(1, ROUNDS + 1)],
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        state = summary.state
        found.append(summary.share)
        found.append(summary.rest / TURNS)
        found.append(float(summary.at_home) / MEMBER_COUNT)
        found.append(1.0 if state.seat == summary.seat and state.kind == TURN and not state.has_placed else 0.0)
        found.append(waits(summary))
        found.append(1.0 if state.phase == SETUP else 0.0)
        found.append(1.0 if summary.faces_report() else 0.0)
        found.append(1.0 if state.options.advanced else 0.0)
        found.append(1.0 if state.seats == 2 else 0.0)
        found.append(1.0 if state.seats == 3 else 0.0)
        for number in range(1, ROUNDS + 1):
            found.append(1.0 if state.round == number else 0.0)


def waits(summary: SeatSummary) -> float:
    """How many seats have a turn before this one, by thirds."""
    state = summary.state
    if state.phase != ACTIONS or not summary.at_home:
        return 0.0
    place = state.order.index(summary.seat)
    now: int = state.at
    if state.has_placed:
        now += 1
    between = place - now
    return (between + state.seats if between < 0 else between) / 3


class Members(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                "best member",
                "second member",
                "third member",
                "neutral member",
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        for value in (summary.best, summary.second, summary.third):
            found.append(float(value) / 6 if value != AWAY else 0.0)
        found.append((1.0 + float(summary.neutral) / 3) if summary.neutral != AWAY else 0.0)


class Stores(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                *[f"{good} {step}" for good in RESOURCES[:GOODS] for step in ("few", "some", "many")],
                "goods worth",
                "goods at the end",
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        held = summary.held
        stores = STORES[summary.rest]
        worth = 0.0
        goods = 0
        for kind in range(GOODS):
            amount = held[kind]
            goods += amount
            found.append(amount / 3 if amount < 3 else 1.0)
            found.append(amount / 8 if amount < 8 else 1.0)
            found.append(amount / 12)
            worth += stores[kind][amount if amount < MOST_STORED else MOST_STORED]
        found.append(worth / 12)
        found.append(goods / 25)


class Military(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                *[
                    "military",
                    "military prize",
                    "military prize late",
                    "lacks for territory",
                    "lacks for two",
                    "ahead in military",
                ],
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        held = summary.held[MILITARY]
        prize = summary.military_prize()
        late = 1 - summary.share
        owned = len(summary.family.cards[TERRITORY])
        found.append(held / 10)
        found.append(prize / 5)
        found.append(prize / 5 * late * late)
        found.append(lacks_for_territory(summary, owned))
        found.append(lacks_for_territory(summary, owned + 1))
        most = 0
        for family in summary.state.families:
            if family is not summary.family and family.held[MILITARY] > most:
                most = family.held[MILITARY]
        ahead = held - most
        found.append((ahead if -8 < ahead < 8 else 8 if ahead > 0 else -8) / 8)


def lacks_for_territory(summary: SeatSummary, owned: int) -> float:
    """LM-TOW-5: the military still lacking for the next territory but so many."""
    if owned >= MOST_CARDS or summary.effects.no_territory_requirement:
        return 0.0
    lacking = summary.tables.components.territory_military[owned] - summary.held[MILITARY]
    return lacking / 6 if lacking > 0 else 0.0


class Faith(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                "faith",
                "faith vp",
                "lacks faith",
                "lacks faith soon",
                "penalty",
                "penalty feared",
                "next penalty",
                "supports",
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        components = summary.tables.components
        state = summary.state
        faith = summary.held[FAITH]
        period = summary.period
        if state.phase == VATICAN and not summary.faces_report():
            period += 1
        found.append(faith / 5)
        found.append(components.faith_vp[faith] / 10)
        if period >= PERIODS:
            for _ in range(6):
                found.append(0.0)
            return
        lacking = max(0, components.faith_required[period] - faith)
        turns: int = summary.rest - LAPS * (ROUNDS - ROUNDS_A_PERIOD * (period + 1))  # before the report
        penalty = summary.penalty(period)
        report_risk = lacking / (1 + 0.6 * turns)
        found.append(lacking / 4)
        found.append(report_risk if report_risk < 1 else 1.0)
        found.append(penalty / 10)
        found.append(penalty / 10 * (report_risk if report_risk < 1 else 1.0))
        found.append(summary.penalty(period + 1) / 10 if period + 1 < PERIODS else 0.0)
        found.append(1.0 if not lacking else 0.0)


class Points(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                "vp",
                "vp if over",
                *[f"{tower} cards" for tower in TOWERS],
                "territory set",
                "character set",
                "next territory",
                "next character",
                "venture end",
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        components = summary.tables.components
        family = summary.family
        points = summary.held[VP]
        over = float(points + summary.final_vp(TERRITORY) + summary.final_vp(CHARACTER) + summary.final_vp(VENTURE))
        over += summary.military_prize() + components.faith_vp[summary.held[FAITH]]
        goods = 0
        for kind in range(GOODS):
            goods += summary.held[kind]
        over += goods // components.goods_per_vp
        for tile in family.excommunicated:
            over -= summary.final_loss(components.excommunications[tile])
        if summary.period == PERIODS - 1 and summary.faces_report() and summary.lacks_faith():
            over -= summary.penalty(summary.period)
        found.append(points / 40)
        found.append(over / 60)
        for tower in range(TOWER_COUNT):
            found.append(len(family.cards[tower]) / 4)
        found.append(summary.final_vp(TERRITORY) / 10)
        found.append(summary.final_vp(CHARACTER) / 10)
        time = summary.rest / TURNS
        found.append(summary.set_worth[TERRITORY] / 5 * time)
        found.append(summary.set_worth[CHARACTER] / 5 * time)
        found.append(summary.final_vp(VENTURE) / 10)


class Works(FeatureGroup):
    """What harvest and production bring by value, by kind, and now."""

    def __init__(self) -> None:
        super().__init__(
            [
                *[f"{work} at {value}" for work in WORKS for value in THRESHOLDS],
                *[f"{work} {kind}" for work in WORKS for kind in KINDS],
                *[f"{work} {what}" for work in WORKS for what in ("now", "can be done", "best later")],
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        now: list[float] = []
        income: list[float] = []
        for action in range(HARVEST, PRODUCTION + 1):
            add_yields(summary, action, found)
            add_income(summary, action, income)
            value = summary.work_now(action)
            now.append(summary.yield_now(action, value) / 8 if value > 0 else 0.0)
            now.append(1.0 if value > 0 else 0.0)
            now.append(summary.yield_now(action, 6 + summary.effects.bonus[action]) / 8 * summary.share)
        found.extend(income)
        found.extend(now)


def add_yields(summary: SeatSummary, action: int, found: list[float]) -> None:
    tables = summary.tables
    tile = summary.tile_worth(action, tables.later[summary.rest])
    bonus = summary.effects.bonus[action]
    first = tile
    second = tile
    third = tile
    fourth = tile
    for card in summary.family.cards[TERRITORY if action == HARVEST else BUILDING]:
        worth = summary.fired_worth(card)
        needed = tables.activation[card] - bonus
        if needed <= THRESHOLDS[3]:
            fourth += worth
            if needed <= THRESHOLDS[2]:
                third += worth
                if needed <= THRESHOLDS[1]:
                    second += worth
                    if needed <= THRESHOLDS[0]:
                        first += worth
    share = summary.share / 8
    found.append(first * share)
    found.append(second * share)
    found.append(third * share)
    found.append(fourth * share)


def add_income(summary: SeatSummary, action: int, found: list[float]) -> None:
    tables = summary.tables
    total = [0.0] * (RESOURCE_COUNT + 1)
    for card in summary.family.cards[TERRITORY if action == HARVEST else BUILDING]:
        income = tables.income[card]
        for kind in range(RESOURCE_COUNT + 1):
            if income[kind] != 0.0:
                total[kind] += income[kind]
        counted = tables.counted[card]
        if counted != NEVER:
            gain = tables.counted_gain[card]
            number = len(summary.family.cards[counted])
            for kind in range(RESOURCE_COUNT):
                if gain[kind]:
                    total[kind] += gain[kind] * number
    share = summary.share / 4
    for kind in range(RESOURCE_COUNT + 1):
        found.append(total[kind] * share)


class Effects(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                *[f"{area} bonus" for area in (*TOWERS, *WORKS)],
                *[f"{tower} discount" for tower in TOWERS],
                *POWERS,
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        effects = summary.effects
        time = summary.rest / TURNS
        for area in range(TOWER_COUNT + len(WORKS)):
            found.append(effects.bonus[area] / 3 * time)
        for tower in range(TOWER_COUNT):
            found.append(len(effects.discounts[tower]) * time)
        found.append(time if effects.no_fee else 0.0)
        found.append(time if effects.ignores_occupied else 0.0)
        found.append(time if effects.no_territory_requirement else 0.0)
        found.append(time if effects.doubles else 0.0)
        found.append(effects.church_bonus[VP] / 5 * (PERIODS - summary.period) / PERIODS)
        found.append(time if effects.no_floor_bonus else 0.0)
        found.append(time if effects.no_market else 0.0)
        found.append(time if effects.servants_per_value > 1 else 0.0)
        found.append(time if effects.skips_first_turn else 0.0)
        coloured = effects.member_add[0] / 2
        if effects.member_set[0] >= 0:
            coloured += (effects.member_set[0] - 3.5) / 2
        found.append(coloured * time)
        found.append(effects.member_add[NEUTRAL] / 3 * time)


class Leaders(FeatureGroup):
    def __init__(self) -> None:
        super().__init__(
            [
                "leaders in hand",
                "leaders playable",
                "promise",
                "best promise",
                "leaders played",
                "leaders ready",
                "excommunications",
                "malus",
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        family = summary.family
        components = summary.tables.components
        hand = family.kept if summary.state.kind == DRAFT or summary.state.phase == SETUP else family.hand
        playable = 0
        promise = 0.0
        best = 0.0
        for leader in hand:
            if meets(family, components.leaders[leader], summary.purse):
                playable += 1
            one = summary.promise(leader)
            promise += one
            if one > best:
                best = one
        found.append(len(hand) / 4 * summary.rest / TURNS)
        found.append(playable / 2)
        found.append(promise / 10)
        found.append(best / 8)
        played = 0.0
        ready = 0.0
        for leader in family.leaders:
            acting = family.acting(components, leader)
            worth = summary.tables.leader[acting]
            played += worth
            if components.leaders[acting].once_per_round and not holds(family.used, leader):
                ready += worth
        found.append(played * summary.share / 4)
        found.append(ready / 4 if summary.state.phase == ACTIONS else 0.0)
        malus = 0.0
        for tile in family.excommunicated:
            malus += summary.tables.penalty[tile]
        found.append(len(family.excommunicated) / 2)
        found.append(malus * summary.share / 3)


class Board(FeatureGroup):
    """What lies open: the best bargains in the towers and elsewhere, the turn order."""

    def __init__(self) -> None:
        super().__init__(
            [
                *[f"best {tower}" for tower in TOWERS],
                "best card",
                "market",
                "plan",
                "plan first",
                "place now",
                "place next",
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        plan = Plan(summary)
        first = 0.0
        for tower in range(TOWER_COUNT):
            worth = plan.best[tower]
            found.append(worth / 8)
            if worth > first:
                first = worth
        found.append(first / 8)
        found.append(plan.best_market / 5)
        found.append(plan.total() / 16)
        found.append(plan.first / 8)
        place = summary.state.order.index(summary.seat)
        found.append(place / 3 * float(summary.at_home) / MEMBER_COUNT)
        found.append(next_place(summary, place) / 3 if summary.rounds else 0.0)


def next_place(summary: SeatSummary, place: int) -> float:
    """LM-RND-3: the place in the turn order of the next round, as the council palace stands."""
    seat = summary.seat
    inside: i64 = 0  # seats in the palace, as bits
    count = 0
    for placed in summary.state.placed:
        if placed >> 4 == COUNCIL:
            other = placed >> 2 & 3
            if other == seat:
                return float(count)
            if not holds(inside, other):
                inside |= bit(other)
                count += 1
    found = place
    for behind in summary.state.order[place + 1 :]:
        if holds(inside, behind):
            found += 1
    return float(found)


# Where the leaders and cards begin among the named features.
HAND_AT: Final = MOST_TILES
PLAYED_AT: Final = MOST_TILES + LEADER_COUNT
CARDS_AT: Final = MOST_TILES + 2 * LEADER_COUNT
NONE_NAMED: Final = [0.0] * (MOST_TILES + 2 * LEADER_COUNT + CARD_COUNT)


class Named(FeatureGroup):
    """One number for each tile, leader and card that this seat has, by the time left to use it."""

    def __init__(self) -> None:
        super().__init__(
            [
                *[f"tile {tile}" for tile in range(MOST_TILES)],
                *[f"leader {leader} in hand" for leader in range(LEADER_COUNT)],
                *[f"leader {leader} played" for leader in range(LEADER_COUNT)],
                *[f"card {card}" for card in range(CARD_COUNT)],
            ]
        )

    def add(self, summary: SeatSummary, found: list[float]) -> None:
        first = len(found)
        found.extend(NONE_NAMED)
        family = summary.family
        time = summary.rest / TURNS
        if family.tile >= 0:
            found[first + family.tile] = time
        hand = family.kept if summary.state.phase == SETUP else family.hand
        for leader in hand:
            found[first + HAND_AT + leader] = time
        for leader in family.leaders:
            found[first + PLAYED_AT + leader] = time
        for line in family.cards:
            for card in line:
                found[first + CARDS_AT + card] = time


GROUPS: Final[list[FeatureGroup]] = [
    Time(),
    Members(),
    Stores(),
    Military(),
    Faith(),
    Points(),
    Works(),
    Effects(),
    Leaders(),
    Board(),
    Named(),
]
NAMES: Final[list[str]] = []
for _group in GROUPS:
    NAMES.extend(_group.names)
    _group.end = len(NAMES)


def features(tables: Tables, state: LorenzoState, seat: int) -> list[float]:
    """All of NAMES for one seat."""
    summary = SeatSummary(tables, state, seat)
    found: list[float] = []
    for group in GROUPS:
        group.add(summary, found)
        if len(found) != group.end:
            raise ValueError(f"there are {len(found)} features up to '{group.names[-1]}', but {group.end} names")
    return found
