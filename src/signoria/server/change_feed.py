"""The change feed between server processes that share one database, over Litestar channels.

A notification only says where to look: a process that receives one reads the database. So nothing depends on its
arrival, and what is lost is found by polling every few seconds.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.server")
CHANNEL = "signoria"
TABLES_A_MESSAGE = 50  # PostgreSQL carries less than 8,000 bytes at a time
RETRY_SECONDS = 1.0


class LocalPresence(Struct, array_like=True, frozen=True):
    """Who is connected to a table in one process."""

    seats: tuple[int, ...]
    watchers: int


class TableChange(Struct, omit_defaults=True):
    """What changed at one table: entries, seats or status, prepared answers, chat, or presence."""

    entries: bool = False
    table: bool = False
    prepared: bool = False
    chat: bool = False
    presence: LocalPresence | None = None


class Notification(Struct):
    """What changed, by table, and in which process."""

    process: str
    tables: dict[str, TableChange]


class ReconnectingBackend(AsyncPgChannelsBackend):
    """Litestar's back end for PostgreSQL that keeps its connections open and restores them.

    The original opens a connection for each message, and never listens again once its connection is lost.
    """

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._publisher: Any = None
        self._reconnecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._on_lost)

    async def on_shutdown(self) -> None:
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        self._listener_conn.remove_termination_listener(self._on_lost)
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._publisher is None or self._publisher.is_closed():
            self._publisher = await self._connect()
        for channel in channels:
            await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _on_lost(self, _: object) -> None:
        self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect(), name="reconnecting")

    async def _reconnect(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
            except Exception as problem:  # the database is still away
                LOG.warning("cannot listen for changes: %s", problem)
                continue
            connection.add_termination_listener(self._on_lost)
            self._listener_conn = connection
            return


def backend(settings: Settings) -> ChannelsBackend:
    """PostgreSQL carries notifications between processes; SQLite belongs to one."""
    if settings.is_sqlite:
        return MemoryChannelsBackend()
    return ReconnectingBackend(settings.database.replace("postgresql+asyncpg://", "postgresql://"))


class ChangeFeed:
    """Publishes changes made here and receives those of other processes. Pending changes go out together."""

    def __init__(self, channels: ChannelsPlugin, is_shared: bool) -> None:
        self.process = secrets.token_hex(4)
        self._channels = channels
        self.is_shared = is_shared
        self._pending: dict[str, TableChange] = {}
        self._has_pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, on_notification: Callable[[Notification], Awaitable[None]]) -> None:
        if self.is_shared:
            self._tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._listen(on_notification))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def at(self, table_id: str) -> TableChange:
        """The change to fill in for a table; it goes out with the next notification."""
        self._has_pending.set()
        return self._pending.setdefault(table_id, TableChange()) if self.is_shared else TableChange()

    async def _publish(self) -> None:
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            while self._pending:
                chosen = [self._pending.popitem() for _ in range(min(TABLES_A_MESSAGE, len(self._pending)))]
                notification = Notification(self.process, dict(chosen))
                try:
                    await self._channels.wait_published(msgspec.json.encode(notification), CHANNEL)
                except Exception as problem:  # others find it by polling
                    LOG.warning("changes could not be published: %s", problem)

    async def _listen(self, on_notification: Callable[[Notification], Awaitable[None]]) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    notification = msgspec.json.decode(message, type=Notification)
                    if notification.process != self.process:
                        await on_notification(notification)
                except Exception:  # the next one may be right
                    LOG.exception("a notification could not be handled")
