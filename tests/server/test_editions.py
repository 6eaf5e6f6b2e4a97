"""A table may bring its own edition: checked by the engine, kept with the table, drawn and recorded with it."""

import copy
import json
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.editions import load_edition
from signoria.server.app import create_app
from signoria.server.commands import validate
from signoria.server.security import LARGEST_TABLE
from signoria.server.settings import Settings
from tests.server.people import HUMAN, OPEN, Visitor, play_out

BOT = {"kind": "bot", "level": "random"}


def corrected(game: str) -> dict[str, Any]:
    """Our data with a name of their own and one value put right."""
    edition: dict[str, Any] = copy.deepcopy(signoria.rules(game).own_edition())  # type: ignore[attr-defined]
    edition["name"] = "Anna's copy"
    if game == "princes":
        edition["minimum_work_value"]["by_round"][0] += 1
    else:
        edition["cards"][0]["permanent"][0]["gain"]["coins"] = 2
    return edition


@pytest.fixture
def edition() -> dict[str, Any]:
    return corrected("princes")


def test_a_table_is_played_with_the_edition_it_brought(
    anna: Visitor, bea: Visitor, edition: dict[str, Any], settings: Settings, tmp_path: Any
) -> None:
    table = anna.table(HUMAN, OPEN, edition=edition)
    bea.post(f"/api/tables/{table}/join")
    started = anna.post(f"/api/tables/{table}/start").json()
    assert started["edition"] == "Anna's copy"
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
        first.next("table")
    record = bea.get(f"/api/tables/{table}/record").json()
    assert record["edition"] == edition
    assert signoria.replay(record).scores() == first.update["result"]["scores"]
    assert validate(settings.database) == (1, [])
    (tmp_path / "own.json").write_text(json.dumps(record["edition"]))
    assert load_edition(tmp_path / "own.json") == edition


def test_the_catalogue_of_a_table_is_that_of_its_edition(anna: Visitor, edition: dict[str, Any]) -> None:
    own, plain = anna.table(HUMAN, OPEN, edition=edition), anna.table(HUMAN, OPEN)
    ours = anna.get("/api/games/princes/catalogue").json()
    assert anna.get(f"/api/tables/{own}/catalogue").json()["edition"] == edition
    assert anna.get(f"/api/tables/{plain}/catalogue").json() == ours
    assert ours["edition"] != edition
    assert anna.get(f"/api/tables/{plain}").json()["edition"] is None
    assert anna.get("/api/tables/nowhere/catalogue").json()["reason"] == "no_table"


def test_bots_and_a_server_started_anew_know_the_edition(
    anna: Visitor, edition: dict[str, Any], settings: Settings
) -> None:
    table = anna.table(HUMAN, BOT, edition=edition)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        connection.play(connection.update["moves"][0])
        connection.next("update")
        assert connection.number == 2
    with TestClient(create_app(settings), base_url="http://testserver.local") as again:
        back = Visitor(again)
        back.cookies = anna.cookies
        with back.at(table) as connection:
            connection.next("update")
            assert connection.number >= 2
        live = again.app.state.registry.live[table]
        assert live.playing().state.position()["edition"] == edition


def test_a_rematch_is_played_with_the_same_edition(anna: Visitor, edition: dict[str, Any]) -> None:
    table = anna.table(HUMAN, HUMAN, edition=edition)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        screen.next("update")
        play_out([screen])
        screen.next("table")
    again = anna.post(f"/api/tables/{table}/rematch").json()
    assert again["edition"] == "Anna's copy"
    assert anna.get(f"/api/tables/{again['id']}/catalogue").json()["edition"] == edition


def test_a_table_that_is_gone_leaves_no_edition_behind(
    anna: Visitor, client: TestClient, edition: dict[str, Any]
) -> None:
    table = anna.table(HUMAN, OPEN, edition=edition)
    storage = client.app.state.registry.storage
    with client.portal() as portal:
        row = portal.call(storage.table, table)
        assert portal.call(storage.edition, row) == edition
        anna.post(f"/api/tables/{table}/leave")
        with pytest.raises(IndexError):
            portal.call(storage.edition, row)


def set_game(edition: dict[str, Any]) -> None:
    edition["game"] = "lorenzo"


def set_landscape(edition: dict[str, Any]) -> None:
    edition["professions"][3]["landscape"] = "desert"


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (set_game, "game: 'lorenzo' is not allowed"),
        (set_landscape, "professions[3].landscape: 'desert' is not allowed"),
        (dict.clear, "is missing"),
    ],
)
def test_an_edition_that_cannot_be_is_refused_with_the_reason(
    anna: Visitor, edition: dict[str, Any], change: Any, detail: str
) -> None:
    change(edition)
    answer = anna.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN], "edition": edition})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad_edition"
    assert detail in answer.json()["message"]
    assert anna.get("/api/tables").json()["mine"] == []


def test_editions_are_limited_in_size_depth_and_number(settings: Settings, edition: dict[str, Any]) -> None:
    strict = Settings(database=settings.database, secret=settings.secret, editions_a_minute=4)
    with TestClient(create_app(strict)) as client:
        anna = Visitor(client, "Anna")
        new_table = {"game": "princes", "seats": [HUMAN, OPEN]}
        large = anna.post("/api/tables", {**new_table, "edition": {"about": "x" * LARGEST_TABLE}})
        assert (large.status_code, large.json()["arguments"]) == (413, {"most": LARGEST_TABLE})
        for name in ("about", "name"):
            deep = "[" * 20_000 + "]" * 20_000
            body = json.dumps({**new_table, "edition": {**edition, name: "HERE"}}).replace('"HERE"', deep)
            answer = anna.request("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.json()["reason"] == "bad_request", answer.text
        assert anna.post("/api/tables", {**new_table, "edition": edition}).status_code == 201
        assert anna.post("/api/tables", {**new_table, "edition": edition}).json()["reason"] == "too_many_requests"
        assert anna.post("/api/tables", new_table).status_code == 201


def test_lorenzo_too_can_be_brought_along(anna: Visitor) -> None:
    edition = corrected("lorenzo")
    table = anna.table(HUMAN, HUMAN, game="lorenzo", edition=edition)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        screen.next("update")
        play_out([screen])
    assert anna.get(f"/api/tables/{table}/record").json()["edition"] == edition
