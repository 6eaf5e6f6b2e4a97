"""More servants than needed: in the last round, where those left over may cost points."""

from mypy_extensions import i64

from signoria.kernel.state import NONE
from signoria.lorenzo.components import HARVEST_SPACES, NOTHING, SERVANTS
from signoria.lorenzo.family import Family
from signoria.lorenzo.moves import (
    MOST_STEPS,
    PASS,
    SLOTS_A_MEMBER,
    TAKE,
    WORK,
    WORK_SLOT,
    servants_spent,
    spender_of,
    with_surplus,
)
from signoria.lorenzo.purse import purse_of
from signoria.lorenzo.state import LorenzoState
from signoria.lorenzo.towers import servants_to_spare
from signoria.lorenzo.values import LEVELS, bonus_effect


def add_surplus(state: LorenzoState, family: Family, found: list[int]) -> None:
    """LM-VAL-2: for each action found that spends servants, the same with every larger number, up to all there are.

    With excommunication 2-6 a step is two servants. Numbers at which one more card fires have been found already.
    """
    rate = int(family.effects.servants_per_value)
    purse = purse_of(family.held)
    needed = found[:]
    for action in needed:
        if spender_of(action) == NONE:
            continue
        least = int(servants_spent(state, action))
        listed = _servants_at_levels(state, action, needed)
        steps = min((_most_servants(state, family, purse, action) - least) // rate, MOST_STEPS)
        for more in range(1, steps + 1):
            if least + more * rate not in listed:
                found.append(with_surplus(action, more))


def _servants_at_levels(state: LorenzoState, action: int, found: list[int]) -> list[int]:
    """LM-VAL-2: the numbers of servants at which one more card fires."""
    is_work = action % SLOTS_A_MEMBER >= WORK_SLOT if action < PASS else action >= WORK
    if not is_work:
        return []
    return [int(servants_spent(state, other)) for other in found if action < other < action + LEVELS]


def _most_servants(state: LorenzoState, family: Family, purse: i64, action: int) -> int:
    """LM-TOW-4: all there are; for a card only those that do not pay for it."""
    if action < PASS and action % SLOTS_A_MEMBER < HARVEST_SPACES:
        return int(servants_to_spare(state, family, action % SLOTS_A_MEMBER, purse, False, NOTHING))
    if TAKE <= action < WORK:
        return int(servants_to_spare(state, family, action - TAKE, purse, True, bonus_effect(state).discount))
    return family.held[SERVANTS]
