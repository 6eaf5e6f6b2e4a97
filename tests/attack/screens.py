"""People who play at random on several screens at once, and write down all that they send and are told."""

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from tests.attack.histories import History, Json, Seen, Sent, fingerprint
from tests.server.processes import Player, Server, seated

LOST = (WebSocketException, InvalidHandshake, InvalidMessage, OSError, TimeoutError)
SCREENS = 2  # of each person: both try to move, and only one can


class Screen(Player):
    """One screen of somebody: it races against the others, and comes back to any of the servers."""

    def __init__(self, person: Player, table: str, seat: int, number: int, servers: list[Server]) -> None:
        super().__init__(person.server, person.name, person.http)
        self.table = table
        self.servers = servers
        self.history = History(f"{person.name}'s screen {number}", table, seat)
        self.faults: list[str] = []  # updates that do not follow from those before
        self.chance = random.Random(f"{table} {seat} {number}")
        self._messages: dict[str, Sent] = {}
        self._pending: Sent | None = None

    @property
    def is_over(self) -> bool:
        return "result" in self.update and self._pending is None

    async def play_on(self) -> None:
        """Until the game is over and every message is answered, coming back as often as need be."""
        while not self.is_over:
            self.server = self.chance.choice(self.servers)
            asked = time.monotonic()
            with contextlib.suppress(*LOST):
                async with self.at(self.table) as opened:
                    await self._converse(opened, asked)
            await asyncio.sleep(0.05)

    async def _converse(self, opened: ClientConnection, asked: float | None) -> None:
        while not self.is_over:
            text = await opened.recv()
            now = time.monotonic()
            kind = self._taken(text)
            if kind == "refused":
                await self._note_refusal(json.loads(text), now, opened)
            elif kind == "update":
                self.history.seen.append(Seen(now, self.number, fingerprint(self.view), asked))
                self._note_done(now)
                if self._pending is None:
                    await self._act(opened)
                elif asked is not None:
                    await self._send(opened)  # the connection was lost before the answer came
                asked = None

    def _taken(self, text: str | bytes) -> str:
        try:
            return self.take(text)
        except (AssertionError, KeyError, IndexError, TypeError) as problem:
            self.faults.append(f"{self.table}: {self.history.client}: {problem!r} at number {self.number}")
            return "wrong"

    def _note_done(self, now: float) -> None:
        sent = self._messages.get(str(self.update.get("id")))
        if sent is None:
            return
        sent.done = sent.done or (now, self.number)
        if sent is self._pending:
            self._pending = None

    async def _note_refusal(self, refusal: Json, now: float, opened: ClientConnection) -> None:
        sent = self._messages.get(str(refusal.get("id")))
        if sent is None:
            return
        if refusal["code"] == "unknown":
            sent.times_unknown += 1
            await asyncio.sleep(0.05)
            if sent is self._pending:
                await self._send(opened)
            return
        sent.refused = sent.refused or (now, str(refusal["code"]))
        if sent is self._pending:
            self._pending = None
            await asyncio.sleep(0.02)
            await self._act(opened)

    async def _act(self, opened: ClientConnection) -> None:
        """Mostly a legal move; sometimes undo, an illegal move, an old number, or the same message twice."""
        if "moves" not in self.update and not self.update.get("undo"):
            return
        kind = self.chance.random()
        number, move = self.number, None
        if not (self.update.get("undo") and kind < 0.15):
            if "moves" not in self.update:
                return
            move = self.chance.choice(self.update["moves"])
        if 0.80 < kind < 0.85:
            move = {"do": "dance"}
        elif 0.85 < kind < 0.90:
            number = max(0, number - 1)
        self._pending = Sent(secrets.token_hex(8), number, move, time.monotonic())
        self._messages[self._pending.id] = self._pending
        self.history.sent.append(self._pending)
        await self._send(opened)
        if kind > 0.90:
            await self._send(opened)

    async def _send(self, opened: ClientConnection) -> None:
        sent = self._pending
        assert sent is not None
        sent.times_sent += 1
        what = {"type": "undo"} if sent.move is None else {"type": "move", "move": sent.move}
        await opened.send(json.dumps({**what, "number": sent.number, "id": sent.id}))


def screens_at_new_tables(servers: list[Server], tables: int) -> list[Screen]:
    """Two people at each of some tables of both games, with several screens each."""
    found = []
    for at in range(tables):
        people = [Player(servers[at % len(servers)], name) for name in ("Anna", "Bea")]
        table = seated(*people, game=("princes", "lorenzo")[at % 2])
        found += [
            Screen(person, table, seat, number, servers)
            for seat, person in enumerate(people)
            for number in range(1, SCREENS + 1)
        ]
    return found


async def play_until(screens: list[Screen], end: float, meanwhile: Coroutine[Any, Any, None] | None = None) -> None:
    """All play until their games are over or the time has come; the attack goes on meanwhile."""
    playing = asyncio.gather(*[screen.play_on() for screen in screens])
    tasks: list[asyncio.Future[Any]] = [playing]
    if meanwhile is not None:
        tasks.append(asyncio.ensure_future(meanwhile))
    await asyncio.wait(tasks, timeout=max(1.0, end - time.monotonic()), return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, asyncio.CancelledError):
            raise outcome
