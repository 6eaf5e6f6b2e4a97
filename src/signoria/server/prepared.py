"""Prepared answers at a table: what a seat has settled before its decision comes, known to that seat alone.

Nothing about an answer depends on this process: it is data in the database. Whether it still holds, and which move
comes of it, follows from the position each time. The move is then played like one that the person sends.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

from signoria.games import prepared_answers
from signoria.kernel.prepared import Limit, Occasion
from signoria.kernel.state import NOBODY
from signoria.server.clients import Client, encoded
from signoria.server.messages import LimitOffer, Preparation, Prepared, PreparedAnswer
from signoria.server.prepared_storage import PreparedRow
from signoria.server.refusals import Refuse, RefuseMove
from signoria.server.table_data import TableData

LOG = logging.getLogger("signoria.server")
RETRY_SECONDS = 5.0  # while the database does not answer

PlayPrepared = Callable[[int], Awaitable[None]]


def occasion_of(table: TableData, seat: int) -> Occasion | None:
    """What the seat can prepare for now."""
    answers = prepared_answers(table.row.game)
    if answers is None or table.record is None or seat == NOBODY:
        return None
    return answers.occasion(table.record.state, seat)


def row_of(table: TableData, seat: int, occasion: Occasion) -> PreparedRow | None:
    """The answer kept for this occasion by the person who plays the seat: while a bot does, there is none."""
    row, holder = table.prepared_rows.get(seat), table.row.seats[seat]
    if row is None or row.occasion != occasion.key or holder.person != row.person or holder.level is not None:
        return None
    return row


def preparation_of(table: TableData, seat: int) -> Preparation | None:
    """What the seat can prepare and has prepared, as its own clients are told."""
    occasion = occasion_of(table, seat)
    if occasion is None:
        return None
    limits = [LimitOffer(limit.lowest, limit.highest, limit.step, limit.on) for limit in occasion.limits]
    row = row_of(table, seat, occasion)
    if row is None:
        return Preparation(occasion.key, occasion.moves, limits)
    possible = _is_possible(table, occasion, row.answer)
    return Preparation(occasion.key, occasion.moves, limits, row.answer, possible)


def _is_possible(table: TableData, occasion: Occasion, answer: PreparedAnswer) -> bool:
    if answer.move is not None:
        return answer.move in occasion.moves
    return not occasion.is_asked or _move_of(table, occasion, answer) is not None


def _move_of(table: TableData, occasion: Occasion, answer: PreparedAnswer) -> dict[str, Any] | None:
    """What the answer does now that the seat is asked; None if the person has to decide."""
    if answer.limit is None:
        return answer.move if answer.move in occasion.moves else None
    answers = prepared_answers(table.row.game)
    return None if answers is None else answers.raised(table.playing().state, answer.limit, answer.on)


def due(table: TableData) -> tuple[str, dict[str, Any]] | None:
    """The person whose prepared answer is due, and the move that comes of it."""
    seat = table.turn()
    occasion = None if seat is None else occasion_of(table, seat)
    if seat is None or occasion is None or not occasion.is_asked:
        return None
    row = row_of(table, seat, occasion)
    move = None if row is None else _move_of(table, occasion, row.answer)
    return None if row is None or move is None else (row.person, move)


def check(occasion: Occasion, answer: PreparedAnswer) -> None:
    """Refuse an answer that is not offered."""
    if answer.limit is None:
        if answer.on is not None or answer.move not in occasion.moves:
            raise Refuse("cannot_prepare")
        return
    limits: list[Limit] = [limit for limit in occasion.limits if limit.on == answer.on]
    if not limits or answer.move is not None:
        raise Refuse("cannot_prepare")
    limit = limits[0]
    if not limit.allows(answer.limit):
        raise Refuse("bad_limit", lowest=limit.lowest, highest=limit.highest, step=limit.step)


class TablePrepared:
    """Keeps the prepared answers of a table and has them played when their time comes.

    That takes a moment: an answer at once would tell the others that it was prepared.
    """

    def __init__(self, table: TableData, lock: asyncio.Lock, play: PlayPrepared) -> None:
        self._table = table
        self._storage = table.services.prepared
        self._lock = lock  # held while answers or the position change
        self._play = play
        self._task: asyncio.Task[None] | None = None
        self._kept_at = -1  # the number at which the seat that is asked prepared its answer: nobody waits for it
        self._examined = -1  # the last number at which there was nothing to play
        self._is_closed = False

    # Changing them

    async def read(self) -> list[int]:
        """Read what is stored; the seats for which it is new."""
        known, stored = self._table.prepared_rows, await self._storage.of_table(self._table.id)
        changed = [seat for seat in sorted({*known, *stored}) if known.get(seat) != stored.get(seat)]
        self._table.prepared_rows = stored
        if changed:
            self._examined = -1
        return changed

    async def keep(self, person: str, seat: int, key: str, answer: PreparedAnswer | None) -> None:
        """Keep an answer for a seat of this person, or forget the one before. The caller holds the lock."""
        if seat not in self._table.seats_held(person):
            raise Refuse("seat_not_yours", seat=seat)
        self._table.playing()
        occasion = occasion_of(self._table, seat)
        if occasion is None or occasion.key != key:
            raise Refuse("nothing_to_prepare")
        if answer is None:
            await self.forget(seat)
            return
        check(occasion, answer)
        row = PreparedRow(self._table.id, seat, person, key, answer)
        if row != self._table.prepared_rows.get(seat):
            await self._storage.keep(row)
            self._table.prepared_rows[seat] = row
            self._table.services.changes.at(self._table.id).prepared = True
        if occasion.is_asked:
            self._kept_at = self._table.number
        self._examined = -1

    async def forget(self, seat: int) -> None:
        """The person has thought again, or has taken a move back."""
        row = self._table.prepared_rows.pop(seat, None)
        if row is not None:
            await self._storage.remove(row)
            self._table.services.changes.at(self._table.id).prepared = True

    def tell(self, seat: int, sender: Client | None = None, message_id: str | None = None) -> None:
        """Tell all clients of who holds the seat, and acknowledge a message."""
        person = self._table.row.seats[seat].person
        message = Prepared(self._table.number, seat, preparation_of(self._table, seat))
        for client in self._table.clients:
            if client.is_ready and client.person is not None and client.person == person and client.seat == seat:
                message.id = message_id if client is sender else None
                client.send(encoded(message))

    # Playing them

    def update(self) -> None:
        """To be called whenever the position, the seats or the answers have changed."""
        is_running = self._task is not None and not self._task.done()
        if not is_running and not self._is_closed and (self._is_due() or self._outdated()):
            self._task = asyncio.create_task(self._play_on(), name=f"prepared answers of {self._table.id}")

    async def close(self) -> None:
        """The server shuts down."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _is_due(self) -> bool:
        """Whether something is to be played; where other processes may have kept it, whether that is worth a look."""
        if self._examined == self._table.number:
            return False
        if not self._storage.is_shared:
            return due(self._table) is not None
        seat = self._table.turn()
        occasion = None if seat is None else occasion_of(self._table, seat)
        is_persons = seat is not None and self._table.row.seats[seat].kind == "human"
        return is_persons and occasion is not None and occasion.is_asked

    def _outdated(self) -> list[PreparedRow]:
        """Answers whose occasion is over."""
        found = []
        for seat, row in self._table.prepared_rows.items():
            occasion = occasion_of(self._table, seat)
            if occasion is None or row_of(self._table, seat, occasion) is None:
                found.append(row)
        return found

    async def _play_on(self) -> None:
        while not self._is_closed:
            try:
                await self._forget_outdated()
                number = self._table.number
                if not self._is_due():
                    return
                if number != self._kept_at:
                    await asyncio.sleep(self._table.services.prepared_seconds * random.uniform(0.5, 1.5))
                await self._play_at(number)
            except RefuseMove:
                LOG.exception("table %s: a prepared answer is against the rules", self._table.id)
                self._examined = self._table.number
            except Refuse as refusal:  # the log has it already
                if refusal.code != "behind":
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                LOG.exception("table %s: a prepared answer could not be played", self._table.id)
                return

    async def _forget_outdated(self) -> None:
        async with self._lock:
            for row in self._outdated():
                await self._storage.remove(row)
                del self._table.prepared_rows[row.seat]

    async def _play_at(self, number: int) -> None:
        if number == self._table.number:
            await self._play(number)
        if number == self._table.number:
            self._examined = number
