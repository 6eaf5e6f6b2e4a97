"""Which actions of a turn of Lorenzo il Magnifico are worth considering: those that no other action clearly beats."""

from typing import Final

from mypy_extensions import i64

from signoria.lorenzo.components import (
    DICE,
    HARVEST,
    HARVEST_SPACES,
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
    level_of,
    space_of,
)
from signoria.lorenzo.state import LorenzoState
from signoria.lorenzo.values import action_value, line_of, servants_at_level

HIGH: Final = 6  # a member that needs no help


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
