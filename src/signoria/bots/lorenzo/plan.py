"""What the members at home can still do in this round of Lorenzo il Magnifico, and roughly what it would bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.lorenzo.seat_summary import AWAY, SeatSummary
from signoria.kernel.bits import bit, holds
from signoria.lorenzo.components import (
    COUNCIL,
    FLOORS,
    HARVEST,
    MARKET_SPACES,
    MEMBER_COUNT,
    MOST_CARDS,
    NOTHING,
    PRODUCTION,
    SERVANTS,
    TOWER_COUNT,
    WORKS,
)
from signoria.lorenzo.state import NO_CARD
from signoria.lorenzo.towers import fee, servants_to_spare

MARKET_AREA: Final = PRODUCTION + 1  # each space of the market is an area of its own, then the palace
COUNCIL_AREA: Final = MARKET_AREA + COUNCIL - MARKET_SPACES
MOST_OPTIONS: Final = TOWER_COUNT * FLOORS + len(WORKS) + COUNCIL - MARKET_SPACES + 1
REPEATED: Final = 0.7  # of what is planned after the first turn, so much will still be there


class Plan:
    """Everything a seat could do now, with the value it needs and its worth without servants."""

    def __init__(self, summary: SeatSummary) -> None:
        self.summary = summary
        self.options: i64 = 0  # so many; by option:
        self.needs = vec[i64]([0] * MOST_OPTIONS)
        self.worths = vec[float]([0.0] * MOST_OPTIONS)
        self.areas = vec[i64]([0] * MOST_OPTIONS)
        self.best = vec[float]([0.0] * TOWER_COUNT)  # by tower, the best bargain with the best member
        self.best_market = 0.0
        self.first = 0.0
        for tower in range(TOWER_COUNT):
            self._add_tower(tower)
        if summary.at_home:
            for action in range(HARVEST, PRODUCTION + 1):
                self._add_work(action)
            self._add_market()
            self._add(summary.tables.components.space_value[COUNCIL], self._gain(COUNCIL), COUNCIL_AREA)

    def _add(self, need: i64, worth: float, area: i64) -> None:
        option = self.options
        self.needs[option] = need
        self.worths[option] = worth
        self.areas[option] = area
        self.options += 1

    def _gain(self, space: int) -> float:
        return self.summary.floor[space]

    def _add_tower(self, tower: int) -> None:
        """LM-TOW-1 to LM-TOW-6: the floors whose card can be paid for."""
        summary = self.summary
        family = summary.family
        best = summary.best_in(tower)
        highest = 0.0
        if best != AWAY and len(family.cards[tower]) < MOST_CARDS:
            state = summary.state
            effects = summary.effects
            paid = float(fee(state, family, tower, False))
            held: i64 = summary.held[SERVANTS]
            for floor in range(tower * FLOORS, tower * FLOORS + FLOORS):
                if state.towers[floor] == NO_CARD or (state.is_occupied(floor) and not effects.ignores_occupied):
                    continue
                servants = effects.servants_for(effects.floor_value[floor] - best)
                if servants > held or servants_to_spare(state, family, floor, summary.purse, False, NOTHING) < servants:
                    continue
                worth = summary.floor_worth(floor, paid)
                self._add(effects.floor_value[floor], worth, tower)
                worth -= float(servants) * summary.unit[SERVANTS]
                if worth > highest:
                    highest = worth
        self.best[tower] = highest

    def _add_work(self, action: int) -> None:
        """LM-WRK-1: harvest or production with the best member."""
        summary = self.summary
        value = summary.work_now(action)
        if value > 0:
            self._add(summary.best_in(action), summary.yield_now(action, value), action)

    def _add_market(self) -> None:
        """LM-MKT-1: the spaces that are free."""
        summary = self.summary
        if summary.effects.no_market:
            return
        state = summary.state
        for space in range(MARKET_SPACES, COUNCIL):
            if holds(state.open_spaces, space) and (not state.is_occupied(space) or summary.effects.ignores_occupied):
                worth = self._gain(space)
                self._add(summary.tables.components.space_value[space], worth, MARKET_AREA + space - MARKET_SPACES)
                if worth > self.best_market:
                    self.best_market = worth

    def total(self) -> float:
        """What all members at home bring if each in turn goes for the best that is left; each area is used once."""
        values = self._values()
        used: i64 = 0
        sum_of_all = 0.0
        share = 1.0
        while values[0] != AWAY:
            chosen = self._best_option(values[0], used)
            if chosen < 0:
                break
            worth = self.worths[chosen] - self._servants(chosen, values[0])
            if share == 1.0:
                self.first = worth
            sum_of_all += worth * share
            share *= REPEATED
            if self.areas[chosen] != COUNCIL_AREA:
                used |= bit(self.areas[chosen])
            member: i64 = MEMBER_COUNT - 1  # the lowest that is enough, or else the highest
            while member > 0 and values[member] < self.needs[chosen]:
                member -= 1
            while member < MEMBER_COUNT - 1:
                values[member] = values[member + 1]
                member += 1
            values[member] = AWAY
        return sum_of_all

    def _values(self) -> vec[i64]:
        """The values of members, the highest first; last AWAY for each that is not at home."""
        summary = self.summary
        found = vec[i64]([0] * MEMBER_COUNT)
        found[0] = summary.best
        found[1] = summary.second
        found[2] = summary.third
        at: i64 = MEMBER_COUNT - 1
        while at > 0 and found[at - 1] < summary.neutral:
            found[at] = found[at - 1]
            at -= 1
        found[at] = summary.neutral
        return found

    def _servants(self, option: i64, value: i64) -> float:
        """What the servants that are still needed are worth."""
        summary = self.summary
        return float(summary.effects.servants_for(self.needs[option] - value)) * summary.unit[SERVANTS]

    def _best_option(self, value: i64, used: i64) -> i64:
        chosen: i64 = -1
        highest = -1000.0
        for option in range(self.options):
            if self.worths[option] > highest and not holds(used, self.areas[option]):
                worth = self.worths[option] - self._servants(option, value)
                if worth > highest:
                    chosen = option
                    highest = worth
        return chosen
