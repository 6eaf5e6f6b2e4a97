"""The auction phase: seven stacks, one object for each seat."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.kernel.state import NONE, Json
from signoria.princes.cards import look, recruits
from signoria.princes.characters import at_any_time, do_at_any_time, is_at_any_time, score_rank
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BUILDER,
    BUILDER_PP,
    JESTER,
    LANDSCAPE_PIECES,
    LANDSCAPES,
    MERCHANT,
    MOST_BUILDERS,
    OBJECTS,
    PRESTIGE,
    RECRUITING,
    RECRUITING_STACK,
)
from signoria.princes.moves import BID_MORE, CHOOSE, DECLINE, FREE, NAME_STACK, PASS, PAY, TAKE_STACK
from signoria.princes.placing import fits
from signoria.princes.principality import UNKNOWN, Principality
from signoria.princes.state import (
    AUCTION,
    AUCTION_OVER,
    BID,
    LANDSCAPE,
    MERCHANT_CHOICE,
    NAME,
    NEXT_NAMER,
    PLACE,
    PRESTIGE_DECK,
    RECRUIT,
    SUPPLY_RECRUITING,
    TAKE,
    Decision,
    PrincesState,
)
from signoria.princes.supply import opening_price

STACKS: Final = tuple(range(ANY_LANDSCAPE))
STACKS_OF_TWO: Final = tuple(range(JESTER, ANY_LANDSCAPE + 1))


def may_acquire(state: PrincesState, seat: int, stack: int, price: i64) -> bool:
    """PF-AUC-1, PF-AUC-8, PF-AUC-9, PF-AUC-10: whether a seat may name or bid for an object at this price."""
    principality = state.principalities[seat]
    if holds(state.sold, stack) or price > state.wealth(principality) or state.left_in_stack(stack) == 0:
        return False
    if stack == BUILDER:
        return principality.builders < MOST_BUILDERS
    if stack < JESTER:
        return fits(state, seat, LANDSCAPE_PIECES + stack)
    if stack == ANY_LANDSCAPE:
        return bool(landscapes_to_choose(state, seat))
    return True


def landscapes_to_choose(state: PrincesState, seat: int) -> list[int]:
    """PF-AUC-11: the kinds of landscape that are left and have a place."""
    found = []
    for kind in range(len(LANDSCAPES)):
        if state.supply[kind] and fits(state, seat, LANDSCAPE_PIECES + kind):
            found.append(CHOOSE + kind)
    return found


def stacks_in_play(state: PrincesState) -> tuple[int, ...]:
    """PF-AUC-1, PF-AUC-11: what is auctioned; for two seats the landscapes are one stack."""
    return STACKS_OF_TWO if state.seats == 2 else STACKS


def stacks(state: PrincesState, first: int) -> list[int]:
    """The actions on each stack that the seat may open."""
    price = opening_price(state)
    found = []
    for stack in stacks_in_play(state):
        if may_acquire(state, state.seat, stack, price):
            found.append(first + stack)
    return found


class Open(Decision):
    """A stack for the opening price, or PF-AUC-6: leave the phase."""

    def __init__(self, first: int) -> None:
        self.first = first  # the action on the first stack

    def legal(self, state: PrincesState) -> list[int]:
        found = stacks(state, self.first)
        found.append(DECLINE)
        return at_any_time(state, found)

    def apply(self, state: PrincesState, action: int) -> None:
        if is_at_any_time(action):
            do_at_any_time(state, action)
        elif action == DECLINE:
            decline(state)
        else:
            state.stack = action - self.first
            state.price = opening_price(state)
            state.bidder = state.seat
            self.open(state)

    def open(self, state: PrincesState) -> None:
        """What is done with the stack."""
        raise NotImplementedError

    def details(self, state: PrincesState) -> Json:
        return {"price": opening_price(state)}


class Name(Open):
    """PF-AUC-2: name a stack, which bids the opening price."""

    def __init__(self) -> None:
        super().__init__(NAME_STACK)

    def open(self, state: PrincesState) -> None:
        state.in_auction = state.in_phase
        if state.journal is not None:
            fact = {"fact": "name", "seat": state.seat, "object": OBJECTS[state.stack], "price": state.price}
            state.record_fact(fact)
        next_bidder(state)


class Take(Open):
    """PF-AUC-7: the last seat in the phase takes an object for the opening price, or nothing."""

    def __init__(self) -> None:
        super().__init__(TAKE_STACK)

    def open(self, state: PrincesState) -> None:
        state.in_auction = bit(state.seat)
        won(state)


def decline(state: PrincesState) -> None:
    """PF-AUC-6: who declines is out of the phase."""
    state.in_phase &= ~bit(state.seat)
    state.record_fact({"fact": "decline", "seat": state.seat})
    state.proceed_to(NEXT_NAMER)


def next_bidder(state: PrincesState) -> None:
    """PF-AUC-3, PF-AUC-4: bids go round until one seat is left."""
    if state.in_auction == bit(state.bidder):
        won(state)
    else:
        state.ask(BID, state.next_of(state.in_auction, state.seat))


class Bid(Decision):
    """PF-AUC-3: bid exactly 100 F more, or pass for good."""

    def legal(self, state: PrincesState) -> list[int]:
        found = [BID_MORE, PASS] if may_acquire(state, state.seat, state.stack, state.price + 100) else [PASS]
        return at_any_time(state, found)

    def apply(self, state: PrincesState, action: int) -> None:
        if is_at_any_time(action):
            do_at_any_time(state, action)
            return
        if action == PASS:
            state.in_auction &= ~bit(state.seat)
        else:
            state.price += 100
            state.bidder = state.seat
        if state.journal is not None:
            fact = (
                {"fact": "pass", "seat": state.seat}
                if action == PASS
                else {"fact": "bid", "seat": state.seat, "amount": state.price}
            )
            state.record_fact({**fact, "object": OBJECTS[state.stack]})
        next_bidder(state)

    def details(self, state: PrincesState) -> Json:
        return {"object": OBJECTS[state.stack], "price": state.price, "bidder": state.bidder, "next": state.price + 100}


def won(state: PrincesState) -> None:
    """PF-AUC-4, PF-CHR-7: the winner pays, unless the Merchant's owner first decides whether to."""
    state.seat = state.bidder
    if state.principalities[state.seat].character == MERCHANT:
        state.proceed_to(MERCHANT_CHOICE)
    else:
        settle(state, state.price)


