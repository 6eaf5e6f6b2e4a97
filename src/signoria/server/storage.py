"""The database: people, tables, seats, moves, chat. Moves are the source of truth; they are append-only."""

import asyncio
import contextlib
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from msgspec import Struct
from sqlalchemy import (
    URL,
    Column,
    Connection,
    NullPool,
    Select,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.kernel.commitment import commitment_to
from signoria.server.clock import now
from signoria.server.names import key_of
from signoria.server.refusals import DatabaseFailed
from signoria.server.schema import (
    CHAT,
    EDITIONS,
    HIDDEN_TABLES,
    MOVES,
    PEOPLE,
    PREPARED,
    PROGRESS,
    REVIEWS,
    SEATS,
    SETTINGS,
    STUDIES,
    TABLES,
)
from signoria.server.sqlite_file import path_of, read_only_url

LOG = logging.getLogger("signoria.server")
Insert = Callable[[Connection, list[Any]], set[tuple[str, int]]]
Result = TypeVar("Result")
LOCK_SECONDS = 3
CONNECT_SECONDS = 4
STATEMENT_SECONDS = 4
DATABASE_SECONDS = 5.0  # for everything together that is asked at once, should the database not keep to its limits
QUEUE_SECONDS = 20.0  # for one's turn, when many ask at once
CONNECTIONS = 8
SQLITE_OPTIONS: dict[str, Any] = {"timeout": 60}  # until connected: another process may be creating the file
POSTGRESQL_SETTINGS = {
    "application_name": "signoria",
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{2 * STATEMENT_SECONDS}s",
}
# What a database that cannot be used raises. SQLAlchemy passes on some errors of its drivers as they are.
FAILURES = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
HEALTH_CHECK = "health check"  # no table has this id
LINES_KEPT = 200
LISTED = 50


class PersonRow(Struct):
    """A person; guests have neither login nor password."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: int
    login_key: str | None = None


class SeatRow(Struct):
    """A seat: `human` with a person, `bot` with a level, or `open`.

    A person's seat has a level while a bot plays for the person. `away` is the time since when the person is not
    connected; it stays as it is while a bot plays. `agrees`: to abandon the game. `accepts_coach`: the person agrees
    that everybody at the table may ask the coach.
    """

    kind: str
    person: str | None = None
    name: str | None = None
    level: str | None = None
    away: int | None = None
    agrees: bool = False
    accepts_coach: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.level is not None

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "human" and self.level is None


OPEN_SEAT = SeatRow("open")


class Deal(Struct, frozen=True):
    """What decides all chance of a table: it leaves the server only with the record of the finished game.

    Everybody is shown the commitment from the start. Logs show it too, in place of the deal.
    """

    seed: str
    salt: str

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed, self.salt)

    def __repr__(self) -> str:
        return f"<deal with the commitment {self.commitment}>"


def new_deal() -> Deal:
    """Twice 256 bits from the operating system."""
    return Deal(secrets.token_hex(32), secrets.token_hex(32))


class TableRow(Struct):
    """A table without its moves. The deal is drawn at the start. `edition` is the name of an edition of its own."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    status: str
    host: str
    deal: Deal | None
    created: int
    result: dict[str, Any] | None
    next: str | None
    edition: str | None
    edition_id: str | None
    seats: list[SeatRow]
    absence_minutes: int | None = None
    turn: int | None = None


class MoveRow(Struct):
    """One entry of a table's record: a move, or (move is None) the taking back of the one before."""

    table_id: str
    number: int
    seat: int
    move: dict[str, Any] | None
    played_by: str
    next_seat: int
    at: int
    message_id: str | None = None


class TableProgress(Struct):
    """Where a table stands: its row, and the last numbers of its record and its chat."""

    row: TableRow
    number: int
    line: int


class LineRow(Struct):
    """Something said at a table."""

    table_id: str
    id: int
    name: str | None
    text: str
    at: int
    code: str | None
    arguments: dict[str, str | int] = {}


class Conflict(Exception):
    """Someone else was first."""


def open_engine(url: str, read_only: bool = False) -> AsyncEngine:
    """The database. SQLite syncs at every commit, so that a committed move survives also the loss of power.

    Parameters are hidden: errors are logged, and a log must not tell the deal of a game under way.
    """
    if not url.startswith("sqlite"):
        settings = {"default_transaction_read_only": "on"} if read_only else {}
        options = {"timeout": CONNECT_SECONDS, "server_settings": {**POSTGRESQL_SETTINGS, **settings}}
        return _engine(url, options, pool_pre_ping=True)
    path = path_of(url)
    if read_only and path is not None:
        return _engine(read_only_url(path), {"timeout": LOCK_SECONDS})
    engine = _engine(url, SQLITE_OPTIONS)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _engine(url: str | URL, options: dict[str, Any], **pool: Any) -> AsyncEngine:
    """What goes wrong with it is reported by whoever uses it: in one line, and without the values of a statement."""
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    return create_async_engine(url, connect_args=options, pool_size=CONNECTIONS, hide_parameters=True, **pool)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={LOCK_SECONDS * 1000}")
    cursor.close()


def in_short(problem: BaseException) -> str:
    """The first line of what the database says: without the statement, and without the values in it."""
    said = getattr(problem, "orig", None) or problem
    lines = str(said.__cause__ or said).splitlines()
    return lines[0] if lines else type(said).__name__


@contextlib.asynccontextmanager
async def in_time() -> AsyncIterator[None]:
    """Around everything that is asked of the database: it ends soon, and a failure is one line of the log."""
    async with _reported(), asyncio.timeout(DATABASE_SECONDS):
        yield


@contextlib.asynccontextmanager
async def turn(queue: asyncio.Semaphore) -> AsyncIterator[None]:
    """One's turn at the database. To wait for it is no failure of the database, unless the queue stands still."""
    async with _reported(), asyncio.timeout(QUEUE_SECONDS):
        await queue.acquire()
    try:
        yield
    finally:
        queue.release()


@contextlib.asynccontextmanager
async def _reported() -> AsyncIterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as problem:
        failed = DatabaseFailed(in_short(problem))
        LOG.error("the database failed: %s", failed.problem)
        raise failed from None


def _append(
    connection: Connection, insert_into: Insert, values: list[Any], results: dict[str, Any]
) -> set[tuple[str, int]]:
    """One transaction: the moves, and the tables that end with them."""
    committed = insert_into(connection, values)
    over = [
        {"over": table_id, "ended": _written(result)}
        for table_id, result in results.items()
        if any(table == table_id for table, _ in committed)
    ]
    if over:
        query = update(TABLES).where(TABLES.c.id == bindparam("over"))
        connection.execute(query.values(status="over", result=bindparam("ended")), over)
    return committed


def _insert_all(connection: Connection, values: list[Any]) -> set[tuple[str, int]]:
    """Only one server uses a SQLite file, so a number is taken only if something else writes to it."""
    connection.execute(insert(MOVES), values)
    return {(row["table_id"], row["number"]) for row in values}


def _insert_each(connection: Connection, values: list[Any]) -> set[tuple[str, int]]:
    committed = set()
    query = sqlite_insert(MOVES).on_conflict_do_nothing()
    for row in values:
        if connection.execute(query.values(row)).rowcount:
            committed.add((row["table_id"], row["number"]))
    return committed


def _insert_shared(connection: Connection, values: list[Any]) -> set[tuple[str, int]]:
    """Several servers share PostgreSQL: the second one to insert a number learns it from the result."""
    query = postgresql_insert(MOVES).on_conflict_do_nothing().returning(MOVES.c.table_id, MOVES.c.number)
    return {(row[0], row[1]) for row in connection.execute(query.values(values))}


def _insert_and_delete(connection: Connection) -> None:
    move = {"table_id": HEALTH_CHECK, "number": 0, "seat": 0, "played_by": "", "next_seat": 0, "at": now()}
    connection.execute(insert(MOVES).values(move))
    connection.execute(delete(MOVES).where(MOVES.c.table_id == HEALTH_CHECK))


class Writer:
    """Commits moves to SQLite in a thread of its own, a whole transaction at a time.

    The asynchronous driver would come back to the event loop after each step of the transaction, and under load each
    of these steps would wait behind everything else that the loop has to do.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), connect_args=SQLITE_OPTIONS, poolclass=NullPool, hide_parameters=True
        )
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, "commits")
        self._connection: Connection | None = None

    async def open(self) -> None:
        """Connect now: later there may be no file descriptor left for it."""
        await self._in_thread(self._connected)

    async def commit(self, work: Callable[[Connection], Result]) -> Result:
        """One transaction."""
        return await self._in_thread(lambda: self._commit(work))

    async def _in_thread(self, function: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _commit(self, work: Callable[[Connection], Result]) -> Result:
        connection = self._connected()
        try:
            with connection.begin():
                return work(connection)
        except IntegrityError:
            raise
        except Exception:  # who knows what state it is in
            self._disconnect()
            raise

    async def close(self) -> None:
        await self._in_thread(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class Storage:
    """All questions to the database and all changes of it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine.url) if engine.dialect.name == "sqlite" else None
        self._to_connect = asyncio.Semaphore(CONNECTIONS)
        self._to_write = asyncio.Semaphore(1 if self._writer else CONNECTIONS)  # SQLite has one writer at a time

    async def open(self) -> None:
        if self._writer is not None:
            async with in_time():
                await self._writer.open()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with turn(self._to_write), turn(self._to_connect), in_time(), self.engine.begin() as connection:
            yield connection

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        async with turn(self._to_connect), in_time(), self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def store_health_check(self) -> None:
        """Store a move as any other, and remove it in the same transaction."""
        await self._commit(_insert_and_delete)

    async def _commit(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction, in the writer's thread if there is one."""
        if self._writer is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        async with turn(self._to_write), in_time():
            return await self._writer.commit(work)

    async def secret(self) -> str:
        """What cookies are signed with."""
        return str((await self.rows(select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")))[0][0])

    # People

    async def add_person(self, person: PersonRow) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(PEOPLE).values(msgspec.to_builtins(person)))

    async def person(self, person_id: str) -> PersonRow | None:
        return await self._person(select(PEOPLE).where(PEOPLE.c.id == person_id))

    async def person_of_login(self, login: str) -> PersonRow | None:
        """The account with this login, or else the one whose login differs in capitals only."""
        exact = await self._person(select(PEOPLE).where(PEOPLE.c.login == login))
        return exact or await self._person(select(PEOPLE).where(PEOPLE.c.login_key == key_of(login)))

    async def _person(self, query: Select[Any]) -> PersonRow | None:
        found = await self.rows(query)
        return PersonRow(*found[0]) if found else None

    async def rename(self, person_id: str, name: str) -> None:
        await self._change(update(PEOPLE).where(PEOPLE.c.id == person_id).values(name=name))

    async def make_account(self, person_id: str, login: str, password: str) -> None:
        """Conflict if the login is taken, regardless of capitals."""
        values = {"login": login, "login_key": key_of(login), "password": password}
        query = update(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.login.is_(None)).values(values)
        try:
            if await self._change(query) == 0:
                raise Conflict
        except IntegrityError:
            raise Conflict from None

    async def set_password(self, person_id: str, password: str) -> None:
        await self._change(update(PEOPLE).where(PEOPLE.c.id == person_id).values(password=password))

    async def merge_guest(self, guest: str, account: str) -> None:
        """The tables, studies and progress of a guest become those of an account."""
        async with self.writing() as connection:
            for key in (SEATS.c.person, PREPARED.c.person, STUDIES.c.person):
                await connection.execute(update(key.table).where(key == guest).values(person=account))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))
            hidden = select(HIDDEN_TABLES.c.table_id).where(HIDDEN_TABLES.c.person == account)
            own = (HIDDEN_TABLES.c.person == guest, HIDDEN_TABLES.c.table_id.not_in(hidden))
            await connection.execute(update(HIDDEN_TABLES).where(*own).values(person=account))
            known = PROGRESS.alias()
            same = (known.c.person == account, known.c.game == PROGRESS.c.game, known.c.lesson == PROGRESS.c.lesson)
            new = (PROGRESS.c.person == guest, ~select(known.c.lesson).where(*same).exists())
            await connection.execute(update(PROGRESS).where(*new).values(person=account))

    async def _change(self, query: Update) -> int:
        async with self.writing() as connection:
            return int((await connection.execute(query)).rowcount)

    # Tables

    async def add_table(self, table: TableRow, instead_of: str | None = None) -> None:
        """Keep a new table. As the rematch of another it is Conflict if that one has a rematch already."""
        async with self.writing() as connection:
            if instead_of is not None:
                query = update(TABLES).where(TABLES.c.id == instead_of, TABLES.c.next.is_(None))
                if (await connection.execute(query.values(next=table.id))).rowcount == 0:
                    raise Conflict
            row = msgspec.to_builtins(table)
            del row["seats"], row["turn"], row["deal"]
            row["options"] = _written(row["options"])
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(SEATS), [_seat_row(table.id, at, s) for at, s in enumerate(table.seats)])

    async def remove_table(self, table_id: str) -> None:
        """A table that everybody left before the start, or that its host has deleted."""
        async with self.writing() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
            await forget_tables(connection, [table_id])

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables(select(TABLES).where(TABLES.c.id == table_id))
        return found[0] if found else None

    async def edition(self, table: TableRow) -> dict[str, Any] | None:
        """The edition that a table is played with; None for the game's own."""
        if table.edition_id is None:
            return None
        found = await self.rows(select(EDITIONS.c.content).where(EDITIONS.c.id == table.edition_id))
        content: dict[str, Any] = msgspec.json.decode(found[0][0])
        return content

    async def tables_by_id(self, table_ids: list[str]) -> list[TableRow]:
        """These tables, in any order; those that are gone are missing."""
        return await self._tables(select(TABLES).where(TABLES.c.id.in_(table_ids))) if table_ids else []

    async def count_unfinished(self, host: str) -> int:
        """The number of unfinished tables a person has created."""
        query = (
            select(func.count())
            .select_from(TABLES)
            .where(TABLES.c.host == host, TABLES.c.status.in_(("open", "playing")))
        )
        return int((await self.rows(query))[0][0])

    async def public_tables(self, status: str) -> list[TableRow]:
        query = select(TABLES).where(TABLES.c.public, TABLES.c.status == status)
        return await self._tables(query.order_by(TABLES.c.created.desc()).limit(LISTED))

    async def table_ids(self, status: Iterable[str]) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status.in_(list(status))).order_by(TABLES.c.created)
        return [row[0] for row in await self.rows(query)]

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        last = (
            select(MOVES.c.next_seat)
            .where(MOVES.c.table_id == TABLES.c.id)
            .order_by(MOVES.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        found = await self.rows(query.add_columns(last))
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        wanted = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.table_id, SEATS.c.seat)
        for table_id, _, *seat in await self.rows(wanted) if found else ():
            seats[table_id].append(SeatRow(*seat))
        return [
            TableRow(
                row.id, row.game, msgspec.json.decode(row.options), bool(row.public), row.status, row.host,
                Deal(row.seed, row.salt) if row.seed else None, row.created,
                msgspec.json.decode(row.result) if row.result else None, row.next, row.edition,
                row.edition_id, seats[row.id], row.absence_minutes, row[-1],
            )
            for row in found
        ]  # fmt: skip

    async def replace_seat(self, table_id: str, seat: int, before: SeatRow, after: SeatRow, status: str) -> None:
        """Change a seat. Conflict if it is no longer as it was before, or the table's status is another by now."""
        in_status = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.status == status)
        as_before = [
            SEATS.c[name].is_not_distinct_from(value) for name, value in msgspec.structs.asdict(before).items()
        ]
        query = update(SEATS).where(SEATS.c.table_id.in_(in_status), SEATS.c.seat == seat, *as_before)
        if await self._change_table(table_id, query.values(msgspec.structs.asdict(after))) == 0:
            raise Conflict

    async def set_options(self, table_id: str, options: dict[str, Any]) -> None:
        """Conflict if the game has started."""
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == "open")
        if await self._change_table(table_id, query.values(options=_written(options))) == 0:
            raise Conflict

    async def set_agreement(self, table_id: str, person: str | None, agrees: bool) -> None:
        """Whether a person, or everybody, agrees to abandon the game."""
        of_person = () if person is None else (SEATS.c.person == person,)
        query = update(SEATS).where(SEATS.c.table_id == table_id, *of_person)
        await self._change_table(table_id, query.values(agrees=agrees))

    async def set_coach_agreement(self, table_id: str, person: str | None, accepts: bool) -> None:
        """Whether a person, or everybody, agrees that the coach may be asked."""
        of_person = () if person is None else (SEATS.c.person == person,)
        query = update(SEATS).where(SEATS.c.table_id == table_id, *of_person)
        await self._change_table(table_id, query.values(accepts_coach=accepts))

    async def abandon(self, table_id: str, long_ago: int | None) -> bool:
        """Abandon a game if everybody agrees who counts: not those away since long ago, or for whom a bot plays."""
        against = [SEATS.c.kind == "human", SEATS.c.level.is_(None), SEATS.c.agrees.is_(False)]
        if long_ago is not None:
            against.append(SEATS.c.away.is_(None) | (SEATS.c.away > long_ago))
        others = select(SEATS.c.seat).where(SEATS.c.table_id == table_id, *against)
        agreeing = select(SEATS.c.seat).where(SEATS.c.table_id == table_id, SEATS.c.agrees)
        playing = (TABLES.c.id == table_id, TABLES.c.status == "playing")
        query = update(TABLES).where(*playing, ~others.exists(), agreeing.exists())
        return await self._change_table(table_id, query.values(status="abandoned")) > 0

    async def pass_host_on(self, table_id: str, before: str, after: str) -> bool:
        """Make somebody else the host; False if another process was first, or the game has started."""
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.host == before, TABLES.c.status == "open")
        return await self._change_table(table_id, query.values(host=after)) > 0

    async def start_table(self, table_id: str, deal: Deal) -> None:
        """Conflict if it has already started, or someone has just left."""
        open_seats = select(SEATS.c.seat).where(SEATS.c.table_id == table_id, SEATS.c.kind == "open")
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == "open", ~open_seats.exists())
        if await self._change_table(table_id, query.values(status="playing", seed=deal.seed, salt=deal.salt)) == 0:
            raise Conflict

    async def _change_table(self, table_id: str, query: Update) -> int:
        """Change a table or its seats, one at a time on PostgreSQL too: nobody gets up while the game is started."""
        async with self.writing() as connection:
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
            return int((await connection.execute(query)).rowcount)

    # Moves

    async def append(self, moves: list[MoveRow], results: dict[str, Any]) -> set[tuple[str, int]]:
        """Commit moves of any number of tables at once; those whose number was free. `results`: tables now over."""
        values = [
            {
                "table_id": row.table_id,
                "number": row.number,
                "seat": row.seat,
                "move": None if row.move is None else _written(row.move),
                "played_by": row.played_by,
                "next_seat": row.next_seat,
                "at": row.at,
                "message_id": row.message_id,
            }
            for row in moves
        ]
        insert_into = _insert_shared if self._writer is None else _insert_all
        try:
            return await self._commit(lambda connection: _append(connection, insert_into, values, results))
        except IntegrityError:
            return await self._commit(lambda connection: _append(connection, _insert_each, values, results))

    async def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        """A table's record from a number on."""
        query = select(MOVES).where(MOVES.c.table_id == table_id, MOVES.c.number > after).order_by(MOVES.c.number)
        return [_move_row(row) for row in await self.rows(query)]

    async def move_of_message(self, table_id: str, person: str, message_id: str) -> MoveRow | None:
        """What came of a person's message with this id, if anything did."""
        found = await self.rows(
            select(MOVES).where(
                MOVES.c.table_id == table_id, MOVES.c.played_by == person, MOVES.c.message_id == message_id
            )
        )
        return _move_row(found[0]) if found else None

    async def progress(self, table_ids: list[str]) -> dict[str, TableProgress]:
        """Where each of these tables stands; those that are gone are missing."""
        if not table_ids:
            return {}
        numbers = await self._last(MOVES.c.table_id, MOVES.c.number, table_ids)
        lines = await self._last(CHAT.c.table_id, CHAT.c.id, table_ids)
        rows = await self._tables(select(TABLES).where(TABLES.c.id.in_(table_ids)))
        return {row.id: TableProgress(row, numbers.get(row.id, 0), lines.get(row.id, 0)) for row in rows}

    async def _last(self, table: Column[Any], number: Column[Any], table_ids: list[str]) -> dict[str, int]:
        query = select(table, func.max(number)).where(table.in_(table_ids)).group_by(table)
        return {row[0]: row[1] for row in await self.rows(query)}

    # Chat

    async def add_line(
        self,
        table_id: str,
        name: str | None,
        said: str,
        at: int,
        code: str | None = None,
        arguments: dict[str, str | int] | None = None,
    ) -> LineRow:
        """The line with its number at this table; asked again should another process take the number first."""
        arguments = arguments or {}
        while True:
            try:
                async with self.writing() as connection:
                    query = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == table_id)
                    number = int(await connection.scalar(query) or 0) + 1
                    line = LineRow(table_id, number, name, said, at, code, arguments)
                    values = {**msgspec.structs.asdict(line), "arguments": _written(arguments) if arguments else None}
                    await connection.execute(insert(CHAT).values(values))
                    return line
            except IntegrityError:
                continue

    async def lines(self, table_id: str, after: int = 0) -> list[LineRow]:
        """What was said, the last lines of it, oldest first."""
        query = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id > after)
        found = await self.rows(query.order_by(CHAT.c.id.desc()).limit(LINES_KEPT))
        return [_line_row(row) for row in reversed(found)]


def _move_row(row: Any) -> MoveRow:
    return MoveRow(
        row.table_id, row.number, row.seat, _read(row.move), row.played_by, row.next_seat, row.at, row.message_id
    )


def _line_row(row: Any) -> LineRow:
    return LineRow(row.table_id, row.id, row.name, row.text, row.at, row.code, _read(row.arguments) or {})


async def forget_tables(connection: AsyncConnection, table_ids: list[str]) -> None:
    """Remove what belongs to tables that have just been removed; what they were the rematch of can have another."""
    for table in (SEATS, CHAT, MOVES, HIDDEN_TABLES, PREPARED, REVIEWS):
        await connection.execute(delete(table).where(table.c.table_id.in_(table_ids)))
    await connection.execute(update(TABLES).where(TABLES.c.next.in_(table_ids)).values(next=None))


def _seat_row(table_id: str, at: int, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, "seat": at, **msgspec.to_builtins(seat)}


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(value: str | None) -> Any:
    return None if value is None else msgspec.json.decode(value)
