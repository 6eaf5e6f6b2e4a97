"""Cut the power while people play on SQLite: whatever the disk may then hold, no acknowledged move is missing.

Killing a process loses nothing that it has written: the operating system still has it. Without power, only what was
synced is certain. So the server runs with `disk_log.c` loaded, which writes down every write and every sync. From this
log the disk at any moment can be made: all that was synced by then, and of every later write nothing, all, or some of
its sectors, in any order. The files are then opened as after a restart: the database must be whole, and hold every
move that any client had been told of by that moment.

Not simulated: a disk that lies about syncs, and the loss of a file's name (the folder's own entries).
"""

import asyncio
import os
import random
import shutil
import sqlite3
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from tests.attack.kills import TABLES, check_screens
from tests.attack.reports import Report
from tests.attack.screens import Screen, play_until, screens_at_new_tables
from tests.attack.servers import started

HEAD = struct.Struct("<dccQQ")
SECTOR = 512
CUTS = 12  # in each round
ABSENT = "power loss is NOT SIMULATED: there is no C compiler (on Debian: apt-get install gcc)"
FILES = {b"d": "", b"j": "-wal"}  # what their names end with


@dataclass(frozen=True)
class Operation:
    """One thing that the server did to a file; a truncation has its new length as the offset."""

    time: float
    kind: bytes
    file: bytes
    offset: int
    data: bytes = b""


def read_log(content: bytes) -> Iterator[Operation]:
    at = 0
    while at + HEAD.size <= len(content):
        when, kind, file, offset, length = HEAD.unpack_from(content, at)
        at += HEAD.size
        size = length if kind == b"w" else 0
        yield Operation(when, kind, file, offset, content[at : at + size])
        at += size


@dataclass
class Disk:
    """One file: what is certainly on the disk, and what may be."""

    synced: bytearray = field(default_factory=bytearray)
    unsynced: list[Operation] = field(default_factory=list)
    syncing: int = 0  # how many of the unsynced operations the running sync covers

    def take(self, operation: Operation) -> None:
        match operation.kind:
            case b"b":
                self.syncing = len(self.unsynced)
            case b"e":
                for each in self.unsynced[: self.syncing]:
                    perform(self.synced, each)
                self.unsynced = self.unsynced[self.syncing :]
                self.syncing = 0
            case _:
                self.unsynced.append(operation)

    def after_power_loss(self, chance: random.Random) -> bytearray:
        """The synced content, with nothing, all or parts of every later operation."""
        content = bytearray(self.synced)
        for each in self.unsynced:
            fate = chance.choice(("nothing", "all", "sectors"))
            if fate == "all":
                perform(content, each)
            elif fate == "sectors" and each.kind == b"w":
                for part in _sectors(each):
                    if chance.random() < 0.5:
                        perform(content, part)
        return content


def _sectors(write: Operation) -> Iterator[Operation]:
    for at in range(0, len(write.data), SECTOR):
        yield Operation(write.time, b"w", write.file, write.offset + at, write.data[at : at + SECTOR])


def perform(content: bytearray, operation: Operation) -> None:
    end = operation.offset + len(operation.data)
    if operation.kind == b"t":
        del content[operation.offset :]
    content.extend(bytes(max(0, end - len(content))))
    if operation.kind == b"w":
        content[operation.offset : end] = operation.data


def built_library(folder: Path) -> Path | None:
    """What is loaded into the server; None without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = folder / "disk_log.so"
    source = Path(__file__).with_name("disk_log.c")
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl", "-lpthread"], check=True)
    return library


def environment(library: Path, database: Path, log: Path) -> dict[str, str]:
    return {"LD_PRELOAD": str(library), "SIGNORIA_DISK_FILE": os.path.realpath(database), "SIGNORIA_DISK_LOG": str(log)}


def on_sqlite(seconds: float, report: Report) -> None:
    """Rounds of play, each cut at many moments afterwards."""
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        library = built_library(folder)
        if library is None:
            report.left_out.append(ABSENT)
            return
        while time.monotonic() < end:
            _play_and_cut(folder / str(report.counts["rounds"]), library, min(10.0, seconds / 2), report)


def _play_and_cut(folder: Path, library: Path, seconds: float, report: Report) -> None:
    folder.mkdir()
    database, log = folder / "signoria.sqlite", folder / "disk.log"
    server = started(database, more=environment(library, database, log))
    try:
        screens = screens_at_new_tables([server], TABLES)
        first = time.monotonic()
        asyncio.run(play_until(screens, first + seconds))
        last = time.monotonic()
    finally:
        server.kill()
    report.count("rounds")
    check_screens(str(database), screens, report)
    operations = list(read_log(log.read_bytes()))
    report.count("syncs", sum(each.kind == b"e" for each in operations))
    chance = random.Random(report.counts["rounds"])
    for cut, found in enumerate(cuts(operations, first, last, chance)):
        lost = lost_moves(found, folder / f"cut{cut}", _acknowledged(screens, found.time))
        report.count("power losses")
        report.violations += [f"power lost at {found.time:.3f}: {each}" for each in lost]


@dataclass
class Cut:
    """The files as the power loss leaves them."""

    time: float
    files: dict[bytes, bytearray]


def cuts(operations: list[Operation], first: float, last: float, chance: random.Random) -> Iterator[Cut]:
    """Power losses at random moments, in their order: just after some operation."""
    during = [at for at, each in enumerate(operations) if first < each.time < last]
    moments = set(chance.sample(during, min(CUTS, len(during))))
    disks = {file: Disk() for file in FILES}
    for at, operation in enumerate(operations):
        disks[operation.file].take(operation)
        if at in moments:
            yield Cut(operation.time, {file: disk.after_power_loss(chance) for file, disk in disks.items()})


def _acknowledged(screens: list[Screen], until: float) -> set[str]:
    """The ids of the messages that clients were told are done, by then."""
    sent = [each for screen in screens for each in screen.history.sent]
    return {each.id for each in sent if each.done is not None and each.done[0] < until}


def lost_moves(cut: Cut, folder: Path, acknowledged: set[str]) -> list[str]:
    """What is wrong with the database after this power loss."""
    folder.mkdir()
    database = folder / "signoria.sqlite"
    for file, content in cut.files.items():
        Path(f"{database}{FILES[file]}").write_bytes(content)
    try:
        with closing(sqlite3.connect(database)) as opened:
            whole = opened.execute("PRAGMA integrity_check(1)").fetchone()[0]
            stored = {row[0] for row in opened.execute("SELECT message_id FROM moves")}
    except sqlite3.DatabaseError as problem:
        return [f"the database cannot be opened: {problem}"]
    finally:
        shutil.rmtree(folder)
    found = [] if whole == "ok" else [f"the database is damaged: {whole}"]
    return found + [f"{each} was acknowledged and is lost" for each in sorted(acknowledged - stored)]
