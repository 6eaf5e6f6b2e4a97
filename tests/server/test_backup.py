"""Backups while people play, and `validate`, which writes nothing and believes nothing."""

import asyncio
import contextlib
import random
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.server.commands import backup, migrate, prepare, validate
from signoria.server.settings import database_url
from tests.server.people import HUMAN, Visitor
from tests.server.postgresql import new_database
from tests.server.processes import Player, Server, seated, until
from tests.server.test_migrations import DUMPS, execute, look, table_names
from tests.terminal.commands import refused, run

COUPLES = 4


@pytest.fixture
def played(anna: Visitor, tmp_path: Path) -> Path:
    """A database that a server has open, with a table of ten moves."""
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        screen.next("update")
        for _ in range(10):
            screen.play(screen.update["moves"][0])
    return tmp_path / "signoria.sqlite"


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[tuple[Server, list[Player]]]:
    """A server at which couples play one game after the other, and all who have played."""
    server = Server(tmp_path / "signoria.sqlite")
    everybody: list[Player] = []
    stop = threading.Event()

    async def play_on() -> None:
        while not stop.is_set():
            couple = Player(server, "Anna"), Player(server, "Bea")
            everybody.extend(couple)
            table = seated(*couple)
            await asyncio.gather(*[each.play(table, random.Random(1)) for each in couple])

    async def play_at_all_tables() -> None:
        await asyncio.gather(*[play_on() for _ in range(COUPLES)])

    playing = threading.Thread(target=asyncio.run, args=[play_at_all_tables()])
    playing.start()
    try:
        yield server, everybody
    finally:
        stop.set()
        playing.join()
        server.stop()


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


@pytest.mark.long
def test_a_backup_ends_within_seconds_while_people_play(busy: tuple[Server, list[Player]], tmp_path: Path) -> None:
    server, players = busy
    until(lambda: acknowledged(players) > 100)
    before = acknowledged(players)
    start = time.monotonic()
    contents = backup(tmp_path / "copy.sqlite", server.database)
    assert time.monotonic() - start < 5
    assert contents.moves >= before
    count, invalid = validate(str(tmp_path / "copy.sqlite"))
    assert 0 < count <= contents.tables
    assert invalid == []
    assert server.health() == 200
    until(lambda: acknowledged(players) > before + 100)


def test_a_backup_holds_everything_and_only_its_owner_can_read_it(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    said = run("backup", copy, "--database", played)
    assert said.exit_code == 0
    assert "1 tables with 10 moves" in said.stdout
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert validate(str(copy)) == (1, [])
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.sqlite"]


def test_a_backup_overwrites_nothing(played: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.sqlite").write_text("my letters")
    with pytest.raises(BadInput, match="exists already"):
        backup(tmp_path / "copy.sqlite", str(played))
    assert (tmp_path / "copy.sqlite").read_text() == "my letters"
    with pytest.raises(BadInput, match="there is no folder"):
        backup(tmp_path / "nowhere" / "copy.sqlite", str(played))


def test_a_damaged_database_gives_no_backup(played: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    backup(damaged, str(played))
    damage(damaged)
    assert "the database is damaged: " in refused("validate", "--database", damaged)
    with pytest.raises(SignoriaError, match="malformed"):
        backup(tmp_path / "copy.sqlite", str(damaged))
    assert not (tmp_path / "copy.sqlite").exists()
    assert not (tmp_path / "copy.sqlite.partial").exists()


def damage(path: Path) -> None:
    """Overwrite the first page of the moves."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"x" * 4096)


def test_for_postgresql_the_command_is_named(tmp_path: Path) -> None:
    copy = tmp_path / "copy.dump"
    said = refused("backup", copy, "--database", "postgresql://anna:hidden@host/games")
    assert f"pg_dump --format=custom --file={copy} postgresql://anna@host/games" in said
    assert "hidden" not in said


def test_validate_fails_on_a_missing_database_and_creates_none(tmp_path: Path) -> None:
    missing = tmp_path / "folder" / "missing.sqlite"
    assert refused("validate", "--database", missing) == f"signoria: there is no database {missing}\n"
    assert not missing.parent.exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_validate_fails_on_an_empty_database(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        database = str(tmp_path / "empty.sqlite")
        Path(database).touch()
    else:
        database = new_database(request.getfixturevalue("cluster"))
    with pytest.raises(SignoriaError, match="is empty"):
        validate(database)
    assert look(database, table_names) == set()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_validate_leaves_an_older_database_as_it_is(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_file = kind == "sqlite"
    database = str(tmp_path / "old.sqlite") if is_file else new_database(request.getfixturevalue("cluster"))
    execute(database, (DUMPS / f"before_alembic.{kind}.sql").read_text("utf-8"))
    before = look(database, table_names)
    with pytest.raises(SignoriaError, match=r"older than this Signoria.*'signoria migrate'"):
        validate(database)
    assert look(database, table_names) == before
    migrate(database)
    assert validate(database) == (0, [])  # games of the first generator are removed


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_validate_does_not_write(played: Path, tmp_path: Path, mode: str) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "a copy? #1%20.sqlite"
    backup(copy, str(played))
    with contextlib.closing(sqlite3.connect(copy)) as database:
        database.execute(f"PRAGMA journal_mode={mode}")
    content = copy.read_bytes()
    assert validate(str(copy)) == (1, [])
    assert copy.read_bytes() == content
    assert list(folder.iterdir()) == [copy]


@pytest.mark.parametrize("kept", [0.3, 0.9])
def test_a_copy_that_broke_off_fails(played: Path, tmp_path: Path, kept: float) -> None:
    broken = tmp_path / "broken.sqlite"
    backup(broken, str(played))
    with broken.open("r+b") as file:
        file.truncate(int(broken.stat().st_size * kept))
    with pytest.raises(SignoriaError, match=r"cannot be used|damaged"):
        validate(str(broken))


def test_a_database_that_was_not_closed_can_be_validated(played: Path, tmp_path: Path) -> None:
    """As a crash leaves it: with a write-ahead log, without a server."""
    folder = tmp_path / "crashed"
    folder.mkdir()
    for path in tmp_path.glob("signoria.sqlite*"):
        shutil.copy(path, folder)
    assert (folder / "signoria.sqlite-wal").stat().st_size > 0
    assert validate(str(folder / "signoria.sqlite")) == (1, [])
    with sqlite3.connect(folder / "signoria.sqlite") as database:
        assert database.execute("SELECT count(*) FROM moves").fetchone() == (10,)


def test_a_new_database_is_valid(tmp_path: Path) -> None:
    asyncio.run(prepare(database_url(str(tmp_path / "new.sqlite"))))
    assert validate(str(tmp_path / "new.sqlite")) == (0, [])
