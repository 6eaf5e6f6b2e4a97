"""The bots of a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from signoria.server.bot_only_tables import Watcher
from signoria.server.bot_queue import Asker, Priority
from signoria.server.bots import Choice, Failed
from signoria.server.chat import TableChat
from signoria.server.clients import Client, encoded, refused
from signoria.server.refusals import Refuse
from signoria.server.table_data import TableData

LOG = logging.getLogger("signoria.server")
RETRY_SECONDS = 0.2
DATABASE_SECONDS = 5.0  # before another try, while the database does not answer
BOT = "bot:"

PlayChoice = Callable[[int, Choice], Awaitable[None]]


class TableBots:
    """Lets bots play while it is their turn: always if people have seats, otherwise only while somebody watches."""

    def __init__(self, table: TableData, chat: TableChat, play: PlayChoice) -> None:
        self._table = table
        self._chat = chat
        self._play = play
        self._task: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[Choice] | None = None
        self._number = 0  # the table's, when the bot began to think
        self._told: set[Client] = set()  # that the table has to wait
        self._is_closed = False

    @property
    def is_due(self) -> bool:
        """Whether a bot is to decide and allowed to."""
        return self._seat() is not None

    def update(self) -> None:
        """Let a bot think if it is to decide; stop one that thinks about what has been undone or nobody watches.

        To be called whenever the position, the seats or the clients have changed.
        """
        if self._thinking is not None and (self._seat() is None or self._number != self._table.number):
            self._thinking.cancel()
        is_running = self._task is not None and not self._task.done()
        if not is_running and self._seat() is not None and self._asker() is not None:
            self._task = asyncio.create_task(self._play_on(), name=f"bots of {self._table.id}")

    async def close(self) -> None:
        """The server shuts down: stop thinking, and let no bot begin."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _seat(self) -> int | None:
        """The seat of the bot that is to decide now."""
        turn = self._table.turn()
        if self._is_closed or turn is None or not self._table.row.seats[turn].is_played_by_bot:
            return None
        return turn if self._has_people() or self._table.clients else None

    def _has_people(self) -> bool:
        return any(seat.is_played_by_person for seat in self._table.row.seats)

    # Who waits for the bot

    def _asker(self) -> Asker | None:
        """For whom the bot thinks; None if the table has no people and has to wait."""
        if self._has_people():
            return self._player()
        watchers = {Watcher(client.person, client.address) for client in self._table.clients}
        watcher = self._table.services.bot_only_tables.may_run(self._table.id, watchers, self.update)
        if watcher is None:
            self._tell_to_wait()
            return None
        self._told.clear()
        return Asker(watcher.person or "", watcher.address, Priority.WATCHING)

    def _player(self) -> Asker:
        """The person whom the bot answers. People who have left share their turns: they have no address any more."""
        movers = () if self._table.record is None else self._table.record.movers
        people = (who for _, who in reversed(movers) if not who.startswith(BOT))
        person = next(people, self._table.row.host)
        addresses = [client.address for client in self._table.clients if client.person == person]
        return Asker(person, addresses[0] if addresses else "", Priority.PLAYING)

    def _tell_to_wait(self) -> None:
        message = encoded(refused(Refuse("too_many_bot_tables"), self._table.number))
        for client in self._table.clients - self._told:
            client.send(message)
        self._told = set(self._table.clients)

    # Playing

    async def _play_on(self) -> None:
        try:
            while (seat := self._seat()) is not None and (asker := self._asker()) is not None:
                await self._decide(seat, asker)
        finally:
            self._table.services.bot_only_tables.release(self._table.id)

    async def _decide(self, seat: int, asker: Asker) -> None:
        level, number = str(self._table.row.seats[seat].level), self._table.number
        choice = await self._choice(level, number, asker)
        if choice is None:
            return
        try:
            await self._play(number, choice)
        except Refuse as refusal:
            if refusal.reason == "outcome_unknown":  # the log has it already
                await asyncio.sleep(DATABASE_SECONDS)
                return
            LOG.warning("table %s, seat %d: the bot's move was refused: %s", self._table.id, seat, refusal)
            await asyncio.sleep(RETRY_SECONDS)
            return
        if choice.replaced_because is not None:
            await self._announce_replacement(seat, level, choice)

    async def _choice(self, level: str, number: int, asker: Asker) -> Choice | None:
        """What the bot chooses; None if it was stopped."""
        record = self._table.playing()
        self._number = number
        bots = self._table.services.bots
        thinking = asyncio.create_task(bots.choose(record.state.position(), level, record.bot_seed(), asker))
        self._thinking = thinking
        try:
            await asyncio.wait([thinking])
        finally:
            self._thinking = None
            thinking.cancel()
        if thinking.cancelled():
            return None
        try:
            return thinking.result()
        except Failed:
            return Choice(record.moves()[0], "first", "crashed")

    async def _announce_replacement(self, seat: int, level: str, choice: Choice) -> None:
        why = str(choice.replaced_because)
        await self._chat.announce("bot_replaced", number=seat + 1, level=level, other=choice.level, why=why)
