"""What a database holds in the end: each table's log, and what each seat was to be shown at every number."""

import asyncio
from dataclasses import dataclass

from signoria.server.commands import existing, validate
from signoria.server.record import Record
from signoria.server.settings import database_url
from signoria.server.storage import MoveRow, TableRow
from tests.attack.histories import Entry, History, fingerprint, violations


@dataclass
class StoredTable:
    row: TableRow
    moves: list[MoveRow]

    @property
    def log(self) -> list[Entry]:
        return [Entry(each.number, each.seat, each.move, each.message_id) for each in self.moves]


def stored_tables(database: str) -> dict[str, StoredTable]:
    """Every table that has started; read only."""

    async def read() -> dict[str, StoredTable]:
        async with existing(database_url(database), read_only=True) as storage:
            found = {}
            for table_id in await storage.table_ids(("playing", "over")):
                row = await storage.table(table_id)
                assert row is not None
                found[table_id] = StoredTable(row, await storage.moves(table_id))
            return found

    return asyncio.run(read())


def wrong_views(table: StoredTable, histories: list[History]) -> list[str]:
    """Updates whose view is not the one that the stored moves lead to."""
    seen: dict[int, list[tuple[History, bytes]]] = {}
    for history in histories:
        for each in history.seen:
            seen.setdefault(each.number, []).append((history, each.view))
    record = Record(table.row)
    found = []
    for number in range(len(table.moves) + 1):
        if number:
            record.adopt(table.moves[number - 1])
        expected: dict[int, bytes] = {}
        for history, view in seen.get(number, []):
            if history.seat not in expected:
                expected[history.seat] = fingerprint(record.state.view(history.seat))
            if view != expected[history.seat]:
                found.append(f"{history.client}: shown another view at number {number}")
    return found


def check(database: str, histories: list[History]) -> list[str]:
    """Everything that is wrong with a database after clients with these histories."""
    found = [f"{each.table_id}: {each.reason}" for each in validate(database)[1]]
    tables = stored_tables(database)
    for table_id in {history.table for history in histories}:
        own = [history for history in histories if history.table == table_id]
        if table_id not in tables:
            found.append(f"{table_id}: the table is lost")
            continue
        found += [f"{table_id}: {each}" for each in violations(tables[table_id].log, own)]
        found += [f"{table_id}: {each}" for each in wrong_views(tables[table_id], own)]
    return found
