"""Prepared answers in the database: at most one for each seat."""

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from signoria.server.messages import PreparedAnswer
from signoria.server.schema import PREPARED
from signoria.server.storage import Storage


class PreparedRow(Struct, frozen=True):
    """What a person has prepared for a seat, and for which occasion."""

    table_id: str
    seat: int
    person: str
    occasion: str
    answer: PreparedAnswer


class PreparedStorage:
    """Keeps prepared answers. `is_shared`: other processes may change them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.is_shared = storage.engine.dialect.name != "sqlite"
        self._insert = postgresql_insert if self.is_shared else sqlite_insert

    async def of_table(self, table_id: str) -> dict[int, PreparedRow]:
        """The answers of a table, by seat."""
        found = await self._storage.rows(select(PREPARED).where(PREPARED.c.table_id == table_id))
        rows = [PreparedRow(row.table_id, row.seat, row.person, row.occasion, _read(row.answer)) for row in found]
        return {row.seat: row for row in rows}

    async def keep(self, row: PreparedRow) -> None:
        """Keep an answer in place of the one before."""
        answer = msgspec.json.encode(row.answer).decode()
        kept = {"person": row.person, "occasion": row.occasion, "answer": answer}
        query = self._insert(PREPARED).values(table_id=row.table_id, seat=row.seat, **kept)
        async with self._storage.writing() as connection:
            await connection.execute(query.on_conflict_do_update(index_elements=["table_id", "seat"], set_=kept))

    async def remove(self, row: PreparedRow) -> None:
        """Forget an answer, unless there is a new one for another occasion by now."""
        where = (PREPARED.c.table_id == row.table_id, PREPARED.c.seat == row.seat, PREPARED.c.occasion == row.occasion)
        async with self._storage.writing() as connection:
            await connection.execute(delete(PREPARED).where(*where))


def _read(answer: str) -> PreparedAnswer:
    return msgspec.json.decode(answer, type=PreparedAnswer)
