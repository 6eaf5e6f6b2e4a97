"""A PostgreSQL of our own for the tests."""

import asyncio
import contextlib
import glob
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.processes import children_of, free_port, parent_of

ABSENT = "PostgreSQL is NOT TESTED: initdb was not found (on Debian: apt-get install postgresql-15)"


def binaries() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    on_path = shutil.which("initdb")
    return Path(found[-1]).parent if found else Path(on_path).parent if on_path else None


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: somebody else then."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@contextlib.contextmanager
def running_cluster() -> Iterator[str]:
    """A PostgreSQL of our own in a temporary folder: the address of its database."""
    programs = binaries()
    if programs is None:
        warnings.warn(ABSENT, stacklevel=1)
        pytest.skip(ABSENT)
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="signoria-postgresql-"))
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "signoria", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"],
        check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, env={},
    )  # fmt: skip
    options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
    server = subprocess.Popen(
        [programs / "postgres", "-D", data, "-p", str(port), *options],
        user=user, cwd=folder, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env={},
    )  # fmt: skip
    try:
        address = f"postgresql://signoria@127.0.0.1:{port}/postgres"
        _wait_for(address)
        yield address
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(address: str) -> None:
    async def ready() -> None:
        for _ in range(200):
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                await (await asyncpg.connect(address)).close()
                return
            await asyncio.sleep(0.1)

    asyncio.run(ready())


NUMBERS = itertools.count(1)


def new_database(cluster: str) -> str:
    """The address of an empty database in this cluster."""
    name = f"database_{next(NUMBERS)}"
    run_sql(cluster, f"CREATE DATABASE {name}")
    return f"{cluster.rpartition('/')[0]}/{name}"


def run_sql(address: str, statements: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(statements)
        await connection.close()

    asyncio.run(run())


@contextlib.contextmanager
def frozen(address: str) -> Iterator[None]:
    """While this PostgreSQL and all its processes stand still: connections open, and nothing answers."""
    processes = asyncio.run(_processes(address))
    _send(processes, signal.SIGSTOP)
    try:
        yield
    finally:
        _send(processes, signal.SIGCONT)


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


async def _processes(address: str) -> list[int]:
    connection = await asyncpg.connect(address)
    try:
        main = parent_of(await connection.fetchval("SELECT pg_backend_pid()"))
        return [main, *children_of(main)]
    finally:
        await connection.close()
