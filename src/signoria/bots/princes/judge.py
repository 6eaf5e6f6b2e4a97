"""The judge of The Princes of Florence: which actions are worth considering, and where they lead."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.features import Features
from signoria.bots.judge import Correction, Judge
from signoria.bots.network import Network
from signoria.bots.policy import Policy
from signoria.bots.princes.features import features
from signoria.bots.princes.free_space import FreeSpace, best_place, best_places
from signoria.bots.princes.traits import TRAITS, ActionReader
from signoria.kernel.bits import bit, count_bits, holds
from signoria.kernel.state import State
from signoria.princes.auction import may_acquire
from signoria.princes.characters import rank
from signoria.princes.components import PROFESSION_COUNT, ROUNDS, Components
from signoria.princes.moves import (
    ACCEPT,
    ASK,
    BUILD,
    CHOOSE,
    COUNTER_SUM,
    END,
    FIELDS,
    FINISH,
    FREE,
    HOLD,
    LATER,
    MARK_FIELD,
    OFFER,
    PASS,
    PAY,
    PLACE_AT,
    PLAY,
    RECRUIT_CARD,
    REFUSE,
    RETURN_CARD,
    SCORE_RANK,
    WORK,
    span_squares,
)
from signoria.princes.principality import LARGE, MEDIUM, Principality
from signoria.princes.state import (
    ACTIONS,
    ANSWER,
    BID,
    BONUS,
    BURY,
    COUNTER,
    LANDSCAPE,
    MARK,
    MERCHANT_CHOICE,
    PAYOUT,
    PLACE,
    PRICE,
    RECRUIT,
    SPAN,
    TURN,
    USE,
    PrincesState,
)
from signoria.princes.supply import building_cost, opening_price
from signoria.princes.works import bonus_value

MOST_PLACES: Final = 5
MOST_SPANS: Final = 2
MOST_RECRUITS: Final = 3
MOST_OFFERS: Final = 3
MOST_PAYOUTS: Final = 6
SUMS: Final = [0, 200, 400, 600, 900, 1200]  # worth talking about, when building together
PRICE_STEPS: Final = 3  # hundreds between the two prices from which the value of money is read
LEAST_MONEY_VALUE: Final = 0.05  # points for 100 F


class PrincesJudge(Judge):
    """Looks at one seat's principality, hand and money, and at the table."""

    def __init__(self, network: Network, policy: Policy | None = None) -> None:
        super().__init__(network, policy)
        self.trait_names = TRAITS.names
        self.win_worth = 60.0
        self.free_space: FreeSpace | None = None

    def features(self, state: State, seat: int) -> vec[float]:
        princes = cast(PrincesState, state)
        return features(princes, seat, self.free_space_for(princes.components)).values

    def named_features(self, state: State, seat: int) -> Features:
        princes = cast(PrincesState, state)
        return features(princes, seat, self.free_space_for(princes.components), is_naming=True)

    def free_space_for(self, components: Components) -> FreeSpace:
        """The tables of an edition; those of the one before are forgotten."""
        free_space = self.free_space
        if free_space is None or free_space.components is not components:
            free_space = FreeSpace(components)
            self.free_space = free_space
        return free_space

    def round(self, state: State) -> int:
        return cast(PrincesState, state).round

    def correction(self, state: State) -> Correction | None:
        options = cast(PrincesState, state).options.values
        for correction in self.corrections:
            if correction.suits(state.seats, options):
                return correction
        return None

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        if len(legal) < 2:
            return legal
        return narrowed(cast(PrincesState, state), legal)

    def traits_of(self, state: State, actions: list[int]) -> list[list[int]]:
        reader = ActionReader(cast(PrincesState, state))
        return [reader.traits(action) for action in actions]

    def play_to_quiet(self, state: State, seat: int) -> None:
        """Finish what is half done: the auction of an object, laying a piece, a work and its pay, talks."""
        princes = cast(PrincesState, state)
        if princes.kind == BID:
            if princes.bidder == seat and princes.price == opening_price(princes):
                self.play_auction(princes)
            else:
                sell(princes, princes.bidder, princes.price)
        self.finish(princes)

    def guesses_others(self, state: State) -> bool:
        princes = cast(PrincesState, state)
        return princes.kind in (BID, ANSWER, COUNTER) or is_before_best_work(princes)

    def finish(self, state: PrincesState) -> None:
        """Decide the small things that follow from an action, by rules of thumb."""
        while True:
            kind = state.kind
            if kind == PLACE:
                legal = state.legal()
                first = PLACE_AT + state.components.first_placement[state.piece]
                state.apply(best_place(state, legal, first))
            elif kind == BURY:
                state.apply(0)
            elif kind == RECRUIT:
                state.apply(HOLD)
            elif kind == LANDSCAPE:
                state.apply(wished_landscape(state, state.legal()))
            elif kind == MERCHANT_CHOICE:
                state.apply(PAY if rank(state, state.seat) > 2 else FREE)
            elif is_before_best_work(state):
                self.apply_best(state, [SCORE_RANK, LATER], state.seat)
            elif kind == BONUS:
                state.apply(needed_bonus(state))
            elif kind == PAYOUT:
                self.apply_best(state, thinned_payouts(state.legal()), state.seat)
            elif kind == SPAN:
                state.apply(best_spans(state, state.legal())[0])
            elif kind == PRICE:
                self.ask_price(state)
            elif kind in (ANSWER, COUNTER):
                legal = state.legal()
                self.apply_best(state, [ACCEPT, REFUSE] if ACCEPT in legal else [REFUSE], state.seat)
            else:
                return

    def apply_best(self, state: PrincesState, actions: list[int], seat: int) -> None:
        """Do the one of these actions that promises the seat most."""
        chosen = actions[0]
        if len(actions) > 1:
            highest = -1000.0
            for action in actions:
                after = cast(PrincesState, state.clone())
                after.apply(action)
                value = self.value(after, seat)
                if value > highest:
                    highest = value
                    chosen = action
        state.apply(chosen)

    def ask_price(self, state: PrincesState) -> None:
        """Ask the highest sum that the partner would rather pay than not build."""
        legal = state.legal()
        partner = state.partner
        before = self.value(state, partner)
        chosen = legal[0]
        for amount in SUMS:
            action = ASK + amount // 100
            if action in legal:
                after = cast(PrincesState, state.clone())
                after.apply(action)
                if after.kind != ANSWER or ACCEPT not in after.legal():
                    break
                after.apply(ACCEPT)
                if self.value(after, partner) <= before:
                    break
                chosen = action
        state.apply(chosen)

    # Auctions

    def play_auction(self, state: PrincesState) -> None:
        """An object was just named: all seats bid up to what it is worth to them, by what they can still expect."""
        namer = state.bidder
        opening = state.price
        unopposed = cast(PrincesState, state.clone())
        sell(unopposed, namer, opening)
        self.finish(unopposed)
        highest = second = opening - 100
        winner = namer
        for seat in range(state.seats):
            if seat != namer and holds(state.in_auction, seat):
                limit = self.limit(state, seat, opening + 100, self.value(unopposed, seat))
                if limit > highest:
                    second = highest
                    highest = limit
                    winner = seat
                elif limit > second:
                    second = limit
        if winner != namer:
            lost = cast(PrincesState, state.clone())
            sell(lost, winner, highest)
            self.finish(lost)
            own = self.limit(state, namer, opening, self.value(lost, namer))
            if own >= highest:
                winner = namer
                second = highest
            elif own > second:
                second = own
        price = second + 100
        sell(state, winner, price if price > opening else opening)

    def limit(self, state: PrincesState, seat: int, price: i64, otherwise: float) -> i64:
        """The highest price at which a seat is better off with the object than with what it can expect otherwise."""
        if not may_acquire(state, seat, state.stack, price):
            return 0
        wealth = state.wealth(state.principalities[seat])
        gain = self.value_of_winning(state, seat, price) - otherwise
        if gain <= 0.0:
            return 0
        dearer = price + 100 * PRICE_STEPS
        if dearer > wealth:
            return price
        money = (gain + otherwise - self.value_of_winning(state, seat, dearer)) / PRICE_STEPS
        steps = gain / (money if money > LEAST_MONEY_VALUE else LEAST_MONEY_VALUE)
        limit: i64 = price + 100 * i64(int(steps if steps < 40.0 else 40.0))
        return limit if limit < wealth else wealth // 100 * 100

    def value_of_winning(self, state: PrincesState, seat: int, price: i64) -> float:
        after = cast(PrincesState, state.clone())
        sell(after, seat, price)
        self.finish(after)
        return self.value(after, seat)