class MerchantChoice(Decision):
    """PF-CHR-7: the object for nothing, or pay for it and score the rank."""

    def legal(self, state: PrincesState) -> list[int]:
        return [FREE, PAY]

    def apply(self, state: PrincesState, action: int) -> None:
        principality = state.principalities[state.seat]
        if action == FREE:
            principality.character = NONE
            settle(state, 0)
        else:
            state.pay(principality, state.price)
            score_rank(state, state.seat)
            award(state, principality, state.price)

    def details(self, state: PrincesState) -> Json:
        return {"object": OBJECTS[state.stack], "price": state.price}


def settle(state: PrincesState, price: i64) -> None:
    """PF-AUC-4: pay the bank and take the object."""
    principality = state.principalities[state.seat]
    state.pay(principality, price)
    award(state, principality, price)


def award(state: PrincesState, principality: Principality, price: i64) -> None:
    """PF-AUC-4: the object, now paid for; its seat and its stack are out for the round."""
    stack = state.stack
    state.in_phase &= ~bit(state.seat)
    state.sold |= bit(stack)
    if state.journal is not None:
        state.record_fact({"fact": "win", "seat": state.seat, "object": OBJECTS[stack], "price": price})
    if stack == ANY_LANDSCAPE:
        state.proceed_to(LANDSCAPE)
    elif stack < JESTER:
        take_landscape(state, stack)
    elif stack == PRESTIGE:
        look(state, PRESTIGE_DECK, NEXT_NAMER)
    elif stack == RECRUITING_STACK:
        state.supply[SUPPLY_RECRUITING] -= 1
        principality.hand = (*principality.hand, RECRUITING)
        state.proceed_to(RECRUIT if recruits(state, state.seat) else NEXT_NAMER)
    else:
        state.supply[stack] -= 1
        if stack == JESTER:
            principality.jesters += 1
        else:
            hire_builder(state, principality)
        state.proceed_to(NEXT_NAMER)


def hire_builder(state: PrincesState, principality: Principality) -> None:
    """PF-OBJ-3: the second and the third builder score."""
    principality.builders += 1
    principality.fitting = UNKNOWN
    if principality.builders >= 2:
        principality.pp += BUILDER_PP
        if state.journal is not None:
            state.record_fact({"fact": "builder", "seat": state.seat, "pp": BUILDER_PP})


def take_landscape(state: PrincesState, kind: int) -> None:
    """PF-AUC-10: a landscape is placed at once."""
    state.supply[kind] -= 1
    state.piece = LANDSCAPE_PIECES + kind
    state.proceed_to(PLACE)


class Landscape(Decision):
    """PF-AUC-11: with two seats the winner of a landscape chooses its kind."""

    def legal(self, state: PrincesState) -> list[int]:
        return landscapes_to_choose(state, state.seat)

    def apply(self, state: PrincesState, action: int) -> None:
        take_landscape(state, action - CHOOSE)


class BeginAuction(Decision):
    """PF-AUC-1, PF-AUC-2: all seats are in the phase, and the starting seat names first."""

    def apply(self, state: PrincesState, action: int) -> None:
        state.phase = AUCTION
        state.in_phase = (1 << state.seats) - 1
        state.sold = 0
        state.namer = state.start
        if state.journal is not None:
            state.record_fact({"fact": "round", "round": state.round, "start": state.start})
        state.proceed_to(NEXT_NAMER)


class NextNamer(Decision):
    """PF-AUC-5, PF-AUC-6, PF-AUC-7: who named and is still in the phase names again, else the next; the last takes."""

    def apply(self, state: PrincesState, action: int) -> None:
        if state.in_phase == 0:
            state.proceed_to(AUCTION_OVER)
            return
        if not holds(state.in_phase, state.namer):
            state.namer = state.next_of(state.in_phase, state.namer)
        state.ask(TAKE if state.in_phase == bit(state.namer) else NAME, state.namer)
