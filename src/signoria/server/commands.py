"""The commands `serve` and `validate`."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser

import uvicorn
from uvicorn.supervisors import Multiprocess

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.server.migrations import migrate
from signoria.server.record import Record
from signoria.server.security import LARGEST_MESSAGE
from signoria.server.settings import database_url, from_environment, spare_cores
from signoria.server.storage import Storage, TableRow, open_engine

SHUTDOWN_SECONDS = 5
BACKLOG = 2048  # connections that wait to be accepted


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
    os.environ["SIGNORIA_DATABASE"] = url
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
        log_level="warning",
    )
    with listening_socket(host, port) as listening:
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


async def prepare(url: str) -> str:
    """Bring the database to its present shape; the secret that cookies are signed with."""
    storage = Storage(open_engine(url))
    try:
        await migrate(storage.engine)
        return await storage.secret()
    finally:
        await storage.close()


class InvalidTable:
    """A stored table that no longer replays, and why."""

    def __init__(self, table_id: str, game: str, reason: str) -> None:
        self.table_id = table_id
        self.game = game
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.table_id} ({self.game}): {self.reason}"


def validate(database: str | None = None) -> tuple[int, list[InvalidTable]]:
    """Replay every stored table: returns their number, and those that fail."""
    return asyncio.run(_validate(database_url(database)))


async def _validate(url: str) -> tuple[int, list[InvalidTable]]:
    storage = Storage(open_engine(url))
    try:
        await migrate(storage.engine)
        table_ids = await storage.table_ids(("playing", "over"))
        invalid = []
        for table_id in table_ids:
            table = await storage.table(table_id)
            reason = None if table is None else await _problem_of(storage, table)
            if table is not None and reason is not None:
                invalid.append(InvalidTable(table_id, table.game, reason))
        return len(table_ids), invalid
    finally:
        await storage.close()


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
