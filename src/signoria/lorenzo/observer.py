"""What a seat may see, as numbers: the pieces of an observation and how each is written. The same as `view` shows."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.observation import LARGEST, Observer, Piece, Writer, table_pieces
from signoria.kernel.state import NOBODY, NONE, State
from signoria.lorenzo.active_effects import SUFFERED_BITS
from signoria.lorenzo.components import (
    CARD_COUNT,
    CARDS_A_PERIOD,
    COUNCIL,
    DICE,
    EXCOMMUNICATION_COUNT,
    FLOORS,
    HARVEST,
    HARVEST_SPACES,
    LAPS,
    LEADER_COUNT,
    LEADERS_A_SEAT,
    MEMBERS,
    MOST_CARDS,
    MOST_TILES,
    PERIODS,
    PRIVILEGES,
    RESOURCE_COUNT,
    RESOURCES,
    ROUNDS,
    SIDES,
    SPACE_COUNT,
    TOWERS,
    WORKS,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.options import OPTIONS
from signoria.lorenzo.state import (
    ACTIONS,
    CARD_TASK,
    KINDS,
    NO_CARD,
    OVER,
    PAY_TASK,
    PHASES,
    PRIVILEGE_TASK,
    TASKS,
    WORK_TASK,
    LorenzoState,
    Task,
)

SEATS: Final = 4  # there is always room for so many
TASKS_SHOWN: Final = 3
MEMBERS_SIZE: Final = len(MEMBERS) * SPACE_COUNT
TASK_SIZE: Final = len(TASKS) + len(WORKS) + 3 + len(PRIVILEGES) + 2 * RESOURCE_COUNT
QUEUE_SIZE: Final = 1 + CARD_COUNT + HARVEST_SPACES + TASKS_SHOWN * TASK_SIZE


class LorenzoObserver(Observer):
    """Lorenzo il Magnifico as numbers."""

    def __init__(self) -> None:
        super().__init__("lorenzo", SEATS, pieces(), pieces_of_seat())

    def write(self, state: State, viewer: i64, writer: Writer, row: i64) -> None:
        """LM-HID-1: all that the viewer sees, piece by piece."""
        assert isinstance(state, LorenzoState)
        writer.begin(row, viewer, state.seats, SEATS)
        _write_game(state, viewer, writer)
        _write_towers(state, writer)
        _write_queue(state, writer)
        _write_own_leaders(state, viewer, writer)
        for away in range(state.seats):
            _write_family(state, state.families[(writer.viewer + away) % state.seats], writer)
        _write_members(state, writer, self.seats_at, self.block)
        writer.end(row)


def pieces() -> list[Piece]:
    """What is there once, in the order in which it is written."""
    return [
        Piece(
            "options", (len(OPTIONS),), 0, 1,
            "advanced, last_report_decline_scores, malus_wood_stone=total, santa_rita_malus=each, "
            "brunelleschi_bonus_actions",
        ),
        *table_pieces(SEATS, ROUNDS, PHASES, KINDS),
        Piece("order", (SEATS, SEATS), 0, 1, "the turn order: the first seat, the second and so on"),
        Piece("dice", (len(DICE),), 0, SIDES, f"the dice: {', '.join(DICE)}; 0 before the first round"),
        Piece("lap", (1,), 0, LAPS, "the lap of the round, from 0"),
        Piece("has_placed", (1,), 0, 1, "the seat whose turn it is has placed a member"),
        Piece("excommunications", (EXCOMMUNICATION_COUNT,), 0, 1, "the excommunication tiles of this game"),
        Piece("decks", (len(TOWERS),), 0, PERIODS * CARDS_A_PERIOD, f"cards left in the decks: {', '.join(TOWERS)}"),
        Piece("towers", (CARD_COUNT,), 0, FLOORS, "the floor on which each development card lies; 0 if on none"),
        Piece("queue", (1,), 0, LARGEST, "how many things were set off and are not yet done", TASKS_SHOWN),
        Piece("queue_card", (CARD_COUNT,), 0, TASKS_SHOWN, "the card whose effects wait at this place in the queue"),
        Piece("queue_floor", (HARVEST_SPACES,), 0, TASKS_SHOWN, "the floor whose card is to be paid for, likewise"),
        Piece("queue_task", (TASKS_SHOWN, len(TASKS)), 0, 1, f"what the first three are: {', '.join(TASKS)}"),
        Piece("queue_work", (TASKS_SHOWN, len(WORKS)), 0, 1, f"which work: {', '.join(WORKS)}"),
        Piece("queue_value", (TASKS_SHOWN,), -LARGEST, LARGEST, "the value of the work, or privileges left", 10),
        Piece("queue_effect", (TASKS_SHOWN,), 0, 8, "the effect of the card that comes next, from 0"),
        Piece("queue_at", (TASKS_SHOWN,), 0, MOST_CARDS, "the place in its line of the card at work, from 0"),
        Piece("queue_taken", (TASKS_SHOWN, len(PRIVILEGES)), 0, 1, f"privileges taken: {', '.join(PRIVILEGES)}"),
        Piece("queue_goods", (TASKS_SHOWN, RESOURCE_COUNT), 0, LARGEST, "the discount, or what may still be paid", 10),
        Piece("queue_suffered", (TASKS_SHOWN, RESOURCE_COUNT), 0, 15, "what 'one fewer' has taken so far"),
        Piece("hand", (LEADER_COUNT,), 0, 1, "your leaders in hand"),
        Piece("kept", (LEADER_COUNT,), 0, LEADERS_A_SEAT, "the leaders you have kept in the draft, by place"),
    ]  # fmt: skip


def pieces_of_seat() -> list[Piece]:
    """What each seat has, in the order in which it is written."""
    return [
        Piece(
            "members", (len(MEMBERS), SPACE_COUNT), 0, SEATS * len(MEMBERS),
            "where each member stands: sixteen floors, harvest, production, market, council palace; "
            "there 1 for the first to come, 2 for the second and so on",
            1,
        ),
        Piece("resources", (RESOURCE_COUNT,), -LARGEST, LARGEST, f"{', '.join(RESOURCES)}", 20),
        Piece("tile", (MOST_TILES,), 0, 1, "the personal bonus tile"),
        Piece("home", (len(MEMBERS),), 0, 1, f"members at home: {', '.join(MEMBERS)}"),
        Piece("six", (len(DICE),), 0, 1, "the member whose value a leader has set"),
        Piece("hand_count", (1,), 0, LEADERS_A_SEAT, "leaders in hand"),
        Piece("kept_count", (1,), 0, LEADERS_A_SEAT, "leaders kept in the draft"),
        Piece("excommunicated", (PERIODS,), 0, 1, "excommunicated in the first, second, third period"),
        Piece("cards", (CARD_COUNT,), 0, MOST_CARDS, "development cards, by place in their line; 0 if not held"),
        Piece("leaders", (LEADER_COUNT,), 0, LEADERS_A_SEAT, "leaders played, by place"),
        Piece("used", (LEADER_COUNT,), 0, 1, "leaders that lie face down until the round ends"),
        Piece("copied", (LEADER_COUNT,), 0, 1, "the leader that Lorenzo de' Medici copies"),
    ]  # fmt: skip


def _write_game(state: LorenzoState, viewer: i64, writer: Writer) -> None:
    over = state.phase == OVER
    writer.flag(state.options.advanced)
    writer.flag(state.options.decline_scores)
    writer.flag(state.options.malus_in_total)
    writer.flag(state.options.malus_before_doubling)
    writer.flag(state.options.brunelleschi_everywhere)
    kind: i64 = NONE if over else state.kind
    writer.table(viewer, state.round, state.phase, len(PHASES), kind, len(KINDS), NOBODY if over else state.seat)
    for seat in state.order:
        writer.seat(seat)
    writer.blank((SEATS - state.seats) * SEATS)
    if state.dice:
        for die in state.dice:
            writer.number(die)
    else:
        writer.blank(len(DICE))
    acting = state.phase == ACTIONS
    writer.number(state.lap if acting else 0)
    writer.flag(acting and state.has_placed)


def _write_towers(state: LorenzoState, writer: Writer) -> None:
    writer.counts(state.excommunications, EXCOMMUNICATION_COUNT)
    for deck in state.decks:
        writer.number(len(deck))
    floor: i64 = 0
    for card in state.towers:
        floor = floor + 1 if floor < FLOORS else 1
        if card != NO_CARD:
            writer.put(writer.at + card, floor)
    writer.blank(CARD_COUNT)


def _write_queue(state: LorenzoState, writer: Writer) -> None:
    """What was set off and is not yet done: its length, and the first three tasks in full."""
    if not state.queue or state.phase != ACTIONS:
        writer.blank(QUEUE_SIZE)
        return
    tasks = state.queue[:TASKS_SHOWN]
    writer.number(len(state.queue))
    writer.order(tuple([task.subject if task.kind == CARD_TASK else -1 for task in tasks]), CARD_COUNT)
    writer.order(tuple([task.subject if task.kind == PAY_TASK else -1 for task in tasks]), HARVEST_SPACES)
    missing = TASKS_SHOWN - len(tasks)
    for task in tasks:
        writer.one_of(task.kind, len(TASKS))
    writer.blank(missing * len(TASKS))
    for task in tasks:
        writer.one_of(task.subject - HARVEST if task.kind == WORK_TASK else -1, len(WORKS))
    writer.blank(missing * len(WORKS))
    for task in tasks:
        writer.number(task.value)
    writer.blank(missing)
    for task in tasks:
        writer.number(task.effect)
    writer.blank(missing)
    for task in tasks:
        writer.number(task.at)
    writer.blank(missing)
    _write_amounts_of(tasks, missing, writer)


def _write_amounts_of(tasks: tuple[Task, ...], missing: i64, writer: Writer) -> None:
    for task in tasks:
        writer.bits(task.subject if task.kind == PRIVILEGE_TASK else 0, len(PRIVILEGES))
    writer.blank(missing * len(PRIVILEGES))
    for task in tasks:
        for resource in range(RESOURCE_COUNT):
            writer.number(task.goods[resource])
    writer.blank(missing * RESOURCE_COUNT)
    for task in tasks:
        for resource in range(RESOURCE_COUNT):
            writer.number(task.suffered >> resource * SUFFERED_BITS & 15)
    writer.blank(missing * RESOURCE_COUNT)


def _write_own_leaders(state: LorenzoState, viewer: i64, writer: Writer) -> None:
    """LM-SET-5: none before the last bonus tile is chosen."""
    if viewer == NOBODY or not state.leaders_seen():
        writer.blank(2 * LEADER_COUNT)
        return
    family = state.families[viewer]
    writer.counts(family.hand, LEADER_COUNT)
    writer.order(family.kept, LEADER_COUNT)


def _write_family(state: LorenzoState, family: Family, writer: Writer) -> None:
    writer.blank(MEMBERS_SIZE)  # written for all seats together
    for amount in family.held:
        writer.number(amount)
    writer.one_of(family.tile, MOST_TILES)
    writer.bits(family.members, len(MEMBERS))
    writer.one_of(family.six, len(DICE))
    writer.number(len(family.hand))
    writer.number(len(family.kept))
    if family.excommunicated:
        for tile in state.excommunications:
            writer.flag(tile in family.excommunicated)
    else:
        writer.blank(PERIODS)
    for line in family.cards:
        writer.order(line, 0)  # each card has its own place, whatever the line
    writer.blank(CARD_COUNT)
    writer.order(family.leaders, LEADER_COUNT)
    writer.bits(family.used, LEADER_COUNT)
    writer.one_of(family.copied, LEADER_COUNT)


def _write_members(state: LorenzoState, writer: Writer, seats_at: i64, block: i64) -> None:
    """LM-CON-1: the order in which members come to the council palace is the next turn order."""
    in_council: i64 = 0
    for member in state.placed:
        space: i64 = member >> 4
        value: i64 = 1
        if space == COUNCIL:
            in_council += 1
            value = in_council
        family_at: i64 = seats_at + writer.away(member >> 2 & 3) * block
        writer.put(family_at + (member & 3) * SPACE_COUNT + space, value)
