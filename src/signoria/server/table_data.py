"""What is known of a table in this process: its row, its record, who holds which seat and who is connected."""

from typing import Literal, Protocol, cast

from msgspec import Struct

from signoria import rules
from signoria.games import spec
from signoria.kernel.state import NOBODY, Json
from signoria.server.bot_only_tables import BotOnlyTables
from signoria.server.bot_queue import Asker
from signoria.server.bots import Choice
from signoria.server.change_feed import ChangeFeed
from signoria.server.clients import Client
from signoria.server.clock import now
from signoria.server.committing import Committer
from signoria.server.hints import Hints
from signoria.server.messages import Result, SeatInfo, Table
from signoria.server.prepared_storage import PreparedRow, PreparedStorage
from signoria.server.record import Record
from signoria.server.refusals import Refuse
from signoria.server.storage import SeatRow, Storage, TableRow

MINUTE = 60_000  # milliseconds
Status = Literal["open", "playing", "over", "abandoned"]
Kind = Literal["human", "open", "bot"]
CoachState = Literal["none", "possible", "proposed", "offered"]


class Bots(Protocol):
    """Whoever can choose a bot's move."""

    async def choose(self, position: Json, level: str, seed: int, asker: Asker) -> Choice: ...


class TableServices(Struct, frozen=True):
    """The parts of the server a table uses."""

    storage: Storage
    committer: Committer
    changes: ChangeFeed
    bots: Bots
    hints: Hints
    bot_only_tables: BotOnlyTables
    prepared: PreparedStorage
    prepared_seconds: float


class TableData:
    """A table as the parts of the server that serve it share it."""

    def __init__(self, row: TableRow, services: TableServices) -> None:
        row.turn = None  # the record knows better
        self.row = row
        self.services = services
        self.record: Record | None = None
        self.clients: set[Client] = set()
        self.prepared_rows: dict[int, PreparedRow] = {}  # by seat

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        return 0 if self.record is None else self.record.number

    def turn(self) -> int | None:
        """The seat that decides; nobody does before the start and after the end."""
        return None if self.record is None or self.row.status == "abandoned" else self.record.turn

    def playing(self) -> Record:
        """The record; refused before the start."""
        if self.record is None:
            raise Refuse("game_not_started")
        return self.record

    def seats_held(self, person: str | None) -> list[int]:
        """The seats this person holds."""
        return seats_held(self.row, person)

    def seats_played(self, person: str | None) -> list[int]:
        """The seats this person plays: not those at which a bot plays for the person."""
        return [at for at in self.seats_held(person) if self.row.seats[at].is_played_by_person]

    def first_seat(self, person: str | None) -> int:
        """The seat from which this person sees the table; NOBODY for who looks on."""
        held = self.seats_held(person)
        return held[0] if held else NOBODY

    def may_undo(self, person: str | None) -> bool:
        """Whether this person may take the last move back: it still plays the seat that made it."""
        record = self.record
        if record is None or person is None or self.turn() is None or not record.may_undo(person):
            return False
        return record.movers[-1][0] in self.seats_played(person)


def seats_held(row: TableRow, person: str | None) -> list[int]:
    """The seats this person holds."""
    return [at for at, seat in enumerate(row.seats) if person is not None and seat.person == person]


def own_seats(row: TableRow, person: str, seat: int | None) -> list[int]:
    """This seat of a person's, or all of them; refused if it is none."""
    own = seats_held(row, person)
    if not own:
        raise Refuse("no_seat_of_yours")
    if seat is not None and seat not in own:
        raise Refuse("seat_not_yours", seat=seat)
    return own if seat is None else [seat]


def must_be(row: TableRow, *statuses: str) -> None:
    """Refused if the table's status is another."""
    if row.status not in statuses:
        match row.status:
            case "open":
                raise Refuse("game_not_started")
            case "playing":
                raise Refuse("game_under_way")
            case "abandoned":
                raise Refuse("game_abandoned")
            case _:
                raise Refuse("game_over")


def long_ago(row: TableRow) -> int | None:
    """Those who have been away since then may be replaced; None: nobody may."""
    return None if row.absence_minutes is None else now() - row.absence_minutes * MINUTE


def absent_seats(row: TableRow) -> list[int]:
    """The seats whose people have been away for too long, and for whom no bot plays yet."""
    since = long_ago(row)
    if since is None or row.status != "playing":
        return []
    return [at for at, seat in enumerate(row.seats) if _is_absent(seat, since)]


def _is_absent(seat: SeatRow, since: int) -> bool:
    return seat.is_played_by_person and seat.away is not None and seat.away <= since


def coach_state(row: TableRow) -> CoachState:
    """Whether the coach may be asked at this table. A seat for which a bot stands in is still a person's.

    Several people around one screen hold their seats as one person: they have to agree, too.
    """
    people = [seat for seat in row.seats if seat.kind == "human"]
    if not people or spec(row.game).judge is None:
        return "none"
    is_complete = all(seat.kind != "open" for seat in row.seats)
    if is_complete and (len(people) == 1 or all(seat.accepts_coach for seat in people)):
        return "offered"
    return "proposed" if any(seat.accepts_coach for seat in people) else "possible"


def table_for(row: TableRow, person: str | None, turn: int | None) -> Table:
    """The table as this person may know it."""
    absent = absent_seats(row)
    seats = [_seat_for(seat, person, at in absent) for at, seat in enumerate(row.seats)]
    defaults = {option.name: option.values[0] for option in rules(row.game).options}
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        variants={name: value for name, value in row.options.items() if value != defaults.get(name)},
        public=row.public,
        status=cast(Status, row.status),
        seats=seats,
        hosted=person is not None and row.host == person,
        turn=turn,
        created=row.created,
        result=None if row.result is None else Result(**row.result),
        next=row.next,
        edition=row.edition,
        edition_id=row.edition_id,
        drawing=spec(row.game).drawing,
        commitment=None if row.deal is None else row.deal.commitment,
        absence_minutes=row.absence_minutes,
        coach=coach_state(row),
    )


def _seat_for(seat: SeatRow, person: str | None, is_absent: bool) -> SeatInfo:
    return SeatInfo(
        kind=cast(Kind, seat.kind),
        name=seat.name,
        level=seat.level,
        mine=person is not None and seat.person == person,
        away=seat.away,
        absent=is_absent,
        agrees=seat.agrees,
        accepts_coach=seat.accepts_coach,
    )
