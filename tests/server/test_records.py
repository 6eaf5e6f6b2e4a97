"""Records that people open on the page: checked, shown step by step, and not kept."""

import copy
import json
import random
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.server.app import create_app
from signoria.server.opened_records import LARGEST_RECORD, MOST_MOVES
from signoria.server.patches import patched
from signoria.server.settings import Settings
from tests.conformance.variants import VARIANTS, begin, name_of
from tests.quick import one_in
from tests.server.people import Visitor

Record = dict[str, Any]


def played(variant: Any, moves: int | None = None) -> signoria.Game:
    """A random game: to its end, or so many moves."""
    game, chance = begin(variant, 3), random.Random(3)
    while not game.over and (moves is None or len(game.played) < moves):
        game.play(chance.choice(game.moves()))
    return game


def opened(visitor: Visitor, record: Record, seat: int | None = None) -> Any:
    answer = visitor.post("/api/records", {"record": record, "seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
def stranger(client: TestClient) -> Visitor:
    """Nobody needs a name to look at a record."""
    return Visitor(client)


@pytest.mark.parametrize("variant", one_in(3, VARIANTS), ids=name_of)
def test_every_step_is_what_the_seat_saw(stranger: Visitor, variant: Any) -> None:
    game = played(variant)
    for seat in (None, game.state.seats - 1):
        shown = opened(stranger, game.record(), seat)
        assert len(shown["steps"]) == len(game.played)
        view, appraisal = shown["view"], shown["appraisal"]
        again = signoria.replay(game.record(), 0)
        for step, move in zip(shown["steps"], game.played, strict=True):
            assert (view, step["mover"]) == (again.view(seat), again.seat)
            again.play(move)
            patched(view, step["patch"]), patched(appraisal, step["appraisal_patch"])
        assert (view, appraisal) == (game.view(seat), json.loads(json.dumps(game.appraisal(seat))))
        assert shown["result"] == {"scores": game.scores(), "winners": game.winners()}
        assert (shown["table"]["status"], shown["table"]["turn"]) == ("over", None)
        assert any(fact["fact"] == "over" for fact in shown["steps"][-1]["facts"])


def test_a_game_that_is_not_over_can_be_shown_too(stranger: Visitor) -> None:
    game = played(VARIANTS[0], 7)
    shown = opened(stranger, game.record())
    assert (shown["result"], shown["table"]["turn"], len(shown["steps"])) == (None, game.seat, 7)
    assert "moves" not in shown


def test_players_are_named_as_far_as_they_have_names(stranger: Visitor) -> None:
    game = signoria.new_game("princes", seats=4, seed=1)
    game.players = ["human", "patron", "Anna", "\u202eevil"]
    seats = opened(stranger, game.record())["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats] == [
        ("human", None, None),
        ("bot", None, "patron"),
        ("human", "Anna", None),
        ("human", None, None),
    ]
    assert not any(seat["mine"] for seat in seats)


def test_the_record_of_a_table_of_ours_can_be_opened(anna: Visitor) -> None:
    table = anna.table({"kind": "human"}, {"kind": "human"}, game="lorenzo")
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        chance = random.Random(1)
        while connection.update["decision"]["seat"] is not None:
            connection.play(chance.choice(connection.update["moves"]))
    record = anna.get(f"/api/tables/{table}/record").json()
    assert opened(anna, record)["result"] == connection.update["result"]


def test_a_record_with_an_edition_of_its_own_brings_it_along(stranger: Visitor) -> None:
    edition = {**signoria.rules("princes").own_edition(), "name": "Anna's copy"}
    game = signoria.new_game("princes", seats=3, seed=1, edition=edition)
    assert opened(stranger, game.record())["catalogue"]["name"] == "Anna's copy"
    position = signoria.from_position(game.position(), edition).record()
    assert opened(stranger, position)["catalogue"]["edition"]["name"] == "Anna's copy"


def test_nothing_is_kept(anna: Visitor) -> None:
    opened(anna, played(VARIANTS[0], 3).record())
    assert anna.own_tables() == []


# What is refused


def changed(**changes: Any) -> Record:
    return {**played(VARIANTS[0], 5).record(), **changes}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"signoria": 2}, "version 1"),
        ({"signoria": "1"}, "version 1"),
        ({"generator": "mersenne"}, "another version"),
        ({"game": "chess"}, "chess"),
        ({"game": []}, "[]"),
        ({"seats": 99}, "99"),
        ({"seed": "short"}, "seed"),
        ({"moves": "all"}, "list"),
        ({"moves": [{"do": "win"}]}, "move 0"),
        ({"moves": [None]}, "move 0"),
        ({"options": {"dragons": True}}, "dragons"),
        ({"dragons": True}, "dragons"),
        ({"edition": {"game": "princes"}}, "cannot be opened"),
        ({"position": {"game": "princes"}}, "cannot be opened"),
        ({"players": ["one"]}, "players"),
        ({"players": [1, 2]}, "players"),
    ],
)
def test_a_broken_record_is_refused_with_the_reason(stranger: Visitor, change: Record, said: str) -> None:
    answer = stranger.post("/api/records", {"record": changed(**change)})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_record"), answer.text
    assert said in answer.json()["message"]


