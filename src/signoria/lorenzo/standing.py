"""What always holds for a seat: the sum of its characters, permanent leaders and excommunications."""

from typing import Final

from mypy_extensions import i64

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


class Standing:
    """Worked out anew whenever a character, a leader or an excommunication comes; never changed, so copies share it."""

    def __init__(self, components: Components, malus_in_total: bool) -> None:
        self.components = components
        self.malus_in_total = malus_in_total
        self.bonus = [0] * AREAS  # of taking a card from each tower, of harvest and of production
        self.penalty = [0] * AREAS  # that part of it which excommunications cause
        self.member_add = [0] * len(MEMBERS)
        self.member_set = [NOT_SET] * len(MEMBERS)
        self.discounts: list[list[tuple[Goods, ...]]] = [[] for _ in TOWERS]
        self.servants_per_value: i64 = 1
        self.has_malus = False
        self.malus = [0] * RESOURCE_COUNT
        self.suffers_with = list(range(RESOURCE_COUNT))
        self.doubling = [1] * RESOURCE_COUNT
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
        self.floors_giving: i64 = 0  # as bits
        self.floor_purse = [0] * (len(TOWERS) * FLOORS)  # the same, packed
        self.payments: dict[int, list[Cost]] = {}  # worked out when first asked for, by card

    def add(self, effect: Effect, excommunication: bool) -> None:
        """LM-CRD-2, LM-EXC-1, LM-LDR-2: one more effect that is always on."""
        op = effect.op
        if op == ACTION_BONUS:
            self._add_action_bonus(effect, excommunication)
        elif op == DISCOUNT:
            for tower in range(len(TOWERS)):
                if effect.card == tower or effect.card == ANY_CARD:
                    self.discounts[tower].append(effect.choose)
        elif op == MEMBER_VALUE_ADD:
            for member in effect.members:
                self.member_add[member] += effect.value
        elif op == MEMBER_VALUE_SET:
            for member in effect.members:
                self.member_set[member] = effect.value
        elif op == GAIN_MALUS:
            self._add_malus(effect)
        elif op == DOUBLE_IMMEDIATE_RESOURCES:
            self.doubles = True
            for resource in effect.resources:
                self.doubling[resource] *= 2
        elif op == SERVANT_RATE:
            self.servants_per_value = effect.servants
        elif op == CHURCH_SUPPORT_BONUS:
            self.church_bonus = tuple([had + more for had, more in zip(self.church_bonus, effect.gain)])
        else:
            self._add_flag(op)

    def _add_action_bonus(self, effect: Effect, excommunication: bool) -> None:
        for area in range(AREAS):
            taken = effect.action == TAKE_CARD and area < len(TOWERS) and effect.card in (area, ANY_CARD)
            if taken or effect.action == area:
                self.bonus[area] += effect.value
                if excommunication:
                    self.penalty[area] += effect.value

    def _add_malus(self, effect: Effect) -> None:
        """LM-EXC-2: wood and stone each, or in total, where the first named suffers first."""
        self.has_malus = True
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

    def settle_floors(self) -> None:
        """LM-TOW-2, LM-CRD-2, LM-EXC-2: what floors need of this seat and what they give, each floor one source."""
        if self.no_floor_bonus:
            self.floor_gain = [NOTHING] * (len(TOWERS) * FLOORS)
        elif self.has_malus:
            printed = self.components.space_gain[: len(TOWERS) * FLOORS]
            self.floor_gain = [tuple(self.reduce(list(gain), 0)[0]) for gain in printed]
        floors = range(len(TOWERS) * FLOORS)
        self.floor_value = [self.components.space_value[floor] - self.bonus[floor // FLOORS] for floor in floors]
        giving = 0
        for floor in range(len(TOWERS) * FLOORS):
            if self.floor_gain[floor] != NOTHING:
                giving |= 1 << floor
                self.floor_purse[floor] = price_of(self.floor_gain[floor])
        self.floors_giving = giving

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
        return lacking * self.servants_per_value if lacking > 0 else 0
