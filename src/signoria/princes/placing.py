"""Where pieces may be placed, and what placing one gives."""

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.kernel.state import Json
from signoria.princes.components import BUILDING_PP, LANDSCAPE_PIECES, LANDSCAPE_PP, PIECES, cells_of_mask
from signoria.princes.cooperative import closed_by_borders
from signoria.princes.moves import PLACE_AT
from signoria.princes.principality import UNKNOWN, blocked, free_places, has_place
from signoria.princes.state import NEXT_NAMER, TURN, Decision, PrincesState


def closed_squares(state: PrincesState, seat: int, piece: int) -> i64:
    """PF-BLD-2 to PF-BLD-4, PF-COO-7: the squares that this piece may not cover."""
    principality = state.principalities[seat]
    if piece >= LANDSCAPE_PIECES:
        return blocked(principality, False)
    if state.options.cooperative:
        return blocked(principality, True) | closed_by_borders(state, seat)
    return blocked(principality, True)


def fits(state: PrincesState, seat: int, piece: int) -> bool:
    """Whether the piece has a legal place in this seat's principality."""
    principality = state.principalities[seat]
    if principality.fitting == UNKNOWN:
        fitting: i64 = 0
        for any_piece in range(len(PIECES)):
            if has_place(state.components, any_piece, closed_squares(state, seat, any_piece)):
                fitting |= bit(any_piece)
        principality.fitting = fitting
    return holds(principality.fitting, piece)


class Place(Decision):
    """PF-BLD-2 to PF-BLD-4: lay the piece just acquired."""

    def legal(self, state: PrincesState) -> list[int]:
        components = state.components
        closed = closed_squares(state, state.seat, state.piece)
        return free_places(components, state.piece, closed, PLACE_AT + components.first_placement[state.piece])

    def apply(self, state: PrincesState, action: int) -> None:
        components = state.components
        piece = state.piece
        squares = components.placements[piece][action - PLACE_AT - components.first_placement[piece]]
        pp = placing_pp(state, piece)
        lay(state, state.seat, piece, squares)
        state.principalities[state.seat].pp += pp
        if state.journal is not None:
            cells = cells_of_mask(squares)
            state.record_fact({"fact": "place", "seat": state.seat, "piece": PIECES[piece], "cells": cells, "pp": pp})
        state.proceed_to(TURN if piece < LANDSCAPE_PIECES else NEXT_NAMER)

    def details(self, state: PrincesState) -> Json:
        return {"piece": PIECES[state.piece]}


def placing_pp(state: PrincesState, piece: int) -> i64:
    """PF-BLD-1, PF-OBJ-1: a building scores, and so does every landscape of a kind already there."""
    if piece < LANDSCAPE_PIECES:
        return BUILDING_PP
    return LANDSCAPE_PP if state.principalities[state.seat].landscapes_of(piece - LANDSCAPE_PIECES) else 0


def lay(state: PrincesState, seat: int, piece: int, squares: int) -> None:
    """Lay a piece; a building beside a border changes what the neighbours may do."""
    state.principalities[seat].lay(piece, squares)
    if state.options.cooperative and piece < LANDSCAPE_PIECES:
        for principality in state.principalities:
            principality.fitting = UNKNOWN
