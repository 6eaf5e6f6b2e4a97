"""Servers in processes of their own, to be killed, and people who play at them over real sockets."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

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

    def __init__(self, database: str | Path, log: Path | None = None, **settings: str) -> None:
        self.database = str(database)
        self.log = log
        self.port = free_port()
        self.settings = {"SIGNORIA_REQUESTS_A_MINUTE": "1000000", "SIGNORIA_MESSAGES_A_SECOND": "100000", **settings}
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = [sys.executable, "-c", SERVE, str(self.port), self.database]
        with contextlib.ExitStack() as stack:
            log = None if self.log is None else stack.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(arguments, env={**os.environ, **self.settings}, stderr=log)
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/api/health").status_code == 200:
                    return
            assert self.process.poll() is None, "the server has stopped"
            time.sleep(0.1)
        raise AssertionError("the server does not start")

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

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client()
        self.ask("GET", "/api/session")
        self.ask("POST", "/api/session", {"name": name})
        self.number = 0
        self.view: dict[str, Any] = {}
        self.journal: list[Any] = []
        self.update: dict[str, Any] = {}
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []

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
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        """A connection that takes up where the last one ended."""
        since = f"?since={self.number}" if self.update else ""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live{since}"
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
        sent: tuple[int, dict[str, Any]] | None = None
        while "result" not in self.update:
            kind = self.take(await opened.recv())
            if kind == "update" and sent is not None and self.number == sent[0]:
                self.acknowledged.append(sent)
                sent = None
            if kind == "update" and "moves" in self.update:
                assert sent is None, "the same decision was put twice"
                move = chance.choice(self.update["moves"])
                sent = (self.number + 1, move)
                await opened.send(json.dumps({"type": "move", "number": self.number, "move": move}))


def seated(first: Player, second: Player) -> str:
    """A table of two, started."""
    new_table = {"game": "princes", "seats": [{"kind": "human"}, {"kind": "open"}]}
    table = str(first.ask("POST", "/api/tables", new_table)["id"])
    second.ask("POST", f"/api/tables/{table}/join")
    first.ask("POST", f"/api/tables/{table}/start")
    return table
