"""A table may bring its own edition: checked by the engine, kept with the table, drawn and recorded with it."""

import copy
import json
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.editions import load_edition
from signoria.server import editions
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


def test_an_edition_outlives_the_table_that_brought_it(anna: Visitor, edition: dict[str, Any]) -> None:
    table = anna.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN], "edition": edition}).json()
    anna.post(f"/api/tables/{table['id']}/leave")
    assert anna.get(f"/api/editions/{table['edition_id']}").json()["edition"] == edition


def set_landscape(edition: dict[str, Any]) -> None:
    edition["professions"][3]["landscape"] = "desert"


@pytest.mark.parametrize(
    ("change", "reason", "detail"),
    [
        (lambda edition: edition.update(game="lorenzo"), "other_game", "another game: lorenzo, not princes."),
        (lambda edition: edition.update(game="chess"), "bad_edition", "which game it belongs to: princes"),
        (lambda edition: edition.update(game=["princes"]), "bad_edition", "which game it belongs to: princes"),
        (set_landscape, "bad_edition", "Alchemist: landscape: “desert” is not possible."),
        (dict.clear, "bad_edition", "which game it belongs to"),
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/editions"])
def test_an_edition_that_cannot_be_is_refused_with_the_reason(
    anna: Visitor, edition: dict[str, Any], change: Any, reason: str, detail: str, path: str
) -> None:
    change(edition)
    body = {"edition": edition}
    if path == "/api/tables":
        body = {"game": "princes", "seats": [HUMAN, OPEN], **body}
    answer = anna.post(path, body)
    assert answer.status_code == 400
    if path == "/api/tables" or reason == "bad_edition":
        assert answer.json()["reason"] == reason
        assert detail in answer.json()["message"]
    assert anna.own_tables() == []


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


# Sharing


def test_an_edition_is_kept_once_and_shared_by_its_id(anna: Visitor, bea: Visitor, edition: dict[str, Any]) -> None:
    kept = anna.post("/api/editions", {"edition": edition})
    assert kept.status_code == 201
    assert kept.json() == {"id": kept.json()["id"], "game": "princes", "name": "Anna's copy"}
    turned = dict(reversed(edition.items()))
    assert bea.post("/api/editions", {"edition": turned}).json() == kept.json()
    assert bea.get(f"/api/editions/{kept.json()['id']}").json()["edition"] == edition
    other = {**edition, "name": "Another"}
    assert bea.post("/api/editions", {"edition": other}).json()["id"] != kept.json()["id"]


def test_a_table_is_started_with_a_shared_edition(anna: Visitor, bea: Visitor, edition: dict[str, Any]) -> None:
    shared = anna.post("/api/editions", {"edition": edition}).json()["id"]
    table = bea.post("/api/tables", {"game": "princes", "seats": [HUMAN, HUMAN], "edition": shared}).json()
    assert (table["edition"], table["edition_id"]) == ("Anna's copy", shared)
    assert bea.post(f"/api/tables/{table['id']}/start").status_code == 200
    with bea.at(table["id"]) as screen:
        screen.next("update")
        play_out([screen])
    assert bea.get(f"/api/tables/{table['id']}/record").json()["edition"] == edition
    catalogue = bea.get(f"/api/tables/{table['id']}/catalogue").json()
    assert (catalogue["id"], catalogue["name"]) == (shared, "Anna's copy")
    answer = bea.post("/api/tables", {"game": "lorenzo", "seats": [HUMAN, HUMAN], "edition": shared})
    assert answer.json()["reason"] == "other_game"


@pytest.mark.parametrize("wrong", ["nowhere", "..%2F..%2Fetc%2Fpasswd", "%00", "x" * 41, "ü", "' OR 1=1 --", "check"])
def test_there_is_nothing_at_other_ids(anna: Visitor, wrong: str) -> None:
    answer = anna.get(f"/api/editions/{wrong}")
    assert answer.status_code in (400, 404, 405), answer.text
    assert answer.json()["reason"] in ("no_edition", "no_address", "bad_request", "no_method")


@pytest.mark.parametrize("wrong", ["nowhere", "../x", "", "x" * 23, "\x00", 5, [], True])
def test_no_table_is_made_with_other_ids(anna: Visitor, wrong: Any) -> None:
    answer = anna.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN], "edition": wrong})
    assert answer.json()["reason"] in ("no_edition", "bad_request")
    assert anna.own_tables() == []


def test_only_people_with_a_name_keep_editions(client: TestClient, edition: dict[str, Any]) -> None:
    nobody = Visitor(client)
    assert nobody.post("/api/editions", {"edition": edition}).json()["reason"] == "name_first"
    assert nobody.post("/api/editions/check", {"edition": edition}).json()["playable"] is True


def test_nobody_keeps_very_many_editions(
    anna: Visitor, bea: Visitor, edition: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editions, "MOST_EDITIONS", 2)
    for name in ("one", "two", "one"):
        assert anna.post("/api/editions", {"edition": {**edition, "name": name}}).status_code == 201
    refused = anna.post("/api/editions", {"edition": {**edition, "name": "three"}})
    assert (refused.json()["reason"], refused.json()["arguments"]) == ("too_many_editions", {"most": 2})
    assert bea.post("/api/editions", {"edition": {**edition, "name": "three"}}).status_code == 201


# Checking


