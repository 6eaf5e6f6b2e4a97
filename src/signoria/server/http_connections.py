"""Connections over HTTP: how many may be open, and how long each may take.

A connection takes a file descriptor whether it ever asks for anything or not. When none is left, nobody can connect,
not even the people who are playing and lost their connection. So there is a limit below that, and those who have not
asked for anything yet make room for those who come.
"""

import asyncio
import logging
import os
import sys
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from signoria.server.settings import from_environment

if sys.platform != "win32":
    import resource

LOG = logging.getLogger("signoria.server")
BACKLOG = 256
RESERVED = BACKLOG + 128  # what may be accepted before it is counted; files of the database, pipes to bots
FEWEST = 16
ANSWER_SECONDS = 120.0  # for the slowest client to take the largest answer
ASKING = (h11.IDLE, h11.SEND_BODY)


def raise_descriptor_limit(connections: int) -> int:
    """Allow this process as many file descriptors as it needs; the number of connections that is possible then."""
    if sys.platform == "win32":
        return connections
    wanted = connections + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(FEWEST, min(connections, soft - RESERVED))


class Deadlines:
    """Connections that have to get something done, each in the same time; the one that has waited longest is first."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until: dict[GuardedProtocol, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def start(self, connection: "GuardedProtocol") -> None:
        loop = asyncio.get_running_loop()
        self._until[connection] = loop.time() + self._seconds
        if self._timer is None:
            self._timer = loop.call_later(self._seconds, self._abort_late)

    def stop(self, connection: "GuardedProtocol") -> None:
        self._until.pop(connection, None)

    def abort_first(self) -> None:
        connection = next(iter(self._until))
        self.stop(connection)
        connection.transport.abort()

    def __contains__(self, connection: "GuardedProtocol") -> bool:
        return connection in self._until

    def _abort_late(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = None
        while self._until:
            until = next(iter(self._until.values()))
            if until > loop.time():
                self._timer = loop.call_at(until, self._abort_late)
                return
            self.abort_first()


class ConnectionGuard:
    """The connections of this process that have not asked yet, and those that are being answered."""

    def __init__(self, most: int, request_seconds: float) -> None:
        self._most = most
        self.asking = Deadlines(request_seconds)
        self.answering = Deadlines(ANSWER_SECONDS)

    def admit(self, connection: "GuardedProtocol", open_now: int) -> None:
        """A new one; if there are too many, who has not asked for the longest time goes, at worst the new one."""
        self.asking.start(connection)
        if open_now > self._most:
            self.asking.abort_first()

    def follow(self, connection: "GuardedProtocol", is_asking: bool) -> None:
        """It asks, or is answered; the time for that runs from when it began, not from the last byte."""
        now, before = (self.asking, self.answering) if is_asking else (self.answering, self.asking)
        if connection not in now:
            before.stop(connection)
            now.start(connection)

    def forget(self, connection: "GuardedProtocol") -> None:
        self.asking.stop(connection)
        self.answering.stop(connection)


@cache
def guard() -> ConnectionGuard:
    """The guard of this process."""
    settings = from_environment(os.environ["SIGNORIA_DATABASE"])
    most = raise_descriptor_limit(settings.connections)
    if most < settings.connections:
        LOG.warning(
            "only %d connections are possible, not %d: raise the limit of open files (ulimit -n, or LimitNOFILE)",
            most, settings.connections,
        )  # fmt: skip
    return ConnectionGuard(most, settings.request_seconds)


class GuardedProtocol(H11Protocol):
    """Uvicorn's protocol, in which connections are counted and have to ask in time. Sockets of tables leave it."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        guard().admit(self, len(self.connections))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._follow()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._follow()

    def _follow(self) -> None:
        if self in self.connections and not self.transport.is_closing():
            guard().follow(self, self.conn.their_state in ASKING)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        guard().forget(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        guard().forget(self)
        super().connection_lost(exc)
