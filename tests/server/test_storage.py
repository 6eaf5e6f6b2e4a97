"""The database: its shape, what is kept, and whether stored games still replay."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.kernel.errors import SignoriaError
from signoria.server.commands import prepare, serve, validate
from signoria.server.migrations import FIRST, STEPS, migrate
from signoria.server.schema import METADATA
from signoria.server.settings import Settings, database_url
from signoria.server.storage import MoveRow, Storage, open_engine
from tests.server.people import HUMAN, Visitor, play_out

ROOT = Path(__file__).resolve().parents[2]


async def shape(engine: AsyncEngine) -> dict[str, list[tuple[str, str, bool]]]:
    """Columns and indexes of every table."""

    def look(connection: Connection) -> dict[str, list[tuple[str, str, bool]]]:
        inspector = inspect(connection)
        found = {}
        for name in sorted(set(inspector.get_table_names()) - {"schema_version"}):
            columns = [(each["name"], str(each["type"]), each["nullable"]) for each in inspector.get_columns(name)]
            indexes = inspector.get_indexes(name)
            found[name] = columns + [(str(i["name"]), str(i["column_names"]), bool(i["unique"])) for i in indexes]
        return found

    async with engine.connect() as connection:
        return await connection.run_sync(look)


def test_the_chain_of_migrations_leads_to_the_tables_we_use(tmp_path: Path) -> None:
    async def compare() -> None:
        by_steps = open_engine(database_url(str(tmp_path / "steps.sqlite")))
        at_once = open_engine(database_url(str(tmp_path / "once.sqlite")))
        assert await migrate(by_steps) == len(STEPS)
        assert await migrate(by_steps) == 0
        async with at_once.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        assert await shape(by_steps) == await shape(at_once)
        await by_steps.dispose()
        await at_once.dispose()

    asyncio.run(compare())


def test_a_database_of_a_newer_signoria_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    asyncio.run(prepare(database_url(str(path))))
    with sqlite3.connect(path) as database:
        database.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(SignoriaError, match="newer"):
        asyncio.run(prepare(database_url(str(path))))


def test_a_database_of_the_first_version_keeps_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "first.sqlite"
    with sqlite3.connect(path) as database:
        for statement in FIRST:
            database.execute(statement)
        database.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        database.execute("INSERT INTO schema_version VALUES (1)")
        database.execute("INSERT INTO tables VALUES ('old', 'princes', '{}', 0, 'playing', 'anna', 7, 0, NULL, NULL)")
        database.execute("INSERT INTO seats VALUES ('old', 0, 'human', 'anna', 'Anna', NULL)")
        database.execute("INSERT INTO seats VALUES ('old', 1, 'bot', NULL, NULL, 'novice')")
    assert validate(str(path)) == (1, [])

    async def read() -> None:
        storage = Storage(open_engine(database_url(str(path))))
        table = await storage.table("old")
        assert table is not None
        assert (table.edition, table.seats[0].name) == (None, "Anna")
        await storage.close()

    asyncio.run(read())


def test_a_server_with_a_secret_of_its_own_prepares_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_SECRET", "known to the host alone")
    monkeypatch.setenv("SIGNORIA_DATABASE", "")
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    serve(database=str(tmp_path / "own.sqlite"))
    with sqlite3.connect(tmp_path / "own.sqlite") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    assert os.environ["SIGNORIA_SECRET"] == "known to the host alone"


def test_a_migration_happens_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "half.sqlite"
    steps = [*STEPS, ["CREATE TABLE half (id INTEGER)", "this is not SQL"]]
    with monkeypatch.context() as context:
        context.setattr("signoria.server.migrations.STEPS", steps)
        with pytest.raises(SQLAlchemyError):
            asyncio.run(prepare(database_url(str(path))))
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    assert len(asyncio.run(prepare(database_url(str(path))))) == 64


def test_a_number_can_be_taken_once(settings: Settings) -> None:
    async def race() -> None:
        storage = Storage(open_engine(settings.database))
        first = MoveRow("table", 1, 0, {"do": "pass"}, "anna", 1, 0)
        second = MoveRow("table", 1, 0, {"do": "bid"}, "bea", 1, 0)
        other = MoveRow("other", 1, 0, None, "bea", 1, 0)
        assert await storage.append([first], {}) == {("table", 1)}
        assert await storage.append([second, other], {}) == {("other", 1)}
        assert [row.move for row in await storage.moves("table")] == [{"do": "pass"}]
        await storage.close()

    asyncio.run(race())


def test_validate_replays_every_table_and_reports_misfits(anna: Visitor, bea: Visitor, settings: Settings) -> None:
    path = settings.database.removeprefix("sqlite+aiosqlite:///")
    finished, broken = anna.started(bea), anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{broken}/start")
    with anna.at(finished) as first, bea.at(finished) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
    with anna.at(broken) as screen:
        screen.next("update")
        screen.play(screen.update["moves"][0])
    assert validate(path) == (2, [])
    with sqlite3.connect(path) as database:
        database.execute('UPDATE moves SET move = \'{"do":"dance"}\' WHERE table_id = ?', (broken,))
        database.execute('UPDATE tables SET result = \'{"scores":[-1,-1],"winners":[1]}\' WHERE id = ?', (finished,))
    count, invalid = validate(path)
    assert count == 2
    assert {table.table_id for table in invalid} == {broken, finished}
    assert any("entry 1" in str(table) for table in invalid)


def test_the_pages_types_are_those_of_the_messages() -> None:
    from signoria.server.typescript import typescript

    made = typescript()
    assert (
        'export interface PlayMove {\n  type: "move";\n  number: number;\n  move: Record<string, unknown>;\n}' in made
    )
    kept = ROOT / "web" / "src" / "lib" / "messages.ts"
    if kept.exists():
        assert kept.read_text("utf-8") == made, "run python -m signoria.server.typescript > web/src/lib/messages.ts"
