"""Leaders: playing, discarding and activating them."""

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds, without
from signoria.kernel.memory import mask_of
from signoria.kernel.state import NONE
from signoria.lorenzo.components import (
    ACTION,
    DICE,
    MEMBER_VALUE_SET_ONE,
    MEMBERS,
    TOWER_COUNT,
    VP,
    Leader,
    Requirement,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import grant, receive, times
from signoria.lorenzo.moves import (
    ACTIVATE,
    ACTIVATE_LEVEL,
    ACTIVATE_MEMBER,
    CHOOSE_TILE,
    COPY,
    DISCARD,
    PLAY,
    servants_spent,
    without_surplus,
)
from signoria.lorenzo.purse import covers_price, purse_of
from signoria.lorenzo.state import CONTINUE_TURN, PRIVILEGE_TASK, RESOLVE, LorenzoState, Task
from signoria.lorenzo.values import LEVELS, ability_of
from signoria.lorenzo.work import work_levels, work_without_member


def meets(family: Family, leader: Leader, purse: i64) -> bool:
    """LM-LDR-1: whether one of the leader's requirements holds in full."""
    for need in leader.requirements:
        if covers_price(purse, need.price) and family.held[VP] >= need.vp and _has_cards(family, need):
            return True
    return False


def _has_cards(family: Family, need: Requirement) -> bool:
    return all(len(family.cards[tower]) >= need.cards[tower] for tower in range(TOWER_COUNT))


def add_leader_moves(state: LorenzoState, family: Family, found: list[int]) -> None:
    """LM-LDR-1: play, discard and activate leaders."""
    purse = purse_of(family.held)
    for number in family.hand:
        leader = state.components.leaders[number]
        if meets(family, leader, purse):
            if leader.copies:
                found.extend(copies(state, family))
            else:
                found.append(PLAY + number)
        found.append(DISCARD + number)
    for number in family.leaders:
        found.extend(activations_of(state, family, number))


def copies(state: LorenzoState, family: Family) -> list[int]:
    """LM-LDR-5: the leaders that other seats have played."""
    return [
        COPY + number
        for other in state.families
        if other is not family
        for number in other.leaders
        if not state.components.leaders[number].copies
    ]


def is_ready(state: LorenzoState, family: Family, number: int) -> bool:
    """LM-LDR-1: whether a played leader works once per round and lies face up."""
    once = state.components.leaders[family.acting(state.components, number)].once_per_round
    return once and not holds(family.used, number)


def activations_of(state: LorenzoState, family: Family, number: int) -> list[int]:
    """LM-LDR-3, LM-LDR-7: ways to activate a leader; Federico names a coloured member at home, others the servants."""
    if not is_ready(state, family, number):
        return []
    effect = ability_of(state, family, number)
    if effect.op == MEMBER_VALUE_SET_ONE:
        first = ACTIVATE_MEMBER + number * len(DICE)
        return [first + member for member in effect.members if member < len(DICE) and holds(family.members, member)]
    if effect.op == ACTION:
        return work_levels(state, family, effect, ACTIVATE_LEVEL + number * LEVELS)
    return [ACTIVATE + number]


def has_leader_move(state: LorenzoState, family: Family) -> bool:
    """LM-LDR-1: whether any leader move is legal; a leader in hand can always be discarded."""
    if family.hand:
        return True
    return any(bool(activations_of(state, family, number)) for number in family.leaders)


def is_leader_move(action: int) -> bool:
    return DISCARD <= without_surplus(action) < CHOOSE_TILE


def do_leader_move(state: LorenzoState, action: int) -> None:
    """LM-LDR-1: a leader move; afterwards the turn continues."""
    family = state.family()
    if action < PLAY:
        discard(state, family, action - DISCARD)
    elif action < COPY:
        play(state, family, action - PLAY)
    elif action < ACTIVATE:
        family.copied = action - COPY
        play(state, family, copier_in_hand(state, family))
    else:
        activate(state, family, action)


def copier_in_hand(state: LorenzoState, family: Family) -> int:
    """LM-LDR-5: Lorenzo de' Medici, if he is in hand."""
    for number in family.hand:
        if state.components.leaders[number].copies:
            return number
    return NONE


def show(state: LorenzoState, family: Family, number: int) -> None:
    """LM-HID-1: a leader leaves the hand and is seen by all."""
    state.seen_leaders = state.seen_leaders.shown(state.seat, mask_of(family.hand), number)
    family.hand = without(family.hand, number)


def discard(state: LorenzoState, family: Family, number: int) -> None:
    """LM-LDR-1: a leader from hand for a privilege."""
    show(state, family, number)
    if state.journal is not None:
        state.record_fact({"fact": "discard", "seat": state.seat, "leader": state.components.leader_keys[number]})
    state.push(Task(PRIVILEGE_TASK, 0, value=1))
    state.proceed_to(RESOLVE)


def play(state: LorenzoState, family: Family, number: int) -> None:
    """LM-LDR-1, LM-LDR-5: a leader lies face up from now on."""
    show(state, family, number)
    family.leaders = (*family.leaders, number)
    state.recompute_effects(family)
    if state.journal is not None:
        keys = state.components.leader_keys
        fact = {"fact": "play", "seat": state.seat, "leader": keys[number]}
        copying = state.components.leaders[number].copies
        state.record_fact({**fact, "copy": keys[family.copied]} if copying else fact)
    state.proceed_to(CONTINUE_TURN)


def activate(state: LorenzoState, family: Family, action: int) -> None:
    """LM-LDR-1, LM-LDR-2: the leader turns face down until the round ends, and does what it does."""
    servants: i64 = 0
    member = 0
    if action < ACTIVATE_MEMBER:
        number = action - ACTIVATE
    elif action < ACTIVATE_LEVEL:
        number, member = divmod(action - ACTIVATE_MEMBER, len(DICE))
    else:
        number = (without_surplus(action) - ACTIVATE_LEVEL) // LEVELS
        servants = servants_spent(state, action)
    family.used |= bit(number)
    effect = ability_of(state, family, number)
    key = state.components.leader_keys[number]
    state.record_fact({"fact": "activate", "seat": state.seat, "leader": key})
    state.proceed_to(RESOLVE)
    if effect.op == MEMBER_VALUE_SET_ONE:
        family.six = member
        if state.journal is not None:
            state.record_fact({"fact": "six", "seat": state.seat, "member": MEMBERS[member]})
    elif effect.op == ACTION:
        work_without_member(state, family, effect, servants)
    else:
        count = times(family, effect)
        receive(state, family, effect.gain, key, count)
        grant(state, effect.gain, count)
