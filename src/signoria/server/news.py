"""News between server processes that share one database, over Litestar channels.

News only says where to look: whoever hears of an entry reads it from the database. So nothing depends on news
arriving, and what is lost is found by looking again every few seconds.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from signoria.server.settings import Settings

CHANNEL = "signoria"
TABLES_A_MESSAGE = 50  # PostgreSQL carries less than 8,000 bytes at a time


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


def backend(settings: Settings) -> ChannelsBackend:
    """PostgreSQL carries news between processes; SQLite belongs to one."""
    if settings.is_sqlite:
        return MemoryChannelsBackend()
    return AsyncPgChannelsBackend(settings.database.replace("postgresql+asyncpg://", "postgresql://"))


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
                with contextlib.suppress(OSError, RuntimeError):
                    await self._channels.wait_published(msgspec.json.encode(bulletin), CHANNEL)

    async def _listen(self, heard: Callable[[Bulletin], Awaitable[None]]) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                bulletin = msgspec.json.decode(message, type=Bulletin)
                if bulletin.process != self.process:
                    await heard(bulletin)
