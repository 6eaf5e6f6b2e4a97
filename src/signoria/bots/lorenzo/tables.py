"""Heuristic values of cards, leaders and goods in VP, in tables computed once per edition."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.lorenzo.worth import (
    BONUS_CARD,
    EXCHANGED,
    FAITH_WORTH,
    GROWTH,
    MALUS_A_ROUND,
    MILITARY_WORTH,
    STOCKS,
    TURNS,
    VALUE_WORTH,
    discounts,
    fading,
    fixed_ability_worth,
)
from signoria.lorenzo.components import (
    ACTION,
    ACTION_BONUS,
    BUILDING,
    DISCOUNT,
    EXCHANGE,
    GAIN_MALUS,
    GAIN_PER_CARD,
    GAIN_PER_POINTS,
    GOODS,
    LAPS,
    MEMBER_VALUE_ADD,
    NO_MARKET,
    RESOURCE_COUNT,
    SERVANT_RATE,
    SKIP_FIRST_TURN,
    TAKE_CARD,
    TERRITORY,
    WOOD,
    Card,
    Components,
    Effect,
    Goods,
    Leader,
    Requirement,
)
from signoria.lorenzo.purse import BITS, FIELD, PAYABLE, price_of

NEVER: Final = -1
WORK_WORTH: Final = 4.0  # a harvest or production that comes by a card or leader
PRIVILEGES_COUNTED: Final = 1.9  # a privilege in units of wood


class Tables:
    """By turns that a seat has still to come: units, and what each card brings. The rest of it is the same all game."""

    def __init__(self, components: Components) -> None:
        self.components = components
        cards = components.cards
        rests = range(TURNS + 1)
        unit = [units(rest) for rest in rests]
        later = [unit[rest // 2] for rest in rests]
        self.unit = [vec[float](worths) for worths in unit]  # one of each kind, a privilege last
        self.later = [vec[float](worths) for worths in later]  # the same half-way to the end
        self.base = [vec[float]([base(card, rest, unit[rest]) for card in cards]) for rest in rests]
        self.price = [vec[float]([total(card.costs[0].pay, unit[rest]) for card in cards]) for rest in rests]
        self.fire = [vec[float]([fire(card, later[rest]) for card in cards]) for rest in rests]
        self.floor = [vec[float]([total(gain, unit[rest]) for gain in components.space_gain]) for rest in rests]
        self.tile = [vec[float](tile_worths(components, unit[rest])) for rest in rests]  # by tile and work
        self.activation = vec[i64]([card.activation for card in cards])
        self.income = [vec[float](income(card, unit[TURNS // 2])) for card in cards]
        self.counted = vec[i64]([counted(card) for card in cards])  # the type a card counts when it fires, or NEVER
        self.counted_gain = [counted_gain(card) for card in cards]
        self.counts_now = [any(effect.op != ACTION and effect.op != 0 for effect in card.immediate) for card in cards]
        self.exchanges = [exchange_of(card) for card in cards]
        self.option_price = [[price_of(pay) for pay in pays_of(card)] for card in cards]
        self.option_worth = [[option_worths(card, unit[rest]) for card in cards] for rest in rests]
        self.end_vp = vec[i64]([card.end_vp for card in cards])
        self.leader = vec[float]([leader_a_round(leader) for leader in components.leaders])
        self.needs = [[Need(need) for need in leader.requirements] for leader in components.leaders]
        self.penalty = vec[float]([penalty_a_round(effect) for effect in components.excommunications])


def base(card: Card, rest: int, unit: list[float]) -> float:
    """What a card brings at once and at the end, and a character over the rounds; not what it brings when fired."""
    worth = float(card.end_vp)
    for effect in card.immediate:
        if effect.op == ACTION:
            worth += BONUS_CARD if effect.action == TAKE_CARD else WORK_WORTH
        elif effect.op != GAIN_PER_CARD and effect.op != GAIN_PER_POINTS:
            worth += total(effect.gain, unit)
    if card.tower != TERRITORY and card.tower != BUILDING:
        for effect in card.permanent:
            worth += ability_a_round(effect) * rest / LAPS
    return worth


def fire(card: Card, unit: list[float]) -> float:
    """What a territory or building brings each time, but for what counts cards."""
    worth = 0.0
    if card.tower == TERRITORY or card.tower == BUILDING:
        for effect in card.permanent:
            if effect.op == EXCHANGE:
                worth += EXCHANGED * max([0.0, *exchange_worths(effect, unit)])
            elif effect.op != GAIN_PER_CARD:
                worth += total(effect.gain, unit)
    return worth


def income(card: Card, unit: list[float]) -> list[float]:
    """By kind, what a territory or building brings each time; of an exchange the best, what it takes below 0."""
    found = [0.0] * (RESOURCE_COUNT + 1)
    if card.tower == TERRITORY or card.tower == BUILDING:
        for effect in card.permanent:
            if effect.op == EXCHANGE:
                worths = exchange_worths(effect, unit)
                option = worths.index(max(worths))
                for kind in range(RESOURCE_COUNT + 1):
                    found[kind] += effect.gains[option][kind] - effect.pays[option][kind]
            elif effect.op != GAIN_PER_CARD:
                for kind in range(RESOURCE_COUNT + 1):
                    found[kind] += effect.gain[kind]
    return found


def tile_worths(components: Components, unit: list[float]) -> list[float]:
    """What each bonus tile gives for harvest, then for production."""
    return [total(half, unit) for tile in components.tiles for half in tile.halves]


def option_worths(card: Card, unit: list[float]) -> list[float]:
    """What each arrow of an exchange brings; nothing if the card has none."""
    effect = exchange_of(card)
    return exchange_worths(effect, unit) if effect is not None else []


class Need:
    """One alternative of what a leader asks for, unpacked."""

    def __init__(self, need: Requirement) -> None:
        self.cards = list(need.cards)
        self.types = sum([count > 0 for count in need.cards])
        self.amounts = [int(need.price >> kind * BITS & FIELD) for kind in range(PAYABLE)] + [need.vp]
        self.kinds = [kind for kind in range(RESOURCE_COUNT) if self.amounts[kind]]
        self.growth = [float(growth) for growth in GROWTH]


def units(rest: int) -> list[float]:
    """One of each kind, with so many turns to come."""
    stores = STOCKS[rest]
    goods = [float(stores[kind][1]) for kind in range(GOODS)]
    return [*goods, MILITARY_WORTH * fading(rest), FAITH_WORTH, 1.0, PRIVILEGES_COUNTED * goods[WOOD]]


def total(goods: Goods, unit: list[float]) -> float:
    """What goods and points are worth."""
    worth = 0.0  # `sum` rounds differently from Python 3.12 on
    for amount, each in zip(goods, unit):
        worth += amount * each
    return worth


def exchange_of(card: Card) -> Effect | None:
    """The exchange that a building offers."""
    if card.tower == TERRITORY or card.tower == BUILDING:
        for effect in card.permanent:
            if effect.op == EXCHANGE:
                return effect
    return None


def pays_of(card: Card) -> tuple[Goods, ...]:
    effect = exchange_of(card)
    return effect.pays if effect is not None else ()


def exchange_worths(effect: Effect, unit: list[float]) -> list[float]:
    """What each arrow brings more than it takes."""
    return [total(gain, unit) - total(pay, unit) for pay, gain in zip(effect.pays, effect.gains)]


def counted(card: Card) -> int:
    """The type of card that a building counts when it produces."""
    for effect in card.permanent:
        if effect.op == GAIN_PER_CARD:
            return effect.card
    return NEVER


def counted_gain(card: Card) -> Goods:
    """What it then gives for each."""
    for effect in card.permanent:
        if effect.op == GAIN_PER_CARD:
            return effect.gain
    return ()


def ability_a_round(effect: Effect) -> float:
    """What an ability of a character or leader is worth each round."""
    unit = units(TURNS // 2)
    if effect.op == DISCOUNT:
        return max([total(goods, unit) for goods in effect.choose]) * discounts(effect)
    if effect.op == ACTION:
        return WORK_WORTH
    return float(fixed_ability_worth(effect)) or total(effect.gain, unit)


def leader_a_round(leader: Leader) -> float:
    """What a leader is worth each round once played; one that copies as much as a usual one."""
    if leader.copies:
        return 2.0
    worth = 0.0
    for effect in leader.ability:
        worth += ability_a_round(effect)
    return worth


def penalty_a_round(effect: Effect) -> float:
    """What an excommunication costs each round; those that cost at the end only are worked out from the cards."""
    op = effect.op
    if op == GAIN_MALUS:
        lost = 0.0
        for resource in effect.resources:
            lost += float(MALUS_A_ROUND[resource])
        return 0.7 * lost
    if op == ACTION_BONUS:
        return VALUE_WORTH * -effect.value * 1.2
    if op == MEMBER_VALUE_ADD:
        return VALUE_WORTH * len(effect.members)
    if op == NO_MARKET:
        return 1.5
    if op == SERVANT_RATE:
        return 1.2
    if op == SKIP_FIRST_TURN:
        return 2.0
    return 0.0
