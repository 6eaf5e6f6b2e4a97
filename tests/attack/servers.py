"""Servers to be attacked: their limits on people are lifted, as all the attackers share one address."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.attack.reports import Report
from tests.server.processes import Server

NO_LIMIT = "1000000"
SETTINGS = {
    f"SIGNORIA_{name}": NO_LIMIT
    for name in (
        "CHECKS_A_MINUTE", "EDITIONS_A_DAY", "EDITIONS_A_MINUTE", "LINES_A_MINUTE", "LOGINS_A_MINUTE",
        "SOCKETS_AN_ADDRESS", "TABLES_A_DAY", "TABLES_A_PERSON",
    )
}  # fmt: skip


def started(
    database: str | Path, *, log: Path | None = None, descriptors: int | None = None, more: dict[str, str] | None = None
) -> Server:
    return Server(database, log=log, descriptors=descriptors, **{**SETTINGS, **(more or {})})


@contextlib.contextmanager
def running(report: Report, *, descriptors: int | None = None, more: dict[str, str] | None = None) -> Iterator[Server]:
    """A server with a file of its own, killed in the end; its log must hold no error that nobody thought of."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = started(Path(folder) / "signoria.sqlite", log=log, descriptors=descriptors, more=more)
        try:
            yield server
        finally:
            server.kill()
            report.violations += unexpected(log.read_text("utf-8"))


def unexpected(log: str) -> list[str]:
    """Lines of a server's log that tell of a bug."""
    lines = [line for line in log.splitlines() if line.startswith("Traceback") or "could not be answered" in line]
    return [f"in the server's log: {line}" for line in lines[:5]]
