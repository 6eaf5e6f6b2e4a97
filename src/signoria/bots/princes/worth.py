"""Heuristic values of things for a seat, in florins. One point of work value is 100 F, one PP 200 F.

Everything here is read from a seat's own cards and from what lies open; other seats' hands are never looked at.
"""

from typing import Final

from signoria.kernel.bits import holds
from signoria.princes.components import (
    BONUS_COUNT,
    BUILDER,
    BUILDERS,
    BUILDING_PP,
    BUILDING_SIZES,
    BUILDING_VALUE,
    BUILDINGS_BUILT,
    CATEGORIES,
    EMPTY_SPACES,
    FORESTS,
    FREEDOM_VALUE,
    FREEDOMS_HELD,
    JESTER,
    JESTER_VALUE,
    JESTERS,
    LANDSCAPE_KINDS,
    LANDSCAPE_PIECES,
    LANDSCAPE_VALUE,
    LANDSCAPES_PLACED,
    LARGE_BUILDINGS,
    MEDIUM_BUILDINGS,
    PRESTIGE,
    PRESTIGE_CARDS,
    PRESTIGE_COUNT,
    PROFESSION_COUNT,
    RECRUITING_STACK,
    ROUNDS,
    SMALL_BUILDINGS,
)
from signoria.princes.placing import fits
from signoria.princes.principality import LARGE, MEDIUM
from signoria.princes.scoring import prestige_pp
from signoria.princes.state import ACTIONS, OVER, PrincesState
from signoria.princes.supply import building_cost
from signoria.princes.works import all_bonuses, bonus_value, value_without_bonus

VALUE: Final = 100  # a point of work value
PP: Final = 200
SCORED_PP: Final = 3  # for a building, a further landscape of a kind, a second or third builder
REACHING: Final = 150  # for a part that helps a profession still below the minimum
FELT_PRICE: Final = (1.0, 1.0, 1.0, 0.9, 0.8, 0.6, 0.3)  # by round: money left at the end is worth nothing
LAST_MONEY: Final = 300
BUILDER_SAVES: Final = (400, 0, 300, 0)  # on each building, by the builders one has
USUAL_BUILDINGS: Final = 4  # a principality at the end


