"""The novice of The Princes of Florence: puts a price on everything by rules of thumb and takes the best bargain."""

from collections.abc import Callable
from typing import Final

from signoria.bots.perspective import Perspective
from signoria.bots.player import Player
from signoria.bots.princes.worth import (
    FELT_PRICE,
    PP,
    VALUE,
    Outlook,
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
    CARDINAL,
    LANDSCAPE_PIECES,
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
    TAKE_STACK,
    WORK,
    span_squares,
)
from signoria.princes.placing import closed_squares
from signoria.princes.principality import beside
from signoria.princes.scoring import BEST_WORK_PP
from signoria.princes.state import (
    ANSWER,
    BID,
    BONUS,
    BONUS_DECK,
    BUILDING_PP,
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
)
from signoria.princes.supply import CARD_PRICE, opening_price
from signoria.princes.works import BUILDING_VALUE, FREEDOM_VALUE, LANDSCAPE_VALUE, bonus_value, princess_value

CASH_TO_KEEP: Final = (3500, 3000, 2400, 1800, 1300, 700, 0)  # by round, when a work is paid
TURN_MONEY: Final = 300  # what a bid or a mark leaves for the turn
WORK_NOW: Final = 500  # how much a work that could wait is worth doing
NOW_OR_NEVER: Final = 10_000  # what must be done before anything else
USUAL_FIT: Final = 5  # points that the parts already there add to a profession chosen out of five
FITS_WELL: Final = 9
LATE: Final = 5  # from this round on, better any card than none; after it, no more saving
THIRD_ACTION: Final = 300  # what the Cardinal is worth
JOINT_PRICE: Final = 300  # for a neighbour to join in building
JOINT_GAIN: Final = 50  # of building together rather than alone
FIVE_SEATS: Final = 5


class PrincesNovice(Player):
    """One rule of thumb for each kind of decision."""

    def choose(self, perspective: Perspective) -> int:
        outlook = Outlook(perspective.state, perspective.seat)
        return RULES[outlook.state.kind](outlook, perspective.legal)


def best(legal: list[int], score: Callable[[int], float]) -> int:
    """The action with the highest score; the first of equals."""
    return max(legal, key=score)


# Set-up


def return_card(outlook: Outlook, legal: list[int]) -> int:
    """Return the card that shares the fewest wishes with the others."""
    return best(legal, lambda action: -fit(outlook, action - RETURN_CARD))


# The auction


def stack_limit(outlook: Outlook, stack: int) -> float:
    """At most three quarters of the worth and, before the last rounds, a third of one's money; never PP."""
    worth = stack_worth(outlook, stack) / FELT_PRICE[outlook.round - 1]
    if outlook.round <= LATE:
        return min(worth * 3 / 4, outlook.money / 3)
    return min(worth * 3 / 4, outlook.money - TURN_MONEY)


def name_stack(outlook: Outlook, legal: list[int]) -> int:
    """Name (or take) the object that is worth most, if it is worth the opening price."""
    first = TAKE_STACK if outlook.state.kind == TAKE else NAME_STACK
    stacks = [action - first for action in legal if first <= action < first + 8]
    if not stacks:
        return DECLINE
    worths = {stack: stack_worth(outlook, stack) for stack in stacks}
    stack = max(worths, key=worths.__getitem__)
    price = int(opening_price(outlook.state))
    return first + stack if worths[stack] >= felt_price(outlook, price) and price <= outlook.money else DECLINE


def bid(outlook: Outlook, legal: list[int]) -> int:
    """Bid on up to the limit."""
    price = int(outlook.state.price) + 100
    return BID_MORE if BID_MORE in legal and price <= stack_limit(outlook, outlook.state.stack) else PASS


def choose_landscape(outlook: Outlook, legal: list[int]) -> int:
    """With two seats: the kind that is worth most."""
    return best(legal, lambda action: landscape_worth(outlook, action - CHOOSE))


