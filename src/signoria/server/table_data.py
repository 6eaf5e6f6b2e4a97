"""What is known of a table in this process: its row, its record, who holds which seat and who is connected."""

from typing import Literal, Protocol

from msgspec import Struct

from signoria.games import spec
from signoria.kernel.state import NOBODY, Json
from signoria.server.bot_only_tables import BotOnlyTables
from signoria.server.bot_queue import Asker
from signoria.server.bots import Choice
from signoria.server.change_feed import ChangeFeed
from signoria.server.clients import Client
from signoria.server.committing import Committer
from signoria.server.messages import Result, SeatInfo, Table
from signoria.server.prepared_storage import PreparedRow, PreparedStorage
from signoria.server.record import Record
from signoria.server.refusals import Refuse
from signoria.server.storage import Storage, TableRow


class Bots(Protocol):
    """Whoever can choose a bot's move."""

    async def choose(self, position: Json, level: str, seed: int, asker: Asker) -> Choice: ...


class TableServices(Struct, frozen=True):
    """The parts of the server a table uses."""

    storage: Storage
    committer: Committer
    changes: ChangeFeed
    bots: Bots
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
        return None if self.record is None else self.record.turn

    def playing(self) -> Record:
        """The record; refused before the start."""
        if self.record is None:
            raise Refuse("game_not_started")
        return self.record

    def seats_held(self, person: str | None) -> list[int]:
        """The seats this person holds."""
        return seats_held(self.row, person)

    def first_seat(self, person: str | None) -> int:
        """The seat from which this person sees the table; NOBODY for who looks on."""
        held = self.seats_held(person)
        return held[0] if held else NOBODY

    def may_undo(self, person: str | None) -> bool:
        """Whether this person may take the last move back: it still holds the seat that made it."""
        record = self.record
        if record is None or person is None or not record.may_undo(person):
            return False
        return self.row.seats[record.movers[-1][0]].person == person


def seats_held(row: TableRow, person: str | None) -> list[int]:
    """The seats this person holds."""
    return [at for at, seat in enumerate(row.seats) if person is not None and seat.person == person]


def table_for(row: TableRow, person: str | None, turn: int | None) -> Table:
    """The table as this person may know it."""
    seats = [
        SeatInfo(_kind(seat.kind), seat.name, seat.level, person is not None and seat.person == person)
        for seat in row.seats
    ]
    status: Literal["open", "playing", "over"] = (
        "over" if row.status == "over" else "playing" if row.status == "playing" else "open"
    )
    result = None if row.result is None else Result(**row.result)
    commitment = None if row.deal is None else row.deal.commitment
    return Table(
        row.id, row.game, row.options, row.public, status, seats, person is not None and row.host == person,
        turn, row.created, result, row.next, row.edition, row.edition_id, spec(row.game).drawing, commitment,
    )  # fmt: skip


def _kind(kind: str) -> Literal["human", "open", "bot"]:
    return "human" if kind == "human" else "bot" if kind == "bot" else "open"
