"""Nothing is kept for ever: what is removed, when, and what stays; and how much one address may create."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, select

import signoria
from signoria.server.app import create_app
from signoria.server.clock import now
from signoria.server.commands import prepare, tidy
from signoria.server.quotas import Quotas
from signoria.server.refusals import Refuse
from signoria.server.schema import EDITIONS, PEOPLE
from signoria.server.settings import Settings, database_url
from signoria.server.storage import PersonRow, SeatRow, Storage, TableRow, new_deal, open_engine
from tests.server.people import HUMAN, OPEN, Visitor, play_out
from tests.server.postgresql import new_database
from tests.server.processes import until
from tests.terminal.commands import run

Found = TypeVar("Found")
DAY = 24 * 3600 * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        found = str(tmp_path / "signoria.sqlite")
    else:
        found = new_database(request.getfixturevalue("cluster"))
    asyncio.run(prepare(database_url(found)))
    return found


def stored(database: str, work: Callable[[Storage], Awaitable[Found]]) -> Found:
    async def do() -> Found:
        storage = Storage(open_engine(database_url(database)))
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(do())


def table_row(name: str, days: float, status: str, host: str, edition: str | None = None) -> TableRow:
    seats = [SeatRow("human", host, host, None), SeatRow("open", None, None, None)]
    created = now() - int(days * DAY)
    deal = None if status == "open" else new_deal()
    return TableRow(name, "princes", {}, False, status, host, deal, created, None, None, edition, edition, seats)


async def fill(storage: Storage) -> None:
    for person, days, login in [
        ("new", 29, None), ("gone", 31, None), ("host", 90, None), ("player", 90, None), ("account", 90, "anna")
    ]:  # fmt: skip
        await storage.add_person(PersonRow(person, person, login, None, now() - days * DAY))
    await storage.add_table(table_row("young", 29, "open", "account"))
    await storage.add_table(table_row("forgotten", 31, "open", "host", edition="old"))
    await storage.add_table(table_row("alive", 90, "open", "account"))
    await storage.add_table(table_row("paused", 400, "playing", "player", edition="used"))
    await storage.add_table(table_row("finished", 400, "over", "player"))
    async with storage.writing() as connection:
        for edition, days in (("old", 31), ("shared", 29), ("used", 400)):
            values = {"id": edition, "game": "princes", "name": edition, "content": "{}", "person": "host"}
            await connection.execute(insert(EDITIONS).values(**values, created=now() - days * DAY))
    await storage.add_line("forgotten", "host", "anybody here?", now() - 40 * DAY)
    await storage.add_line("alive", "account", "tomorrow at eight", now() - DAY)


async def what_is_there(storage: Storage) -> dict[str, list[str]]:
    people = ["new", "gone", "host", "player", "account"]
    tables = ["young", "forgotten", "alive", "paused", "finished"]
    return {
        "people": [name for name in people if await storage.person(name) is not None],
        "tables": [name for name in tables if await storage.table(name) is not None],
        "lines": [name for name in tables if await storage.lines(name)],
    }


def test_what_nobody_needs_is_removed_and_games_stay(database: str) -> None:
    stored(database, fill)
    before = stored(database, what_is_there)
    said = run("tidy", "--dry-run", "--database", database)
    assert said.exit_code == 0, said.output
    assert said.stdout == (
        "Would remove 1 tables that never started, 0 studies that nobody opens, 1 guests without games, "
        "0 editions that no table uses.\n"
    )
    assert stored(database, what_is_there) == before
    said = run("tidy", "--database", database)
    assert said.stdout == (
        "Removed 1 tables that never started, 0 studies that nobody opens, 2 guests without games, "
        "1 editions that no table uses.\n"
    )
    assert stored(database, what_is_there) == {
        "people": ["new", "player", "account"],
        "tables": ["young", "alive", "paused", "finished"],
        "lines": ["alive"],
    }
    assert tidy(database).tables == []


def test_an_edition_goes_some_time_after_its_last_table(database: str) -> None:
    async def kept(storage: Storage) -> list[str]:
        return [row[0] for row in await storage.rows(select(EDITIONS.c.id).order_by(EDITIONS.c.id))]

    stored(database, fill)
    assert stored(database, kept) == ["old", "shared", "used"]
    tidy(database)
    assert stored(database, kept) == ["shared", "used"]  # the one has been shared lately, the other has a game


def test_the_times_can_be_set(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(database, fill)
    monkeypatch.setenv("SIGNORIA_OPEN_TABLE_DAYS", "0.5")
    monkeypatch.setenv("SIGNORIA_GUEST_DAYS", "100")
    found = tidy(database, dry_run=True)
    assert sorted(found.tables) == ["alive", "forgotten", "young"]
    assert found.guests == []


def test_many_are_removed_a_few_at_a_time(database: str) -> None:
    async def add_many(storage: Storage) -> None:
        async with storage.writing() as connection:
            guests = [{"id": f"guest {at}", "name": "Guest", "created": 0} for at in range(450)]
            await connection.execute(insert(PEOPLE), guests)

    stored(database, add_many)
    assert len(tidy(database).guests) == 450


def long_ago(client: TestClient, settings: Settings) -> TestClient:
    """The same server for which everything is too old."""
    client.app.state.registry._tidier._settings = Settings(
        database=settings.database, open_table_days=-1, guest_days=-1, edition_days=-1
    )
    return client


def tidy_here(client: TestClient) -> None:
    with client.portal() as portal:
        portal.call(client.app.state.registry.tidy)


def test_a_server_lets_go_of_what_it_removes(client: TestClient, settings: Settings) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    table = anna.table(HUMAN, OPEN)
    with anna.at(table) as connection:
        connection.next("chat")
        tidy_here(long_ago(client, settings))
    assert bea.get(f"/api/tables/{table}").status_code == 404
    assert anna.get("/api/session").json() == {"person": None}
    assert bea.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN]}).status_code == 401
    assert bea.post("/api/session", {"name": "Bea"}).status_code == 200


def test_a_guest_who_is_gone_chooses_a_name_again(client: TestClient, settings: Settings) -> None:
    anna, bea, cora = (Visitor(client, name) for name in ("Anna", "Bea", "Cora"))
    table = anna.started(bea)
    with cora.at(table) as watching:
        watching.next("update")
        tidy_here(long_ago(client, settings))
        watching.send(type="say", text="ciao")
        assert watching.next("refused")["reason"] == "name_first"
    with anna.at(table) as connection:
        connection.next("update")
        assert connection.play(connection.update["moves"][0])["type"] == "update"


@pytest.mark.parametrize("way", ["tidied", "left"])
def test_a_rematch_that_never_started_can_be_had_again(client: TestClient, settings: Settings, way: str) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
    again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    if way == "tidied":
        tidy_here(long_ago(client, settings))
    else:
        anna.post(f"/api/tables/{again}/leave")
    assert anna.get(f"/api/tables/{again}").status_code == 404
    assert anna.get(f"/api/tables/{table}").json()["next"] is None
    answer = anna.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201
    assert answer.json()["id"] != again


def test_a_server_tidies_by_itself(settings: Settings) -> None:
    path = settings.database.removeprefix("sqlite+aiosqlite:///")
    stored(path, fill)
    with TestClient(create_app(settings)) as client:
        until(lambda: client.get("/api/tables/forgotten").status_code == 404)
        assert client.get("/api/tables/finished").status_code == 200


def test_one_address_may_create_so_many_tables_a_day(settings: Settings) -> None:
    limited = Settings(database=settings.database, secret=settings.secret, tables_a_day=3, editions_a_day=1)
    with TestClient(create_app(limited)) as client:
        anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
        edition = {**signoria.rules("princes").own_edition(), "name": "Anna's copy"}  # type: ignore[attr-defined]
        anna.table(HUMAN, OPEN, edition=edition)
        answer = bea.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN], "edition": edition})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too_many_new_editions")
        anna.table(HUMAN, OPEN), bea.table(HUMAN, OPEN)
        answer = bea.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN]})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too_many_new_tables")


def test_addresses_are_counted_apart() -> None:
    quotas = Quotas(Settings(database="", tables_a_day=1))
    quotas.count_table("192.0.2.1")
    quotas.count_table("192.0.2.2")
    with pytest.raises(Refuse):
        quotas.count_table("192.0.2.1")


def test_one_person_may_have_so_many_unfinished_tables(settings: Settings) -> None:
    limited = Settings(database=settings.database, secret=settings.secret, tables_a_person=2)
    with TestClient(create_app(limited)) as client:
        anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
        anna.table(HUMAN, OPEN), anna.table(HUMAN, OPEN)
        answer = anna.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN]})
        assert (answer.status_code, answer.json()["reason"]) == (409, "too_many_tables")
        bea.table(HUMAN, OPEN)
