"""Nothing is kept for ever: tables that never started, guests without games, editions that no table
uses, studies of guests that nobody opens.

Games that have started stay, and so do the people who play in them.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from signoria.server.clock import now
from signoria.server.schema import CHAT, EDITIONS, PEOPLE, PROGRESS, SEATS, SESSIONS, STUDIES, TABLES
from signoria.server.settings import Settings
from signoria.server.storage import Storage, forget_tables

DAY = 24 * 3600 * 1000
AT_ONCE = 200  # in one transaction: moves wait only a moment for it


class Leftovers(Struct):
    """What is to be removed, or has been: ids by kind."""

    tables: list[str]
    studies: list[str]
    guests: list[str]
    editions: list[str]

    def __str__(self) -> str:
        return (
            f"{len(self.tables)} tables that never started, {len(self.studies)} studies that nobody opens, "
            f"{len(self.guests)} guests without games, "
            f"{len(self.editions)} editions that no table uses"
        )


class Tidier:
    """Finds and removes what has been left for longer than the settings allow."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings

    async def find(self) -> Leftovers:
        """What `remove` would remove now. A guest or an edition may become free only once a table is gone."""
        found = [
            [row[0] for row in await self._storage.rows(query)]
            for query in (self._old_tables(), self._unused_studies(), self._idle_guests(), self._orphaned_editions())
        ]
        return Leftovers(*found)

    async def remove(self) -> Leftovers:
        """Remove it, a little at a time; tables and studies first, since guests and editions may be free without."""
        return Leftovers(
            await self._repeat(self._remove_tables),
            await self._repeat(self._remove_studies),
            await self._repeat(self._remove_guests),
            await self._repeat(self._remove_editions),
        )

    async def _repeat(self, remove: Callable[[AsyncConnection], Awaitable[list[str]]]) -> list[str]:
        removed: list[str] = []
        while True:
            async with self._storage.writing() as connection:
                some = await remove(connection)
            removed += some
            if len(some) < AT_ONCE:
                return removed

    def _old_tables(self) -> Select[Any]:
        """Tables that never started, and at which nothing has been said lately."""
        long_ago = _days_ago(self._settings.open_table_days)
        said_lately = select(CHAT.c.id).where(CHAT.c.table_id == TABLES.c.id, CHAT.c.at >= long_ago)
        return select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.created < long_ago, ~said_lately.exists())

    def _unused_studies(self) -> Select[Any]:
        """Studies of guests that nobody has opened lately."""
        long_ago = _days_ago(self._settings.study_days)
        accounts = select(PEOPLE.c.id).where(PEOPLE.c.id == STUDIES.c.person, PEOPLE.c.login.is_not(None))
        return select(STUDIES.c.id).where(STUDIES.c.used < long_ago, ~accounts.exists())

    def _idle_guests(self) -> Select[Any]:
        """Guests who sit at no table, host none, have no study, and have not been here lately."""
        long_ago = _days_ago(self._settings.guest_days)
        here_lately = select(SESSIONS.c.id).where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.used >= long_ago)
        seats = select(SEATS.c.seat).where(SEATS.c.person == PEOPLE.c.id)
        hosted = select(TABLES.c.id).where(TABLES.c.host == PEOPLE.c.id)
        studies = select(STUDIES.c.id).where(STUDIES.c.person == PEOPLE.c.id)
        return select(PEOPLE.c.id).where(
            PEOPLE.c.login.is_(None),
            PEOPLE.c.created < long_ago,
            ~here_lately.exists(),
            ~seats.exists(),
            ~hosted.exists(),
            ~studies.exists(),
        )

    def _orphaned_editions(self) -> Select[Any]:
        """Editions that no table uses, and that were brought long ago."""
        used = select(TABLES.c.id).where(TABLES.c.edition_id == EDITIONS.c.id)
        return select(EDITIONS.c.id).where(EDITIONS.c.created < _days_ago(self._settings.edition_days), ~used.exists())

    async def _remove_tables(self, connection: AsyncConnection) -> list[str]:
        """The status is looked at in the statement that removes: a game may be started at this moment."""
        query = delete(TABLES).where(TABLES.c.id.in_(self._old_tables().limit(AT_ONCE)), TABLES.c.status == "open")
        removed = await _removed(connection, query.returning(TABLES.c.id))
        await forget_tables(connection, removed)
        return removed

    async def _remove_studies(self, connection: AsyncConnection) -> list[str]:
        query = delete(STUDIES).where(STUDIES.c.id.in_(self._unused_studies().limit(AT_ONCE)))
        return await _removed(connection, query.returning(STUDIES.c.id))

    async def _remove_guests(self, connection: AsyncConnection) -> list[str]:
        query = delete(PEOPLE).where(PEOPLE.c.id.in_(self._idle_guests().limit(AT_ONCE)))
        removed = await _removed(connection, query.returning(PEOPLE.c.id))
        for key in (SESSIONS.c.person, PROGRESS.c.person):
            await connection.execute(delete(key.table).where(key.in_(removed)))
        return removed

    async def _remove_editions(self, connection: AsyncConnection) -> list[str]:
        query = delete(EDITIONS).where(EDITIONS.c.id.in_(self._orphaned_editions().limit(AT_ONCE)))
        return await _removed(connection, query.returning(EDITIONS.c.id))


def _days_ago(days: float) -> int:
    return now() - int(days * DAY)


async def _removed(connection: AsyncConnection, query: Any) -> list[str]:
    return [row[0] for row in await connection.execute(query)]
