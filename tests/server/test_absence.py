"""People who leave a game under way: bots that play for them, coming back, and abandoning the game."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from signoria.server import absence, presence, table_data
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.presence import TablePresence
from signoria.server.settings import Settings, database_url
from tests.server.people import HUMAN, OPEN, Connection, Visitor
from tests.server.postgresql import new_database
from tests.server.processes import Player, Server, seated

MINUTE = 60_000


class Clock:
    """The time as absence counts it."""

    def __init__(self) -> None:
        self.time = 1_760_000_000_000

    def __call__(self) -> int:
        return self.time

    def pass_minutes(self, minutes: float) -> None:
        self.time += int(minutes * MINUTE)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(absence, "now", clock)
    monkeypatch.setattr(table_data, "now", clock)
    return clock


def look(client: TestClient, times: int = 2) -> None:
    """What a server does every few seconds; who is missing twice is away."""
    with client.portal() as portal:
        for _ in range(times):
            portal.call(client.app.state.registry.look_for_absent_people)


def seat(visitor: Visitor, table: str, at: int) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get(f"/api/tables/{table}").json()["seats"][at]
    return found


def codes(visitor: Visitor, table: str) -> list[str]:
    return [line["code"] for line in visitor.get(f"/api/tables/{table}/chat").json()]


@pytest.fixture
def carla(client: TestClient) -> Visitor:
    return Visitor(client, "Carla")


@pytest.fixture
def left_alone(anna: Visitor, bea: Visitor, client: TestClient, clock: Clock) -> Iterator[tuple[str, Connection]]:
    """Anna has played and waits; Bea, whose turn it is, has been away for eleven minutes."""
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        connection.play(connection.update["moves"][0])
        look(client)
        clock.pass_minutes(11)
        look(client, 1)
        yield table, connection


def test_who_is_away_for_ten_minutes_is_absent_and_all_are_told(
    anna: Visitor, bea: Visitor, client: TestClient, clock: Clock
) -> None:
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        look(client, 1)
        assert seat(anna, table, 1)["away"] is None, "who reloads the page is not away"
        look(client, 1)
        assert seat(anna, table, 1)["away"] == clock.time
        connection.next("table")
        for minutes, absent in ((9.9, False), (0.2, True)):
            clock.pass_minutes(minutes)
            look(client, 1)
            assert seat(anna, table, 1)["absent"] is absent
        assert connection.next("table")["table"]["seats"][1]["absent"]
        assert not seat(anna, table, 0)["absent"]


def test_a_host_who_stays_away_is_replaced_by_who_is_here(
    anna: Visitor, bea: Visitor, carla: Visitor, client: TestClient, clock: Clock
) -> None:
    table = anna.table(HUMAN, OPEN, OPEN)
    for visitor in (bea, carla):
        visitor.post(f"/api/tables/{table}/join")
    with carla.at(table) as connection:
        look(client)
        clock.pass_minutes(9.9)
        look(client, 1)
        assert anna.get(f"/api/tables/{table}").json()["hosted"]
        clock.pass_minutes(0.2)
        look(client, 1)
        while not connection.next("table")["table"]["hosted"]:
            pass
    assert not anna.get(f"/api/tables/{table}").json()["hosted"]
    assert anna.get(f"/api/tables/{table}").json()["seats"][0]["mine"], "she keeps her seat"
    line = anna.get(f"/api/tables/{table}/chat").json()[-1]
    assert (line["code"], line["arguments"]) == ("new_host", {"name": "Carla"}), "Bea is not here either"
    assert carla.post(f"/api/tables/{table}/start").status_code == 200


def test_a_host_who_comes_back_in_time_stays_the_host(
    anna: Visitor, bea: Visitor, client: TestClient, clock: Clock
) -> None:
    table = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{table}/join")
    with bea.at(table):
        look(client)
        clock.pass_minutes(9)
        with anna.at(table) as connection:
            connection.next("table")
            look(client, 1)
        look(client)
        clock.pass_minutes(9)
        look(client, 1)
    assert anna.get(f"/api/tables/{table}").json()["hosted"]


def test_a_host_may_stay_away_where_nobody_else_is_here_or_nobody_is_ever_replaced(
    anna: Visitor, bea: Visitor, client: TestClient, clock: Clock
) -> None:
    alone = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{alone}/join")
    patient = anna.table(HUMAN, OPEN, absence_minutes=None)
    bea.post(f"/api/tables/{patient}/join")
    with bea.at(patient):
        look(client)
        clock.pass_minutes(100_000)
        look(client)
    for table in (alone, patient):
        assert anna.get(f"/api/tables/{table}").json()["hosted"]


def test_a_bot_plays_on_and_stops_when_the_person_is_back(
    left_alone: tuple[str, Connection], anna: Visitor, bea: Visitor
) -> None:
    table, connection = left_alone
    answer = anna.post(f"/api/tables/{table}/stand-in", {"seat": 1, "level": "random"})
    assert answer.status_code == 200
    assert connection.next("update")["number"] == 2, "the bot decides for Bea"
    held = seat(bea, table, 1)
    assert (held["kind"], held["name"], held["level"], held["mine"], held["absent"]) == (
        "human", "Bea", "random", True, False,
    )  # fmt: skip
    with bea.at(table) as back:
        back.next("update")
        assert back.update["seat"] == 1
        assert len(back.journal) == back.update["length"] >= 2, "she sees what the bot did"
        assert seat(bea, table, 1)["level"] is None
        assert seat(bea, table, 1)["away"] is None
        mover, other = (back, connection) if back.update.get("moves") else (connection, back)
        other.next_number()
        while mover is connection and not connection.update.get("moves"):
            connection.next("update")
        assert mover.play(mover.update["moves"][0])["type"] == "update"
    assert codes(anna, table) == ["stand_in", "taken_back"]
    line = anna.get(f"/api/tables/{table}/chat").json()[0]
    assert line["arguments"] == {"name": "Bea", "level": "random", "by": "Anna"}


def test_while_the_bot_plays_the_person_cannot_and_no_move_is_offered(anna: Visitor) -> None:
    """Anna holds both seats: one at a time is handed over."""
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        move = connection.update["moves"][0]
        with pytest.MonkeyPatch.context() as context:
            context.setattr(anna.client.app.state.registry.bots, "choose", never_chooses)
            anna.post(f"/api/tables/{table}/resign", {"seat": 0, "level": "random"})
            assert "moves" not in connection.next("update")
            assert connection.play(move)["reason"] == "bot_plays"
            anna.post(f"/api/tables/{table}/take-back", {"seat": 0})
            assert move in connection.next("update")["moves"]
        assert connection.play(move)["number"] == 1


async def never_chooses(*_: Any) -> None:
    await asyncio.Event().wait()


def test_nobody_takes_the_seat_of_who_is_here_or_has_just_left(
    anna: Visitor, bea: Visitor, carla: Visitor, client: TestClient, clock: Clock
) -> None:
    table = anna.started(bea)

    def refused(who: Visitor, at: int = 1) -> str:
        return str(who.post(f"/api/tables/{table}/stand-in", {"seat": at}).json()["reason"])

    with bea.at(table) as connection:
        connection.next("update")
        look(client)
        clock.pass_minutes(100)
        look(client)
        assert refused(anna) == "not_absent"
        assert refused(carla) == "no_seat_of_yours"
    look(client)
    clock.pass_minutes(9)
    assert refused(anna) == "not_absent", "she has been away for nine minutes only"
    clock.pass_minutes(2)
    assert refused(carla) == "no_seat_of_yours", "who looks on gives away nothing"
    assert refused(anna, 0) == "not_absent", "one's own seat is not absent"
    assert refused(anna, 7) == "not_absent"
    with bea.at(table) as connection:
        connection.next("update")
        assert refused(anna) == "not_absent", "she is back"
        assert refused(Visitor(client)) == "name_first"
    assert codes(anna, table) == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": 1, "level": "os:system"}, "bad_input"),
        ({"seat": "one"}, "bad_request"),
        ({}, "bad_request"),
        ({"seat": 1, "person": "x"}, "bad_request"),
    ],
)
def test_a_bad_request_for_a_bot_changes_nothing(
    left_alone: tuple[str, Connection], anna: Visitor, body: dict[str, Any], code: str
) -> None:
    table, _ = left_alone
    assert anna.post(f"/api/tables/{table}/stand-in", body).json()["code"] == code
    assert seat(anna, table, 1)["level"] is None


def test_a_table_may_have_another_time_or_none(anna: Visitor, bea: Visitor, client: TestClient, clock: Clock) -> None:
    tables = {}
    for minutes in (None, 1440):
        tables[minutes] = anna.table(HUMAN, OPEN, absence_minutes=minutes)
        bea.post(f"/api/tables/{tables[minutes]}/join")
        assert anna.post(f"/api/tables/{tables[minutes]}/start").json()["absence_minutes"] == minutes
    look(client)
    clock.pass_minutes(1000)
    day, never = tables[1440], tables[None]
    assert anna.post(f"/api/tables/{day}/stand-in", {"seat": 1}).json()["reason"] == "not_absent"
    clock.pass_minutes(441)
    assert anna.post(f"/api/tables/{day}/stand-in", {"seat": 1}).status_code == 200
    clock.pass_minutes(1_000_000)
    assert anna.post(f"/api/tables/{never}/stand-in", {"seat": 1}).json()["reason"] == "no_stand_ins"
    assert not seat(anna, never, 1)["absent"]


@pytest.mark.parametrize("minutes", [0, -5, 0.5, "soon", 10**9])
def test_a_time_that_is_none_is_refused(anna: Visitor, minutes: object) -> None:
    body = {"game": "princes", "seats": [HUMAN, OPEN], "absence_minutes": minutes}
    assert anna.post("/api/tables", body).json()["code"] == "bad_request"


def test_a_rematch_keeps_the_time_and_seats_people_again(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, {"kind": "bot", "level": "random"}, absence_minutes=60)
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/resign", {"level": "random"})
    anna.post(f"/api/tables/{table}/take-back")
    anna.post(f"/api/tables/{table}/abandon", {"agree": True})
    again = anna.post(f"/api/tables/{table}/rematch").json()
    assert (again["absence_minutes"], again["status"]) == (60, "open")
    assert [(each["kind"], each["level"], each["agrees"]) for each in again["seats"]] == [
        ("human", None, False),
        ("bot", "random", False),
    ]


def test_a_seat_that_was_handed_over_is_taken_back_by_a_press_only(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    bea.post(f"/api/tables/{table}/resign", {"level": "random"})
    with bea.at(table) as connection:
        connection.next("update")
        assert seat(bea, table, 1)["level"] == "random"
    assert anna.post(f"/api/tables/{table}/take-back").json()["reason"] == "no_bot_plays"
    assert anna.post(f"/api/tables/{table}/take-back", {"seat": 1}).json()["reason"] == "seat_not_yours"
    assert bea.post(f"/api/tables/{table}/take-back").json()["seats"][1]["level"] is None
    assert codes(bea, table) == ["resigned", "taken_back"]


def test_bots_do_not_play_on_where_every_person_has_one_and_nobody_watches(
    anna: Visitor, bea: Visitor, client: TestClient
) -> None:
    table = anna.started(bea)
    anna.post(f"/api/tables/{table}/resign", {"level": "random"})
    bea.post(f"/api/tables/{table}/resign", {"level": "random"})
    assert not client.app.state.registry.live[table].bots.is_due
    with Visitor(client).at(table) as watching:
        while watching.next("update")["number"] < 3:
            pass


# Over restarts


def test_the_time_and_the_bot_survive_a_restart(
    left_alone: tuple[str, Connection], anna: Visitor, bea: Visitor, settings: Settings
) -> None:
    table, _ = left_alone
    away = seat(anna, table, 1)["away"]
    anna.post(f"/api/tables/{table}/stand-in", {"seat": 1, "level": "random"})
    anna.post(f"/api/tables/{table}/abandon", {"agree": False})
    with TestClient(create_app(settings), base_url="http://testserver.local") as restarted:
        anna.client = bea.client = restarted
        after = seat(anna, table, 1)
        assert (after["away"], after["level"]) == (away, "random")
        with bea.at(table) as connection:
            connection.next("update")
        assert seat(anna, table, 1)["level"] is None


@pytest.mark.long
def test_who_was_connected_when_the_server_was_killed_is_missed_by_the_next(tmp_path: Path) -> None:
    server = Server(tmp_path / "signoria.sqlite")
    anna, bea = Player(server, "Anna"), Player(server, "Bea")
    table = seated(anna, bea)

    async def stay_alone() -> int:
        async with anna.at(table), bea.at(table):
            server.kill()
        await asyncio.to_thread(server.start)
        async with anna.at(table) as opened, asyncio.timeout(30):
            while True:
                if anna.take(text := await opened.recv()) == "table" and '"away":1' in str(text):
                    break
        return 1

    try:
        assert asyncio.run(stay_alone())
    finally:
        server.stop()
    with sqlite3.connect(tmp_path / "signoria.sqlite") as database:
        away = dict(database.execute("SELECT name, away FROM seats").fetchall())
    assert away["Bea"] is not None


# Abandoning


def agree(visitor: Visitor, table: str, does: bool = True) -> dict[str, Any]:
    answer: dict[str, Any] = visitor.post(f"/api/tables/{table}/abandon", {"agree": does}).json()
    return answer


def test_a_game_is_abandoned_when_all_agree(anna: Visitor, bea: Visitor, carla: Visitor) -> None:
    table = anna.started(bea, carla)
    with bea.at(table) as connection, anna.at(table) as mover:
        connection.next("update"), mover.next("update")
        assert [each["agrees"] for each in agree(anna, table)["seats"]] == [True, False, False]
        assert connection.next("table")["table"]["seats"][0]["agrees"]
        assert agree(bea, table)["status"] == "playing"
        assert agree(carla, table)["status"] == "abandoned"
        while connection.next("table")["table"]["status"] != "abandoned":
            pass
        while "moves" in mover.next("update"):
            pass
        assert mover.play({"do": "pass"})["reason"] == "game_abandoned"
    assert codes(anna, table) == ["abandon_proposed", "abandon_agreed", "abandon_agreed", "abandoned"]
    assert anna.get(f"/api/tables/{table}").json()["turn"] is None
    for path in ("resign", "take-back", "stand-in", "abandon", "start"):
        body = {"stand-in": {"seat": 1}, "abandon": {"agree": True}}.get(path, {})
        assert anna.post(f"/api/tables/{table}/{path}", body).json()["reason"] == "game_abandoned"
    assert anna.get(f"/api/tables/{table}/record").json()["moves"] == []


def test_one_no_ends_the_proposal(anna: Visitor, bea: Visitor, carla: Visitor) -> None:
    table = anna.started(bea, carla)
    agree(anna, table), agree(bea, table)
    assert [each["agrees"] for each in agree(carla, table, False)["seats"]] == [False, False, False]
    assert agree(carla, table, False)["status"] == "playing", "there is nothing to decline"
    agree(anna, table), agree(anna, table), agree(anna, table, False)
    assert codes(anna, table) == [
        "abandon_proposed", "abandon_agreed", "abandon_declined", "abandon_proposed", "abandon_withdrawn",
    ]  # fmt: skip


def test_who_is_absent_or_played_by_a_bot_does_not_count_but_who_has_just_left_does(
    anna: Visitor, bea: Visitor, carla: Visitor, client: TestClient, clock: Clock
) -> None:
    table = anna.started(bea, carla)
    with anna.at(table) as connection:
        connection.next("update")
        look(client)
        carla.post(f"/api/tables/{table}/resign")
        assert agree(anna, table)["status"] == "playing", "Bea has just left"
        assert agree(carla, table)["reason"] == "bot_plays"
        clock.pass_minutes(11)
        look(client, 1)
        assert anna.get(f"/api/tables/{table}").json()["status"] == "abandoned"


def test_alone_among_bots_one_need_not_ask(anna: Visitor) -> None:
    table = anna.table(HUMAN, {"kind": "bot", "level": "random"})
    assert agree(anna, table)["reason"] == "game_not_started"
    anna.post(f"/api/tables/{table}/start")
    assert agree(anna, table)["status"] == "abandoned"


def test_nobody_outside_proposes_or_declines_anything(anna: Visitor, bea: Visitor, carla: Visitor) -> None:
    table = anna.started(bea)
    agree(anna, table)
    for does in (True, False):
        assert agree(carla, table, does)["reason"] == "no_seat_of_yours"
        assert agree(Visitor(anna.client), table, does)["reason"] == "name_first"
    assert seat(anna, table, 0)["agrees"]
    for body in ({}, {"agree": "yes"}, {"agree": True, "seat": 1}):
        assert bea.post(f"/api/tables/{table}/abandon", body).json()["code"] == "bad_request"


def test_nobody_proposes_again_and_again(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    for _ in range(3):
        agree(anna, table)
        agree(bea, table, False)
    assert agree(anna, table)["reason"] == "too_many_proposals"
    assert agree(bea, table)["seats"][1]["agrees"], "others may still propose"
    assert agree(anna, table)["status"] == "abandoned", "to agree is no proposal"


def test_an_abandoned_table_does_not_count_among_ones_unfinished_tables(anna: Visitor, client: TestClient) -> None:
    storage = client.app.state.registry.storage
    table = anna.table(HUMAN, {"kind": "bot", "level": "random"})
    anna.post(f"/api/tables/{table}/start")
    host = client.app.state.registry.live[table].row.host
    with client.portal() as portal:
        assert portal.call(storage.count_unfinished, host) == 1
        agree(anna, table)
        assert portal.call(storage.count_unfinished, host) == 0


# A sign of life


def test_a_ping_is_answered_for_everybody(anna: Visitor, client: TestClient) -> None:
    table = anna.table(HUMAN, OPEN)
    for who in (anna, Visitor(client)):
        with who.at(table) as connection:
            connection.send(type="ping")
            assert connection.next("pong") == {"type": "pong"}
            connection.send(type="ping", number=1)
            assert connection.next("refused")["reason"] == "bad_message"


# Several processes over PostgreSQL


@pytest.fixture
def two_processes(cluster: str) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers that share the tables and tell each other what changes."""
    url = database_url(new_database(cluster))
    settings = Settings(database=url, secret=asyncio.run(prepare(url)), requests_a_minute=100_000)
    with TestClient(create_app(settings)) as first, TestClient(create_app(settings)) as second:
        yield first, second


