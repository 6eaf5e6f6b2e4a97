"""Studies on the analysis board: made of finished games, records and positions, changed by their owners only."""

import asyncio
import json
import random
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.server import studies
from signoria.server.app import create_app
from signoria.server.clock import now
from signoria.server.messages import LONGEST_COMMENT, MOST_VARIATIONS
from signoria.server.schema import STUDIES
from signoria.server.settings import Settings
from signoria.server.storage import Storage, open_engine
from signoria.server.tidying import DAY, Tidier
from tests.conformance.variants import VARIANTS, begin, name_of
from tests.quick import one_in
from tests.server.people import Visitor, play_out

Json = dict[str, Any]


def played(variant: Any = VARIANTS[0], moves: int | None = None) -> signoria.Game:
    """A random game: to its end, or so many moves."""
    game, chance = begin(variant, 3), random.Random(3)
    while not game.over and (moves is None or len(game.played) < moves):
        game.play(chance.choice(game.moves()))
    return game


def made(visitor: Visitor, **of: Any) -> Json:
    answer = visitor.post("/api/studies", of)
    assert answer.status_code == 201, answer.text
    study: Json = answer.json()
    return study


def other_move(record: Json, at: int) -> Json:
    """A legal move after so many, other than the one played."""
    game = signoria.replay(record, until=at)
    moves = [move for move in game.moves() if at == len(record["moves"]) or move != record["moves"][at]]
    return moves[0]


def position(visitor: Visitor, study: Json, at: int, *moves: Json, **more: Any) -> Any:
    return visitor.post(f"/api/studies/{study['id']}/position", {"at": at, "moves": list(moves), **more})


def changed(visitor: Visitor, study: Json, version: int, tree: Json) -> Any:
    return visitor.request("PUT", f"/api/studies/{study['id']}", json={"version": version, "tree": tree})


def branching_moment(record: Json, start: int = 0) -> int:
    """The first moment at which there was a choice that leads to another."""
    for at in range(start, len(record["moves"])):
        game = signoria.replay(record, until=at)
        if len(game.moves()) > 2:
            game.play(other_move(record, at))
            if len(game.moves()) > 1:
                return at
    raise AssertionError("there is no choice")


# Made of what


@pytest.mark.parametrize("variant", one_in(3, VARIANTS), ids=name_of)
def test_every_moment_of_a_record_can_be_looked_at_and_played_on(anna: Visitor, variant: Any) -> None:
    game = played(variant)
    record = game.record()
    study = made(anna, record=record)
    assert (study["moves"], study["mine"], study["tried"]) == (record["moves"], True, [])
    assert len(study["facts"]) == len(study["movers"]) == len(record["moves"])
    for at in range(0, len(record["moves"]), 37):
        then = signoria.replay(record, until=at)
        shown = position(anna, study, at).json()
        assert shown["seat"] == then.seat == shown["decision"]["seat"]
        assert shown["view"] == then.view(then.seat)
        assert shown["appraisal"] == json.loads(json.dumps(then.appraisal(then.seat)))
        assert shown["moves"] == then.moves()
        tried = shown["moves"][-1]
        then.play(tried)
        after = position(anna, study, at, tried).json()
        assert after["view"] == then.view(then.seat)
        assert len(after["facts"]) == len(after["movers"]) == 1
    end = position(anna, study, len(record["moves"])).json()
    assert (end["scores"], end["winners"], end["seat"], end["moves"]) == (game.scores(), game.winners(), None, [])
    assert end["appraisal"]["account"] == json.loads(json.dumps(game.appraisal(None)["account"]))


