"""The registry of live tables."""

import asyncio
import contextlib
import logging
import secrets
import time

from litestar.channels import ChannelsPlugin
from litestar.stores.memory import MemoryStore

from signoria import rules
from signoria.kernel.chance import SEED_LIMIT
from signoria.kernel.errors import BadInput
from signoria.server.bot_only_tables import BotOnlyTables
from signoria.server.bots import BotWorkers, check_level
from signoria.server.change_feed import ChangeFeed, Notification
from signoria.server.clock import now
from signoria.server.committing import Committer
from signoria.server.editions import name_of_edition
from signoria.server.messages import ChatLine, NewTable, SeatSetup
from signoria.server.metrics import LIVE_TABLES
from signoria.server.refusals import Refuse
from signoria.server.security import ConnectionLimit, RateWindow
from signoria.server.settings import Settings
from signoria.server.storage import Conflict, PersonRow, SeatRow, Storage, TableProgress, TableRow, open_engine
from signoria.server.table_data import TableServices, seats_held
from signoria.server.tables import LiveTable

LOG = logging.getLogger("signoria.server")
MAINTENANCE_SECONDS = 2.0
IDLE_SECONDS = 600.0
MOST_TABLES = 200
MOST_KNOWN = 100_000


class TableRegistry:
    """Loads tables from the database and unloads idle ones."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, limits: list[MemoryStore]) -> None:
        self.settings = settings
        self._limits = limits
        self.storage = Storage(open_engine(settings.database))
        self.committer = Committer(self.storage)
        self.changes = ChangeFeed(channels, is_shared=not settings.is_sqlite)
        self.bots = BotWorkers(settings.bot_workers, settings.bot_seconds, settings.prince_budget)
        self.connection_limit = ConnectionLimit(settings)
        self._chat_rate = RateWindow(settings.lines_a_minute, 60.0)
        self.live: dict[str, LiveTable] = {}
        self._known: set[str] = set()
        self._services = TableServices(self.storage, self.committer, self.changes, self.bots, BotOnlyTables(settings))
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._maintenance: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.committer.start()
        self.changes.start(self.on_notification)
        self._maintenance = asyncio.create_task(self._maintain(), name="maintenance")

    async def close(self) -> None:
        """Everybody is sent away, what is under way is committed, and all processes end."""
        if self._maintenance is not None:
            self._maintenance.cancel()
        for table in list(self.live.values()):
            table.close()
        await asyncio.gather(*(table.bots.close() for table in self.live.values()))
        await self.committer.stop()
        await self.changes.stop()
        await self.bots.stop()
        await self.storage.close()

    # People

    async def has_person(self, person_id: str) -> bool:
        """Whether there is such a person; nobody is ever removed, so that who was found once is not looked up again."""
        if person_id not in self._known:
            if await self.storage.person(person_id) is None:
                return False
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known.add(person_id)
        return True

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
            await table.catch_up()
        self.live[table_id] = table
        LIVE_TABLES.set(len(self.live))
        return table

    async def fresh(self, table_id: str) -> LiveTable:
        """A table, live, with seats and status as they are stored: another process may have changed them just now."""
        table = await self.table(table_id)
        if not self.settings.is_sqlite:
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
        try:
            game = rules(new.game)
            options = game.validate_options(len(new.seats), new.options)
        except BadInput as reason:
            raise Refuse("bad_table", detail=str(reason)) from None
        if await self.storage.count_unfinished(person.id) >= MOST_TABLES:
            raise Refuse("too_many_tables", most=MOST_TABLES)
        seats = [_seat(seat, person, new.game) for seat in new.seats]
        edition = None if new.edition is None else name_of_edition(new.game, new.edition)
        row = _new_row(new.game, options, new.public, person.id, edition, seats)
        await self.storage.add_table(row, new.edition)
        return await self.table(row.id)

    async def join(self, table_id: str, person: PersonRow, seat: int | None, name: str | None) -> LiveTable:
        table = await self.fresh(table_id)
        _must_be(table, "open")
        free = [at for at, each in enumerate(table.row.seats) if each.kind == "open"]
        if seat is not None and seat not in free:
            raise Refuse("seat_taken", seat=seat)
        for wanted in free if seat is None else [seat]:
            with contextlib.suppress(Conflict):
                await self.storage.take_seat(table_id, wanted, person.id, name or person.name)
                await table.changed()
                return table
        await table.reread()
        raise Refuse("no_seat_left")

    async def leave(self, table_id: str, person: PersonRow, seat: int | None) -> LiveTable | None:
        """Get up before the start. The next person becomes the host; without any the table is gone."""
        table = await self.fresh(table_id)
        _must_be(table, "open")
        for at in _own_seats(table, person, seat):
            await self.storage.set_seat(table_id, at, SeatRow("open", None, None, None), "open")
        await table.changed()
        others = [each.person for each in table.row.seats if each.person is not None]
        if not others:
            await self.storage.remove_table(table_id)
            await table.changed()
            self.live.pop(table_id, None)
            return None
        if table.row.host == person.id and person.id not in others:
            await self.storage.set_host(table_id, others[0])
            await table.changed()
        return table

    async def start(self, table_id: str, person: PersonRow) -> LiveTable:
        table = await self.fresh(table_id)
        _must_be(table, "open")
        if table.row.host != person.id:
            raise Refuse("not_host")
        if any(seat.kind == "open" for seat in table.row.seats):
            raise Refuse("seats_open")
        try:
            await self.storage.start_table(table_id, secrets.randbelow(SEED_LIMIT))
        except Conflict:
            await table.reread()
            raise Refuse("start_missed") from None
        await table.changed()
        return table

    async def resign(self, table_id: str, person: PersonRow, seat: int | None, level: str | None) -> LiveTable:
        """Hand seats to a bot."""
        table = await self.fresh(table_id)
        _must_be(table, "playing")
        level = check_level(level, table.row.game)
        for at in _own_seats(table, person, seat):
            await self.storage.set_seat(table_id, at, SeatRow("bot", None, table.row.seats[at].name, level), "playing")
            await table.chat.add(None, f"{table.row.seats[at].name} has resigned; {level} goes on.", "resigned")
        await table.changed()
        return table

    async def rematch(self, table_id: str, person: PersonRow) -> LiveTable:
        """The same seats and options again; who asks second joins the table of who asked first."""
        table = await self.fresh(table_id)
        _must_be(table, "over")
        own = _own_seats(table, person, None)
        row = table.row
        if row.next is None:
            seats = [_seat_again(seat, person.id) for seat in row.seats]
            again = _new_row(row.game, row.options, row.public, person.id, row.edition, seats)
            with contextlib.suppress(Conflict):
                await self.storage.add_table(again, await self.storage.edition(row), instead_of=table_id)
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
                if change.chat:
                    await table.chat.catch_up()
                if change.presence is not None:
                    table.presence.on_remote(notification.process, change.presence)
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
                    for store in self._limits:
                        await store.delete_expired()
                if not self.settings.is_sqlite:
                    await self.poll()
                    if rounds % 5 == 0:
                        for table in self.live.values():
                            table.presence.update(again=True)
            except Exception:
                LOG.exception("maintenance failed")

    def _unload_idle(self) -> None:
        long_ago = time.monotonic() - IDLE_SECONDS
        for table in list(self.live.values()):
            if not table.clients and not table.bots.is_due and table.used < long_ago:
                del self.live[table.id]
        LIVE_TABLES.set(len(self.live))

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


def _new_row(
    game: str, options: dict[str, object], public: bool, host: str, edition: str | None, seats: list[SeatRow]
) -> TableRow:
    table_id = secrets.token_urlsafe(9)
    return TableRow(table_id, game, options, public, "open", host, None, now(), None, None, edition, seats)


def _seat(setup: SeatSetup, person: PersonRow, game: str) -> SeatRow:
    if setup.kind == "human":
        return SeatRow("human", person.id, setup.name or person.name, None)
    if setup.kind == "bot":
        return SeatRow("bot", None, setup.name, check_level(setup.level, game))
    return SeatRow("open", None, None, None)


def _seat_again(seat: SeatRow, person: str) -> SeatRow:
    if seat.kind == "bot" or seat.person == person:
        return seat
    return SeatRow("open", None, None, None)


def _must_be(table: LiveTable, status: str) -> None:
    if table.row.status != status:
        match table.row.status:
            case "open":
                raise Refuse("game_not_started")
            case "playing":
                raise Refuse("game_under_way")
            case _:
                raise Refuse("game_over")


def _own_seats(table: LiveTable, person: PersonRow, seat: int | None) -> list[int]:
    own = seats_held(table.row, person.id)
    if not own:
        raise Refuse("no_seat_of_yours")
    if seat is not None and seat not in own:
        raise Refuse("seat_not_yours", seat=seat)
    return own if seat is None else [seat]
