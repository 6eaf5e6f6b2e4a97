"""The contract's verbs and the integers that stand for them: one fixed space of actions per edition."""

from itertools import permutations
from typing import Final

from signoria.kernel.reading import Reader
from signoria.kernel.reasons import Reason, malformed
from signoria.kernel.state import Move, not_asked
from signoria.princes.components import (
    BONUS_COUNT,
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LANDSCAPES,
    OBJECTS,
    PIECES,
    PROFESSION_COUNT,
    cells_of_mask,
    hundreds,
    squares_of,
)
from signoria.princes.state import BID, BONUS_DECK, PROFESSION_DECK, SPAN, PrincesState

# The frequent ones come first: integers below 257 cost Python nothing to make.
BURY_ORDER: Final = 0  # + which of the up to 24 orders
PASS: Final = 24
BID_MORE: Final = 25
DECLINE: Final = 26
END: Final = 27
FINISH: Final = 28
HOLD: Final = 29
LATER: Final = 30
SCORE_RANK: Final = 31
FREE: Final = 32
PAY: Final = 33
ACCEPT: Final = 34
REFUSE: Final = 35
PRINCESS_WORK: Final = 36
PROFESSOR_DRAWS: Final = 36  # + deck (bonus, prestige)
DRAW: Final = 39  # + deck (profession, bonus)
NAME_STACK: Final = 41  # + stack
TAKE_STACK: Final = 49  # + stack
CHOOSE: Final = 57  # + landscape
INTRODUCE: Final = 60  # + freedom
BUILD: Final = 63  # + building
RETURN_CARD: Final = 73  # + profession
WORK: Final = 94  # + profession
RECRUIT_CARD: Final = 115  # + profession
PLAY: Final = 136  # + bonus card
KEEP_CARD: Final = 156  # + profession, then bonus cards, then prestige cards
ASK: Final = 211  # + hundreds
COUNTER_SUM: Final = 227  # + hundreds
OFFER: Final = 243  # + building * 5 + partner
MARK_FIELD: Final = 293  # + character * 16 + hundreds
PAYOUT_PP: Final = 389  # + pp
PLACE_AT: Final = 589  # + which of the placements of all pieces; the spans across a border follow

HIGHEST_SUM: Final = 1500
FIELDS: Final = 16
MOST_PAYOUT: Final = PLACE_AT - PAYOUT_PP - 1
KEEP_FIRST: Final = (KEEP_CARD, KEEP_CARD + PROFESSION_COUNT, KEEP_CARD + PROFESSION_COUNT + BONUS_COUNT)
ORDERS: Final[list[list[tuple[int, ...]]]] = [list(permutations(range(count))) for count in range(5)]

_SINGLE: Final = (
    "pass", "bid", "decline", "end", "finish", "hold", "later", "merchant", "free", "pay", "accept", "refuse",
    "princess",
)  # fmt: skip


def action_count(state: PrincesState) -> int:
    return PLACE_AT + state.components.placement_count + state.components.span_count


def card_names(state: PrincesState, deck: int) -> list[str]:
    """The ids of a deck's cards."""
    if deck == PROFESSION_DECK:
        return state.components.professions
    return state.components.bonus_cards if deck == BONUS_DECK else state.components.prestige_cards


def owner_on_table(state: PrincesState, card: int) -> int:
    """The seat on whose table a profession lies; NOBODY if on none."""
    for seat in range(state.seats):
        if card in state.principalities[seat].table:
            return seat
    return -1


