"""New, old and newer databases, on SQLite and PostgreSQL."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from litestar.testing import TestClient
from sqlalchemy import Column, Connection, Integer, MetaData, Table, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from signoria.kernel.errors import SignoriaError
from signoria.server import migrations
from signoria.server.app import create_app
from signoria.server.commands import prepare, validate
from signoria.server.editions import id_of
from signoria.server.migrations import FOLDER, alembic_config, current_revision, migrate, revisions
from signoria.server.new_revision import new_revision
from signoria.server.schema import METADATA
from signoria.server.settings import Settings, database_url
from signoria.server.storage import open_engine
from tests.server.people import Visitor
from tests.server.postgresql import new_database, run_sql

Found = TypeVar("Found")
FIRST_TABLES = {"settings", "people", "tables", "editions", "seats", "moves", "chat"}
DUMPS = Path(__file__).parent / "databases"
BACK_TO_VERSION_1 = """
    DROP TABLE editions;
    ALTER TABLE tables DROP COLUMN edition;
    UPDATE schema_version SET version = 1;
"""
EDITION_OF_THE_OPEN_TABLE = """
    UPDATE tables SET edition = 'Anna''s copy' WHERE status = 'open';
    UPDATE editions SET table_id = (SELECT id FROM tables WHERE status = 'open');
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "signoria.sqlite")
    return new_database(request.getfixturevalue("cluster"))


@pytest.fixture
def old_database(database: str) -> str:
    """A database as Signoria left it before Alembic: an account, and an open, a playing and a finished table."""
    kind = "postgresql" if "://" in database else "sqlite"
    execute(database, (DUMPS / f"before_alembic.{kind}.sql").read_text("utf-8"))
    return database


def execute(database: str, statements: str) -> None:
    if "://" in database:
        run_sql(database, statements)
    else:
        with sqlite3.connect(database) as connection:
            connection.executescript(statements)


def look(database: str, question: Callable[[Connection], Found]) -> Found:
    async def ask() -> Found:
        engine = open_engine(database_url(database))
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(question)
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def rows(connection: Connection) -> dict[str, list[Any]]:
    """Everything in the tables and columns that the database has by now."""
    known = [name for name in METADATA.tables if inspect(connection).has_table(name)]
    found = {name: Table(name, MetaData(), autoload_with=connection) for name in known}
    return {
        name: [row._asdict() for row in connection.execute(select(table).order_by(*table.primary_key))]
        for name, table in found.items()
    }


