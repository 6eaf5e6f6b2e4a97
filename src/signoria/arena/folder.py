"""The folder of a tournament: its manifest, one line for every finished game, and the game records.

Whatever happens, a game once told is there: its record is written first, then its line, and the line is on the disk
before the next game is told.
"""

import errno
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.kernel.state import Json

VERSION = 1
MANIFEST = "tournament.json"
RESULTS = "results.jsonl"
RECORDS = "records"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tournament is. The number of games does not belong to it: one may always play on."""

    arena: int
    game: str
    seats: int
    players: tuple[str, ...]
    schedule: str
    options: Json
    seed: int
    edition: Json | None
    program: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game ended; lists are by seat."""

    number: int
    players: list[str]
    points: list[int]
    ranks: list[int]
    sources: list[dict[str, int]]
    decisions: int
    seconds: float

    @property
    def record(self) -> str:
        """Where its record lies within the folder."""
        return f"{RECORDS}/{self.number:06}.json.gz"


class Folder:
    """A tournament on the disk, held by one process at a time. Use it as a context manager."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest
        self.results: dict[int, Result] = {}
        self._file = -1

    def __enter__(self) -> "Folder":
        try:
            (self.path / RECORDS).mkdir(parents=True, exist_ok=True)
            self._check_manifest()
            self._file = os.open(self.path / RESULTS, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as reason:
            raise BadInput(f"the folder {self.path} cannot be used: {reason.strerror}; name another") from None
        try:
            self._lock()
            self._read()
        except BaseException:
            os.close(self._file)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def add(self, result: Result, record: bytes) -> None:
        """Keep a game that has ended."""
        line = msgspec.json.encode(result) + b"\n"
        try:
            _write(self.path / result.record, record)
            if os.write(self._file, line) < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file)
        except OSError as reason:
            problem = f"game {result.number} cannot be kept in {self.path}: {reason.strerror}"
            raise SignoriaError(f"{problem}; mend that, then repeat the command") from None
        self.results[result.number] = result

    def _check_manifest(self) -> None:
        """Refuse a folder that contains another tournament; claim an empty one."""
        file = self.path / MANIFEST
        if not file.exists():
            if (self.path / RESULTS).exists():
                raise BadInput(f"the folder {self.path} contains results without a {MANIFEST}; name another folder")
            _write(file, msgspec.json.format(msgspec.json.encode(self.manifest)) + b"\n")
            return
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Manifest)
        except msgspec.DecodeError as reason:
            raise BadInput(
                f"the file {file} is not the manifest of a tournament: {reason}; name another folder"
            ) from None
        for name in Manifest.__struct_fields__:
            there, ours = getattr(found, name), getattr(self.manifest, name)
            if there != ours:
                raise BadInput(f"the folder {self.path} contains another tournament: {_difference(name, there, ours)}")

    def _lock(self) -> None:
        """Refuse what another process is playing."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(
                f"another process is playing the tournament in {self.path}; wait for it or stop it"
            ) from None

    def _read(self) -> None:
        """Read what has been played; half a line at the end is from a machine that stopped, and goes."""
        content = (self.path / RESULTS).read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            os.ftruncate(self._file, len(whole))
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except (msgspec.DecodeError, UnicodeDecodeError) as reason:
                file = self.path / RESULTS
                raise BadInput(
                    f"line {number} of {file} is damaged ({reason}); remove it, and its game is played again"
                ) from None
            self.results[result.number] = result


def _difference(name: str, there: Any, ours: Any) -> str:
    advice = "name another folder"
    if name == "program":
        return f"the rules or the players have changed since; {advice}"
    if name == "edition":
        return f"it is played with another edition; {advice}"
    return f"its {name} {'are' if name.endswith('s') else 'is'} {_told(there)}, not {_told(ours)}; {advice}"


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={_told(each)}" for name, each in value.items())
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _write(file: Path, content: bytes) -> None:
    """Write a file wholly or not at all."""
    draft = file.with_name(file.name + ".part")
    with draft.open("wb") as written:
        written.write(content)
        written.flush()
        os.fsync(written.fileno())
    draft.replace(file)
