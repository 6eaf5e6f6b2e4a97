"""One server to a SQLite file, which nobody else can read; processes that end with their parent; broken databases."""

import asyncio
import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

import signoria
from signoria.kernel.errors import SignoriaError
from signoria.server.bot_tasks import ChooseMove, Start
from signoria.server.commands import migrate, prepare, serve, tidy
from signoria.server.settings import database_url
from signoria.server.sqlite_file import claim
from tests.server.postgresql import new_database
from tests.server.processes import SERVE, Player, Server, children_of, free_port, seated, until
from tests.terminal.commands import refused

SERVE_WITH_WORKERS = SERVE.replace("serve(", "serve(workers=2, ")


@pytest.fixture
def _readable_by_all():
    """As most systems have it: new files can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.long
@pytest.mark.usefixtures("_readable_by_all")
def test_only_the_owner_can_read_the_files_of_a_new_database(tmp_path: Path) -> None:
    server = Server(tmp_path / "data" / "signoria.sqlite")
    try:
        first, second = Player(server, "Anna"), Player(server, "Bea")
        seated(first, second)
        found = modes(tmp_path / "data")
        assert {"signoria.sqlite", "signoria.sqlite-wal", "signoria.sqlite-shm"} <= set(found)
        assert set(found.values()) == {0o600}
        assert modes(tmp_path)["data"] == 0o700
    finally:
        server.stop()


@pytest.mark.usefixtures("_readable_by_all")
def test_files_of_an_older_server_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "signoria.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE letters (text)")
        database.commit()
        assert modes(tmp_path)["signoria.sqlite-wal"] == 0o644
        asyncio.run(prepare(database_url(str(path))))
        assert set(modes(tmp_path).values()) == {0o600}
    database.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "signoria.sqlite"
    server = Server(path)
    (tmp_path / "link.sqlite").symlink_to(path)
    try:
        for name in (path, tmp_path / "link.sqlite"):
            assert "another server is using" in refused("serve", "--port", free_port(), "--database", name)
        assert "another server is using" in refused("tidy", "--database", path)
        assert server.health() == 200
    finally:
        server.kill()
    server.start()  # a killed server leaves no lock behind
    server.stop()


def test_the_lock_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)
    monkeypatch.setenv("SIGNORIA_DATABASE", "")
    monkeypatch.setenv("SIGNORIA_SECRET", "x")
    serve(port=0, database=str(tmp_path / "signoria.sqlite"))
    claim(tmp_path / "signoria.sqlite").close()


def ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"


def test_bot_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    """Even in the middle of a thought: this one goes on for a minute."""
    task = Start(1, ChooseMove(signoria.new_game("princes", 3, 1).position(), "tests.server.bad_bots:Slow", 1))
    parent = (
        "import subprocess, sys\n"
        "worker = subprocess.Popen([sys.executable, '-m', 'signoria.server.bot_worker'], stdin=subprocess.PIPE)\n"
        "worker.stdin.write(sys.stdin.buffer.readline()); worker.stdin.flush()\n"
        "print(worker.pid, flush=True)\n"
        "worker.wait()\n"
    )
    server = subprocess.Popen([sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(msgspec.json.encode(task) + b"\n")
    server.stdin.flush()
    worker = int(server.stdout.readline())
    until(lambda: is_thinking(worker))
    server.kill()
    server.wait()
    until(lambda: ended(worker), 10)


def is_thinking(worker: int) -> bool:
    """Whether it has read all that it was sent: its own threads are running by then."""
    return len(list(Path(f"/proc/{worker}/task").iterdir())) > 1


@pytest.mark.slow
def test_server_workers_end_when_their_parent_is_killed(cluster: str) -> None:
    database, port = new_database(cluster), free_port()
    environment = {**os.environ, "SIGNORIA_SECRET": "x"}
    parent = subprocess.Popen([sys.executable, "-c", SERVE_WITH_WORKERS, str(port), database], env=environment)
    try:
        until(lambda: answers(port), 150)
        workers = {child for child in children_of(parent.pid) if "spawn_main" in command_of(child)}
        assert len(workers) == 2
    finally:
        parent.kill()
        parent.wait()
    until(lambda: all(ended(worker) for worker in workers), 15)
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
    except httpx.HTTPError:
        return False


def command_of(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text("utf-8")


COMMANDS = [["serve"], ["validate"], ["tidy"], ["tidy", "--dry-run"], ["migrate"]]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(map(str, command)))
def test_a_corrupt_file_is_reported_in_one_sentence(tmp_path: Path, command: list[object]) -> None:
    path = tmp_path / "signoria.sqlite"
    path.write_bytes(b"these are my letters\n" * 1000)
    said = refused(*command, "--database", path)
    assert said == f"signoria: the database {path} cannot be used: file is not a database\n"
    assert path.read_bytes() == b"these are my letters\n" * 1000


def test_a_file_with_a_damaged_schema_is_reported_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "signoria.sqlite"
    asyncio.run(prepare(database_url(str(path))))
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 2000)
    assert "cannot be used: database disk image is malformed" in refused("serve", "--database", path)


@pytest.mark.parametrize("command", [["serve"], ["validate"], ["tidy"], ["migrate"]], ids=str)
def test_an_absent_postgresql_is_reported_in_one_sentence(command: list[object]) -> None:
    address = f"postgresql://anna:hidden@127.0.0.1:{free_port()}/games"
    said = refused(*command, "--database", address)
    assert "cannot be used: " in said
    assert "hidden" not in said


def test_tidy_and_migrate_create_nothing(tmp_path: Path) -> None:
    for command in (tidy, migrate):
        with pytest.raises(SignoriaError, match="there is no database"):
            command(str(tmp_path / "missing" / "signoria.sqlite"))
    assert list(tmp_path.iterdir()) == []
