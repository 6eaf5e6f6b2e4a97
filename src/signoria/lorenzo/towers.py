"""The towers: taking a card and paying for it."""

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.state import NONE, Json
from signoria.lorenzo.components import (
    ANY_CARD,
    CHARACTER,
    COINS,
    FLOORS,
    HARVEST_SPACES,
    MEMBER_COUNT,
    MOST_CARDS,
    NEUTRAL,
    NOTHING,
    SERVANTS,
    SPACES,
    TERRITORY,
    TOWER_COUNT,
    Cost,
    Goods,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import receive
from signoria.lorenzo.moves import PAY_WAY, SLOTS_A_MEMBER, ways_to_pay
from signoria.lorenzo.payments import payments, spend
from signoria.lorenzo.purse import covers_price, military_in, purse_of, servants_in
from signoria.lorenzo.state import CARD_TASK, NO_CARD, PAY, PAY_TASK, RESOLVE, Decision, LorenzoState, Task
from signoria.lorenzo.values import value_in


def fee(state: LorenzoState, family: Family, tower: int, bonus_action: bool) -> i64:
    """LM-TOW-2, LM-LDR-6: 3 coins where any member stands in the tower; Brunelleschi waives them."""
    if not state.is_tower_occupied(tower):
        return 0
    if family.effects.no_fee and (state.options.brunelleschi_everywhere or not bonus_action):
        return 0
    return state.components.fee


def purse_on_floor(state: LorenzoState, family: Family, floor: int, purse: i64, bonus_action: bool) -> i64:
    """LM-TOW-2: what a card is paid from: the 3 coins leave first, then the floor's bonus comes; -1 without them."""
    coins = fee(state, family, floor // FLOORS, bonus_action)
    if not covers_price(purse, coins):  # a conditional expression would box the numbers
        return -1
    return purse - coins + family.effects.floor_purse[floor]


def servants_to_spare(
    state: LorenzoState, family: Family, floor: int, purse: i64, bonus_action: bool, discount: Goods
) -> i64:
    """LM-TOW-2, LM-TOW-4, LM-TOW-5: the most servants that can be spent while the card can be housed and paid for.

    -1 if it cannot be taken at all.
    """
    tower = floor // FLOORS
    effects = family.effects
    line = family.cards[tower]
    if len(line) >= MOST_CARDS:
        return -1
    there = purse_on_floor(state, family, floor, purse, bonus_action)
    if there < 0:
        return -1
    if tower == TERRITORY and not effects.no_territory_requirement:
        needed: i64 = state.components.territory_military[len(line)]
        if military_in(there) < needed:
            return -1
    spare: i64 = -1
    for cost in payments(effects, state.components.cards[state.towers[floor]], discount):
        if covers_price(there, cost.price):
            left: i64 = servants_in(there) - cost.servants
            if left > spare:
                spare = left
    held = servants_in(purse)
    return spare if spare < held else held


def add_floors(state: LorenzoState, family: Family, purse: i64, values: i64, found: list[int]) -> None:
    """LM-TOW-1, LM-TOW-3, LM-VAL-2: every floor to which a member can go."""
    effects = family.effects
    servants = servants_in(purse)
    for tower in range(TOWER_COUNT):
        first = NEUTRAL if holds(family.coloured, tower) else 0
        best = value_in(values, NEUTRAL)
        for member in range(first, NEUTRAL):
            value = value_in(values, member)
            if value > best:
                best = value
        for floor in range(tower * FLOORS, tower * FLOORS + FLOORS):
            if state.towers[floor] == NO_CARD or (state.is_occupied(floor) and not effects.ignores_occupied):
                continue
            needed: i64 = effects.floor_value[floor]
            if best + effects.value_of(servants) < needed:
                continue
            spare = servants_to_spare(state, family, floor, purse, False, NOTHING)
            if spare < 0:
                continue
            needed -= effects.value_of(spare)
            for member in range(first, MEMBER_COUNT):
                if value_in(values, member) >= needed:
                    found.append(member * SLOTS_A_MEMBER + floor)


def take(state: LorenzoState, family: Family, floor: int, servants: i64, discount: Goods, member: int) -> None:
    """LM-TOW-2: servants leave, 3 coins leave, the member stands, the floor's bonus comes; then the card is paid."""
    coins = fee(state, family, floor // FLOORS, member == NONE)
    family.held[SERVANTS] -= int(servants)
    family.held[COINS] -= int(coins)
    if state.journal is not None and coins:
        state.record_fact({"fact": "fee", "seat": state.seat, "coins": coins, "space": SPACES[floor]})
    if member != NONE:
        state.stand(family, member, floor)
    elif state.journal is not None:
        state.record_fact({"fact": "bonus", "seat": state.seat, "space": SPACES[floor], "servants": servants})
    if holds(family.effects.floors_giving, floor):
        receive(state, family, state.components.space_gain[floor], SPACES[floor])
    state.push(Task(PAY_TASK, floor, goods=discount))
    state.proceed_to(RESOLVE)


def affordable_ways(purse: i64, ways: list[Cost]) -> list[int]:
    """LM-TOW-4, LM-TOW-6: the different payments that can be made, each by the first way that leads to it."""
    goods = [way.pay for way in ways]
    found: list[int] = []
    for at in range(len(ways)):
        if covers_price(purse, ways[at].price):
            first = goods.index(goods[at])
            if first not in found:
                found.append(first)
    return found


def resolve_payment(state: LorenzoState, task: Task) -> None:
    """LM-TOW-4: pay for the card and take it; with several ways to pay, the seat chooses."""
    family = state.family()
    ways = payments(family.effects, state.components.cards[state.towers[task.subject]], task.goods)
    if len(ways) == 1:
        acquire(state, task, ways[0].pay)
        return
    affordable = affordable_ways(purse_of(family.held), ways)
    if len(affordable) > 1:
        state.proceed_to(PAY)
    else:
        acquire(state, task, ways[affordable[0]].pay)


def acquire(state: LorenzoState, task: Task, pay: Goods) -> None:
    """LM-TOW-4: pay, put the card in its line, and resolve its immediate effects."""
    family = state.family()
    floor = task.subject
    number = state.towers[floor]
    card = state.components.cards[number]
    spend(family.held, pay)
    state.towers[floor] = NO_CARD
    lines = list(family.cards)
    lines[card.tower] = lines[card.tower] + (number,)
    family.cards = tuple(lines)
    if card.tower == CHARACTER and card.permanent:
        state.recompute_effects(family)
    if state.journal is not None:
        fact = {"fact": "take", "seat": state.seat, "card": card.key, "space": SPACES[floor]}
        state.record_fact({**fact, "goods": words_of(pay)})
    if card.immediate:
        state.replace_first(Task(CARD_TASK, number))
    else:
        state.pop()


class Pay(Decision):
    """LM-TOW-4: one of the payments that can be made."""

    def legal(self, state: LorenzoState) -> list[int]:
        return [PAY_WAY + way for way in affordable_ways(purse_of(state.family().held), ways_to_pay(state))]

    def apply(self, state: LorenzoState, action: int) -> None:
        acquire(state, state.queue[0], ways_to_pay(state)[action - PAY_WAY].pay)
        state.proceed_to(RESOLVE)

    def details(self, state: LorenzoState) -> Json:
        floor = state.queue[0].subject
        return {"card": state.components.card_keys[state.towers[floor]], "space": SPACES[floor]}


def floors_to_take(state: LorenzoState, family: Family, value: i64, card: int, discount: Goods) -> list[int]:
    """LM-BON-1: the floors from which a card can be taken without a member."""
    effects = family.effects
    purse = purse_of(family.held)
    found = []
    for floor in range(HARVEST_SPACES):
        tower = floor // FLOORS
        if state.towers[floor] != NO_CARD and card in (tower, ANY_CARD):
            lacking: i64 = effects.floor_value[floor] - value
            if effects.servants_for(lacking) <= servants_to_spare(state, family, floor, purse, True, discount):
                found.append(floor)
    return found
