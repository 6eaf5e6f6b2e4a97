"""A state from a position; BadPosition says what no game could have."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.kernel.chance import NUMBER_BYTES
from signoria.kernel.errors import BadPosition
from signoria.kernel.memory_json import read_memory
from signoria.kernel.reading import Reader
from signoria.princes.characters import has_completed_work, is_usable_at_once
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LANDSCAPE_PIECES,
    MERCHANT,
    OBJECTS,
    PIECES,
    PRESTIGE,
    PROFESSION_COUNT,
    PROFESSOR,
    RECRUITING,
    ROUNDS,
    Components,
    hundreds,
    squares_of,
)
from signoria.princes.cooperative import closed_to_both
from signoria.princes.moves import HIGHEST_SUM, card_names, lies_west
from signoria.princes.position import THEN
from signoria.princes.principality import UNKNOWN, Principality, found_principality
from signoria.princes.state import (
    ACTIONS,
    ANSWER,
    AUCTION,
    BID,
    BONUS,
    BONUS_DECK,
    BURY,
    CHARACTER_AUCTION,
    COUNTER,
    KEEP,
    KINDS,
    LAST_SCORING,
    MARK,
    MERCHANT_CHOICE,
    NAME,
    OVER,
    PAYOUT,
    PHASES,
    PLACE,
    PRESTIGE_DECK,
    PRICE,
    PROFESSION_DECK,
    PROFESSOR_CHOICE,
    SETUP,
    SPAN,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    SUPPLY_RECRUITING,
    TAKE,
    USE,
    PrincesState,
)

MOST_MONEY: Final = 1_000_000
MOST_PP: Final = 10_000
KINDS_OF_PHASE: Final = (
    ("return",),
    ("name", "bid", "take", "landscape", "place", "keep", "bury", "recruit", "merchant", "professor"),
    ("mark", "use", "keep", "bury"),
    ("turn", "place", "keep", "bury", "bonus", "payout", "use", "professor", "span", "price", "answer", "counter"),
)
THEN_OF_PHASE: Final = (
    (),
    ("name", "bid", "take", "next_namer", "begin_characters"),
    ("next_marker",),
    ("turn", "answer", "last_scoring"),
)
LAST_CHANCES: Final = ("begin_characters", "last_scoring")


def restore(state: PrincesState, reader: Reader) -> None:
    """Fill a fresh state from a position; BadPosition says what no game could have."""
    reader.only(
        "game", "options", "round", "phase", "start", "seat", "kind", "supply", "decks", "characters", "seats",
        "edition", "auction", "character_auction", "turn", "piece", "work", "offer", "banker_buyer", "reshuffle",
        "returned", "looked", "then", "seen",
    )  # fmt: skip
    state.round = reader.at("round").integer(1, ROUNDS)
    state.phase = reader.at("phase").choice(PHASES)
    state.start = reader.at("start").integer(0, state.seats - 1)
    _restore_supply(state, reader.at("supply"))
    decks = reader.at("decks")
    decks.only(*DECKS)
    for deck in range(3):
        state.set_deck(deck, decks.at(DECKS[deck]).choices(card_names(state, deck), 21))
    _restore_characters(state, reader)
    for seat, entry in enumerate(reader.at("seats").items()):
        state.principalities.append(_restore_seat(state, seat, entry))
    if state.phase == OVER:
        for key in ("seat", "kind"):
            if reader.at(key).value is not None:
                raise reader.at(key).refuse("it must be null once the game is over")
    else:
        kind = reader.at("kind").text()
        reader.at("kind").choice(KINDS_OF_PHASE[state.phase])
        state.ask(KINDS.index(kind), reader.at("seat").integer(0, state.seats - 1))
        _restore_under_way(state, reader)
    _check_cards(state, reader)
    if not reader.has("seen"):
        _see_what_lies_open(state)
    else:
        for deck in range(3):
            if reader.at("seen").has(DECKS[deck]):
                seen = reader.at("seen").at(DECKS[deck])
                state.set_memory(deck, read_memory(seen, card_names(state, deck), "cards", state.seats))


def _restore_supply(state: PrincesState, reader: Reader) -> None:
    stacks = state.components.stacks
    reader.only(*OBJECTS[:PRESTIGE], "recruiting", "buildings", "freedoms")
    for stack in range(PRESTIGE):
        state.supply[stack] = reader.at(OBJECTS[stack]).integer(0, stacks[stack])
    state.supply[SUPPLY_RECRUITING] = reader.at("recruiting").integer(0, stacks[SUPPLY_RECRUITING])
    reader.at("buildings").only(*BUILDINGS)
    for at, name in enumerate(BUILDINGS):
        state.supply[SUPPLY_BUILDINGS + at] = (
            reader.at("buildings").at(name).integer(0, state.components.buildings_each)
        )
    reader.at("freedoms").only(*FREEDOMS)
    for at, name in enumerate(FREEDOMS):
        state.supply[SUPPLY_FREEDOMS + at] = reader.at("freedoms").at(name).integer(0, 4)


def _restore_characters(state: PrincesState, reader: Reader) -> None:
    characters = reader.at("characters")
    if state.options.muse_and_princess:
        characters.only("banker")
        state.banker_money = hundreds(characters.at("banker"), MOST_MONEY)
        if reader.has("banker_buyer"):
            state.banker_buyer = reader.at("banker_buyer").integer(0, state.seats - 1)
    elif characters.mapping():
        raise characters.refuse("it is empty without Muse & Princess")


def _restore_seat(state: PrincesState, seat: int, reader: Reader) -> Principality:
    reader.only(
        "pp",
        "money",
        "hand",
        "table",
        "bonus",
        "prestige",
        "jesters",
        "builders",
        "freedoms",
        "pieces",
        "character",
        "best_work",
    )
    components = state.components
    principality = found_principality(state.palazzo(), hundreds(reader.at("money"), MOST_MONEY))
    principality.pp = reader.at("pp").integer(0, MOST_PP)
    cards = [*components.professions, "recruiting"]
    principality.hand = reader.at("hand").choices(cards, 26)
    principality.table = reader.at("table").choices(cards, 26)
    principality.bonus = reader.at("bonus").choices(components.bonus_cards, 20)
    principality.prestige = reader.at("prestige").choices(components.prestige_cards, 14)
    principality.jesters = reader.at("jesters").integer(0, 7)
    principality.builders = reader.at("builders").integer(0, 3)
    principality.freedoms = reader.at("freedoms").choices(FREEDOMS, 3)
    if len(set(principality.freedoms)) != len(principality.freedoms):
        raise reader.at("freedoms").refuse("each freedom is introduced once")
    for piece in reader.at("pieces").items(0, 30):
        _restore_piece(state, principality, piece)
    if reader.at("character").value is not None:
        character = reader.at("character").choice(CHARACTERS[:-1])
        if not state.options.muse_and_princess or any(other.character == character for other in state.principalities):
            raise reader.at("character").refuse("with Muse & Princess each character is held by one seat at most")
        principality.character = character
    principality.best_work = reader.at("best_work").integer(0, 400)
    return principality


def _restore_piece(state: PrincesState, principality: Principality, reader: Reader) -> None:
    reader.only("piece", "cells")
    components = state.components
    piece = reader.at("piece").choice(PIECES)
    squares = squares_of(reader.at("cells"))
    whole = squares in components.placement_at[piece]
    if not whole and not (state.options.cooperative and _is_joint_part(components, piece, squares)):
        raise reader.at("cells").refuse(f"these squares have not the shape of a {PIECES[piece]}")
    if squares & principality.covered:
        raise reader.at("cells").refuse("pieces may not overlap each other or the palazzo")
    if piece < LANDSCAPE_PIECES and holds(principality.buildings, piece):
        raise reader.at("piece").refuse("each building stands once in a principality")
    principality.lay(piece, squares)


def _is_joint_part(components: Components, piece: int, squares: int) -> bool:
    if piece >= LANDSCAPE_PIECES:
        return False
    return any(squares in span for span in components.spans[piece])


def seats_mask(state: PrincesState, reader: Reader) -> i64:
    mask: i64 = 0
    for entry in reader.items(0, state.seats):
        mask |= bit(entry.integer(0, state.seats - 1))
    return mask


def _restore_under_way(state: PrincesState, reader: Reader) -> None:
    if state.kind in (KEEP, BURY, PROFESSOR_CHOICE):
        _restore_then(state, reader.at("then"))
    if state.phase == SETUP:
        _restore_setup(state, reader)
    elif state.phase == AUCTION:
        _restore_auction(state, reader)
    elif state.phase == CHARACTER_AUCTION:
        _restore_character_auction(state, reader.at("character_auction"))
    else:
        _restore_turn(state, reader)
    if state.kind in (KEEP, BURY):
        looked = reader.at("looked")
        state.looked_deck = looked.at("deck").choice(DECKS)
        cards = looked.at("cards")
        state.looked = cards.choices(card_names(state, state.looked_deck), 5 if state.kind == KEEP else 4)
    if state.kind == USE:
        _check_use(state, reader.at("kind"))
    if state.kind == PLACE:
        state.piece = reader.at("piece").choice(PIECES)
        if (state.piece < LANDSCAPE_PIECES) != (state.phase == ACTIONS):
            raise reader.at("piece").refuse("landscapes are placed in the auction phase, buildings in the action phase")


def _restore_then(state: PrincesState, reader: Reader) -> None:
    """What follows once cards have been looked at, or a deck has been chosen as the last chance."""
    allowed = [name for name in THEN_OF_PHASE[state.phase] if state.kind != PROFESSOR_CHOICE or name in LAST_CHANCES]
    reader.choice(allowed)
    state.then = THEN[reader.text()]


def _check_use(state: PrincesState, reader: Reader) -> None:
    """PF-CHR-11: the Merchant or the Professor has just been bought, or it is the Merchant before best work."""
    character = state.principalities[state.seat].character
    if state.phase == CHARACTER_AUCTION:
        if not is_usable_at_once(state, character) or not holds(state.bought, character):
            raise reader.refuse(f"seat {state.seat} has just bought the Merchant, or the Professor with cards to take")
    elif character != MERCHANT or not has_completed_work(state):
        raise reader.refuse(f"seat {state.seat} holds the Merchant, and a work was completed in this round")


def _restore_setup(state: PrincesState, reader: Reader) -> None:
    if state.round != 1:
        raise reader.at("round").refuse("set-up belongs to round 1")
    state.reshuffle = reader.at("reshuffle").integer(0, (1 << 8 * NUMBER_BYTES) - 1)
    state.returned = reader.at("returned").choices(state.components.professions, state.seats)
    if len(state.returned) != state.seat:
        raise reader.at("returned").refuse(f"{state.seat} seats have returned a card")
    for seat in range(state.seat, state.seats):
        if RECRUITING in state.principalities[seat].hand or not state.principalities[seat].hand:
            raise reader.at("seats").refuse("every seat yet to return a card holds professions")


def _restore_auction(state: PrincesState, reader: Reader) -> None:
    state.in_phase = (1 << state.seats) - 1
    state.namer = state.seat
    if not reader.has("auction") and state.kind == NAME:
        return
    auction = reader.at("auction")
    auction.only("in_phase", "sold", "namer", "object", "price", "bidder", "in_auction")
    state.in_phase = seats_mask(state, auction.at("in_phase"))
    for stack in auction.at("sold").choices(OBJECTS, len(OBJECTS)):
        state.sold |= bit(stack)
    state.namer = auction.at("namer").integer(0, state.seats - 1)
    kind = state.interrupted_kind()
    if kind in (NAME, TAKE, BID, MERCHANT_CHOICE) and not holds(state.in_phase, state.seat):
        raise auction.at("in_phase").refuse(f"seat {state.seat} decides, so it is in the phase")
    if auction.has("object"):
        _restore_bidding(state, auction)
    elif kind in (BID, MERCHANT_CHOICE):
        raise auction.refuse("it must say what is bid for")


def _restore_bidding(state: PrincesState, auction: Reader) -> None:
    state.stack = auction.at("object").choice(OBJECTS)
    if (state.stack == ANY_LANDSCAPE) != (state.seats == 2) and state.stack in (0, 1, 2, ANY_LANDSCAPE):
        raise auction.at("object").refuse("two seats bid for any landscape, more seats for one kind")
    may_be_empty = state.stack == PRESTIGE and state.options.muse_and_princess  # PF-CHR-8: the Professor emptied it
    if state.left_in_stack(state.stack) == 0 and not may_be_empty:
        raise auction.at("object").refuse("its stack is empty")
    state.price = hundreds(auction.at("price"), MOST_MONEY)
    state.bidder = auction.at("bidder").integer(0, state.seats - 1)
    state.in_auction = seats_mask(state, auction.at("in_auction"))
    inside = state.in_auction & state.in_phase == state.in_auction and holds(state.in_auction, state.bidder)
    is_bidding = state.bidder != state.seat and holds(state.in_auction, state.seat)
    if not inside or (state.interrupted_kind() == BID and not is_bidding):
        raise auction.at("in_auction").refuse("the bidder and the next seat are in this auction and in the phase")
    if state.price > state.wealth(state.principalities[state.bidder]):
        raise auction.at("price").refuse("the bidder cannot pay it")


def _restore_character_auction(state: PrincesState, reader: Reader) -> None:
    reader.only("seats", "marks", "bought")
    state.may_mark = seats_mask(state, reader.at("seats"))
    if not state.options.muse_and_princess or holds(state.may_mark, state.seat) != (state.kind == MARK):
        raise reader.at("seats").refuse(
            f"with Muse & Princess seat {state.seat} is among them while it marks, and no more once it has bought"
        )
    for character in reader.at("bought").choices(CHARACTERS, len(CHARACTERS)):
        state.bought |= bit(character)
    if state.kind in (KEEP, BURY) and not holds(state.bought, PROFESSOR):
        raise reader.at("bought").refuse(f"seat {state.seat} looks at cards, so it has bought the Professor")
    reader.at("marks").only(*CHARACTERS)
    for character, name in enumerate(CHARACTERS):
        if reader.at("marks").has(name):
            mark = reader.at("marks").at(name)
            seat = mark.at("seat").integer(0, state.seats - 1)
            amount = hundreds(mark.at("amount"), state.components.highest_bid[character])
            free = holds(state.may_mark, seat) and seat not in state.marked_by and seat != state.seat
            if not free or holds(state.bought, character) or amount > state.principalities[seat].money:
                raise mark.refuse(
                    "a seat still in has at most one marker, on a character not yet bought, for money it has"
                )
            state.marked_by[character] = seat
            state.marked_at[character] = amount


def _restore_turn(state: PrincesState, reader: Reader) -> None:
    state.active = state.seat
    state.actions_left = 2
    if reader.has("turn"):
        turn = reader.at("turn")
        turn.only("active", "actions_left", "has_drawn", "has_introduced", "offers")
        state.active = turn.at("active").integer(0, state.seats - 1)
        state.actions_left = turn.at("actions_left").integer(0, 3)
        state.has_drawn = turn.at("has_drawn").boolean()
        state.has_introduced = turn.at("has_introduced").boolean()
        state.offers = turn.at("offers").integer(0, 3)
        others_decide = (ANSWER, USE, PROFESSOR_CHOICE, LAST_SCORING)
        if state.active != state.seat and state.interrupted_kind() not in others_decide:
            raise turn.at("active").refuse(f"seat {state.seat} decides, so it is its turn")
    if state.kind in (BONUS, PAYOUT):
        work = reader.at("work")
        work.only("card", "wv")
        state.work_value = work.at("wv").integer(0, 399)
        if work.at("card").value is not None:
            state.work = work.at("card").choice(state.components.professions)
        if state.kind == BONUS and (state.work == UNKNOWN or not state.principalities[state.seat].bonus):
            raise work.refuse("bonus cards are played from hand with the work of a profession")
    elif state.interrupted_kind() in (SPAN, PRICE, ANSWER, COUNTER):
        _restore_offer(state, reader.at("offer"))


def _restore_offer(state: PrincesState, reader: Reader) -> None:
    reader.only("building", "partner", "cells", "amount")
    state.piece = reader.at("building").choice(BUILDINGS)
    state.partner = reader.at("partner").integer(0, state.seats - 1)
    taken = holds(state.principalities[state.active].buildings, state.piece) or holds(
        state.principalities[state.partner].buildings, state.piece
    )
    apart = state.partner not in state.components.neighbours[state.seats][state.active]
    if (
        not state.options.cooperative
        or taken
        or apart
        or state.supply[SUPPLY_BUILDINGS + state.piece] == 0
        or state.actions_left == 0
    ):
        raise reader.refuse(
            "an offer needs an action left, a neighbour, and a building that neither has and the supply still holds"
        )
    kind = state.interrupted_kind()
    if kind == ANSWER and state.seat != state.partner:
        raise reader.at("partner").refuse("the partner answers")
    if kind != SPAN:
        cells = reader.at("cells")
        state.own_squares = squares_of(cells.at(str(state.active)))
        state.partner_squares = squares_of(cells.at(str(state.partner)))
        span = (int(state.own_squares), int(state.partner_squares))
        if not lies_west(state, state.active, state.partner):
            span = (span[1], span[0])
        if (
            span not in state.components.span_at[state.piece]
            or state.own_squares & closed_to_both(state, state.active, state.partner)
            or state.partner_squares & closed_to_both(state, state.partner, state.active)
        ):
            raise cells.refuse("the building cannot lie there")
    if kind in (ANSWER, COUNTER):
        state.sum = hundreds(reader.at("amount"), HIGHEST_SUM)


def _check_cards(state: PrincesState, reader: Reader) -> None:
    """No card lies in two places."""
    lying: list[list[int]] = [list(state.professions + state.returned), list(state.bonuses), list(state.prestiges)]
    lying[state.looked_deck].extend(state.looked)
    for principality in state.principalities:
        lying[PROFESSION_DECK].extend(
            [card for card in principality.hand + principality.table if card < PROFESSION_COUNT]
        )
        lying[BONUS_DECK].extend(principality.bonus)
        lying[PRESTIGE_DECK].extend(principality.prestige)
    for deck in range(3):
        for card in lying[deck]:
            if lying[deck].count(card) > 1:
                name = card_names(state, deck)[card]
                raise Reader(name, BadPosition, ("seats", "decks")).refuse(
                    f"the {DECKS[deck]} card {name} lies in two places"
                )


def _see_what_lies_open(state: PrincesState) -> None:
    """PF-HID-1: without memory, all know at least the cards on the tables and those that are out of the game."""
    hidden = [state.professions + state.returned, state.bonuses, state.prestiges]
    hidden[state.looked_deck] += state.looked
    for principality in state.principalities:
        hidden[PROFESSION_DECK] += principality.hand
        hidden[BONUS_DECK] += principality.bonus
        hidden[PRESTIGE_DECK] += principality.prestige
    for deck in range(3):
        memory = state.memory(deck)
        for card in range(len(card_names(state, deck))):
            if card not in hidden[deck]:
                memory = memory.shown(0, 1 << card, card)
        state.set_memory(deck, memory)
