"""What a seat may work out for itself: what its cards are worth now, and how it would pay. Tells nothing hidden."""

from signoria.kernel.state import Json
from signoria.princes.characters import rank
from signoria.princes.components import MUSE, PROFESSION_COUNT
from signoria.princes.moves import card_names
from signoria.princes.principality import Principality, bits
from signoria.princes.scoring import prestige_pp
from signoria.princes.state import BONUS, BONUS_DECK, PRESTIGE_DECK, PROFESSION_DECK, PrincesState
from signoria.princes.supply import building_cost, opening_price
from signoria.princes.works import (
    PRINCESS_BUILDER,
    PRINCESS_BUILDING,
    PRINCESS_LANDSCAPE,
    bonus_value,
    minimum,
    value_parts,
)


def appraise(state: PrincesState, seat: int) -> Json:
    """PF-WRK-1, PF-CHR-6, PF-END-1, PF-MON-2: works, bonus and prestige cards as they stand for this seat now.

    Besides its own cards these are the ones it is looking at and the professions on other tables, as if it had them.
    """
    if seat < 0:
        return {}
    prince = state.princes[seat]
    looked: list[tuple[int, ...]] = [(), (), ()]
    if seat == state.seat:
        looked[state.looked_deck] = state.looked
    others = tuple([card for other in state.princes if other is not prince for card in other.table])
    works: Json = {}
    for card in prince.hand + others + looked[PROFESSION_DECK]:
        if card < PROFESSION_COUNT:
            works[state.components.professions[card]] = _work(state, prince, card, card in looked[PROFESSION_DECK])
    laying = 0 if state.kind == BONUS and seat == state.seat else 1
    bonuses = card_names(state, BONUS_DECK)
    prestiges = card_names(state, PRESTIGE_DECK)
    return {
        "minimum": minimum(state),
        "opening_price": opening_price(state),
        "building_cost": building_cost(prince),
        "wealth": state.wealth(prince),
        "rank": rank(state, seat),
        "works": works,
        "bonus": {
            bonuses[card]: bonus_value(state.components, prince, card, laying)
            for card in prince.bonus + looked[BONUS_DECK]
        },
        "prestige": {
            prestiges[card]: prestige_pp(state, seat, card) for card in prince.prestige + looked[PRESTIGE_DECK]
        },
        "princess": _princess_work(prince),
    }


def _work(state: PrincesState, prince: Principality, card: int, is_new: bool) -> Json:
    """A work's value but for bonus cards; one more card counts while the profession is not yet in hand."""
    parts = value_parts(state, prince, card)
    if is_new:
        parts["cards"] += 1
    if prince.character != MUSE:
        del parts["muse"]
    return {"wv": sum([int(value) for value in parts.values()]), "parts": parts}


def _princess_work(prince: Principality) -> Json:
    parts: Json = {
        "landscapes": PRINCESS_LANDSCAPE * prince.landscapes(),
        "builders": PRINCESS_BUILDER * prince.builders,
        "buildings": PRINCESS_BUILDING * bits(prince.buildings),
        "cards": prince.cards(),
    }
    return {"wv": sum([int(value) for value in parts.values()]), "parts": parts}


def payment(money: int, amount: int) -> tuple[int, int]:
    """PF-MON-2: how a payment is met by who has so much money: so much in cash, so many PP at 100 F each."""
    missing = amount - money
    if missing <= 0:
        return amount, 0
    pp = (missing + 99) // 100
    return amount - 100 * pp, pp
