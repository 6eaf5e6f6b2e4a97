"""Heuristic values of things for a family, in VP.

Everything here is read from a seat's own board and from what lies open; other seats' leaders in hand, the decks and the
dice to come are never looked at.
"""

from collections.abc import Sequence
from typing import Final

from signoria.bots.lorenzo.candidates import costly_tile
from signoria.kernel.bits import holds
from signoria.kernel.state import NONE
from signoria.lorenzo.components import (
    ACTION,
    ACTION_BONUS,
    ANY_CARD,
    BUILDING,
    CHURCH_SUPPORT_BONUS,
    COINS,
    DISCOUNT,
    DOUBLE_IMMEDIATE_RESOURCES,
    EXCHANGE,
    FAITH,
    FINAL_VP_LOSS,
    FINAL_VP_LOSS_BUILDING_COSTS,
    FLOORS,
    GAIN_MALUS,
    GAIN_PER_CARD,
    GAIN_PER_POINTS,
    GOODS,
    HARVEST,
    IGNORE_OCCUPIED_SPACES,
    LAPS,
    MEMBER_VALUE_ADD,
    MEMBER_VALUE_SET,
    MEMBER_VALUE_SET_ONE,
    MILITARY,
    MOST_CARDS,
    NO_FINAL_VP,
    NO_FLOOR_BONUS,
    NO_MARKET,
    NO_OCCUPIED_TOWER_FEE,
    NO_TERRITORY_REQUIREMENT,
    PRIVILEGE,
    PRODUCTION,
    RESOURCE_COUNT,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SERVANT_RATE,
    SERVANTS,
    SKIP_FIRST_TURN,
    STONE,
    TAKE_CARD,
    TERRITORY,
    TOWER_COUNT,
    VENTURE,
    VP,
    WOOD,
    Card,
    Effect,
    Goods,
    Leader,
    Requirement,
)
from signoria.lorenzo.payments import payments
from signoria.lorenzo.purse import BITS, FIELD, PAYABLE
from signoria.lorenzo.state import NO_CARD, LorenzoState
from signoria.lorenzo.towers import fee
from signoria.lorenzo.values import line_of, work_value

TURNS: Final = ROUNDS * LAPS
Amounts = Sequence[int]

EARLY_WORTH: Final = (0.9, 1.1, 1.1, 1.0)  # a coin, wood, stone, servant while there is time to use it
LAST_WORTH: Final = 0.2  # at the end five goods are 1 VP
FADING_TURNS: Final = 6  # over which the one becomes the other
PLENTY: Final = (8, 5, 5, 6)  # so many are all wanted; of as many again half, of more a quarter
MOST_STOCK: Final = 100
MILITARY_WORTH: Final = 0.55  # a point, for ventures and Generals to come
MILITARY_FOR_TERRITORY: Final = 0.5  # a point still lacking for the next territory
SET_WORTH: Final = (  # by type, the first card to the sixth: what the set scores at the end, and the hope for more
    (1.0, 1.5, 2.0, 4.0, 7.0, 10.0),
    (1.5, 2.5, 3.5, 4.5, 5.5, 6.0),
    (0.0,) * MOST_CARDS,
    (0.0,) * MOST_CARDS,
)
WORKS_A_ROUND: Final = 0.45  # how often a card is harvested or produces
REACH: Final = (1, 1, 1, 0.95, 0.85, 0.75, 0.6, 0.5, 0.4, 0.3)  # how likely an action reaches a value
FAITH_WORTH: Final = 1.5  # a point of faith some time later
EXCHANGED: Final = 0.7  # how often there is something to exchange
VALUE_WORTH: Final = 0.3  # a point of a member's value
BONUS_CARD: Final = 3.0  # a card taken by a bonus action that itself comes by a bonus action


def fading(left: int) -> float:
    """How much time there is to use goods, with so many turns left."""
    return min(1.0, left / FADING_TURNS)


