"""A live table: who sits and looks on, the record, and what each of them is told."""

import asyncio
import logging
import time
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from signoria.games import spec
from signoria.kernel.errors import IllegalMove
from signoria.kernel.state import NOBODY, Fact, Json, facts_seen_by
from signoria.server.bots import Choice, Failed
from signoria.server.change_feed import ChangeFeed, LocalPresence
from signoria.server.committing import Committer
from signoria.server.messages import (
    Chat,
    ChatLine,
    Journal,
    Past,
    PastView,
    Presence,
    Refused,
    Result,
    SeatInfo,
    Table,
    TableMessage,
    ToClient,
    Update,
)
from signoria.server.patches import difference
from signoria.server.record import Record
from signoria.server.refusals import Refuse, RefuseMove
from signoria.server.storage import LINES_KEPT, LineRow, MoveRow, Storage, TableRow

ENCODER = msgspec.json.Encoder()
LOG = logging.getLogger("signoria.server")
PRESENCE_SECONDS = 30.0
SEED_SPREAD = 1_000_003
MOST_ENTRIES = 2_000  # with undo: who takes moves back for ever must not make it slow to open the table


class Bots(Protocol):
    """Whoever can choose a bot's move."""

    async def choose(self, position: Json, level: str, seed: int) -> Choice: ...


class TableServices(Struct, frozen=True):
    """The parts of the server a table uses."""

    storage: Storage
    committer: Committer
    changes: ChangeFeed
    bots: Bots


class Client:
    """One connection to a table: whose it is, which seat it shows, and what it has been told."""

    def __init__(self, person: str | None, number: int | None = None, backlog: int = 256) -> None:
        self.person = person
        self.seat = NOBODY
        self.shown = NOBODY  # the seat of the last view sent
        self.number: int | None = number  # of the last update, or of the one it comes back with
        self.has_view = False
        self.is_ready = False  # before that, `send_initial_state` sends it the position
        self.held: list[int] = []  # the seats it held at the last update
        self.working = asyncio.Lock()  # held while a message of its is being answered
        self.receives_chat = False  # it has been sent what was said until now
        self._backlog = backlog
        self._outbox: list[str] = []
        self._is_disconnected = False
        self._waiting: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        """Put a message on its way. Who takes none for too long is let go, and may come back with its number."""
        if len(self._outbox) >= self._backlog:
            self.disconnect()
        elif not self._is_disconnected:
            self._outbox.append(text)
            self._wake()

    async def unsent(self) -> list[str]:
        """What is to be sent, as soon as there is anything; nothing once the connection is let go."""
        if not self._outbox and not self._is_disconnected:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        texts, self._outbox = self._outbox, []
        return texts

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def mark_sent(self, number: int, held: list[int]) -> None:
        """It has been sent the view of its seat at this number."""
        self.number, self.held, self.shown, self.has_view = number, held, self.seat, True

    def disconnect(self) -> None:
        """Let the connection go."""
        self._is_disconnected = True
        self._outbox = []
        self._wake()


def encoded(message: ToClient) -> str:
    return ENCODER.encode(message).decode()


def refused(refusal: Refuse, number: int) -> Refused:
    """A refusal as sockets tell it."""
    return Refused(refusal.code, refusal.reason, refusal.arguments, refusal.message, number)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def seats_held(row: TableRow, person: str | None) -> list[int]:
    """The seats this person holds."""
    return [at for at, seat in enumerate(row.seats) if person is not None and seat.person == person]


def table_for(row: TableRow, person: str | None, turn: int | None) -> Table:
    """The table as this person may know it."""
    seats = [
        SeatInfo(_kind(seat.kind), seat.name, seat.level, person is not None and seat.person == person)
        for seat in row.seats
    ]
    status: Literal["open", "playing", "over"] = (
        "over" if row.status == "over" else "playing" if row.status == "playing" else "open"
    )
    result = None if row.result is None else Result(**row.result)
    return Table(
        row.id, row.game, row.options, row.public, status, seats, person is not None and row.host == person,
        turn, row.created, result, row.next, row.edition, spec(row.game).drawing,
    )  # fmt: skip


