"""Done, refused or unknown: whatever happens to the connection, the server or the database, a move is played once.

A client that is not told what became of its move sends the same message again, with the same id.
"""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from signoria.server.app import create_app
from signoria.server.change_feed import ChangeFeed
from signoria.server.commands import prepare
from signoria.server.settings import Settings, database_url
from signoria.server.storage import MoveRow
from tests.quick import further
from tests.server.people import HUMAN, Connection, Visitor
from tests.server.postgresql import new_database
from tests.server.processes import Player, Server, seated


def answer(connection: Connection) -> dict[str, Any]:
    """The next message that answers a move."""
    while True:
        message = connection.receive()
        if message["type"] in ("update", "refused"):
            return message


def send(connection: Connection, move: dict[str, Any], message_id: Any, number: int | None = None) -> dict[str, Any]:
    number = connection.number if number is None else number
    connection.send(type="move", number=number, move=move, id=message_id)
    return answer(connection)


def entries(settings: Settings, table: str) -> list[tuple[int, Any, str | None]]:
    path = settings.database.removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(path) as database:
        query = "SELECT number, move, message_id FROM moves WHERE table_id = ? ORDER BY number"
        return [(number, json.loads(move or "null"), said) for number, move, said in database.execute(query, (table,))]


def fail(*_: object, **__: object) -> Any:
    raise OperationalError("INSERT", {}, Exception("the database is away"))