def merchant_choice(outlook: Outlook, legal: list[int]) -> int:
    """The object for nothing if its price is more than the rank brings."""
    gain = PP * rank(outlook.state, outlook.seat)
    return FREE if felt_price(outlook, int(outlook.state.price)) >= gain else PAY


# Cards


def keep(outlook: Outlook, legal: list[int]) -> int:
    """The profession that fits best, the bonus card that adds most, the prestige card that promises most."""
    deck = outlook.state.looked_deck
    first = KEEP_FIRST[deck]
    if deck == PROFESSION_DECK:
        return best(legal, lambda action: fit(outlook, action - first))
    if deck == BONUS_DECK:
        return best(legal, lambda action: bonus_gain(outlook, action - first))
    return best(legal, lambda action: prestige_promise(outlook, action - first))


def bury(outlook: Outlook, legal: list[int]) -> int:
    """Any order will do."""
    return legal[0]


def recruit(outlook: Outlook, legal: list[int]) -> int:
    """The profession that fits best; if it wants nothing that is there, wait for a better one while there is time."""
    cards = [action for action in legal if RECRUIT_CARD <= action < PLAY]
    found = best(cards, lambda action: fit(outlook, action - RECRUIT_CARD))
    fits_well = fit(outlook, found - RECRUIT_CARD) >= FITS_WELL
    return found if fits_well or outlook.round >= LATE else HOLD


# Placing


def place(outlook: Outlook, legal: list[int]) -> int:
    """Lay pieces so that little room for buildings is lost, and close to what lies already."""
    state = outlook.state
    piece = state.piece
    closed = int(closed_squares(state, outlook.seat, 0))
    first = PLACE_AT + outlook.components.first_placement[piece]
    squares = outlook.components.placements[piece]
    touching = piece < LANDSCAPE_PIECES and outlook.prince.builders < 2
    return best(legal, lambda action: -room_lost(squares[action - first], closed, touching))


def room_lost(squares: int, closed: int, blocks_neighbours: bool) -> float:
    """Squares that no building can cover any more; a piece with much open ground around it splits the rest."""
    around = int(beside(squares)) & ~squares & ~closed
    if blocks_neighbours:
        return (squares & ~closed).bit_count() + around.bit_count()
    return (squares & ~closed).bit_count() + 0.4 * around.bit_count()


# A turn


def take_turn(outlook: Outlook, legal: list[int]) -> int:
    """Do whatever is the best bargain; end the turn when nothing is one."""
    chosen, highest = END, 0.0
    for action in legal:
        for first, end, gain_of in BARGAINS:
            if first <= action < end:
                gain = gain_of(outlook, action - first)
                if gain > highest:
                    chosen, highest = action, gain
    return chosen


def work_bargain(outlook: Outlook, card: int) -> float:
    """Urgent when actions run out; else good for best work and for money, and bad while the work could grow."""
    value = work_value(outlook, card)
    possible = [each for each in outlook.professions if work_value(outlook, each) >= outlook.minimum]
    if outlook.actions <= len(possible) or outlook.round == ROUNDS:
        return NOW_OR_NEVER + VALUE * value
    return WORK_NOW + best_work_gain(outlook, value) + money_need(outlook) - growth(outlook, card)


def best_work_gain(outlook: Outlook, value: int) -> int:
    """A work that beats all others of the round so far will probably score."""
    best_so_far = max(int(prince.best_work) for prince in outlook.state.princes)
    return PP * BEST_WORK_PP if value > best_so_far else 0


def money_need(outlook: Outlook) -> int:
    """Half of what is missing to the money one would like to have."""
    return max(0, CASH_TO_KEEP[outlook.round - 1] - outlook.money) // 2


