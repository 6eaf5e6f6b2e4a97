"""Cards looked at, kept and put under their deck; recruiting cards."""

from signoria.kernel.bits import without
from signoria.kernel.chance import GameChance, key_of_number
from signoria.kernel.memory import SHUFFLED, mask_of
from signoria.kernel.state import Json
from signoria.princes.components import DECKS, LOOKED_AT, PROFESSION_COUNT, RECRUITING
from signoria.princes.moves import BURY_ORDER, HOLD, KEEP_FIRST, ORDERS, RECRUIT_CARD, RETURN_CARD, card_names
from signoria.princes.principality import Principality
from signoria.princes.purposes import RETURNED
from signoria.princes.state import (
    BEGIN_AUCTION,
    BONUS_DECK,
    BURY,
    KEEP,
    NEXT_NAMER,
    PROFESSION_DECK,
    RETURN,
    Decision,
    PrincesState,
)


class Return(Decision):
    """PF-SET-3: each seat keeps three of the four professions dealt to it."""

    def legal(self, state: PrincesState) -> list[int]:
        return [RETURN_CARD + card for card in state.principalities[state.seat].hand]

    def apply(self, state: PrincesState, action: int) -> None:
        principality = state.principalities[state.seat]
        card = action - RETURN_CARD
        principality.hand = without(principality.hand, card)
        state.returned = (*state.returned, card)
        if state.journal is not None:
            name = state.components.professions[card]
            state.record_fact({"fact": "return", "seat": state.seat, "card": name, "hidden": ["card"]})
        if state.seat + 1 < state.seats:
            state.ask(RETURN, state.seat + 1)
        else:
            shuffle_returned(state)
            state.proceed_to(BEGIN_AUCTION)


def shuffle_returned(state: PrincesState) -> None:
    """PF-SET-3: the returned and the undealt professions become the deck."""
    cards = list(state.professions + state.returned)
    GameChance(key_of_number(state.reshuffle), RETURNED).shuffle(cards)
    state.professions = tuple(cards)
    state.returned = ()
    state.reshuffle = 0
    state.seen_professions = state.seen_professions.looked(SHUFFLED, mask_of(state.professions))


def look(state: PrincesState, deck: int, then: int) -> None:
    """PF-OBJ-4, PF-PRO-1, PF-BON-1, PF-CHR-8: look at the top five cards of a deck, or at all if there are fewer."""
    cards = state.deck(deck)
    if not cards:  # the Professor emptied it while a prestige card was bid for
        state.proceed_to(then)
        return
    state.looked = cards[:LOOKED_AT]
    state.set_deck(deck, cards[LOOKED_AT:])
    state.looked_deck = deck
    state.then = then
    mask = mask_of(state.looked)
    if deck == PROFESSION_DECK:
        state.seen_professions = state.seen_professions.looked(state.seat, mask)
    elif deck == BONUS_DECK:
        state.seen_bonuses = state.seen_bonuses.looked(state.seat, mask)
    else:
        state.seen_prestiges = state.seen_prestiges.looked(state.seat, mask)
    if state.journal is not None:
        names = _names(state, state.looked)
        fact = {"fact": "look", "seat": state.seat, "deck": DECKS[deck], "count": len(names), "cards": names}
        state.record_fact({**fact, "hidden": ["cards"]})
    state.proceed_to(KEEP)


def _names(state: PrincesState, cards: tuple[int, ...]) -> list[str]:
    names = card_names(state, state.looked_deck)
    return [names[card] for card in cards]


class Keep(Decision):
    """PF-OBJ-4, PF-PRO-1, PF-BON-1: keep one of the cards looked at."""

    def legal(self, state: PrincesState) -> list[int]:
        first = KEEP_FIRST[state.looked_deck]
        return [first + card for card in state.looked]

    def apply(self, state: PrincesState, action: int) -> None:
        deck = state.looked_deck
        card = action - KEEP_FIRST[deck]
        principality = state.principalities[state.seat]
        if deck == PROFESSION_DECK:
            principality.hand = (*principality.hand, card)
        elif deck == BONUS_DECK:
            principality.bonus = (*principality.bonus, card)
        else:
            principality.prestige = (*principality.prestige, card)
        if state.journal is not None:
            name = card_names(state, deck)[card]
            state.record_fact(
                {"fact": "keep", "seat": state.seat, "deck": DECKS[deck], "card": name, "hidden": ["card"]}
            )
        state.looked = without(state.looked, card)
        if len(state.looked) < 2:
            bury(state, state.looked)
        else:
            state.proceed_to(BURY)

    def details(self, state: PrincesState) -> Json:
        return {"deck": DECKS[state.looked_deck], "cards": _names(state, state.looked)}


class Bury(Decision):
    """PF-OBJ-4: the cards not kept go under the deck in any order."""

    def legal(self, state: PrincesState) -> list[int]:
        return list(range(BURY_ORDER, BURY_ORDER + len(ORDERS[len(state.looked)])))

    def apply(self, state: PrincesState, action: int) -> None:
        order = ORDERS[len(state.looked)][action - BURY_ORDER]
        bury(state, tuple([state.looked[at] for at in order]))

    def details(self, state: PrincesState) -> Json:
        return {"deck": DECKS[state.looked_deck], "cards": _names(state, state.looked)}


def bury(state: PrincesState, cards: tuple[int, ...]) -> None:
    """PF-OBJ-4: put cards under the deck they came from, the first uppermost."""
    deck = state.looked_deck
    state.set_deck(deck, state.deck(deck) + cards)
    if state.journal is not None and cards:
        fact = {"fact": "bury", "seat": state.seat, "deck": DECKS[deck], "count": len(cards)}
        state.record_fact({**fact, "order": _names(state, cards), "hidden": ["order"]})
    state.looked = ()
    state.proceed_to(state.then)


def recruits(state: PrincesState, seat: int) -> list[int]:
    """PF-OBJ-5: to take any profession that lies face up before another seat."""
    found = []
    for other in range(state.seats):
        if other != seat:
            for card in state.principalities[other].table:
                if card < PROFESSION_COUNT:
                    found.append(RECRUIT_CARD + card)
    return found


def recruit(state: PrincesState, card: int) -> None:
    """PF-OBJ-5, PF-WRK-5: take the profession into hand; the recruiting card takes its place, and it may work again."""
    principality = state.principalities[state.seat]
    principality.hand = without(principality.hand, RECRUITING)
    principality.hand = (*principality.hand, card)
    for seat in range(state.seats):
        owner: Principality = state.principalities[seat]
        if card in owner.table:
            owner.table = tuple([RECRUITING if lying == card else lying for lying in owner.table])
            if state.journal is not None:
                name = state.components.professions[card]
                state.record_fact({"fact": "recruit", "seat": state.seat, "from": seat, "card": name})


class Recruit(Decision):
    """PF-OBJ-5: a recruiting card just bought is used at once or held."""

    def legal(self, state: PrincesState) -> list[int]:
        return [*recruits(state, state.seat), HOLD]

    def apply(self, state: PrincesState, action: int) -> None:
        if action == HOLD:
            state.record_fact({"fact": "hold", "seat": state.seat})
        else:
            recruit(state, action - RECRUIT_CARD)
        state.proceed_to(NEXT_NAMER)
