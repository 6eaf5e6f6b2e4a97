"""A person's own tables: in progress, finished or hidden; hiding them, and deleting those that are nobody else's."""

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from signoria.server.schema import HIDDEN_TABLES, MOVES, SEATS, TABLES
from signoria.server.storage import Storage, TableRow
from signoria.server.table_bots import BOT

Which = Literal["playing", "over", "hidden"]
UNFINISHED = ("open", "playing")


class OwnTable(Struct):
    """A table, when it was last played at (before the first move: when it was made), and whether it is hidden."""

    row: TableRow
    last: int
    hidden: bool


class OwnTables(Struct):
    """Some of a person's tables, and how many there are in all."""

    tables: list[OwnTable]
    total: int


class MyTables:
    """The tables at which a person has a seat."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find(self, person: str, which: Which, game: str | None, count: int) -> OwnTables:
        """The tables played at last; waiting tables count as being in progress."""
        conditions = [TABLES.c.id.in_(_seated(person)), _is_hidden(person, which == "hidden")]
        if which != "hidden":
            is_unfinished = TABLES.c.status.in_(UNFINISHED)
            conditions.append(is_unfinished if which == "playing" else ~is_unfinished)
        if game is not None:
            conditions.append(TABLES.c.game == game)
        total = await self._storage.rows(select(func.count()).select_from(TABLES).where(*conditions))
        last = _last_played().label("last")
        query = select(TABLES.c.id, last).where(*conditions).order_by(last.desc(), TABLES.c.id).limit(count)
        found = {row.id: int(row.last) for row in await self._storage.rows(query)}
        rows = {row.id: row for row in await self._storage.tables_by_id(list(found))}
        tables = [OwnTable(rows[at], last, which == "hidden") for at, last in found.items() if at in rows]
        return OwnTables(tables, int(total[0][0]))

    async def hide(self, person: str, table_id: str) -> None:
        try:
            async with self._storage.writing() as connection:
                await connection.execute(insert(HIDDEN_TABLES).values(person=person, table_id=table_id))
        except IntegrityError:  # it is hidden already
            pass

    async def show(self, person: str, table_id: str) -> None:
        """Undo `hide`."""
        hidden = (HIDDEN_TABLES.c.person == person, HIDDEN_TABLES.c.table_id == table_id)
        async with self._storage.writing() as connection:
            await connection.execute(delete(HIDDEN_TABLES).where(*hidden))

    async def others_have_played(self, person: str, table_id: str) -> bool:
        """Whether anybody but this person and bots has ever moved at a table."""
        by_others = (MOVES.c.played_by != person, ~MOVES.c.played_by.startswith(BOT, autoescape=True))
        query = select(MOVES.c.number).where(MOVES.c.table_id == table_id, *by_others).limit(1)
        return bool(await self._storage.rows(query))


def is_own(row: TableRow, person: str) -> bool:
    """Whether a table is this person's alone: the host's, and nobody else has a seat."""
    return row.host == person and all(seat.person in (None, person) for seat in row.seats)


def _seated(person: str) -> Select[Any]:
    return select(SEATS.c.table_id).where(SEATS.c.person == person)


def _is_hidden(person: str, hidden: bool) -> ColumnElement[bool]:
    ids = select(HIDDEN_TABLES.c.table_id).where(HIDDEN_TABLES.c.person == person)
    return TABLES.c.id.in_(ids) if hidden else TABLES.c.id.not_in(ids)


def _last_played() -> ColumnElement[int]:
    moves = select(MOVES.c.at).where(MOVES.c.table_id == TABLES.c.id).order_by(MOVES.c.number.desc()).limit(1)
    return func.coalesce(moves.scalar_subquery(), TABLES.c.created)
