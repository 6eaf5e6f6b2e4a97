"""What matters of a position of Lorenzo il Magnifico for one seat's points, in numbers about as large as 1.

Only the seat's own cards and what lies open is looked at; never the decks, the dice to come or others' leaders in hand.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.lorenzo.seat_summary import AWAY, STORES, Affairs
from signoria.bots.lorenzo.plan import Plan
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
from signoria.lorenzo.state import ACTIONS, DRAFT, LAPS, SETUP, TURN, VATICAN, LorenzoState

THRESHOLDS: Final = (1, 3, 5, 7)  # values of harvest and production at which the yield is looked at
KINDS: Final = (*RESOURCES, "privilege")
MOST_STORED: Final = 99
POWERS: Final = ("no fee", "occupied spaces", "no territory need", "doubled goods", "church bonus", "no floor bonus",
                 "no market", "servants at half", "skips first turn", "coloured value", "neutral value")  # fmt: skip

NAMES: Final = [
    *["rounds to come", "turns to come", "at home", "own turn", "waits", "set-up", "report to come", "advanced"],
    *["two seats", "three seats"],
    *[f"round {number}" for number in range(1, ROUNDS + 1)],
    *["best member", "second member", "third member", "neutral member"],
    *[f"{good} {step}" for good in RESOURCES[:GOODS] for step in ("few", "some", "many")],
    *["goods worth", "goods at the end"],
    *["military", "military prize", "military prize late", "lacks for territory", "lacks for two", "ahead in military"],
    *["faith", "faith vp", "lacks faith", "lacks faith soon", "penalty", "penalty feared", "next penalty", "supports"],
    *["vp", "vp if over"],
    *[f"{tower} cards" for tower in TOWERS],
    *["territory set", "character set", "next territory", "next character", "venture end"],
    *[f"{work} at {value}" for work in WORKS for value in THRESHOLDS],
    *[f"{work} {kind}" for work in WORKS for kind in KINDS],
    *[f"{work} {what}" for work in WORKS for what in ("now", "can be done", "best later")],
    *[f"{area} bonus" for area in (*TOWERS, *WORKS)],
    *[f"{tower} discount" for tower in TOWERS],
    *POWERS,
    *["leaders in hand", "leaders playable", "promise", "best promise", "leaders played", "leaders ready"],
    *["excommunications", "malus"],
    *[f"best {tower}" for tower in TOWERS],
    *["best card", "market", "plan", "plan first", "place now", "place next"],
    *[f"tile {tile}" for tile in range(MOST_TILES)],
    *[f"leader {leader} in hand" for leader in range(LEADER_COUNT)],
    *[f"leader {leader} played" for leader in range(LEADER_COUNT)],
    *[f"card {card}" for card in range(CARD_COUNT)],
]  # fmt: skip
TILES_AT: Final = NAMES.index("tile 0")
HAND_AT: Final = NAMES.index("leader 0 in hand")
PLAYED_AT: Final = NAMES.index("leader 0 played")
CARDS_AT: Final = NAMES.index("card 0")
NAMED: Final = [0.0] * (len(NAMES) - TILES_AT)


def features(tables: Tables, state: LorenzoState, seat: int) -> list[float]:
    """All of NAMES for one seat."""
    affairs = Affairs(tables, state, seat)
    found: list[float] = []
    add_time(affairs, found)
    add_members(affairs, found)
    add_goods(affairs, found)
    add_military(affairs, found)
    add_faith(affairs, found)
    add_points(affairs, found)
    add_works(affairs, found)
    add_standing(affairs, found)
    add_leaders(affairs, found)
    add_board(affairs, found)
    add_named(affairs, found)
    return found


def add_time(affairs: Affairs, found: list[float]) -> None:
    state = affairs.state
    found.append(affairs.share)
    found.append(affairs.rest / TURNS)
    found.append(float(affairs.at_home) / MEMBER_COUNT)
    found.append(1.0 if state.seat == affairs.seat and state.kind == TURN and not state.has_placed else 0.0)
    found.append(waits(affairs))
    found.append(1.0 if state.phase == SETUP else 0.0)
    found.append(1.0 if affairs.faces_report() else 0.0)
    found.append(1.0 if state.advanced else 0.0)
    found.append(1.0 if state.seats == 2 else 0.0)
    found.append(1.0 if state.seats == 3 else 0.0)
    for number in range(1, ROUNDS + 1):
        found.append(1.0 if state.round == number else 0.0)


def waits(affairs: Affairs) -> float:
    """How many seats have a turn before this one, by thirds."""
    state = affairs.state
    if state.phase != ACTIONS or not affairs.at_home:
        return 0.0
    place = state.order.index(affairs.seat)
    now: int = state.at
    if state.has_placed:
        now += 1
    between = place - now
    return (between + state.seats if between < 0 else between) / 3


def add_members(affairs: Affairs, found: list[float]) -> None:
    for value in (affairs.best, affairs.second, affairs.third):
        found.append(float(value) / 6 if value != AWAY else 0.0)
    found.append((1.0 + float(affairs.neutral) / 3) if affairs.neutral != AWAY else 0.0)


def add_goods(affairs: Affairs, found: list[float]) -> None:
    held = affairs.held
    stores = STORES[affairs.rest]
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


def add_military(affairs: Affairs, found: list[float]) -> None:
    held = affairs.held[MILITARY]
    prize = affairs.military_prize()
    late = 1 - affairs.share
    owned = len(affairs.family.cards[TERRITORY])
    found.append(held / 10)
    found.append(prize / 5)
    found.append(prize / 5 * late * late)
    found.append(lacks_for_territory(affairs, owned))
    found.append(lacks_for_territory(affairs, owned + 1))
    most = 0
    for family in affairs.state.families:
        if family is not affairs.family and family.held[MILITARY] > most:
            most = family.held[MILITARY]
    ahead = held - most
    found.append((ahead if -8 < ahead < 8 else 8 if ahead > 0 else -8) / 8)


def lacks_for_territory(affairs: Affairs, owned: int) -> float:
    """LM-TOW-5: the military still lacking for the next territory but so many."""
    if owned >= MOST_CARDS or affairs.standing.no_territory_requirement:
        return 0.0
    lacking = affairs.tables.components.territory_military[owned] - affairs.held[MILITARY]
    return lacking / 6 if lacking > 0 else 0.0


def add_faith(affairs: Affairs, found: list[float]) -> None:
    components = affairs.tables.components
    state = affairs.state
    faith = affairs.held[FAITH]
    period = affairs.period
    if state.phase == VATICAN and not affairs.faces_report():
        period += 1
    found.append(faith / 5)
    found.append(components.faith_vp[faith] / 10)
    if period >= PERIODS:
        for _ in range(6):
            found.append(0.0)
        return
    lacking = max(0, components.faith_required[period] - faith)
    turns: int = affairs.rest - LAPS * (ROUNDS - ROUNDS_A_PERIOD * (period + 1))  # before the report
    penalty = affairs.penalty(period)
    fear = lacking / (1 + 0.6 * turns)
    found.append(lacking / 4)
    found.append(fear if fear < 1 else 1.0)
    found.append(penalty / 10)
    found.append(penalty / 10 * (fear if fear < 1 else 1.0))
    found.append(affairs.penalty(period + 1) / 10 if period + 1 < PERIODS else 0.0)
    found.append(1.0 if not lacking else 0.0)


def add_points(affairs: Affairs, found: list[float]) -> None:
    components = affairs.tables.components
    family = affairs.family
    points = affairs.held[VP]
    over = float(points + affairs.final_vp(TERRITORY) + affairs.final_vp(CHARACTER) + affairs.final_vp(VENTURE))
    over += affairs.military_prize() + components.faith_vp[affairs.held[FAITH]]
    goods = 0
    for kind in range(GOODS):
        goods += affairs.held[kind]
    over += goods // components.goods_per_vp
    for tile in family.excommunicated:
        over -= affairs.final_loss(components.excommunications[tile])
    if affairs.period == PERIODS - 1 and affairs.faces_report() and affairs.lacks_faith():
        over -= affairs.penalty(affairs.period)
    found.append(points / 40)
    found.append(over / 60)
    for tower in range(TOWER_COUNT):
        found.append(len(family.cards[tower]) / 4)
    found.append(affairs.final_vp(TERRITORY) / 10)
    found.append(affairs.final_vp(CHARACTER) / 10)
    time = affairs.rest / TURNS
    found.append(affairs.set_worth[TERRITORY] / 5 * time)
    found.append(affairs.set_worth[CHARACTER] / 5 * time)
    found.append(affairs.final_vp(VENTURE) / 10)


def add_works(affairs: Affairs, found: list[float]) -> None:
    """What harvest and production bring by value, by kind, and now."""
    now: list[float] = []
    income: list[float] = []
    for action in range(HARVEST, PRODUCTION + 1):
        add_yields(affairs, action, found)
        add_income(affairs, action, income)
        value = affairs.work_now(action)
        now.append(affairs.yield_now(action, value) / 8 if value > 0 else 0.0)
        now.append(1.0 if value > 0 else 0.0)
        now.append(affairs.yield_now(action, 6 + affairs.standing.bonus[action]) / 8 * affairs.share)
    found.extend(income)
    found.extend(now)


def add_yields(affairs: Affairs, action: int, found: list[float]) -> None:
    tables = affairs.tables
    tile = affairs.tile_worth(action, tables.later[affairs.rest])
    bonus = affairs.standing.bonus[action]
    first = tile
    second = tile
    third = tile
    fourth = tile
    for card in affairs.family.cards[TERRITORY if action == HARVEST else BUILDING]:
        worth = affairs.fired_worth(card)
        needed = tables.activation[card] - bonus
        if needed <= THRESHOLDS[3]:
            fourth += worth
            if needed <= THRESHOLDS[2]:
                third += worth
                if needed <= THRESHOLDS[1]:
                    second += worth
                    if needed <= THRESHOLDS[0]:
                        first += worth
    share = affairs.share / 8
    found.append(first * share)
    found.append(second * share)
    found.append(third * share)
    found.append(fourth * share)


def add_income(affairs: Affairs, action: int, found: list[float]) -> None:
    tables = affairs.tables
    total = [0.0] * (RESOURCE_COUNT + 1)
    for card in affairs.family.cards[TERRITORY if action == HARVEST else BUILDING]:
        income = tables.income[card]
        for kind in range(RESOURCE_COUNT + 1):
            if income[kind] != 0.0:
                total[kind] += income[kind]
        counted = tables.counted[card]
        if counted != NEVER:
            gain = tables.counted_gain[card]
            number = len(affairs.family.cards[counted])
            for kind in range(RESOURCE_COUNT):
                if gain[kind]:
                    total[kind] += gain[kind] * number
    share = affairs.share / 4
    for kind in range(RESOURCE_COUNT + 1):
        found.append(total[kind] * share)


def add_standing(affairs: Affairs, found: list[float]) -> None:
    standing = affairs.standing
    time = affairs.rest / TURNS
    for area in range(TOWER_COUNT + len(WORKS)):
        found.append(standing.bonus[area] / 3 * time)
    for tower in range(TOWER_COUNT):
        found.append(len(standing.discounts[tower]) * time)
    found.append(time if standing.no_fee else 0.0)
    found.append(time if standing.ignores_occupied else 0.0)
    found.append(time if standing.no_territory_requirement else 0.0)
    found.append(time if standing.doubles else 0.0)
    found.append(standing.church_bonus[VP] / 5 * (PERIODS - affairs.period) / PERIODS)
    found.append(time if standing.no_floor_bonus else 0.0)
    found.append(time if standing.no_market else 0.0)
    found.append(time if standing.servants_per_value > 1 else 0.0)
    found.append(time if standing.skips_first_turn else 0.0)
    coloured = standing.member_add[0] / 2
    if standing.member_set[0] >= 0:
        coloured += (standing.member_set[0] - 3.5) / 2
    found.append(coloured * time)
    found.append(standing.member_add[NEUTRAL] / 3 * time)


def add_leaders(affairs: Affairs, found: list[float]) -> None:
    family = affairs.family
    components = affairs.tables.components
    hand = family.kept if affairs.state.kind == DRAFT or affairs.state.phase == SETUP else family.hand
    playable = 0
    promise = 0.0
    best = 0.0
    for leader in hand:
        if meets(family, components.leaders[leader], affairs.purse):
            playable += 1
        one = affairs.promise(leader)
        promise += one
        if one > best:
            best = one
    found.append(len(hand) / 4 * affairs.rest / TURNS)
    found.append(playable / 2)
    found.append(promise / 10)
    found.append(best / 8)
    played = 0.0
    ready = 0.0
    for leader in family.leaders:
        acting = family.acting(components, leader)
        worth = affairs.tables.leader[acting]
        played += worth
        if components.leaders[acting].once_per_round and not holds(family.used, leader):
            ready += worth
    found.append(played * affairs.share / 4)
    found.append(ready / 4 if affairs.state.phase == ACTIONS else 0.0)
    malus = 0.0
    for tile in family.excommunicated:
        malus += affairs.tables.penalty[tile]
    found.append(len(family.excommunicated) / 2)
    found.append(malus * affairs.share / 3)


def add_board(affairs: Affairs, found: list[float]) -> None:
    """What lies open: the best bargains in the towers and elsewhere, the turn order."""
    plan = Plan(affairs)
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
    place = affairs.state.order.index(affairs.seat)
    found.append(place / 3 * float(affairs.at_home) / MEMBER_COUNT)
    found.append(next_place(affairs, place) / 3 if affairs.rounds else 0.0)


def next_place(affairs: Affairs, place: int) -> float:
    """LM-RND-3: the place in the turn order of the next round, as the council palace stands."""
    seat = affairs.seat
    inside: i64 = 0  # seats in the palace, as bits
    count = 0
    for placed in affairs.state.placed:
        if placed >> 4 == COUNCIL:
            other = placed >> 2 & 3
            if other == seat:
                return float(count)
            if not holds(inside, other):
                inside |= bit(other)
                count += 1
    found = place
    for behind in affairs.state.order[place + 1 :]:
        if holds(inside, behind):
            found += 1
    return float(found)


def add_named(affairs: Affairs, found: list[float]) -> None:
    """One number for each tile, leader and card that this seat has, by the time left to use it."""
    found.extend(NAMED)
    family = affairs.family
    time = affairs.rest / TURNS
    if family.tile >= 0:
        found[TILES_AT + family.tile] = time
    hand = family.kept if affairs.state.phase == SETUP else family.hand
    for leader in hand:
        found[HAND_AT + leader] = time
    for leader in family.leaders:
        found[PLAYED_AT + leader] = time
    for line in family.cards:
        for card in line:
            found[CARDS_AT + card] = time
