"""Receiving goods and points: every source goes through here."""

from signoria.lorenzo.components import (
    GAIN_PER_CARD,
    GAIN_PER_POINTS,
    PRIVILEGE,
    RESOURCE_COUNT,
    Effect,
    Goods,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.state import PRIVILEGE_TASK, LorenzoState, Task


def times(family: Family, effect: Effect) -> int:
    """LM-CRD-3: how often a gain comes: per card of a type, per full number of points, or once."""
    if effect.op == GAIN_PER_CARD:
        return len(family.cards[effect.card])
    if effect.op == GAIN_PER_POINTS:
        return min([held // per for held, per in zip(family.held, effect.per) if per])
    return 1


def receive(
    state: LorenzoState,
    family: Family,
    gain: Goods,
    origin: str,
    number: int = 1,
    immediate: bool = False,
    suffered: int = 0,
) -> int:
    """LM-EXC-2, LM-LDR-4: goods and points from one source, `number` times; what the source has suffered from then on.

    `immediate` marks the immediate effects of development cards. What exceeds a track is lost.
    """
    effects = family.effects
    if effects.has_malus or (immediate and effects.doubles):
        amounts = list(gain)
        if number != 1:
            amounts = [amount * number for amount in gain]
        if immediate and not state.options.malus_before_doubling:
            _double(family, amounts)
        if effects.has_malus:
            amounts, suffered = effects.reduce(amounts, suffered)
        if immediate and state.options.malus_before_doubling:
            _double(family, amounts)
        gain = tuple(amounts)
        number = 1
    held = family.held
    before = held[:] if state.journal is not None else held
    most = state.components.most
    for resource in range(RESOURCE_COUNT):
        amount = gain[resource]
        if amount:
            total = held[resource] + amount * number
            held[resource] = total if total < most[resource] else most[resource]
    if state.journal is not None:
        goods = words_of(tuple([after - had for after, had in zip(held, before)]))
        if goods:
            state.record_fact({"fact": "gain", "seat": state.seat, "from": origin, "goods": goods})
    return suffered


def _double(family: Family, amounts: list[int]) -> None:
    """LM-LDR-4: Santa Rita."""
    doubling = family.effects.doubling
    for resource in range(RESOURCE_COUNT):
        amounts[resource] *= doubling[resource]


def grant(state: LorenzoState, gain: Goods, number: int = 1) -> None:
    """LM-PRV-1: the privileges of one effect, after its goods and points."""
    if gain[PRIVILEGE]:
        state.push(Task(PRIVILEGE_TASK, 0, value=gain[PRIVILEGE] * number))