def test_who_is_connected_to_another_process_is_not_away_and_who_was_gets_the_seat_back_there(
    two_processes: tuple[TestClient, TestClient], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_processes
    anna, bea = Visitor(here, "Anna"), Visitor(there, "Bea")
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        with bea.at(table) as other:
            other.next("update")
            while 1 not in connection.next("presence")["seats"]:
                pass
            monkeypatch.setattr(presence, "PRESENCE_SECONDS", 1e9)
            look(here)
            assert seat(anna, table, 1)["away"] is None, "it is too early to know of everybody"
            monkeypatch.setattr(TablePresence, "is_complete", True)
            look(here)
            assert seat(anna, table, 1)["away"] is None, "the other process has told of her"
        while 1 in connection.next("presence")["seats"]:
            pass
        look(here)
        clock.pass_minutes(11)
        assert anna.post(f"/api/tables/{table}/stand-in", {"seat": 1, "level": "random"}).status_code == 200
        with bea.at(table) as other:
            other.next("update")
            assert seat(anna, table, 1)["level"] is None, "the database says so at once"
        assert codes(anna, table) == ["stand_in", "taken_back"]


def test_a_seat_taken_back_at_one_process_is_not_given_away_at_another(
    two_processes: tuple[TestClient, TestClient], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news of Bea's return has not arrived: the database decides."""
    here, there = two_processes
    monkeypatch.setattr(TablePresence, "is_complete", True)
    anna, bea = Visitor(here, "Anna"), Visitor(there, "Bea")
    table = anna.started(bea)
    with anna.at(table) as connection:
        connection.next("update")
        look(here)
        clock.pass_minutes(11)
        stale = here.app.state.registry.live[table]
        with bea.at(table) as other, monkeypatch.context() as context:
            other.next("update")

            async def known(_: str) -> object:
                stale.row = msgspec.structs.replace(stale.row, seats=[*stale.row.seats])
                stale.row.seats[1] = msgspec.structs.replace(stale.row.seats[1], away=clock.time - 11 * MINUTE)
                return stale

            context.setattr(here.app.state.registry, "fresh", known)
            context.setattr(stale.presence, "seats", lambda: [0])
            refused = anna.post(f"/api/tables/{table}/stand-in", {"seat": 1}).json()
            assert refused["reason"] == "seat_changed"
        assert seat(anna, table, 1)["level"] is None


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_everybody_agrees_on_both_databases(database: str, request: pytest.FixtureRequest) -> None:
    clients = (
        request.getfixturevalue("two_processes") if database == "postgresql" else [request.getfixturevalue("client")]
    )
    anna, bea = Visitor(clients[0], "Anna"), Visitor(clients[-1], "Bea")
    table = anna.started(bea)
    assert agree(anna, table)["status"] == "playing"
    assert agree(bea, table)["status"] == "abandoned"
    assert anna.get(f"/api/tables/{table}").json()["status"] == "abandoned"