def test_an_illegal_move_is_named(stranger: Visitor) -> None:
    record = changed()
    record["moves"][3] = {"do": "bid", "amount": 100}
    answer = stranger.post("/api/records", {"record": record}).json()
    assert answer["message"].startswith("This record cannot be opened: move 3 of the record cannot be played")


@pytest.mark.parametrize("body", [[], "x", 1, None, {}, {"record": []}, {"record": {}, "x": 1}, {"record": "{}"}])
def test_what_is_no_record_is_refused(stranger: Visitor, body: Any) -> None:
    answer = stranger.request("POST", "/api/records", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_request", "bad_input")


@pytest.mark.parametrize("seat", [4, 9, 10, -1, "x", 1.5])
def test_a_seat_that_the_record_does_not_have_is_refused(stranger: Visitor, seat: Any) -> None:
    answer = stranger.post(
        "/api/records", {"record": signoria.new_game("lorenzo", seats=4, seed=1).record(), "seat": seat}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_too_many_moves_and_too_large_a_record_are_refused(stranger: Visitor) -> None:
    answer = stranger.post("/api/records", {"record": changed(moves=[{"do": "pass"}] * (MOST_MOVES + 1))})
    assert answer.json()["reason"] == "record_too_long"
    answer = stranger.post("/api/records", {"record": changed(players=["x" * LARGEST_RECORD])})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_brackets_within_brackets_are_refused(stranger: Visitor) -> None:
    body = '{"record": ' + '{"moves": [' * 20_000 + "]}" * 20_000 + "}"
    headers = {"content-type": "application/json"}
    answer = stranger.request("POST", "/api/records", content=body.encode(), headers=headers)
    assert answer.status_code == 400


def test_one_address_opens_only_so_many_records(settings: Settings) -> None:
    few = Settings(database=settings.database, secret=settings.secret, records_a_minute=2)
    with TestClient(create_app(few), base_url="http://testserver.local") as client:
        visitor, record = Visitor(client), changed()
        answers = [visitor.post("/api/records", {"record": record}).status_code for _ in range(4)]
    assert (answers[:2], answers[-1]) == ([200, 200], 429)


def spoiled(value: Any, chance: random.Random) -> Any:
    """The value with something inside it replaced by something else."""
    if chance.random() < 0.2 or not isinstance(value, dict | list) or not value:
        return chance.choice([None, -1, 10**30, 0.5, "", "x" * 50, [], {}, [[]], True, {"do": {}}])
    value = copy.copy(value)
    key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
    value[key] = spoiled(value[key], chance)
    return value


@pytest.mark.parametrize("begins", ["deal", "position"])
def test_a_spoiled_record_never_fails_the_server(stranger: Visitor, begins: str) -> None:
    chance = random.Random(5)
    for variant in (VARIANTS[0], VARIANTS[-1]):
        game = played(variant, 40)
        record = game.record() if begins == "deal" else signoria.from_position(game.position()).record()
        for _ in range(60):
            answer = stranger.post("/api/records", {"record": spoiled(record, chance)})
            assert answer.status_code in (200, 400), answer.text
