"""The server under load: many tables with two live sockets each, random legal moves as fast as answers come.

    python benchmarks/server_load.py [--tables 200] [--seconds 10] [--games princes,lorenzo]

One server process on one core with SQLite, the load from this process on another core. In the same run, as the limit
of what is possible here, a bare Litestar socket that commits one row a message. A move counts once its update is here:
it is then committed, and synced to the disk.
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
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import signoria
from signoria.kernel.state import NOBODY

ROOT = Path(__file__).resolve().parent.parent
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
PROGRAM = "import sys; from benchmarks.server_load import {}; {}(int(sys.argv[1]), sys.argv[2])"
OPTIONS: dict[str, dict[str, bool]] = {
    "princes": {"muse_and_princess": True, "cooperative": True},
    "lorenzo": {"advanced": True},
}
TABLES_A_COUPLE = 50
CALM = 100  # moves a second
SAMPLE_SECONDS = 0.002
MESSAGE = b'{"type":"move","number":12,"id":"12","move":{"do":"bid","amount":300}}'
# What is promised: the measure, the bound, and whether it is a least or a most.
PROMISES = {
    "moves a second": (2000.0, "least"),
    "99 % within, ms": (100.0, "most"),
    "memory, MB": (600.0, "most"),
    f"99 % within at {CALM} moves a second, ms": (15.0, "most"),
}
# Where the time goes: the first of these that is found from the innermost call outwards. A part is a file, or a
# function of a file.
PARTS = {
    "rules: is the move legal, what does it do": ["record.py:action_of", "record.py:after"],
    "listing the legal moves": ["record.py:legal", "record.py:moves", "record.py:decision"],
    "may it be taken back": ["record.py:revealed"],
    "views": ["record.py:view"],
    "what changed in views and appraisals": ["broadcast.py:_show"],
    "appraisals": ["record.py:appraisal", "record.py:_public_appraisal"],
    "the record goes on, the last views are let go": ["record.py"],
    "encoding messages": ["clients.py:encoded"],
    "telling clients, the rest": ["broadcast.py", "clients.py"],
    "committing (the part on the loop)": ["committing.py", "storage.py", "tables.py:_commit"],
    "reading messages, tasks of tables": ["live.py", "tables.py"],
    "sockets: Litestar, uvicorn, websockets": [
        f"site-packages/{name}" for name in ("litestar", "uvicorn", "websockets")
    ],
}
REST = "event loop, threads, everything else"


# Servers, each in a process of its own


def serve_ours(port: int, database: str) -> None:
    from signoria.server.commands import serve

    serve(port=port, database=database)


def serve_watched(port: int, database: str) -> None:
    """Ours, looked at every few milliseconds of processor time: on SIGUSR1 it writes down where it was found."""
    found: Counter[str] = Counter()

    def look(_: int, frame: Any) -> None:
        found[part_of(frame)] += 1

    def write(_: int, __: Any) -> None:
        Path(database + ".parts").write_text(json.dumps(found))

    signal.signal(signal.SIGUSR1, write)
    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, SAMPLE_SECONDS, SAMPLE_SECONDS)
    serve_ours(port, database)


def part_of(frame: Any) -> str:
    """The part of the work that this frame is at."""
    while frame is not None:
        where = f"{frame.f_code.co_filename}:{frame.f_code.co_name}"
        for part, places in PARTS.items():
            if any(where.endswith(f"/{place}") or f"/{place}:" in where or f"/{place}/" in where for place in places):
                return part
        frame = frame.f_back
    return REST


def serve_bare(port: int, database: str) -> None:
    """A socket that answers each message after committing it as one row."""
    import uvicorn
    from litestar import Litestar, WebSocket, websocket

    rows = sqlite3.connect(database, isolation_level=None)
    rows.execute("PRAGMA journal_mode=WAL")
    rows.execute(f"PRAGMA synchronous={os.environ['SYNCHRONOUS']}")
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


class Server:
    """A running server: its port, and what its process has used."""

    def __init__(self, port: int, process: int, database: Path) -> None:
        self.port = port
        self.process = process
        self.database = database

    def memory(self) -> float:
        """The most memory it has used, in MB."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024

    def seconds(self) -> tuple[float, float]:
        """The processor time it has used: its main thread, and its other threads (they commit)."""
        main = _seconds_in(Path(f"/proc/{self.process}/task/{self.process}/stat"))
        return main, _seconds_in(Path(f"/proc/{self.process}/stat")) - main

    def parts(self) -> dict[str, int]:
        """What the watched server found."""
        file = Path(f"{self.database}.parts")
        os.kill(self.process, signal.SIGUSR1)
        for _ in range(100):
            with contextlib.suppress(OSError, ValueError):
                found: dict[str, int] = json.loads(file.read_text())
                return found
            time.sleep(0.05)
        raise SystemExit("the server does not tell where its time goes")