def sell(state: PrincesState, winner: int, price: i64) -> None:
    """Let a seat have the object under the hammer at this price: the last other bidder passes."""
    other = state.next_seat(winner)
    state.bidder = winner
    state.price = price
    state.in_auction = bit(winner) | bit(other)
    state.seat = other
    state.apply(PASS)


def is_before_best_work(state: PrincesState) -> bool:
    """Whether only the Merchant's owner stands between the last turn and the next round."""
    return state.kind == USE and state.phase == ACTIONS


# Narrowing


def narrowed(state: PrincesState, legal: list[int]) -> list[int]:
    """Leave out what is as good as the same as, or plainly worse than, something that stays."""
    kind = state.kind
    if kind == TURN:
        return turn_candidates(state, legal)
    if kind == PAYOUT:
        return thinned_payouts(legal)
    if kind == PLACE:
        return best_places(state, legal, PLACE_AT + state.components.first_placement[state.piece], MOST_PLACES)
    if kind == BURY:
        return legal[:1]
    if kind == RECRUIT:
        return [*best_recruits(state, legal), HOLD]
    if kind == MARK:
        return lowest_marks(legal)
    if kind == SPAN:
        return best_spans(state, legal)
    if kind == PRICE:
        return [action for action in legal if (action - ASK) * 100 in SUMS] or legal[:1]
    if kind == ANSWER:
        return [action for action in legal if action < COUNTER_SUM or (action - COUNTER_SUM) * 100 in SUMS]
    return legal


