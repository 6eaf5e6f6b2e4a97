"""What describes an action in The Princes of Florence, as far as its seat can know: the traits for a policy.

A trait belongs to the action itself: what it is about, how well that suits the hand and what it costs. How much that
matters in the position is left to the policy, which sees the features of the seat as well.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.policy import Traits, clamped
from signoria.bots.princes.free_space import room_lost
from signoria.kernel.bits import count_bits, holds
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BONUS_COUNT,
    BUILDER,
    BUILDING_VALUE,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    JESTER,
    LANDSCAPE_PIECES,
    LANDSCAPES,
    OBJECTS,
    PRESTIGE,
    PRESTIGE_COUNT,
    PROFESSION_COUNT,
    ROUNDS,
)
from signoria.princes.moves import (
    ASK,
    BID_MORE,
    BUILD,
    CHOOSE,
    COUNTER_SUM,
    DRAW,
    END,
    FIELDS,
    FINISH,
    INTRODUCE,
    KEEP_CARD,
    KEEP_FIRST,
    MARK_FIELD,
    NAME_STACK,
    OFFER,
    PASS,
    PAYOUT_PP,
    PLACE_AT,
    PLAY,
    PRINCESS_WORK,
    PROFESSOR_DRAWS,
    RECRUIT_CARD,
    RETURN_CARD,
    TAKE_STACK,
    WORK,
    span_squares,
)
from signoria.princes.placing import closed_squares
from signoria.princes.principality import LARGE, MEDIUM
from signoria.princes.scoring import prestige_pp
from signoria.princes.state import BID, PrincesState
from signoria.princes.supply import building_cost
from signoria.princes.works import (
    all_bonuses,
    bonus_value,
    minimum,
    money_besides,
    most_pp,
    princess_value,
    value_without_bonus,
)

TRAITS: Final = Traits()
SIZES: Final = ["large", "medium", "small"]
NEEDS: Final = 4  # how much something is wanted: not at all … twice or more
FULFILLED: Final = 4  # wishes of a profession that are fulfilled
PRICES: Final = 9  # hundreds from 300 F on
SHARES: Final = 6  # of the money
MARGINS: Final = 13  # a work's value over the minimum, from -6 on
LOWEST_MARGIN: Final = -6
STANDINGS: Final = ["below the best work", "ties with it", "above it", "far above it"]
FAR_ABOVE: Final = 3
GAINS: Final = 10  # what a bonus card adds
PRESTIGE_STEPS: Final = 5  # of 2 PP
PLACES: Final = 12  # squares lost
SUM_STEPS: Final = 7  # of 200 F
PP_SHARES: Final = 6  # of what a work pays
CASH: Final = 12  # hundreds of 300 F after a payout
FIELD_STEPS: Final = 6  # of 200 F over the lowest
ACTIONS: Final = 4

OTHER: Final = TRAITS.block("other", ["bury"])
SINGLE: Final = TRAITS.block(
    "do",
    [
        *("pass", "bid", "decline", "end", "finish", "hold", "later", "merchant", "free", "pay"),
        *("accept", "refuse", "princess"),
    ],
)
PASSED: Final = TRAITS.block("pass on", [*OBJECTS, "characters"])
RAISED: Final = TRAITS.block("raise", [f"{name} to {300 + 100 * at}" for name in OBJECTS for at in range(PRICES)])
RAISED_NEED: Final = TRAITS.block("raise", [f"{name}, need {need}" for name in OBJECTS for need in range(NEEDS)])
RAISED_SHARE: Final = TRAITS.scale("raise to so many sixths of the money", SHARES + 1)
RAISED_RIVALS: Final = TRAITS.scale("raise against", 4, 1)
NAMED: Final = TRAITS.block("name", [f"{name}, need {need}" for name in OBJECTS for need in range(NEEDS)])
NAMED_LAST: Final = TRAITS.block("name the last", list(OBJECTS))
TAKEN: Final = TRAITS.block("take", [f"{name}, need {need}" for name in OBJECTS for need in range(NEEDS)])
DRAWN: Final = TRAITS.block("draw", ["profession", "bonus"])
PROFESSOR: Final = TRAITS.block("professor", ["bonus", "prestige"])
CHOSEN: Final = TRAITS.block("choose", [f"{name}, need {need}" for name in LANDSCAPES for need in range(NEEDS)])
INTRODUCED: Final = TRAITS.block("introduce", list(FREEDOMS))
INTRODUCED_NEED: Final = TRAITS.scale("introduce, need", NEEDS)
INTRODUCED_FOR: Final = TRAITS.block("introduce", ["for a work now"])
BUILT: Final = TRAITS.block("build", list(BUILDINGS))
BUILT_NEED: Final = TRAITS.block("build", [f"{size}, need {need}" for size in SIZES for need in range(NEEDS)])
BUILT_COST: Final = TRAITS.block("build", ["free", "for 300 F", "for 700 F", "with PP"])
BUILT_FOR: Final = TRAITS.block("build", ["for a work now"])
RETURNED_SIZE: Final = TRAITS.block("return, building", SIZES)
RETURNED_LANDSCAPE: Final = TRAITS.block("return", list(LANDSCAPES))
RETURNED_SHARED: Final = TRAITS.scale("return, wishes shared", 8)
RETURNED_FREEDOM: Final = TRAITS.scale("return, freedoms shared", 4)
WORKED: Final = TRAITS.scale("work, over the minimum", MARGINS, LOWEST_MARGIN)
WORKED_PLACE: Final = TRAITS.scale("work, better ones in hand", 4)
WORKED_STANDING: Final = TRAITS.block("work", STANDINGS)
WORKED_PARTS: Final = TRAITS.scale("work, wishes fulfilled", FULFILLED)
WORKED_LATER: Final = TRAITS.block("work", ["too low next round", "still enough next round", "in the last round"])
WORKED_BONUS: Final = TRAITS.block("work", ["without bonus cards", "with bonus cards", "only with bonus cards"])
PRINCESS_MARGIN: Final = TRAITS.scale("princess, over the minimum", MARGINS, LOWEST_MARGIN)
RECRUITED: Final = TRAITS.scale("recruit, wishes fulfilled", FULFILLED)
RECRUITED_MARGIN: Final = TRAITS.scale("recruit, over the minimum", MARGINS, LOWEST_MARGIN)
PLAYED: Final = TRAITS.scale("play bonus", GAINS)
PLAYED_FOR: Final = TRAITS.block("play bonus", ["for the minimum", "beyond the minimum"])
PLAYED_STANDING: Final = TRAITS.block("play bonus", STANDINGS)
FINISHED: Final = TRAITS.block("finish", STANDINGS)
KEPT_PARTS: Final = TRAITS.scale("keep profession, wishes fulfilled", FULFILLED)
KEPT_SHARED: Final = TRAITS.scale("keep profession, wishes shared", 8)
KEPT_MARGIN: Final = TRAITS.scale("keep profession, over the minimum", MARGINS, LOWEST_MARGIN)
KEPT_SIZE: Final = TRAITS.block("keep profession, building", SIZES)
KEPT_GAIN: Final = TRAITS.scale("keep bonus, adds", GAINS)
KEPT_BONUS: Final = TRAITS.scale("keep bonus card", BONUS_COUNT)
KEPT_NOW: Final = TRAITS.scale("keep prestige, now", PRESTIGE_STEPS)
KEPT_PRESTIGE: Final = TRAITS.scale("keep prestige card", PRESTIGE_COUNT)
ASKED: Final = TRAITS.scale("ask 200 F times", SUM_STEPS)
COUNTERED: Final = TRAITS.scale("counter 200 F times", SUM_STEPS)
OFFERED: Final = TRAITS.block("offer", [f"{size}, need {need}" for size in SIZES for need in range(NEEDS)])
MARKED: Final = TRAITS.block("mark", [f"{name}, step {at}" for name in CHARACTERS for at in range(FIELD_STEPS)])
PAID: Final = TRAITS.scale("payout, fifths as PP", PP_SHARES)
PAID_CASH: Final = TRAITS.scale("payout, 300 F then in hand", CASH)
PLACED: Final = TRAITS.scale("place, squares lost", PLACES)
PLACED_PIECE: Final = TRAITS.block("place", [*SIZES, "landscape"])
SPANNED: Final = TRAITS.scale("span, own squares", 8)
ENDED: Final = TRAITS.scale("end, actions left", ACTIONS)


class ActionReader:
    """Reads the traits of the actions of one decision."""

    def __init__(self, state: PrincesState) -> None:
        self.state = state
        self.principality = state.principalities[state.seat]
        self.buildings = [0] * len(BUILDINGS)  # how many professions in hand wish for each
        self.landscapes = [0] * len(LANDSCAPES)
        self.freedoms = [0] * len(FREEDOMS)
        components = state.components
        for card in self.principality.hand:
            if card < PROFESSION_COUNT:
                self.buildings[components.building_of[card]] += 1
                self.landscapes[components.landscape_of[card]] += 1
                self.freedoms[components.freedom_of[card]] += 1

    def traits(self, action: int) -> list[int]:
        """What describes this action."""
        if action < PASS:
            return [OTHER]
        if action <= PRINCESS_WORK:
            return self.single(action)
        if action < DRAW:
            return [PROFESSOR + action - PROFESSOR_DRAWS - 1]
        if action < NAME_STACK:
            return [DRAWN + action - DRAW]
        if action < CHOOSE:
            return self.stack(action)
        if action < INTRODUCE:
            kind = action - CHOOSE
            return [CHOSEN + NEEDS * kind + self.landscape_need(kind)]
        if action < BUILD:
            return self.freedom(action - INTRODUCE)
        if action < RETURN_CARD:
            return self.building(action - BUILD)
        if action < KEEP_CARD:
            return self.card(action)
        if action < ASK:
            return self.kept(action)
        if action < PAYOUT_PP:
            return self.talk_or_mark(action)
        if action < PLACE_AT:
            return self.payout(action - PAYOUT_PP)
        return self.place(action - PLACE_AT)

    # Auctions

    def single(self, action: int) -> list[int]:
        """Moves with nothing to name."""
        state = self.state
        found = [SINGLE + action - PASS]
        if action == PASS:
            found.append(PASSED + (state.stack if state.kind == BID else len(OBJECTS)))
        elif action == BID_MORE:
            self.add_raise(found)
        elif action == END:
            found.append(ENDED + clamped(state.actions_left, ACTIONS))
        elif action == FINISH:
            found.append(FINISHED + self.standing(state.work_value))
        elif action == PRINCESS_WORK:
            found.append(PRINCESS_MARGIN + margin_class(princess_value(self.principality) - minimum(state)))
        return found

    def add_raise(self, found: list[int]) -> None:
        """100 F more for what is auctioned."""
        state = self.state
        price: i64 = state.price + 100
        money = self.principality.money
        rivals = count_bits(state.in_auction) - 1
        found.append(RAISED + PRICES * state.stack + clamped(price // 100 - 3, PRICES))
        found.append(RAISED_NEED + NEEDS * state.stack + self.need(state.stack))
        found.append(RAISED_SHARE + (SHARES if price > money else clamped(price * SHARES // money, SHARES)))
        found.append(RAISED_RIVALS + clamped(rivals - 1, 4))

    def stack(self, action: int) -> list[int]:
        """An object to name or to take."""
        if action >= TAKE_STACK:
            stack = action - TAKE_STACK
            return [TAKEN + NEEDS * stack + self.need(stack)]
        stack = action - NAME_STACK
        found = [NAMED + NEEDS * stack + self.need(stack)]
        if self.state.left_in_stack(stack) == 1:
            found.append(NAMED_LAST + stack)
        return found

    def need(self, stack: int) -> int:
        """How well an object suits the seat; of jesters, builders and prestige cards how many it has."""
        if stack < JESTER:
            return self.landscape_need(stack)
        if stack == ANY_LANDSCAPE:
            return max([self.landscape_need(kind) for kind in range(len(LANDSCAPES))])
        if stack == JESTER:
            return clamped(self.principality.jesters, NEEDS)
        if stack == BUILDER:
            return clamped(self.principality.builders, NEEDS)
        if stack == PRESTIGE:
            return clamped(len(self.principality.prestige), NEEDS)
        return self.best_open_profession()

    def landscape_need(self, kind: int) -> int:
        """0: no use yet; 1: a further one, which scores; 2, 3: so many less one professions miss it."""
        if self.principality.landscapes_of(kind):
            return 1
        wishes = self.landscapes[kind]
        return 0 if wishes == 0 else 2 if wishes == 1 else 3

    def best_open_profession(self) -> int:
        """How many wishes of the best profession on another table are fulfilled."""
        best = 0
        for principality in self.state.principalities:
            if principality is not self.principality:
                for card in principality.table:
                    if card < PROFESSION_COUNT:
                        best = max(best, self.fulfilled(card))
        return best

    # The turn

    def freedom(self, freedom: int) -> list[int]:
        found = [INTRODUCED + freedom, INTRODUCED_NEED + clamped(self.freedoms[freedom], NEEDS)]
        freedom_of = self.state.components.freedom_of
        for card in self.principality.hand:
            if card < PROFESSION_COUNT and freedom_of[card] == freedom and self.is_short(card, 3):
                found.append(INTRODUCED_FOR)
                break
        return found

    def building(self, building: int) -> list[int]:
        size = size_of(building)
        cost = building_cost(self.principality)
        found = [BUILT + building, BUILT_NEED + NEEDS * size + clamped(self.buildings[building], NEEDS)]
        if cost > self.principality.money:
            found.append(BUILT_COST + 3)
        else:
            found.append(BUILT_COST + (0 if cost == 0 else 1 if cost < 700 else 2))
        building_of = self.state.components.building_of
        for card in self.principality.hand:
            if card < PROFESSION_COUNT and building_of[card] == building and self.is_short(card, BUILDING_VALUE):
                found.append(BUILT_FOR)
                break
        return found

    def is_short(self, card: int, gain: i64) -> bool:
        """Whether a profession misses the minimum of this round and would reach it with so much more."""
        missing = minimum(self.state) - value_without_bonus(self.state, self.principality, card)
        return 0 < missing <= gain and self.state.actions_left > 1

    def card(self, action: int) -> list[int]:
        """A profession to return, to work with or to recruit; a bonus card to play."""
        if action < WORK:
            return self.returned(action - RETURN_CARD)
        if action < RECRUIT_CARD:
            return self.work(action - WORK)
        if action < PLAY:
            card = action - RECRUIT_CARD
            value = value_without_bonus(self.state, self.principality, card) - minimum(self.state)
            return [RECRUITED + self.fulfilled(card), RECRUITED_MARGIN + margin_class(value)]
        return self.bonus(action - PLAY)

    def returned(self, card: int) -> list[int]:
        components = self.state.components
        return [
            RETURNED_SIZE + size_of(components.building_of[card]),
            RETURNED_LANDSCAPE + components.landscape_of[card],
            RETURNED_SHARED + clamped(self.shared(card) - 3, 8),
            RETURNED_FREEDOM + clamped(self.freedoms[components.freedom_of[card]] - 1, 4),
        ]

    def work(self, card: int) -> list[int]:
        state = self.state
        value = value_without_bonus(state, self.principality, card)
        least = minimum(state)
        better: i64 = 0
        for other in self.principality.hand:
            if other < PROFESSION_COUNT and value_without_bonus(state, self.principality, other) > value:
                better += 1
        bonuses = all_bonuses(state, self.principality)
        if state.round == ROUNDS:
            later = 2
        else:
            later = 1 if value >= state.components.minimum[state.round] else 0
        return [
            WORKED + margin_class(value - least),
            WORKED_PLACE + clamped(better, 4),
            WORKED_STANDING + self.standing(value + bonuses),
            WORKED_PARTS + self.fulfilled(card),
            WORKED_LATER + later,
            WORKED_BONUS + (0 if bonuses == 0 else 1 if value >= least else 2),
        ]

    def bonus(self, card: int) -> list[int]:
        state = self.state
        gain = bonus_value(state.components, self.principality, card, 0)
        return [
            PLAYED + clamped(gain, GAINS),
            PLAYED_FOR + (0 if state.work_value < minimum(state) else 1),
            PLAYED_STANDING + self.standing(state.work_value + gain),
        ]

    def kept(self, action: int) -> list[int]:
        """One of the cards looked at."""
        components = self.state.components
        if action < KEEP_FIRST[1]:
            card = action - KEEP_CARD
            value = value_without_bonus(self.state, self.principality, card) - minimum(self.state)
            return [
                KEPT_PARTS + self.fulfilled(card),
                KEPT_SHARED + clamped(self.shared(card), 8),
                KEPT_MARGIN + margin_class(value),
                KEPT_SIZE + size_of(components.building_of[card]),
            ]
        if action < KEEP_FIRST[2]:
            card = action - KEEP_FIRST[1]
            gain = bonus_value(components, self.principality, card, 1)
            return [KEPT_GAIN + clamped(gain, GAINS), KEPT_BONUS + card]
        card = action - KEEP_FIRST[2]
        now: i64 = prestige_pp(self.state, self.state.seat, card)
        return [KEPT_NOW + clamped((now + 1) // 2, PRESTIGE_STEPS), KEPT_PRESTIGE + card]

    def payout(self, pp: int) -> list[int]:
        state = self.state
        most = most_pp(state.work_value)
        share = clamped((2 * (PP_SHARES - 1) * i64(pp) + most) // (2 * most), PP_SHARES) if most else 0
        cash = self.principality.money + money_besides(state.work_value, pp)
        return [PAID + share, PAID_CASH + clamped(cash // 300, CASH)]

    # Building together and characters

    def talk_or_mark(self, action: int) -> list[int]:
        if action < COUNTER_SUM:
            return [ASKED + clamped((action - ASK) // 2, SUM_STEPS)]
        if action < OFFER:
            return [COUNTERED + clamped((action - COUNTER_SUM) // 2, SUM_STEPS)]
        if action < MARK_FIELD:
            building = (action - OFFER) // 5
            return [OFFERED + NEEDS * size_of(building) + clamped(self.buildings[building], NEEDS)]
        character = (action - MARK_FIELD) // FIELDS
        amount: i64 = (action - MARK_FIELD) % FIELDS * 100
        step = (amount - self.state.components.lowest_bid[character]) // 200
        return [MARKED + FIELD_STEPS * character + clamped(step, FIELD_STEPS)]

    def place(self, place: int) -> list[int]:
        """Where a piece is laid."""
        state = self.state
        components = state.components
        piece = state.piece
        if place >= components.placement_count:
            own, _ = span_squares(state, place - components.placement_count)
            return [SPANNED + clamped(count_bits(own), 8)]
        squares: i64 = components.placements[piece][place - components.first_placement[piece]]
        is_building = piece < LANDSCAPE_PIECES
        blocks = is_building and self.principality.builders < 2
        lost = room_lost(squares, closed_squares(state, state.seat, 0), blocks)
        kind = size_of(piece) if is_building else len(SIZES)
        return [PLACED + clamped(int(lost) // 2, PLACES), PLACED_PIECE + kind]

    # What several of them ask

    def fulfilled(self, card: int) -> int:
        """How many of a profession's three wishes are fulfilled."""
        components = self.state.components
        principality = self.principality
        count = 0
        if holds(principality.buildings, components.building_of[card]):
            count += 1
        if principality.landscapes_of(components.landscape_of[card]):
            count += 1
        if components.freedom_of[card] in principality.freedoms:
            count += 1
        return count

    def shared(self, card: int) -> int:
        """How often professions in hand have the same wishes."""
        components = self.state.components
        building = self.buildings[components.building_of[card]]
        landscape = self.landscapes[components.landscape_of[card]]
        return building + landscape + self.freedoms[components.freedom_of[card]]

    def standing(self, value: i64) -> int:
        """How a work of this value compares with the best of the other seats."""
        best: i64 = 0
        for principality in self.state.principalities:
            if principality is not self.principality and principality.best_work > best:
                best = principality.best_work
        if value <= best:
            return 0 if value < best else 1
        return 2 if value < best + FAR_ABOVE else 3


def size_of(building: int) -> int:
    """0: large, 1: medium, 2: small."""
    return 0 if holds(LARGE, building) else 1 if holds(MEDIUM, building) else 2


def margin_class(margin: i64) -> int:
    return clamped(margin - LOWEST_MARGIN, MARGINS)
