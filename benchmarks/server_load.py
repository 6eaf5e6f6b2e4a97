"""The server under load: many tables with two live connections each, random legal moves as fast as answers come.

    python benchmarks/server_load.py [--tables 200] [--seconds 10]

The server runs in one process on one core with SQLite; the load comes from this process, on another core where there
is one. In the same run, as the limit of what is possible here, a bare Litestar socket that commits one row a message.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

SERVE = "import sys; from signoria.server.commands import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"
BARE = "import sys; from benchmarks.server_load import serve_bare; serve_bare(int(sys.argv[1]), sys.argv[2], '{}')"
ROOT = Path(__file__).resolve().parent.parent
TABLES_A_COUPLE = 50


# The limit


def serve_bare(port: int, database: str, synchronous: str) -> None:
    """A socket that answers each message after committing it as one row."""
    import uvicorn
    from litestar import Litestar, WebSocket, websocket

    rows = sqlite3.connect(database, isolation_level=None)
    rows.execute("PRAGMA journal_mode=WAL")
    rows.execute(f"PRAGMA synchronous={synchronous}")
    rows.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT)")

    @websocket("/bare")
    async def bare(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        with contextlib.suppress(Exception):
            while True:
                text = await socket.receive_data("text")
                rows.execute("INSERT INTO rows (text) VALUES (?)", (text,))
                await socket.send_data(text)

    uvicorn.run(Litestar([bare]), port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning")


# Processes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(program: str, folder: Path) -> Iterator[tuple[int, int]]:
    """A server on a core of its own: its port and its process."""
    port = free_port()
    environment = {
        **os.environ,
        "SIGNORIA_REQUESTS_A_MINUTE": "10000000",
        "PYTHONPATH": f"{os.environ.get('PYTHONPATH', '')}:{ROOT}",
    }
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(port), str(folder / "load.sqlite")],
        env=environment,
        preexec_fn=lambda: os.sched_setaffinity(0, {0}),
    )
    try:
        _wait_for(port)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def memory_of(process: int) -> float:
    """The most memory it has used, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def seconds_of(process: int) -> float:
    """The processor time it has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# People


class Person:
    """Somebody with cookies."""

    def __init__(self, port: int, name: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.cookies: dict[str, str] = {}
        self.ask("GET", "/api/session")
        self.ask("POST", "/api/session", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        headers["x-csrf-token"] = self.cookies.get("signoria_csrf", "")
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            for cookie in answer.headers.get_all("set-cookie") or ():
                key, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[key] = value
            return json.load(answer)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())


Seating = tuple[str, Person, Person]


def prepare(port: int, count: int) -> list[Seating]:
    """Tables with two people each, started."""
    found: list[Seating] = []
    while len(found) < count:
        anna, bea = Person(port, "Anna"), Person(port, "Bea")
        for _ in range(TABLES_A_COUPLE):
            wish = {"game": "princes", "seats": [{"kind": "human"}, {"kind": "open"}]}
            wish["options"] = {"muse_and_princess": True, "cooperative": True}
            table = anna.ask("POST", "/api/tables", wish)["id"]
            bea.ask("POST", f"/api/tables/{table}/join")
            anna.ask("POST", f"/api/tables/{table}/start")
            found.append((table, anna, bea))
    return found


class Load:
    """Tables played by random moves; how long each took from sending it to being told."""

    def __init__(self, port: int, seatings: list[Seating]) -> None:
        self.port = port
        self.seatings = seatings
        self.latencies: list[float] = []
        self.received = 0
        self.chance = random.Random(7)
        self.paced: asyncio.Queue[asyncio.Future[None]] | None = None
        self.is_over = False

    async def table(self, ready: asyncio.Event) -> None:
        """One of the tables, and a fresh one whenever it is over."""
        while not self.is_over and self.seatings:
            table, anna, bea = self.seatings.pop()
            async with self.connection(table, anna) as first, self.connection(table, bea) as second:
                await ready.wait()
                players = [asyncio.create_task(self.play(each)) for each in (first, second)]
                await asyncio.gather(*players)

    @contextlib.asynccontextmanager
    async def connection(self, table: str, person: Person) -> AsyncIterator[Any]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        async with connect(address, additional_headers={"cookie": person.cookie}, compression=None) as opened:
            yield opened

    async def play(self, opened: Any) -> None:
        """Answer every decision of one's own until the game is over."""
        sent_at, awaited = 0.0, -1
        while not self.is_over:
            text = await opened.recv()
            self.received += len(text)
            if not text.startswith('{"type":"update"'):
                continue
            update = json.loads(text)
            if update["number"] == awaited:
                self.latencies.append(time.perf_counter() - sent_at)
            if "result" in update:
                return
            if "moves" in update:
                if self.paced is not None:
                    turn = asyncio.get_running_loop().create_future()
                    self.paced.put_nowait(turn)
                    await turn
                move = {"type": "move", "number": update["number"], "move": self.chance.choice(update["moves"])}
                sent_at, awaited = time.perf_counter(), update["number"] + 1
                await opened.send(json.dumps(move))

    async def pace(self, a_second: float) -> None:
        """Let one move go every so often."""
        assert self.paced is not None
        start, released = time.perf_counter(), 0
        while True:
            await asyncio.sleep(max(0.0, start + released / a_second - time.perf_counter()))
            (await self.paced.get()).set_result(None)
            released += 1


