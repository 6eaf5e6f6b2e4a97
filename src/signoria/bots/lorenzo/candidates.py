"""Which actions of a turn of Lorenzo il Magnifico are worth considering: those that no other action clearly beats."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.state import NONE
from signoria.lorenzo.components import (
    ACTION,
    DICE,
    FAITH,
    HARVEST,
    HARVEST_SPACES,
    LAPS,
    MARKET_SPACES,
    MEMBER_COUNT,
    NEUTRAL,
    PRODUCTION_SPACES,
    SLOTS_A_WORK,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.moves import (
    ACTIVATE,
    ACTIVATE_LEVEL,
    ACTIVATE_MEMBER,
    COPY,
    DISCARD,
    PASS,
    PLAY,
    SLOTS_A_MEMBER,
    SURPLUS,
    TAKE,
    WORK,
    level_of,
    space_of,
    without_surplus,
)
from signoria.lorenzo.state import TURN, LorenzoState
from signoria.lorenzo.values import action_value, line_of, may_spend_surplus, servants_at_level

HIGH: Final = 6  # a member that needs no help


def candidates(state: LorenzoState, legal: list[int]) -> list[int]:
    """The actions that no other clearly beats; servants that would only cost points are thrown away with them."""
    needed = [action for action in legal if action < SURPLUS] if legal[-1] >= SURPLUS else legal
    found = turn_candidates(state, needed) if state.kind == TURN else needed
    return found if needed is legal else with_costly_servants(state, legal, found)


def costly_tile(state: LorenzoState, family: Family) -> int:
    """LM-VAL-2, LM-END-1: the tile that will take points for servants left over after this turn; NONE if none will."""
    to_come = LAPS - 1 - state.lap + (1 if family.effects.skips_first_turn else 0)
    if to_come > 0 or not may_spend_surplus(state, family):
        return NONE
    costly: i64 = state.components.costly_servants
    for tile in family.excommunicated:
        if holds(costly, tile):
            return tile
    last = state.excommunications[-1]
    will_be_excommunicated = family.held[FAITH] < state.components.faith_required[-1]
    return last if will_be_excommunicated and holds(costly, last) else NONE


def with_costly_servants(state: LorenzoState, legal: list[int], found: list[int]) -> list[int]:
    """Each action with as many servants as it can spend, if they would cost points; also without if it may use them."""
    if costly_tile(state, state.family()) == NONE:
        return found
    largest: dict[int, int] = {}
    for action in legal:
        if action >= SURPLUS:
            least = without_surplus(action)
            largest[least] = max(action, largest.get(least, action))
    spending: list[int] = []
    for action in found:
        if action not in largest or may_need_servants(state, action):
            spending.append(action)
        if action in largest:
            spending.append(largest[action])
    return spending


def may_need_servants(state: LorenzoState, action: int) -> bool:
    """Whether servants can be of use in what an action sets off: in exchanges and in bonus actions."""
    if action < PASS:
        space = space_of(action % SLOTS_A_MEMBER)
        return space < MARKET_SPACES and (space >= HARVEST_SPACES or gives_action(state, space))
    return action >= WORK or gives_action(state, action - TAKE)


def gives_action(state: LorenzoState, floor: int) -> bool:
    """LM-BON-1: whether the card on a floor gives a bonus action."""
    return any(effect.op == ACTION for effect in state.components.cards[state.towers[floor]].immediate)


def turn_candidates(state: LorenzoState, legal: list[int]) -> list[int]:
    """What costs nothing comes first; then a placement; what leaders may wait for comes after it."""
    at_once = first_of_all(state, legal)
    if at_once:
        return at_once
    if state.has_placed or legal[0] == PASS:
        return legal
    return placements(state, legal)


def first_of_all(state: LorenzoState, legal: list[int]) -> list[int]:
    """A leader that gives something is activated; one that helps a member helps a low one; one to play is played.

    Played, or discarded where a privilege is more than the leader can still bring.
    """
    found: list[int] = []
    for action in legal:
        if PLAY <= action < COPY:
            return [action, DISCARD + action - PLAY]
        if ACTIVATE <= action < ACTIVATE_MEMBER:
            return [action]
        if ACTIVATE_MEMBER <= action < ACTIVATE_LEVEL:
            member = (action - ACTIVATE_MEMBER) % len(DICE)
            if state.member_value(state.family(), member) < HIGH:
                found.append(action)
    return found


class Placement:
    """An action, the member's value and servants that it spends, and how many own cards it sets to work."""

    def __init__(self, action: int, value: i64, servants: i64, fired: i64, neutral: bool) -> None:
        self.action = action
        self.value = value
        self.servants = servants
        self.fired = fired
        self.neutral = neutral

    def beats(self, other: "Placement") -> bool:
        """Whether it does at least as much for no more."""
        return (
            self.neutral == other.neutral
            and self.value <= other.value
            and self.servants <= other.servants
            and self.fired >= other.fired
        )


def placements(state: LorenzoState, legal: list[int]) -> list[int]:
    """For each space the members and servants that no others beat."""
    family = state.family()
    values: list[int] = [int(state.member_value(family, member)) for member in range(MEMBER_COUNT)]
    groups: list[list[Placement]] = [[] for _ in range(MARKET_SPACES + 5)]
    for action in legal:
        if action >= PASS:
            break
        member = action // SLOTS_A_MEMBER
        slot = action % SLOTS_A_MEMBER
        space = space_of(slot)
        value = action_value(state, family, member, space)
        servants = servants_at_level(family.effects, value, state.components.space_value[space], level_of(slot))
        fired: i64 = 0
        if HARVEST_SPACES <= space < MARKET_SPACES:
            reached = value + servants // family.effects.servants_per_value
            fired = fired_cards(state, family, HARVEST + (space - HARVEST_SPACES) // SLOTS_A_WORK, reached)
        add(groups[space], Placement(action, values[member], servants, fired, member == NEUTRAL))
    for first in (HARVEST_SPACES, PRODUCTION_SPACES):
        if groups[first]:
            groups[first + 1] = []  # the single space is free: the shared one is worth less
    found: list[int] = []
    for group in groups:
        for placement in group:
            found.append(placement.action)
    return found


def add(group: list[Placement], new: Placement) -> None:
    """One more for a space, unless another beats it; those that it beats are taken out."""
    for old in group:
        if old.beats(new):
            return
    at = len(group) - 1
    while at >= 0:
        if new.beats(group[at]):
            del group[at]
        at -= 1
    group.append(new)


def fired_cards(state: LorenzoState, family: Family, action: int, value: i64) -> i64:
    """How many own cards a value sets to work."""
    count: i64 = 0
    for card in family.cards[line_of(action)]:
        if state.components.cards[card].activation <= value:
            count += 1
    return count
