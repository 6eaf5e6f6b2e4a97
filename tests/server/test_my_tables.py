"""A person's own tables: those in progress, finished or hidden; hiding and deleting them."""

from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert

from signoria.server.registry import TableRegistry
from signoria.server.schema import MOVES, SEATS, TABLES
from tests.server.people import HUMAN, OPEN, Visitor, play_out

BOT = {"kind": "bot", "level": "random"}


def listed(visitor: Visitor, which: str = "playing", **more: Any) -> list[str]:
    """The ids of somebody's tables."""
    answer = visitor.get("/api/my-tables", params={"which": which, **more})
    assert answer.status_code == 200, answer.text
    return [mine["table"]["id"] for mine in answer.json()["tables"]]


def finished(anna: Visitor, bea: Visitor) -> str:
    table = anna.started(bea, game="lorenzo")
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
    return table


def stored(client: TestClient) -> TableRegistry:
    registry: TableRegistry = client.app.state.registry
    return registry


def test_finished_tables_leave_the_games_in_progress(anna: Visitor, bea: Visitor) -> None:
    over = finished(anna, bea)
    waiting = anna.table(HUMAN, OPEN)
    assert (listed(anna), listed(anna, "over")) == ([waiting], [over])
    mine = anna.get("/api/my-tables?which=over").json()
    assert mine["total"] == 1
    assert mine["tables"][0]["last"] >= mine["tables"][0]["table"]["created"]
    assert len(mine["tables"][0]["table"]["result"]["scores"]) == 2
    assert (listed(anna, "over", game="princes"), listed(anna, "over", game="lorenzo")) == ([], [over])


