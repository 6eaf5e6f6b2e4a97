"""Positions: everything there is to know of a game as JSON."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.memory_json import write_memory
from signoria.kernel.state import NOBODY, NONE, Json
from signoria.princes.components import (
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    OBJECTS,
    PIECES,
    PRESTIGE,
    RECRUITING,
    cells_of_mask,
)
from signoria.princes.moves import card_names
from signoria.princes.principality import Principality
from signoria.princes.state import (
    ACTIONS,
    ANSWER,
    AUCTION,
    BEGIN_CHARACTERS,
    BID,
    BONUS,
    BONUS_DECK,
    BURY,
    CHARACTER_AUCTION,
    COUNTER,
    KEEP,
    KINDS,
    LAST_SCORING,
    NAME,
    NEXT_MARKER,
    NEXT_NAMER,
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
    TURN,
    PrincesState,
)

THEN: Final = {
    "name": NAME, "bid": BID, "take": TAKE, "turn": TURN, "answer": ANSWER, "next_namer": NEXT_NAMER,
    "begin_characters": BEGIN_CHARACTERS, "next_marker": NEXT_MARKER, "last_scoring": LAST_SCORING,
}  # fmt: skip


def position(state: PrincesState) -> Json:
    """Everything, hidden cards included."""
    written = public_part(state)
    written["decks"] = {DECKS[deck]: _names(state, deck, state.deck(deck)) for deck in range(3)}
    written["seats"] = [_seat(state, principality) for principality in state.principalities]
    if state.phase == SETUP:
        written["reshuffle"] = state.reshuffle
        written["returned"] = _names(state, PROFESSION_DECK, state.returned)
    if state.looked:
        written["looked"] = {"deck": DECKS[state.looked_deck], "cards": _names(state, state.looked_deck, state.looked)}
    if state.kind in (KEEP, BURY, PROFESSOR_CHOICE):
        written["then"] = next(name for name, step in THEN.items() if step == state.then)
    if state.components.is_custom:
        written["edition"] = state.components.edition
    written["seen"] = {
        DECKS[deck]: write_memory(state.memory(deck), card_names(state, deck), "cards", state.seats)
        for deck in range(3)
    }
    return written


def public_part(state: PrincesState) -> Json:
    """PF-HID-1: what everybody sees of the table itself; decks and seats are filled in by others."""
    over = state.phase == OVER
    return {
        "game": "princes",
        "options": dict(state.options.values),
        "round": state.round,
        "phase": PHASES[state.phase],
        "start": state.start,
        "seat": None if over else state.seat,
        "kind": None if over else KINDS[state.kind],
        "supply": supply(state),
        "characters": {"banker": state.banker_money} if state.options.muse_and_princess else {},
        **under_way(state),
    }


def supply(state: PrincesState) -> Json:
    left = state.supply
    written: Json = {OBJECTS[stack]: left[stack] for stack in range(PRESTIGE)}
    written["recruiting"] = left[SUPPLY_RECRUITING]
    written["buildings"] = {name: left[SUPPLY_BUILDINGS + at] for at, name in enumerate(BUILDINGS)}
    written["freedoms"] = {name: left[SUPPLY_FREEDOMS + at] for at, name in enumerate(FREEDOMS)}
    return written


def professions(state: PrincesState, cards: tuple[int, ...]) -> list[str]:
    """Profession and recruiting cards by name."""
    names = state.components.professions
    return ["recruiting" if card == RECRUITING else names[card] for card in cards]


def _names(state: PrincesState, deck: int, cards: tuple[int, ...]) -> list[str]:
    names = card_names(state, deck)
    return [names[card] for card in cards]


def _seat(state: PrincesState, principality: Principality) -> Json:
    written = public_seat(state, principality)
    written["money"] = principality.money
    written["hand"] = professions(state, principality.hand)
    written["bonus"] = _names(state, BONUS_DECK, principality.bonus)
    written["prestige"] = _names(state, PRESTIGE_DECK, principality.prestige)
    return written


def public_seat(state: PrincesState, principality: Principality) -> Json:
    """PF-HID-1: what everybody sees of a seat; hidden things keep their place and are filled in by others."""
    return {
        "pp": principality.pp,
        "money": None,
        "hand": len(principality.hand),
        "table": professions(state, principality.table),
        "bonus": len(principality.bonus),
        "prestige": len(principality.prestige),
        "jesters": principality.jesters,
        "builders": principality.builders,
        "freedoms": [FREEDOMS[freedom] for freedom in principality.freedoms],
        "pieces": [
            {"piece": PIECES[piece], "cells": cells_of_mask(squares)}
            for piece, squares in zip(principality.pieces, principality.squares, strict=True)
        ],
        "character": None if principality.character == NONE else CHARACTERS[principality.character],
        "best_work": principality.best_work,
    }


def seats_of(mask: i64) -> list[int]:
    return [seat for seat in range(5) if holds(mask, seat)]


def under_way(state: PrincesState) -> Json:
    """The public data of the current decision."""
    written: Json = {}
    if state.phase == AUCTION:
        written["auction"] = _auction(state)
    elif state.phase == CHARACTER_AUCTION:
        written["character_auction"] = _character_auction(state)
    elif state.phase == ACTIONS:
        written["turn"] = {
            "active": state.active,
            "actions_left": state.actions_left,
            "has_drawn": state.has_drawn,
            "has_introduced": state.has_introduced,
            "offers": state.offers,
        }
    if state.kind == PLACE:
        written["piece"] = PIECES[state.piece]
    elif state.kind in (BONUS, PAYOUT):
        card = None if state.work == NONE else state.components.professions[state.work]
        written["work"] = {"card": card, "wv": state.work_value}
    elif state.interrupted_kind() in (SPAN, PRICE, ANSWER, COUNTER):
        written["offer"] = _offer(state)
    if state.banker_buyer != NOBODY:
        written["banker_buyer"] = state.banker_buyer
    return written


def _auction(state: PrincesState) -> Json:
    written: Json = {
        "in_phase": seats_of(state.in_phase),
        "sold": [name for stack, name in enumerate(OBJECTS) if holds(state.sold, stack)],
        "namer": state.namer,
    }
    if state.stack_up() != NONE:
        written["object"] = OBJECTS[state.stack]
        written["price"] = state.price
        written["bidder"] = state.bidder
        written["in_auction"] = seats_of(state.in_auction)
    return written


def _character_auction(state: PrincesState) -> Json:
    marks = {
        name: {"seat": state.marked_by[at], "amount": state.marked_at[at]}
        for at, name in enumerate(CHARACTERS)
        if state.marked_by[at] != NOBODY
    }
    return {
        "seats": seats_of(state.may_mark),
        "marks": marks,
        "bought": [name for at, name in enumerate(CHARACTERS) if holds(state.bought, at)],
    }


def _offer(state: PrincesState) -> Json:
    written: Json = {"building": BUILDINGS[state.piece], "partner": state.partner}
    if state.kind != SPAN:
        own, partners = cells_of_mask(state.own_squares), cells_of_mask(state.partner_squares)
        written["cells"] = {str(state.active): own, str(state.partner): partners}
    if state.interrupted_kind() in (ANSWER, COUNTER):
        written["amount"] = state.sum
    return written
