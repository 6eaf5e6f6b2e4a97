"""Muse & Princess: the auction of characters, and what the Merchant, the Professor and the Banker do."""

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.kernel.state import NOBODY, NONE, Json
from signoria.princes.cards import look
from signoria.princes.components import BANKER, CHARACTERS, DECKS, MERCHANT, PROFESSOR
from signoria.princes.moves import FIELDS, LATER, MARK_FIELD, PASS, PROFESSOR_DRAWS, SCORE_RANK
from signoria.princes.state import (
    BEGIN_ACTIONS,
    BEGIN_CHARACTERS,
    BONUS_DECK,
    CHARACTER_AUCTION,
    MARK,
    NEXT_MARKER,
    PRESTIGE_DECK,
    PROFESSOR_CHOICE,
    ROUND_OVER,
    USE,
    Decision,
    PrincesState,
)

ROUND_SEVEN = 7


def rank(state: PrincesState, seat: int) -> int:
    """PF-CHR-7: the place on the fame track: one more than the number of seats with more PP."""
    place = 1
    for principality in state.principalities:
        if principality.pp > state.principalities[seat].pp:
            place += 1
    return place


def score_rank(state: PrincesState, seat: int) -> None:
    """PF-CHR-7: the Merchant is used for PP equal to the rank."""
    pp = rank(state, seat)
    state.principalities[seat].pp += pp
    state.principalities[seat].character = NONE
    if state.journal is not None:
        state.record_fact({"fact": "merchant", "seat": seat, "pp": pp})


def owner_of(state: PrincesState, character: int) -> int:
    """The seat that holds a character; NOBODY if none does."""
    for seat in range(state.seats):
        if state.principalities[seat].character == character:
            return seat
    return NOBODY


def at_any_time(state: PrincesState, found: list[int]) -> list[int]:
    """PF-CHR-11: what the owner of an unused Merchant or Professor may do besides."""
    if state.options.muse_and_princess:
        character = state.principalities[state.seat].character
        if character == MERCHANT:
            found.append(SCORE_RANK)
        elif character == PROFESSOR:
            found.extend(professor_draws(state))
    return found


def is_at_any_time(action: int) -> bool:
    return action == SCORE_RANK or action == PROFESSOR_DRAWS + BONUS_DECK or action == PROFESSOR_DRAWS + PRESTIGE_DECK


def do_at_any_time(state: PrincesState, action: int) -> None:
    """PF-CHR-11: use the card; the decision or step it interrupted follows afterwards."""
    if action == SCORE_RANK:
        score_rank(state, state.seat)
    else:
        use_professor(state, action - PROFESSOR_DRAWS, state.kind)


def professor_draws(state: PrincesState) -> list[int]:
    """PF-CHR-8: a prestige or a bonus card; an empty deck is not offered."""
    found = []
    for deck in (PRESTIGE_DECK, BONUS_DECK):
        if state.deck(deck):
            found.append(PROFESSOR_DRAWS + deck)
    return found


def use_professor(state: PrincesState, deck: int, then: int) -> None:
    """PF-CHR-8: the Professor is used for one of the top five cards."""
    state.principalities[state.seat].character = NONE
    if state.journal is not None:
        state.record_fact({"fact": "professor", "seat": state.seat, "deck": DECKS[deck]})
    look(state, deck, then)


class Use(Decision):
    """PF-CHR-11: the Merchant or the Professor now or later: just bought, or the Merchant before best work."""

    def legal(self, state: PrincesState) -> list[int]:
        found = at_any_time(state, [])
        found.append(LATER)
        return found

    def apply(self, state: PrincesState, action: int) -> None:
        if action == LATER and state.journal is not None:
            state.record_fact({"fact": "later", "seat": state.seat, "character": held_character(state)})
        state.proceed_to(NEXT_MARKER if state.phase == CHARACTER_AUCTION else ROUND_OVER)
        if action != LATER:
            do_at_any_time(state, action)

    def details(self, state: PrincesState) -> Json:
        return {"character": held_character(state)}


def held_character(state: PrincesState) -> str:
    """The name of the card that the deciding seat holds."""
    return CHARACTERS[state.principalities[state.seat].character]


def ask_before_best_work(state: PrincesState) -> None:
    """PF-CHR-11: best work may change the ranks, so the Merchant's owner is asked just before it is scored."""
    merchant = owner_of(state, MERCHANT) if state.options.muse_and_princess else NOBODY
    if merchant != NOBODY and has_completed_work(state):
        state.ask(USE, merchant)
    else:
        state.proceed_to(ROUND_OVER)


def has_completed_work(state: PrincesState) -> bool:
    """Whether any seat has completed a work in this round."""
    return any(principality.best_work > 0 for principality in state.principalities)


class ProfessorChoice(Decision):
    """PF-CHR-11: the Professor's last chance."""

    def legal(self, state: PrincesState) -> list[int]:
        return professor_draws(state)

    def apply(self, state: PrincesState, action: int) -> None:
        use_professor(state, action - PROFESSOR_DRAWS, state.then)


def last_chances(state: PrincesState, then: int) -> None:
    """PF-CHR-11: an unused Merchant scores automatically; the owner of an unused Professor is asked."""
    merchant = owner_of(state, MERCHANT)
    if merchant >= 0:
        score_rank(state, merchant)
    professor = owner_of(state, PROFESSOR)
    if professor >= 0 and professor_draws(state):
        state.then = then
        state.ask(PROFESSOR_CHOICE, professor)
    else:
        state.proceed_to(then)