@contextlib.contextmanager
def losing_the_answer(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The database stores what it is given, and then the connection to it breaks."""
    committer = client.app.state.registry.committer
    commit = committer.commit

    async def commit_and_lose(entry: MoveRow, result: object = None) -> bool:
        await commit(entry, result)
        return bool(fail())

    with monkeypatch.context() as context:
        context.setattr(committer, "commit", commit_and_lose)
        yield


@contextlib.contextmanager
def storing_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as context:
        context.setattr(client.app.state.registry.committer, "commit", fail)
        yield


def test_the_update_echoes_the_id_to_who_sent_it_and_to_nobody_else(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as sender, anna.at(table) as second_screen, bea.at(table) as other:
        for connection in (sender, second_screen, other):
            connection.next("update")
        assert send(sender, sender.update["moves"][0], "first")["id"] == "first"
        assert second_screen.next("update")["id"] == "first"
        assert "id" not in other.next("update")
        assert "first" not in json.dumps(other.heard)


def test_a_message_sent_twice_is_played_once(anna: Visitor, bea: Visitor, settings: Settings) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        move = connection.update["moves"][0]
        assert send(connection, move, "once")["number"] == 1
        again = send(connection, move, "once", number=0)
        assert (again["type"], again["number"], again["id"]) == ("update", 1, "once")
        assert [said for *_, said in entries(settings, table)] == ["once"]


def test_the_answer_to_a_repeated_message_shows_where_the_table_stands_now(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        move = first.update["moves"][0]
        send(first, move, "mine")
        second.next("update")
        send(second, second.update["moves"][0], "hers")
        first.next("update")
        view, journal = first.view, first.journal
        again = send(first, move, "mine", number=0)
        assert (again["number"], again["id"]) == (2, "mine")
        assert (first.view, first.journal) == (view, journal)


@pytest.mark.parametrize("restarts", [False, True])
def test_a_stored_move_whose_answer_was_lost_is_found_again(
    anna: Visitor, bea: Visitor, client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch, restarts: bool
) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        move = connection.update["moves"][0]
        with losing_the_answer(client, monkeypatch):
            unknown = send(connection, move, "lost")
        assert (unknown["type"], unknown["code"], unknown["id"]) == ("refused", "unknown", "lost")
    if restarts:
        client.app.state.registry.live.clear()
    with anna.at(table, since=0) as connection:
        connection.next("update")
        done = send(connection, move, "lost", number=0)
        assert (done["type"], done["number"], done["id"]) == ("update", 1, "lost")
    assert [number for number, *_ in entries(settings, table)] == [1]


def test_a_move_that_was_not_stored_is_played_when_sent_again(
    anna: Visitor, bea: Visitor, client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        move = connection.update["moves"][0]
        with storing_nothing(client, monkeypatch):
            assert send(connection, move, "later")["code"] == "unknown"
            assert entries(settings, table) == []
        assert send(connection, move, "later", number=0)["id"] == "later"
    assert entries(settings, table) == [(1, move, "later")]


def test_another_moves_number_is_not_taken_for_ones_own(
    anna: Visitor, bea: Visitor, client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna's move fails; then another screen of hers plays another move; the first screen comes back."""
    table = anna.started(bea)
    with anna.at(table) as lost, anna.at(table) as other:
        lost.next("update"), other.next("update")
        mine, hers = lost.update["moves"][:2]
        with storing_nothing(client, monkeypatch):
            send(lost, mine, "mine")
        assert send(other, hers, "hers")["id"] == "hers"
    with anna.at(table, since=0) as back:
        assert back.next("update")["number"] == 1
        assert back.update["id"] == "hers"
        refused = send(back, mine, "mine", number=0)
        assert (refused["type"], refused["code"], refused["id"]) == ("refused", "behind", "mine")
    assert [said for *_, said in entries(settings, table)] == ["hers"]


def test_a_refusal_carries_the_id(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        refused = send(connection, {"do": "dance"}, "no")
        assert (refused["code"], refused["id"]) == ("illegal_move", "no")
        assert "id" not in connection.play({"do": "dance"})
        connection.send(type="undo", number=0, id="nothing to undo")
        assert connection.next("refused")["code"] == "bad_request", "an id holds no spaces"
        connection.send(type="undo", number=0, id="back")
        assert connection.next("refused")["id"] == "back"


@pytest.mark.parametrize("bad", ["", "x" * 41, "two words", "zero\u200bwidth", 7, ["a"], {"a": 1}, True])
def test_a_bad_id_is_refused_and_nothing_is_played(anna: Visitor, bea: Visitor, bad: Any, settings: Settings) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        refused = send(connection, connection.update["moves"][0], bad)
        assert (refused["type"], refused["reason"]) == ("refused", "bad_message")
        assert "id" in refused["message"]
    assert entries(settings, table) == []


def test_an_id_of_another_move_is_refused(anna: Visitor, settings: Settings) -> None:
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        first, second = connection.update["moves"][:2]
        send(connection, first, "same")
        for number in (0, 1):
            move = second if number == 0 else connection.update["moves"][0]
            refused = send(connection, move, "same", number=number)
            assert (refused["reason"], refused["id"], refused["number"]) == ("id_reused", "same", 1)
        connection.send(type="undo", number=0, id="same")
        assert connection.next("refused")["reason"] == "id_reused"
    assert [number for number, *_ in entries(settings, table)] == [1]


def test_the_same_move_and_id_with_a_newer_number_is_not_played_again(anna: Visitor, settings: Settings) -> None:
    """In Princes, two seats in turn may well send the same words: here the client just got the number wrong."""
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        while {"do": "pass"} not in connection.update["moves"]:
            connection.play(connection.update["moves"][0])
        number = connection.number
        send(connection, {"do": "pass"}, "pass")
        while {"do": "pass"} not in connection.update["moves"]:
            connection.play(connection.update["moves"][0])
        done = send(connection, {"do": "pass"}, "pass")
        assert done["id"] == "pass"
        assert done["number"] == connection.number > number
    assert [said for *_, said in entries(settings, table)].count("pass") == 1


def test_people_may_use_the_same_ids(anna: Visitor, bea: Visitor, settings: Settings) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        assert send(first, first.update["moves"][0], "1")["number"] == 1
        second.next("update")
        assert send(second, second.update["moves"][0], "1")["number"] == 2
    assert [said for *_, said in entries(settings, table)] == ["1", "1"]


def test_an_undo_sent_twice_takes_one_move_back(anna: Visitor, settings: Settings) -> None:
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        while not connection.update.get("undo"):
            connection.play(connection.update["moves"][0])
        number = connection.number
        for _ in range(2):
            connection.send(type="undo", number=number, id="back")
            done = answer(connection)
            assert (done["type"], done["number"], done["id"]) == ("update", number + 1, "back")
    assert len(entries(settings, table)) == number + 1


def test_a_move_that_was_taken_back_is_not_played_again_by_its_id(anna: Visitor, settings: Settings) -> None:
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        number = 0
        while not connection.update.get("undo"):
            number, move = connection.number, connection.update["moves"][0]
            send(connection, move, f"move-{number}")
        connection.send(type="undo", number=connection.number)
        answer(connection)
        done = send(connection, move, f"move-{number}", number=number)
        assert (done["type"], done["id"], done["number"]) == ("update", f"move-{number}", number + 2)
    assert len(entries(settings, table)) == number + 2


def test_who_sends_the_same_message_over_many_screens_plays_it_once(
    anna: Visitor, bea: Visitor, settings: Settings
) -> None:
    table = anna.started(bea)
    with contextlib.ExitStack() as stack:
        screens = [stack.enter_context(anna.at(table)) for _ in range(5)]
        for screen in screens:
            screen.next("update")
        move = screens[0].update["moves"][0]
        for screen in screens:
            screen.send(type="move", number=0, move=move, id="all")
        for screen in screens:
            while screen.next("update").get("id") != "all":
                pass
    assert [number for number, *_ in entries(settings, table)] == [1]


def test_while_the_database_is_away_nothing_is_called_refused(
    anna: Visitor, bea: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.started(bea)
    storage = client.app.state.registry.storage
    with anna.at(table) as connection:
        connection.next("update")
        move = connection.update["moves"][0]
        with storing_nothing(client, monkeypatch), monkeypatch.context() as context:
            context.setattr(storage, "moves", fail)
            context.setattr(storage, "move_of_message", fail)
            for _ in range(3):
                assert send(connection, move, "away")["code"] == "unknown"
            assert send(connection, move, "older", number=9)["code"] == "unknown"
        assert send(connection, move, "away", number=0)["id"] == "away"
        with monkeypatch.context() as context:
            context.setattr(storage, "move_of_message", fail)
            assert send(connection, move, "away", number=0)["code"] == "unknown"


def test_who_comes_back_after_a_failure_is_shown_what_is_stored(
    anna: Visitor, bea: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        with losing_the_answer(client, monkeypatch):
            send(connection, connection.update["moves"][0], "stored")
    with bea.at(table) as connection:
        assert connection.next("update")["number"] == 1


# Several processes over PostgreSQL


@pytest.fixture
def two_processes(cluster: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers that share the tables but tell each other nothing."""
    monkeypatch.setattr(ChangeFeed, "start", lambda *_: None)
    url = database_url(new_database(cluster))
    settings = Settings(database=url, secret=asyncio.run(prepare(url)), requests_a_minute=100_000)
    with TestClient(create_app(settings)) as first, TestClient(create_app(settings)) as second:
        yield first, second


class Screens(NamedTuple):
    """Anna at a game with Bea, with a screen at each of two processes."""

    anna: Visitor
    table: str
    here: Connection
    there: Connection
    process_there: TestClient


def elsewhere(visitor: Visitor, client: TestClient) -> Visitor:
    """The same browser at another process."""
    other = Visitor(client)
    other.cookies = visitor.cookies
    return other


@pytest.fixture
def screens(two_processes: tuple[TestClient, TestClient]) -> Iterator[Screens]:
    process_here, process_there = two_processes
    anna = Visitor(process_here, "Anna")
    table = anna.started(Visitor(process_here, "Bea"))
    with elsewhere(anna, process_there).at(table) as there, anna.at(table) as here:
        there.next("update"), here.next("update")
        yield Screens(anna, table, here, there, process_there)


def test_a_table_is_read_afresh_on_every_connect(screens: Screens) -> None:
    send(screens.here, screens.here.update["moves"][0], "here")
    with elsewhere(screens.anna, screens.process_there).at(screens.table) as fresh:
        assert fresh.next("update")["number"] == 1
        assert fresh.update["id"] == "here"
    assert screens.there.next("update")["number"] == 1


def test_a_move_lost_in_one_process_is_found_by_the_other(screens: Screens, monkeypatch: pytest.MonkeyPatch) -> None:
    move = screens.here.update["moves"][0]
    with losing_the_answer(screens.anna.client, monkeypatch):
        assert send(screens.here, move, "mine")["code"] == "unknown"
    done = send(screens.there, move, "mine", number=0)
    assert (done["type"], done["number"], done["id"]) == ("update", 1, "mine")


def test_another_process_does_not_take_another_move_for_the_lost_one(
    screens: Screens, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, hers = screens.here.update["moves"][:2]
    with storing_nothing(screens.anna.client, monkeypatch):
        send(screens.here, mine, "mine")
    assert send(screens.there, hers, "hers")["number"] == 1
    assert send(screens.here, mine, "mine", number=0)["id"] == "hers", "first it learns of the other move"
    refused = screens.here.next("refused")
    assert (refused["code"], refused["id"]) == ("behind", "mine")


def test_the_same_message_at_both_processes_at_once_is_played_once(screens: Screens) -> None:
    move = screens.here.update["moves"][0]
    for screen in (screens.there, screens.here):
        screen.send(type="move", number=0, move=move, id="same")
    for screen in (screens.there, screens.here):
        assert screen.next("update")["id"] == "same"
        assert screen.number == 1


def test_a_connect_while_the_database_is_away_says_so(screens: Screens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens.anna.client.app.state.registry.storage, "table", fail)
    with screens.anna.at(screens.table) as connection:
        assert connection.receive()["reason"] == "failed"


@pytest.mark.slow
@pytest.mark.parametrize("kills", [2, *further(3)])
def test_a_killed_server_has_played_a_message_once_or_not_at_all(tmp_path: Path, kills: int) -> None:
    """The client sends, the server dies; whoever comes back sends the same again and is told that it is done."""
    server = Server(tmp_path / "signoria.sqlite")
    anna, bea = Player(server, "Anna"), Player(server, "Bea")
    table = seated(anna, bea)
    players = {0: anna, 1: bea}

    async def first_update(player: Player, opened: Any) -> None:
        while player.take(await opened.recv()) != "update":
            pass

    async def send_and_be_killed() -> None:
        for turn in range(kills):
            async with anna.at(table) as opened:
                await first_update(anna, opened)
            mover = players[anna.update["decision"]["seat"]]
            async with mover.at(table) as opened:
                await first_update(mover, opened)
                text = json.dumps(
                    {"type": "move", "number": mover.number, "move": mover.update["moves"][0], "id": f"turn-{turn}"}
                )
                await opened.send(text)
                await asyncio.sleep(0.001 * turn)
                server.kill()
            await asyncio.to_thread(server.start)
            async with mover.at(table) as opened:
                await first_update(mover, opened)
                await opened.send(text)
                while mover.update.get("id") != f"turn-{turn}":
                    mover.take(await opened.recv())

    try:
        asyncio.run(asyncio.wait_for(send_and_be_killed(), 300))
    finally:
        server.stop()
    with sqlite3.connect(tmp_path / "signoria.sqlite") as database:
        said = [row[0] for row in database.execute("SELECT message_id FROM moves ORDER BY number")]
    assert said == [f"turn-{turn}" for turn in range(kills)]
