"""Group commit: moves of different tables that arrive together share one transaction, and one wait for the disk."""

import asyncio
from typing import Any

from signoria.server.metrics import COMMITS, MOVES
from signoria.server.storage import MoveRow, Storage

MOST_AT_ONCE = 500


class PendingWrite:
    """An entry on its way to the database."""

    def __init__(self, entry: MoveRow, result: Any) -> None:
        self.entry = entry
        self.result = result
        self.committed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Committer:
    """Writes what is waiting, all of it at once; while it writes, the next group gathers."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._pending: list[PendingWrite] = []
        self._has_pending = asyncio.Event()
        self._is_writing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="committer")

    async def stop(self) -> None:
        """Write what is left, then stop."""
        while self._pending or self._is_writing:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, entry: MoveRow, result: Any = None) -> bool:
        """Whether the entry is safe now; False if its number was taken. `result` is given with the last move."""
        write = PendingWrite(entry, result)
        self._pending.append(write)
        self._has_pending.set()
        return await write.committed

    async def _work(self) -> None:
        while True:
            await self._has_pending.wait()
            group, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
            if not self._pending:
                self._has_pending.clear()
            self._is_writing = True
            await self._write(group)
            self._is_writing = False

    async def _write(self, group: list[PendingWrite]) -> None:
        results = {each.entry.table_id: each.result for each in group if each.result is not None}
        try:
            committed = await self.storage.append([each.entry for each in group], results)
        except Exception as problem:
            for each in group:
                if not each.committed.done():
                    each.committed.set_exception(problem)
            return
        COMMITS.inc()
        MOVES.inc(len(committed))
        for each in group:
            if not each.committed.done():
                each.committed.set_result((each.entry.table_id, each.entry.number) in committed)
