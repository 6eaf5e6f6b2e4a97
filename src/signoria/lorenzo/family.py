"""A seat's family: its personal board, members, leaders, goods and points."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.state import NONE
from signoria.lorenzo.active_effects import ActiveEffects
from signoria.lorenzo.components import CHARACTER, MEMBERS, RESOURCE_COUNT, Components

ALL_MEMBERS: Final = (1 << len(MEMBERS)) - 1
EMPTY_LINES: Final[tuple[tuple[int, ...], ...]] = ((), (), (), ())


class Family:
    """All that belongs to one seat. Cards are tuples, so that a copy shares them until one changes."""

    def __init__(self, effects: ActiveEffects) -> None:
        self.held: list[int] = []  # goods and points
        self.tile: i64 = NONE
        self.cards = EMPTY_LINES  # by type, in the order taken
        self.members: i64 = ALL_MEMBERS  # at home, as bits
        self.coloured: i64 = 0  # towers, harvest and production where a coloured member stands, as bits
        self.six: i64 = NONE
        self.hand: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()
        self.leaders: tuple[int, ...] = ()  # played, in order
        self.used: i64 = 0  # played leaders lying face down, as bits
        self.copied = NONE  # the leader that Lorenzo de' Medici copies
        self.excommunicated: tuple[int, ...] = ()
        self.effects = effects

    def clone(self) -> "Family":
        copy = Family(self.effects)
        copy.held = self.held[:]
        copy.tile = self.tile
        copy.cards = self.cards
        copy.members = self.members
        copy.coloured = self.coloured
        copy.six = self.six
        copy.hand = self.hand
        copy.kept = self.kept
        copy.leaders = self.leaders
        copy.used = self.used
        copy.copied = self.copied
        copy.excommunicated = self.excommunicated
        return copy

    def acting(self, components: Components, leader: int) -> int:
        """LM-LDR-5: the leader whose ability a played leader has."""
        return self.copied if components.leaders[leader].copies and self.copied != NONE else leader

    def recompute_effects(self, components: Components, malus_in_total: bool) -> None:
        """Recompute this seat's permanent effects."""
        effects = ActiveEffects(components, malus_in_total)
        for card in self.cards[CHARACTER]:
            for effect in components.cards[card].permanent:
                effects.add(effect, False)
        for played in self.leaders:
            leader = components.leaders[self.acting(components, played)]
            if not leader.once_per_round:
                for effect in leader.ability:
                    effects.add(effect, False)
        for tile in self.excommunicated:
            effects.add(components.excommunications[tile], True)
        effects.recompute_floors()
        self.effects = effects


def found_family(effects: ActiveEffects) -> Family:
    """LM-SET-3: a family before anything was dealt to it."""
    family = Family(effects)
    family.held = [0] * RESOURCE_COUNT
    return family