def growth(outlook: Outlook, card: int) -> int:
    """What a work may still gain by waiting: the parts it wishes for that are missing, less from round to round."""
    components, prince = outlook.components, outlook.prince
    missing = 0
    if not prince.buildings >> components.building_of[card] & 1:
        missing += BUILDING_VALUE
    if not prince.landscapes_of(components.landscape_of[card]):
        missing += LANDSCAPE_VALUE
    if components.freedom_of[card] not in prince.freedoms:
        missing += FREEDOM_VALUE
    return VALUE * missing * (ROUNDS - outlook.round) // ROUNDS


def princess_bargain(outlook: Outlook, _: int) -> float:
    """A work that needs no card: do it while the Princess is there."""
    return NOW_OR_NEVER + VALUE * int(princess_value(outlook.prince))


def build_bargain(outlook: Outlook, building: int) -> float:
    """Build what the hand wants, and cheap buildings for their 3 PP."""
    return building_worth(outlook, building) - felt_price(outlook, own_building_cost(outlook))


def introduce_bargain(outlook: Outlook, freedom: int) -> float:
    """Introduce a freedom that several professions in hand want, or that one needs to reach the minimum."""
    return freedom_worth(outlook, freedom) - felt_price(outlook, CARD_PRICE)


def draw_bargain(outlook: Outlook, deck: int) -> float:
    """Professions while there are actions to use them, bonus cards while there are works to play them with."""
    worth = profession_worth(outlook, USUAL_FIT) if deck == PROFESSION_DECK else bonus_worth(outlook)
    return worth - felt_price(outlook, CARD_PRICE)


def professor_bargain(outlook: Outlook, deck: int) -> float:
    """Use the Professor in one's turn: he costs nothing."""
    return NOW_OR_NEVER + professor_worth(outlook, deck)


def recruit_bargain(outlook: Outlook, card: int) -> float:
    """Recruiting is no action: do it as soon as a card fits well, and before it is too late to use one."""
    card_fit = fit(outlook, card)
    return NOW_OR_NEVER * 2 + card_fit if card_fit >= FITS_WELL or outlook.round >= LATE else 0


def offer_bargain(outlook: Outlook, offered: int) -> float:
    """Once a turn offer a neighbour a building one would build anyway: it pays a part, but scores as well."""
    building, partner = divmod(offered, FIVE_SEATS)
    if outlook.state.offers or rank(outlook.state, partner) < rank(outlook.state, outlook.seat):
        return 0
    return building_worth(outlook, building) - felt_price(outlook, own_building_cost(outlook)) + JOINT_GAIN


