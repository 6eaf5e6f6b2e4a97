"""How long a person waits for bots while somebody else keeps the server busy with tables of bots.

    python benchmarks/starvation.py [--tables 200] [--decisions 150] [--levels random,prince] [--seated]

One guest opens and watches tables with four princes each. Another person, from another address, plays against a bot:
each of its answers is timed, from the update that gives it the turn to the update with its move. With --seated, the
guest also holds a seat at each table and plays there, so that its tables are people's tables too.
Promised: 99 % of the answers come within the bot's own time and half a second.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

GUEST, PERSON = "127.0.0.1", "127.0.0.2"  # two addresses of this machine
BUDGETS = {"random": 0.0, "novice": 0.0, "patron": 0.0, "prince": 0.5}  # how long a bot thinks, in seconds
ALLOWED = 0.5
SETTINGS = {"SIGNORIA_REQUESTS_A_MINUTE": "1000000", "SIGNORIA_SOCKETS_AN_ADDRESS": "100000"}
PROGRAM = "import sys; from signoria.server.commands import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"
PRINCE = {"kind": "bot", "level": "prince"}
HUMAN = {"kind": "human"}


@contextlib.contextmanager
def running_server() -> Iterator[int]:
    """The port of a server with a new database. Only its limits on requests and sockets are lifted."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        arguments = [sys.executable, "-c", PROGRAM, str(port), str(Path(folder) / "load.sqlite")]
        process = subprocess.Popen(arguments, env={**os.environ, **SETTINGS}, stdout=subprocess.PIPE)
        assert process.stdout is not None
        try:
            process.stdout.readline()  # its address
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


class Visitor:
    """Somebody with a browser, at an address of their own."""

    def __init__(self, port: int, name: str, address: str) -> None:
        self._port = port
        self._address = address
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(local_address=address), timeout=120
        )
        self._http.get("/api/session")
        self.post("/api/session", {"name": name})

    def post(self, path: str, body: Any) -> Any:
        answer = self._http.post(path, json=body, headers={"x-csrf-token": self._http.cookies["signoria_csrf"]})
        answer.raise_for_status()
        return answer.json()

    def started(self, *seats: dict[str, str]) -> str:
        table = str(self.post("/api/tables", {"game": "princes", "seats": seats})["id"])
        self.post(f"/api/tables/{table}/start", {})
        return table

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        async with connect(
            f"ws://127.0.0.1:{self._port}/api/tables/{table}/live",
            additional_headers={"cookie": cookies},
            local_addr=(self._address, 0),
            compression=None,
            max_size=None,
            open_timeout=120,
        ) as socket:
            yield socket


async def take_part(guest: Visitor, table: str) -> None:
    """Watch a table until the end, and play there at once if it is the guest's turn."""
    async with guest.at(table) as socket:
        async for text in socket:
            update = json.loads(text)
            if update.get("moves"):
                await socket.send(json.dumps({"type": "move", "number": update["number"], "move": update["moves"][0]}))


async def timed_answers(person: Visitor, level: str, decisions: int, seconds: float, progress: Progress) -> list[float]:
    """How long the person waited for each decision of a bot; an answer that never came counts with the time so far."""
    found: list[float] = []
    task = progress.add_task(f"against {level}", total=decisions)
    end = time.monotonic() + seconds
    while len(found) < decisions and time.monotonic() < end:
        table = person.started(HUMAN, {"kind": "bot", "level": level})
        began: float | None = None
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + end - time.monotonic()):
                async with person.at(table) as socket:
                    async for text in socket:
                        update = json.loads(text)
                        if update["type"] != "update":
                            continue
                        if began is not None:
                            found.append(time.monotonic() - began)
                            progress.update(task, completed=len(found))
                        began = time.monotonic() if update["decision"]["seat"] == 1 else None
                        if "result" in update or len(found) >= decisions:
                            break
                        if update.get("moves"):
                            move = {"type": "move", "number": update["number"], "move": update["moves"][0]}
                            await socket.send(json.dumps(move))
        except TimeoutError:
            found += [] if began is None else [time.monotonic() - began]
    progress.remove_task(task)
    return sorted(found)


async def measure(port: int, wish: argparse.Namespace, progress: Progress) -> dict[str, list[float]]:
    guest, person = Visitor(port, "Guest", GUEST), Visitor(port, "Anna", PERSON)
    seats = [HUMAN, PRINCE, PRINCE, PRINCE] if wish.seated else [PRINCE] * 4
    opening = progress.add_task("opening tables of princes", total=wish.tables)
    busy = []
    for _ in range(wish.tables):
        busy.append(asyncio.create_task(take_part(guest, await asyncio.to_thread(guest.started, *seats))))
        progress.advance(opening)
        await asyncio.sleep(0)
    progress.remove_task(opening)
    try:
        return {
            level: await timed_answers(person, level, wish.decisions, wish.seconds, progress) for level in wish.levels
        }
    finally:
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)


def promised(level: str) -> float:
    """Within how many seconds 99 % of a bot's answers come."""
    return BUDGETS[level] + ALLOWED


def late(times: list[float]) -> float:
    """Within how many seconds 99 % of these sorted answers came."""
    return times[min(len(times) - 1, int(len(times) * 0.99))]


def report(found: dict[str, list[float]], title: str) -> Table:
    table = Table("bot", "answers", "half within", "99 % within", "slowest", "promised", "", title=title)
    for level, times in found.items():
        bound = promised(level)
        shown = [f"{seconds:.2f} s" for seconds in (times[len(times) // 2], late(times), times[-1], bound)]
        table.add_row(level, str(len(times)), *shown, "kept" if late(times) <= bound else "MISSED")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="that the guest opens")
    parser.add_argument("--decisions", type=int, default=150, help="to be timed for each level")
    parser.add_argument("--seconds", type=float, default=180, help="after which to give up, for each level")
    parser.add_argument("--levels", type=lambda words: words.split(","), default=["random", "prince"])
    parser.add_argument("--seated", action="store_true", help="the guest plays at its tables")
    wish = parser.parse_args()
    if unknown := set(wish.levels) - set(BUDGETS):
        parser.error(f"no such level: {', '.join(unknown)}; the levels are {', '.join(BUDGETS)}")
    console = Console()
    with running_server() as port, Progress(console=console, transient=True) as progress:
        found = asyncio.run(measure(port, wish, progress))
    who = "at which the guest plays too" if wish.seated else "of bots alone"
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    console.print(report(found, f"with {wish.tables} tables {who}; load of the machine {load:.1f}"))


if __name__ == "__main__":
    main()
