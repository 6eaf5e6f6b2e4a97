"""The registry of live tables."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Collection

from litestar.channels import ChannelsPlugin

from signoria import game_names, rules
from signoria.locale import reason_words
from signoria.server.abandoning import settle
from signoria.server.bot_only_tables import BotOnlyTables
from signoria.server.bots import BotWorkers, check_level
from signoria.server.change_feed import ChangeFeed, Notification
from signoria.server.clients import SIGNED_OUT
from signoria.server.clock import now
from signoria.server.committing import Committer
from signoria.server.editions import Editions
from signoria.server.health import HealthCheck
from signoria.server.hints import Hints
from signoria.server.lessons import Progress
from signoria.server.messages import ChatLine, NewTable, SeatSetup
from signoria.server.metrics import LIVE_TABLES
from signoria.server.my_tables import MyTables, is_own
from signoria.server.names import clean_name, distinct_name
from signoria.server.options import checked_options
from signoria.server.people import People
from signoria.server.prepared_storage import PreparedStorage
from signoria.server.quotas import Quotas
from signoria.server.refusals import DatabaseFailed, Refuse, refusal_words
from signoria.server.review_storage import RecordReviews, TableReviews
from signoria.server.reviews import Reviews
from signoria.server.room import pass_host_on, replace_absent_host
from signoria.server.searches import Searches
from signoria.server.security import ConnectionLimit, RateWindow, RequestLimits
from signoria.server.sessions import SignedIn
from signoria.server.settings import Settings
from signoria.server.storage import (
    OPEN_SEAT,
    Conflict,
    PersonRow,
    SeatRow,
    Storage,
    TableProgress,
    TableRow,
    new_deal,
    open_engine,
)
from signoria.server.studies import Studies
from signoria.server.table_data import TableServices, must_be, own_seats, seats_held
from signoria.server.tables import LiveTable
from signoria.server.tidying import Tidier

LOG = logging.getLogger("signoria.server")
MAINTENANCE_SECONDS = 2.0
ROUNDS_A_DAY = 43_200
IDLE_SECONDS = 600.0
TIDY_SECONDS = 3600.0


class TableRegistry:
    """Loads tables from the database and unloads idle ones."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, limits: RequestLimits) -> None:
        self.settings = settings
        self._limits = limits
        self.storage = Storage(open_engine(settings.database))
        self.editions = Editions(self.storage)
        self.studies = Studies(self.storage)
        self.searches = Searches()
        self.my_tables = MyTables(self.storage)
        self.progress = Progress(self.storage)
        self.people = People(self.storage, settings)
        self.committer = Committer(self.storage)
        self.changes = ChangeFeed(channels, is_shared=not settings.is_sqlite)
        self.bots = BotWorkers(settings.bot_workers, settings.bot_seconds, settings.prince_budget)
        self.reviews = Reviews(self.bots, settings)
        self.table_reviews = TableReviews(self.storage)
        self.record_reviews = RecordReviews()
        self._hints = Hints(self.bots, settings.hints_a_minute)
        self.connection_limit = ConnectionLimit(settings)
        self.health = HealthCheck(self.storage)
        self.quotas = Quotas(settings)
        self._tidier = Tidier(self.storage, settings)
        self._chat_rate = RateWindow(settings.lines_a_minute, 60.0)
        self.live: dict[str, LiveTable] = {}
        self._services = TableServices(
            self.storage,
            self.committer,
            self.changes,
            self.bots,
            self._hints,
            BotOnlyTables(settings),
            PreparedStorage(self.storage),
            settings.prepared_seconds,
        )
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open now what is needed to refuse and to store: later there may be no file descriptor left for it."""
        _load_words()
        await self.storage.open()
        self.committer.start()
        self.changes.start(self.on_notification)
        self._tasks = [
            asyncio.create_task(self._maintain(), name="maintenance"),
            asyncio.create_task(self._tidy_regularly(), name="tidying"),
        ]

    async def close(self) -> None:
        """Everybody is sent away, what is under way is committed, and all processes end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.live.values()):
            table.close()
        await asyncio.gather(*(table.bots.close() for table in self.live.values()))
        await asyncio.gather(*(table.prepared.close() for table in self.live.values()))
        await self.reviews.close()
        await asyncio.gather(*(table.coach.close() for table in self.live.values()))
        await self.committer.stop()
        await self.changes.stop()
        await self.bots.stop()
        await self.health.stop()
        await self.storage.close()

    # People

    async def end_session(self, person_id: str, session_id: str) -> None:
        """Sign somebody out, on the sockets too. Who is no longer signed in there stays so."""
        self.disconnect_sessions(await self.people.sessions.end(person_id, session_id))

    async def end_other_sessions(self, who: SignedIn) -> None:
        """Sign somebody out everywhere else."""
        self.disconnect_sessions(await self.people.sessions.end_others(who.person.id, who.session.id))

    def disconnect_sessions(self, session_ids: Collection[str]) -> None:
        """These sessions have ended: whatever was opened with them here is closed."""
        for table in self.live.values():
            for client in list(table.clients):
                if client.session in session_ids:
                    client.disconnect(SIGNED_OUT)

    async def _poll_sessions(self) -> None:
        """Find the sessions that ended in another process, or while somebody was just connecting."""
        clients = [client for table in self.live.values() for client in table.clients]
        session_ids = {client.session for client in clients if client.session is not None}
        self.disconnect_sessions(await self.people.sessions.ended_among(session_ids))

    # Tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, live; refused if there is none."""
        if table_id in self.live:
            return self.live[table_id]
        if table_id not in self._opening:  # others who open it meanwhile wait for the same task
            opening = asyncio.create_task(self._open_table(table_id), name=f"opening {table_id}")
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
            self._opening[table_id] = opening
        return await asyncio.shield(self._opening[table_id])

    async def _open_table(self, table_id: str) -> LiveTable:
        table = LiveTable(await self.row(table_id), self._services)
        async with table.lock:
            await table.prepared.read()
            await table.catch_up()
        self.live[table_id] = table
        LIVE_TABLES.set(len(self.live))
        return table

    async def fresh(self, table_id: str) -> LiveTable:
        """A table, live, as it is stored: another process may have changed it, or an interrupted commit may count."""
        table = await self.table(table_id)
        if table.is_in_doubt or not self.settings.is_sqlite:
            await self._reread(table)
            if table.is_gone:
                raise Refuse("no_table")
        return table

    async def _reread(self, table: LiveTable) -> None:
        await table.reread()
        if table.is_gone:
            self.live.pop(table.id, None)

    async def row(self, table_id: str) -> TableRow:
        """A table as it is stored; refused if there is none."""
        row = await self.storage.table(table_id)
        if row is None:
            raise Refuse("no_table")
        return row

    async def create(self, person: PersonRow, new: NewTable) -> LiveTable:
        """A new table."""
        options = checked_options(new.game, len(new.seats), new.options)
        most = self.settings.tables_a_person
        if await self.storage.count_unfinished(person.id) >= most:
            raise Refuse("too_many_tables", most=most)
        seats: list[SeatRow] = []
        for setup in new.seats:
            seats.append(_seat(setup, person, new.game, [seat.name for seat in seats if seat.name is not None]))
        edition = await self.editions.chosen(person.id, new.game, new.edition)
        row = _new_row(new.game, options, new.public, person.id, seats, new.absence_minutes)
        if edition is not None:
            row.edition, row.edition_id = edition.name, edition.id
        await self.storage.add_table(row)
        return await self.table(row.id)

    async def join(self, table_id: str, person: PersonRow, seat: int | None, name: str | None) -> LiveTable:
        table = await self.fresh(table_id)
        must_be(table.row, "open")
        free = [at for at, each in enumerate(table.row.seats) if each.kind == "open"]
        if seat is not None and seat not in free:
            raise Refuse("seat_taken", seat=seat)
        taken = [each.name for each in table.row.seats if each.name is not None]
        called = distinct_name(name or person.name, taken)
        for wanted in free if seat is None else [seat]:
            with contextlib.suppress(Conflict):
                seat_row = SeatRow("human", person.id, called)
                await self.storage.replace_seat(table_id, wanted, OPEN_SEAT, seat_row, "open")
                await table.changed()
                return table
        await table.reread()
        raise Refuse("no_seat_left")

    async def leave(self, table_id: str, person: PersonRow, seat: int | None) -> LiveTable | None:
        """Get up before the start. The next person becomes the host; without any the table is gone."""
        table = await self.fresh(table_id)
        must_be(table.row, "open")
        for at in own_seats(table.row, person.id, seat):
            with contextlib.suppress(Conflict):  # the host was first
                await self.storage.replace_seat(table_id, at, table.row.seats[at], OPEN_SEAT, "open")
        await table.changed()
        others = [each.person for each in table.row.seats if each.person is not None]
        if not others:
            await self._remove(table)
            return None
        if table.row.host == person.id and person.id not in others:
            await pass_host_on(table, next(each for each in table.row.seats if each.person is not None))
        return table

    async def delete(self, table_id: str, person: PersonRow) -> None:
        """Delete a table for good; refused unless it is the host's alone and nobody else has ever played at it."""
        table = await self.fresh(table_id)
        if not is_own(table.row, person.id) or await self.my_tables.others_have_played(person.id, table_id):
            raise Refuse("not_deletable")
        await self._remove(table)

    async def _remove(self, table: LiveTable) -> None:
        async with table.lock:  # a move on its way to the database comes before
            await self.storage.remove_table(table.id)
            table.is_gone = True
        await table.changed()
        await self._forget_tables({table.id})

    async def start(self, table_id: str, person: PersonRow) -> LiveTable:
        table = await self.fresh(table_id)
        must_be(table.row, "open")
        if table.row.host != person.id:
            raise Refuse("not_host")
        if any(seat.kind == "open" for seat in table.row.seats):
            raise Refuse("seats_open")
        try:
            await self.storage.start_table(table_id, new_deal())
        except Conflict:
            await table.reread()
            raise Refuse("start_missed") from None
        await table.changed()
        return table

    async def rematch(self, table_id: str, person: PersonRow) -> LiveTable:
        """The same seats and options again; who asks second joins the table of who asked first."""
        table = await self.fresh(table_id)
        must_be(table.row, "over", "abandoned")
        own = own_seats(table.row, person.id, None)
        row = table.row
        if row.next is None:
            seats = [_seat_again(seat, person.id) for seat in row.seats]
            again = _new_row(row.game, row.options, row.public, person.id, seats, row.absence_minutes)
            again.edition, again.edition_id = row.edition, row.edition_id
            with contextlib.suppress(Conflict):
                await self.storage.add_table(again, instead_of=table_id)
            await table.changed()
        new = await self.table(str(table.row.next))
        for at in own:
            if new.row.status == "open" and new.row.seats[at].kind == "open":
                await self.join(new.id, person, at, row.seats[at].name)
        return new

    async def merge_guest(self, guest: PersonRow, account: PersonRow) -> None:
        """Move a guest's seats and tables to their account."""
        await self.storage.merge_guest(guest.id, account.id)
        for table in list(self.live.values()):
            if seats_held(table.row, guest.id):
                await table.changed()

    async def chat(self, table: LiveTable, person: PersonRow, said: str) -> ChatLine:
        """Add a chat message, within the rate limit."""
        if not self._chat_rate.allows(person.id):
            raise Refuse("too_many_lines", most=self.settings.lines_a_minute)
        return await table.chat.add(person.name, said)

    # Keeping up

    async def on_notification(self, notification: Notification) -> None:
        """Read what another process has changed."""
        for table_id, change in notification.tables.items():
            table = self.live.get(table_id)
            if table is None:
                continue
            try:
                if change.table:
                    await self._reread(table)
                if change.entries:
                    async with table.lock:
                        await table.catch_up()
                if change.prepared:
                    await table.on_prepared()
                if change.chat:
                    await table.chat.catch_up()
                if change.presence is not None:
                    table.presence.on_remote(notification.process, change.presence)
            except DatabaseFailed:  # polling finds it
                return
            except Exception:
                LOG.exception("table %s could not catch up", table_id)

    async def _maintain(self) -> None:
        """Every few seconds: look for changes without a notification, wake bots, and let go of idle tables."""
        rounds = 0
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            rounds += 1
            try:
                self._unload_idle()
                self._wake_bots()
                if rounds % 30 == 0:
                    self._chat_rate.prune()
                    self._hints.prune()
                    self.quotas.prune()
                    self._limits.prune()
                    self.people.password_limit.prune()
                if rounds % 5 == 0:
                    await self._poll_sessions()
                if rounds % ROUNDS_A_DAY == 0:
                    await self.people.sessions.forget_old()
                if not self.settings.is_sqlite:
                    await self.poll()
                    if rounds % 5 == 0:
                        for table in self.live.values():
                            table.presence.update(again=True)
                await self.look_for_absent_people()
            except DatabaseFailed:  # the log has it already, and the next round comes soon
                continue
            except Exception:
                LOG.exception("maintenance failed")

    async def _tidy_regularly(self) -> None:
        while True:
            try:
                await self.tidy()
            except DatabaseFailed:  # the log has it already
                pass
            except Exception:
                LOG.exception("tidying failed")
            await asyncio.sleep(TIDY_SECONDS)

    async def tidy(self) -> None:
        """Remove what has been left for too long, here and in the database."""
        removed = await self._tidier.remove()
        for table_id in removed.tables:
            self.changes.at(table_id).table = True
        await self._forget_tables(set(removed.tables))

    async def _forget_tables(self, removed: set[str]) -> None:
        """Tables are gone: close them, and let what they were the rematch of have another."""
        for table in list(self.live.values()):
            if table.id in removed or table.row.next in removed:
                await self._reread(table)

    def _unload_idle(self) -> None:
        long_ago = time.monotonic() - IDLE_SECONDS
        for table in list(self.live.values()):
            if not table.clients and not table.bots.is_due and table.used < long_ago:
                del self.live[table.id]
        LIVE_TABLES.set(len(self.live))

    async def look_for_absent_people(self) -> None:
        """Note who has left, and settle what does not depend on them any more."""
        for table in list(self.live.values()):
            if await table.absence.look():
                table.broadcast.send_table()
            await settle(table)
            await replace_absent_host(table)

    def _wake_bots(self) -> None:
        """Bots that should have moved long ago: their process has died, here or elsewhere."""
        long_ago = time.monotonic() - self.settings.bot_seconds - MAINTENANCE_SECONDS
        for table in self.live.values():
            if table.bots.is_due and table.used < long_ago:
                table.bots.update()

    async def poll(self) -> None:
        """Read changes of other processes whose notification was lost."""
        tables = list(self.live.values())
        found = await self.storage.progress([table.id for table in tables])
        for table in tables:
            try:
                await self._compare(table, found.get(table.id))
            except DatabaseFailed:
                raise
            except Exception:  # the others must not wait for this one
                LOG.exception("table %s could not catch up", table.id)

    async def _compare(self, table: LiveTable, stored: TableProgress | None) -> None:
        """Read what is stored of a table and not known here."""
        if stored is None or not table.has_row(stored.row):
            await self._reread(table)
        if stored is None:
            return
        if stored.number > table.number:
            async with table.lock:
                await table.catch_up()
        if stored.line > table.chat.last_line:
            await table.chat.catch_up()


def _load_words() -> None:
    refusal_words("en")
    for game in game_names():
        rules(game)  # which adds the words of a game from another package
        reason_words("en", game)


def _new_row(
    game: str, options: dict[str, object], public: bool, host: str, seats: list[SeatRow], absence_minutes: int | None
) -> TableRow:
    return TableRow(
        secrets.token_urlsafe(9), game, options, public, "open", host, None, now(), None, None, None, None, seats,
        absence_minutes,
    )  # fmt: skip


def _seat(setup: SeatSetup, person: PersonRow, game: str, taken: list[str]) -> SeatRow:
    if setup.kind == "open":
        return OPEN_SEAT
    name = None if setup.name is None else distinct_name(clean_name(setup.name), taken)
    if setup.kind == "human":
        return SeatRow("human", person.id, name or distinct_name(person.name, taken))
    return SeatRow("bot", None, name, check_level(setup.level, game))


def _seat_again(seat: SeatRow, person: str) -> SeatRow:
    if seat.kind == "bot":
        return seat
    return SeatRow("human", person, seat.name) if seat.person == person else OPEN_SEAT
