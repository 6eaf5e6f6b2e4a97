"""News between server processes that share one database, over Litestar channels.

News only says where to look: whoever hears of an entry reads it from the database. So nothing depends on news
arriving, and what is lost is found by looking again every few seconds.
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
AGAIN_SECONDS = 1.0


class Here(Struct, array_like=True, frozen=True):
    """Who is connected to a table at one process."""

    seats: tuple[int, ...]
    watchers: int


class Item(Struct, omit_defaults=True):
    """What is new at one table: entries, seats or status, chat, or who is there."""

    entries: bool = False
    table: bool = False
    chat: bool = False
    here: Here | None = None


class Bulletin(Struct):
    """What is new, by table, and which process says so."""

    process: str
    tables: dict[str, Item]


class LastingBackend(AsyncPgChannelsBackend):
    """Litestar's back end for PostgreSQL, over connections that last.

    The original opens a connection for each message, and once the one it listens on is lost it is deaf for good.
    """

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._speaking: Any = None
        self._coming_back: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        if self._coming_back is not None:
            self._coming_back.cancel()
        self._listener_conn.remove_termination_listener(self._lost)
        if self._speaking is not None:
            await self._speaking.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaking is None or self._speaking.is_closed():
            self._speaking = await self._connect()
        for channel in channels:
            await self._speaking.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _lost(self, _: object) -> None:
        self._coming_back = asyncio.get_running_loop().create_task(self._listen_again(), name="listening again")

    async def _listen_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
            except Exception as problem:  # the database is still away
                LOG.warning("news cannot be heard: %s", problem)
                continue
            connection.add_termination_listener(self._lost)
            self._listener_conn = connection
            return


def backend(settings: Settings) -> ChannelsBackend:
    """PostgreSQL carries news between processes; SQLite belongs to one."""
    if settings.is_sqlite:
        return MemoryChannelsBackend()
    return LastingBackend(settings.database.replace("postgresql+asyncpg://", "postgresql://"))


class News:
    """Tells other processes what is new here, and listens to them. What piles up meanwhile goes out together."""

    def __init__(self, channels: ChannelsPlugin, is_shared: bool) -> None:
        self.process = secrets.token_hex(4)
        self._channels = channels
        self._is_shared = is_shared
        self._unsaid: dict[str, Item] = {}
        self._called = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, heard: Callable[[Bulletin], Awaitable[None]]) -> None:
        if self._is_shared:
            self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(heard))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def about(self, table_id: str) -> Item:
        """The item to fill in for a table; it goes out with the next bulletin."""
        self._called.set()
        return self._unsaid.setdefault(table_id, Item()) if self._is_shared else Item()

    async def _speak(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._unsaid:
                chosen = [self._unsaid.popitem() for _ in range(min(TABLES_A_MESSAGE, len(self._unsaid)))]
                bulletin = Bulletin(self.process, dict(chosen))
                try:
                    await self._channels.wait_published(msgspec.json.encode(bulletin), CHANNEL)
                except Exception as problem:  # others will find it by looking again
                    LOG.warning("news could not be told: %s", problem)

    async def _listen(self, heard: Callable[[Bulletin], Awaitable[None]]) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    bulletin = msgspec.json.decode(message, type=Bulletin)
                    if bulletin.process != self.process:
                        await heard(bulletin)
                except Exception:  # whatever was wrong with it, the next may be right
                    LOG.exception("news could not be understood")
