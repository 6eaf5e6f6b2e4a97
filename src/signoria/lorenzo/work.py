"""Harvest and production."""

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.state import Json
from signoria.lorenzo.components import (
    EXCHANGE,
    HARVEST,
    HARVEST_SPACES,
    MEMBER_COUNT,
    NEUTRAL,
    PRIVILEGE,
    RESOURCE_COUNT,
    SERVANTS,
    SLOTS_A_WORK,
    TAKE_CARD,
    WORK_VALUE,
    WORKS,
    Effect,
    Goods,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import grant, receive, times
from signoria.lorenzo.moves import EXCHANGE_OPTION, SKIP, SLOTS_A_MEMBER, WORK_SLOT, exchange_card
from signoria.lorenzo.payments import spend
from signoria.lorenzo.purse import servants_in
from signoria.lorenzo.state import EXCHANGE_CHOICE, RESOLVE, WORK_TASK, Decision, LorenzoState, Task
from signoria.lorenzo.values import (
    LEVELS,
    action_value,
    activations,
    add_levels,
    line_of,
    value_in,
    work_value,
)


def add_work_spaces(state: LorenzoState, family: Family, purse: i64, values: i64, found: list[int]) -> None:
    """LM-WRK-1, LM-VAL-2: the spaces of harvest and production, with every number of servants allowed."""
    effects = family.effects
    servants = servants_in(purse)
    components = state.components
    for action in range(HARVEST, TAKE_CARD):
        first = NEUTRAL if holds(family.coloured, action) else 0
        fired = activations(state, family, action)
        for slot in range(SLOTS_A_WORK):
            at = (action - HARVEST) * SLOTS_A_WORK + slot
            space = HARVEST_SPACES + at
            if not may_enter(state, family, space, slot == 0):
                continue
            change: i64 = effects.bonus[action] + components.space_malus[space]
            least: i64 = components.space_value[space]
            for member in range(first, MEMBER_COUNT):
                slot_of_member = member * SLOTS_A_MEMBER + WORK_SLOT + at * LEVELS
                add_levels(found, slot_of_member, effects, value_in(values, member) + change, least, servants, fired)


def may_enter(state: LorenzoState, family: Family, space: int, single: bool) -> bool:
    """LM-SET-6, LM-WRK-1, LM-MKT-1, LM-LDR-6: open to so many seats and, if it takes one member, free or Ariosto's."""
    if not holds(state.open_spaces, space):
        return False
    return not single or family.effects.ignores_occupied or not state.is_occupied(space)


def place_at_work(state: LorenzoState, family: Family, member: int, space: int, servants: i64) -> None:
    """LM-WRK-1: the servants leave, the member stands on the space, and the work begins."""
    value = action_value(state, family, member, space) + servants // family.effects.servants_per_value
    family.held[SERVANTS] -= int(servants)
    state.stand(family, member, space)
    begin_work(state, family, HARVEST + (space - HARVEST_SPACES) // SLOTS_A_WORK, int(value))


def work_without_member(state: LorenzoState, family: Family, effect: Effect, servants: i64) -> None:
    """LM-BON-1, LM-LDR-3: harvest or production by a card or a leader."""
    value = work_value(family, effect) + family.effects.value_of(servants)
    family.held[SERVANTS] -= int(servants)
    if state.journal is not None:
        action = WORKS[effect.action - HARVEST]
        state.record_fact({"fact": "bonus", "seat": state.seat, "action": action, "servants": servants})
    begin_work(state, family, effect.action, int(value))


def work_levels(state: LorenzoState, family: Family, effect: Effect, first: int) -> list[int]:
    """LM-VAL-2, LM-BON-1: the numbers of servants with which a card or a leader may set off harvest or production."""
    found: list[int] = []
    fired = activations(state, family, effect.action)
    add_levels(found, first, family.effects, work_value(family, effect), WORK_VALUE, family.held[SERVANTS], fired)
    return found


def begin_work(state: LorenzoState, family: Family, action: int, value: int) -> None:
    """LM-WRK-2, LM-WRK-3: first the bonus tile; exchanges are paid from what is held before it."""
    if state.journal is not None:
        state.record_fact({"fact": "work", "seat": state.seat, "action": WORKS[action - HARVEST], "value": value})
    budget = tuple(family.held)
    tile = state.components.tiles[family.tile]
    gain = tile.halves[action - HARVEST]
    receive(state, family, gain, tile.key)
    state.push(Task(WORK_TASK, action, value=value, goods=budget))
    grant(state, gain)
    state.proceed_to(RESOLVE)


def resolve_work(state: LorenzoState, task: Task) -> None:
    """LM-WRK-2: the cards from left to right, each wholly done before the next, up to one that asks something."""
    family = state.family()
    line = family.cards[line_of(task.subject)]
    at = task.at
    index = task.effect
    suffered = task.suffered
    while at < len(line):
        card = state.components.cards[line[at]]
        if card.activation <= task.value:
            while index < len(card.permanent):
                effect = card.permanent[index]
                if effect.op == EXCHANGE:
                    if payable_options(effect, task.goods):
                        resume_later(state, task, at, index, suffered, task.goods)
                        state.proceed_to(EXCHANGE_CHOICE)
                        return
                else:
                    number = times(family, effect)
                    suffered = receive(state, family, effect.gain, card.key, number, False, suffered)
                    if effect.gain[PRIVILEGE]:
                        resume_later(state, task, at, index + 1, suffered, task.goods)
                        grant(state, effect.gain, number)
                        return
                index += 1
        at += 1
        index = 0
        suffered = 0
    state.pop()


def resume_later(state: LorenzoState, task: Task, at: int, effect: int, suffered: int, budget: Goods) -> None:
    """What is left of the work waits until something else is done."""
    state.replace_first(Task(WORK_TASK, task.subject, effect, suffered, at, task.value, budget))


def payable_options(effect: Effect, budget: Goods) -> list[int]:
    """LM-WRK-3: the arrows that can be paid from what was held before the work began and is not yet paid away."""
    found = []
    for option in range(len(effect.pays)):
        pay = effect.pays[option]
        if all(budget[resource] >= pay[resource] for resource in range(RESOURCE_COUNT)):
            found.append(option)
    return found


def exchange_effect(state: LorenzoState) -> Effect:
    """The exchange that is being decided."""
    task = state.queue[0]
    card = state.family().cards[line_of(task.subject)][task.at]
    return state.components.cards[card].permanent[task.effect]


class Exchange(Decision):
    """LM-WRK-3: one of the arrows that can be paid, or none."""

    def legal(self, state: LorenzoState) -> list[int]:
        effect = exchange_effect(state)
        return [*[EXCHANGE_OPTION + option for option in payable_options(effect, state.queue[0].goods)], SKIP]

    def apply(self, state: LorenzoState, action: int) -> None:
        task = state.queue[0]
        key = exchange_card(state)
        if action == SKIP:
            state.record_fact({"fact": "skip", "seat": state.seat, "card": key})
            resume_later(state, task, task.at, task.effect + 1, task.suffered, task.goods)
        else:
            self._exchange(state, task, action - EXCHANGE_OPTION, key or "")
        state.proceed_to(RESOLVE)

    def _exchange(self, state: LorenzoState, task: Task, option: int, key: str) -> None:
        family = state.family()
        effect = exchange_effect(state)
        pay = effect.pays[option]
        gain = effect.gains[option]
        spend(family.held, pay)
        budget = list(task.goods)
        spend(budget, pay)
        if state.journal is not None:
            state.record_fact({"fact": "exchange", "seat": state.seat, "card": key, "goods": words_of(pay)})
        suffered = receive(state, family, gain, key, 1, False, task.suffered)
        resume_later(state, task, task.at, task.effect + 1, suffered, tuple(budget))
        grant(state, gain)

    def details(self, state: LorenzoState) -> Json:
        return {"card": exchange_card(state), "budget": words_of(state.queue[0].goods)}