def move_of(state: PrincesState, action: int) -> Move:
    """An action in the words of the contract."""
    if action < PASS:
        order = ORDERS[len(state.looked)][action]
        names = card_names(state, state.looked_deck)
        return {"do": "bury", "order": [names[state.looked[at]] for at in order]}
    if action <= PRINCESS_WORK:
        name = _SINGLE[action - PASS]
        return {"do": "bid", "amount": state.price + 100} if action == BID_MORE else {"do": name}
    if action < DRAW:
        return {"do": "professor", "deck": DECKS[action - PROFESSOR_DRAWS]}
    if action < NAME_STACK:
        return {"do": "draw", "deck": DECKS[action - DRAW]}
    if action < TAKE_STACK:
        return {"do": "name", "object": OBJECTS[action - NAME_STACK]}
    if action < CHOOSE:
        return {"do": "take", "object": OBJECTS[action - TAKE_STACK]}
    if action < INTRODUCE:
        return {"do": "choose", "landscape": LANDSCAPES[action - CHOOSE]}
    if action < BUILD:
        return {"do": "introduce", "freedom": FREEDOMS[action - INTRODUCE]}
    if action < RETURN_CARD:
        return {"do": "build", "building": BUILDINGS[action - BUILD]}
    if action < MARK_FIELD:
        return _card_or_offer_of(state, action)
    if action < PAYOUT_PP:
        field = action - MARK_FIELD
        return {"do": "mark", "character": CHARACTERS[field // FIELDS], "amount": field % FIELDS * 100}
    if action < PLACE_AT:
        return {"do": "payout", "pp": action - PAYOUT_PP}
    return _placement_of(state, action - PLACE_AT)


def _card_or_offer_of(state: PrincesState, action: int) -> Move:
    professions = state.components.professions
    if action < WORK:
        return {"do": "return", "card": professions[action - RETURN_CARD]}
    if action < RECRUIT_CARD:
        return {"do": "work", "card": professions[action - WORK]}
    if action < PLAY:
        card = action - RECRUIT_CARD
        return {"do": "recruit", "seat": owner_on_table(state, card), "card": professions[card]}
    if action < KEEP_CARD:
        return {"do": "play", "card": state.components.bonus_cards[action - PLAY]}
    if action < ASK:
        deck = 2 if action >= KEEP_FIRST[2] else 1 if action >= KEEP_FIRST[1] else 0
        return {"do": "keep", "card": card_names(state, deck)[action - KEEP_FIRST[deck]]}
    if action < COUNTER_SUM:
        return {"do": "ask", "amount": (action - ASK) * 100}
    if action < OFFER:
        return {"do": "counter", "amount": (action - COUNTER_SUM) * 100}
    return {"do": "offer", "building": BUILDINGS[(action - OFFER) // 5], "partner": (action - OFFER) % 5}


def _placement_of(state: PrincesState, place: int) -> Move:
    components = state.components
    if place >= components.placement_count:
        return _span_of(state, place - components.placement_count)
    piece = len(PIECES) - 1
    while components.first_placement[piece] > place:
        piece -= 1
    squares = components.placements[piece][place - components.first_placement[piece]]
    return {"do": "place", "piece": PIECES[piece], "cells": cells_of_mask(squares)}


def span_squares(state: PrincesState, span: int) -> tuple[int, int]:
    """PF-COO-1: the squares of a span on the active seat's and on the partner's board."""
    west, east = state.components.spans[state.piece][span - state.components.first_span[state.piece]]
    return (west, east) if lies_west(state, state.seat, state.partner) else (east, west)


def lies_west(state: PrincesState, seat: int, neighbour: int) -> bool:
    """PF-COO-1: whether the seat's east edge meets this neighbour's west edge."""
    return state.components.east_of[state.seats][seat] == neighbour


def _span_of(state: PrincesState, span: int) -> Move:
    own, partners = span_squares(state, span)
    boards = sorted([(state.seat, own), (state.partner, partners)])
    return {"do": "span", "cells": {str(seat): cells_of_mask(squares) for seat, squares in boards}}


def action_of(state: PrincesState, move: Move) -> int:
    """The action a move of the contract stands for; whether it is legal now is another question."""
    reader = Reader(move, malformed)
    verb = reader.at("do").text()
    if verb == "bid":
        return _bid(state, reader)
    if verb in _SINGLE:
        reader.only("do")
        return PASS + _SINGLE.index(verb)
    for name, key, first, names in _NAMED:
        if verb == name:
            reader.only("do", key)
            return first + reader.at(key).choice(names)
    if verb == "place":
        return _place(state, reader)
    if verb == "payout":
        reader.only("do", "pp")
        return PAYOUT_PP + reader.at("pp").integer(0, MOST_PAYOUT)
    return _other_action(state, reader, verb)


# Verbs with one name: the key, the first action, the names.
_NAMED: Final[list[tuple[str, str, int, tuple[str, ...]]]] = [
    ("name", "object", NAME_STACK, OBJECTS),
    ("take", "object", TAKE_STACK, OBJECTS),
    ("choose", "landscape", CHOOSE, LANDSCAPES),
    ("introduce", "freedom", INTRODUCE, FREEDOMS),
    ("build", "building", BUILD, BUILDINGS),
    ("draw", "deck", DRAW, DECKS[:2]),
    ("professor", "deck", PROFESSOR_DRAWS + 1, DECKS[1:]),
]


def _other_action(state: PrincesState, reader: Reader, verb: str) -> int:
    professions = state.components.professions
    if verb == "keep":
        reader.only("do", "card")
        deck = state.looked_deck
        return KEEP_FIRST[deck] + reader.at("card").choice(card_names(state, deck))
    if verb == "bury":
        return _bury(state, reader)
    if verb == "work" or verb == "return":
        reader.only("do", "card")
        return (WORK if verb == "work" else RETURN_CARD) + reader.at("card").choice(professions)
    if verb == "play":
        reader.only("do", "card")
        return PLAY + reader.at("card").choice(state.components.bonus_cards)
    if verb == "recruit":
        reader.only("do", "seat", "card")
        card = reader.at("card").choice(professions)
        if reader.at("seat").integer(0, state.seats - 1) != owner_on_table(state, card):
            raise Reason("not_on_table", profession=professions[card]).error("princes")
        return RECRUIT_CARD + card
    if verb == "mark":
        reader.only("do", "character", "amount")
        return (
            MARK_FIELD
            + reader.at("character").choice(CHARACTERS) * FIELDS
            + hundreds(reader.at("amount"), HIGHEST_SUM) // 100
        )
    if verb == "ask" or verb == "counter":
        reader.only("do", "amount")
        return (ASK if verb == "ask" else COUNTER_SUM) + hundreds(reader.at("amount"), HIGHEST_SUM) // 100
    if verb == "offer":
        reader.only("do", "building", "partner")
        return OFFER + reader.at("building").choice(BUILDINGS) * 5 + reader.at("partner").integer(0, state.seats - 1)
    if verb == "span":
        return _span(state, reader)
    raise not_asked(state).error("princes")


def _bid(state: PrincesState, reader: Reader) -> int:
    reader.only("do", "amount")
    if state.kind == BID and reader.at("amount").integer(0, 1_000_000) != state.price + 100:
        raise Reason("next_bid", amount=int(state.price) + 100).error("princes")
    return BID_MORE


def _bury(state: PrincesState, reader: Reader) -> int:
    reader.only("do", "order")
    cards = reader.at("order").choices(card_names(state, state.looked_deck))
    if sorted(cards) != sorted(state.looked) or len(cards) > 4:
        raise Reason("bury_order").error("princes")
    return ORDERS[len(cards)].index(tuple([state.looked.index(card) for card in cards]))


def _place(state: PrincesState, reader: Reader) -> int:
    reader.only("do", "piece", "cells")
    piece = reader.at("piece").choice(PIECES)
    at = state.components.placement_at[piece].get(squares_of(reader.at("cells")))
    if at is None:
        raise Reason("wrong_shape", piece=PIECES[piece]).error("princes")
    return PLACE_AT + state.components.first_placement[piece] + at


def _span(state: PrincesState, reader: Reader) -> int:
    reader.only("do", "cells")
    if state.kind != SPAN:
        raise not_asked(state).error("princes")
    boards = reader.at("cells")
    boards.only(str(state.seat), str(state.partner))
    own = squares_of(boards.at(str(state.seat)))
    partners = squares_of(boards.at(str(state.partner)))
    span = (own, partners) if lies_west(state, state.seat, state.partner) else (partners, own)
    components = state.components
    at = components.span_at[state.piece].get(span)
    if at is None:
        raise Reason("wrong_shape", piece=BUILDINGS[state.piece]).error("princes")
    return PLACE_AT + components.placement_count + components.first_span[state.piece] + at
