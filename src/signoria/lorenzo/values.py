"""The value of an action, and the servants that it takes."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.lorenzo.active_effects import ActiveEffects
from signoria.lorenzo.components import (
    ACTION,
    BUILDING,
    HARVEST,
    HARVEST_SPACES,
    HIGHEST_ACTIVATION,
    MARKET_SPACES,
    MEMBER_COUNT,
    ROUNDS,
    TAKE_CARD,
    TERRITORY,
    Effect,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.state import LorenzoState, area_of

VALUE_BITS: Final = 12
VALUE_FIELD: Final[i64] = 0xFFF
AWAY: Final = -2048  # far below what all servants that a purse shows could lift
LEVELS: Final = 10  # 0 and every activation value


def values_of(state: LorenzoState, family: Family) -> i64:
    """LM-VAL-1: the values of all members in one number; of those not at home far too little."""
    values: i64 = 0
    for member in range(MEMBER_COUNT):
        if holds(family.members, member):
            value = state.member_value(family, member)
            values |= (value - AWAY) << (member * VALUE_BITS)
    return values


def value_in(values: i64, member: i64) -> i64:
    """The value of one member."""
    return (values >> (member * VALUE_BITS) & VALUE_FIELD) + AWAY


def action_value(state: LorenzoState, family: Family, member: int, space: int) -> i64:
    """LM-VAL-1, LM-WRK-1, LM-CRD-2: the value of a placement before servants, bonuses and penalties included."""
    value = state.member_value(family, member)
    if space < MARKET_SPACES:
        value += family.effects.bonus[area_of(space)] + state.components.space_malus[space]
    return value


def servants_at_level(effects: ActiveEffects, value: i64, least: i64, level: i64) -> i64:
    """LM-VAL-2: level 0 is the least value allowed; a higher one fires the cards of that activation value."""
    return effects.servants_for((level if level else least) - value)


def placement_servants(state: LorenzoState, family: Family, member: int, space: int, level: i64) -> i64:
    """LM-VAL-2: the servants that this placement takes."""
    value = action_value(state, family, member, space)
    return servants_at_level(family.effects, value, state.components.space_value[space], level)


def line_of(action: int) -> int:
    """LM-WRK-2: territories are harvested, buildings produce."""
    return TERRITORY if action == HARVEST else BUILDING


def activations(state: LorenzoState, family: Family, action: int) -> i64:
    """The activation values of a seat's cards that an action may fire, as bits."""
    found: i64 = 0
    for card in family.cards[line_of(action)]:
        found |= bit(state.components.cards[card].activation)
    return found


def add_levels(
    found: list[int], first: int, effects: ActiveEffects, value: i64, least: i64, servants: i64, fired: i64
) -> None:
    """LM-VAL-2, LM-WRK-1: the least number of servants, and every larger one at which one more own card fires."""
    if effects.servants_for(least - value) > servants:
        return
    found.append(first)
    level: i64 = (value if value > least else least) + 1
    while fired >> level and level <= HIGHEST_ACTIVATION:
        if holds(fired, level):
            if effects.servants_for(level - value) > servants:
                return
            found.append(first + int(level))
        level += 1


def may_spend_surplus(state: LorenzoState, family: Family) -> bool:
    """LM-VAL-2: whether more servants than needed may be spent: in the last round, if tile 3-7 can make them costly."""
    if state.round != ROUNDS:
        return False
    costly: i64 = state.components.costly_servants
    return holds(costly, state.excommunications[-1]) or any(holds(costly, tile) for tile in family.excommunicated)


def bonus_effect(state: LorenzoState) -> Effect:
    """LM-BON-1: the bonus action that is being decided."""
    task = state.queue[0]
    return state.components.cards[task.subject].immediate[task.effect]


def work_value(family: Family, effect: Effect) -> i64:
    """LM-BON-1, LM-LDR-3: the value of work without a member; for some leaders only penalties count."""
    effects = family.effects
    return effect.value + (effects.bonus[effect.action] if effect.card_bonuses else effects.penalty[effect.action])


def floor_servants(family: Family, value: i64, floor: int) -> i64:
    """LM-TOW-1, LM-VAL-2: the servants that taking a card takes at a value before bonuses and penalties."""
    effects = family.effects
    return effects.servants_for(effects.floor_value[floor] - value)


def is_work(space: int) -> bool:
    return HARVEST_SPACES <= space < MARKET_SPACES


def ability_of(state: LorenzoState, family: Family, leader: int) -> Effect:
    """LM-LDR-5: what a played leader does, or the one it copies."""
    return state.components.leaders[family.acting(state.components, leader)].ability[0]


def is_work_effect(effect: Effect) -> bool:
    """Whether the effect is a harvest or a production."""
    return effect.op == ACTION and effect.action != TAKE_CARD
