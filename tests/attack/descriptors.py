"""The descriptor test: more half-open connections than the server may have descriptors cut off nobody."""

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Iterator

from tests.attack.kills import check_screens
from tests.attack.reports import Report
from tests.attack.screens import Screen, play_until
from tests.attack.servers import running
from tests.server.half_open import BEGINNINGS, half_open, is_closed, open_files
from tests.server.processes import Player, Server, seated

LIMIT = 1024
HALF_OPEN = 1100
REQUEST_SECONDS = 4.0
PLAY_SECONDS = 3.0
GRACE_SECONDS = 15.0  # beyond the time that a request may take


def exhaust(seconds: float, report: Report) -> None:
    """Waves of half-open connections; each time two newcomers play."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < LIMIT + HALF_OPEN:
        report.left_out.append(f"descriptors: this machine allows only {hard} for a process")
        return
    with _enough_descriptors():
        _exhaust(seconds, report)


@contextlib.contextmanager
def _enough_descriptors() -> Iterator[None]:
    """Our end of the connections needs some too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, LIMIT + HALF_OPEN), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _exhaust(seconds: float, report: Report) -> None:
    end = time.monotonic() + seconds
    screens: list[Screen] = []
    with running(report, descriptors=LIMIT, more={"SIGNORIA_REQUEST_SECONDS": str(REQUEST_SECONDS)}) as server:
        while not report.counts["waves"] or time.monotonic() < end:
            screens += _wave(server, report)
        check_screens(server.database, screens, report)


def _wave(server: Server, report: Report) -> list[Screen]:
    """Open too many connections; then newcomers must be served, and the connections be closed in time."""
    waiting: list[socket.socket] = []
    try:
        waiting += [half_open(server, BEGINNINGS[at % len(BEGINNINGS)]) for at in range(HALF_OPEN)]
        report.count("half-open connections", len(waiting))
        report.expect(open_files(server.process.pid) < LIMIT, "the server has no descriptor left")
        report.expect(server.health() == 200, "the server is not healthy any more")
        people = [Player(server, name) for name in ("Anna", "Bea")]
        table = seated(*people)
        screens = [Screen(person, table, seat, 1, [server]) for seat, person in enumerate(people)]
        asyncio.run(play_until(screens, time.monotonic() + PLAY_SECONDS))
        report.expect(all(screen.number for screen in screens), "newcomers cannot play")
        closing = time.monotonic() + REQUEST_SECONDS + GRACE_SECONDS
        left = sum(not is_closed(each, max(0.01, closing - time.monotonic())) for each in waiting)
        report.expect(left == 0, f"{left} half-open connections are not closed in time")
    finally:
        for each in waiting:
            each.close()
    report.count("waves")
    return screens