def stocks(left: int) -> list[list[float]]:
    """By kind of good, what a store of 0, 1, 2 … is worth with so many turns left; the first ones count most."""
    found = []
    for early, plenty in zip(EARLY_WORTH, PLENTY):
        worth, store = 0.0, [0.0]
        for held in range(MOST_STOCK):
            wanted = 1.0 if held < plenty else 0.5 if held < 2 * plenty else 0.25
            worth += max(LAST_WORTH, LAST_WORTH + (early - LAST_WORTH) * fading(left) * wanted)
            store.append(worth)
        found.append(store)
    return found


STOCKS: Final = [stocks(left) for left in range(TURNS + 1)]


class SeatAnalysis:
    """What the worth of moves depends on: a seat and the open board, at one decision."""

    def __init__(self, state: LorenzoState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.family = state.families[seat]
        self.components = state.components
        self.effects = self.family.effects
        self.held = self.family.held
        self.round = state.round
        self.laps_to_come = max(0, LAPS - 1 - int(state.lap))
        self.turns_to_come = LAPS * (ROUNDS - state.round) + self.laps_to_come  # after this one
        self.period = (state.round - 1) // ROUNDS_A_PERIOD
        self.stores = [*self._goods_stores(), self._military_store(), self._faith_store()]
        self.known: dict[tuple[int, int], float] = {}  # worths worked out before, for this decision
        self.pull = leader_pull(self)

    def _goods_stores(self) -> list[list[float]]:
        """What goods are worth; after the last turn each may cost more than it brings."""
        usual = STOCKS[self.turns_to_come]
        tile = costly_tile(self.state, self.family)
        if tile == NONE:
            return usual
        effect = self.components.excommunications[tile]
        return [
            [held * (LAST_WORTH - effect.lose / per) for held in range(MOST_STOCK + 1)] if per else store
            for store, per in zip(usual, effect.per)
        ]

    def _military_store(self) -> list[float]:
        """A little for each point, more up to what the next territory needs, and the prizes at the end."""
        components = self.components
        owned = len(self.family.cards[TERRITORY])
        needed = 0
        if owned < MOST_CARDS and not self.effects.no_territory_requirement:
            needed = components.territory_military[owned]
        fade = fading(self.turns_to_come)
        others = [other.held[MILITARY] for other in self.state.families if other is not self.family]
        late = (1 - self.turns_to_come / TURNS) ** 2
        return [
            fade * (MILITARY_WORTH * points + MILITARY_FOR_TERRITORY * min(points, needed))
            + late * self._military_prize(points, others)
            for points in range(components.most[MILITARY] + 1)
        ]

    def _military_prize(self, points: int, others: list[int]) -> int:
        """LM-END-1: first or second, as things stand."""
        ahead = sum(other > points for other in others)
        if ahead == 0:
            return self.components.first_military_vp
        return self.components.second_military_vp if ahead == 1 else 0

    def _faith_store(self) -> list[float]:
        """The VP of the step, and the hope to meet the need of the next report: one point for each turn to come."""
        components = self.components
        need = components.faith_required[self.period]
        tile = self.state.excommunications[self.period]
        to_come = self.turns_to_come - LAPS * (ROUNDS - ROUNDS_A_PERIOD * (self.period + 1))
        penalty = excommunication_cost(self, components.excommunications[tile])
        return [
            vp + penalty * max(0.0, 1 - max(need - faith, 0) / (to_come + 1))
            for faith, vp in enumerate(components.faith_vp)
        ]

    def store(self, resource: int, amount: int) -> float:
        """What so much of a kind is worth."""
        if resource == VP:
            return float(amount)
        store = self.stores[resource]
        return store[max(0, min(amount, len(store) - 1))]

    def change(self, amounts: Amounts) -> float:
        """What it is worth to receive these goods and points, and to pay those below 0."""
        worth = 0.0
        for resource in range(RESOURCE_COUNT):
            amount = amounts[resource]
            if amount:
                held = self.held[resource]
                worth += self.store(resource, held + amount) - self.store(resource, held)
        return worth

    def servants_cost(self, servants: int) -> float:
        """What spending servants costs."""
        held = self.held[SERVANTS]
        return self.store(SERVANTS, held) - self.store(SERVANTS, held - servants) if servants else 0.0


# Goods


def best_privileges(analysis: SeatAnalysis, number: int) -> list[int]:
    """The most welcome of the privileges, so many different ones."""
    gains = analysis.components.privileges
    return sorted(range(len(gains)), key=lambda which: -analysis.change(gains[which]))[:number]


def privileges_worth(analysis: SeatAnalysis, number: int) -> float:
    """What so many different privileges are worth."""
    if not number:
        return 0.0
    key = (PRIVILEGE, number)
    if key not in analysis.known:
        gains = analysis.components.privileges
        analysis.known[key] = sum(analysis.change(gains[which]) for which in best_privileges(analysis, number))
    return analysis.known[key]


def times(analysis: SeatAnalysis, effect: Effect, taken: int) -> int:
    """How often a gain comes; a card about to be taken, of the type `taken`, counts already."""
    if effect.op == GAIN_PER_CARD:
        return len(analysis.family.cards[effect.card]) + (1 if effect.card == taken else 0)
    if effect.op == GAIN_PER_POINTS:
        return min(held // per for held, per in zip(analysis.held, effect.per) if per)
    return 1


def received(analysis: SeatAnalysis, gain: Goods, number: int, at_once: bool) -> list[int]:
    """What a gain really brings this seat: doubled by Santa Rita, lowered by a 'one fewer' tile."""
    amounts = [amount * number for amount in gain]
    effects = analysis.effects
    if at_once and effects.doubles:
        amounts = [amount * more for amount, more in zip(amounts, (*effects.doubling, 1))]
    if effects.has_malus:
        amounts = [max(0, amount - fewer) for amount, fewer in zip(amounts, (*effects.malus, 0))]
    return amounts


# Harvest and production


def work_worth(analysis: SeatAnalysis, action: int, value: int) -> float:
    """The bonus tile and all own cards that the value reaches; exchanges where they pay and can be paid."""
    key = (action, value)
    if key not in analysis.known:
        tile = analysis.components.tiles[analysis.family.tile]
        total = received(analysis, tile.halves[action - HARVEST], 1, False)
        budget = analysis.held[:]
        for number in analysis.family.cards[line_of(action)]:
            card = analysis.components.cards[number]
            if card.activation <= value:
                fire(analysis, card, total, budget)
        analysis.known[key] = analysis.change(total) + privileges_worth(analysis, min(total[PRIVILEGE], 2))
    return analysis.known[key]


def fire(analysis: SeatAnalysis, card: Card, total: list[int], budget: list[int]) -> None:
    """Add what a card brings to the total; what an exchange pays leaves the budget."""
    for effect in card.permanent:
        if effect.op == EXCHANGE:
            option = best_exchange(analysis, effect, budget)
            if option >= 0:
                for resource in range(RESOURCE_COUNT):
                    budget[resource] -= effect.pays[option][resource]
                    total[resource] += effect.gains[option][resource] - effect.pays[option][resource]
                total[PRIVILEGE] += effect.gains[option][PRIVILEGE]
        else:
            gain = received(analysis, effect.gain, times(analysis, effect, ANY_CARD), False)
            for resource, amount in enumerate(gain):
                total[resource] += amount


def exchange_gain(analysis: SeatAnalysis, pay: Goods, gain: Goods) -> float:
    """What an exchange is worth."""
    both = [gain[resource] - pay[resource] for resource in range(RESOURCE_COUNT)]
    return analysis.change(both) + privileges_worth(analysis, gain[PRIVILEGE])


def best_exchange(analysis: SeatAnalysis, effect: Effect, budget: Amounts) -> int:
    """The arrow that brings most, of those that can be paid; -1 if none brings anything."""
    chosen, highest = -1, 0.0
    for option, pay in enumerate(effect.pays):
        if all(budget[resource] >= pay[resource] for resource in range(RESOURCE_COUNT)):
            worth = exchange_gain(analysis, pay, effect.gains[option])
            if worth > highest:
                chosen, highest = option, worth
    return chosen


def usual_worth(analysis: SeatAnalysis, goods: Goods) -> float:
    """What goods are worth half-way from now to the end, whatever is held then."""
    stores = STOCKS[analysis.turns_to_come // 2]
    worth = goods[VP] + MILITARY_WORTH * goods[MILITARY] + FAITH_WORTH * goods[FAITH]
    for resource in range(GOODS):
        worth += goods[resource] * stores[resource][1]
    return worth + 2 * stores[WOOD][1] * goods[PRIVILEGE]


def firing_worth(analysis: SeatAnalysis, card: Card) -> float:
    """What a territory or building brings each time it is harvested or produces."""
    worth = 0.0
    for effect in card.permanent:
        if effect.op == EXCHANGE:
            gains = [
                usual_worth(analysis, gain) - usual_worth(analysis, pay) for pay, gain in zip(effect.pays, effect.gains)
            ]
            worth += EXCHANGED * max([0.0, *gains])
        else:
            worth += usual_worth(analysis, effect.gain) * times(analysis, effect, card.tower)
    return worth


def works_to_come(analysis: SeatAnalysis, action: int) -> float:
    """How often a card taken now will be harvested or produce: in the rounds to come, and perhaps still in this one."""
    this_round = 0.0 if holds(analysis.family.coloured, action) else analysis.laps_to_come / LAPS
    return WORKS_A_ROUND * (ROUNDS - analysis.round + this_round)


# Cards


def card_worth(analysis: SeatAnalysis, card: Card) -> float:
    """What a card brings over the rest of the game and at its end, but for what it gives at once."""
    worth = card.end_vp + analysis.pull[card.tower] + SET_WORTH[card.tower][len(analysis.family.cards[card.tower])]
    if card.tower == TERRITORY or card.tower == BUILDING:
        action = HARVEST if card.tower == TERRITORY else PRODUCTION
        lacking = card.activation - analysis.effects.bonus[action]
        reach = REACH[max(0, min(lacking, len(REACH) - 1))]
        return worth + firing_worth(analysis, card) * reach * works_to_come(analysis, action)
    for effect in card.permanent:
        worth += ability_worth(analysis, effect) * (ROUNDS - analysis.round + analysis.laps_to_come / LAPS)
    return worth


def ability_worth(analysis: SeatAnalysis, effect: Effect) -> float:
    """What an ability of a character or leader is worth each round."""
    if effect.op == DISCOUNT:
        return max(usual_worth(analysis, goods) for goods in effect.choose) * discounts(effect)
    if effect.op == ACTION:
        return work_worth(analysis, effect.action, max(effect.value, 2)) if effect.action != TAKE_CARD else BONUS_CARD
    return fixed_ability_worth(effect) or usual_worth(analysis, effect.gain)


def discounts(effect: Effect) -> float:
    """How often a discount is used each round."""
    return 2.0 if effect.card == ANY_CARD else 0.7


def fixed_ability_worth(effect: Effect) -> float:
    """What an ability is worth each round that is worth the same to everybody; 0 for the others."""
    op = effect.op
    if op in FLAG_WORTH:
        return FLAG_WORTH[op]
    if op == ACTION_BONUS:
        return VALUE_WORTH * effect.value * (0.8 if effect.action == TAKE_CARD else 1.0)
    if op == MEMBER_VALUE_ADD:
        return VALUE_WORTH * effect.value * len(effect.members)
    if op == MEMBER_VALUE_SET:
        return VALUE_WORTH * (effect.value - 3.5) * len(effect.members)
    if op == MEMBER_VALUE_SET_ONE:
        return VALUE_WORTH * (effect.value - 2)
    return 0.0


FLAG_WORTH: Final = {  # a round
    NO_FLOOR_BONUS: -0.6,
    IGNORE_OCCUPIED_SPACES: 2.0,
    NO_OCCUPIED_TOWER_FEE: 2.5,
    CHURCH_SUPPORT_BONUS: 2.0,
    NO_TERRITORY_REQUIREMENT: 1.5,
    DOUBLE_IMMEDIATE_RESOURCES: 1.5,
}


def immediate_worth(analysis: SeatAnalysis, card: Card, total: list[int], depth: int) -> float:
    """Add the goods a card gives at once to the total; what its bonus actions are worth."""
    worth = 0.0
    for effect in card.immediate:
        if effect.op != ACTION:
            gain = received(analysis, effect.gain, times(analysis, effect, card.tower), True)
            for resource in range(RESOURCE_COUNT):
                total[resource] += gain[resource]
            worth += privileges_worth(analysis, gain[PRIVILEGE])
        elif effect.action != TAKE_CARD:
            worth += work_worth(analysis, effect.action, int(work_value(analysis.family, effect)))
        elif depth:
            worth += BONUS_CARD
        else:
            worth += bonus_card_worth(analysis, effect, total)
    return worth


def bonus_card_worth(analysis: SeatAnalysis, effect: Effect, total: list[int]) -> float:
    """The best card that can be taken by the bonus action without servants, with what is left after paying."""
    purse = [held + more for held, more in zip(analysis.held, total)]
    highest = 0.0
    for floor in range(TOWER_COUNT * FLOORS):
        tower = floor // FLOORS
        value = effect.value + analysis.effects.bonus[tower]
        if effect.card in (tower, ANY_CARD) and value >= analysis.components.space_value[floor]:
            highest = max(highest, floor_worth(analysis, floor, purse, effect.discount, 1))
    return highest


CANNOT: Final = -1000.0


def floor_worth(analysis: SeatAnalysis, floor: int, purse: list[int], discount: Goods, depth: int) -> float:
    """What taking the card of a floor brings, all that is paid taken off, but for servants."""
    state = analysis.state
    tower = floor // FLOORS
    owned = len(analysis.family.cards[tower])
    if state.towers[floor] == NO_CARD or owned >= MOST_CARDS:
        return CANNOT
    card = analysis.components.cards[state.towers[floor]]
    total = list(analysis.effects.floor_gain[floor])
    total[COINS] -= int(fee(state, analysis.family, tower, depth > 0))
    there = [held + more for held, more in zip(purse, total)]
    if depth and (there[COINS] < 0 or not is_housed(analysis, tower, there)):
        return CANNOT
    ways = [
        way.pay
        for way in payments(analysis.effects, card, discount)
        if there[MILITARY] >= way.military and all(has >= pay for has, pay in zip(there, way.pay))
    ]
    if not ways:
        return CANNOT
    pay = max(ways, key=lambda way: analysis.change([-amount for amount in way])) if len(ways) > 1 else ways[0]
    for resource in range(RESOURCE_COUNT):
        total[resource] -= pay[resource]
    worth = immediate_worth(analysis, card, total, depth)
    return worth + analysis.change(total) + card_worth(analysis, card)


def is_housed(analysis: SeatAnalysis, tower: int, there: list[int]) -> bool:
    """LM-TOW-5: whether there is military enough for another territory."""
    if tower != TERRITORY or analysis.effects.no_territory_requirement:
        return True
    return there[MILITARY] >= analysis.components.territory_military[len(analysis.family.cards[TERRITORY])]


# Leaders

CARDS_A_ROUND: Final = 1.4  # of a type that is wanted
GROWTH: Final = (3.0, 2.0, 2.0, 3.0, 3.0, 1.2, 10.0)  # of each kind held, a round, if it is wanted
PULLED: Final = 0.3  # how much of a leader's promise the cards share that it still asks for


def rounds_to_meet(analysis: SeatAnalysis, leader: Leader) -> float:
    """How many rounds it will probably take until the leader can be played."""
    return min(max(rounds_for_cards(analysis, need), rounds_for_goods(analysis, need)) for need in leader.requirements)


def rounds_for_cards(analysis: SeatAnalysis, need: Requirement) -> float:
    """Cards of several types come faster than as many of one."""
    types = sum(count > 0 for count in need.cards)
    return sum(cards_lacking(analysis, need)) / (CARDS_A_ROUND * min(max(types, 1), 2))


def rounds_for_goods(analysis: SeatAnalysis, need: Requirement) -> float:
    """Until there is enough of everything at once."""
    asked = [int(need.price >> kind * BITS & FIELD) for kind in range(PAYABLE)] + [need.vp]
    lacking = [max(0, amount - held) for amount, held in zip(asked, analysis.held)]
    return max(amount / growth for amount, growth in zip(lacking, GROWTH))


def cards_lacking(analysis: SeatAnalysis, need: Requirement) -> list[int]:
    """By type, the cards that a leader still asks for."""
    return [max(0, count - len(line)) for count, line in zip(need.cards, analysis.family.cards)]


def leader_worth(analysis: SeatAnalysis, number: int) -> float:
    """What a leader would bring each round, once played."""
    leader = analysis.components.leaders[number]
    if leader.copies:
        return max([leader_worth(analysis, other) for other in leaders_of_others(analysis)], default=0.0)
    return sum(ability_worth(analysis, effect) for effect in leader.ability)


def leaders_of_others(analysis: SeatAnalysis) -> list[int]:
    """The leaders that other seats have played and that can be copied."""
    return [
        number
        for family in analysis.state.families
        if family is not analysis.family
        for number in family.leaders
        if not analysis.components.leaders[number].copies
    ]


def leader_promise(analysis: SeatAnalysis, number: int) -> float:
    """What a leader in hand will bring in the rounds left after it can be played."""
    rounds = (analysis.turns_to_come + 1) / LAPS - rounds_to_meet(analysis, analysis.components.leaders[number])
    return leader_worth(analysis, number) * max(0.0, rounds)


def leader_pull(analysis: SeatAnalysis) -> list[float]:
    """By type of card, what another one does for the leaders in hand."""
    pull = [0.0] * TOWER_COUNT
    for number in analysis.family.hand:
        lacking = cards_lacking(analysis, analysis.components.leaders[number].requirements[0])
        if sum(lacking):
            share = PULLED * leader_promise(analysis, number) / sum(lacking)
            pull = [had + (share if lacks else 0.0) for had, lacks in zip(pull, lacking)]
    return pull


# The church

MALUS_A_ROUND: Final = (2.5, 1.5, 1.5, 1.5, 1.5, 0.0, 0.0)  # so many sources of each kind lose one


def excommunication_cost(analysis: SeatAnalysis, effect: Effect) -> float:
    """What an excommunication would cost over the rounds after the report and at the end."""
    rounds = ROUNDS - ROUNDS_A_PERIOD * (analysis.period + 1)
    op = effect.op
    if op == GAIN_MALUS:
        return 0.7 * rounds * sum(MALUS_A_ROUND[resource] for resource in effect.resources)
    if op == ACTION_BONUS:
        return rounds * VALUE_WORTH * -effect.value * 1.2
    if op == MEMBER_VALUE_ADD:
        return rounds * VALUE_WORTH * len(effect.members)
    if op == NO_FINAL_VP:
        return final_vp(analysis, effect.card)
    if op in (FINAL_VP_LOSS, FINAL_VP_LOSS_BUILDING_COSTS):
        return final_loss(analysis, effect)
    return rounds * {NO_MARKET: 1.5, SERVANT_RATE: 1.2, SKIP_FIRST_TURN: 2.0}.get(op, 1.0)


def final_vp(analysis: SeatAnalysis, tower: int) -> float:
    """What a seat's cards of a type score at the end."""
    cards = analysis.family.cards[tower]
    if tower == VENTURE:
        return sum(analysis.components.cards[card].end_vp for card in cards)
    table = analysis.components.territory_vp if tower == TERRITORY else analysis.components.character_vp
    return table[len(cards)]


def final_loss(analysis: SeatAnalysis, effect: Effect) -> float:
    """What excommunications 3-4 to 3-7 would take, as things stand."""
    if effect.op == FINAL_VP_LOSS:
        return sum(
            effect.lose * (analysis.held[resource] // effect.per[resource])
            for resource in range(RESOURCE_COUNT)
            if effect.per[resource]
        )
    costs = [analysis.components.cards[card].costs[0].pay for card in analysis.family.cards[BUILDING]]
    return effect.lose * sum(cost[WOOD] + cost[STONE] for cost in costs)
