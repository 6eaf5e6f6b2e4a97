"""Servers in processes of their own, to be killed, and people who play at them over real sockets."""

import asyncio
import contextlib
import json
import os
import random
import resource
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from signoria.server.patches import patched

SERVE = "import sys; from signoria.server.commands import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in a process of its own."""

    def __init__(
        self, database: str | Path, *, log: Path | None = None, descriptors: int | None = None, **settings: str
    ) -> None:
        """`log`: a file for what it writes to standard error; `descriptors`: the most that it may have open."""
        self.database = str(database)
        self.log = log
        self.descriptors = descriptors
        self.port = free_port()
        self.settings = {"SIGNORIA_REQUESTS_A_MINUTE": "1000000", "SIGNORIA_MESSAGES_A_SECOND": "100000", **settings}
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = [sys.executable, "-c", SERVE, str(self.port), self.database]
        with contextlib.ExitStack() as stack:
            stderr = None if self.log is None else stack.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(
                arguments,
                env={**os.environ, **self.settings},
                stdout=subprocess.DEVNULL,
                stderr=stderr,
                preexec_fn=self._limit,
            )
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/api/health").status_code == 200:
                    return
            assert self.process.poll() is None, "the server has stopped"
            time.sleep(0.1)
        raise AssertionError("the server does not start")

    def _limit(self) -> None:
        """A soft limit far below the hard one, as systems have it."""
        if self.descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, self.descriptors), self.descriptors))

    def health(self) -> int:
        """The status of its health check, which must come soon."""
        return httpx.get(f"{self.address}/api/health", timeout=2.5).status_code

    def kill(self) -> None:
        """As a crash would: without any warning."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


class Player:
    """Somebody at real servers, with what a page would keep of one table."""

    def __init__(self, server: Server, name: str, http: httpx.Client | None = None) -> None:
        """`http`: the cookies of who is here already, for another screen of the same person."""
        self.server = server
        self.name = name
        self.http = http or httpx.Client()
        if http is None:
            self.ask("GET", "/api/session")
            self.ask("POST", "/api/session", {"name": name})
        self.number = 0
        self.view: dict[str, Any] = {}
        self.journal: list[Any] = []
        self.update: dict[str, Any] = {}
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []
        self.sent: dict[str, Any] | None = None  # what is not answered yet

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-csrf-token": self.http.cookies.get("signoria_csrf", "")}
        answer = self.http.request(
            method, self.server.address + path, headers=headers, json=body if method == "GET" else body or {}
        )
        assert answer.status_code < 400, answer.text
        return answer.json()

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextlib.asynccontextmanager
    async def at(self, table: str, **query: str) -> AsyncIterator[ClientConnection]:
        """A connection that takes up where the last one ended."""
        since = {"since": self.number} if self.update else {}
        asked = urlencode({**since, **query})
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{asked}"
        async with connect(address, additional_headers={"cookie": self.cookie()}, compression=None) as opened:
            yield opened

    def take(self, text: str | bytes) -> str:
        """Note what a message says; its type."""
        message = json.loads(text)
        if message["type"] == "update":
            assert message["number"] >= self.number, "a number that was told is lost"
            assert message["since"] <= len(self.journal)
            self.update = message
            self.number = message["number"]
            self.view = message["view"] if "view" in message else patched(self.view, message["patch"])
            self.journal = self.journal[: message["since"]] + message["facts"]
            assert len(self.journal) == message["length"]
        return str(message["type"])

    async def play(self, table: str, chance: random.Random) -> None:
        """Random moves until the game is over, coming back as often as need be."""
        while "result" not in self.update:
            with contextlib.suppress(ConnectionClosed, OSError, InvalidMessage, TimeoutError):
                async with self.at(table) as opened:
                    await self._play_on(opened, chance)
            await asyncio.sleep(0.05)

    async def _play_on(self, opened: ClientConnection, chance: random.Random) -> None:
        is_back = True
        while "result" not in self.update:
            text = await opened.recv()
            kind = self.take(text)
            if kind == "refused":
                assert json.loads(text)["code"] == "unknown", text
                await asyncio.sleep(0.05)
                await self._send(opened)
            if kind != "update":
                continue
            if self.sent is not None and self.update.get("id") == self.sent["id"]:
                self.acknowledged.append((self.sent["number"] + 1, self.sent["move"]))
                self.sent = None
            if self.sent is None and "moves" in self.update:
                move = chance.choice(self.update["moves"])
                self.sent = {"type": "move", "number": self.number, "move": move, "id": secrets.token_hex(8)}
                await self._send(opened)
            elif is_back and self.sent is not None:
                await self._send(opened)
            is_back = False

    async def _send(self, opened: ClientConnection) -> None:
        await opened.send(json.dumps(self.sent))


def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def parent_of(process: int) -> int:
    """The process that started another; 0 if that has ended."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0


def children_of(process: int) -> list[int]:
    every = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
    return [other for other in every if parent_of(other) == process]


def seated(first: Player, *others: Player, game: str = "princes", **options: Any) -> str:
    """A table with these people, started."""
    seats = [{"kind": "human"}, *[{"kind": "open"} for _ in others]]
    table = str(first.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})["id"])
    for other in others:
        other.ask("POST", f"/api/tables/{table}/join")
    first.ask("POST", f"/api/tables/{table}/start")
    return table
