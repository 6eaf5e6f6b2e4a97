"""The coach at tables: who may ask, what everybody has to agree to, and what never reaches anybody else."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import signoria
from signoria.analysis import coach
from signoria.games import names, spec
from signoria.server.app import create_app
from signoria.server.bot_tasks import FindCost, FindHint, Job
from signoria.server.settings import Settings
from signoria.server.table_coach import costs_much
from tests.server.people import HUMAN, OPEN, Connection, Visitor
from tests.server.test_bots import until

RANDOM = {"kind": "bot", "level": "random"}
NOVICE = {"kind": "bot", "level": "novice"}
QUICK = "6"
GAMES = [game for game in names() if spec(game).judge is not None]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A server whose coach thinks for a moment only."""
    return msgspec.structs.replace(settings, prince_budget=QUICK, bot_workers=1)


def started(host: Visitor, *seats: dict[str, Any], **more: Any) -> str:
    table = host.table(*seats, **more)
    answer = host.post(f"/api/tables/{table}/start")
    assert answer.status_code == 200, answer.text
    return table


def state(visitor: Visitor, table: str) -> str:
    return str(visitor.get(f"/api/tables/{table}").json()["coach"])


def agree(visitor: Visitor, table: str, yes: bool = True) -> Any:
    return visitor.post(f"/api/tables/{table}/coach", {"agree": yes})


def hint(connection: Connection, number: int | None = None, **more: Any) -> dict[str, Any]:
    """What comes of asking: the whole hint, or a refusal."""
    connection.send(type="hint", number=connection.number if number is None else number, **more)
    while True:
        message = connection.receive()
        if message["type"] == "refused" or (message["type"] == "hinted" and "choices" in message):
            return message


def refusal(connection: Connection, **more: Any) -> str:
    answer = hint(connection, **more)
    assert answer["type"] == "refused", answer
    assert answer["message"]
    return str(answer["reason"])


def own_turn(connection: Connection) -> None:
    while not connection.update.get("moves"):
        connection.next("update")


# Alone against bots


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_bots_the_coach_answers(anna: Visitor, game: str) -> None:
    table = started(anna, HUMAN, NOVICE, game=game)
    assert state(anna, table) == "offered"
    with anna.at(table) as connection:
        own_turn(connection)
        first_heard = len(connection.heard)
        answer = hint(connection, id="h1")
        hinted = [message for message in connection.heard[first_heard:] if message["type"] == "hinted"]
        assert "choices" not in hinted[0], "what matters comes first"
        assert hinted[0]["nudge"]["key"]
        assert (answer["id"], answer["number"], answer["seat"]) == ("h1", connection.number, 0)
        assert 1 <= len(answer["choices"]) <= 5
        assert all(choice["move"] in connection.update["moves"] for choice in answer["choices"])
        assert connection.play(answer["choices"][0]["move"])["type"] == "update"


def test_after_the_end_there_is_nothing_to_ask(anna: Visitor) -> None:
    table = started(anna, HUMAN, NOVICE)
    anna.post(f"/api/tables/{table}/abandon", {"agree": True})
    with anna.at(table) as connection:
        connection.next("update")
        assert refusal(connection) == "game_abandoned"


def test_the_same_question_is_answered_at_once_and_alike(anna: Visitor, client: TestClient) -> None:
    table = started(anna, HUMAN, NOVICE)
    with anna.at(table) as connection:
        own_turn(connection)
        first, again = hint(connection), hint(connection, id="again")
        assert again == {**first, "id": "again"}


# Who may not ask


