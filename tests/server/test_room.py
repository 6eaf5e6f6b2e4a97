"""The waiting room: the host gives and frees seats and chooses variants, and everybody is told."""

from typing import Any

import pytest
from litestar.testing import TestClient

from signoria.bots import levels_for_people
from signoria.server.quotas import Quotas
from signoria.server.settings import Settings
from tests.server.people import HUMAN, OPEN, Connection, Visitor


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def told(connection: Connection) -> dict[str, Any]:
    """The next line of the server."""
    while True:
        for line in connection.next("chat")["lines"]:
            if line["name"] is None:
                return line


@pytest.mark.parametrize("level", [*levels_for_people("princes"), "random"])
def test_the_host_gives_a_free_seat_to_a_bot_of_any_level(anna: Visitor, bea: Visitor, level: str) -> None:
    table = anna.table(HUMAN, OPEN)
    with bea.at(table) as watching:
        watching.next("chat")
        seat = {"seat": 1, "kind": "bot", "level": level}
        answer = anna.post(f"/api/tables/{table}/seat", seat).json()
        assert (answer["seats"][1]["kind"], answer["seats"][1]["level"]) == ("bot", level)
        line = told(watching)
        assert (line["code"], line["arguments"]) == ("seat_bot", {"host": "Anna", "number": 2, "level": level})
        assert line["text"] == f"Anna has given seat 2 to a bot: {level}."
        assert watching.next("table")["table"]["seats"][1]["level"] == level
    assert anna.post(f"/api/tables/{table}/start").status_code == 200


