"""A process that shares its tables with others always finds its way back to what is stored."""

import asyncio
import json

import pytest
from litestar.testing import TestClient

from signoria.server.change_feed import LocalPresence
from signoria.server.clients import Client
from signoria.server.live import _serve
from signoria.server.presence import PRESENCE_SECONDS
from signoria.server.registry import TableRegistry
from signoria.server.settings import Settings
from signoria.server.storage import MoveRow, TableRow, new_deal
from signoria.server.table_bots import TableBots
from signoria.server.tables import LiveTable
from tests.server.people import HUMAN, Visitor


def test_of_two_readings_that_cross_the_newer_one_stays(
    anna: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seats change elsewhere just as the game starts here; then somebody elsewhere plays a move."""
    registry: TableRegistry = client.app.state.registry
    table_id = anna.table(HUMAN, HUMAN)
    read = registry.storage.table
    slow = True

    async def read_slowly_once(table_id: str) -> TableRow | None:
        nonlocal slow
        row, is_slow, slow = await read(table_id), slow, False
        await asyncio.sleep(0.2 if is_slow else 0)
        return row

    async def start_while_reading() -> None:
        table = await registry.table(table_id)
        older = asyncio.create_task(table.reread())
        await asyncio.sleep(0.05)
        await registry.storage.start_table(table_id, new_deal())
        await table.changed()
        await older
        assert table.row.status == "playing"
        move = table.playing().moves()[0]
        entry = MoveRow(table_id, 1, 0, move, "somebody elsewhere", 1, 0)
        await registry.storage.append([entry], {})
        await registry.poll()
        assert table.number == 1

    monkeypatch.setattr(registry.storage, "table", read_slowly_once)
    with client.portal() as portal:
        portal.call(start_while_reading)


def test_a_table_that_cannot_catch_up_does_not_hold_up_the_others(anna: Visitor, client: TestClient) -> None:
    registry: TableRegistry = client.app.state.registry
    tables = [anna.table(HUMAN, HUMAN) for _ in range(2)]
    for table in tables:
        anna.post(f"/api/tables/{table}/start")

    async def play_elsewhere() -> None:
        broken, sound = (registry.live[table] for table in tables)
        move = sound.playing().moves()[0]
        await registry.storage.append([MoveRow(broken.id, 1, 0, {"do": "dance"}, "somebody", 1, 0)], {})
        await registry.storage.append([MoveRow(sound.id, 1, 0, move, "somebody", 1, 0)], {})
        await registry.poll()
        assert (broken.number, sound.number) == (0, 1)

    with client.portal() as portal:
        portal.call(play_elsewhere)


def test_a_start_that_could_not_be_read_is_read_later(
    anna: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry: TableRegistry = client.app.state.registry
    table_id = anna.table(HUMAN, HUMAN)

    async def fail(*_: object) -> list[MoveRow]:
        raise OSError("the database is away")

    async def start_and_fail_to_read() -> None:
        table = await registry.table(table_id)
        await registry.storage.start_table(table_id, new_deal())
        with monkeypatch.context() as context:
            context.setattr(registry.storage, "moves", fail)
            await registry.poll()
        assert table.record is None
        await registry.poll()
        assert table.record is not None

    with client.portal() as portal:
        portal.call(start_and_fail_to_read)


def test_who_was_at_a_process_that_died_is_no_longer_present(anna: Visitor, bea: Visitor, client: TestClient) -> None:
    table_id = anna.started(bea)

    async def hear_and_wait(seconds: float) -> None:
        table: LiveTable = client.app.state.registry.live[table_id]
        if not seconds:
            table.presence.on_remote("elsewhere", LocalPresence((1,), 0))
        received, presence = table.presence._remote["elsewhere"]
        table.presence._remote["elsewhere"] = (received - seconds, presence)
        table.presence.update(again=True)

    with anna.at(table_id) as connection, client.portal() as portal:
        connection.next("update")
        portal.call(hear_and_wait, 0)
        while connection.next("presence")["seats"] != [0, 1]:
            pass
        portal.call(hear_and_wait, PRESENCE_SECONDS)
        assert connection.next("presence")["seats"] == [0]


class Gone:
    """A socket that sends one message and is then broken."""

    def __init__(self, text: str) -> None:
        self.text: str | None = text
        self.is_broken = False

    async def receive_data(self, _: str) -> str:
        text, self.text = self.text, None
        return text if text is not None else await asyncio.get_running_loop().create_future()

    async def send(self, _: object) -> None:
        if self.is_broken:
            raise OSError("the line is broken")


def test_a_move_is_told_though_who_played_it_has_gone(
    anna: Visitor, bea: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry: TableRegistry = client.app.state.registry
    table_id = anna.started(bea)
    commit = registry.committer.commit

    async def play_and_go() -> None:
        table = registry.live[table_id]
        person = str(table.row.seats[0].person)
        move = {"type": "move", "number": 0, "move": table.playing().moves()[0]}
        socket, mover = Gone(json.dumps(move)), Client(person)

        async def commit_slowly(entry: MoveRow, result: object) -> bool:
            socket.is_broken = True
            mover.send("what cannot arrive")
            await asyncio.sleep(0.1)
            return await commit(entry, result)

        monkeypatch.setattr(registry.committer, "commit", commit_slowly)
        await _serve(socket, table, mover, registry)  # type: ignore[arg-type]
        assert mover not in table.clients
        assert table.number == 1

    with bea.at(table_id) as watching, client.portal() as portal:
        watching.next("update")
        portal.call(play_and_go)
        watching.next("update")
        assert watching.number == 1


def test_a_message_that_fails_is_refused_and_the_socket_stays(
    anna: Visitor, bea: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> bool:
        raise ZeroDivisionError

    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        with monkeypatch.context() as context:
            context.setattr(client.app.state.registry.committer, "commit", fail)
            assert connection.play(connection.update["moves"][0])["reason"] == "outcome_unknown"
        assert connection.play(connection.update["moves"][0])["type"] == "update"


def test_a_bot_that_was_forgotten_is_woken(
    anna: Visitor, client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry: TableRegistry = client.app.state.registry
    table = anna.table(HUMAN, {"kind": "bot", "level": "random"})
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        with monkeypatch.context() as context:
            context.setattr(TableBots, "update", lambda _: None)
            connection.play(connection.update["moves"][0])
        registry.live[table].used -= settings.bot_seconds + 10
        with client.portal() as portal:
            portal.call(registry._wake_bots)
        connection.next("update")
        assert connection.number == 2


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(anna: Visitor, client: TestClient) -> None:
    for at in range(5):
        assert anna.get(f"/api/tables/nowhere{at}").status_code == 404
    assert client.app.state.registry._opening == {}