def _seconds_in(stat: Path) -> float:
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def running(what: Callable[[int, str], None], **settings: str) -> Iterator[Server]:
    """A server on a core of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite"
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(what.__name__, what.__name__), str(port), str(database)],
            env={
                **os.environ,
                "SIGNORIA_REQUESTS_A_MINUTE": "10000000",
                "SIGNORIA_SOCKETS_AN_ADDRESS": "100000",
                "SIGNORIA_TABLES_A_DAY": "10000000",
                "PYTHONPATH": f"{os.environ.get('PYTHONPATH', '')}:{ROOT}",
                **settings,
            },
            stdout=subprocess.DEVNULL,
        )
        try:
            pin(process.pid, 0)
            _wait_for(port)
            yield Server(port, process.pid, database)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def pin(process: int, core: int) -> bool:
    """Keep a process to one of the cores; whether the system lets us and has more than one."""
    if len(CORES) < 2:
        return False
    os.sched_setaffinity(process, {CORES[core]})
    return True


def _wait_for(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise SystemExit("the server does not start")


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


def prepare(server: Server, games: list[str], count: int, progress: Progress) -> list[Seating]:
    """Tables with two people each, started; the games take turns."""
    found: list[Seating] = []
    for _ in progress.track(range(-(-count // TABLES_A_COUPLE)), description=f"preparing {count} tables"):
        anna, bea = Person(server.port, "Anna"), Person(server.port, "Bea")
        for _ in range(TABLES_A_COUPLE):
            game = games[len(found) % len(games)]
            wish = {"game": game, "seats": [{"kind": "human"}, {"kind": "open"}], "options": OPTIONS[game]}
            table = anna.ask("POST", "/api/tables", wish)["id"]
            bea.ask("POST", f"/api/tables/{table}/join")
            anna.ask("POST", f"/api/tables/{table}/start")
            found.append((table, anna, bea))
    return found


class Connection(asyncio.Protocol):
    """A socket of the load: as little as a client can do, so that the load does not measure itself."""

    def __init__(self, path: str, cookie: str, on_message: Callable[["Connection", bytes], None]) -> None:
        self._handshake = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        )
        self._on_message = on_message
        self._is_open = False
        self._unread = b""
        self.sent_at = 0.0
        self.awaited = -1

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._handshake.encode())

    def data_received(self, data: bytes) -> None:
        data = self._unread + data
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._unread = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"the socket was refused: {data[:200]!r}")
            self._is_open, data = True, data[end + 4 :]
        at = 0
        while (frame := _frame(data, at)) is not None:
            opcode, start, at = frame
            if opcode == 1:
                self._on_message(self, data[start:at])
        self._unread = data[at:]

    def send(self, text: bytes) -> None:
        """A text frame; the mask is zero, so that nothing has to be masked."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self._transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Opcode, start and end of the frame at this place, if it is all there."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 127, at + 2
    if size > 125:
        width = 2 if size == 126 else 8
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    return (data[at] & 15, start, start + size) if len(data) >= start + size else None


async def call(port: int, path: str, cookie: str, on_message: Callable[[Connection, bytes], None]) -> Connection:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Connection(path, cookie, on_message), "127.0.0.1", port)
    return line


class ReadUpdate(msgspec.Struct):
    """What the load reads of an update."""

    number: int
    moves: list[msgspec.Raw] | None = None
    result: Any = None