class SeatAnalysis:
    """What the worth of moves depends on: a seat and the open table, at one decision."""

    def __init__(self, state: PrincesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.principality = state.principalities[seat]
        self.components = state.components
        self.round = state.round
        self.money = int(self.principality.money)
        self.professions = [card for card in self.principality.hand if card < PROFESSION_COUNT]
        self.actions = actions_to_come(state, seat)
        self.minimum = self.components.minimum[self.round - 1]

    def value(self, card: int) -> int:
        """What a work by this profession would be worth now without bonus cards."""
        return int(value_without_bonus(self.state, self.principality, card))

    def works_to_come(self) -> int:
        """The professions in hand and those that will probably come, limited by the actions left."""
        return min(len(self.professions) + (ROUNDS - self.round) // 2, self.actions)


def actions_to_come(state: PrincesState, seat: int) -> int:
    """Two for each round to come, and what is left of this one."""
    later = 2 * (ROUNDS - state.round)
    if state.phase == OVER:
        return 0
    if state.phase != ACTIONS:
        return later + 2
    if seat == state.active:
        return later + int(state.actions_left)
    has_played = (seat - state.start) % state.seats < (state.active - state.start) % state.seats
    return later if has_played else later + 2


def felt_price(analysis: SeatAnalysis, price: int) -> float:
    """Money is precious early, the last of it doubly, and worth little late; 1 PP off the track pays only 100 F."""
    cash = min(price, analysis.money)
    felt = FELT_PRICE[analysis.round - 1] * cash + PP / 100 * (price - cash)
    if analysis.round < ROUNDS - 1:
        felt += min(max(LAST_MONEY - analysis.money + cash, 0), cash)
    return felt


def wanted_part(analysis: SeatAnalysis, wishes: list[int], part: int, value: int) -> int:
    """A building, landscape or freedom adds its value to each profession in hand that wishes for it."""
    worth = 0
    for card in analysis.professions:
        if wishes[card] == part:
            worth += VALUE * value
            if analysis.value(card) < analysis.minimum:
                worth += REACHING
    return worth


def card_interest(analysis: SeatAnalysis, raised: tuple[int, ...]) -> int:
    """What more of these features does for the bonus and prestige cards held."""
    worth = 0
    components = analysis.components
    for card in analysis.principality.bonus:
        for feature in components.bonus_counts[card]:
            if feature in raised:
                worth += VALUE * components.bonus_per[card]
    for card in analysis.principality.prestige:
        rule = components.prestige_rules[card]
        if rule.feature >= 0:
            worth += PP if rule.feature in raised else 0
        else:
            short = [feature for feature, number in rule.needs if analysis.principality.count(feature) < number]
            if any(feature in raised for feature in short):
                worth += PP * rule.value // (2 * len(short))
    return worth


def building_worth(analysis: SeatAnalysis, building: int) -> int:
    """3 PP, 4 points for every profession that wants it, and what bonus and prestige cards make of it."""
    if holds(LARGE, building):
        of_its_size = LARGE_BUILDINGS
    else:
        of_its_size = MEDIUM_BUILDINGS if holds(MEDIUM, building) else SMALL_BUILDINGS
    worth = PP * BUILDING_PP + wanted_part(analysis, analysis.components.building_of, building, BUILDING_VALUE)
    return worth + card_interest(analysis, (BUILDINGS_BUILT, of_its_size, BUILDING_SIZES, EMPTY_SPACES))


def freedom_worth(analysis: SeatAnalysis, freedom: int) -> int:
    """3 points for every profession that wants it."""
    worth = wanted_part(analysis, analysis.components.freedom_of, freedom, FREEDOM_VALUE)
    return worth + card_interest(analysis, (FREEDOMS_HELD, CATEGORIES))


def landscape_worth(analysis: SeatAnalysis, kind: int) -> int:
    """The first of a kind helps the professions that want it; every further one scores 3 PP."""
    if analysis.principality.landscapes_of(kind):
        return PP * SCORED_PP + card_interest(analysis, (FORESTS + kind, LANDSCAPES_PLACED, EMPTY_SPACES))
    raised = (FORESTS + kind, LANDSCAPES_PLACED, LANDSCAPE_KINDS, CATEGORIES, EMPTY_SPACES)
    wanted = wanted_part(analysis, analysis.components.landscape_of, kind, LANDSCAPE_VALUE)
    return wanted + VALUE // 2 * analysis.round + card_interest(analysis, raised)


def jester_worth(analysis: SeatAnalysis) -> int:
    """2 points for every work to come: best early, and always good."""
    return VALUE * JESTER_VALUE * analysis.works_to_come() + card_interest(analysis, (JESTERS, CATEGORIES))


def builder_worth(analysis: SeatAnalysis) -> int:
    """What the buildings to come get cheaper; the second and third score 3 PP besides."""
    built = int(analysis.principality.buildings).bit_count()
    to_come = min(max(USUAL_BUILDINGS - built, 0), analysis.actions // 2)
    saved = BUILDER_SAVES[analysis.principality.builders] * to_come
    scored = PP * SCORED_PP if analysis.principality.builders else 0
    return saved + scored + card_interest(analysis, (BUILDERS, CATEGORIES))


def prestige_promise(analysis: SeatAnalysis, card: int) -> float:
    """A prestige card's PP as things stand; one not yet earned still promises a part, the more the earlier it is."""
    rule = analysis.components.prestige_rules[card]
    now = prestige_pp(analysis.state, analysis.seat, card)
    time_left = (ROUNDS - analysis.round) / ROUNDS
    if rule.feature >= 0:
        return now * (1 - time_left / 2) + rule.tied * time_left / 2
    met = sum(min(int(analysis.principality.count(feature)), number) for feature, number in rule.needs)
    needed = sum(number for _, number in rule.needs)
    return now if now else rule.value * time_left * met / needed


def prestige_worth(analysis: SeatAnalysis) -> float:
    """The best of five is about as good as the third best of all those not held."""
    held = analysis.principality.prestige
    promises = [prestige_promise(analysis, card) for card in range(PRESTIGE_COUNT) if card not in held]
    return PP * nth_best(promises, 3) + card_interest(analysis, (PRESTIGE_CARDS, CATEGORIES))


def nth_best(values: list[float], place: int) -> float:
    """The best, second best and so on; the last if there are not so many, and 0 if there are none."""
    return sorted(values, reverse=True)[:place][-1] if values else 0.0


def fit(analysis: SeatAnalysis, card: int) -> int:
    """How well a profession fits: the parts already there, and a little for wishes shared with the hand."""
    components = analysis.components
    principality = analysis.principality
    points = 0
    for wishes, value, there in (
        (components.building_of, BUILDING_VALUE, holds(principality.buildings, components.building_of[card])),
        (components.landscape_of, LANDSCAPE_VALUE, principality.landscapes_of(components.landscape_of[card]) > 0),
        (components.freedom_of, FREEDOM_VALUE, components.freedom_of[card] in principality.freedoms),
    ):
        shared = sum(other != card and wishes[other] == wishes[card] for other in analysis.professions)
        points += 3 * value if there else value * shared
    return points


def profession_worth(analysis: SeatAnalysis, card_fit: float) -> float:
    """A further work, if there are actions for it, and a point for every work to come."""
    works = analysis.works_to_come()
    if analysis.actions < len(analysis.professions) + 2:
        return VALUE * (works - 1) if works else 0
    expected = int(JESTER_VALUE * analysis.principality.jesters + analysis.principality.cards()) + 1 + card_fit
    reaches = expected + 3 >= analysis.components.minimum[min(analysis.round, ROUNDS - 1)]
    return VALUE * (expected / 2 if reaches else 2) + VALUE * works


def recruiting_worth(analysis: SeatAnalysis) -> float:
    """A profession of the seat's choice, without using an action."""
    best = max([fit(analysis, card) / 3 for card in open_professions(analysis)], default=0.0)
    return profession_worth(analysis, best) + (VALUE if best else 0)


def open_professions(analysis: SeatAnalysis) -> list[int]:
    """The professions that lie face up before other seats."""
    principalities = analysis.state.principalities
    return [
        card
        for seat in range(analysis.state.seats)
        if seat != analysis.seat
        for card in principalities[seat].table
        if card < PROFESSION_COUNT
    ]


def bonus_gain(analysis: SeatAnalysis, card: int) -> int:
    """The points a bonus card would add to a work now."""
    return int(bonus_value(analysis.components, analysis.principality, card, 1))


def bonus_worth(analysis: SeatAnalysis) -> float:
    """The best of five is about as good as the fourth best of all; useless without a work to play it with."""
    if len(analysis.principality.bonus) >= min(len(analysis.professions), max(analysis.actions - 1, 0)):
        return 0
    held = analysis.principality.bonus
    gain = nth_best([bonus_gain(analysis, card) for card in range(BONUS_COUNT) if card not in held], 4)
    short = [
        card for card in analysis.professions if analysis.value(card) < analysis.minimum <= analysis.value(card) + gain
    ]
    return VALUE * gain + (4 * REACHING if short and analysis.actions > 1 else 0)


def stack_worth(analysis: SeatAnalysis, stack: int) -> float:
    """What an object of the auction is worth."""
    if stack < JESTER:
        return landscape_worth(analysis, stack)
    if stack == JESTER:
        return jester_worth(analysis)
    if stack == BUILDER:
        return builder_worth(analysis)
    if stack == PRESTIGE:
        return prestige_worth(analysis)
    if stack == RECRUITING_STACK:
        return recruiting_worth(analysis)
    return max([landscape_worth(analysis, kind) for kind in placeable_landscapes(analysis)], default=0)


def placeable_landscapes(analysis: SeatAnalysis) -> list[int]:
    """The kinds left in the supply that fit."""
    state = analysis.state
    return [
        kind for kind in range(JESTER) if state.supply[kind] and fits(state, analysis.seat, LANDSCAPE_PIECES + kind)
    ]


def work_value(analysis: SeatAnalysis, card: int) -> int:
    """What a work would be worth: alone if that reaches the minimum, else with every bonus card."""
    alone = analysis.value(card)
    return alone if alone >= analysis.minimum else alone + int(all_bonuses(analysis.state, analysis.principality))


def own_building_cost(analysis: SeatAnalysis) -> int:
    """What a building costs this seat."""
    return int(building_cost(analysis.principality))
