"""Kill servers without warning while people play: everything that was acknowledged stays, and nothing happens twice."""

import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path

from tests.attack.reports import Report
from tests.attack.screens import Screen, play_until, screens_at_new_tables
from tests.attack.servers import started
from tests.attack.stored import check
from tests.server.postgresql import ABSENT, binaries, new_database, running_cluster
from tests.server.processes import Server

TABLES = 4
SHORTEST, LONGEST = 0.05, 1.5  # seconds between two kills


def on_sqlite(seconds: float, report: Report) -> None:
    """One server with one file."""
    with tempfile.TemporaryDirectory() as folder:
        play_and_kill(str(Path(folder) / "signoria.sqlite"), 1, seconds, report)


def on_postgresql(seconds: float, report: Report) -> None:
    """Two server processes that share the tables; people come back to either of them."""
    if binaries() is None:
        report.left_out.append(ABSENT)
        return
    with running_cluster() as cluster:
        play_and_kill(new_database(cluster), 2, seconds, report)


def play_and_kill(database: str, processes: int, seconds: float, report: Report) -> None:
    """New tables whenever all games are over, until the time is up; then everything is checked."""
    screens: list[Screen] = []
    with contextlib.ExitStack() as stack:
        servers: list[Server] = []
        for _ in range(processes):
            servers.append(started(database))
            stack.callback(servers[-1].kill)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            new = screens_at_new_tables(servers, TABLES)
            screens += new
            asyncio.run(play_until(new, end, _kill(servers, report)))
    check_screens(database, screens, report)


async def _kill(servers: list[Server], report: Report) -> None:
    """One server after another, until somebody stops it."""
    chance = random.Random(report.counts["kills"])
    while True:
        await asyncio.sleep(chance.uniform(SHORTEST, LONGEST))
        server = chance.choice(servers)
        server.kill()
        report.count("kills")
        await asyncio.to_thread(server.start)


def check_screens(database: str, screens: list[Screen], report: Report) -> None:
    """Whether the stored moves explain all that these screens were told."""
    histories = [screen.history for screen in screens]
    sent = [each for history in histories for each in history.sent]
    report.count("messages", len(sent))
    report.count("done", sum(each.done is not None for each in sent))
    report.count("refused", sum(each.refused is not None for each in sent))
    report.count("sent again", sum(each.times_sent > 1 for each in sent))
    report.count("views", sum(len(history.seen) for history in histories))
    report.violations += [fault for screen in screens for fault in screen.faults]
    report.violations += check(database, histories)