class Load:
    """Tables played by random moves; how long each took from sending it to being told."""

    def __init__(self, server: Server, seatings: list[Seating], is_paced: bool, are_pages: bool) -> None:
        self.port = server.port
        self.seatings = seatings
        self.latencies: list[float] = []
        self.received = 0  # bytes
        self._query = "?appraisal=true" if are_pages else ""
        self._chance = random.Random(7)
        self._read = msgspec.json.Decoder(ReadUpdate).decode
        self._paced: list[Callable[[], None]] | None = [] if is_paced else None
        self._connections: set[Connection] = set()
        self._partners: dict[Connection, list[Connection]] = {}
        self._opening: set[asyncio.Task[None]] = set()

    async def open_table(self) -> None:
        """Two people sit down at the next table and play."""
        if not self.seatings:
            raise SystemExit("there are not enough tables: prepare more")
        table, *people = self.seatings.pop()
        path = f"/api/tables/{table}/live{self._query}"
        lines = [await call(self.port, path, person.cookie, self.on_message) for person in people]
        for line in lines:
            self._partners[line] = lines
        self._connections.update(lines)

    def on_message(self, line: Connection, text: bytes) -> None:
        """Answer every decision of one's own; a game that is over is followed by another."""
        self.received += len(text)
        if not text.startswith(b'{"type":"update"'):
            return
        update = self._read(text)
        if update.number == line.awaited:
            self.latencies.append(time.perf_counter() - line.sent_at)
        if update.result is not None:
            self._leave(line)
        elif update.moves is not None:
            move = self._chance.choice(update.moves)
            answer = b'{"type":"move","number":%d,"id":"%d","move":%b}' % (
                update.number,
                update.number,
                bytes(move),
            )
            if self._paced is None:
                self._send(line, update.number, answer)
            else:
                self._paced.append(lambda: self._send(line, update.number, answer))

    def _send(self, line: Connection, number: int, answer: bytes) -> None:
        line.sent_at, line.awaited = time.perf_counter(), number + 1
        line.send(answer)

    def _leave(self, line: Connection) -> None:
        line.close()
        self._connections.discard(line)
        partners = self._partners.pop(line, [])
        if partners and not any(partner in self._connections for partner in partners):
            opening = asyncio.create_task(self.open_table())
            self._opening.add(opening)
            opening.add_done_callback(self._opening.discard)

    async def pace(self, a_second: float) -> None:
        """Let one move go every so often."""
        assert self._paced is not None
        start, released = time.perf_counter(), 0
        while True:
            await asyncio.sleep(max(0.0, start + released / a_second - time.perf_counter()))
            if self._paced:
                self._paced.pop(self._chance.randrange(len(self._paced)))()
                released += 1

    def close(self) -> None:
        for line in self._connections:
            line.close()