class AuctionOver(Decision):
    """PF-CHR-11: after the auction phase the Merchant's and the Professor's last chances pass."""

    def apply(self, state: PrincesState, action: int) -> None:
        if state.options.muse_and_princess:
            last_chances(state, BEGIN_CHARACTERS)
        else:
            state.proceed_to(BEGIN_ACTIONS)


class BeginCharacters(Decision):
    """PF-CHR-1, PF-CHR-3: unused cards go back, and every seat is in."""

    def apply(self, state: PrincesState, action: int) -> None:
        state.phase = CHARACTER_AUCTION
        for principality in state.principalities:
            principality.character = NONE
        for character in range(len(CHARACTERS)):
            state.marked_by[character] = NOBODY
            state.marked_at[character] = 0
        state.may_mark = (1 << state.seats) - 1
        state.bought = 0
        state.seat = state.start - 1 if state.start > 0 else state.seats - 1
        state.proceed_to(NEXT_MARKER)


class NextMarker(Decision):
    """PF-CHR-1: clockwise, a seat whose marker still lies buys; any other marks or passes."""

    def apply(self, state: PrincesState, action: int) -> None:
        if state.may_mark == 0:
            close_character_auction(state)
            return
        state.seat = state.next_of(state.may_mark, state.seat)
        for character in range(len(CHARACTERS)):
            if state.marked_by[character] == state.seat:
                buy_character(state, character)
                return
        state.proceed_to(MARK)


class Mark(Decision):
    """PF-CHR-1, PF-CHR-2: put the marker on a free field, or on a higher one than another's, or pass for the round."""

    def legal(self, state: PrincesState) -> list[int]:
        found: list[int] = []
        cash = state.principalities[state.seat].money
        for character in range(len(CHARACTERS)):
            if holds(state.bought, character):
                continue
            lowest = state.components.lowest_bid[character]
            if state.marked_by[character] != NOBODY:
                lowest = state.marked_at[character] + 100
            highest: i64 = state.components.highest_bid[character]
            highest = highest if highest < cash else cash
            first = MARK_FIELD + character * FIELDS
            for hundreds in range(lowest // 100, int(highest // 100) + 1):
                found.append(first + hundreds)
        found.append(PASS)
        return found

    def apply(self, state: PrincesState, action: int) -> None:
        if action == PASS:
            state.may_mark &= ~bit(state.seat)
            state.record_fact({"fact": "pass", "seat": state.seat})
        else:
            field = action - MARK_FIELD
            mark(state, field // FIELDS, field % FIELDS * 100)
        state.proceed_to(NEXT_MARKER)

    def details(self, state: PrincesState) -> Json:
        marks: Json = {}
        for character, name in enumerate(CHARACTERS):
            if state.marked_by[character] != NOBODY:
                marks[name] = {"seat": state.marked_by[character], "amount": state.marked_at[character]}
        return {"marks": marks, "bought": [name for at, name in enumerate(CHARACTERS) if holds(state.bought, at)]}


def mark(state: PrincesState, character: int, amount: int) -> None:
    """PF-CHR-1: another's marker goes back to its owner."""
    if state.journal is not None:
        fact: Json = {"fact": "mark", "seat": state.seat, "character": CHARACTERS[character], "amount": amount}
        if state.marked_by[character] != NOBODY:
            fact["outbid"] = state.marked_by[character]
        state.record_fact(fact)
    state.marked_by[character] = state.seat
    state.marked_at[character] = amount


def buy_character(state: PrincesState, character: int) -> None:
    """PF-CHR-1, PF-CHR-9, PF-CHR-11: pay the bid and take the card, which some may use at once.

    The Banker at once pays out what lies on him. A Professor who finds both decks empty waits without a question.
    """
    principality = state.principalities[state.seat]
    price = state.marked_at[character]
    state.pay(principality, price)
    state.marked_by[character] = NOBODY
    state.bought |= bit(character)
    state.may_mark &= ~bit(state.seat)
    if state.journal is not None:
        state.record_fact({"fact": "character", "seat": state.seat, "character": CHARACTERS[character], "price": price})
    if character == BANKER:
        principality.money += state.banker_money
        if state.journal is not None:
            state.record_fact({"fact": "banker", "seat": state.seat, "money": state.banker_money})
        state.banker_money = state.components.banker_start
        if state.round == ROUND_SEVEN:
            state.banker_buyer = state.seat
        return
    principality.character = character
    if is_usable_at_once(state, character):
        state.proceed_to(USE)


def is_usable_at_once(state: PrincesState, character: int) -> bool:
    """PF-CHR-8, PF-CHR-11: the Merchant, or the Professor if he finds any card."""
    return character == MERCHANT or (character == PROFESSOR and len(professor_draws(state)) > 0)


def close_character_auction(state: PrincesState) -> None:
    """PF-CHR-3, PF-CHR-9: nobody is left; an unwanted Banker becomes richer."""
    if not holds(state.bought, BANKER):
        state.banker_money += state.components.banker_growth
    state.proceed_to(BEGIN_ACTIONS)


def turn_money_into_pp(state: PrincesState) -> None:
    """PF-CHR-9, PF-CHR-11: who bought the Banker in round 7 turns all full 200 F into PP."""
    if state.banker_buyer == NOBODY:
        return
    principality = state.principalities[state.banker_buyer]
    pp = principality.money // 200
    principality.pp += pp
    principality.money -= 200 * pp
    if state.journal is not None:
        state.record_fact({"fact": "banker_pp", "seat": state.banker_buyer, "pp": pp})
