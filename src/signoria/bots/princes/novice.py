"""The novice of The Princes of Florence: estimates what everything is worth and takes the best bargain."""

from collections.abc import Callable
from typing import Final

from signoria.bots.perspective import Perspective
from signoria.bots.player import Player
from signoria.bots.princes.worth import (
    FELT_PRICE,
    PP,
    VALUE,
    SeatAnalysis,
    bonus_gain,
    bonus_worth,
    building_worth,
    felt_price,
    fit,
    freedom_worth,
    landscape_worth,
    own_building_cost,
    prestige_promise,
    prestige_worth,
    profession_worth,
    stack_worth,
    work_value,
)
from signoria.princes.characters import rank
from signoria.princes.components import (
    BANKER,
    BEST_WORK_PP,
    BUILDING_PP,
    BUILDING_VALUE,
    CARD_PRICE,
    CARDINAL,
    FREEDOM_VALUE,
    LANDSCAPE_PIECES,
    LANDSCAPE_VALUE,
    MERCHANT,
    MUSE,
    PRINCESS,
    ROUNDS,
)
from signoria.princes.moves import (
    ACCEPT,
    ASK,
    BID_MORE,
    BUILD,
    CHOOSE,
    COUNTER_SUM,
    DECLINE,
    DRAW,
    END,
    FIELDS,
    FINISH,
    FREE,
    HOLD,
    INTRODUCE,
    KEEP_FIRST,
    LATER,
    MARK_FIELD,
    NAME_STACK,
    OFFER,
    PASS,
    PAY,
    PAYOUT_PP,
    PLACE_AT,
    PLAY,
    PRINCESS_WORK,
    PROFESSOR_DRAWS,
    RECRUIT_CARD,
    REFUSE,
    RETURN_CARD,
    SCORE_RANK,
    TAKE_STACK,
    WORK,
    span_squares,
)
from signoria.princes.placing import closed_squares
from signoria.princes.principality import beside
from signoria.princes.state import (
    ANSWER,
    BID,
    BONUS,
    BONUS_DECK,
    BURY,
    COUNTER,
    KEEP,
    LANDSCAPE,
    MARK,
    MERCHANT_CHOICE,
    NAME,
    PAYOUT,
    PLACE,
    PRESTIGE_DECK,
    PRICE,
    PROFESSION_DECK,
    PROFESSOR_CHOICE,
    RECRUIT,
    RETURN,
    SPAN,
    TAKE,
    TURN,
    USE,
)
from signoria.princes.supply import opening_price
from signoria.princes.works import bonus_value, princess_value

CASH_TO_KEEP: Final = (3500, 3000, 2400, 1800, 1300, 700, 0)  # by round, when a work is paid
TURN_MONEY: Final = 300  # what a bid or a mark leaves for the turn
WORK_NOW: Final = 500  # how much a work that could wait is worth doing
NOW_OR_NEVER: Final = 10_000  # what must be done before anything else
USUAL_FIT: Final = 5  # points that the parts already there add to a profession chosen out of five
FITS_WELL: Final = 9
LATE: Final = 5  # from this round on, better any card than none; after it, no more saving
THIRD_ACTION: Final = 300  # what the Cardinal is worth
OBJECT_PP: Final = 2  # what an object for nothing is worth at least
JOINT_PRICE: Final = 300  # for a neighbour to join in building
JOINT_GAIN: Final = 50  # of building together rather than alone
FIVE_SEATS: Final = 5


class PrincesNovice(Player):
    """One rule of thumb for each kind of decision."""

    def choose(self, perspective: Perspective) -> int:
        analysis = SeatAnalysis(perspective.state, perspective.seat)
        return RULES[analysis.state.kind](analysis, perspective.legal)


def best(legal: list[int], score: Callable[[int], float]) -> int:
    """The action with the highest score; the first of equals."""
    return max(legal, key=score)


# Set-up


