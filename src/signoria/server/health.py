"""Health: whether a move could be stored within a second."""

import asyncio
import time

from signoria.server.refusals import DatabaseFailed
from signoria.server.storage import Storage

IN_TIME_SECONDS = 1.0
FRESH_SECONDS = 1.0


class HealthCheck:
    """Tries to store something. However many ask, there is one attempt at a time and at most one a second."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._attempt: asyncio.Task[bool] | None = None
        self._ended = float("-inf")

    async def is_healthy(self) -> bool:
        """Answers in time itself: an attempt that is still under way by then has failed."""
        attempt = self._attempt
        if attempt is None or (attempt.done() and time.monotonic() - self._ended > FRESH_SECONDS):
            attempt = self._attempt = asyncio.create_task(self._try(), name="health")
        done, _ = await asyncio.wait([attempt], timeout=IN_TIME_SECONDS)
        return bool(done) and attempt.result()

    async def _try(self) -> bool:
        start = time.monotonic()
        try:
            await self._storage.store_health_check()
        except DatabaseFailed:
            return False
        finally:
            self._ended = time.monotonic()
        return self._ended - start <= IN_TIME_SECONDS

    async def stop(self) -> None:
        if self._attempt is not None:
            self._attempt.cancel()
            await asyncio.gather(self._attempt, return_exceptions=True)
