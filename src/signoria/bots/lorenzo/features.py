"""The features of a position of Lorenzo il Magnifico that predict a seat's points, scaled to about 1.

Only the seat's own cards and what lies open is looked at; never the decks, the dice to come or others' leaders in hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.features import Features, flag
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

COUNT: Final = 272  # features
THRESHOLDS: Final = (1, 3, 5, 7)  # values of harvest and production at which the yield is looked at
KINDS: Final = (*RESOURCES, "privilege")
MOST_STORED: Final = 99
IN_ROUND: Final = [f"round {number}" for number in range(1, ROUNDS + 1)]
FEW: Final = [f"{good} few" for good in RESOURCES[:GOODS]]
SOME: Final = [f"{good} some" for good in RESOURCES[:GOODS]]
MANY: Final = [f"{good} many" for good in RESOURCES[:GOODS]]
REPORT: Final = ["lacks faith", "lacks faith soon", "penalty", "penalty feared", "next penalty", "supports"]
CARDS: Final = [f"{tower} cards" for tower in TOWERS]
YIELDS: Final = [[f"{work} at {value}" for value in THRESHOLDS] for work in WORKS]
INCOMES: Final = [[f"{work} {kind}" for kind in KINDS] for work in WORKS]
WORK_NOW: Final = [f"{work} now" for work in WORKS]
WORK_POSSIBLE: Final = [f"{work} can be done" for work in WORKS]
BEST_LATER: Final = [f"{work} best later" for work in WORKS]
BONUSES: Final = [f"{area} bonus" for area in (*TOWERS, *WORKS)]
DISCOUNTS: Final = [f"{tower} discount" for tower in TOWERS]
BEST: Final = [f"best {tower}" for tower in TOWERS]


def add_time(summary: SeatSummary, found: Features) -> None:
    state = summary.state
    found.add("rounds to come", summary.share)
    found.add("turns to come", summary.time)
    found.add("at home", float(summary.at_home) / MEMBER_COUNT)
    found.add("own turn", flag(state.seat == summary.seat and state.kind == TURN and not state.has_placed))
    found.add("waits", waits(summary))
    found.add("set-up", flag(state.phase == SETUP))
    found.add("report to come", flag(summary.faces_report()))
    found.add("advanced", flag(state.options.advanced))
    found.add("two seats", flag(state.seats == 2))
    found.add("three seats", flag(state.seats == 3))
    found.set(found.add_zeros(IN_ROUND) + state.round - 1, 1.0)


def waits(summary: SeatSummary) -> float:
    """How many seats have a turn before this one, by thirds."""
    state = summary.state
    if state.phase != ACTIONS or not summary.at_home:
        return 0.0
    now: int = state.at
    if state.has_placed:
        now += 1
    between = summary.place() - now
    return (between + state.seats if between < 0 else between) / 3


def add_members(summary: SeatSummary, found: Features) -> None:
    found.add("best member", float(summary.best) / 6 if summary.best != AWAY else 0.0)
    found.add("second member", float(summary.second) / 6 if summary.second != AWAY else 0.0)
    found.add("third member", float(summary.third) / 6 if summary.third != AWAY else 0.0)
    found.add("neutral member", (1.0 + float(summary.neutral) / 3) if summary.neutral != AWAY else 0.0)


def add_stores(summary: SeatSummary, found: Features) -> None:
    held = summary.held
    stores = STORES[summary.rest]
    worth = 0.0
    goods = 0
    for kind in range(GOODS):
        amount = held[kind]
        goods += amount
        found.add(FEW[kind], amount / 3 if amount < 3 else 1.0)
        found.add(SOME[kind], amount / 8 if amount < 8 else 1.0)
        found.add(MANY[kind], amount / 12)
        worth += stores[kind][amount if amount < MOST_STORED else MOST_STORED]
    found.add("goods worth", worth / 12)
    found.add("goods at the end", goods / 25)


def add_military(summary: SeatSummary, prize: int, found: Features) -> None:
    held = summary.held[MILITARY]
    late = 1 - summary.share
    owned = len(summary.family.cards[TERRITORY])
    found.add("military", held / 10)
    found.add("military prize", prize / 5)
    found.add("military prize late", prize / 5 * late * late)
    found.add("lacks for territory", lacks_for_territory(summary, owned))
    found.add("lacks for two", lacks_for_territory(summary, owned + 1))
    most = 0
    for family in summary.state.families:
        if family is not summary.family and family.held[MILITARY] > most:
            most = family.held[MILITARY]
    ahead = held - most
    found.add("ahead in military", (ahead if -8 < ahead < 8 else 8 if ahead > 0 else -8) / 8)


def lacks_for_territory(summary: SeatSummary, owned: int) -> float:
    """LM-TOW-5: the military still lacking for the next territory but so many."""
    if owned >= MOST_CARDS or summary.effects.no_territory_requirement:
        return 0.0
    lacking = summary.tables.components.territory_military[owned] - summary.held[MILITARY]
    return lacking / 6 if lacking > 0 else 0.0


def add_faith(summary: SeatSummary, found: Features) -> None:
    components = summary.tables.components
    state = summary.state
    faith = summary.held[FAITH]
    period = summary.period
    if state.phase == VATICAN and not summary.faces_report():
        period += 1
    found.add("faith", faith / 5)
    found.add("faith vp", components.faith_vp[faith] / 10)
    if period >= PERIODS:
        found.add_zeros(REPORT)
        return
    lacking = max(0, components.faith_required[period] - faith)
    turns: int = summary.rest - LAPS * (ROUNDS - ROUNDS_A_PERIOD * (period + 1))  # before the report
    penalty = summary.penalty(period)
    report_risk = lacking / (1 + 0.6 * turns)
    found.add("lacks faith", lacking / 4)
    found.add("lacks faith soon", report_risk if report_risk < 1 else 1.0)
    found.add("penalty", penalty / 10)
    found.add("penalty feared", penalty / 10 * (report_risk if report_risk < 1 else 1.0))
    found.add("next penalty", summary.penalty(period + 1) / 10 if period + 1 < PERIODS else 0.0)
    found.add("supports", flag(not lacking))


def add_points(summary: SeatSummary, prize: int, found: Features) -> None:
    components = summary.tables.components
    family = summary.family
    points = summary.held[VP]
    over = float(points + summary.final_vp(TERRITORY) + summary.final_vp(CHARACTER) + summary.final_vp(VENTURE))
    over += prize + components.faith_vp[summary.held[FAITH]]
    goods = 0
    for kind in range(GOODS):
        goods += summary.held[kind]
    over += goods // components.goods_per_vp
    for tile in family.excommunicated:
        over -= summary.final_loss(components.excommunications[tile])
    if summary.period == PERIODS - 1 and summary.faces_report() and summary.lacks_faith():
        over -= summary.penalty(summary.period)
    found.add("vp", points / 40)
    found.add("vp if over", over / 60)
    for tower in range(TOWER_COUNT):
        found.add(CARDS[tower], len(family.cards[tower]) / 4)
    found.add("territory set", summary.final_vp(TERRITORY) / 10)
    found.add("character set", summary.final_vp(CHARACTER) / 10)
    found.add("next territory", summary.set_worth[TERRITORY] / 5 * summary.time)
    found.add("next character", summary.set_worth[CHARACTER] / 5 * summary.time)
    found.add("venture end", summary.final_vp(VENTURE) / 10)


def add_works(summary: SeatSummary, found: Features) -> None:
    """What harvest and production bring by value, by kind, and now."""
    for action in range(HARVEST, PRODUCTION + 1):
        add_yields(summary, action, found)
    for action in range(HARVEST, PRODUCTION + 1):
        add_income(summary, action, found)
    for action in range(HARVEST, PRODUCTION + 1):
        work = action - HARVEST
        value = summary.work_now(action)
        found.add(WORK_NOW[work], summary.yield_now(action, value) / 8 if value > 0 else 0.0)
        found.add(WORK_POSSIBLE[work], flag(value > 0))
        found.add(BEST_LATER[work], summary.yield_now(action, 6 + summary.effects.bonus[action]) / 8 * summary.share)


def add_yields(summary: SeatSummary, action: int, found: Features) -> None:
    tables = summary.tables
    tile = summary.tile_worth(action, summary.tile_later)
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
    names = YIELDS[action - HARVEST]
    found.add(names[0], first * share)
    found.add(names[1], second * share)
    found.add(names[2], third * share)
    found.add(names[3], fourth * share)


def add_income(summary: SeatSummary, action: int, found: Features) -> None:
    tables = summary.tables
    total = vec[float]([0.0] * (RESOURCE_COUNT + 1))
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
    first = found.add_zeros(INCOMES[action - HARVEST])
    for kind in range(RESOURCE_COUNT + 1):
        found.set(first + kind, total[kind] * share)


def add_effects(summary: SeatSummary, found: Features) -> None:
    effects = summary.effects
    time = summary.time
    for area in range(TOWER_COUNT + len(WORKS)):
        found.add(BONUSES[area], effects.bonus[area] / 3 * time)
    for tower in range(TOWER_COUNT):
        found.add(DISCOUNTS[tower], float(len(effects.discounts[tower])) * time)
    found.add("no fee", time if effects.no_fee else 0.0)
    found.add("occupied spaces", time if effects.ignores_occupied else 0.0)
    found.add("no territory need", time if effects.no_territory_requirement else 0.0)
    found.add("doubled goods", time if effects.doubles else 0.0)
    found.add("church bonus", effects.church_bonus[VP] / 5 * (PERIODS - summary.period) / PERIODS)
    found.add("no floor bonus", time if effects.no_floor_bonus else 0.0)
    found.add("no market", time if effects.no_market else 0.0)
    found.add("servants at half", time if effects.servants_per_value > 1 else 0.0)
    found.add("skips first turn", time if effects.skips_first_turn else 0.0)
    coloured = effects.member_add[0] / 2
    if effects.member_set[0] >= 0:
        coloured += (effects.member_set[0] - 3.5) / 2
    found.add("coloured value", coloured * time)
    found.add("neutral value", effects.member_add[NEUTRAL] / 3 * time)


def add_leaders(summary: SeatSummary, found: Features) -> None:
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
    found.add("leaders in hand", len(hand) / 4 * summary.rest / TURNS)
    found.add("leaders playable", playable / 2)
    found.add("promise", promise / 10)
    found.add("best promise", best / 8)
    played = 0.0
    ready = 0.0
    for leader in family.leaders:
        acting = family.acting(components, leader)
        worth = summary.tables.leader[acting]
        played += worth
        if components.leaders[acting].once_per_round and not holds(family.used, leader):
            ready += worth
    found.add("leaders played", played * summary.share / 4)
    found.add("leaders ready", ready / 4 if summary.state.phase == ACTIONS else 0.0)
    malus = 0.0
    for tile in family.excommunicated:
        malus += summary.tables.penalty[tile]
    found.add("excommunications", len(family.excommunicated) / 2)
    found.add("malus", malus * summary.share / 3)


def add_board(summary: SeatSummary, found: Features) -> None:
    """What lies open: the best bargains in the towers and elsewhere, the turn order."""
    plan = Plan(summary)
    first = 0.0
    for tower in range(TOWER_COUNT):
        worth = plan.best[tower]
        found.add(BEST[tower], worth / 8)
        if worth > first:
            first = worth
    found.add("best card", first / 8)
    found.add("market", plan.best_market / 5)
    found.add("plan", plan.total() / 16)
    found.add("plan first", plan.first / 8)
    place = summary.place()
    found.add("place now", place / 3 * float(summary.at_home) / MEMBER_COUNT)
    found.add("place next", next_place(summary, place) / 3 if summary.rounds else 0.0)


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
NAMED: Final = [
    *[f"tile {tile}" for tile in range(MOST_TILES)],
    *[f"leader {leader} in hand" for leader in range(LEADER_COUNT)],
    *[f"leader {leader} played" for leader in range(LEADER_COUNT)],
    *[f"card {card}" for card in range(CARD_COUNT)],
]


def add_named(summary: SeatSummary, found: Features) -> None:
    """One number for each tile, leader and card that this seat has, by the time left to use it."""
    first = found.add_zeros(NAMED)
    family = summary.family
    time = summary.time
    if family.tile >= 0:
        found.set(first + family.tile, time)
    hand = family.kept if summary.state.phase == SETUP else family.hand
    for leader in hand:
        found.set(first + HAND_AT + leader, time)
    for leader in family.leaders:
        found.set(first + PLAYED_AT + leader, time)
    for line in family.cards:
        for card in line:
            found.set(first + CARDS_AT + card, time)


def features(tables: Tables, state: LorenzoState, seat: int, is_naming: bool = False) -> Features:
    """All of them, for one seat."""
    summary = SeatSummary(tables, state, seat)
    prize = summary.military_prize()
    found = Features(COUNT, is_naming)
    add_time(summary, found)
    add_members(summary, found)
    add_stores(summary, found)
    add_military(summary, prize, found)
    add_faith(summary, found)
    add_points(summary, prize, found)
    add_works(summary, found)
    add_effects(summary, found)
    add_leaders(summary, found)
    add_board(summary, found)
    add_named(summary, found)
    return found.complete()
