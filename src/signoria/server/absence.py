"""Since when people have been away: from a game under way, and before the start the host. It survives a restart.

The time is stored when somebody is found missing, and removed when they connect: by the process they connect to, before
anything else. A seat goes to a bot only if the stored time is long ago, so no process can give away the seat of
somebody who is connected to another one.
"""

from collections.abc import Awaitable, Callable

import msgspec

from signoria.server.chat import TableChat
from signoria.server.clock import now
from signoria.server.presence import TablePresence
from signoria.server.storage import Conflict, SeatRow
from signoria.server.table_data import TableData, absent_seats

WATCHED = ("open", "playing")


class TableAbsence:
    """Keeps the times of one table, and lets those who come back play on."""

    def __init__(
        self, table: TableData, presence: TablePresence, chat: TableChat, changed: Callable[[], Awaitable[None]]
    ) -> None:
        self._table = table
        self._presence = presence
        self._chat = chat
        self._changed = changed
        self._missing: set[int] = set()  # at the last look: who reloads the page is soon here again
        self._told: list[int] = []  # the absent seats that clients know of

    async def arrive(self, person: str | None) -> None:
        """Somebody connects: they are not away any more, and a bot that plays because they were stops at once."""
        if self._table.row.status in WATCHED:
            await self._return(self._table.seats_held(person))

    async def look(self) -> bool:
        """Note who is missing; whether others have become absent since the last look, so that clients must be told."""
        if self._table.row.status not in WATCHED:
            return False
        await self._return(self._presence.local().seats)
        await self._note_missing()
        told, self._told = self._told, absent_seats(self._table.row)
        return told != self._told

    async def _return(self, seats: list[int] | tuple[int, ...]) -> None:
        back = [at for at in seats if self._table.row.seats[at].away is not None]
        for at in back:
            before = self._table.row.seats[at]
            if await self._replace(at, msgspec.structs.replace(before, away=None, level=None)) and before.level:
                await self._chat.announce("taken_back", name=str(before.name))
        if back:
            await self._changed()

    async def _note_missing(self) -> None:
        here = self._presence.seats()
        missing = {
            at
            for at, seat in enumerate(self._table.row.seats)
            if self._is_waited_for(seat) and seat.away is None and at not in here
        }
        again, self._missing = missing & self._missing, missing
        if again and self._presence.is_complete:
            for at in again:
                await self._replace(at, msgspec.structs.replace(self._table.row.seats[at], away=now()))
            await self._changed()

    def _is_waited_for(self, seat: SeatRow) -> bool:
        """Whether the others cannot go on without who holds this seat: before the start only without the host."""
        return seat.is_played_by_person if self._table.row.status == "playing" else seat.person == self._table.row.host

    async def _replace(self, at: int, after: SeatRow) -> bool:
        """Whether the seat was still as it is known here. If not, the next look finds what is to be done."""
        row = self._table.row
        try:
            await self._table.services.storage.replace_seat(row.id, at, row.seats[at], after, row.status)
        except Conflict:
            return False
        return True
