"""A live table: playing, by people and bots, and keeping up with the database."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from signoria.kernel.errors import IllegalMove
from signoria.kernel.state import NOBODY
from signoria.server.absence import TableAbsence
from signoria.server.bots import Choice
from signoria.server.broadcast import Broadcaster
from signoria.server.chat import TableChat
from signoria.server.clients import Client
from signoria.server.clock import now
from signoria.server.messages import Prepare
from signoria.server.prepared import TablePrepared, due
from signoria.server.presence import TablePresence
from signoria.server.record import Record
from signoria.server.refusals import DatabaseFailed, Refuse, RefuseMove
from signoria.server.storage import MoveRow, TableRow
from signoria.server.table_bots import BOT, TableBots
from signoria.server.table_coach import TableCoach
from signoria.server.table_data import TableData, TableServices


@contextlib.contextmanager
def unknown_if_it_fails() -> Iterator[None]:
    """While the database does not answer, nobody can tell whether a move is stored."""
    try:
        yield
    except DatabaseFailed:
        raise Refuse("outcome_unknown") from None


def _message_key(entry: MoveRow) -> bytes:
    """Eight bytes for a message id of a person. Where two should have the same, the database tells them apart."""
    return hash((entry.played_by, entry.message_id)).to_bytes(8, "little", signed=True)


class LiveTable(TableData):
    """A table in memory. The database is the truth: whenever in doubt it is read again."""

    def __init__(self, row: TableRow, services: TableServices) -> None:
        super().__init__(row, services)
        self.broadcast = Broadcaster(self)
        self.presence = TablePresence(self)
        self.chat = TableChat(self)
        self.absence = TableAbsence(self, self.presence, self.chat, self.changed)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.is_gone = False  # everybody left before the start, or the host has deleted it
        self.is_in_doubt = False  # a commit was interrupted: only the database knows whether it happened
        self._message_keys = bytearray()  # of all entries; an index in the database would cost every move more
        self.bots = TableBots(self, self.chat, self._play_for_bot)
        self.prepared = TablePrepared(self, self.lock, self._play_prepared)
        self.coach = TableCoach(self)

    # Who is connected

    def add(self, client: Client) -> None:
        """Somebody connects; `send_initial_state` follows."""
        self.clients.add(client)
        client.seat = self.first_seat(client.person)

    def remove(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        self.presence.update()
        self.bots.update()
        self.coach.update()

    async def send_initial_state(self, client: Client) -> None:
        """All that somebody who connects has to know: the table, who is here, what was said, and the position."""
        client.send(self.broadcast.table_message(client))
        self.presence.send_to(client)
        await self.chat.send_all_to(client)
        async with self.lock:
            self.broadcast.first_position(client)
        self.presence.update()
        self.bots.update()
        self.coach.update()

    # Reading

    async def catch_up(self) -> None:
        """Read entries that are new to this process, and broadcast them. The caller holds the lock."""
        if await self._read_entries(self.row):
            self._tell_position()

    def _tell_position(self) -> None:
        self.used = time.monotonic()
        self.broadcast.send_positions()
        self.bots.update()
        self.prepared.update()
        self.coach.update()

    async def _read_entries(self, row: TableRow) -> bool:
        """Whether there was anything new; a game that has not started has no entries."""
        if self.record is None and row.deal is None:
            return False
        record = self.record or Record(row, await self.services.storage.edition(row))
        entries = await self.services.storage.moves(self.id, record.number)
        for entry in entries:
            record.adopt(entry)
            self._note(entry)
        is_new = self.record is None
        self.record = record
        self.is_in_doubt = False
        return bool(entries) or is_new

    async def reread(self) -> None:
        """Read seats, status and entries again, and broadcast what is new.

        One reading at a time: of two that crossed, the older could come in last and put the table back to what it was.
        """
        async with self.lock:
            row = await self.services.storage.table(self.id)
            if row is None:
                self.is_gone = True
                await self.bots.close()
                self.close()
                return
            row.turn = None
            await self.prepared.read()
            has_entries = await self._read_entries(row)
            is_new = row != self.row
            self.row = row
            if has_entries:
                self._tell_position()
        if is_new:
            self.broadcast.send_table()
            self.presence.update()
            self.bots.update()
            self.prepared.update()
            self.coach.update()

    def has_row(self, row: TableRow) -> bool:
        """Whether seats and status are known here as they are stored."""
        return msgspec.structs.replace(row, turn=None) == self.row

    async def changed(self) -> None:
        """Seats or status have changed: notify all clients, here and on other processes."""
        self.services.changes.at(self.id).table = True
        await self.reread()

    def close(self) -> None:
        """The table is gone."""
        for client in list(self.clients):
            client.disconnect()

    # Playing

    async def play(self, person: str, number: int, move: Any, message_id: str | None = None) -> bool:
        """Play a person's move; False if a message with this id has done so before.

        When this returns, the move is committed and broadcast to all clients here.
        """
        async with self.lock:
            try:
                record = await self._at(number)
                seat = record.state.seat
                if seat != NOBODY and self.row.seats[seat].person != person:
                    raise Refuse("not_your_turn", seat=seat)
                if seat != NOBODY and self.row.seats[seat].is_played_by_bot:
                    raise Refuse("bot_plays")
                await self._enter(record, move, person, message_id)
            except Refuse as refusal:
                await self._check_done(refusal, person, message_id, move)
                return False
        return True

    async def undo(self, person: str, number: int, message_id: str | None = None) -> bool:
        """A person takes its own last step back; False if a message with this id has done so before."""
        async with self.lock:
            try:
                record = await self._at(number)
                if not self.may_undo(person):
                    raise Refuse("cannot_undo")
                seat, _ = record.movers[-1]
                await self._commit(MoveRow(self.id, number + 1, seat, None, person, seat, now(), message_id), None)
                record.step_back()
            except Refuse as refusal:
                await self._check_done(refusal, person, message_id, None)
                return False
            with contextlib.suppress(DatabaseFailed):  # the log has it already
                await self.prepared.forget(seat)
            self._tell_position()
        return True

    async def prepare(self, person: str, message: Prepare, client: Client | None = None) -> None:
        """Keep a person's answer for a decision that is to come, or forget it."""
        async with self.lock:
            await self._at(self.number)
            await self.prepared.keep(person, message.seat, message.occasion, message.answer)
            self.prepared.tell(message.seat, client, message.id)
            self.prepared.update()

    async def on_prepared(self) -> None:
        """Another process keeps other answers."""
        async with self.lock:
            for seat in await self.prepared.read():
                self.prepared.tell(seat)
            self.prepared.update()

    async def _check_done(self, refusal: Refuse, person: str, message_id: str | None, move: Any) -> None:
        """Raise the refusal unless the table has moved on because this very message was carried out before."""
        if refusal.code != "behind" or message_id is None:
            raise refusal
        with unknown_if_it_fails():
            entry = await self.services.storage.move_of_message(self.id, person, message_id)
        if entry is None:
            raise refusal
        if entry.move != move:
            raise Refuse("id_reused")

    async def _at(self, number: int) -> Record:
        """The record, if the table stands at this number."""
        if self.is_gone:
            raise Refuse("no_table")
        if self.is_in_doubt:
            with unknown_if_it_fails():
                await self.catch_up()
        record = self.playing()
        if number != record.number:
            raise Refuse("behind", number=record.number)
        if self.row.status == "abandoned":
            raise Refuse("game_abandoned")
        return record

    async def _enter(self, record: Record, move: Any, played_by: str, message_id: str | None = None) -> None:
        try:
            action = record.action_of(move)
        except IllegalMove as problem:
            raise RefuseMove(problem) from None
        seat, before = record.state.seat, record.current
        state = record.after(action)
        facts = state.journal or []
        result = {"scores": state.scores(), "winners": state.winners()} if state.seat == NOBODY else None
        entry = MoveRow(self.id, record.number + 1, seat, move, played_by, state.seat, now(), message_id)
        await self._commit(entry, result)
        record.step(state, action, seat, played_by)
        self.broadcast.last_facts = (record.number, facts)
        self._tell_position()
        if not played_by.startswith(BOT):
            self.coach.judge(before, seat, played_by, move)

    async def _commit(self, entry: MoveRow, result: Any) -> None:
        """Make an entry safe. Should that be interrupted, the database knows whether it is."""
        if entry.message_id is not None and _message_key(entry) in self._message_keys:
            raise Refuse("behind", number=self.number)
        self.is_in_doubt = True
        with unknown_if_it_fails():
            committed = await self.services.committer.commit(entry, result)
            if not committed:
                await self.catch_up()
                raise Refuse("behind", number=self.number)
        self.is_in_doubt = False
        self._note(entry)
        self.services.changes.at(self.id).entries = True

    def _note(self, entry: MoveRow) -> None:
        """Remember which message an entry came from."""
        self.broadcast.last_entry = entry
        if entry.message_id is not None:
            self._message_keys += _message_key(entry)

    async def _play_for_bot(self, number: int, choice: Choice) -> None:
        """Play a bot's move, unless the person for whom it plays is back."""
        async with self.lock:
            record = await self._at(number)
            if self.row.seats[record.state.seat].is_played_by_bot:
                await self._enter(record, choice.move, f"{BOT}{choice.level}")

    async def _play_prepared(self, number: int) -> None:
        """Play the prepared answer of who is to decide, if there still is one."""
        async with self.lock:
            record = await self._at(number)
            if self.services.prepared.is_shared:
                await self.prepared.read()
            found = due(self)
            if found is not None:
                person, move = found
                await self._enter(record, move, person)
