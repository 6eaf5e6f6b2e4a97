"""The SQLite file: readable by its owner only, and used by one server at a time."""

import contextlib
import logging
import os
import sqlite3
import stat
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, make_url

from signoria.kernel.errors import SignoriaError

LOG = logging.getLogger("signoria.server")
COMPANIONS = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside the file gets the file's permissions
OWNER_ONLY = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def path_of(url: str) -> Path | None:
    """The file of a SQLite address; None for PostgreSQL and for a database in memory."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database))


def read_only_name(path: Path) -> str:
    """The file's name as SQLite opens it without ever writing to it or creating it."""
    return f"{_uri(path)}?mode=ro"


def read_only_url(path: Path) -> URL:
    """The same for SQLAlchemy. Without a log or journal beside it nobody uses the file, so none is created either."""
    query = {"mode": "ro", "uri": "true"}
    if not any(Path(f"{path}{ending}").exists() for ending in ("-wal", "-journal")):
        query["immutable"] = "1"
    return URL.create("sqlite+aiosqlite", database=_uri(path), query=query)


def _uri(path: Path) -> str:
    return f"file:{quote(str(path.absolute()))}"


def create_private(path: Path) -> None:
    """Make sure that the file exists, and that its owner alone can read it: it holds passwords and the cookie key."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    for ending in COMPANIONS:
        _close_to_others(Path(f"{path}{ending}"))


def _close_to_others(path: Path) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        pass
    except PermissionError:
        LOG.warning("%s can be read by others, and belongs to somebody else: its owner should run chmod 600", path)


def claim(path: Path) -> sqlite3.Connection:
    """Keep other servers away from the file until the connection is closed or this process ends, however it ends.

    The lock is SQLite's own, on an empty file beside it, so it works on every system.
    """
    lock = Path(f"{path.resolve()}.lock")
    create_private(lock)
    connection = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=OFF")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        connection.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise SignoriaError(f"another server is using {path}; stop it first, or choose another --database") from None
    return connection
