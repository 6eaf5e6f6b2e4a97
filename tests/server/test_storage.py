"""The database: what is kept, and whether stored games still replay."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from signoria.server.commands import serve, validate
from signoria.server.settings import Settings
from signoria.server.storage import DatabaseFailed, MoveRow, Storage, open_engine
from tests.server.people import HUMAN, Visitor, play_out

ROOT = Path(__file__).resolve().parents[2]


def test_a_server_with_a_secret_of_its_own_prepares_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_SECRET", "known to the host alone")
    monkeypatch.setenv("SIGNORIA_DATABASE", "")
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)
    serve(port=0, database=str(tmp_path / "own.sqlite"))
    with sqlite3.connect(tmp_path / "own.sqlite") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    assert os.environ["SIGNORIA_SECRET"] == "known to the host alone"


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
        'export interface PlayMove {\n  type: "move";\n  number: number;\n  move: Record<string, unknown>;\n'
        "  id?: string | null;\n}" in made
    )
    kept = ROOT / "web" / "src" / "lib" / "messages.ts"
    if kept.exists():
        assert kept.read_text("utf-8") == made, "run python -m signoria.server.typescript > web/src/lib/messages.ts"


def test_waiting_in_the_queue_is_no_failure(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.storage.DATABASE_SECONDS", 0.5)

    async def crowd() -> None:
        storage = Storage(open_engine(settings.database))

        async def visit() -> None:
            async with storage.writing():
                await asyncio.sleep(0.1)

        await asyncio.gather(*[visit() for _ in range(10)], *[storage.secret() for _ in range(100)])
        await storage.close()

    asyncio.run(crowd())


def test_a_queue_that_stands_still_is_one(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.storage.QUEUE_SECONDS", 0.1)

    async def crowd() -> None:
        storage = Storage(open_engine(settings.database))
        async with storage.writing():
            with pytest.raises(DatabaseFailed):
                async with storage.writing():
                    pass
        async with storage.writing():
            pass  # who gave up took nobody's turn
        await storage.close()

    asyncio.run(crowd())