async def measure(port: int, process: int, seatings: list[Seating], tables: int, seconds: float, pace: float) -> str:
    load = Load(port, seatings)
    if pace:
        load.paced = asyncio.Queue()
    ready = asyncio.Event()
    tasks = [asyncio.create_task(load.table(ready)) for _ in range(tables)]
    await asyncio.sleep(3)
    ready.set()
    if pace:
        tasks.append(asyncio.create_task(load.pace(pace)))
    await asyncio.sleep(1)
    load.latencies.clear()
    load.received = 0
    used, start = seconds_of(process), time.perf_counter()
    await asyncio.sleep(seconds)
    taken, used = time.perf_counter() - start, seconds_of(process) - used
    latencies = sorted(load.latencies)
    load.is_over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return summary(latencies, taken, used, memory_of(process), load.received)


def summary(latencies: list[float], taken: float, used: float, memory: float, received: int) -> str:
    count = len(latencies)
    half, late = latencies[count // 2] * 1000, latencies[count * 99 // 100] * 1000
    return (
        f"{count / taken:8,.0f} moves/s   half within {half:6.1f} ms, 99 % within {late:6.1f} ms   "
        f"processor {100 * used / taken:3.0f} % ({1e6 * used / count:4.0f} µs a move)   {memory:4.0f} MB   "
        f"{received / count:,.0f} bytes a move"
    )


async def measure_bare(port: int, process: int, connections: int, seconds: float) -> str:
    latencies: list[float] = []
    until = time.perf_counter() + 1 + seconds

    async def echo() -> None:
        async with connect(f"ws://127.0.0.1:{port}/bare", compression=None) as opened:
            while time.perf_counter() < until:
                start = time.perf_counter()
                await opened.send('{"type":"move","number":12,"move":{"do":"bid","amount":300}}')
                await opened.recv()
                latencies.append(time.perf_counter() - start)

    tasks = [asyncio.create_task(echo()) for _ in range(connections)]
    await asyncio.sleep(1)
    latencies.clear()
    used, start = seconds_of(process), time.perf_counter()
    await asyncio.gather(*tasks)
    taken = time.perf_counter() - start
    return summary(sorted(latencies), taken, seconds_of(process) - used, memory_of(process), 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    wish = parser.parse_args()
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    with tempfile.TemporaryDirectory() as folder, running(SERVE, Path(folder)) as (port, process):
        needed = int(wish.tables * 1.5 + wish.seconds * 60)
        print(f"preparing {needed} tables", flush=True)
        seatings = prepare(port, needed)
        print(f"{wish.tables} tables, 2 connections each, {wish.seconds:.0f} seconds; the server on one core, SQLite")
        full = asyncio.run(measure(port, process, seatings, wish.tables, wish.seconds, 0))
        print(f"as fast as answers come  {full}", flush=True)
        calm = asyncio.run(measure(port, process, seatings, wish.tables, wish.seconds, 100))
        print(f"100 moves a second       {calm}", flush=True)
    for synchronous, meaning in (("NORMAL", "not waiting"), ("FULL", "waiting for the disk, as ours")):
        with (
            tempfile.TemporaryDirectory() as folder,
            running(BARE.format(synchronous), Path(folder)) as (port, process),
        ):
            bare = asyncio.run(measure_bare(port, process, wish.tables * 2, wish.seconds / 2))
            print(f"a bare Litestar socket, one row a message, {meaning}\n{'':25}{bare}", flush=True)


if __name__ == "__main__":
    main()
