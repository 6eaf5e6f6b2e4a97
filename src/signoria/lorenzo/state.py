"""The state of a game: whose decision it is, what lies where, and the helpers all rules use."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.kernel.memory import Memory
from signoria.kernel.state import Json, State
from signoria.lorenzo.active_effects import NOT_SET
from signoria.lorenzo.components import (
    FLOORS,
    HARVEST_SPACES,
    LEADER_COUNT,
    MARKET_SPACES,
    NEUTRAL,
    NOTHING,
    TOWERS,
    Components,
    Goods,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.options import LorenzoOptions

KINDS: Final = ("tile", "draft", "turn", "pay", "privilege", "exchange", "bonus", "vatican")
TILE: Final = 0
DRAFT: Final = 1
TURN: Final = 2
PAY: Final = 3
PRIVILEGE_CHOICE: Final = 4
EXCHANGE_CHOICE: Final = 5
BONUS: Final = 6
VATICAN_CHOICE: Final = 7

# Steps that follow by themselves, one after the other, until a decision is put.
RESOLVE: Final = 8
CONTINUE_TURN: Final = 9
NEXT_TURN: Final = 10
ACTIONS_OVER: Final = 11
NEXT_REPORT: Final = 12
ROUND_OVER: Final = 13
FIRST_STEP: Final = RESOLVE

PHASES: Final = ("setup", "actions", "vatican", "over")
SETUP: Final = 0
ACTIONS: Final = 1
VATICAN: Final = 2
OVER: Final = 3

NO_CARD: Final = -1

TASKS: Final = ("pay", "card", "work", "privilege")
PAY_TASK: Final = 0
CARD_TASK: Final = 1
WORK_TASK: Final = 2
PRIVILEGE_TASK: Final = 3


class Task:
    """Something set off and not yet done. Never changed: what is left of it is a new one.

    `pay`: the card on the floor `subject`, with a one-off discount in `goods`. `card`: the immediate effects of the
    card `subject` from `effect` on. `work`: the action `subject` at `value`, from the card at place `at` in its line
    and from its `effect` on, with what may still be paid in `goods`. `privilege`: so many in `value`, and those already
    taken as bits of `subject`. `suffered` is what a 'one fewer' tile has taken from the source so far.
    """

    def __init__(
        self,
        kind: int,
        subject: int,
        effect: int = 0,
        suffered: int = 0,
        at: int = 0,
        value: int = 0,
        goods: Goods = NOTHING,
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.effect = effect
        self.suffered = suffered
        self.at = at
        self.value = value
        self.goods = goods


NO_TASKS: Final[tuple[Task, ...]] = ()
NO_LEADER_SEEN: Final = Memory(LEADER_COUNT)


class LorenzoState(State):
    """All data of a game. What can be done with it is in `game.Lorenzo`."""

    def __init__(self, components: Components, options: LorenzoOptions, seats: int) -> None:
        super().__init__(seats)
        self.components = components
        self.options = options
        self.open_spaces: i64 = components.open_mask[seats]  # as bits
        self.round = 1
        self.phase = SETUP
        self.order: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()
        self.dice_to_come: tuple[tuple[int, ...], ...] = ()
        self.towers: list[int] = []  # the card on each floor
        self.decks: tuple[tuple[int, ...], ...] = ()
        self.excommunications: tuple[int, ...] = ()
        self.placed: tuple[int, ...] = ()  # every member on the board: space * 16 + seat * 4 + member, in order
        self.occupied: i64 = 0  # spaces where members stand, as bits
        self.families: list[Family] = []
        self.seen_leaders = NO_LEADER_SEEN
        # whose turn it is
        self.at: i64 = 0  # in the turn order
        self.lap: i64 = 0
        self.has_placed = False
        self.queue = NO_TASKS  # what was set off and is not yet done; the first comes next

    def copy_to(self, copy: "LorenzoState") -> None:
        """Fill in a state that has just been made."""
        copy.seat = self.seat
        copy.kind = self.kind
        copy.round = self.round
        copy.phase = self.phase
        copy.order = self.order
        copy.dice = self.dice
        copy.dice_to_come = self.dice_to_come
        copy.towers = self.towers[:]
        copy.decks = self.decks
        copy.excommunications = self.excommunications
        copy.placed = self.placed
        copy.occupied = self.occupied
        copy.families = [family.clone() for family in self.families]
        copy.seen_leaders = self.seen_leaders
        copy.at = self.at
        copy.lap = self.lap
        copy.has_placed = self.has_placed
        copy.queue = self.queue

    # The decision under way

    def push(self, task: Task) -> None:
        """What is set off now is done before what was waiting."""
        self.queue = (task,) + self.queue

    def replace_first(self, task: Task) -> None:
        """What is left of the first task."""
        self.queue = (task,) + self.queue[1:]

    def pop(self) -> None:
        """The first task is done."""
        self.queue = self.queue[1:]

    # Who and what

    def family(self) -> Family:
        """The family of the seat that decides."""
        return self.families[self.seat]

    def leaders_seen(self) -> bool:
        """LM-SET-5: whether seats see the leaders in their hands: not before the last bonus tile is chosen."""
        return self.kind != TILE

    def recompute_effects(self, family: Family) -> None:
        """Recompute a seat's permanent effects."""
        family.recompute_effects(self.components, self.options.malus_in_total)

    def member_value(self, family: Family, member: int) -> i64:
        """LM-VAL-1, LM-LDR-7: the die or a set value, and what is added to it."""
        effects = family.effects
        value: i64
        if family.six == member:
            value = self.components.set_one_value
        elif effects.member_set[member] != NOT_SET:
            value = effects.member_set[member]
        elif member < len(self.dice):
            value = self.dice[member]
        else:
            value = self.components.neutral_value
        return value + effects.member_add[member]

    def is_occupied(self, space: i64) -> bool:
        """Whether any member stands on the space."""
        return holds(self.occupied, space)

    def is_tower_occupied(self, tower: i64) -> bool:
        """LM-TOW-2: whether any member stands in the tower."""
        return self.occupied >> (tower * FLOORS) & 15 != 0

    def stand(self, family: Family, member: int, space: int) -> None:
        """A member goes from home to a space."""
        self.put(family, self.seat, member, space)
        family.members &= ~bit(member)

    def put(self, family: Family, seat: int, member: int, space: int) -> None:
        """A member stands on a space."""
        self.placed = self.placed + ((space << 4) + (seat << 2) + member,)
        self.occupied |= bit(space)
        if member < NEUTRAL and space < MARKET_SPACES:
            family.coloured |= bit(area_of(space))


def area_of(space: i64) -> i64:
    """The tower, harvest or production to which a space belongs."""
    return space // FLOORS if space < HARVEST_SPACES else len(TOWERS) + (space - HARVEST_SPACES) // 2


class Decision:
    """One kind of decision: what may be done, and what it does. Steps that follow by themselves only do."""

    def legal(self, state: LorenzoState) -> list[int]:
        """Every legal action."""
        raise NotImplementedError

    def apply(self, state: LorenzoState, action: int) -> None:
        """Do a legal action, then ask the next question."""
        raise NotImplementedError

    def details(self, state: LorenzoState) -> Json:
        """What a person needs to know to decide."""
        return {}
