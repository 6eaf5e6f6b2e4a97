"""A seat's permanent effects: the sum of its characters, permanent leaders and excommunications."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.memory import mask_of
from signoria.lorenzo.components import (
    ACTION_BONUS,
    ANY_CARD,
    CHURCH_SUPPORT_BONUS,
    DISCOUNT,
    DOUBLE_IMMEDIATE_RESOURCES,
    FLOORS,
    GAIN_MALUS,
    IGNORE_OCCUPIED_SPACES,
    MEMBER_VALUE_ADD,
    MEMBER_VALUE_SET,
    MEMBERS,
    NO_FLOOR_BONUS,
    NO_MARKET,
    NO_OCCUPIED_TOWER_FEE,
    NO_TERRITORY_REQUIREMENT,
    NOTHING,
    RESOURCE_COUNT,
    SERVANT_RATE,
    SKIP_FIRST_TURN,
    TAKE_CARD,
    TOWERS,
    WORKS,
    Components,
    Cost,
    Effect,
    Goods,
)
from signoria.lorenzo.purse import price_of

AREAS: Final = len(TOWERS) + len(WORKS)
NOT_SET: Final = -1
SUFFERED_BITS: Final = 4  # a source's losses are packed into one number, so many bits for each resource


# What holds without any card: shared by all seats until something is added.
NO_AREA_BONUS: Final = [0] * AREAS
NO_MEMBER_BONUS: Final = [0] * len(MEMBERS)
NO_MEMBER_SET: Final = [NOT_SET] * len(MEMBERS)
NO_DISCOUNTS: Final[list[list[tuple[Goods, ...]]]] = [[] for _ in TOWERS]
NO_MALUS: Final = [0] * RESOURCE_COUNT
SUFFERS_ALONE: Final = list(range(RESOURCE_COUNT))
NO_DOUBLING: Final = [1] * RESOURCE_COUNT


class ActiveEffects:
    """Recomputed with every new character, leader or excommunication; never changed, so copies share it."""

    def __init__(self, components: Components, malus_in_total: bool) -> None:
        self.components = components
        self.malus_in_total = malus_in_total
        self.bonus = NO_AREA_BONUS  # of taking a card from each tower, of harvest and of production
        self.penalty = NO_AREA_BONUS  # that part of it which excommunications cause
        self.member_add = NO_MEMBER_BONUS
        self.member_set = NO_MEMBER_SET
        self.discounts = NO_DISCOUNTS
        self.servants_per_value: i64 = 1
        self.has_malus = False
        self.malus = NO_MALUS
        self.suffers_with = SUFFERS_ALONE
        self.doubling = NO_DOUBLING
        self.doubles = False
        self.church_bonus: Goods = NOTHING
        self.no_floor_bonus = False
        self.ignores_occupied = False
        self.no_fee = False
        self.no_territory_requirement = False
        self.no_market = False
        self.skips_first_turn = False
        self.floor_value = components.space_value  # what a floor needs, bonuses and penalties taken off
        self.floor_gain = components.space_gain
        self.floor_purse = components.floor_purse  # the same, packed
        self.floors_giving: i64 = components.floors_giving  # as bits
        self.payments: dict[int, list[Cost]] = {}  # worked out when first asked for, by card

    def add(self, effect: Effect, excommunication: bool) -> None:
        """LM-CRD-2, LM-EXC-1, LM-LDR-2: one more effect that is always on."""
        op = effect.op
        if op == ACTION_BONUS:
            self._add_action_bonus(effect, excommunication)
        elif op == DISCOUNT:
            self.discounts = [
                [*had, effect.choose] if effect.card in (tower, ANY_CARD) else had
                for tower, had in enumerate(self.discounts)
            ]
        elif op == MEMBER_VALUE_ADD:
            self.member_add = self.member_add[:]
            for member in effect.members:
                self.member_add[member] += effect.value
        elif op == MEMBER_VALUE_SET:
            self.member_set = self.member_set[:]
            for member in effect.members:
                self.member_set[member] = effect.value
        elif op == GAIN_MALUS:
            self._add_malus(effect)
        elif op == DOUBLE_IMMEDIATE_RESOURCES:
            self.doubles = True
            self.doubling = self.doubling[:]
            for resource in effect.resources:
                self.doubling[resource] *= 2
        elif op == SERVANT_RATE:
            self.servants_per_value = effect.servants
        elif op == CHURCH_SUPPORT_BONUS:
            self.church_bonus = tuple([had + more for had, more in zip(self.church_bonus, effect.gain)])
        else:
            self._add_flag(op)

    def _add_action_bonus(self, effect: Effect, excommunication: bool) -> None:
        self.bonus = self.bonus[:]
        self.penalty = self.penalty[:]
        for area in range(AREAS):
            taken = effect.action == TAKE_CARD and area < len(TOWERS) and effect.card in (area, ANY_CARD)
            if taken or effect.action == area:
                self.bonus[area] += effect.value
                if excommunication:
                    self.penalty[area] += effect.value

    def _add_malus(self, effect: Effect) -> None:
        """LM-EXC-2: wood and stone each, or in total, where the first named suffers first."""
        self.has_malus = True
        self.malus = self.malus[:]
        self.suffers_with = self.suffers_with[:]
        for resource in effect.resources:
            self.malus[resource] = effect.value
            if self.malus_in_total:
                self.suffers_with[resource] = effect.resources[0]

    def _add_flag(self, op: int) -> None:
        if op == NO_FLOOR_BONUS:
            self.no_floor_bonus = True
        elif op == IGNORE_OCCUPIED_SPACES:
            self.ignores_occupied = True
        elif op == NO_OCCUPIED_TOWER_FEE:
            self.no_fee = True
        elif op == NO_TERRITORY_REQUIREMENT:
            self.no_territory_requirement = True
        elif op == NO_MARKET:
            self.no_market = True
        elif op == SKIP_FIRST_TURN:
            self.skips_first_turn = True

    def recompute_floors(self) -> None:
        """LM-TOW-2, LM-CRD-2, LM-EXC-2: what floors need of this seat and what they give, each floor one source."""
        floors = range(len(TOWERS) * FLOORS)
        if any(self.bonus):
            self.floor_value = [self.components.space_value[floor] - self.bonus[floor // FLOORS] for floor in floors]
        if self.no_floor_bonus:
            self.floor_gain = [NOTHING for _ in floors]
        elif self.has_malus:
            self.floor_gain = [tuple(self.reduce(list(self.components.space_gain[floor]), 0)[0]) for floor in floors]
        else:
            return
        self.floor_purse = [price_of(gain) for gain in self.floor_gain]
        self.floors_giving = mask_of(tuple([floor for floor in floors if self.floor_gain[floor] != NOTHING]))

    def reduce(self, amounts: list[int], suffered: int) -> tuple[list[int], int]:
        """LM-EXC-2: 'one fewer' of what a source gives, never below 0, once per source; and what it has suffered."""
        for resource in range(RESOURCE_COUNT):
            if self.malus[resource] and amounts[resource]:
                shift = self.suffers_with[resource] * SUFFERED_BITS
                fewer = min(amounts[resource], self.malus[resource] - (suffered >> shift & 15))
                if fewer > 0:
                    amounts[resource] -= fewer
                    suffered += fewer << shift
        return amounts, suffered

    def value_of(self, servants: i64) -> i64:
        """LM-VAL-1: what so many servants add to a value."""
        return servants if self.servants_per_value == 1 else servants // self.servants_per_value

    def servants_for(self, lacking: i64) -> i64:
        """LM-VAL-1, LM-VAL-2: the least number of servants that raises a value by so much."""
        if lacking <= 0:  # a conditional expression would box the numbers
            return 0
        return lacking * self.servants_per_value