def turn_candidates(state: PrincesState, legal: list[int]) -> list[int]:
    """One building of each size besides those the hand wants; the end only where nothing sure is left to gain."""
    principality = state.principalities[state.seat]
    gains = False
    wished = wished_buildings(state, principality)
    found: list[int] = []
    sizes: i64 = 0
    recruiting: list[int] = []
    offers: list[int] = []
    for action in legal:
        if BUILD <= action < RETURN_CARD:
            building = action - BUILD
            if not holds(wished, building):
                size: i64 = 1 if holds(LARGE, building) else 2 if holds(MEDIUM, building) else 4
                if sizes & size:
                    continue
                sizes |= size
            found.append(action)
            gains = gains or building_cost(principality) <= principality.money
        elif RECRUIT_CARD <= action < PLAY:
            recruiting.append(action)
        elif OFFER <= action < MARK_FIELD:
            offers.append(action)
        elif action != END:
            found.append(action)
            gains = gains or WORK <= action < RECRUIT_CARD
    if not gains or state.round < ROUNDS:
        found.append(END)
    if recruiting:
        found.extend(best_recruits(state, recruiting))
    if offers:
        found.extend(best_offers(state, offers, wished))
    return found


def wished_buildings(state: PrincesState, principality: Principality) -> i64:
    """The buildings that professions in hand want."""
    wished: i64 = 0
    for card in principality.hand:
        if card < PROFESSION_COUNT:
            wished |= bit(state.components.building_of[card])
    return wished


def thinned_payouts(legal: list[int]) -> list[int]:
    """All money, all PP, and some ways between."""
    count = len(legal)
    if count <= MOST_PAYOUTS:
        return legal
    found: list[int] = []
    for step in range(MOST_PAYOUTS):
        found.append(legal[(count - 1) * step // (MOST_PAYOUTS - 1)])
    return found


def best_recruits(state: PrincesState, actions: list[int]) -> list[int]:
    """The open professions whose wishes are best fulfilled."""
    principality = state.principalities[state.seat]
    components = state.components
    scored: list[tuple[int, int]] = []
    for action in actions:
        card = action - RECRUIT_CARD
        if 0 <= card < PROFESSION_COUNT:
            score = 0
            if holds(principality.buildings, components.building_of[card]):
                score -= 4
            if principality.landscapes_of(components.landscape_of[card]):
                score -= 3
            if components.freedom_of[card] in principality.freedoms:
                score -= 3
            scored.append((score, action))
    scored.sort()
    return [action for _, action in scored[:MOST_RECRUITS]]


def best_offers(state: PrincesState, offers: list[int], wished: i64) -> list[int]:
    """To build together what the hand wants, else the largest; three offers at most."""
    scored: list[tuple[int, int]] = []
    for action in offers:
        building = (action - OFFER) // 5
        scored.append((0 if holds(wished, building) else 1 + building, action))
    scored.sort()
    return [action for _, action in scored[:MOST_OFFERS]]


def best_spans(state: PrincesState, legal: list[int]) -> list[int]:
    """Across the border, with as few of the seat's own squares as possible."""
    first = PLACE_AT + state.components.placement_count
    scored: list[tuple[i64, int]] = []
    for action in legal:
        scored.append((count_bits(span_squares(state, action - first)[0]), action))
    scored.sort()
    return [action for _, action in scored[:MOST_SPANS]]


def lowest_marks(legal: list[int]) -> list[int]:
    """Of each character the lowest field: who is outbid marks again."""
    found: list[int] = []
    last = -1
    for action in legal:
        character = (action - MARK_FIELD) // FIELDS
        if action == PASS or character != last:
            found.append(action)
            last = character
    return found


# Rules of thumb


def wished_landscape(state: PrincesState, legal: list[int]) -> int:
    """The kind that most professions in hand miss; else one that scores."""
    principality = state.principalities[state.seat]
    chosen, highest = legal[0], -1
    for action in legal:
        kind = action - CHOOSE
        score = 1
        if not principality.landscapes_of(kind):
            score = 0
            for card in principality.hand:
                if card < PROFESSION_COUNT and state.components.landscape_of[card] == kind:
                    score += 1
        if score > highest:
            chosen, highest = action, score
    return chosen


def needed_bonus(state: PrincesState) -> int:
    """Play the best bonus card only while the minimum is not reached."""
    legal = state.legal()
    if FINISH in legal:
        return FINISH
    principality = state.principalities[state.seat]
    chosen = legal[0]
    highest: i64 = -1
    for card in principality.bonus:
        value = bonus_value(state.components, principality, card, 0)
        if value > highest:
            highest = value
            chosen = PLAY + card
    return chosen
