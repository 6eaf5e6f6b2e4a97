"""What can be prepared: the card to give back, bids up to a limit, and passes."""

from typing import Final, cast

from signoria.kernel.bits import holds
from signoria.kernel.prepared import Limit, Occasion, PreparedAnswers
from signoria.kernel.state import NOBODY, Move, State
from signoria.princes.auction import may_acquire
from signoria.princes.components import CHARACTERS, OBJECTS
from signoria.princes.moves import BID_MORE, PASS, RETURN_CARD
from signoria.princes.state import BID, CHARACTER_AUCTION, MARK, RETURN, PrincesState

STEP: Final = 100


class PrincesPreparedAnswers(PreparedAnswers):
    """The set-up, the auction of an object, and the auction of characters."""

    def occasion(self, state: State, seat: int) -> Occasion | None:
        princes = cast(PrincesState, state)
        if princes.kind == RETURN and seat >= princes.seat:
            return _set_up(princes, seat)
        if princes.interrupted_kind() == BID and holds(princes.in_auction, seat):
            return _auction(princes, seat)
        if princes.phase == CHARACTER_AUCTION and holds(princes.may_mark, seat):
            return _character_auction(princes, seat)
        return None

    def raised(self, state: State, limit: int, on: str | None) -> Move | None:
        princes = cast(PrincesState, state)
        return _bid(princes, limit) if on is None else _mark(princes, limit, on)


def _set_up(state: PrincesState, seat: int) -> Occasion:
    """PF-SET-3: seats give back in order, but what each gives back concerns nobody else."""
    moves = [state.move_of(RETURN_CARD + card) for card in state.principalities[seat].hand]
    return Occasion("return", state.seat == seat, moves, [])


def _auction(state: PrincesState, seat: int) -> Occasion:
    """PF-AUC-3: one object is auctioned at a time, and each of them once a round."""
    key = f"bid {state.round} {OBJECTS[state.stack]}"
    limits = []
    if may_acquire(state, seat, state.stack, state.price + STEP):
        highest = int(state.wealth(state.principalities[seat]))
        limits.append(Limit(int(state.price) + STEP, highest, STEP))
    return Occasion(key, state.kind == BID and state.seat == seat, [state.move_of(PASS)], limits)


def _character_auction(state: PrincesState, seat: int) -> Occasion:
    """PF-CHR-1, PF-CHR-2: whose marker is put back decides again; a pass is for all characters."""
    limits = []
    for character, name in enumerate(CHARACTERS):
        lowest, highest = _fields(state, seat, character)
        if lowest <= highest:
            limits.append(Limit(lowest, highest, STEP, name))
    is_asked = state.kind == MARK and state.seat == seat
    return Occasion(f"mark {state.round}", is_asked, [state.move_of(PASS)], limits)


def _fields(state: PrincesState, seat: int, character: int) -> tuple[int, int]:
    """PF-CHR-2: the lowest field above the present bid, and the highest that the seat can pay; none once bought."""
    if holds(state.bought, character):
        return 1, 0
    lowest = state.components.lowest_bid[character]
    if state.marked_by[character] != NOBODY:
        lowest = state.marked_at[character] + STEP
    cash = int(state.principalities[seat].money)
    return lowest, min(state.components.highest_bid[character], cash)


def _bid(state: PrincesState, limit: int) -> Move:
    """PF-AUC-3: 100 F more as long as the limit allows it, then a pass."""
    next_price = state.price + STEP
    if next_price <= limit and may_acquire(state, state.seat, state.stack, next_price):
        return state.move_of(BID_MORE)
    return state.move_of(PASS)


def _mark(state: PrincesState, limit: int, on: str) -> Move | None:
    """PF-CHR-1: the lowest field that is free. Beyond the limit the seat decides: it may want another character."""
    lowest, highest = _fields(state, state.seat, CHARACTERS.index(on))
    if lowest <= min(limit, highest):
        return {"do": "mark", "character": on, "amount": lowest}
    return None