Bargain = tuple[int, int, Callable[[Outlook, int], float]]
BARGAINS: Final[list[Bargain]] = [
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


def play_bonus(outlook: Outlook, legal: list[int]) -> int:
    """Play the best bonus cards until the minimum is reached; then only what no later work will need."""
    cards = [action for action in legal if action != FINISH]
    chosen = best(cards, lambda action: bonus_gain_now(outlook, action - PLAY))
    if FINISH not in legal:
        return chosen
    later_works = min(len(outlook.professions), outlook.actions)
    is_spare = len(cards) > later_works
    return chosen if is_spare and bonus_gain_now(outlook, chosen - PLAY) > 0 else FINISH


def bonus_gain_now(outlook: Outlook, card: int) -> int:
    """The points a bonus card adds to the work just laid."""
    return int(bonus_value(outlook.components, outlook.prince, card, 0))


def payout(outlook: Outlook, legal: list[int]) -> int:
    """Money as long as it is needed, PP for all beyond."""
    spare = outlook.money + VALUE * int(outlook.state.work_value) - cash_to_keep(outlook)
    pp = max(0, min(spare // PP, len(legal) - 1))
    return PAYOUT_PP + pp


def cash_to_keep(outlook: Outlook) -> int:
    """Less from round to round; in the last one only what a last building costs, if no work is left."""
    if outlook.round < ROUNDS or outlook.actions == 0:
        return CASH_TO_KEEP[outlook.round - 1]
    workable = any(work_value(outlook, card) >= outlook.minimum for card in outlook.professions)
    cost = own_building_cost(outlook)
    return cost if not workable and cost < PP * BUILDING_PP else 0


# Muse & Princess


def mark(outlook: Outlook, legal: list[int]) -> int:
    """The lowest field of the character that is the best bargain; pass if none is."""
    chosen, highest = PASS, 0.0
    for action in legal:
        if action != PASS:
            character, hundreds = divmod(action - MARK_FIELD, FIELDS)
            left = outlook.money - 100 * hundreds
            gain = character_worth(outlook, character) - felt_price(outlook, 100 * hundreds)
            if gain > highest and (left >= TURN_MONEY or character == BANKER):
                chosen, highest = action, gain
    return chosen


def character_worth(outlook: Outlook, character: int) -> float:
    """What a character is worth this round."""
    workable = [card for card in outlook.professions if outlook.value(card) + outlook.round >= outlook.minimum]
    if character == MUSE:
        return VALUE * outlook.round * min(len(workable), 2)
    if character == CARDINAL:
        return THIRD_ACTION if outlook.money >= 1000 or len(workable) >= 2 else 0
    if character == PRINCESS:
        value = int(princess_value(outlook.prince))
        return VALUE * value // 2 if value >= outlook.minimum else 0
    if character == MERCHANT:
        return merchant_worth(outlook)
    if character == BANKER:
        return int(outlook.state.banker_money)
    return max(professor_worth(outlook, deck) for deck in (BONUS_DECK, PRESTIGE_DECK))


def merchant_worth(outlook: Outlook) -> int:
    """PP by rank, or an object for nothing, which is worth 2 PP at least; in the last round there is none to come."""
    by_rank = PP * rank(outlook.state, outlook.seat)
    return by_rank if outlook.round == ROUNDS else max(by_rank, 2 * PP)


def professor_worth(outlook: Outlook, deck: int) -> float:
    """What a card of this deck is worth, if any is left."""
    if not outlook.state.deck(deck):
        return 0
    return prestige_worth(outlook) if deck == PRESTIGE_DECK else bonus_worth(outlook)


def use_professor(outlook: Outlook, legal: list[int]) -> int:
    """The last chance: the deck that promises more."""
    return best(legal, lambda action: professor_worth(outlook, action - PROFESSOR_DRAWS))


# Cooperative building


def lay_span(outlook: Outlook, legal: list[int]) -> int:
    """Across the border with as few squares of one's own as can be."""
    first = PLACE_AT + outlook.components.placement_count
    return best(legal, lambda action: -span_squares(outlook.state, action - first)[0].bit_count())


def ask_price(outlook: Outlook, legal: list[int]) -> int:
    """Ask what a neighbour should be glad to pay for 3 PP without an action."""
    return min(legal, key=lambda action: abs((action - ASK) * 100 - JOINT_PRICE))


def answer(outlook: Outlook, legal: list[int]) -> int:
    """Join in for at most half of what the building is worth; name that sum if more is asked; money only, never PP."""
    limit = min(building_worth(outlook, outlook.state.piece) // 2, outlook.money)
    if outlook.state.sum <= limit and ACCEPT in legal:
        return ACCEPT
    counter = COUNTER_SUM + min(limit, JOINT_PRICE) // 100
    return counter if counter in legal else REFUSE


def counter(outlook: Outlook, legal: list[int]) -> int:
    """Take the neighbour's sum if the building is then still a bargain."""
    cost = own_building_cost(outlook) - int(outlook.state.sum)
    gain = building_worth(outlook, outlook.state.piece) - felt_price(outlook, max(cost, 0))
    return ACCEPT if ACCEPT in legal and gain > 0 else REFUSE


RULES: Final[dict[int, Callable[[Outlook, list[int]], int]]] = {
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
    PROFESSOR_CHOICE: use_professor,
    SPAN: lay_span,
    PRICE: ask_price,
    ANSWER: answer,
    COUNTER: counter,
}
