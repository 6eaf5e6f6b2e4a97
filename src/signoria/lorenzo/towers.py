"""The towers: taking a card and paying for it."""

from mypy_extensions import i64

from signoria.kernel.state import Json
from signoria.lorenzo.components import (
    CHARACTER,
    COINS,
    FLOORS,
    HARVEST_SPACES,
    MEMBERS,
    MILITARY,
    MOST_CARDS,
    NEUTRAL,
    NOTHING,
    RESOURCE_COUNT,
    SERVANTS,
    SPACES,
    TERRITORY,
    TOWERS,
    Cost,
    Goods,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import receive
from signoria.lorenzo.moves import PAY_WAY, SLOTS_A_MEMBER
from signoria.lorenzo.payments import covers, payments, spend
from signoria.lorenzo.state import (
    CARD_TASK,
    NO_CARD,
    NOBODY,
    PAY,
    PAY_TASK,
    RESOLVE,
    Decision,
    LorenzoState,
    Task,
    holds,
)


def fee(state: LorenzoState, family: Family, tower: int, bonus_action: bool) -> i64:
    """LM-TOW-2, LM-LDR-6: 3 coins where any member stands in the tower; Brunelleschi waives them."""
    if not state.is_tower_occupied(tower):
        return 0
    if family.standing.no_fee and (state.brunelleschi_everywhere or not bonus_action):
        return 0
    return state.components.fee


def servants_to_spare(state: LorenzoState, family: Family, floor: int, bonus_action: bool, discount: Goods) -> i64:
    """LM-TOW-2, LM-TOW-4, LM-TOW-5: the most servants that can be spent while the card can still be housed and paid for.

    -1 if it cannot be taken at all: the 3 coins leave first, then the floor's bonus comes and may help to pay.
    """
    tower = floor // FLOORS
    line = family.cards[tower]
    if len(line) >= MOST_CARDS:
        return -1
    coins = fee(state, family, tower, bonus_action)
    if coins > family.held[COINS]:
        return -1
    purse = purse_at(state, family, floor, coins)
    if tower == TERRITORY and not family.standing.no_territory_requirement:
        if purse[MILITARY] < state.components.territory_military[len(line)]:
            return -1
    spare: i64 = -1
    for cost in payments(family.standing, state.components.cards[state.towers[floor]], discount):
        if is_affordable(purse, cost):
            left: i64 = purse[SERVANTS] - cost.pay[SERVANTS]
            if left > spare:
                spare = left
    held: i64 = family.held[SERVANTS]
    return spare if spare < held else held


def purse_at(state: LorenzoState, family: Family, floor: int, coins: i64) -> list[int]:
    """LM-TOW-2: what there is to pay with on a floor: the 3 coins have left, the floor's bonus has come."""
    if coins == 0 and not holds(family.standing.floors_giving, floor):
        return family.held
    gain = family.standing.floor_gain[floor]
    purse = family.held[:]
    purse[COINS] -= int(coins)
    most = state.components.most
    for resource in range(RESOURCE_COUNT):
        if gain[resource]:
            total = purse[resource] + gain[resource]
            purse[resource] = total if total < most[resource] else most[resource]
    return purse


def is_affordable(purse: list[int], cost: Cost) -> bool:
    """LM-TOW-6: the military asked for is held, and all that is to be paid."""
    return purse[MILITARY] >= cost.military and covers(purse, cost.pay)


def add_floors(state: LorenzoState, family: Family, values: list[i64], found: list[int]) -> None:
    """LM-TOW-1, LM-TOW-3, LM-VAL-2: every floor to which a member can go; `values` are those of the members at home."""
    standing = family.standing
    for tower in range(len(TOWERS)):
        first = NEUTRAL if holds(family.coloured, tower) else 0
        for floor in range(tower * FLOORS, tower * FLOORS + FLOORS):
            if state.towers[floor] == NO_CARD or (state.is_occupied(floor) and not standing.ignores_occupied):
                continue
            lacking: i64 = state.components.space_value[floor] - standing.bonus[tower]
            spare = servants_to_spare(state, family, floor, False, NOTHING)
            if spare < 0:
                continue
            for member in range(first, len(MEMBERS)):
                if holds(family.members, member) and standing.servants_for(lacking - values[member]) <= spare:
                    found.append(member * SLOTS_A_MEMBER + floor)


def take(state: LorenzoState, family: Family, floor: int, servants: i64, discount: Goods, member: int) -> None:
    """LM-TOW-2: servants leave, the 3 coins leave, the member stands, the floor's bonus comes; then the card is paid for."""
    coins = fee(state, family, floor // FLOORS, member == NOBODY)
    family.held[SERVANTS] -= int(servants)
    family.held[COINS] -= int(coins)
    if state.journal is not None and coins:
        state.tell({"fact": "fee", "seat": state.seat, "coins": coins, "space": SPACES[floor]})
    if member != NOBODY:
        state.stand(family, member, floor)
    if holds(family.standing.floors_giving, floor):
        receive(state, family, state.components.space_gain[floor], SPACES[floor])
    state.push(Task(PAY_TASK, floor, goods=discount))
    state.go_on(RESOLVE)


def affordable_ways(state: LorenzoState, family: Family, task: Task) -> list[int]:
    """LM-TOW-4, LM-TOW-6: the different payments that can be made, each by the first way that leads to it."""
    ways = payments(family.standing, state.components.cards[state.towers[task.subject]], task.goods)
    goods = [way.pay for way in ways]
    found: list[int] = []
    for at in range(len(ways)):
        if is_affordable(family.held, ways[at]):
            first = goods.index(goods[at])
            if first not in found:
                found.append(first)
    return found


def resolve_payment(state: LorenzoState, task: Task) -> None:
    """LM-TOW-4: pay for the card and take it; with several ways to pay, the seat chooses."""
    ways = affordable_ways(state, state.family(), task)
    if len(ways) > 1:
        state.go_on(PAY)
    else:
        acquire(state, task, ways[0])


def acquire(state: LorenzoState, task: Task, way: int) -> None:
    """LM-TOW-4: pay, put the card in its line, and resolve its immediate effects."""
    family = state.family()
    floor = task.subject
    number = state.towers[floor]
    card = state.components.cards[number]
    pay = payments(family.standing, card, task.goods)[way].pay
    spend(family.held, pay)
    state.towers[floor] = NO_CARD
    lines = list(family.cards)
    lines[card.tower] = (*lines[card.tower], number)
    family.cards = tuple(lines)
    if card.tower == CHARACTER and card.permanent:
        state.take_stock(family)
    if state.journal is not None:
        fact = {"fact": "take", "seat": state.seat, "card": card.key, "space": SPACES[floor]}
        state.tell({**fact, "goods": words_of(pay)})
    if card.immediate:
        state.replace_first(Task(CARD_TASK, number))
    else:
        state.pop()


class Pay(Decision):
    """LM-TOW-4: one of the payments that can be made."""

    def legal(self, state: LorenzoState) -> list[int]:
        return [PAY_WAY + way for way in affordable_ways(state, state.family(), state.queue[0])]

    def apply(self, state: LorenzoState, action: int) -> None:
        acquire(state, state.queue[0], action - PAY_WAY)
        state.go_on(RESOLVE)

    def details(self, state: LorenzoState) -> Json:
        floor = state.queue[0].subject
        return {"card": state.components.card_keys[state.towers[floor]], "space": SPACES[floor]}


def floors_to_take(state: LorenzoState, family: Family, value: i64, card: int, discount: Goods) -> list[int]:
    """LM-BON-1: the floors from which a card can be taken without a member."""
    standing = family.standing
    found = []
    for floor in range(HARVEST_SPACES):
        tower = floor // FLOORS
        if state.towers[floor] != NO_CARD and (card == tower or card == len(TOWERS)):
            lacking: i64 = state.components.space_value[floor] - standing.bonus[tower] - value
            if standing.servants_for(lacking) <= servants_to_spare(state, family, floor, True, discount):
                found.append(floor)
    return found
