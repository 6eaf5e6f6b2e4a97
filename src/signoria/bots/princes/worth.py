"""What things are worth to a prince, in florins, by rules of thumb. One point of work value is 100 F, one PP 200 F.

Everything here is read from a seat's own cards and from what lies open; other seats' hands are never looked at.
"""

from typing import Final

from signoria.kernel.bits import holds
from signoria.princes.components import (
    BONUS_COUNT,
    BUILDER,
    BUILDERS,
    BUILDING_SIZES,
    BUILDINGS_BUILT,
    CATEGORIES,
    EMPTY_SPACES,
    FORESTS,
    FREEDOMS_HELD,
    JESTER,
    JESTERS,
    LANDSCAPE_KINDS,
    LANDSCAPE_PIECES,
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
from signoria.princes.state import ACTIONS, BUILDING_PP, OVER, PrincesState
from signoria.princes.supply import building_cost
from signoria.princes.works import (
    BUILDING_VALUE,
    FREEDOM_VALUE,
    JESTER_VALUE,
    LANDSCAPE_VALUE,
    all_bonuses,
    bonus_value,
    value_without_bonus,
)

VALUE: Final = 100  # a point of work value
PP: Final = 200
SCORED_PP: Final = 3  # for a building, a further landscape of a kind, a second or third builder
REACHING: Final = 150  # for a part that helps a profession still below the minimum
FELT_PRICE: Final = (1.0, 1.0, 1.0, 0.9, 0.8, 0.6, 0.3)  # by round: money left at the end is worth nothing
LAST_MONEY: Final = 300
BUILDER_SAVES: Final = (400, 0, 300, 0)  # on each building, by the builders one has
USUAL_BUILDINGS: Final = 4  # a principality at the end


class Outlook:
    """A seat's own affairs and the open table, at one decision."""

    def __init__(self, state: PrincesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.prince = state.princes[seat]
        self.components = state.components
        self.round = state.round
        self.money = int(self.prince.money)
        self.professions = [card for card in self.prince.hand if card < PROFESSION_COUNT]
        self.actions = actions_to_come(state, seat)
        self.minimum = self.components.minimum[self.round - 1]

    def value(self, card: int) -> int:
        """What a work by this profession would be worth now without bonus cards."""
        return int(value_without_bonus(self.state, self.prince, card))

    def works_to_come(self) -> int:
        """The professions in hand and those that will probably be found, as far as there are actions for them."""
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


def felt_price(outlook: Outlook, price: int) -> float:
    """Money is precious early, the last of it doubly, and worth little late; 1 PP off the track pays only 100 F."""
    cash = min(price, outlook.money)
    felt = FELT_PRICE[outlook.round - 1] * cash + PP / 100 * (price - cash)
    if outlook.round < ROUNDS - 1:
        felt += min(max(LAST_MONEY - outlook.money + cash, 0), cash)
    return felt


def wanted_part(outlook: Outlook, wishes: list[int], part: int, value: int) -> int:
    """A building, landscape or freedom adds its value to each profession in hand that wishes for it."""
    worth = 0
    for card in outlook.professions:
        if wishes[card] == part:
            worth += VALUE * value
            if outlook.value(card) < outlook.minimum:
                worth += REACHING
    return worth


def card_interest(outlook: Outlook, raised: tuple[int, ...]) -> int:
    """What more of these features does for the bonus and prestige cards held."""
    worth = 0
    components = outlook.components
    for card in outlook.prince.bonus:
        for feature in components.bonus_counts[card]:
            if feature in raised:
                worth += VALUE * components.bonus_per[card]
    for card in outlook.prince.prestige:
        rule = components.prestige_rules[card]
        if rule.feature >= 0:
            worth += PP if rule.feature in raised else 0
        else:
            short = [feature for feature, number in rule.needs if outlook.prince.count(feature) < number]
            if any(feature in raised for feature in short):
                worth += PP * rule.value // (2 * len(short))
    return worth


def building_worth(outlook: Outlook, building: int) -> int:
    """3 PP, 4 points for every profession that wants it, and what bonus and prestige cards make of it."""
    if holds(LARGE, building):
        of_its_size = LARGE_BUILDINGS
    else:
        of_its_size = MEDIUM_BUILDINGS if holds(MEDIUM, building) else SMALL_BUILDINGS
    worth = PP * BUILDING_PP + wanted_part(outlook, outlook.components.building_of, building, BUILDING_VALUE)
    return worth + card_interest(outlook, (BUILDINGS_BUILT, of_its_size, BUILDING_SIZES, EMPTY_SPACES))


def freedom_worth(outlook: Outlook, freedom: int) -> int:
    """3 points for every profession that wants it."""
    worth = wanted_part(outlook, outlook.components.freedom_of, freedom, FREEDOM_VALUE)
    return worth + card_interest(outlook, (FREEDOMS_HELD, CATEGORIES))


def landscape_worth(outlook: Outlook, kind: int) -> int:
    """The first of a kind helps the professions that want it; every further one scores 3 PP."""
    if outlook.prince.landscapes_of(kind):
        return PP * SCORED_PP + card_interest(outlook, (FORESTS + kind, LANDSCAPES_PLACED, EMPTY_SPACES))
    raised = (FORESTS + kind, LANDSCAPES_PLACED, LANDSCAPE_KINDS, CATEGORIES, EMPTY_SPACES)
    wanted = wanted_part(outlook, outlook.components.landscape_of, kind, LANDSCAPE_VALUE)
    return wanted + VALUE // 2 * outlook.round + card_interest(outlook, raised)


def jester_worth(outlook: Outlook) -> int:
    """2 points for every work to come: best early, and always good."""
    return VALUE * JESTER_VALUE * outlook.works_to_come() + card_interest(outlook, (JESTERS, CATEGORIES))


def builder_worth(outlook: Outlook) -> int:
    """What the buildings to come get cheaper; the second and third score 3 PP besides."""
    standing = int(outlook.prince.buildings).bit_count()
    to_come = min(max(USUAL_BUILDINGS - standing, 0), outlook.actions // 2)
    saved = BUILDER_SAVES[outlook.prince.builders] * to_come
    scored = PP * SCORED_PP if outlook.prince.builders else 0
    return saved + scored + card_interest(outlook, (BUILDERS, CATEGORIES))


def prestige_promise(outlook: Outlook, card: int) -> float:
    """A prestige card's PP as things stand; one not yet earned still promises a part, the more the earlier it is."""
    rule = outlook.components.prestige_rules[card]
    now = prestige_pp(outlook.state, outlook.seat, card)
    hope = (ROUNDS - outlook.round) / ROUNDS
    if rule.feature >= 0:
        return now * (1 - hope / 2) + rule.tied * hope / 2
    met = sum(min(int(outlook.prince.count(feature)), number) for feature, number in rule.needs)
    needed = sum(number for _, number in rule.needs)
    return now if now else rule.value * hope * met / needed


def prestige_worth(outlook: Outlook) -> float:
    """The best of five is about as good as the third best of all those not held."""
    held = outlook.prince.prestige
    promises = [prestige_promise(outlook, card) for card in range(PRESTIGE_COUNT) if card not in held]
    return PP * nth_best(promises, 3) + card_interest(outlook, (PRESTIGE_CARDS, CATEGORIES))


def nth_best(values: list[float], place: int) -> float:
    """The best, second best and so on; the last if there are not so many, and 0 if there are none."""
    return sorted(values, reverse=True)[:place][-1] if values else 0.0


def fit(outlook: Outlook, card: int) -> int:
    """How well a profession fits: the parts already there, and a little for wishes shared with the hand."""
    components = outlook.components
    prince = outlook.prince
    points = 0
    for wishes, value, there in (
        (components.building_of, BUILDING_VALUE, holds(prince.buildings, components.building_of[card])),
        (components.landscape_of, LANDSCAPE_VALUE, prince.landscapes_of(components.landscape_of[card]) > 0),
        (components.freedom_of, FREEDOM_VALUE, components.freedom_of[card] in prince.freedoms),
    ):
        shared = sum(other != card and wishes[other] == wishes[card] for other in outlook.professions)
        points += 3 * value if there else value * shared
    return points


def profession_worth(outlook: Outlook, card_fit: float) -> float:
    """A further work, if there are actions for it, and a point for every work to come."""
    works = outlook.works_to_come()
    if outlook.actions < len(outlook.professions) + 2:
        return VALUE * (works - 1) if works else 0
    expected = int(JESTER_VALUE * outlook.prince.jesters + outlook.prince.cards()) + 1 + card_fit
    reaches = expected + 3 >= outlook.components.minimum[min(outlook.round, ROUNDS - 1)]
    return VALUE * (expected / 2 if reaches else 2) + VALUE * works


def recruiting_worth(outlook: Outlook) -> float:
    """A profession of one's choice, and it takes no action."""
    best = max([fit(outlook, card) / 3 for card in open_professions(outlook)], default=0.0)
    return profession_worth(outlook, best) + (VALUE if best else 0)


def open_professions(outlook: Outlook) -> list[int]:
    """The professions that lie face up before other seats."""
    princes = outlook.state.princes
    return [
        card
        for seat in range(outlook.state.seats)
        if seat != outlook.seat
        for card in princes[seat].table
        if card < PROFESSION_COUNT
    ]


def bonus_gain(outlook: Outlook, card: int) -> int:
    """The points a bonus card would add to a work now."""
    return int(bonus_value(outlook.components, outlook.prince, card, 1))


def bonus_worth(outlook: Outlook) -> float:
    """The best of five is about as good as the fourth best of all; useless without a work to play it with."""
    if len(outlook.prince.bonus) >= min(len(outlook.professions), max(outlook.actions - 1, 0)):
        return 0
    held = outlook.prince.bonus
    gain = nth_best([bonus_gain(outlook, card) for card in range(BONUS_COUNT) if card not in held], 4)
    short = [
        card for card in outlook.professions if outlook.value(card) < outlook.minimum <= outlook.value(card) + gain
    ]
    return VALUE * gain + (4 * REACHING if short and outlook.actions > 1 else 0)


def stack_worth(outlook: Outlook, stack: int) -> float:
    """What an object of the auction is worth."""
    if stack < JESTER:
        return landscape_worth(outlook, stack)
    if stack == JESTER:
        return jester_worth(outlook)
    if stack == BUILDER:
        return builder_worth(outlook)
    if stack == PRESTIGE:
        return prestige_worth(outlook)
    if stack == RECRUITING_STACK:
        return recruiting_worth(outlook)
    return max([landscape_worth(outlook, kind) for kind in placeable_landscapes(outlook)], default=0)


def placeable_landscapes(outlook: Outlook) -> list[int]:
    """The kinds left in the supply that fit."""
    state = outlook.state
    return [kind for kind in range(JESTER) if state.supply[kind] and fits(state, outlook.seat, LANDSCAPE_PIECES + kind)]


def work_value(outlook: Outlook, card: int) -> int:
    """What a work would be worth: alone if that reaches the minimum, else with every bonus card."""
    alone = outlook.value(card)
    return alone if alone >= outlook.minimum else alone + int(all_bonuses(outlook.state, outlook.prince))


def own_building_cost(outlook: Outlook) -> int:
    """What a building costs this seat."""
    return int(building_cost(outlook.prince))