def test_a_finished_table_can_be_studied_by_anybody_with_its_link(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
    study = made(Visitor(anna.client, "Cora"), table=table)
    assert [seat["name"] for seat in study["table"]["seats"]] == ["Anna", "Bea"]
    record = anna.get(f"/api/tables/{table}/record").json()
    assert study["moves"] == record["moves"]
    assert position(anna, study, 3, seat=1).json()["view"] == signoria.replay(record, until=3).view(1)


def test_a_game_under_way_cannot_be_studied(anna: Visitor, bea: Visitor) -> None:
    """Nobody peeks: not who plays, not who watches, not before the start, and not by the ids of others."""
    waiting = anna.table({"kind": "human"}, {"kind": "open"})
    table = anna.started(bea)
    for visitor in (anna, bea, Visitor(anna.client, "Cora")):
        refused = visitor.post("/api/studies", {"table": table})
        assert (refused.status_code, refused.json()["reason"]) == (409, "record_hidden")
        assert visitor.post("/api/studies", {"table": waiting}).json()["reason"] == "game_not_started"
        assert visitor.post("/api/studies", {"study": table}).json()["reason"] == "no_study"
        assert visitor.get("/api/studies").json() == []
    with anna.at(table) as connection:
        view = connection.next("update")["view"]
    refused = anna.post("/api/studies", {"position": view})  # what a player sees is no position
    assert refused.json()["reason"] == "bad_position"


@pytest.mark.parametrize("game", signoria.game_names())
def test_a_pasted_position_can_be_played_on(anna: Visitor, game: str) -> None:
    start = signoria.new_game(game, seats=2, seed=4)
    for _ in range(9):
        start.play(start.moves()[0])
    study = made(anna, position=start.position())
    assert study["moves"] == []
    assert position(anna, study, 0).json()["moves"] == start.moves()
    first = start.moves()[0]
    assert changed(anna, study, 1, {"moves": [{"after": 0, "move": first}], "comments": []}).status_code == 200
    [tried] = anna.get(f"/api/studies/{study['id']}").json()["tried"]
    assert (tried["after"], tried["move"], tried["mover"]) == (0, first, start.seat)


@pytest.mark.parametrize(
    ("of", "reason"),
    [
        ({}, "bad_request"),
        ({"record": {}, "position": {}}, "bad_request"),
        ({"record": {"game": "chess"}}, "bad_record"),
        ({"record": {"signoria": 1}}, "bad_record"),
        ({"position": {"game": "princes"}}, "bad_position"),
        ({"position": {}}, "bad_position"),
        ({"table": "nowhere"}, "no_table"),
        ({"study": "nowhere"}, "no_study"),
    ],
)
def test_what_cannot_be_studied_is_refused(anna: Visitor, of: Json, reason: str) -> None:
    refused = anna.post("/api/studies", of)
    assert refused.json()["reason"] == reason, refused.text
    assert anna.get("/api/studies").json() == []


def test_a_visitor_without_a_name_reads_but_keeps_nothing(anna: Visitor, client: TestClient) -> None:
    stranger = Visitor(client)
    assert stranger.post("/api/studies", {"record": played(moves=5).record()}).json()["reason"] == "name_first"
    study = made(anna, record=played(moves=5).record())
    assert stranger.get(f"/api/studies/{study['id']}").json()["mine"] is False
    assert position(stranger, study, 5).status_code == 200
    assert changed(stranger, study, 1, {}).json()["reason"] == "name_first"


# Variations


def test_variations_and_comments_are_kept_and_shared(anna: Visitor, bea: Visitor) -> None:
    record = played().record()
    study = made(anna, record=record)
    at, length = branching_moment(record, 10), len(record["moves"])
    first = other_move(record, at)
    branch = signoria.replay(record, until=at)
    branch.play(first)
    second, third = branch.moves()[0], branch.moves()[-1]
    tree = {
        "moves": [
            {"after": at, "move": first},
            {"after": length + 1, "move": second},
            {"after": length + 1, "move": third},
        ],
        "comments": [{"at": at, "text": "Here it was lost."}, {"at": length + 3, "text": "Better\nso."}],
    }
    answer = changed(anna, study, 1, tree)
    assert (answer.status_code, answer.json()) == (200, 2)
    shown = bea.get(f"/api/studies/{study['id']}").json()
    assert [(each["after"], each["move"]) for each in shown["tried"]] == [
        (at, first), (length + 1, second), (length + 1, third)
    ]  # fmt: skip
    assert shown["tried"][1]["mover"] == branch.seat
    assert shown["tried"][1]["facts"]
    assert shown["comments"] == tree["comments"]
    assert (shown["mine"], shown["version"]) == (False, 2)


def test_two_windows_do_not_overwrite_each_other(anna: Visitor) -> None:
    record = played(moves=20).record()
    study = made(anna, record=record)
    assert changed(anna, study, 1, {"comments": [{"at": 1, "text": "one"}]}).json() == 2
    refused = changed(anna, study, 1, {"comments": [{"at": 1, "text": "two"}]})
    assert (refused.status_code, refused.json()["reason"]) == (409, "study_changed")
    assert anna.get(f"/api/studies/{study['id']}").json()["comments"] == [{"at": 1, "text": "one"}]


def test_an_illegal_tree_changes_nothing(anna: Visitor) -> None:
    record = played(moves=20).record()
    study = made(anna, record=record)
    at = branching_moment(record)
    fine = {"after": at, "move": other_move(record, at)}
    bad: list[tuple[Json, str]] = [
        ({"moves": [fine, {"after": at, "move": {"do": "win"}}]}, "not_asked"),
        ({"moves": [fine, fine]}, "variation_twice"),
        ({"moves": [{"after": at, "move": record["moves"][at]}]}, "variation_twice"),
        ({"moves": [{"after": 22, "move": fine["move"]}, fine]}, "bad_variation"),
        ({"moves": [{"after": 21, "move": fine["move"]}]}, "bad_variation"),
        ({"comments": [{"at": 21, "text": "x"}]}, "bad_comment"),
        ({"comments": [{"at": 1, "text": "x"}, {"at": 1, "text": "y"}]}, "bad_comment"),
        ({"comments": [{"at": 1, "text": "x" * (LONGEST_COMMENT + 1)}]}, "bad_request"),
        ({"comments": [{"at": 1, "text": "\0"}]}, "bad_request"),
        ({"moves": [fine] * (MOST_VARIATIONS + 1)}, "bad_request"),
        ({"moves": [{"after": -1, "move": fine["move"]}]}, "bad_request"),
        ({"nodes": []}, "bad_request"),
    ]
    for tree, reason in bad:
        refused = changed(anna, study, 1, tree)
        assert (refused.status_code, refused.json()["reason"]) == (400, reason), (tree, refused.text)
    shown = anna.get(f"/api/studies/{study['id']}").json()
    assert (shown["version"], shown["tried"], shown["comments"]) == (1, [], [])


def test_moves_that_are_not_legal_are_not_shown_either(anna: Visitor) -> None:
    study = made(anna, record=played(moves=20).record())
    assert position(anna, study, 21).json()["reason"] == "no_such_moment"
    assert position(anna, study, 3, {"do": "win"}).status_code == 400
    assert position(anna, study, 3, seat=7).json()["reason"] == "bad_request"


def test_others_make_a_copy(anna: Visitor, bea: Visitor) -> None:
    record = played(moves=20).record()
    study = made(anna, record=record)
    changed(anna, study, 1, {"comments": [{"at": 1, "text": "hers"}]})
    assert changed(bea, study, 2, {}).json()["reason"] == "study_not_yours"
    assert bea.request("DELETE", f"/api/studies/{study['id']}").json()["reason"] == "study_not_yours"
    copy = made(bea, study=study["id"])
    assert (copy["id"] == study["id"], copy["mine"]) == (False, True)
    assert copy["comments"] == [{"at": 1, "text": "hers"}]
    own = made(bea, study=study["id"], tree={"comments": [{"at": 2, "text": "mine"}]})
    assert own["comments"] == [{"at": 2, "text": "mine"}]
    assert changed(bea, copy, 1, {}).json() == 2
    assert anna.get(f"/api/studies/{study['id']}").json()["comments"] == [{"at": 1, "text": "hers"}]


def test_a_game_that_is_opened_again_and_again_is_kept_once_until_something_is_tried(
    anna: Visitor, bea: Visitor
) -> None:
    record = played(moves=20).record()
    study = made(anna, record=record)
    assert made(anna, record=record)["id"] == study["id"]
    assert made(bea, record=record)["id"] != study["id"]
    changed(anna, study, 1, {"comments": [{"at": 1, "text": "mine"}]})
    assert made(anna, record=record)["id"] != study["id"]
    assert len(anna.get("/api/studies").json()) == 2


# The record


def test_an_exported_record_brings_its_variations_back(anna: Visitor) -> None:
    game = played()
    record = {**game.record(), "players": ["human", *["patron"] * (game.state.seats - 1)]}
    study = made(anna, record=record)
    at = branching_moment(record, 15)
    tree = {
        "moves": [{"after": at, "move": other_move(record, at)}],
        "comments": [{"at": len(record["moves"]) + 1, "text": "Why not?"}],
    }
    changed(anna, study, 1, tree)
    answer = anna.get(f"/api/studies/{study['id']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    exported = answer.json()
    assert exported == {**record, "variations": tree}
    assert signoria.replay(exported).position() == game.position()  # who does not know variations leaves them alone
    again = made(anna, record=exported)
    assert [(each["after"], each["move"]) for each in again["tried"]] == [(at, tree["moves"][0]["move"])]
    assert again["comments"] == tree["comments"]
    assert anna.get(f"/api/studies/{again['id']}/record").json() == exported


def test_a_study_without_variations_exports_a_plain_record(anna: Visitor) -> None:
    record = played(moves=9).record()
    study = made(anna, record=record)
    assert anna.get(f"/api/studies/{study['id']}/record").json() == record


@pytest.mark.parametrize(
    "variations",
    [
        [],
        {"moves": 3},
        {"moves": [{"after": 0, "move": {"do": "win"}}]},
        {"moves": [{"after": 99, "move": {}}]},
        {"extra": []},
    ],
)
def test_a_record_with_bad_variations_is_refused(anna: Visitor, variations: Any) -> None:
    refused = anna.post("/api/studies", {"record": {**played(moves=9).record(), "variations": variations}})
    assert refused.status_code == 400, refused.text
    assert anna.get("/api/studies").json() == []


# How long and how many


def test_ones_own_studies_are_listed_and_can_be_deleted(anna: Visitor, bea: Visitor) -> None:
    study = made(anna, record=played(moves=9).record())
    [listed] = anna.get("/api/studies").json()
    assert (listed["id"], listed["moves"], listed["tried"]) == (study["id"], 9, 0)
    assert bea.get("/api/studies").json() == []
    assert anna.request("DELETE", f"/api/studies/{study['id']}").json() == []
    assert anna.get(f"/api/studies/{study['id']}").json()["reason"] == "no_study"


def test_there_are_not_too_many_of_one_person(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_STUDIES", 2)
    for moves in (3, 4):
        made(anna, record=played(moves=moves).record())
    refused = anna.post("/api/studies", {"record": played(moves=5).record()})
    assert (refused.json()["reason"], refused.json()["arguments"]) == ("too_many_studies", {"most": 2})


def test_there_are_not_too_many_from_one_address(settings: Settings) -> None:
    few = Settings(database=settings.database, secret=settings.secret, studies_a_day=2, records_a_minute=100)
    record = played(moves=3).record()
    with TestClient(create_app(few), base_url="http://testserver.local") as client:
        for name in ("Anna", "Bea"):
            made(Visitor(client, name), record=record)
        refused = Visitor(client, "Cora").post("/api/studies", {"record": record})
        assert (refused.status_code, refused.json()["reason"]) == (429, "too_many_new_studies")


def test_a_guest_who_signs_in_keeps_the_studies(anna: Visitor, client: TestClient) -> None:
    account = {"login": "anna", "password": "correct horse"}
    assert anna.post("/api/account", account).status_code == 200
    guest = Visitor(client, "Anna on a phone")
    study = made(guest, record=played(moves=3).record())
    assert guest.post("/api/account/login", account).status_code == 200
    assert [each["id"] for each in anna.get("/api/studies").json()] == [study["id"]]


def test_studies_of_guests_go_when_nobody_opens_them(anna: Visitor, bea: Visitor, settings: Settings) -> None:
    """Those of accounts stay, and so do those that are still read; a guest goes only after the last study."""
    record, other = played(moves=3).record(), played(moves=4).record()
    assert bea.post("/api/account", {"login": "bea", "password": "correct horse"}).status_code == 200
    old, read, of_account = made(anna, record=record), made(anna, record=other), made(bea, record=record)

    async def tidied() -> list[str]:
        storage = Storage(open_engine(settings.database))
        await storage.open()
        try:
            async with storage.writing() as connection:
                await connection.execute(STUDIES.update().values(used=now() - 100 * DAY))
            anna.get(f"/api/studies/{read['id']}")
            removed = await Tidier(storage, Settings(database=settings.database, guest_days=0.0)).remove()
            assert removed.guests == []
            return removed.studies
        finally:
            await storage.close()

    assert asyncio.run(tidied()) == [old["id"]]
    assert anna.get(f"/api/studies/{read['id']}").status_code == 200
    assert bea.get(f"/api/studies/{of_account['id']}").status_code == 200