@pytest.mark.parametrize(
    ("language", "where", "message"),
    [
        ("en", "Alchemist: landscape", "“desert” is not possible. Choose one of: Forest, Lake, Park."),
        ("de", "Alchimist: Landschaft", "„desert“ ist nicht möglich. Wählen Sie: Wald, See, Park."),
        ("xx", "Alchemist: landscape", "“desert” is not possible. Choose one of: Forest, Lake, Park."),
    ],
)
def test_problems_are_told_in_the_readers_language(
    anna: Visitor, edition: dict[str, Any], language: str, where: str, message: str
) -> None:
    set_landscape(edition)
    answer = anna.post(f"/api/editions/check?language={language}", {"edition": edition})
    assert answer.status_code == 200
    found = answer.json()
    assert (found["game"], found["playable"], found["reconstructions"]) == ("princes", False, [])
    [problem] = found["problems"]
    assert problem["path"] == ["professions", 3, "landscape"]
    assert (problem["where"], problem["message"], problem["reason"]) == (where, message, "not_choice")


def test_warnings_and_reconstructions_are_told(anna: Visitor, edition: dict[str, Any]) -> None:
    edition["pieces"]["tower"]["shape"] = ["##"]
    found = anna.post("/api/editions/check", {"edition": edition}).json()
    assert (found["playable"], found["problems"]) == (True, [])
    assert {(each["where"], each["reason"]) for each in found["warnings"]} == {
        ("Tower: shape", "squares_differ"),
        ("Minimum work value: round 1", "differs"),
    }
    groups = {group["part"]: group for group in found["reconstructions"]}
    assert groups["professions"]["title"] == "Professions"
    lawyer = groups["professions"]["values"][2]
    assert (lawyer["where"], lawyer["sentence"]) == ("Lawyer: landscape", "The Lawyer prefers a forest.")
    assert lawyer["path"] == ["professions", 1, "landscape"]
    assert lawyer["source"] == ["professions", 1, "source", "landscape"]


HOSTILE = {
    "nothing": {},
    "a game that is an object": {"game": {"a": 1}},
    "a number as a name": {"name": 1e300},
    "a number of 30 digits": {"buildings_each": 10**30},
    "a list as a part": {"professions": [[]] * 21},
    "professions that are numbers": {"professions": list(range(21))},
    "professions without end": {"professions": [{}] * 10_000},
    "ids without end": {"professions": [{"id": "x" * 10_000}] * 21},
    "ids that cannot be shown": {"professions": [{"id": "\u202e\x00"}] * 21},
    "words that are a list": {"words": []},
    "words of words": {"words": {"en": {"profession-poet": {"en": "x"}}}},
    "a shape of one long row": {"pieces": {"tower": {"class": "small", "shape": ["#" * 9999]}}},
    "a map that is text": {"cooperative_map": {"borders": "x", "source": "printed"}},
    "lone surrogates": {"name": "\ud800"},
}


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_editions_get_an_answer(anna: Visitor, case: str, game: str) -> None:
    body = json.dumps({"edition": {**corrected(game), **HOSTILE[case]} if HOSTILE[case] else {}})
    headers = {"content-type": "application/json"}
    answer = anna.request("POST", "/api/editions/check?language=de", content=body, headers=headers)
    assert answer.status_code in (200, 400), answer.text
    if answer.status_code == 200:
        assert answer.json()["playable"] is False
        assert all(len(problem["message"]) < 1000 for problem in answer.json()["problems"])
    else:
        assert answer.json()["reason"] == "bad_request"


@pytest.mark.parametrize(
    "body", ["", "5", "[]", '{"edition": 5}', '{"edition": {"name": NaN}}', '{"edition": {}, "more": 1}', '{"edition":']
)
def test_what_is_no_edition_at_all_is_refused(anna: Visitor, body: str) -> None:
    headers = {"content-type": "application/json"}
    for path in ("/api/editions/check", "/api/editions"):
        assert anna.request("POST", path, content=body, headers=headers).json()["reason"] == "bad_request"


def test_checks_are_limited_in_size_and_number(settings: Settings, edition: dict[str, Any]) -> None:
    strict = Settings(database=settings.database, secret=settings.secret, checks_a_minute=3)
    with TestClient(create_app(strict)) as client:
        anna = Visitor(client, "Anna")
        large = anna.post("/api/editions/check", {"edition": {"about": "x" * LARGEST_TABLE}})
        assert (large.status_code, large.json()["arguments"]) == (413, {"most": LARGEST_TABLE})
        for _ in range(2):
            assert anna.post("/api/editions/check", {"edition": edition}).status_code == 200
        assert anna.post("/api/editions/check", {"edition": edition}).json()["reason"] == "too_many_requests"
        assert anna.post("/api/editions", {"edition": edition}).status_code == 201


def test_the_catalogue_has_words_for_cards_of_its_own(anna: Visitor) -> None:
    edition = corrected("lorenzo")
    edition["leaders"][4].update(key="zefirelli", name="Zefirelli")
    edition["excommunications"][0].update(text="nobody fights", effect={"op": "no_market"})
    edition["words"] = {"de": {"card-woods": "Hain"}}
    kept = anna.post("/api/editions", {"edition": edition}).json()["id"]
    words = anna.get(f"/api/editions/{kept}?language=de").json()["words"]
    assert words["card-woods"] == "Hain"
    assert words["leader-zefirelli"] == "Zefirelli"
    assert words["leader-zefirelli-does"] == "einmal je Runde: 1 Glaubenspunkt"
    assert words["excommunication-1-1"] == "nobody fights"
    assert anna.get("/api/games/lorenzo/catalogue").json()["words"] == {}
