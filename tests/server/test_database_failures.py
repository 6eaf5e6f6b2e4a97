"""A database that is locked, full, frozen or gone: 503 everywhere and in time, and one line of the log each."""

import asyncio
import contextlib
import json
import logging
import os
import resource
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from signoria.server.settings import Settings
from signoria.server.storage import in_short
from tests.server.people import HUMAN, OPEN, Visitor
from tests.server.postgresql import frozen, new_database
from tests.server.processes import Player, Server, seated, until

ANSWER_SECONDS = 15  # for a request while the database does not respond


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sqlite")
    running = Server(folder / "signoria.sqlite", log=folder / "log")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def on_postgresql(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(new_database(cluster), log=tmp_path_factory.mktemp("postgresql") / "log")
    yield running
    running.stop()


@pytest.fixture
def server(on_sqlite: Server) -> Server:
    """With an empty log."""
    assert on_sqlite.log is not None
    on_sqlite.log.write_text("")
    return on_sqlite


def log_of(server: Server) -> list[str]:
    assert server.log is not None
    return server.log.read_text("utf-8").splitlines()


def assert_each_failure_is_one_line(server: Server) -> None:
    lines = log_of(server)
    assert lines
    for line in lines:
        assert line.startswith(("the database failed: ", "cannot listen for changes", "changes could not")), lines
        assert "INSERT" not in line
        assert "Anna" not in line
    assert len(lines) < 40, lines


@contextlib.contextmanager
def locked(path: str) -> Iterator[None]:
    """While somebody else writes to the file."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """While no file of the server can grow."""
    size = os.path.getsize(f"{server.database}-wal")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


def new_table(player: Player) -> httpx.Response:
    return player.http.post(
        f"{player.server.address}/api/tables",
        headers={"x-csrf-token": player.http.cookies["signoria_csrf"]},
        json={"game": "princes", "seats": [HUMAN, OPEN]},
        timeout=ANSWER_SECONDS,
    )


def assert_failing(player: Player) -> None:
    until(lambda: player.server.health() == 503)
    answer = new_table(player)
    assert answer.status_code == 503
    assert (answer.json()["code"], answer.json()["reason"]) == ("failed", "database_failed")
    assert player.server.health() == 503


def test_a_locked_file_is_noticed_and_so_is_its_release(server: Server) -> None:
    anna = Player(server, "Anna")
    with locked(server.database):
        assert_failing(anna)
    until(lambda: server.health() == 200)
    assert new_table(anna).status_code == 201
    assert_each_failure_is_one_line(server)


def test_a_full_disk_is_noticed_and_so_is_its_end(server: Server) -> None:
    anna = Player(server, "Anna")
    with full_disk(server):
        assert_failing(anna)
    until(lambda: server.health() == 200)
    assert new_table(anna).status_code == 201
    assert_each_failure_is_one_line(server)


def test_a_move_that_cannot_be_stored_is_refused_and_can_be_sent_again(server: Server) -> None:
    anna, bea = Player(server, "Anna"), Player(server, "Bea")
    table = seated(anna, bea)

    async def play() -> None:
        async with anna.at(table) as opened, asyncio.timeout(30):
            while anna.take(await opened.recv()) != "update":
                pass
            move = json.dumps({"type": "move", "number": 0, "move": anna.update["moves"][0], "id": "first"})
            with locked(server.database):
                await opened.send(move)
                while (answer := json.loads(await opened.recv()))["type"] != "refused":
                    pass
                assert answer["code"] == "unknown"
            await opened.send(move)
            while anna.take(await opened.recv()) != "update":
                pass
            assert anna.number == 1

    asyncio.run(play())
    assert_each_failure_is_one_line(server)


def test_many_health_checks_are_one_attempt(server: Server) -> None:
    with locked(server.database), httpx.Client() as client:
        until(lambda: server.health() == 503)
        start = time.monotonic()

        async def ask() -> list[int]:
            async with httpx.AsyncClient(timeout=5) as asking:
                answers = await asyncio.gather(*[asking.get(f"{server.address}/api/health") for _ in range(50)])
                return [answer.status_code for answer in answers]

        assert asyncio.run(ask()) == [503] * 50
        assert time.monotonic() - start < 3
        assert client.get(f"{server.address}/api/games").status_code == 200
    until(lambda: server.health() == 200)
    assert len(log_of(server)) <= 2


@pytest.mark.slow
def test_a_frozen_postgresql_is_noticed_and_so_is_its_return(on_postgresql: Server) -> None:
    anna = Player(on_postgresql, "Anna")
    with frozen(on_postgresql.database):
        assert_failing(anna)
        asking = time.monotonic()
        answer = anna.http.get(f"{on_postgresql.address}/api/tables", timeout=ANSWER_SECONDS)
        assert answer.status_code == 503
        assert time.monotonic() - asking < 10
    until(lambda: on_postgresql.health() == 200)
    assert new_table(anna).status_code == 201
    assert_each_failure_is_one_line(on_postgresql)


@pytest.mark.long
def test_a_locked_table_of_postgresql_is_noticed(on_postgresql: Server) -> None:
    anna = Player(on_postgresql, "Anna")

    async def lock() -> None:
        other = await asyncpg.connect(on_postgresql.database)
        async with other.transaction():
            await other.execute("LOCK TABLE tables, moves IN ACCESS EXCLUSIVE MODE")
            await asyncio.to_thread(assert_failing, anna)
        await other.close()

    asyncio.run(lock())
    until(lambda: on_postgresql.health() == 200)
    assert new_table(anna).status_code == 201
    assert_each_failure_is_one_line(on_postgresql)


def addresses(client: TestClient, table: str) -> list[tuple[str, str]]:
    """Everything that can be asked, from the OpenAPI document."""
    document = client.get("/schema/openapi.json").json()
    return [
        (method.upper(), path.replace("{table_id}", table).replace("{game}", "princes").replace("{language}", "en"))
        for path, item in document["paths"].items()
        for method in item
    ]


BODIES: dict[str, Any] = {
    "/api/session": {"name": "Anna"},
    "/api/tables": {"game": "princes", "seats": [HUMAN, HUMAN]},
    "/api/account": {"login": "anna", "password": "correct horse"},
    "/api/account/login": {"login": "anna", "password": "correct horse"},
}


def test_without_a_database_every_address_answers_503(
    client: TestClient, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    table, other = anna.started(bea), anna.table(HUMAN, OPEN)
    with contextlib.closing(sqlite3.connect(settings.database.removeprefix("sqlite+aiosqlite:///"))) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            database.execute(f"ALTER TABLE {name} RENAME TO lost_{name}")
        database.commit()
    failed = set()
    for method, path in addresses(client, table):
        body = {"text": "ciao"} if path.endswith("chat") else BODIES.get(path, {})
        answer = anna.request(method, path, json=None if method == "GET" else body)
        assert answer.status_code < 500 or answer.status_code == 503, (method, path, answer.text)
        if answer.status_code == 503 and "health" not in path:
            assert answer.json()["reason"] == "database_failed"
            failed.add((method, path))
    assert len(failed) > 10
    client.app.state.registry.live.clear()
    with anna.at(other) as connection:
        assert connection.next("refused")["code"] == "failed"
        with pytest.raises(WebSocketDisconnect) as closed:
            connection.receive()
        assert closed.value.code == 1013
    records = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert {record.getMessage() for record in records} == {
        f"the database failed: no such table: {name}"
        for name in ("people", "sessions", "tables", "editions", "chat", "moves", "seats", "studies")
    } & {record.getMessage() for record in records}
    assert all(record.exc_info is None for record in records)


def test_what_was_stored_is_not_told_to_the_log() -> None:
    with pytest.raises(sqlite3.IntegrityError) as found:
        sqlite3.connect(":memory:").executescript("CREATE TABLE a (b UNIQUE); INSERT INTO a VALUES ('x'), ('x');")
    assert in_short(found.value) == "UNIQUE constraint failed: a.b"
    assert in_short(TimeoutError()) == "TimeoutError"
    assert in_short(OSError("first line\nDETAIL: Key (login)=(anna)")) == "first line"