class Measured:
    """What came of a measurement."""

    def __init__(self, latencies: list[float], seconds: float, main: float, others: float, server: Server) -> None:
        latencies.sort()
        count = len(latencies)
        self.a_second = count / seconds
        self.half, self.late = latencies[count // 2] * 1000, latencies[count * 99 // 100] * 1000
        self.worst = latencies[-1] * 1000
        self.main, self.others = 1e6 * main / count, 1e6 * others / count
        self.busy = 100 * (main + others) / seconds
        self.memory = server.memory()
        self.bytes_a_move = 0.0

    def row(self) -> list[str]:
        return [
            f"{self.a_second:,.0f}", f"{self.half:.1f}", f"{self.late:.1f}", f"{self.worst:.1f}",
            f"{self.busy:.0f} %", f"{self.main:.0f} + {self.others:.0f}", f"{self.memory:.0f}",
            f"{self.bytes_a_move:,.0f}",
        ]  # fmt: skip


class Watch:
    """Clocks of a server, from one moment on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._used, self._start = server.seconds(), time.perf_counter()

    def measured(self, latencies: list[float]) -> Measured:
        seconds, used = time.perf_counter() - self._start, self._server.seconds()
        return Measured(latencies, seconds, used[0] - self._used[0], used[1] - self._used[1], self._server)


async def play(
    server: Server, seatings: list[Seating], tables: int, seconds: float, pace: float = 0, are_pages: bool = False
) -> Measured:
    """Play at so many tables for a while; pages ask for appraisals, programs do not."""
    load = Load(server, seatings, bool(pace), are_pages)
    for _ in range(tables):
        await load.open_table()
    pacing = asyncio.create_task(load.pace(pace)) if pace else None
    await asyncio.sleep(2)
    load.latencies.clear()
    load.received = 0
    watch = Watch(server)
    await asyncio.sleep(seconds)
    measured = watch.measured(load.latencies)
    measured.bytes_a_move = load.received / max(1, len(load.latencies))
    if pacing is not None:
        pacing.cancel()
    load.close()
    return measured


async def echo(server: Server, connections: int, seconds: float) -> Measured:
    """The bare server, with as many sockets as have a move under way at ours."""
    latencies: list[float] = []

    def on_message(line: Connection, _: bytes) -> None:
        latencies.append(time.perf_counter() - line.sent_at)
        line.sent_at = time.perf_counter()
        line.send(MESSAGE)

    lines = [await call(server.port, "/bare", "", on_message) for _ in range(connections)]
    await asyncio.sleep(1)
    for line in lines:
        line.sent_at = time.perf_counter()
        line.send(MESSAGE)
    await asyncio.sleep(1)
    latencies.clear()
    watch = Watch(server)
    await asyncio.sleep(seconds)
    measured = watch.measured(latencies)
    for line in lines:
        line.close()
    return measured


# One long table


LONG_GAMES = {"princes": 5, "lorenzo": 4}


async def long_table(game: str) -> list[str]:
    """The longest of some random games: opened after a restart, stepped back in, its last move taken back."""
    from signoria.server.commands import prepare
    from signoria.server.record import Record
    from signoria.server.settings import database_url
    from signoria.server.storage import MoveRow, SeatRow, Storage, TableRow, open_engine

    with tempfile.TemporaryDirectory() as folder:
        url = database_url(str(Path(folder) / "long.sqlite"))
        await prepare(url)
        storage = Storage(open_engine(url))
        seed, played = max(((seed, random_game(game, seed)) for seed in range(30)), key=lambda found: len(found[1]))
        options = signoria.rules(game).validate_options(LONG_GAMES[game], OPTIONS[game])
        seats = [SeatRow("human", "anna", "Anna", None)] * LONG_GAMES[game]
        table = TableRow("long", game, options, False, "playing", "anna", seed, 0, None, None, None, seats)
        await storage.add_table(table)
        entries = [MoveRow("long", at + 1, seat, move, "anna", then, 0) for at, (seat, move, then) in enumerate(played)]
        await storage.append(entries, {})
        opening = []
        for _ in range(20):
            start = time.perf_counter()
            row = await storage.table("long")
            assert row is not None
            record = Record(row, await storage.edition(row))
            for entry in await storage.moves("long"):
                record.adopt(entry)
            opening.append(time.perf_counter() - start)
        back, undo = [], []
        for at in range(record.length):
            start = time.perf_counter()
            record.state_at(at).view(0), record.facts(max(0, at - 1), at, 0)
            back.append(time.perf_counter() - start)
        while record.length:
            start = time.perf_counter()
            record.revealed(), record.step_back()
            undo.append(time.perf_counter() - start)
        await storage.close()
    return [f"{game}, {len(played)} moves", *(in_milliseconds(each) for each in (opening, back, undo))]


def random_game(game: str, seed: int) -> list[tuple[int, dict[str, Any], int]]:
    """The moves of a random game: who, what, and who decides then."""
    state = signoria.new_game(game, LONG_GAMES[game], seed, **OPTIONS[game]).state
    chance, played = random.Random(seed), []
    while state.seat != NOBODY:
        seat, action = state.seat, chance.choice(state.legal())
        move = state.move_of(action)
        state.apply(action)
        played.append((seat, move, state.seat))
    return played


def in_milliseconds(times: list[float]) -> str:
    times.sort()
    return f"{1000 * times[len(times) // 2]:.2f}, slowest {1000 * times[-1]:.2f}"


# The report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--games", default="princes,lorenzo", help="they take turns at the tables")
    wish = parser.parse_args()
    games = wish.games.split(",")
    is_pinned = pin(0, 1)
    console = Console()
    with Progress(console=console, transient=True) as progress:
        full, pages, calm = measure_ours(games, wish.tables, wish.seconds, progress)
        parts = measure_parts(games, wish.tables, wish.seconds / 2, progress)
        bare = {name: measure_bare(name, wish.tables, wish.seconds / 2, progress) for name in ("NORMAL", "FULL")}
    console.print(
        f"{wish.tables} tables of {' and '.join(games)}, 2 sockets each, {wish.seconds:.0f} s, SQLite; "
        f"{'the server and the load on a core each' if is_pinned else 'NOT on cores of their own'}"
    )
    console.print(report(full, pages, calm, bare))
    console.print(promises(full, calm))
    console.print(
        f"ratio to the bare socket: {full.a_second / bare['FULL'].a_second:.2f} (waiting for the disk, as ours), "
        f"{full.a_second / bare['NORMAL'].a_second:.2f} (not waiting)\n"
    )
    console.print(where_it_goes(pages, parts))
    long = Table("a long table, ms each", "opened after a restart", "stepped back", "a move taken back")
    for game in games:
        long.add_row(*asyncio.run(long_table(game)))
    console.print(long)


def run(coroutine: Any) -> Measured:
    """On uvloop where there is one: the load should be lighter than the server."""
    with contextlib.suppress(ImportError):
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(coroutine)
    return asyncio.run(coroutine)


def measure_ours(
    games: list[str], tables: int, seconds: float, progress: Progress
) -> tuple[Measured, Measured, Measured]:
    """Programs as fast as answers come, pages as fast, and pages at a calm pace."""
    with running(serve_ours) as server:
        seatings = prepare(server, games, int(tables * 3.5 + seconds * 70), progress)
        task = progress.add_task("playing as fast as answers come", total=None)
        full = run(play(server, seatings, tables, seconds))
        progress.update(task, description="the same with appraisals")
        pages = run(play(server, seatings, tables, seconds, are_pages=True))
        progress.update(task, description=f"playing {CALM} moves a second")
        calm = run(play(server, seatings, tables, seconds, CALM, are_pages=True))
        progress.remove_task(task)
    return full, pages, calm


def measure_parts(games: list[str], tables: int, seconds: float, progress: Progress) -> dict[str, int]:
    """In a run of its own, since looking costs a little."""
    with running(serve_watched) as server:
        seatings = prepare(server, games, int(tables * 1.5 + seconds * 40), progress)
        before = server.parts()
        task = progress.add_task("watching where the time goes", total=None)
        run(play(server, seatings, tables, seconds, are_pages=True))
        Path(f"{server.database}.parts").unlink()
        found = server.parts()
        progress.remove_task(task)
    return {part: count - before.get(part, 0) for part, count in found.items()}


def measure_bare(synchronous: str, connections: int, seconds: float, progress: Progress) -> Measured:
    task = progress.add_task(f"a bare socket, synchronous={synchronous}", total=None)
    with running(serve_bare, SYNCHRONOUS=synchronous) as server:
        measured = run(echo(server, connections, seconds))
    progress.remove_task(task)
    return measured


def report(full: Measured, pages: Measured, calm: Measured, bare: dict[str, Measured]) -> Table:
    table = Table(
        "", "a second", "half within ms", "99 % ms", "slowest ms", "core", "µs each: loop + threads", "MB", "bytes"
    )
    table.add_row("moves of programs, as fast as answers come", *full.row())
    table.add_row("moves on pages, which are told every number", *pages.row())
    table.add_row(f"moves on pages, {CALM} a second", *calm.row())
    table.add_row("bare socket, a row a message, waiting for the disk", *bare["FULL"].row())
    table.add_row("bare socket, a row a message, not waiting", *bare["NORMAL"].row())
    return table


def promises(full: Measured, calm: Measured) -> Table:
    found = dict(zip(PROMISES, (full.a_second, full.late, full.memory, calm.late), strict=True))
    table = Table("promised", "bound", "measured", "")
    for name, (bound, sense) in PROMISES.items():
        is_kept = found[name] >= bound if sense == "least" else found[name] <= bound
        table.add_row(name, f"at {sense} {bound:,.0f}", f"{found[name]:,.1f}", "kept" if is_kept else "MISSED")
    return table


def where_it_goes(pages: Measured, parts: dict[str, int]) -> Table:
    """Shares of the samples, and what they come to of the time a move took in the run that was not watched."""
    table = Table("where the time of a move on pages goes", "share", "µs")
    total = sum(parts.values())
    for part in [*PARTS, REST]:
        share = parts.get(part, 0) / total
        table.add_row(part, f"{100 * share:.0f} %", f"{share * (pages.main + pages.others):.0f}")
    return table


if __name__ == "__main__":
    main()
