"""What a seat may see, and resampling what it may not."""

from signoria.kernel.fast_random import FastRandom
from signoria.kernel.memory import mask_of
from signoria.kernel.state import NOBODY, Json
from signoria.princes.components import DECKS, PROFESSION_COUNT
from signoria.princes.moves import card_names
from signoria.princes.position import professions, public_part, public_seat
from signoria.princes.state import (
    BONUS_DECK,
    BURY,
    KEEP,
    OVER,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSOR_CHOICE,
    SETUP,
    PrincesState,
)


def view(state: PrincesState, seat: int) -> Json:
    """PF-HID-1: the position without what is hidden from this seat; of hidden cards only the number is shown."""
    seen = public_part(state)
    seen["decks"] = {DECKS[deck]: len(state.deck(deck)) for deck in range(3)}
    seen["seats"] = [_seat_seen(state, other, seat) for other in range(state.seats)]
    seen["you"] = None if seat == NOBODY else seat
    if state.looked:
        names = card_names(state, state.looked_deck)
        cards: Json = {"deck": DECKS[state.looked_deck], "count": len(state.looked)}
        if seat == state.seat:
            cards["cards"] = [names[card] for card in state.looked]
        seen["looked"] = cards
    return seen


def _seat_seen(state: PrincesState, other: int, viewer: int) -> Json:
    """PF-HID-1: everything of the seat's own; of others neither cards in hand nor money; prestige cards at the end."""
    principality = state.principalities[other]
    seen = public_seat(state, principality)
    if other == viewer or state.options.open_money or state.phase == OVER:
        seen["money"] = principality.money
    if other == viewer or state.phase == OVER:
        seen["prestige"] = [state.components.prestige_cards[card] for card in principality.prestige]
    if other == viewer:
        seen["hand"] = professions(state, principality.hand)
        seen["bonus"] = [state.components.bonus_cards[card] for card in principality.bonus]
    return seen


def hands(state: PrincesState) -> list[Json]:
    """PF-HID-1: what each seat still holds at the end; prestige cards and money everybody sees then."""
    names = state.components.bonus_cards
    return [
        {
            "hand": professions(state, principality.hand),
            "bonus": [names[card] for card in principality.bonus],
            "prestige": [state.components.prestige_cards[card] for card in principality.prestige],
        }
        for principality in state.principalities
    ]


def hidden(state: PrincesState, seat: int) -> tuple[object, ...]:
    """PF-HID-1: the decks, what all have seen of them, and what `_seat_seen` keeps from this seat."""
    is_over = state.phase == OVER
    kept: list[object] = [state.deck(deck) for deck in range(3)]
    for memory in (state.seen_professions, state.seen_bonuses, state.seen_prestiges):
        kept += (memory.known, memory.log)
    if state.phase == SETUP:
        kept += (state.reshuffle, state.returned)
    if state.kind in (KEEP, BURY, PROFESSOR_CHOICE):
        kept.append(state.then)
    if state.looked and seat != state.seat:
        kept.append(state.looked)
    for other in range(state.seats):
        principality = state.principalities[other]
        if other != seat:
            kept += (
                principality.hand,
                principality.bonus,
                None if is_over else principality.prestige,
                None if is_over or state.options.open_money else principality.money,
            )
    return tuple(kept)


def redeal_hidden(state: PrincesState, seat: int, seed: int) -> None:
    """PF-HID-1: deal again the cards this seat cannot know, in a state that is not shared."""
    if state.phase == OVER:
        return
    chance = FastRandom(seed)
    if state.phase == SETUP:
        state.reshuffle = int(chance.word())
    principality = state.principalities[seat]
    professions = mask_of(principality.hand)
    for other in state.principalities:
        professions |= mask_of(other.table)
    professions &= ~(1 << PROFESSION_COUNT)  # the recruiting card
    open_cards = [professions, mask_of(principality.bonus), mask_of(principality.prestige)]
    if seat == state.seat:
        open_cards[state.looked_deck] |= mask_of(state.looked)
    piles = _piles(state)
    deal, state.seen_professions = state.seen_professions.redealt(
        seat, open_cards[PROFESSION_DECK], piles[PROFESSION_DECK], chance
    )
    deal.append(PROFESSION_COUNT)  # the recruiting card stays what it is
    deals = [deal]
    deal, state.seen_bonuses = state.seen_bonuses.redealt(seat, open_cards[BONUS_DECK], piles[BONUS_DECK], chance)
    deals.append(deal)
    deal, state.seen_prestiges = state.seen_prestiges.redealt(
        seat, open_cards[PRESTIGE_DECK], piles[PRESTIGE_DECK], chance
    )
    deals.append(deal)
    for deck in range(3):
        state.set_deck(deck, _dealt(state.deck(deck), deals[deck]))
    state.returned = _dealt(state.returned, deals[PROFESSION_DECK])
    state.looked = _dealt(state.looked, deals[state.looked_deck])
    for other in state.principalities:
        other.hand = _dealt(other.hand, deals[PROFESSION_DECK])
        other.bonus = _dealt(other.bonus, deals[BONUS_DECK])
        other.prestige = _dealt(other.prestige, deals[PRESTIGE_DECK])


def _piles(state: PrincesState) -> list[list[tuple[int, ...]]]:
    """By deck: the hidden cards as they lie."""
    piles = [[state.deck(deck)] for deck in range(3)]
    piles[PROFESSION_DECK].append(state.returned)
    piles[state.looked_deck].append(state.looked)
    for principality in state.principalities:
        piles[PROFESSION_DECK].append(principality.hand)
        piles[BONUS_DECK].append(principality.bonus)
        piles[PRESTIGE_DECK].append(principality.prestige)
    return piles


def _dealt(places: tuple[int, ...], deal: list[int]) -> tuple[int, ...]:
    return tuple([deal[place] for place in places])