def return_card(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Return the card that shares the fewest wishes with the others."""
    return best(legal, lambda action: -fit(analysis, action - RETURN_CARD))


# The auction


def stack_limit(analysis: SeatAnalysis, stack: int) -> float:
    """At most three quarters of the worth and, before the last rounds, a third of the seat's money; never PP."""
    worth = stack_worth(analysis, stack) / FELT_PRICE[analysis.round - 1]
    if analysis.round <= LATE:
        return min(worth * 3 / 4, analysis.money / 3)
    return min(worth * 3 / 4, analysis.money - TURN_MONEY)


def name_stack(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Name (or take) the object that is worth most, if it is worth the opening price."""
    first = TAKE_STACK if analysis.state.kind == TAKE else NAME_STACK
    stacks = [action - first for action in legal if first <= action < first + 8]
    if not stacks:
        return DECLINE
    worths = {stack: stack_worth(analysis, stack) for stack in stacks}
    stack = max(worths, key=worths.__getitem__)
    price = int(opening_price(analysis.state))
    return first + stack if worths[stack] >= felt_price(analysis, price) and price <= analysis.money else DECLINE


def bid(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Bid on up to the limit."""
    price = int(analysis.state.price) + 100
    return BID_MORE if BID_MORE in legal and price <= stack_limit(analysis, analysis.state.stack) else PASS


def choose_landscape(analysis: SeatAnalysis, legal: list[int]) -> int:
    """With two seats: the kind that is worth most."""
    return best(legal, lambda action: landscape_worth(analysis, action - CHOOSE))


def merchant_choice(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The object for nothing if its price is more than the rank brings."""
    gain = PP * rank(analysis.state, analysis.seat)
    return FREE if felt_price(analysis, int(analysis.state.price)) >= gain else PAY


# Cards


def keep(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The profession that fits best, the bonus card that adds most, the prestige card that promises most."""
    deck = analysis.state.looked_deck
    first = KEEP_FIRST[deck]
    if deck == PROFESSION_DECK:
        return best(legal, lambda action: fit(analysis, action - first))
    if deck == BONUS_DECK:
        return best(legal, lambda action: bonus_gain(analysis, action - first))
    return best(legal, lambda action: prestige_promise(analysis, action - first))


def bury(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Any order will do."""
    return legal[0]


def recruit(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The profession that fits best; if it wants nothing that is there, wait for a better one while there is time."""
    cards = [action for action in legal if RECRUIT_CARD <= action < PLAY]
    found = best(cards, lambda action: fit(analysis, action - RECRUIT_CARD))
    fits_well = fit(analysis, found - RECRUIT_CARD) >= FITS_WELL
    return found if fits_well or analysis.round >= LATE else HOLD


# Placing


def place(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Lay pieces so that little room for buildings is lost, and close to what lies already."""
    state = analysis.state
    piece = state.piece
    closed = int(closed_squares(state, analysis.seat, 0))
    first = PLACE_AT + analysis.components.first_placement[piece]
    squares = analysis.components.placements[piece]
    touching = piece < LANDSCAPE_PIECES and analysis.principality.builders < 2
    return best(legal, lambda action: -room_lost(squares[action - first], closed, touching))


def room_lost(squares: int, closed: int, blocks_neighbours: bool) -> float:
    """Squares that no building can cover any more; a piece with much open ground around it splits the rest."""
    around = int(beside(squares)) & ~squares & ~closed
    if blocks_neighbours:
        return (squares & ~closed).bit_count() + around.bit_count()
    return (squares & ~closed).bit_count() + 0.4 * around.bit_count()


# A turn


def take_turn(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Do whatever is the best bargain; end the turn when nothing is one."""
    chosen, highest = END, 0.0
    for action in legal:
        for first, end, gain_of in BARGAINS:
            if first <= action < end:
                gain = gain_of(analysis, action - first)
                if gain > highest:
                    chosen, highest = action, gain
    return chosen


def work_bargain(analysis: SeatAnalysis, card: int) -> float:
    """Urgent when actions run out; else good for best work and for money, and bad while the work could grow."""
    value = work_value(analysis, card)
    possible = [each for each in analysis.professions if work_value(analysis, each) >= analysis.minimum]
    if analysis.actions <= len(possible) or analysis.round == ROUNDS:
        return NOW_OR_NEVER + VALUE * value
    return WORK_NOW + best_work_gain(analysis, value) + money_need(analysis) - growth(analysis, card)


def best_work_gain(analysis: SeatAnalysis, value: int) -> int:
    """A work that beats all others of the round so far will probably score."""
    best_so_far = max(int(principality.best_work) for principality in analysis.state.principalities)
    return PP * BEST_WORK_PP if value > best_so_far else 0


def money_need(analysis: SeatAnalysis) -> int:
    """Half of what is missing to the money one would like to have."""
    return max(0, CASH_TO_KEEP[analysis.round - 1] - analysis.money) // 2


def growth(analysis: SeatAnalysis, card: int) -> int:
    """What a work may still gain by waiting: the parts it wishes for that are missing, less from round to round."""
    components, principality = analysis.components, analysis.principality
    missing = 0
    if not principality.buildings >> components.building_of[card] & 1:
        missing += BUILDING_VALUE
    if not principality.landscapes_of(components.landscape_of[card]):
        missing += LANDSCAPE_VALUE
    if components.freedom_of[card] not in principality.freedoms:
        missing += FREEDOM_VALUE
    return VALUE * missing * (ROUNDS - analysis.round) // ROUNDS


def princess_bargain(analysis: SeatAnalysis, _: int) -> float:
    """A work that needs no card: do it while the Princess is there."""
    return NOW_OR_NEVER + VALUE * int(princess_value(analysis.principality))


def build_bargain(analysis: SeatAnalysis, building: int) -> float:
    """Build what the hand wants, and cheap buildings for their 3 PP."""
    return building_worth(analysis, building) - felt_price(analysis, own_building_cost(analysis))


def introduce_bargain(analysis: SeatAnalysis, freedom: int) -> float:
    """Introduce a freedom that several professions in hand want, or that one needs to reach the minimum."""
    return freedom_worth(analysis, freedom) - felt_price(analysis, CARD_PRICE)


def draw_bargain(analysis: SeatAnalysis, deck: int) -> float:
    """Professions while there are actions to use them, bonus cards while there are works to play them with."""
    worth = profession_worth(analysis, USUAL_FIT) if deck == PROFESSION_DECK else bonus_worth(analysis)
    return worth - felt_price(analysis, CARD_PRICE)


def merchant_bargain(analysis: SeatAnalysis, _: int) -> float:
    """Score the rank before the PP of this turn lower it, if it is worth more than an object for nothing."""
    return 3 * NOW_OR_NEVER if rank(analysis.state, analysis.seat) > least_rank(analysis) else 0


def professor_bargain(analysis: SeatAnalysis, deck: int) -> float:
    """Use the Professor during the turn: he costs nothing."""
    return NOW_OR_NEVER + professor_worth(analysis, deck)


def recruit_bargain(analysis: SeatAnalysis, card: int) -> float:
    """Recruiting is no action: do it as soon as a card fits well, and before it is too late to use one."""
    card_fit = fit(analysis, card)
    return NOW_OR_NEVER * 2 + card_fit if card_fit >= FITS_WELL or analysis.round >= LATE else 0


def offer_bargain(analysis: SeatAnalysis, offered: int) -> float:
    """Once a turn offer a neighbour a building one would build anyway: it pays a part, but scores as well."""
    building, partner = divmod(offered, FIVE_SEATS)
    if analysis.state.offers or rank(analysis.state, partner) < rank(analysis.state, analysis.seat):
        return 0
    return building_worth(analysis, building) - felt_price(analysis, own_building_cost(analysis)) + JOINT_GAIN


Bargain = tuple[int, int, Callable[[SeatAnalysis, int], float]]
BARGAINS: Final[list[Bargain]] = [
    (SCORE_RANK, SCORE_RANK + 1, merchant_bargain),
    (PRINCESS_WORK, PRINCESS_WORK + 1, princess_bargain),
    (PROFESSOR_DRAWS + BONUS_DECK, DRAW, professor_bargain),
    (DRAW, NAME_STACK, draw_bargain),
    (INTRODUCE, BUILD, introduce_bargain),
    (BUILD, RETURN_CARD, build_bargain),
    (WORK, RECRUIT_CARD, work_bargain),
    (RECRUIT_CARD, PLAY, recruit_bargain),
    (OFFER, MARK_FIELD, offer_bargain),
]


# Works


def play_bonus(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Play the best bonus cards until the minimum is reached; then only what no later work will need."""
    cards = [action for action in legal if action != FINISH]
    chosen = best(cards, lambda action: bonus_gain_now(analysis, action - PLAY))
    if FINISH not in legal:
        return chosen
    later_works = min(len(analysis.professions), analysis.actions)
    is_spare = len(cards) > later_works
    return chosen if is_spare and bonus_gain_now(analysis, chosen - PLAY) > 0 else FINISH


def bonus_gain_now(analysis: SeatAnalysis, card: int) -> int:
    """The points a bonus card adds to the work just laid."""
    return int(bonus_value(analysis.components, analysis.principality, card, 0))


def payout(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Money as long as it is needed, PP for all beyond."""
    spare = analysis.money + VALUE * int(analysis.state.work_value) - cash_to_keep(analysis)
    pp = max(0, min(spare // PP, len(legal) - 1))
    return PAYOUT_PP + pp


def cash_to_keep(analysis: SeatAnalysis) -> int:
    """Less from round to round; in the last one only what a last building costs, if no work is left."""
    if analysis.round < ROUNDS or analysis.actions == 0:
        return CASH_TO_KEEP[analysis.round - 1]
    workable = any(work_value(analysis, card) >= analysis.minimum for card in analysis.professions)
    cost = own_building_cost(analysis)
    return cost if not workable and cost < PP * BUILDING_PP else 0


# Muse & Princess


def mark(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The lowest field of the character that is the best bargain; pass if none is."""
    chosen, highest = PASS, 0.0
    for action in legal:
        if action != PASS:
            character, hundreds = divmod(action - MARK_FIELD, FIELDS)
            left = analysis.money - 100 * hundreds
            gain = character_worth(analysis, character) - felt_price(analysis, 100 * hundreds)
            if gain > highest and (left >= TURN_MONEY or character == BANKER):
                chosen, highest = action, gain
    return chosen


def character_worth(analysis: SeatAnalysis, character: int) -> float:
    """What a character is worth this round."""
    workable = [card for card in analysis.professions if analysis.value(card) + analysis.round >= analysis.minimum]
    if character == MUSE:
        return VALUE * analysis.round * min(len(workable), 2)
    if character == CARDINAL:
        return THIRD_ACTION if analysis.money >= 1000 or len(workable) >= 2 else 0
    if character == PRINCESS:
        value = int(princess_value(analysis.principality))
        return VALUE * value // 2 if value >= analysis.minimum else 0
    if character == MERCHANT:
        return merchant_worth(analysis)
    if character == BANKER:
        return int(analysis.state.banker_money)
    return max(professor_worth(analysis, deck) for deck in (BONUS_DECK, PRESTIGE_DECK))


def merchant_worth(analysis: SeatAnalysis) -> int:
    """PP by rank, or an object for nothing."""
    return PP * max(rank(analysis.state, analysis.seat), least_rank(analysis))


def least_rank(analysis: SeatAnalysis) -> int:
    """The rank that is worth as much as an object for nothing; in the last round there is none to come."""
    return OBJECT_PP if analysis.round < ROUNDS else 1


def professor_worth(analysis: SeatAnalysis, deck: int) -> float:
    """What a card of this deck is worth, if any is left."""
    if not analysis.state.deck(deck):
        return 0
    return prestige_worth(analysis) if deck == PRESTIGE_DECK else bonus_worth(analysis)


def use(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The Professor at once, if a card is worth anything; the Merchant if best work would lower the rank."""
    if SCORE_RANK in legal:
        now = rank(analysis.state, analysis.seat)
        waiting = max(rank_after_best_work(analysis), least_rank(analysis))
        return SCORE_RANK if now > waiting else LATER
    found = use_professor(analysis, [action for action in legal if action != LATER])
    return found if professor_worth(analysis, found - PROFESSOR_DRAWS) > 0 else LATER


def rank_after_best_work(analysis: SeatAnalysis) -> int:
    """The rank once best work is scored as it stands; right after a purchase there is none yet."""
    principalities = analysis.state.principalities
    best_value = max(int(principality.best_work) for principality in principalities)
    points = [int(each.pp) + (BEST_WORK_PP if 0 < best_value == each.best_work else 0) for each in principalities]
    return 1 + sum(other > points[analysis.seat] for other in points)


def use_professor(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The last chance: the deck that promises more."""
    return best(legal, lambda action: professor_worth(analysis, action - PROFESSOR_DRAWS))


# Cooperative building


def lay_span(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Across the border, with as few of the seat's own squares as possible."""
    first = PLACE_AT + analysis.components.placement_count
    return best(legal, lambda action: -span_squares(analysis.state, action - first)[0].bit_count())


def ask_price(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Ask what a neighbour should be glad to pay for 3 PP without an action."""
    return min(legal, key=lambda action: abs((action - ASK) * 100 - JOINT_PRICE))


def answer(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Join in for at most half of what the building is worth; name that sum if more is asked; money only, never PP."""
    limit = min(building_worth(analysis, analysis.state.piece) // 2, analysis.money)
    if analysis.state.sum <= limit and ACCEPT in legal:
        return ACCEPT
    counter = COUNTER_SUM + min(limit, JOINT_PRICE) // 100
    return counter if counter in legal else REFUSE


def counter(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Take the neighbour's sum if the building is then still a bargain."""
    cost = own_building_cost(analysis) - int(analysis.state.sum)
    gain = building_worth(analysis, analysis.state.piece) - felt_price(analysis, max(cost, 0))
    return ACCEPT if ACCEPT in legal and gain > 0 else REFUSE


RULES: Final[dict[int, Callable[[SeatAnalysis, list[int]], int]]] = {
    RETURN: return_card,
    NAME: name_stack,
    BID: bid,
    TAKE: name_stack,
    LANDSCAPE: choose_landscape,
    PLACE: place,
    KEEP: keep,
    BURY: bury,
    RECRUIT: recruit,
    TURN: take_turn,
    BONUS: play_bonus,
    PAYOUT: payout,
    MARK: mark,
    MERCHANT_CHOICE: merchant_choice,
    USE: use,
    PROFESSOR_CHOICE: use_professor,
    SPAN: lay_span,
    PRICE: ask_price,
    ANSWER: answer,
    COUNTER: counter,
}