def test_without_a_level_it_is_the_usual_bot_and_it_may_go_again(anna: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    seat = anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot"}).json()["seats"][1]
    assert seat["level"] == "casual"
    assert kinds(anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"}).json()) == ["human", "open"]
    assert [line["code"] for line in anna.get(f"/api/tables/{table}/chat").json()] == ["seat_bot", "seat_freed"]


def test_the_same_once_more_changes_and_tells_nothing(anna: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    for _ in range(2):
        anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": "patron"})
        anna.post(f"/api/tables/{table}/options", {"options": {"open_money": True}})
    assert [line["code"] for line in anna.get(f"/api/tables/{table}/chat").json()] == ["seat_bot", "option"]


def test_the_host_removes_somebody_who_sees_it_at_once(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{table}/join")
    with bea.at(table) as connection:
        assert connection.next("table")["table"]["seats"][1]["mine"]
        connection.next("chat")
        assert kinds(anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"}).json()) == ["human", "open"]
        assert told(connection)["arguments"] == {"host": "Anna", "name": "Bea"}
        assert not connection.next("table")["table"]["seats"][1]["mine"]


def test_an_absent_person_makes_room_for_a_bot_and_a_present_one_does_not(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{table}/join")
    seat = {"seat": 1, "kind": "bot", "level": "novice"}
    with bea.at(table) as connection:
        connection.next("chat")
        refused = anna.post(f"/api/tables/{table}/seat", seat).json()
        assert (refused["code"], refused["reason"], refused["arguments"]) == ("taken", "person_here", {"name": "Bea"})
        assert anna.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bea"
    assert anna.post(f"/api/tables/{table}/seat", seat).json()["seats"][1]["name"] is None
    assert [line["code"] for line in anna.get(f"/api/tables/{table}/chat").json()] == ["replaced"]


def test_only_the_host_and_only_before_the_start(anna: Visitor, bea: Visitor, client: TestClient) -> None:
    table = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{table}/join")
    requests = [("seat", {"seat": 0, "kind": "open"}), ("options", {"options": {"open_money": True}})]
    for path, body in requests:
        assert Visitor(client).post(f"/api/tables/{table}/{path}", body).json()["reason"] == "name_first"
        assert bea.post(f"/api/tables/{table}/{path}", body).json()["reason"] == "not_host"
        assert anna.post(f"/api/tables/nosuchtable/{path}", body).json()["reason"] == "no_table"
    anna.post(f"/api/tables/{table}/start")
    for path, body in requests:
        assert anna.post(f"/api/tables/{table}/{path}", body).json()["reason"] == "game_under_way"
    assert anna.get(f"/api/tables/{table}/chat").json() == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": 2, "kind": "bot"}, "bad_input"),
        ({"seat": -1, "kind": "bot"}, "bad_request"),
        ({"seat": 1, "kind": "human"}, "bad_request"),
        ({"seat": 1, "kind": "bot", "level": "os:system"}, "bad_input"),
        ({"seat": 1, "kind": "bot", "person": "x"}, "bad_request"),
        ({"kind": "bot"}, "bad_request"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(anna: Visitor, body: dict[str, Any], code: str) -> None:
    table = anna.table(HUMAN, OPEN)
    answer = anna.post(f"/api/tables/{table}/seat", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert kinds(anna.get(f"/api/tables/{table}").json()) == ["human", "open"]


def test_variants_change_for_everybody_and_defaults_are_none(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN, game="lorenzo")
    assert anna.get(f"/api/tables/{table}").json()["variants"] == {}
    with bea.at(table) as watching:
        watching.next("chat")
        chosen = {"advanced": True, "malus_wood_stone": "total", "brunelleschi_bonus_actions": True}
        answer = anna.post(f"/api/tables/{table}/options", {"options": chosen}).json()
        assert answer["variants"] == {"advanced": True, "malus_wood_stone": "total"}
        assert answer["options"]["brunelleschi_bonus_actions"] is True
        assert told(watching)["arguments"] == {"host": "Anna", "option": "advanced", "value": "true"}
        assert told(watching)["arguments"] == {"host": "Anna", "option": "malus_wood_stone", "value": "total"}
        assert watching.next("table")["table"]["variants"] == answer["variants"]
    again = anna.post(f"/api/tables/{table}/options", {"options": {"advanced": False}}).json()
    assert again["variants"] == {"malus_wood_stone": "total"}, "what is left out stays as it is"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_harder_game_for_two_is_for_two(anna: Visitor, seats: int) -> None:
    hard = {"two_player_hard": True}
    body = {"game": "princes", "seats": [HUMAN, *[OPEN] * (seats - 1)]}
    made = anna.post("/api/tables", {**body, "options": hard})
    table = anna.post("/api/tables", body).json()["id"]
    changed = anna.post(f"/api/tables/{table}/options", {"options": hard})
    for answer in (made, changed):
        assert (answer.status_code, answer.json()["reason"]) == (400, "option_seats")
        assert answer.json()["arguments"] == {"option": "two_player_hard", "seats": seats, "allowed": "2"}
    two = anna.table(HUMAN, OPEN)
    assert anna.post(f"/api/tables/{two}/options", {"options": hard}).json()["variants"] == hard


@pytest.mark.parametrize(
    "options", [{"dragons": True}, {"open_money": 1}, {"two_player_hard": "yes"}, {"open_money": []}]
)
def test_options_that_cannot_be_are_refused(anna: Visitor, options: dict[str, Any]) -> None:
    table = anna.table(HUMAN, OPEN, OPEN)
    answer = anna.post(f"/api/tables/{table}/options", {"options": options})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_table")
    assert anna.get(f"/api/tables/{table}").json()["variants"] == {}


def test_whoever_changes_things_all_the_time_has_to_wait(anna: Visitor, client: TestClient, settings: Settings) -> None:
    table = anna.table(HUMAN, OPEN)
    client.app.state.registry.quotas = Quotas(Settings(database=settings.database, changes_a_minute=4))
    kinds = ["bot", "open", "bot", "open", "bot"]
    *allowed, refused = [anna.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": kind}) for kind in kinds]
    assert {answer.status_code for answer in allowed} == {200}
    assert refused.json()["reason"] == "too_many_changes"
    assert int(refused.headers["retry-after"]) > 0


def test_the_next_host_is_announced_and_may_change_things(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/leave")
    line = bea.get(f"/api/tables/{table}/chat").json()[0]
    assert (line["code"], line["arguments"]) == ("new_host", {"name": "Bea"})
    assert bea.post(f"/api/tables/{table}/seat", {"seat": 0, "kind": "bot"}).status_code == 200
