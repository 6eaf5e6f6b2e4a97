"""Analyses of finished games and of opened records: computed once, kept, and told to nobody too early."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.analysis.review import ReviewedMove, overview_of
from signoria.server import reviews
from signoria.server.app import create_app
from signoria.server.review_storage import KeptReview, ReviewContent, ReviewKey
from signoria.server.settings import Settings
from tests.server.people import HUMAN, Visitor

PATIENCE = 60.0
KINDS = [(view, depth) for view in ("known", "open") for depth in ("quick", "deep")]
Record = dict[str, Any]


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """One move at a time, so that every analysis has many pieces; saved after each."""
    monkeypatch.setattr(reviews, "PIECE_SECONDS", 0.0)
    monkeypatch.setattr(reviews, "SAVE_SECONDS", 0.0)
    monkeypatch.setitem(reviews.PLAYERS, "deep", "prince:2")


def finished(anna: Visitor) -> str:
    """A table at which one person has played a whole game on one screen."""
    table = anna.table(HUMAN, HUMAN, game="lorenzo")
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        chance = random.Random(1)
        while connection.update["decision"]["seat"] is not None:
            connection.play(chance.choice(connection.update["moves"]))
    return table


def path(table: str, view: str = "known", depth: str = "quick", since: int = 0) -> str:
    return f"/api/tables/{table}/review?view={view}&depth={depth}&since={since}"


def wait_for(look: Callable[[], Any], enough: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = look()
        assert answer.status_code == 200, answer.text
        if enough(answer.json()):
            return answer.json()
        time.sleep(0.05)
    raise AssertionError(f"still {answer.json()['stage']} after {PATIENCE} s")


def guessed(record: Record, moves: int) -> ReviewContent:
    """An analysis that has come so far, with made-up values."""
    overview = overview_of(record)
    even = [1 / overview.seats] * overview.seats
    made = [
        ReviewedMove(number, 0, 1, [50.0] * overview.seats, even, move, move, 0.0, 0.0, 1.0)
        for number, move in enumerate(record["moves"][:moves])
    ]
    return ReviewContent(overview, made)


def keep(client: TestClient, table: str, content: ReviewContent, view: str = "known", depth: str = "quick") -> None:
    """As if a server had come so far before it was stopped."""
    store = client.app.state.registry.table_reviews
    with client.portal() as portal:
        portal.call(store.claim, ReviewKey(table, view, depth), None, KeptReview(content, 0))  # type: ignore[arg-type]


def nearly_analysed(client: TestClient, anna: Visitor, left: int = 3, **kind: str) -> tuple[str, int]:
    """A finished table and how many moves it has; all but a few of them are analysed already."""
    table = finished(anna)
    record = anna.get(f"/api/tables/{table}/record").json()
    keep(client, table, guessed(record, len(record["moves"]) - left), **kind)
    return table, len(record["moves"])


@contextmanager
def served(settings: Settings, **changes: Any) -> Iterator[TestClient]:
    values = {"database": settings.database, "secret": settings.secret, "requests_a_minute": 100_000}
    with TestClient(create_app(Settings(**{**values, **changes})), base_url="http://testserver.local") as client:
        yield client


# A table's analysis


@pytest.mark.parametrize(("view", "depth"), KINDS)
def test_an_analysis_is_computed_to_its_end_and_kept(client: TestClient, anna: Visitor, view: str, depth: str) -> None:
    table, length = nearly_analysed(client, anna, view=view, depth=depth)
    begun = anna.post(path(table, view, depth, since=length - 3)).json()
    assert (begun["length"], begun["since"]) == (length, length - 3)
    found = wait_for(lambda: anna.get(path(table, view, depth)), lambda review: review["stage"] == "done")
    assert [move["number"] for move in found["moves"]] == list(range(length))
    assert (found["view"], found["depth"], found["game"]) == (view, depth, "lorenzo")
    result = anna.get(f"/api/tables/{table}").json()["result"]
    assert found["end"]["points"] == result["scores"]
    sums = [sum(by[seat] for each in found["rounds"] for by in each["sources"].values()) for seat in (0, 1)]
    assert sums == result["scores"]
    assert anna.get(path(table, view, depth, since=length - 1)).json()["moves"] == found["moves"][-1:]
    assert anna.post(path(table, view, depth, since=length)).json()["stage"] == "done"
    end = time.monotonic() + PATIENCE
    while client.app.state.registry.reviews._running:  # it is told before it is tidied up
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_first_moves_come_before_the_last(anna: Visitor) -> None:
    table = finished(anna)
    assert anna.get(path(table)).json()["reason"] == "no_review"
    begun = anna.post(path(table)).json()
    assert (begun["stage"], begun["moves"]) == ("running", [])
    found = wait_for(lambda: anna.get(path(table)), lambda review: len(review["moves"]) >= 2)
    assert found["stage"] == "running"
    assert len(found["moves"]) < found["length"]


def test_strangers_may_see_what_they_may_see_of_the_table(client: TestClient, anna: Visitor) -> None:
    table, length = nearly_analysed(client, anna)
    stranger = Visitor(client)
    assert stranger.post(path(table)).status_code == 200
    found = wait_for(lambda: stranger.get(path(table)), lambda review: review["stage"] == "done")
    assert len(found["moves"]) == length


def test_however_many_ask_it_is_computed_once(client: TestClient, anna: Visitor, bea: Visitor) -> None:
    table = finished(anna)
    running = client.app.state.registry.reviews._running
    for visitor in (anna, bea, Visitor(client), anna):
        assert visitor.post(path(table)).json()["stage"] == "running"
        assert [key.subject for key in running] == [table]
    first = next(iter(running.values())).task
    assert bea.post(path(table)).status_code == 200
    assert next(iter(running.values())).task is first


def test_only_so_many_at_a_time(settings: Settings) -> None:
    with served(settings, reviews_a_person=1, reviews_an_address=2) as client:
        anna, bea, carla = (Visitor(client, name) for name in ("Anna", "Bea", "Carla"))
        table = finished(anna)
        assert anna.post(path(table)).json()["stage"] == "running"
        refused = anna.post(path(table, view="open"))
        assert (refused.status_code, refused.json()["reason"]) == (429, "too_many_reviews")
        assert bea.post(path(table, view="open")).status_code == 200
        assert carla.post(path(table, depth="deep")).json()["reason"] == "too_many_reviews"
        assert carla.post(path(table)).json()["stage"] == "running"  # what runs anyway costs nothing


def test_only_who_began_it_can_stop_it(client: TestClient, anna: Visitor, bea: Visitor) -> None:
    table = finished(anna)
    anna.post(path(table))
    wait_for(lambda: anna.get(path(table)), lambda review: len(review["moves"]) >= 1)
    for other in (bea, Visitor(client)):
        refused = other.request("DELETE", path(table))
        assert (refused.status_code, refused.json()["reason"]) == (403, "review_not_yours")
    stopped = anna.request("DELETE", path(table)).json()
    assert stopped["stage"] == "stopped"
    assert 1 <= len(stopped["moves"]) < stopped["length"]
    again = anna.post(path(table)).json()
    assert again["stage"] == "running"
    assert again["moves"][: len(stopped["moves"])] == stopped["moves"]


def test_it_goes_on_after_a_restart(settings: Settings) -> None:
    with served(settings) as client:
        anna = Visitor(client, "Anna")
        table = finished(anna)
        anna.post(path(table))
        before = wait_for(lambda: anna.get(path(table)), lambda review: len(review["moves"]) >= 2)
        cookies = anna.cookies
    with served(settings) as client:
        anna = Visitor(client)
        anna.cookies = cookies
        kept = anna.get(path(table)).json()
        assert kept["stage"] == "stopped"
        assert kept["moves"][: len(before["moves"])] == before["moves"]
        assert anna.post(path(table)).json()["stage"] == "running"
        more = len(kept["moves"]) + 1
        after = wait_for(lambda: anna.get(path(table)), lambda review: len(review["moves"]) >= more)
        assert after["moves"][: len(kept["moves"])] == kept["moves"]


def test_after_a_crash_another_process_goes_on_but_not_at_once(client: TestClient, anna: Visitor) -> None:
    table, _ = nearly_analysed(client, anna)
    store, key = client.app.state.registry.table_reviews, ReviewKey(table, "known", "quick")
    with client.portal() as portal:
        kept = portal.call(store.read, key)
        kept.renewed = reviews.now()
        portal.call(store.write, key, kept)
        assert anna.post(path(table)).json()["stage"] == "running"
        assert not client.app.state.registry.reviews._running  # the other process may still be at it
        kept.renewed -= reviews.CLAIM_MILLISECONDS
        portal.call(store.write, key, kept)
    assert anna.get(path(table)).json()["stage"] == "stopped"
    anna.post(path(table))
    wait_for(lambda: anna.get(path(table)), lambda review: review["stage"] == "done")


def test_it_goes_with_the_table(client: TestClient, anna: Visitor) -> None:
    table = finished(anna)
    anna.post(path(table))
    wait_for(lambda: anna.get(path(table)), lambda review: len(review["moves"]) >= 1)
    assert anna.request("DELETE", f"/api/tables/{table}").status_code == 200
    assert anna.get(path(table)).json()["reason"] == "no_table"
    registry = client.app.state.registry
    end = time.monotonic() + PATIENCE
    while registry.reviews._running and time.monotonic() < end:
        time.sleep(0.05)
    with client.portal() as portal:
        assert portal.call(registry.table_reviews.read, ReviewKey(table, "known", "quick")) is None
    assert not registry.reviews._running


def test_a_worker_that_fails_ends_it_and_one_may_try_again(
    client: TestClient, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = nearly_analysed(client, anna)
    monkeypatch.setitem(reviews.PLAYERS, "quick", "wizard")
    anna.post(path(table))
    wait_for(lambda: anna.get(path(table)), lambda review: review["stage"] == "failed")
    monkeypatch.setitem(reviews.PLAYERS, "quick", None)
    anna.post(path(table))
    wait_for(lambda: anna.get(path(table)), lambda review: review["stage"] == "done")


# Too early


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize(("view", "depth"), KINDS)
def test_nobody_learns_anything_while_it_is_played(
    client: TestClient, anna: Visitor, bea: Visitor, method: str, view: str, depth: str
) -> None:
    table = anna.started(bea, game="lorenzo")
    for visitor in (anna, bea, Visitor(client)):
        answer = visitor.request(method, path(table, view, depth))
        assert (answer.status_code, answer.json()["reason"]) == (409, "review_hidden")
    assert not client.app.state.registry.reviews._running


def test_a_table_that_has_not_started_or_was_abandoned_has_none(anna: Visitor, bea: Visitor) -> None:
    waiting = anna.table(HUMAN, {"kind": "open"})
    assert anna.post(path(waiting)).json()["reason"] == "review_hidden"
    table = anna.started(bea)
    for visitor in (anna, bea):
        visitor.post(f"/api/tables/{table}/abandon", {"agree": True})
    assert anna.get(f"/api/tables/{table}").json()["status"] == "abandoned"
    assert anna.post(path(table)).json()["reason"] == "review_hidden"
    assert anna.post(path("nowhere")).json()["reason"] == "no_table"


@pytest.mark.parametrize("query", ["view=all", "depth=deeper", "since=-1", "since=x"])
def test_what_does_not_exist_is_refused(anna: Visitor, query: str) -> None:
    answer = anna.post(f"/api/tables/x/review?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


# Records


def played(moves: int, name: str = "lorenzo") -> Record:
    game, chance = signoria.new_game(name, seats=2, seed=3), random.Random(3)
    for _ in range(moves):
        game.play(chance.choice(game.moves()))
    return game.record()


def test_a_record_is_analysed_and_not_stored(client: TestClient, anna: Visitor) -> None:
    record, stranger = played(4), Visitor(client)
    begun = stranger.post("/api/reviews", {"record": record}).json()
    address = f"/api/reviews/{begun['subject']}"
    found = wait_for(lambda: stranger.get(address), lambda review: review["stage"] == "done")
    assert [move["played"] for move in found["moves"]] == record["moves"]
    assert found["end"] is None
    assert anna.post("/api/reviews", {"record": dict(reversed(record.items()))}).json()["moves"] == found["moves"]
    assert anna.get(f"{address}?view=open").json()["reason"] == "no_review"
    assert anna.own_tables() == []


def test_the_analysis_of_a_record_can_be_stopped(client: TestClient, anna: Visitor) -> None:
    begun = anna.post("/api/reviews", {"record": played(60), "view": "open"}).json()
    address = f"/api/reviews/{begun['subject']}?view=open"
    assert Visitor(client).request("DELETE", address).json()["reason"] == "review_not_yours"
    assert anna.request("DELETE", address).json()["stage"] == "stopped"


def test_only_some_records_are_remembered(client: TestClient, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.review_storage.MOST_RECORDS", 2)
    subjects = [anna.post("/api/reviews", {"record": played(moves)}).json()["subject"] for moves in (0, 0, 0)]
    assert len(set(subjects)) == 1
    for seed in range(3):
        record = signoria.new_game("princes", seats=2, seed=seed).record()
        assert anna.post("/api/reviews", {"record": record}).json()["stage"] == "done"
    assert anna.get(f"/api/reviews/{subjects[0]}").json()["reason"] == "no_review"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"moves": [{"do": "win"}]}, "bad_record"),
        ({"moves": [{"do": "pass"}] * 2001}, "record_too_long"),
        ({"game": "chess"}, "bad_record"),
        ({"game": []}, "bad_record"),
        ({"signoria": 7}, "bad_record"),
    ],
)
def test_a_broken_record_is_refused(anna: Visitor, change: Record, reason: str) -> None:
    answer = anna.post("/api/reviews", {"record": {**played(2), **change}})
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


@pytest.mark.parametrize("body", [[], {}, {"record": []}, {"record": {}, "view": "x"}, {"record": {}, "x": 1}])
def test_what_is_no_record_is_refused(anna: Visitor, body: Any) -> None:
    assert anna.request("POST", "/api/reviews", json=body).status_code == 400


def test_a_game_without_a_judge_is_refused(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(anna)
    spec = signoria.games.spec("lorenzo")._replace(judge=None)
    monkeypatch.setattr(reviews.games, "spec", lambda name: spec)
    for answer in (anna.post(path(table)), anna.post("/api/reviews", {"record": played(2)})):
        assert (answer.status_code, answer.json()["reason"]) == (409, "no_judge")
