"""What is said at a table."""

import asyncio
from functools import cache

from signoria.locale import Words
from signoria.server.clients import Client, encoded
from signoria.server.clock import now
from signoria.server.messages import Chat, ChatLine
from signoria.server.storage import LINES_KEPT, LineRow
from signoria.server.table_data import TableData


def line_for(line: LineRow) -> ChatLine:
    return ChatLine(line.id, line.name, line.text, line.at, line.code, line.arguments)


@cache
def chat_words(language: str) -> Words:
    """The words of every code. None is remembered: people choose the names in them."""
    return Words(language, ("chat",), remembered=0)


class TableChat:
    """The lines of a table. They are read from the database once anybody wants to know them."""

    def __init__(self, table: TableData) -> None:
        self._table = table
        self._storage = table.services.storage
        self._lock = asyncio.Lock()
        self._lines: list[LineRow] | None = None

    async def announce(self, code: str, /, **arguments: str | int) -> None:
        """Tell everybody what happened: by its code and arguments, and in an English sentence."""
        await self.add(None, chat_words("en")(f"happened-{code}", **arguments), code, arguments)

    async def add(
        self, name: str | None, said: str, code: str | None = None, arguments: dict[str, str | int] | None = None
    ) -> ChatLine:
        """Keep a line and tell everybody."""
        line = line_for(await self._storage.add_line(self._table.id, name, said, now(), code, arguments))
        self._table.services.changes.at(self._table.id).chat = True
        await self.catch_up()
        return line

    async def catch_up(self) -> None:
        """There are new lines, of this process or of others: tell all of them, in their order."""
        async with self._lock:
            if self._lines is None:  # nobody has been told anything yet
                return
            lines = await self._storage.lines(self._table.id, self.last_line)
            self._lines = [*self._lines, *lines][-LINES_KEPT:]
            for client in self._table.clients:
                if lines and client.receives_chat:
                    _send(client, lines)

    async def send_all_to(self, client: Client) -> None:
        """Tell somebody who connects what was said until now."""
        async with self._lock:
            if self._lines is None:
                self._lines = await self._storage.lines(self._table.id)
            _send(client, self._lines)
            client.receives_chat = True

    @property
    def last_line(self) -> int:
        """The number of the last line known here."""
        return self._lines[-1].id if self._lines else 0


def _send(client: Client, lines: list[LineRow]) -> None:
    client.send(encoded(Chat([line_for(line) for line in lines])))
