"""The state of a game: whose decision it is, what lies where, and the helpers all rules use."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.memory import Memory
from signoria.kernel.state import NOBODY, NONE, Json, State
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BONUS_COUNT,
    CHARACTERS,
    PRESTIGE,
    PRESTIGE_COUNT,
    PROFESSION_COUNT,
    Components,
)
from signoria.princes.options import PrincesOptions
from signoria.princes.principality import UNKNOWN, Principality

KINDS: Final = (
    "return", "name", "bid", "take", "landscape", "place", "keep", "bury", "recruit", "turn", "bonus", "payout",
    "mark", "merchant", "use", "professor", "span", "price", "answer", "counter",
)  # fmt: skip
RETURN: Final = 0
NAME: Final = 1
BID: Final = 2
TAKE: Final = 3
LANDSCAPE: Final = 4
PLACE: Final = 5
KEEP: Final = 6
BURY: Final = 7
RECRUIT: Final = 8
TURN: Final = 9
BONUS: Final = 10
PAYOUT: Final = 11
MARK: Final = 12
MERCHANT_CHOICE: Final = 13
USE: Final = 14
PROFESSOR_CHOICE: Final = 15
SPAN: Final = 16
PRICE: Final = 17
ANSWER: Final = 18
COUNTER: Final = 19

PHASES: Final = ("setup", "auction", "characters", "actions", "over")
SETUP: Final = 0
AUCTION: Final = 1
CHARACTER_AUCTION: Final = 2
ACTIONS: Final = 3
OVER: Final = 4

PROFESSION_DECK: Final = 0
BONUS_DECK: Final = 1
PRESTIGE_DECK: Final = 2

# The supply is one list: the stacks but for prestige cards, then the buildings, then the freedoms.
SUPPLY_JESTER: Final = 3
SUPPLY_BUILDER: Final = 4
SUPPLY_RECRUITING: Final = 5
SUPPLY_BUILDINGS: Final = 6
SUPPLY_FREEDOMS: Final = 16
SUPPLY_COUNT: Final = 19

# Steps that follow by themselves, one after the other, until a decision is put.
BEGIN_AUCTION: Final = 20
NEXT_NAMER: Final = 21
AUCTION_OVER: Final = 22
BEGIN_CHARACTERS: Final = 23
NEXT_MARKER: Final = 24
BEGIN_ACTIONS: Final = 25
NEXT_TURN: Final = 26
ROUND_OVER: Final = 27
LAST_SCORING: Final = 28
FIRST_STEP: Final = BEGIN_AUCTION


NO_PROFESSION_SEEN: Final = Memory(PROFESSION_COUNT)
NO_BONUS_SEEN: Final = Memory(BONUS_COUNT)
NO_PRESTIGE_SEEN: Final = Memory(PRESTIGE_COUNT)


class PrincesState(State):
    """All data of a game. What can be done with it is in `game.Princes`."""

    def __init__(self, components: Components, options: PrincesOptions, seats: int) -> None:
        super().__init__(seats)
        self.components = components
        self.options = options
        self.round = 1
        self.phase = SETUP
        self.start = 0
        self.principalities: list[Principality] = []
        self.supply: list[int] = []
        self.professions: tuple[int, ...] = ()
        self.bonuses: tuple[int, ...] = ()
        self.prestiges: tuple[int, ...] = ()
        self.seen_professions = NO_PROFESSION_SEEN
        self.seen_bonuses = NO_BONUS_SEEN
        self.seen_prestiges = NO_PRESTIGE_SEEN
        # set-up
        self.returned: tuple[int, ...] = ()
        self.reshuffle = 0
        # the auction; seats and stacks as bits
        self.in_phase: i64 = 0
        self.in_auction: i64 = 0
        self.sold: i64 = 0
        self.namer = 0
        self.stack = 0
        self.price: i64 = 0
        self.bidder = 0
        # a seat's turn
        self.active = 0
        self.actions_left: i64 = 0
        self.has_drawn = False
        self.has_introduced = False
        self.offers: i64 = 0
        # what is under way
        self.looked: tuple[int, ...] = ()
        self.looked_deck = 0
        self.then = 0
        self.piece = 0
        self.work = UNKNOWN
        self.work_value: i64 = 0
        # the character auction
        self.marked_by: list[int] = []
        self.marked_at: list[int] = []
        self.may_mark: i64 = 0
        self.bought: i64 = 0
        self.banker_money: i64 = 0
        self.banker_buyer = NOBODY
        # an offer to build together
        self.partner = 0
        self.own_squares: i64 = 0
        self.partner_squares: i64 = 0
        self.sum: i64 = 0

    def lay_out(self) -> None:
        """Make the empty supply and the fields for markers; a copy gets those of its original instead."""
        self.supply = [0] * SUPPLY_COUNT
        self.marked_by = [NOBODY] * len(CHARACTERS)
        self.marked_at = [0] * len(CHARACTERS)

    def copy_to(self, copy: "PrincesState") -> None:
        """Fill in a state that has just been made."""
        copy.seat = self.seat
        copy.kind = self.kind
        copy.round = self.round
        copy.phase = self.phase
        copy.start = self.start
        copy.principalities = [principality.clone() for principality in self.principalities]
        copy.supply = self.supply[:]
        copy.professions = self.professions
        copy.bonuses = self.bonuses
        copy.prestiges = self.prestiges
        copy.seen_professions = self.seen_professions
        copy.seen_bonuses = self.seen_bonuses
        copy.seen_prestiges = self.seen_prestiges
        copy.returned = self.returned
        copy.reshuffle = self.reshuffle
        copy.in_phase = self.in_phase
        copy.in_auction = self.in_auction
        copy.sold = self.sold
        copy.namer = self.namer
        copy.stack = self.stack
        copy.price = self.price
        copy.bidder = self.bidder
        copy.active = self.active
        copy.actions_left = self.actions_left
        copy.has_drawn = self.has_drawn
        copy.has_introduced = self.has_introduced
        copy.offers = self.offers
        copy.looked = self.looked
        copy.looked_deck = self.looked_deck
        copy.then = self.then
        copy.piece = self.piece
        copy.work = self.work
        copy.work_value = self.work_value
        copy.marked_by = self.marked_by[:]
        copy.marked_at = self.marked_at[:]
        copy.may_mark = self.may_mark
        copy.bought = self.bought
        copy.banker_money = self.banker_money
        copy.banker_buyer = self.banker_buyer
        copy.partner = self.partner
        copy.own_squares = self.own_squares
        copy.partner_squares = self.partner_squares
        copy.sum = self.sum

    # The decision under way

    def next_seat(self, seat: int) -> int:
        """Clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def next_of(self, seats: i64, after: int) -> int:
        """The next seat clockwise that is among these; there is one."""
        seat = self.next_seat(after)
        while not holds(seats, seat):
            seat = self.next_seat(seat)
        return seat

    def interrupted_kind(self) -> int:
        """PF-CHR-11: the decision under way; while a seat looks at cards, the decision or step it goes on with."""
        return self.then if self.kind == KEEP or self.kind == BURY else self.kind

    # Money

    def wealth(self, principality: Principality) -> i64:
        """PF-MON-2, PF-CHR-10: what a seat can pay: its cash and, without Muse & Princess, 100 F for each PP."""
        if self.options.muse_and_princess:
            return principality.money
        return principality.money + 100 * principality.pp

    def pay(self, principality: Principality, amount: i64) -> None:
        """PF-MON-2: pay the bank in cash; what is missing comes from the fewest PP that meet it."""
        missing = amount - principality.money
        if missing > 0:
            steps = (missing + 99) // 100
            principality.pp -= steps
            principality.money += 100 * steps
        principality.money -= amount

    # Stacks

    def left_in_stack(self, stack: int) -> i64:
        """How many objects a stack still has. PF-AUC-11: the three landscapes together are one stack for two seats."""
        if stack == ANY_LANDSCAPE:
            return self.supply[0] + self.supply[1] + self.supply[2]
        if stack == PRESTIGE:
            return len(self.prestiges)
        return self.supply[stack] if stack < PRESTIGE else self.supply[SUPPLY_RECRUITING]

    def stack_up(self) -> int:
        """The stack that is being auctioned; -1 if none is."""
        return self.stack if self.interrupted_kind() in (BID, MERCHANT_CHOICE) else NONE

    def deck(self, deck: int) -> tuple[int, ...]:
        if deck == PROFESSION_DECK:
            return self.professions
        return self.bonuses if deck == BONUS_DECK else self.prestiges

    def set_deck(self, deck: int, cards: tuple[int, ...]) -> None:
        if deck == PROFESSION_DECK:
            self.professions = cards
        elif deck == BONUS_DECK:
            self.bonuses = cards
        else:
            self.prestiges = cards

    def memory(self, deck: int) -> Memory:
        """What all seats have seen of a deck."""
        if deck == PROFESSION_DECK:
            return self.seen_professions
        return self.seen_bonuses if deck == BONUS_DECK else self.seen_prestiges

    def set_memory(self, deck: int, memory: Memory) -> None:
        if deck == PROFESSION_DECK:
            self.seen_professions = memory
        elif deck == BONUS_DECK:
            self.seen_bonuses = memory
        else:
            self.seen_prestiges = memory

    # Boards

    def palazzo(self) -> int:
        """PF-COO-1: cooperative building uses the boards' other sides."""
        return self.components.cooperative_palazzo if self.options.cooperative else self.components.palazzo


class Decision:
    """One kind of decision: its legal actions and their effects. A step without a decision has only an effect."""

    def legal(self, state: PrincesState) -> list[int]:
        """Every legal action."""
        raise NotImplementedError

    def apply(self, state: PrincesState, action: int) -> None:
        """Do a legal action, then ask the next question."""
        raise NotImplementedError

    def details(self, state: PrincesState) -> Json:
        """What a person needs to know to decide."""
        return {}
