"""The quantities of a seat from which its features are computed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.lorenzo.tables import NEVER, Need, Tables
from signoria.bots.lorenzo.worth import CARDS_A_ROUND, REACH, SET_WORTH, STOCKS, TURNS, WORKS_A_ROUND
from signoria.kernel.bits import holds
from signoria.lorenzo.components import (
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    FINAL_VP_LOSS,
    FINAL_VP_LOSS_BUILDING_COSTS,
    FLOORS,
    GAIN_PER_CARD,
    GAIN_PER_POINTS,
    HARVEST,
    HARVEST_SPACES,
    LAPS,
    MEMBER_COUNT,
    MILITARY,
    MOST_CARDS,
    NEUTRAL,
    NO_FINAL_VP,
    PRODUCTION,
    RESOURCE_COUNT,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SLOTS_A_WORK,
    TERRITORY,
    TOWER_COUNT,
    WORKS,
    Effect,
)
from signoria.lorenzo.purse import covers_price, purse_of
from signoria.lorenzo.scoring import military_vp
from signoria.lorenzo.state import ACTIONS, SETUP, VATICAN, LorenzoState

AWAY: Final = -100  # the value of a member that is not at home
REACHED: Final = [float(chance) for chance in REACH]
STORES: Final = [[vec[float]([float(worth) for worth in store]) for store in stores] for stores in STOCKS]
SET_STEPS: Final = [[float(worth) for worth in steps] for steps in SET_WORTH]


class SeatSummary:
    """A seat and the open board, worked out once for all features."""

    def __init__(self, tables: Tables, state: LorenzoState, seat: int) -> None:
        self.tables = tables
        self.state = state
        self.seat = seat
        self.family = state.families[seat]
        self.effects = self.family.effects
        self.held = self.family.held
        self.rounds = ROUNDS - state.round  # to come after this one
        self.share = self.rounds / (ROUNDS - 1)
        self.period = (state.round - 1) // ROUNDS_A_PERIOD
        self.purse: i64 = purse_of(self.held)
        self.at_home: i64 = 0
        self.best: i64 = AWAY
        self.second: i64 = AWAY
        self.third: i64 = AWAY
        self.neutral: i64 = AWAY
        self._count_members()
        rest: i64 = self.at_home + LAPS * self.rounds
        self.rest: int = rest
        self.time = self.rest / TURNS
        self.unit = tables.unit[self.rest]
        self.later = tables.later[self.rest]
        self.tile = tables.tile[self.rest]
        self.tile_later = tables.tile[self.rest // 2]
        self.base = tables.base[self.rest]
        self.price = tables.price[self.rest]
        self.fire = tables.fire[self.rest]
        self.floor = tables.floor[self.rest]
        self.set_worth = vec[float]([0.0] * TOWER_COUNT)
        self.set_worth[TERRITORY] = self._set_worth(TERRITORY, tables.components.territory_vp)
        self.set_worth[CHARACTER] = self._set_worth(CHARACTER, tables.components.character_vp)

    def place(self) -> int:
        """The seat's place in the turn order, from 0."""
        order = self.state.order
        for at in range(len(order)):
            if order[at] == self.seat:
                return at
        raise AssertionError("every seat is in the turn order")

    def _count_members(self) -> None:
        """The values of members at home, the best first."""
        if self.state.phase == VATICAN:
            return
        members: i64 = self.family.members
        for member in range(MEMBER_COUNT):
            if members >> member & 1:
                self.at_home += 1
                value = self.state.member_value(self.family, member)
                if member == NEUTRAL:
                    self.neutral = value
                elif value > self.best:
                    self.third = self.second
                    self.second = self.best
                    self.best = value
                elif value > self.second:
                    self.third = self.second
                    self.second = value
                else:
                    self.third = value

    def _set_worth(self, tower: int, vp: list[int]) -> float:
        """What one more card of a type does for its set; the hope for more fades."""
        owned = len(self.family.cards[tower])
        if owned >= MOST_CARDS:
            return 0.0
        sure = float(vp[owned + 1] - vp[owned])
        return sure * (1 - self.time) + SET_STEPS[tower][owned] * self.time

    def best_in(self, area: int) -> i64:
        """The best value of a member that may go to a tower, to harvest or to production."""
        if holds(self.family.coloured, area) or self.neutral > self.best:
            return self.neutral
        return self.best

    # Harvest and production

    def work_now(self, action: int) -> i64:
        """The value with which one could harvest or produce now, without servants; AWAY if not at all."""
        value = self.best_in(action)
        if value == AWAY:
            return AWAY
        state = self.state
        space = HARVEST_SPACES + (action - HARVEST) * SLOTS_A_WORK
        if state.is_occupied(space) and not self.effects.ignores_occupied:
            space += 1
            if not holds(state.open_spaces, space):
                return AWAY
        return value + self.effects.bonus[action] + self.tables.components.space_malus[space]

    def fired_worth(self, card: int) -> float:
        """What a territory or building brings each time, some time later."""
        worth = self.fire[card]
        counted = self.tables.counted[card]
        if counted != NEVER:
            gain = self.tables.counted_gain[card]
            number = float(len(self.family.cards[counted]))
            for kind in range(RESOURCE_COUNT):
                if gain[kind]:
                    worth += gain[kind] * self.later[kind] * number
        return worth

    def fired_now(self, card: int, purse: i64) -> i64:
        """The arrow of a building that would be taken with this purse; -1 if none."""
        tables = self.tables
        prices = tables.option_price[card]
        worths = tables.option_worth[self.rest][card]
        chosen: i64 = -1
        highest = 0.0
        for option in range(len(prices)):
            if worths[option] > highest and covers_price(purse, prices[option]):
                chosen = option
                highest = worths[option]
        return chosen

    def yield_now(self, action: int, value: i64) -> float:
        """What harvest or production of a value brings at once, with the goods there are for exchanges."""
        tables = self.tables
        worth = self.tile_worth(action, self.tile)
        purse = self.purse
        for card in self.family.cards[TERRITORY if action == HARVEST else BUILDING]:
            if tables.activation[card] > value:
                continue
            if tables.exchanges[card] is None:
                worth += self.fired_worth(card)
            else:
                option = self.fired_now(card, purse)
                if option >= 0:
                    purse -= tables.option_price[card][option]
                    worth += tables.option_worth[self.rest][card][option]
        return worth

    def tile_worth(self, action: i64, worths: vec[float]) -> float:
        """What the bonus tile gives, now or later."""
        tile = self.family.tile
        return worths[tile * len(WORKS) + action - HARVEST] if tile >= 0 else 0.0

    def works_to_come(self, action: int) -> float:
        """How often a card taken now will be harvested or produce."""
        this_round = 0.0 if holds(self.family.coloured, action) else float(self.at_home) / (LAPS + 1)
        return WORKS_A_ROUND * (self.rounds + this_round)

    # Cards on the board

    def card_worth(self, card: int, tower: int) -> float:
        """What a card would bring, without its price."""
        tables = self.tables
        worth = self.base[card] + self.set_worth[tower]
        if tower in (TERRITORY, BUILDING):
            action = HARVEST if tower == TERRITORY else PRODUCTION
            lacking = tables.activation[card] - self.effects.bonus[action]
            reach = REACHED[lacking] if 0 <= lacking < len(REACHED) else (1.0 if lacking < 0 else 0.2)
            worth += self.fired_worth(card) * reach * self.works_to_come(action)
        if tables.counts_now[card]:
            for effect in tables.components.cards[card].immediate:
                worth += self.counted_worth(effect, tower)
        return worth

    def counted_worth(self, effect: Effect, tower: int) -> float:
        """What comes at once for each card or for points."""
        if effect.op == GAIN_PER_CARD:
            number = len(self.family.cards[effect.card]) + (1 if effect.card == tower else 0)
        elif effect.op == GAIN_PER_POINTS:
            number = min([held // per for held, per in zip(self.held, effect.per) if per])
        else:
            return 0.0
        worth = 0.0
        for kind in range(RESOURCE_COUNT):
            worth += effect.gain[kind] * number * self.unit[kind]
        return worth

    def floor_worth(self, floor: int, fee_paid: float) -> float:
        """What the card of a floor would bring, all that it costs but for servants taken off."""
        card = self.state.towers[floor]
        worth = self.card_worth(card, floor // FLOORS) - self.price[card] - fee_paid * self.unit[COINS]
        if not self.effects.no_floor_bonus:
            worth += self.floor[floor]
        return worth

    # Leaders

    def rounds_to_meet(self, needs: list[Need]) -> float:
        """How many rounds it will probably take until a leader can be played."""
        fewest = 99.0
        for need in needs:
            lacking: i64 = 0
            if need.types:
                for tower in range(TOWER_COUNT):
                    more: i64 = need.cards[tower] - len(self.family.cards[tower])
                    if more > 0:
                        lacking += more
            rounds = float(lacking) / (CARDS_A_ROUND * (2 if need.types > 1 else 1))
            for kind in need.kinds:
                short = need.amounts[kind] - self.held[kind]
                if short > 0 and short / need.growth[kind] > rounds:
                    rounds = short / need.growth[kind]
            if rounds < fewest:
                fewest = rounds
        return fewest

    def promise(self, leader: int) -> float:
        """What a leader in hand will bring in the rounds left after it can be played."""
        rounds = self.rest / LAPS - self.rounds_to_meet(self.tables.needs[leader])
        return self.tables.leader[leader] * rounds if rounds > 0 else 0.0

    # The church

    def penalty(self, period: int) -> float:
        """What the excommunication of a period would cost."""
        tile = self.state.excommunications[period]
        effect = self.tables.components.excommunications[tile]
        rounds = ROUNDS - ROUNDS_A_PERIOD * (period + 1)
        return self.tables.penalty[tile] * rounds + self.final_loss(effect)

    def final_loss(self, effect: Effect) -> float:
        """What an excommunication takes at the end, as things stand."""
        if effect.op == NO_FINAL_VP:
            return float(self.final_vp(effect.card))
        if effect.op == FINAL_VP_LOSS:
            lost = 0
            for kind in range(RESOURCE_COUNT):
                if effect.per[kind]:
                    lost += effect.lose * (self.held[kind] // effect.per[kind])
            return float(lost)
        if effect.op == FINAL_VP_LOSS_BUILDING_COSTS:
            lost = 0
            for card in self.family.cards[BUILDING]:
                printed = self.tables.components.cards[card].costs[0].pay
                for kind in effect.resources:
                    lost += effect.lose * printed[kind]
            return float(lost)
        return 0.0

    def final_vp(self, tower: int) -> int:
        """What the cards of a type score at the end."""
        cards = self.family.cards[tower]
        if tower == TERRITORY:
            return self.tables.components.territory_vp[len(cards)]
        if tower == CHARACTER:
            return self.tables.components.character_vp[len(cards)]
        points: i64 = 0
        for card in cards:
            points += self.tables.end_vp[card]
        return int(points)

    def military_prize(self) -> int:
        return military_vp(self.state, self.held[MILITARY], [family.held[MILITARY] for family in self.state.families])

    def faces_report(self) -> bool:
        """Whether a report comes before the next round, and this seat has not had it."""
        state = self.state
        if state.round % ROUNDS_A_PERIOD or state.phase == SETUP:
            return False
        return state.phase == ACTIONS or self.place() >= state.at

    def lacks_faith(self) -> bool:
        """Whether the report of this period would bring an excommunication as things stand."""
        return self.held[FAITH] < self.tables.components.faith_required[self.period]