def as_before(after: dict[str, list[Any]], before: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """What a later database says of the tables and columns of an earlier one; editions have moved."""
    return {
        name: [{column: row[column] for column in (found[0] if found else row)} for row in after[name]]
        for name, found in before.items()
        if name != "editions"
    }


def without_started_games(before: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """What revision 0002 keeps, but for editions."""
    started = {row["id"] for row in before["tables"] if row["status"] != "open"}
    after = {name: [row for row in found if row.get("table_id") not in started] for name, found in before.items()}
    after["tables"] = [row for row in before["tables"] if row["id"] not in started]
    del after["editions"]
    return after


def differences(connection: Connection) -> list[Any]:
    """Where a database differs from schema.py."""
    found = compare_metadata(MigrationContext.configure(connection, opts={"compare_server_default": True}), METADATA)
    return found or [name for name, table in METADATA.tables.items() if primary_key(connection, name) != keys_of(table)]


def primary_key(connection: Connection, table: str) -> list[str]:
    """Alembic does not compare primary keys."""
    return inspect(connection).get_pk_constraint(table)["constrained_columns"]


def keys_of(table: Table) -> list[str]:
    return [column.name for column in table.primary_key]


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Revisions to which more can be added; they count until the test undoes its monkeypatch."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder)
    monkeypatch.setattr(migrations, "FOLDER", folder)
    return folder


def add_revision(folder: Path, *statements: str) -> None:
    lines = [
        "from alembic import op",
        f'revision, down_revision = "9999", "{revisions()[-1]}"',
        "def upgrade() -> None:",
        *[f"    op.execute({statement!r})" for statement in statements],
    ]
    (folder / "versions" / "9999_next.py").write_text("\n".join(lines))


def test_the_revisions_lead_to_the_tables_of_the_schema(database: str) -> None:
    asyncio.run(prepare(database_url(database)))
    assert look(database, differences) == []
    assert look(database, table_names) == {*METADATA.tables, "alembic_version"}
    assert look(database, current_revision) == revisions()[-1]


def test_migrating_again_changes_nothing(database: str) -> None:
    secret = asyncio.run(prepare(database_url(database)))
    before = look(database, rows)
    assert asyncio.run(prepare(database_url(database))) == secret
    assert look(database, rows) == before


def test_the_file_names_tell_the_revisions(tmp_path: Path) -> None:
    known_to_alembic = look(
        str(tmp_path / "empty.sqlite"),
        lambda connection: list(ScriptDirectory.from_config(alembic_config(connection)).walk_revisions()),
    )
    assert [script.revision for script in reversed(known_to_alembic)] == revisions()


def test_a_database_from_before_alembic_is_adopted(old_database: str) -> None:
    before = look(old_database, rows)
    assert {name: len(found) for name, found in before.items()} == {
        "settings": 1, "people": 2, "tables": 3, "editions": 1, "seats": 7, "moves": 77, "chat": 2
    }  # fmt: skip
    secret = asyncio.run(prepare(database_url(old_database)))
    assert [{"name": "secret", "value": secret}] == before["settings"]
    assert as_before(look(old_database, rows), before) == without_started_games(before)
    assert look(old_database, differences) == []
    assert "schema_version" not in look(old_database, table_names)
    assert validate(old_database) == (0, [])


def test_an_edition_of_an_open_table_gets_an_id_to_share_it_by(old_database: str) -> None:
    execute(old_database, EDITION_OF_THE_OPEN_TABLE)
    [before] = look(old_database, rows)["editions"]
    asyncio.run(prepare(database_url(old_database)))
    after = look(old_database, rows)
    [edition] = after["editions"]
    assert json.loads(edition["content"]).items() >= json.loads(before["content"]).items()
    assert [row["edition_id"] for row in after["tables"] if row["edition"]] == [edition["id"]]
    assert edition["id"] == id_of(json.loads(edition["content"]))


def test_games_of_the_first_generator_are_removed_and_the_log_says_so(
    old_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(prepare(database_url(old_database)))
    assert [record.getMessage() for record in caplog.records if record.name == "signoria.server"] == [
        "2 started or finished games were removed: an earlier generator dealt their cards, and this Signoria cannot "
        "replay them. Accounts and open tables stay."
    ]
    assert {name: len(found) for name, found in look(old_database, rows).items()} == {
        "settings": 1, "people": 2, "sessions": 0, "tables": 1, "editions": 0, "seats": 3,
        "hidden_tables": 0, "moves": 0, "chat": 0, "prepared": 0, "progress": 0, "reviews": 0, "studies": 0,
    }  # fmt: skip


def test_nothing_is_said_where_nothing_is_removed(database: str, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(prepare(database_url(database)))
    assert [record for record in caplog.records if record.name == "signoria.server"] == []


def test_people_come_back_to_their_tables_in_an_adopted_database(old_database: str) -> None:
    url = database_url(old_database)
    settings = Settings(database=url, secret=asyncio.run(prepare(url)))
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna = Visitor(client)
        answer = anna.post("/api/account/login", {"login": "anna", "password": "correct horse"})
        assert answer.json()["person"] == {"name": "Anna", "login": "anna"}
        own = anna.own_tables()
        assert [table["status"] for table in own] == ["open"]
        bea = Visitor(client, "Bea")
        assert bea.post(f"/api/tables/{own[0]['id']}/join").status_code == 200
        assert anna.post(f"/api/tables/{own[0]['id']}/start").status_code == 200
        with anna.at(own[0]["id"]) as connection:
            assert connection.next("update")["number"] == 0
    assert validate(old_database) == (1, [])


def test_a_database_of_version_1_is_adopted_too(old_database: str) -> None:
    before = look(old_database, rows)
    execute(old_database, BACK_TO_VERSION_1)
    asyncio.run(prepare(database_url(old_database)))
    assert look(old_database, differences) == []
    expected = without_started_games(before)
    expected["tables"] = [{**row, "edition": None} for row in expected["tables"]]
    after = look(old_database, rows)
    assert after["editions"] == []
    assert as_before(after, before) == expected


def test_a_database_of_an_unknown_version_is_left_alone(old_database: str) -> None:
    execute(old_database, "UPDATE schema_version SET version = 3")
    with pytest.raises(SignoriaError, match="unknown version 3; Signoria adopts versions 1 and 2"):
        asyncio.run(prepare(database_url(old_database)))
    assert look(old_database, table_names) == {*FIRST_TABLES, "schema_version"}


def test_a_database_of_a_newer_signoria_is_left_alone(
    database: str, next_release: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_revision(next_release, "CREATE TABLE ratings (id INTEGER)")
    asyncio.run(prepare(database_url(database)))
    before = look(database, rows)
    monkeypatch.undo()
    with pytest.raises(SignoriaError, match=r"has revision 9999, made by a newer Signoria; this one knows .* update"):
        asyncio.run(prepare(database_url(database)))
    assert look(database, rows) == before
    assert look(database, current_revision) == "9999"


def test_an_older_database_gets_only_what_it_lacks(old_database: str, next_release: Path) -> None:
    asyncio.run(prepare(database_url(old_database)))
    before = look(old_database, rows)
    add_revision(next_release, "CREATE TABLE ratings (id INTEGER)")
    asyncio.run(prepare(database_url(old_database)))
    assert "ratings" in look(old_database, table_names)
    assert as_before(look(old_database, rows), before) == without_started_games(before)


def test_a_migration_happens_completely_or_not_at_all(
    old_database: str, next_release: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = look(old_database, rows)
    add_revision(next_release, "CREATE TABLE half (id INTEGER)", "DELETE FROM moves", "this is not SQL")
    with pytest.raises(SQLAlchemyError):
        asyncio.run(prepare(database_url(old_database)))
    assert look(old_database, table_names) == {*FIRST_TABLES, "schema_version"}
    assert look(old_database, rows) == before
    monkeypatch.undo()
    asyncio.run(prepare(database_url(old_database)))
    assert look(old_database, differences) == []


def test_processes_that_start_together_migrate_one_after_the_other(database: str) -> None:
    async def start_together() -> None:
        engines = [open_engine(database_url(database)) for _ in range(4)]
        async with asyncio.timeout(60):
            await asyncio.gather(*[migrate(engine) for engine in engines])
        for engine in engines:
            await engine.dispose()

    asyncio.run(start_together())
    assert look(database, differences) == []
    assert len(look(database, rows)["settings"]) == 1


def test_an_up_to_date_database_does_not_wait_for_alembic_to_be_imported(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "signoria.sqlite"))
    asyncio.run(prepare(url))
    start = f"import asyncio, sys; from signoria.server.commands import prepare; asyncio.run(prepare({url!r}))"
    subprocess.run([sys.executable, "-c", f"{start}; assert 'alembic' not in sys.modules"], check=True)


def test_a_new_revision_leads_to_a_changed_schema(database: str, next_release: Path) -> None:
    asyncio.run(prepare(database_url(database)))
    ratings = Table("ratings", METADATA, Column("person", Integer, primary_key=True, autoincrement=False))
    try:
        assert look(database, differences) != []
        new_revision("add ratings")
        assert [path.name[5:] for path in (next_release / "versions").glob("*_add_ratings.py")] == ["add_ratings.py"]
        asyncio.run(prepare(database_url(database)))
        assert look(database, differences) == []
    finally:
        METADATA.remove(ratings)


def test_old_logins_that_differ_in_capitals_only_stay_two_accounts(old_database: str) -> None:
    execute(
        old_database,
        """
        INSERT INTO people (id, name, login, password, created) VALUES
            ('older', 'Dora', 'DORA', '', 1), ('newer', 'Dora', 'dora', '', 2), ('guest', 'Dora', NULL, NULL, 3);
    """,
    )
    asyncio.run(prepare(database_url(old_database)))
    keys = {row["id"]: row["login_key"] for row in look(old_database, rows)["people"] if row["name"] == "Dora"}
    assert keys == {"older": "dora", "newer": None, "guest": None}
