"""Backups of a SQLite database while its server runs."""

import contextlib
import os
import shlex
import sqlite3
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL, make_url

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.server.sqlite_file import create_private, path_of, read_only_name


class Contents(Struct):
    """What a database holds: enough to notice a copy that lacks something."""

    revision: str
    tables: int
    moves: int

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.moves} moves, revision {self.revision}"


def back_up(url: str, target: Path) -> Contents:
    """Write a copy of the database as it is now, check it, and only then give it its name.

    VACUUM INTO reads one snapshot, so it ends however much is played meanwhile, and nobody waits for it. (SQLite's
    backup interface, which `.backup` uses, begins again whenever somebody writes.)
    """
    source = path_of(url)
    if source is None:
        raise BadInput(f"PostgreSQL makes its own backups: {_dump_command(url, target)}")
    if target.exists():
        raise BadInput(f"{target} exists already; choose another name")
    if not target.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {target.absolute().parent}")
    partial = target.absolute().with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)  # of a backup that was interrupted
    try:
        before = _copy(source, partial)
        contents = _checked(partial, before)
        _sync(partial)
        partial.replace(target)
        _sync(target.absolute().parent)
    finally:
        partial.unlink(missing_ok=True)
    return contents


def _dump_command(url: str, target: Path) -> str:
    given = make_url(url)
    address = URL.create("postgresql", given.username, None, given.host, given.port, given.database).render_as_string()
    return f"pg_dump --format=custom --file={shlex.quote(str(target))} {shlex.quote(address)}"


def _copy(source: Path, target: Path) -> Contents:
    """Copy the database; what it held at least, from just before."""
    create_private(target)
    with _reading(source) as connection:
        before = _contents(connection)
        connection.execute("VACUUM INTO ?", [str(target)])
    return before


def _reading(path: Path) -> "contextlib.closing[sqlite3.Connection]":
    return contextlib.closing(sqlite3.connect(read_only_name(path), uri=True, isolation_level=None))


def _contents(connection: sqlite3.Connection) -> Contents:
    revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    moves = connection.execute("SELECT count(*) FROM moves").fetchone()[0]
    return Contents(revision, tables, moves)


def _checked(copy: Path, before: Contents) -> Contents:
    """What the copy holds; SignoriaError if it is damaged, or lacks a move that the database held before."""
    with _reading(copy) as connection:
        problem = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        contents = _contents(connection)
    if problem != "ok" or contents.revision != before.revision or contents.moves < before.moves:
        raise SignoriaError(f"the copy is not complete ({problem}; {contents} instead of {before}); try again")
    return contents


def _sync(path: Path) -> None:
    """Wait until it is on disk; VACUUM INTO does not. Windows cannot sync a folder."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