def _kind(kind: str) -> Literal["human", "open", "bot"]:
    return "human" if kind == "human" else "bot" if kind == "bot" else "open"


def line_for(line: LineRow) -> ChatLine:
    return ChatLine(line.id, line.name, line.text, line.at, line.code)


class LiveTable:
    """A table in memory. The database is the truth: whenever in doubt it is read again."""

    def __init__(self, row: TableRow, services: TableServices) -> None:
        row.turn = None  # the record knows better
        self.row = row
        self.services = services
        self.record: Record | None = None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.is_gone = False  # everybody left before the start
        self._in_doubt = False
        self._facts: tuple[int, list[Fact]] = (-1, [])  # of the last move, with its number
        self._remote_presence: dict[str, tuple[float, LocalPresence]] = {}
        self._local_presence = LocalPresence((), 0)
        self._sent_presence: Presence | None = None
        self._chat_lock = asyncio.Lock()
        self._lines: list[LineRow] | None = None  # what was said, once anybody wants to know
        self._bot_task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        return 0 if self.record is None else self.record.number

    def turn(self) -> int | None:
        return None if self.record is None else self.record.turn

    def playing(self) -> Record:
        """The record; refused before the start."""
        if self.record is None:
            raise Refuse("game_not_started")
        return self.record

    # Reading

    async def catch_up(self) -> None:
        """Read the entries that are not known here yet, and tell everybody. The lock is held."""
        if await self._read_entries(self.row):
            self.broadcast()

    async def _read_entries(self, row: TableRow) -> bool:
        """Whether there was anything new; a game that has not started has no entries."""
        if self.record is None and row.seed is None:
            return False
        record = self.record or Record(row, await self.services.storage.edition(row))
        entries = await self.services.storage.moves(self.id, record.number)
        for entry in entries:
            record.adopt(entry)
        is_new = self.record is None
        self.record = record
        self._in_doubt = False
        return bool(entries) or is_new

    async def know_at_least(self, number: int) -> None:
        """A client from another process, which may be ahead of ours, must not be shown less than it knows."""
        if number > self.number:
            async with self.lock:
                await self.catch_up()

    async def reread(self) -> None:
        """Read seats and status again, and tell everybody.

        One reading at a time: of two that crossed, the older could come in last and put the table back to what it was.
        """
        async with self.lock:
            row = await self.services.storage.table(self.id)
            if row is None:
                self.is_gone = True
                self.close()
                return
            row.turn = None
            has_started = self.record is None and await self._read_entries(row)
            is_new = row != self.row
            self.row = row
            if has_started:
                self.broadcast()
        if is_new:
            self._broadcast_table()
            self.update_presence()
            self.wake_bot()

    def _broadcast_table(self) -> None:
        """Tell seats and status; who holds other seats than before also gets the view that is now its own."""
        for client in self.clients:
            client.send(self.table_message(client))
            held = seats_held(self.row, client.person)
            if client.has_view and held != client.held:
                client.seat = held[0] if held else NOBODY
                self._resend_view(client)

    def has_row(self, row: TableRow) -> bool:
        """Whether seats and status are known here as they are stored."""
        return msgspec.structs.replace(row, turn=None) == self.row

    async def changed(self) -> None:
        """Seats or status were changed here: tell everybody, here and elsewhere."""
        self.services.changes.at(self.id).table = True
        await self.reread()

    def close(self) -> None:
        """The table is gone."""
        for client in list(self.clients):
            client.disconnect()

    def table_message(self, client: Client) -> str:
        return encoded(TableMessage(table_for(self.row, client.person, self.turn())))

    # Playing

    async def play(self, person: str, number: int, move: Any) -> None:
        """A person plays a move. When this returns, it is committed and everybody here has been told."""
        async with self.lock:
            record = await self._at(number)
            seat = record.state.seat
            if seat != NOBODY and self.row.seats[seat].person != person:
                raise Refuse("not_your_turn", seat=seat)
            await self._enter(record, move, person)
        self.wake_bot()

    async def undo(self, person: str, number: int) -> None:
        """A person takes its own last step back."""
        async with self.lock:
            record = await self._at(number)
            if not self.may_undo(person):
                raise Refuse("cannot_undo")
            seat, _ = record.movers[-1]
            entry = MoveRow(self.id, number + 1, seat, None, person, seat, now())
            await self._commit(entry, None)
            record.step_back()
            self.broadcast()

    def may_undo(self, person: str | None) -> bool:
        """Whether the last move was this person's and revealed nothing."""
        record = self.record
        if record is None or person is None or not record.movers or record.turn is None:
            return False
        if record.number >= MOST_ENTRIES:
            return False
        seat, played_by = record.movers[-1]
        return played_by == person and self.row.seats[seat].person == person and not record.revealed()

    async def _at(self, number: int) -> Record:
        """The record, if the table stands at this number."""
        if self._in_doubt:
            await self.catch_up()
        record = self.playing()
        if number != record.number:
            raise Refuse("behind", number=record.number)
        return record

    async def _enter(self, record: Record, move: Any, played_by: str) -> None:
        try:
            action = record.action_of(move)
        except IllegalMove as problem:
            raise RefuseMove(problem) from None
        seat = record.state.seat
        state = record.after(action)
        facts = state.journal or []
        result = {"scores": state.scores(), "winners": state.winners()} if state.seat == NOBODY else None
        await self._commit(MoveRow(self.id, record.number + 1, seat, move, played_by, state.seat, now()), result)
        record.step(state, action, seat, played_by)
        self._facts = (record.number, facts)
        self.broadcast()

    async def _commit(self, entry: MoveRow, result: Any) -> None:
        """Make an entry safe. Should that be interrupted, the database knows whether it is."""
        self._in_doubt = True
        try:
            committed = await self.services.committer.commit(entry, result)
        except (SQLAlchemyError, OSError):
            raise Refuse("not_stored") from None
        if not committed:
            await self.catch_up()
            raise Refuse("behind", number=self.number)
        self._in_doubt = False
        self.services.changes.at(self.id).entries = True

    # Bots

    def wake_bot(self) -> None:
        """Let a bot think if it is to decide."""
        thinking = self._bot_task is not None and not self._bot_task.done()
        if not thinking and self._bot_seat() is not None:
            self._bot_task = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.id}")

    def _bot_seat(self) -> int | None:
        turn = self.turn()
        return turn if turn is not None and self.row.seats[turn].kind == "bot" else None

    @property
    def is_waiting_for_a_bot(self) -> bool:
        return self._bot_seat() is not None

    async def stop_bot(self) -> None:
        if self._bot_task is not None:
            self._bot_task.cancel()
            await asyncio.gather(self._bot_task, return_exceptions=True)

    async def _let_bots_play(self) -> None:
        while (seat := self._bot_seat()) is not None:
            record = self.playing()
            level, number = str(self.row.seats[seat].level), record.number
            seed = ((self.row.seed or 0) * SEED_SPREAD + number) & 0x7FFFFFFFFFFFFFFF
            try:
                choice = await self.services.bots.choose(record.state.position(), level, seed)
            except Failed:
                choice = Choice(record.moves()[0], "first", "crashed")
            try:
                async with self.lock:
                    await self._enter(await self._at(number), choice.move, f"bot:{choice.level}")
            except Refuse as refusal:
                LOG.warning("table %s, seat %d: the bot's move was refused: %s", self.id, seat, refusal)
                await asyncio.sleep(0.2)
                continue
            if choice.replaced_because is not None:
                await self._announce_replacement(seat, level, choice)

    async def _announce_replacement(self, seat: int, level: str, choice: Choice) -> None:
        problem = "took too long" if choice.replaced_because == "slow" else "crashed"
        said = f"The bot {level} at seat {seat} {problem}; {choice.level} chose this move."
        await self.add_chat_line(None, said, "bot_replaced")

    # Broadcasting

    def add(self, client: Client) -> None:
        """Somebody connects: table, presence and chat follow, and where the game stands."""
        self.clients.add(client)
        held = seats_held(self.row, client.person)
        client.seat = held[0] if held else NOBODY

    def remove(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        self.update_presence()

    async def send_initial_state(self, client: Client) -> None:
        """All that somebody who connects has to know."""
        client.send(self.table_message(client))
        client.send(encoded(self._presence_message()))
        async with self._chat_lock:
            lines = await self._all_lines()
            client.send(encoded(Chat([line_for(line) for line in lines])))
            client.receives_chat = True
        async with self.lock:
            client.is_ready = True
            if self.record is not None:
                self._send_update(client, {})
        self.update_presence()

    def broadcast(self) -> None:
        """Tell every client where the game stands now."""
        self.used = time.monotonic()
        if self.record is None:
            return
        shared: dict[tuple[str | None, int, int], str] = {}
        for client in self.clients:
            if client.is_ready:
                self._send_update(client, shared)
        self.record.current.forget()
        if self.record.turn is None and self.row.status != "over":
            self.row.status, self.row.result = "over", self.record.result()
            self._broadcast_table()

    def _send_update(self, client: Client, shared: dict[tuple[str | None, int, int], str]) -> None:
        """Send an update; clients of one person that know the same get the same text."""
        record = self.playing()
        held = seats_held(self.row, client.person)
        turn = record.turn
        if turn is not None and turn in held:
            client.seat = turn
        elif client.seat not in held:
            client.seat = held[0] if held else NOBODY
        fresh = not client.has_view or client.shown != client.seat or client.number != record.number - 1
        key = (client.person, client.seat, -1 if fresh else record.number)
        text = shared.get(key) if not fresh else None
        if text is None:
            text = encoded(self._update(client, held, fresh))
            shared[key] = text
        client.mark_sent(record.number, held)
        client.send(text)

    def _update(self, client: Client, held: list[int], fresh: bool) -> Update:
        record = self.playing()
        since = 0 if client.number is None else record.right_since(client.number)
        reader = client.seat if len(held) == 1 else NOBODY
        number, last_facts = self._facts
        if number == record.number and since == record.length - 1:
            facts = [facts_seen_by(reader, last_facts)]
        else:
            facts = record.facts(since, record.length, reader)
        update = Update(
            number=record.number,
            length=record.length,
            seat=None if client.seat == NOBODY else client.seat,
            since=since,
            facts=facts,
            decision=record.decision(held),
            undo=self.may_undo(client.person),
        )
        self._show(update, client.seat, fresh)
        if record.turn is None:
            update.result = Result(**(record.result() or {}))
        elif record.turn in held:
            update.moves = record.moves()
        return update

    def _show(self, update: Update, seat: int, fresh: bool) -> None:
        """The whole view and appraisal, or what changed since those before."""
        record = self.playing()
        now, before = record.current, record.previous
        if fresh or before is None:
            update.view, update.appraisal = now.view(seat), now.appraisal(seat)
        else:
            update.patch = difference(before.view(seat), now.view(seat))
            update.appraisal_patch = difference(before.appraisal(seat), now.appraisal(seat))

    def switch_seat(self, client: Client, seat: int) -> None:
        """Around one screen: show the table from another seat of one's own."""
        self.playing()
        if seat not in seats_held(self.row, client.person):
            raise Refuse("seat_not_yours", seat=seat)
        client.seat = seat
        self._resend_view(client)

    def _resend_view(self, client: Client) -> None:
        """The present position once more, from the seat just chosen."""
        record = self.playing()
        held = seats_held(self.row, client.person)
        client.number = record.number
        client.send(encoded(self._update(client, held, fresh=True)))
        client.mark_sent(record.number, held)

    # Looking back

    def past(self, person: str | None, seat: int | None, at: int | None) -> PastView:
        """What a seat saw after the first `at` moves."""
        record = self.playing()
        viewer = self._viewer(person, seat)
        at = record.length if at is None else at
        if not 0 <= at <= record.length:
            raise Refuse("no_such_moment", length=record.length, at=at)
        facts = record.facts(at - 1, at, self._reader(person, viewer))[0] if at else []
        then = record.cache_at(at)
        shown_from = None if viewer == NOBODY else viewer
        return PastView(at, record.length, shown_from, then.view(viewer), then.appraisal(viewer), facts)

    def journal(self, person: str | None, seat: int | None, since: int) -> Journal:
        """For each move from `since` on what it did, as the seat may know it."""
        record = self.playing()
        viewer = self._viewer(person, seat)
        if not 0 <= since <= record.length:
            raise Refuse("no_such_moment", length=record.length, at=since)
        facts = record.facts(since, record.length, self._reader(person, viewer))
        return Journal(since, record.length, None if viewer == NOBODY else viewer, facts)

    def _viewer(self, person: str | None, seat: int | None) -> int:
        held = seats_held(self.row, person)
        if seat is None:
            return held[0] if held else NOBODY
        if seat not in held:
            raise Refuse("seat_not_yours", seat=seat)
        return seat

    def _reader(self, person: str | None, viewer: int) -> int:
        """Around one screen the journal is public."""
        return viewer if len(seats_held(self.row, person)) == 1 else NOBODY

    def step_back(self, client: Client, at: int) -> None:
        """Answer `back` from the seat shown now."""
        seat = None if client.seat == NOBODY else client.seat
        client.send(encoded(Past(self.past(client.person, seat, at))))

    # Chat

    async def add_chat_line(self, name: str | None, said: str, code: str | None = None) -> ChatLine:
        """Keep a line and tell everybody."""
        line = line_for(await self.services.storage.add_line(self.id, name, said, now(), code))
        self.services.changes.at(self.id).chat = True
        await self.catch_up_chat()
        return line

    async def catch_up_chat(self) -> None:
        """There are new lines, of this process or of others: tell all of them, in their order."""
        async with self._chat_lock:
            if self._lines is None:  # nobody has been told anything yet
                return
            lines = await self.services.storage.lines(self.id, self.last_line)
            self._lines = [*self._lines, *lines][-LINES_KEPT:]
            for client in self.clients:
                if lines and client.receives_chat:
                    client.send(encoded(Chat([line_for(line) for line in lines])))

    async def _all_lines(self) -> list[LineRow]:
        """What was said until now. The chat lock is held."""
        if self._lines is None:
            self._lines = await self.services.storage.lines(self.id)
        return self._lines

    @property
    def last_line(self) -> int:
        """The number of the last line known here."""
        return self._lines[-1].id if self._lines else 0

    def _send_all(self, text: str) -> None:
        for client in self.clients:
            client.send(text)

    def refuse(self, client: Client, refusal: Refuse) -> None:
        client.send(encoded(refused(refusal, self.number)))

    # Presence

    def local_presence(self) -> LocalPresence:
        """Who is connected to this process."""
        seats: set[int] = set()
        watchers = 0
        for client in self.clients:
            held = seats_held(self.row, client.person)
            seats.update(held)
            watchers += not held
        return LocalPresence(tuple(sorted(seats)), watchers)

    def _presence_message(self) -> Presence:
        present = time.monotonic() - PRESENCE_SECONDS
        remote = [there for received, there in self._remote_presence.values() if received > present]
        everywhere = [self.local_presence(), *remote]
        seats = sorted({seat for there in everywhere for seat in there.seats})
        return Presence(seats, sum(there.watchers for there in everywhere))

    def update_presence(self, again: bool = False) -> None:
        """Tell who is here if that has changed; other processes are also told again from time to time."""
        presence = self.local_presence()
        if presence != self._local_presence or again:
            self._local_presence = presence
            self.services.changes.at(self.id).presence = presence
        self._send_presence()

    def on_remote_presence(self, process: str, presence: LocalPresence) -> None:
        self._remote_presence[process] = (time.monotonic(), presence)
        self._send_presence()

    def _send_presence(self) -> None:
        """Tell everybody if it is not what they were told: also that a process has been silent for too long."""
        message = self._presence_message()
        if message != self._sent_presence:
            self._sent_presence = message
            self._send_all(encoded(message))
