"""Who is at a table, in this process and in others."""

import time

from signoria.server.change_feed import LocalPresence
from signoria.server.clients import Client, encoded
from signoria.server.messages import Presence
from signoria.server.table_data import TableData

PRESENCE_SECONDS = 30.0  # after which a process that says nothing is taken to have died


class TablePresence:
    """Which seats are connected, and how many look on."""

    def __init__(self, table: TableData) -> None:
        self._table = table
        self._remote: dict[str, tuple[float, LocalPresence]] = {}
        self._local = LocalPresence((), 0)
        self._sent: Presence | None = None
        self._begun = time.monotonic()

    @property
    def is_complete(self) -> bool:
        """Whether every other process has had the time to tell who is connected to it."""
        return not self._table.services.changes.is_shared or time.monotonic() - self._begun > PRESENCE_SECONDS

    def seats(self) -> list[int]:
        """The seats whose holders are connected, here or to another process."""
        return self._message().seats

    def local(self) -> LocalPresence:
        """Who is connected to this process."""
        seats: set[int] = set()
        watchers = 0
        for client in self._table.clients:
            held = self._table.seats_held(client.person)
            seats.update(held)
            watchers += not held
        return LocalPresence(tuple(sorted(seats)), watchers)

    def update(self, again: bool = False) -> None:
        """Tell who is here if that has changed; other processes are also told again from time to time."""
        presence = self.local()
        if presence != self._local or again:
            self._local = presence
            self._table.services.changes.at(self._table.id).presence = presence
        self._send()

    def on_remote(self, process: str, presence: LocalPresence) -> None:
        """Another process tells who is there."""
        self._remote[process] = (time.monotonic(), presence)
        self._send()

    def send_to(self, client: Client) -> None:
        """Tell somebody who connects."""
        client.send(encoded(self._message()))

    def _message(self) -> Presence:
        present = time.monotonic() - PRESENCE_SECONDS
        remote = [there for received, there in self._remote.values() if received > present]
        everywhere = [self.local(), *remote]
        seats = sorted({seat for there in everywhere for seat in there.seats})
        return Presence(seats, sum(there.watchers for there in everywhere))

    def _send(self) -> None:
        """Tell everybody if it is not what they were told: also that a process has been silent for too long."""
        message = self._message()
        if message != self._sent:
            self._sent = message
            text = encoded(message)
            for client in self._table.clients:
                client.send(text)
