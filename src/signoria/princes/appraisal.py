"""Every number and reason that a person is shown, worked out from what the seat may see: nothing hidden is told."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.reasons import Reason
from signoria.kernel.state import Json
from signoria.princes.auction import stacks_in_play
from signoria.princes.characters import rank
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BEST_WORK_PP,
    BUILDING_VALUE,
    BUILDINGS,
    BUILDINGS_BUILT,
    CARD_PRICE,
    CARD_VALUE,
    CHARACTERS,
    DECKS,
    EMPTY_SPACES,
    FEATURES,
    FREEDOM_VALUE,
    FREEDOMS,
    JESTER_VALUE,
    LANDSCAPE_PIECES,
    LANDSCAPE_VALUE,
    LANDSCAPES,
    LOOKED_AT,
    MUSE,
    OBJECTS,
    PROFESSION_COUNT,
    RECRUITING,
    bid_fields,
)
from signoria.princes.cooperative import OFFERS_A_TURN, neighbours, offers
from signoria.princes.moves import ASK, COUNTER_SUM, OFFER, card_names
from signoria.princes.principality import Principality
from signoria.princes.refusal import (
    beyond_cash,
    no_princess,
    not_acting,
    not_buildable,
    not_drawable,
    not_introducible,
    not_introducing,
    not_markable,
    not_marking,
    not_offerable,
    not_offering,
    not_openable,
    not_opening,
    not_payable,
    not_workable,
    open_fields,
)
from signoria.princes.scoring import prestige_pp
from signoria.princes.state import (
    ANSWER,
    BID,
    BONUS,
    BONUS_DECK,
    CHARACTER_AUCTION,
    COUNTER,
    MERCHANT_CHOICE,
    OVER,
    PAYOUT,
    PRESTIGE_DECK,
    PRICE,
    PROFESSION_DECK,
    TURN,
    PrincesState,
)
from signoria.princes.supply import building_cost, opening_price
from signoria.princes.works import (
    all_bonuses,
    bonus_value,
    minimum,
    money_besides,
    most_pp,
    princess_parts,
    value_parts,
)

# What one more of each part adds to a work; of building, landscape and freedom only the first counts.
ADDS: Final = {
    "building": BUILDING_VALUE,
    "landscape": LANDSCAPE_VALUE,
    "freedom": FREEDOM_VALUE,
    "jesters": JESTER_VALUE,
    "cards": CARD_VALUE,
}


def appraise_table(state: PrincesState) -> Json:
    """What everybody can work out."""
    appraisal: Json = {
        "minimum": minimum(state),
        "adds": ADDS,
        "looked_at": {DECKS[deck]: min(LOOKED_AT, len(state.deck(deck))) for deck in range(3)},
        "stacks": {OBJECTS[stack]: state.left_in_stack(stack) for stack in _landscapes_first(state)},
        "seats": _seats(state),
    }
    if state.phase == CHARACTER_AUCTION:
        appraisal["fields"] = {name: bid_fields(state.components, at) for at, name in enumerate(CHARACTERS)}
    if state.phase == OVER:
        appraisal["final"] = _final(state)
    return appraisal


def appraise_seat(state: PrincesState, seat: int) -> Json:
    """What the seat alone can work out."""
    appraisal: Json = {"prices": _prices(state, seat)}
    appraisal.update(_cards(state, seat))
    if state.phase != OVER:
        appraisal["why_not"] = _why_not(state, seat)
    if seat == state.seat:
        appraisal.update(_choices(state, state.principalities[seat]))
    return appraisal


# What everybody can work out


def _landscapes_first(state: PrincesState) -> list[int]:
    """PF-AUC-11: the stacks as they lie on the table: landscapes of any kind take the place of the three kinds."""
    stacks = list(stacks_in_play(state))
    return [ANY_LANDSCAPE, *stacks[:-1]] if stacks[-1] == ANY_LANDSCAPE else stacks


def _seats(state: PrincesState) -> list[Json]:
    """PF-BST-1, PF-CHR-7, PF-END-2: what can be counted, the place on the fame track, and how it would end now."""
    best_works = _best_works_pp(state)
    totals = [_total(state, seat, best_works[seat]) for seat in range(state.seats)]
    return [
        {
            "buildings": principality.count(BUILDINGS_BUILT),
            "empty_spaces": principality.count(EMPTY_SPACES),
            "fame": rank(state, seat),
            "best_work": best_works[seat],
            "rank": 1 + len([other for other in totals if other > totals[seat]]),
        }
        for seat, principality in enumerate(state.principalities)
    ]


def _best_works_pp(state: PrincesState) -> list[int]:
    """PF-BST-1: what best work would bring each seat now."""
    works = [principality.best_work for principality in state.principalities]
    best = max(works)
    return [BEST_WORK_PP if work == best and best > 0 else 0 for work in works]


def _total(state: PrincesState, seat: int, best_work: int) -> tuple[int, int]:
    """PF-BST-1, PF-END-2: PP with best work as it stands; then money, which is hidden before the end."""
    principality = state.principalities[seat]
    return principality.pp + best_work, principality.money if state.phase == OVER else 0


def _final(state: PrincesState) -> Json:
    """PF-END-1: what each prestige card has scored."""
    names = state.components.prestige_cards
    return {
        "prestige": [
            {names[card]: prestige_pp(state, seat, card) for card in state.principalities[seat].prestige}
            for seat in range(state.seats)
        ]
    }


# Money


def payment(money: i64, price: i64) -> tuple[i64, i64]:
    """PF-MON-2: how a price is met by who has so much money: so much in cash, so many PP at 100 F each."""
    missing = price - money
    if missing <= 0:
        return price, 0
    pp = (missing + 99) // 100
    return price - 100 * pp, pp


def _payment(state: PrincesState, money: i64, price: i64) -> Json:
    """PF-MON-2, PF-CHR-10: with Muse & Princess nothing is paid with PP."""
    cash, pp = (price, 0) if state.options.muse_and_princess else payment(money, price)
    return {"price": price, "cash": cash, "pp": pp}


def _prices(state: PrincesState, seat: int) -> Json:
    """PF-AUC-2, PF-AUC-3, PF-OBJ-3: what everything for sale would take from the seat, and the bid it is asked for."""
    principality = state.principalities[seat]
    prices: Json = {
        "opening": _payment(state, principality.money, opening_price(state)),
        "building": _payment(state, principality.money, building_cost(principality)),
        "card": _payment(state, principality.money, CARD_PRICE),
    }
    if seat == state.seat and state.kind == BID:
        prices["bid"] = _payment(state, principality.money, state.price + 100)
    elif seat == state.seat and state.kind == MERCHANT_CHOICE:
        prices["object"] = _payment(state, principality.money, state.price)
    return prices


def _choices(state: PrincesState, principality: Principality) -> Json:
    """What the decision under way means in money."""
    if state.kind == PAYOUT:
        value = state.work_value
        return {"payouts": [money_besides(value, pp) for pp in range(int(most_pp(value)) + 1)]}
    if state.kind in (PRICE, ANSWER, COUNTER):
        return {"sums": {str(amount): _sum(state, principality, amount) for amount in _amounts(state)}}
    if state.kind == TURN and state.options.cooperative:
        return {"offers_left": OFFERS_A_TURN - state.offers}
    return {}


def _amounts(state: PrincesState) -> list[int]:
    """The sums that can be asked, countered or accepted."""
    if state.kind == PRICE:
        return [(action - ASK) * 100 for action in state.legal()]
    amounts = [int(state.sum)]
    if state.kind == ANSWER:
        amounts += [(action - COUNTER_SUM) * 100 for action in state.legal() if action >= COUNTER_SUM]
    return amounts


def _sum(state: PrincesState, principality: Principality, amount: i64) -> Json:
    """PF-COO-4: the partner pays the sum; the active seat gets it, and pays the bank."""
    if state.kind == ANSWER:
        return _payment(state, principality.money, amount)
    return _payment(state, principality.money + amount, building_cost(principality))


# Cards


def _cards(state: PrincesState, seat: int) -> Json:
    """PF-WRK-1, PF-CHR-6, PF-END-1: the seat's cards and those it is looking at as they stand for it now.

    With a recruiting card these are also the professions it could take from other tables.
    """
    principality = state.principalities[seat]
    looked: list[tuple[int, ...]] = [(), (), ()]
    if seat == state.seat:
        looked[state.looked_deck] = state.looked
    works: Json = {}
    for card in principality.hand + _recruitable(state, principality) + looked[PROFESSION_DECK]:
        if card < PROFESSION_COUNT:
            works[state.components.professions[card]] = _work(
                state, principality, card, card in looked[PROFESSION_DECK]
            )
    laying = 0 if state.kind == BONUS and seat == state.seat else 1
    bonuses = card_names(state, BONUS_DECK)
    prestiges = card_names(state, PRESTIGE_DECK)
    found: Json = {
        "works": works,
        "wanted": _wanted(state, principality),
        "bonus": {
            bonuses[card]: bonus_value(state.components, principality, card, laying)
            for card in principality.bonus + looked[BONUS_DECK]
        },
        "prestige": {
            prestiges[card]: _prestige(state, seat, card) for card in principality.prestige + looked[PRESTIGE_DECK]
        },
    }
    if state.options.muse_and_princess:
        found["princess"] = _valued(state, princess_parts(principality), 0)
    return found


def _recruitable(state: PrincesState, principality: Principality) -> tuple[int, ...]:
    """PF-OBJ-5: the professions on other tables, if the seat has a card to take one."""
    if RECRUITING not in principality.hand:
        return ()
    return tuple([card for other in state.principalities if other is not principality for card in other.table])


def _work(state: PrincesState, principality: Principality, card: int, is_new: bool) -> Json:
    """PF-WRK-1, PF-WRK-2: the work of a profession; one more card counts while it is not yet in hand."""
    parts = value_parts(state, principality, card)
    if is_new:
        parts["cards"] += CARD_VALUE
    if principality.character != MUSE:
        del parts["muse"]
    return _valued(state, parts, all_bonuses(state, principality))


def _valued(state: PrincesState, parts: Json, bonus: i64) -> Json:
    """PF-WRK-2: a work part by part, alone and with every bonus card, and what is missing to the minimum."""
    wv = sum([int(value) for value in parts.values()])
    needed = minimum(state)
    return {
        "parts": parts,
        "wv": wv,
        "with_bonus": wv + bonus,
        "missing": max(0, needed - wv),
        "missing_with_bonus": max(0, needed - wv - bonus),
    }


def _wanted(state: PrincesState, principality: Principality) -> Json:
    """PF-WRK-1: how many professions in hand ask for each building, landscape or freedom that is not there yet."""
    components = state.components
    wanted: dict[str, int] = {}
    for card in principality.hand:
        if card < PROFESSION_COUNT:
            parts = value_parts(state, principality, card)
            if not parts["building"]:
                _count(wanted, BUILDINGS[components.building_of[card]])
            if not parts["landscape"]:
                _count(wanted, LANDSCAPES[components.landscape_of[card]])
                _count(wanted, "landscape")
            if not parts["freedom"]:
                _count(wanted, FREEDOMS[components.freedom_of[card]])
    return wanted


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def _prestige(state: PrincesState, seat: int, card: int) -> Json:
    """PF-END-1: what a prestige card would score now, and what every seat has of what it counts."""
    rule = state.components.prestige_rules[card]
    features = [feature for feature, _ in rule.needs] if rule.feature < 0 else [rule.feature]
    counts = {
        FEATURES[feature]: [principality.count(feature) for principality in state.principalities]
        for feature in features
    }
    return {"pp": prestige_pp(state, seat, card), "counts": counts}


# Reasons


def _why_not(state: PrincesState, seat: int) -> Json:
    """Why no action is possible now; for each kind of thing why none of it is (`all`) and why a certain one is not."""
    acting = not_acting(state, seat)
    card = not_payable(state, seat, CARD_PRICE)
    why_not: Json = {
        "stacks": _group(
            not_opening(state, seat) or not_payable(state, seat, opening_price(state)),
            {OBJECTS[stack]: not_openable(state, seat, stack) for stack in stacks_in_play(state)},
        ),
        "buildings": _group(
            not_payable(state, seat, building_cost(state.principalities[seat])),
            {name: not_buildable(state, seat, building) for building, name in enumerate(BUILDINGS)},
        ),
        "freedoms": _group(
            not_introducing(state, seat) or card,
            {name: not_introducible(state, seat, freedom) for freedom, name in enumerate(FREEDOMS)},
        ),
        "decks": _group(card, {DECKS[deck]: not_drawable(state, seat, deck) for deck in (PROFESSION_DECK, BONUS_DECK)}),
        "works": _group(None, _unworkable(state, seat)),
    }
    if acting is not None:
        why_not["actions"] = acting.json()
    if state.options.muse_and_princess:
        why_not["princess"] = _group(no_princess(state, seat), {})
        if state.phase == CHARACTER_AUCTION:
            why_not["characters"] = _characters(state, seat)
    if state.options.cooperative and acting is None:
        why_not["offers"] = _offers(state, seat)
    return why_not


def _group(everything: Reason | None, each: dict[str, Reason | None]) -> Json:
    group: Json = {"each": {name: reason.json() for name, reason in each.items() if reason is not None}}
    if everything is not None:
        group["all"] = everything.json()
    return group


def _unworkable(state: PrincesState, seat: int) -> dict[str, Reason | None]:
    names = state.components.professions
    hand = state.principalities[seat].hand
    return {names[card]: not_workable(state, seat, card) for card in hand if card < PROFESSION_COUNT}


def _characters(state: PrincesState, seat: int) -> Json:
    """PF-CHR-1, PF-CHR-2: the fields open to the seat, and why it may mark none below or above them."""
    group = _group(not_marking(state, seat), {})
    for character, name in enumerate(CHARACTERS):
        lowest, highest = open_fields(state, character)
        below = not_markable(state, character, lowest - 100)
        if below is not None:
            group["each"][name] = {
                "lowest": lowest,
                "highest": min(highest, state.principalities[seat].money),
                "below": below.json(),
                "above": beyond_cash(state, seat).json(),
            }
    return group


def _offers(state: PrincesState, seat: int) -> Json:
    """PF-COO-2, PF-COO-3, PF-COO-5: by neighbour, why a building cannot be offered to it."""
    open_offers = offers(state)
    everything = not_offering(state, seat)
    found: Json = {}
    for partner in neighbours(state, seat):
        each: dict[str, Reason | None] = {}
        for building in range(LANDSCAPE_PIECES):
            if OFFER + building * 5 + partner not in open_offers and everything is None:
                each[BUILDINGS[building]] = not_offerable(state, seat, building, partner)
        found[str(partner)] = _group(everything, each)
    return found
