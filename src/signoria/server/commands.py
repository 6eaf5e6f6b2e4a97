"""The commands `serve`, `validate`, `backup`, `migrate` and `tidy`."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import uvicorn
from sqlalchemy import make_url, text
from uvicorn.supervisors import Multiprocess

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.server.backup import Contents, back_up
from signoria.server.http_connections import BACKLOG, GuardedProtocol
from signoria.server.migrations import migrate as upgrade
from signoria.server.migrations import require_current
from signoria.server.record import Record
from signoria.server.refusals import DatabaseFailed
from signoria.server.security import LARGEST_MESSAGE
from signoria.server.settings import database_url, from_environment, proxies, spare_cores
from signoria.server.sqlite_file import claim, create_private, path_of
from signoria.server.storage import FAILURES, Storage, TableRow, in_short, open_engine
from signoria.server.tidying import Leftovers, Tidier

SHUTDOWN_SECONDS = 5
WORKER_SECONDS = 60  # a worker that does not answer for so long is replaced; a busy machine starts it slowly


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Run the server until it is stopped; open the page in a browser if asked and if there is a display."""
    url = database_url(database)
    if workers > 1 and url.startswith("sqlite"):
        raise BadInput("SQLite supports only one process; for more --workers, use a postgresql:// --database")
    named_proxies = proxies(os.environ.get("SIGNORIA_PROXIES", ""))
    os.environ["SIGNORIA_DATABASE"] = url
    with in_a_sentence(url):
        lock = claimed(url)
        kept_secret = asyncio.run(prepare(url))
    os.environ["SIGNORIA_SECRET"] = os.environ.get("SIGNORIA_SECRET") or kept_secret
    os.environ.setdefault("SIGNORIA_BOT_WORKERS", str(max(1, spare_cores() // workers)))
    from_environment(url)  # a wrong setting is refused here, before any process starts
    config = uvicorn.Config(
        "signoria.server.app:create_worker",
        factory=True,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        access_log=False,
        server_header=False,
        proxy_headers=bool(named_proxies),
        forwarded_allow_ips=named_proxies,
        log_level="warning",
        http=GuardedProtocol,
        backlog=BACKLOG,
        timeout_worker_healthcheck=WORKER_SECONDS,
    )
    with lock, listening_socket(host, port) as listening:
        address = f"http://{_reachable(host)}:{listening.getsockname()[1]}"
        print(f"Signoria is served at {address} (Ctrl-C stops it).", flush=True)
        if open_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            if workers > 1:
                Multiprocess(config, sockets=[listening]).run()
            else:
                uvicorn.Server(config).run([listening])


def listening_socket(host: str, port: int) -> socket.socket:
    """Take the port. From now on connections wait until the server has started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as reason:
        raise BadInput(f"cannot listen on {host}, port {port}: {reason}") from None


def _reachable(host: str) -> str:
    """The host as a browser on this machine can use it."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{own}]" if ":" in own else own


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def claimed(url: str) -> contextlib.ExitStack:
    """Keep other servers away from a SQLite file until this is closed. Servers share PostgreSQL."""
    stack = contextlib.ExitStack()
    path = path_of(url)
    if path is not None:
        stack.enter_context(contextlib.closing(claim(path)))
    return stack


async def prepare(url: str) -> str:
    """Bring the database to its present shape; the secret that cookies are signed with."""
    path = path_of(url)
    if path is not None:
        create_private(path)
    storage = Storage(open_engine(url))
    try:
        await upgrade(storage.engine)
        return await storage.secret()
    finally:
        await storage.close()


@contextlib.contextmanager
def in_a_sentence(url: str) -> Iterator[None]:
    """A database that cannot be used is reported in one sentence."""
    try:
        yield
    except DatabaseFailed as failure:
        raise SignoriaError(_sentence(url, failure.problem)) from None
    except FAILURES as problem:
        raise SignoriaError(_sentence(url, in_short(problem))) from None


def _sentence(url: str, problem: str) -> str:
    name = path_of(url) or make_url(url).set(drivername="postgresql").render_as_string(hide_password=True)
    return f"the database {name} cannot be used: {problem}"


def _must_exist(url: str) -> None:
    path = path_of(url)
    if path is not None and not path.is_file():
        raise SignoriaError(f"there is no database {path}")


@contextlib.asynccontextmanager
async def existing(url: str, read_only: bool = False) -> AsyncIterator[Storage]:
    """A database that must be there already, with the tables of this Signoria."""
    _must_exist(url)
    storage = Storage(open_engine(url, read_only))
    try:
        async with storage.engine.connect() as connection:
            await connection.run_sync(require_current)
        yield storage
    finally:
        await storage.close()


def backup(file: Path, database: str | None = None) -> Contents:
    """Write a checked copy of a SQLite database."""
    url = database_url(database)
    _must_exist(url)
    with in_a_sentence(url):
        return back_up(url, file)


def migrate(database: str | None = None) -> None:
    """Bring an existing database to the present shape."""
    url = database_url(database)
    _must_exist(url)
    with in_a_sentence(url), claimed(url):
        asyncio.run(prepare(url))


def tidy(database: str | None = None, dry_run: bool = False) -> Leftovers:
    """Remove what has been left for too long; in a dry run, only find it."""
    url = database_url(database)
    _must_exist(url)
    with in_a_sentence(url), contextlib.ExitStack() if dry_run else claimed(url):
        return asyncio.run(_tidy(url, dry_run))


async def _tidy(url: str, dry_run: bool) -> Leftovers:
    async with existing(url, read_only=dry_run) as storage:
        tidier = Tidier(storage, from_environment(url))
        return await (tidier.find() if dry_run else tidier.remove())


class InvalidTable:
    """A stored table that no longer replays, and why."""

    def __init__(self, table_id: str, game: str, reason: str) -> None:
        self.table_id = table_id
        self.game = game
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.table_id} ({self.game}): {self.reason}"


def validate(database: str | None = None) -> tuple[int, list[InvalidTable]]:
    """Replay every stored table: returns their number, and those that fail. Nothing is written."""
    url = database_url(database)
    with in_a_sentence(url):
        return asyncio.run(_validate(url))


async def _validate(url: str) -> tuple[int, list[InvalidTable]]:
    async with existing(url, read_only=True) as storage:
        await _check_integrity(storage)
        table_ids = await storage.table_ids(("playing", "over", "abandoned"))
        invalid = []
        for table_id in table_ids:
            table = await storage.table(table_id)
            reason = None if table is None else await _problem_of(storage, table)
            if table is not None and reason is not None:
                invalid.append(InvalidTable(table_id, table.game, reason))
        return len(table_ids), invalid


async def _check_integrity(storage: Storage) -> None:
    """A SQLite file may be damaged where no table's record lies."""
    if storage.engine.dialect.name == "sqlite":
        async with storage.engine.connect() as connection:
            found = await connection.scalar(text("PRAGMA integrity_check(1)"))
        if found != "ok":
            raise SignoriaError(f"the database is damaged: {' '.join(str(found).split())}")


async def _problem_of(storage: Storage, table: TableRow) -> str | None:
    """Why a table does not replay to what was stored of it, if it does not."""
    number = 0
    try:
        record = Record(table, await storage.edition(table))
        for entry in await storage.moves(table.id):
            number = entry.number
            record.adopt(entry)
            if record.state.seat != entry.next_seat:
                return f"after entry {number} seat {record.state.seat} decides, not {entry.next_seat}"
    except (SignoriaError, ValueError) as reason:
        return f"entry {number}: {reason}"
    if record.result() != table.result:
        return f"it ends with {record.result()}, not {table.result}"
    return None