def test_a_second_person_at_the_table_means_no_coach(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    assert state(anna, table) == "possible"
    for who in (anna, bea):
        with who.at(table) as connection:
            connection.next("update")
            assert refusal(connection) == "no_coach"
    assert agree(anna, table).json()["coach"] == "proposed"
    with anna.at(table) as connection:
        connection.next("update")
        assert refusal(connection) == "no_coach", "one alone does not decide it"


def test_neither_a_spectator_nor_a_stranger_gets_a_hint(anna: Visitor, bea: Visitor, client: TestClient) -> None:
    table = started(anna, HUMAN, NOVICE)
    for who in (bea, Visitor(client)):
        with who.at(table) as watching:
            watching.next("update")
            assert refusal(watching) == "no_seat_of_yours"
        assert agree(who, table).status_code in (401, 403)


def test_a_hint_is_for_ones_own_decision_only(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    agree(anna, table)
    agree(bea, table)
    with anna.at(table) as hers, bea.at(table) as other:
        hers.next("update")
        other.next("update")
        deciding, waiting = (hers, other) if hers.update.get("moves") else (other, hers)
        assert refusal(waiting) == "not_your_turn"
        assert refusal(deciding, number=deciding.number + 1) == "behind"
        heard = len(waiting.heard)
        assert hint(deciding)["type"] == "hinted"
        waiting.send(type="ping")
        waiting.next("pong")
        assert not any(message["type"] == "hinted" for message in waiting.heard[heard:])


def test_a_hint_goes_to_the_client_that_asked(anna: Visitor) -> None:
    table = started(anna, HUMAN, NOVICE)
    with anna.at(table) as asking, anna.at(table) as other:
        own_turn(asking)
        own_turn(other)
        hint(asking)
        other.send(type="ping")
        other.next("pong")
        assert not any(message["type"] == "hinted" for message in other.heard)


def test_around_one_screen_they_have_to_agree_and_the_seat_must_be_shown(anna: Visitor) -> None:
    table = started(anna, HUMAN, HUMAN)
    assert state(anna, table) == "possible"
    with anna.at(table) as connection:
        connection.next("update")
        assert refusal(connection) == "no_coach"
        assert agree(anna, table).json()["coach"] == "offered"
        seat = connection.update["decision"]["seat"]
        connection.send(type="look", seat=1 - seat)
        connection.next("update")
        assert refusal(connection) == "not_your_turn"
        connection.send(type="look", seat=seat)
        connection.next("update")
        assert hint(connection)["seat"] == seat


def test_whoever_lets_a_bot_play_gets_no_hint(anna: Visitor) -> None:
    table = started(anna, HUMAN, NOVICE)
    with anna.at(table) as connection:
        own_turn(connection)
        registry = anna.client.app.state.registry
        with anna.client.portal() as portal:
            portal.call(registry.live[table].bots.close)  # so that the turn stays
        anna.post(f"/api/tables/{table}/resign", {"level": "random"})
        assert refusal(connection) == "bot_plays"


def test_a_person_for_whom_a_bot_plays_still_counts(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    bea.post(f"/api/tables/{table}/resign", {"level": "random"})
    assert state(anna, table) == "possible"


def test_a_game_that_has_not_started_has_no_decision(anna: Visitor) -> None:
    table = anna.table(HUMAN, NOVICE)
    with anna.at(table) as connection:
        assert refusal(connection) == "game_not_started"


def test_a_table_of_bots_has_nobody_to_ask(anna: Visitor) -> None:
    table = started(anna, NOVICE, NOVICE)
    assert state(anna, table) == "none"
    assert agree(anna, table).json()["reason"] == "no_seat_of_yours"


# Agreement


def coach_lines(visitor: Visitor, table: str) -> list[str]:
    lines = visitor.get(f"/api/tables/{table}/chat").json()
    return [line["code"] for line in lines if (line["code"] or "").startswith("coach")]


def test_everybody_has_to_agree_and_anybody_can_end_it(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    assert agree(anna, table).json()["coach"] == "proposed"
    assert agree(anna, table).json()["coach"] == "proposed", "once is enough"
    shown = agree(bea, table).json()
    assert shown["coach"] == "offered"
    assert [seat["accepts_coach"] for seat in shown["seats"]] == [True, True]
    assert agree(bea, table, False).json()["coach"] == "possible"
    assert coach_lines(anna, table) == ["coach_proposed", "coach_agreed", "coach_offered", "coach_withdrawn"]
    with anna.at(table) as connection:
        connection.next("update")
        assert refusal(connection) == "no_coach"
    agree(anna, table)
    assert agree(bea, table, False).json()["coach"] == "possible"
    assert coach_lines(anna, table)[-1] == "coach_declined"


def test_all_clients_see_what_is_agreed(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with bea.at(table) as connection:
        connection.next("update")
        agree(anna, table)
        assert connection.next("table")["table"]["coach"] == "proposed"
        agree(bea, table)
        assert connection.next("table")["table"]["coach"] == "offered"


def test_the_host_sets_it_before_the_start_and_newcomers_agree_too(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    assert agree(anna, table).json()["coach"] == "proposed"
    bea.post(f"/api/tables/{table}/join")
    assert state(anna, table) == "proposed"
    assert agree(bea, table).json()["coach"] == "offered"
    bea.post(f"/api/tables/{table}/leave")
    bea.post(f"/api/tables/{table}/join")
    assert state(anna, table) == "proposed", "whoever sits down again has not agreed"
    agree(bea, table)
    anna.post(f"/api/tables/{table}/start")
    assert state(bea, table) == "offered"


def test_who_takes_another_seat_agrees_for_that_too(anna: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    agree(anna, table)
    anna.post(f"/api/tables/{table}/join")
    assert state(anna, table) == "proposed"
    assert agree(anna, table).json()["coach"] == "offered"


def test_a_rematch_asks_again(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    agree(anna, table)
    agree(bea, table)
    for who in (anna, bea):
        who.post(f"/api/tables/{table}/abandon", {"agree": True})
    again = anna.post(f"/api/tables/{table}/rematch").json()
    assert again["coach"] == "possible"
    assert agree(anna, table).json()["reason"] == "game_abandoned"


def test_nobody_is_asked_again_and_again(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    for _ in range(3):
        assert agree(anna, table).status_code == 200
        agree(bea, table, False)
    assert agree(anna, table).json()["reason"] == "too_many_proposals"


def test_a_hint_under_way_ends_with_the_agreement(anna: Visitor, bea: Visitor, settings: Settings) -> None:
    slow = msgspec.structs.replace(settings, prince_budget="3600s", bot_seconds=3600)
    with TestClient(create_app(slow), base_url="http://testserver.local") as client:
        anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
        table = anna.started(bea)
        agree(anna, table)
        agree(bea, table)
        with anna.at(table) as hers, bea.at(table) as other:
            hers.next("update")
            other.next("update")
            deciding = hers if hers.update.get("moves") else other
            deciding.send(type="hint", number=deciding.number)
            assert "choices" not in deciding.next("hinted")
            agree(bea, table, False)
            wait_for_idle(client)
            assert refusal(deciding) == "no_coach"


def wait_for_idle(client: TestClient) -> None:
    workers = client.app.state.registry.bots
    with client.portal() as portal:
        portal.call(until, lambda: not workers._busy and not any(workers._waiting.values()))


# Limits


@pytest.fixture
def patient(settings: Settings) -> Iterator[TestClient]:
    """A server whose coach never comes to an end."""
    slow = msgspec.structs.replace(settings, prince_budget="3600s", bot_seconds=3600, hints_a_minute=3)
    with TestClient(create_app(slow), base_url="http://testserver.local") as client:
        yield client


def test_a_new_question_replaces_the_one_before(patient: TestClient) -> None:
    anna = Visitor(patient, "Anna")
    first, second = started(anna, HUMAN, RANDOM), started(anna, HUMAN, RANDOM)
    with anna.at(first) as one, anna.at(second) as two:
        own_turn(one)
        own_turn(two)
        one.send(type="hint", number=one.number, id="one")
        one.next("hinted")
        two.send(type="hint", number=two.number)
        stopped = one.next("refused")
        assert (stopped["reason"], stopped["id"]) == ("hint_stopped", "one")
        two.next("hinted")
        assert len(patient.app.state.registry.bots._busy) == 1
        two.send(type="stop_hint")
        wait_for_idle(patient)


def test_hints_are_limited_by_the_minute(patient: TestClient) -> None:
    anna = Visitor(patient, "Anna")
    table = started(anna, HUMAN, RANDOM)
    with anna.at(table) as connection:
        own_turn(connection)
        for _ in range(3):
            connection.send(type="hint", number=connection.number)
        answer = hint(connection)
        assert (answer["code"], answer["reason"]) == ("too_fast", "too_many_hints")
        assert 1 <= answer["arguments"]["seconds"] <= 60
        assert str(answer["arguments"]["seconds"]) in answer["message"]


def test_a_hint_ends_when_its_client_leaves_or_moves(patient: TestClient) -> None:
    anna = Visitor(patient, "Anna")
    table = started(anna, HUMAN, RANDOM)
    with anna.at(table) as connection:
        own_turn(connection)
        connection.send(type="hint", number=connection.number)
        connection.next("hinted")
    wait_for_idle(patient)


# What a move cost


@pytest.mark.parametrize(
    ("points", "chance", "much"),
    [(3.0, 0.01, True), (0.5, 0.06, True), (2.9, 0.05, False), (5.0, -0.01, False), (-1.0, 0.2, False)],
)
def test_what_much_is(points: float, chance: float, much: bool) -> None:
    assert costs_much(coach.MoveCost(0, 0, {}, {}, points, chance, [])) is much


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move costs much."""
    monkeypatch.setattr("signoria.server.table_coach.costs_much", lambda _: True)


@pytest.mark.usefixtures("strict")
def test_a_costly_move_is_marked_for_its_person_alone_until_it_is_undone(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    agree(anna, table)
    agree(bea, table)
    with anna.at(table) as hers, bea.at(table) as other:
        hers.next("update")
        other.next("update")
        deciding, waiting = (hers, other) if hers.update.get("moves") else (other, hers)
        mover = deciding.update["decision"]["seat"]
        move = deciding.update["moves"][-1]
        deciding.play(move)
        marked = deciding.next("move_costs")
        assert marked["seat"] == mover
        (cost,) = marked["costs"]
        assert (cost["at"], cost["move"]) == (0, move)
        assert {"better", "points", "chance", "reasons"} <= cost.keys()
        with (anna if deciding is hers else bea).at(table) as again:
            assert again.next("move_costs") == marked, "it can be opened later, too"
        if deciding.update.get("undo"):
            deciding.send(type="undo", number=deciding.number)
            assert deciding.next("move_costs")["costs"] == []
        waiting.send(type="ping")
        waiting.next("pong")
        assert not any(message["type"] == "move_costs" for message in waiting.heard)


@pytest.mark.usefixtures("strict")
def test_without_an_agreement_no_move_is_marked(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as hers, bea.at(table) as other:
        hers.next("update")
        other.next("update")
        deciding = hers if hers.update.get("moves") else other
        deciding.play(deciding.update["moves"][0])
        assert not anna.client.app.state.registry.bots._busy
        agree(anna, table)
        agree(bea, table)
        deciding.send(type="ping")
        deciding.next("pong")
        assert not any(message["type"] == "move_costs" for message in deciding.heard)


@pytest.mark.usefixtures("strict")
def test_marks_disappear_when_the_coach_does(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    agree(anna, table)
    agree(bea, table)
    with anna.at(table) as hers, bea.at(table) as other:
        hers.next("update")
        other.next("update")
        deciding = hers if hers.update.get("moves") else other
        deciding.play(deciding.update["moves"][0])
        assert len(deciding.next("move_costs")["costs"]) == 1
        agree(anna, table, False)
        assert deciding.next("move_costs")["costs"] == []


@pytest.mark.usefixtures("strict")
def test_around_one_screen_each_seat_has_its_own_marks(anna: Visitor) -> None:
    table = started(anna, HUMAN, HUMAN)
    agree(anna, table)
    with anna.at(table) as connection:
        connection.next("update")
        seat = connection.update["decision"]["seat"]
        connection.play(connection.update["moves"][0])
        if connection.update["decision"]["seat"] != seat:
            connection.send(type="look", seat=seat)
        marked = connection.next("move_costs")
        assert (marked["seat"], len(marked["costs"])) == (seat, 1)


# Nothing leaks


def later(game: str, moves: int, seed: int) -> signoria.Game:
    """A game some random moves on, at a decision with a choice."""
    played, chance = signoria.new_game(game, 3, seed), random.Random(seed)
    while len(played.played) < moves or len(played.moves()) < 2:
        played.play(chance.choice(played.moves()))
    return played


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_hints_and_costs_are_the_same_in_worlds_the_seat_cannot_tell_apart(game: str, seed: int) -> None:
    true = later(game, 30, seed)
    seat = true.state.seat
    other = true.state.resample(seat, 99)
    assert other.view(seat) == true.state.view(seat)
    assert other.position() != true.position(), "there must be something to leak"
    move = true.moves()[-1]
    job = Job(lambda _: None)
    said = []
    for position in (true.position(), other.position()):
        hinted = FindHint(position, "prince:12").carry_out(job)
        cost = FindCost(position, move, "prince:12").carry_out(job)
        said.append(json.dumps([msgspec.to_builtins(hinted), msgspec.to_builtins(cost)]))
    assert said[0] == said[1]