def test_the_time_of_the_last_move_is_told(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    before = anna.get("/api/my-tables").json()["tables"][0]
    assert before["last"] == before["table"]["created"]
    with anna.at(table) as first:
        first.next("update")
        first.play(first.update["moves"][0])
    after = anna.get("/api/my-tables").json()["tables"][0]
    assert (after["last"] >= before["last"], after["table"]["turn"]) == (True, 1)


def test_hundreds_of_tables_are_listed_a_page_at_a_time(client: TestClient, anna: Visitor) -> None:
    anna.table(HUMAN, OPEN)
    person = stored(client).live[anna.own_tables()[0]["id"]].row.host
    result = '{"scores": [3, 2], "winners": [0]}'

    async def fill() -> None:
        ids = [f"t{at:03}" for at in range(300)]
        table = {"game": "princes", "options": "{}", "public": False, "status": "over", "host": person}
        tables = [{**table, "id": at, "seed": "1" * 64, "salt": "2" * 64, "created": 5, "result": result} for at in ids]
        seats = [{"table_id": at, "seat": 0, "kind": "human", "person": person, "name": "Anna"} for at in ids]
        move = {"number": 1, "seat": 0, "move": "{}", "played_by": person, "next_seat": -1}
        moves = [{**move, "table_id": at, "at": 1000 + number} for number, at in enumerate(ids)]
        async with stored(client).storage.writing() as connection:
            for into, rows in ((TABLES, tables), (SEATS, seats), (MOVES, moves)):
                await connection.execute(insert(into), rows)

    with client.portal() as portal:
        portal.call(fill)
    assert listed(anna, "over", count=3) == ["t299", "t298", "t297"]
    assert len(listed(anna, "over", count=500)) == 300
    assert anna.get("/api/my-tables?which=over&count=2").json()["total"] == 300


@pytest.mark.parametrize(
    "query", ["which=all", "count=0", "count=501", "count=x", "game=" + "x" * 41, "which=over&which=hidden&count=-1"]
)
def test_a_malformed_list_is_refused(anna: Visitor, query: str) -> None:
    answer = anna.get(f"/api/my-tables?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_a_stranger_has_no_tables(client: TestClient, anna: Visitor) -> None:
    anna.table(HUMAN, OPEN)
    assert Visitor(client).get("/api/my-tables").json() == {"tables": [], "total": 0}


# Hiding


def test_a_hidden_table_is_hidden_for_one_person_only_and_comes_back(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    for _ in range(2):  # the second time changes nothing
        assert anna.post(f"/api/tables/{table}/hide").status_code == 200
    assert (listed(anna), listed(anna, "hidden"), anna.own_tables()) == ([], [table], [])
    assert listed(bea) == [table]
    with anna.at(table) as connection:  # who has the link plays on
        assert connection.next("update")["moves"]
    for _ in range(2):
        assert anna.request("DELETE", f"/api/tables/{table}/hide").status_code == 200
    assert (listed(anna), listed(anna, "hidden")) == ([table], [])


def test_only_a_table_of_ones_own_can_be_hidden(client: TestClient, anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    assert bea.post(f"/api/tables/{table}/hide").json()["reason"] == "no_seat_of_yours"
    assert bea.post("/api/tables/nowhere/hide").json()["reason"] == "no_table"
    assert Visitor(client).post(f"/api/tables/{table}/hide").json()["reason"] == "name_first"


def test_who_signs_in_keeps_what_was_hidden_as_a_guest(client: TestClient, anna: Visitor, bea: Visitor) -> None:
    login = {"login": "anna", "password": "correct horse"}
    anna.post("/api/account", login)
    table = anna.started(bea)
    other = bea.started(anna)
    anna.post(f"/api/tables/{table}/hide"), bea.post(f"/api/tables/{table}/hide"), bea.post(f"/api/tables/{other}/hide")
    bea.post("/api/account/login", login)
    assert sorted(listed(bea, "hidden")) == sorted([table, other])


# Deleting


def test_a_table_of_ones_own_is_deleted_with_everything(client: TestClient, anna: Visitor) -> None:
    table = anna.table(HUMAN, BOT)
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/hide")
    assert anna.get("/api/my-tables?which=hidden").json()["tables"][0]["deletable"]
    with anna.at(table) as watching:
        watching.next("update")
        watching.play(watching.update["moves"][0])
        answer = anna.request("DELETE", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["mine"]["total"]) == (200, 0)
    assert anna.get(f"/api/tables/{table}").json()["reason"] == "no_table"
    for which in ("playing", "over", "hidden"):
        assert listed(anna, which) == []
    with client.portal() as portal:
        assert portal.call(stored(client).storage.moves, table) == []


def test_nobody_deletes_what_others_play(client: TestClient, anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    assert not anna.get("/api/my-tables").json()["tables"][0]["deletable"]
    for visitor in (anna, bea, Visitor(client, "Carla")):
        answer = visitor.request("DELETE", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "not_deletable")
    assert Visitor(client).request("DELETE", f"/api/tables/{table}").status_code == 401
    assert anna.request("DELETE", "/api/tables/nowhere").status_code == 404
    assert listed(anna) == listed(bea) == [table]


def test_a_table_at_which_somebody_else_has_played_stays(anna: Visitor, bea: Visitor) -> None:
    """Bea has moved and then handed her seat to a bot: the game is hers as well."""
    table = bea.table(OPEN, HUMAN)
    anna.post(f"/api/tables/{table}/join")
    bea.post(f"/api/tables/{table}/start")
    with anna.at(table) as first:
        first.next("update")
        first.play(first.update["moves"][0])
    anna.post(f"/api/tables/{table}/resign", {"level": "random"})
    assert bea.request("DELETE", f"/api/tables/{table}").json()["reason"] == "not_deletable"


def test_a_request_without_the_token_deletes_nothing(anna: Visitor) -> None:
    table = anna.table(HUMAN, BOT)
    answer = anna.request("DELETE", f"/api/tables/{table}", headers={"x-csrf-token": "no"})
    assert (answer.status_code, listed(anna)) == (403, [table])
