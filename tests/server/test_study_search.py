"""The best moves on the analysis board, while the search goes deeper."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.analysis import deepening
from signoria.analysis.advice import adviser
from signoria.analysis.deepening import Deepening, Limit, deepen
from signoria.bots import Stopped
from signoria.server import study_search
from tests.server.people import Visitor
from tests.server.test_studies import made, played

Json = dict[str, Any]
FEW = Limit(60, 40)


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_search, "SECONDS", 0.6)


@pytest.fixture
def longer_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long enough for something else to come between."""
    monkeypatch.setattr(study_search, "SECONDS", 2.0)


class Board:
    """The socket of an analysis board."""

    def __init__(self, visitor: Visitor, study: Json) -> None:
        path = f"/api/studies/{study['id']}/search"
        self._opening = visitor.client.websocket_connect(path, headers=visitor.cookie_header())

    def __enter__(self) -> "Board":
        self._socket = self._opening.__enter__()
        return self

    def __exit__(self, *reason: Any) -> None:
        self._opening.__exit__(*reason)

    def send(self, **message: Any) -> None:
        self._socket.send_text(json.dumps(message))

    def receive(self) -> Json:
        message: Json = json.loads(self._socket.receive_text(timeout=30))
        return message

    def until(self, kind: str) -> Iterator[Json]:
        """All messages up to the first of this type."""
        while True:
            message = self.receive()
            yield message
            if message["type"] == kind:
                return


# What is found


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_five_moves_are_found_and_values_come_again_and_again(game: str) -> None:
    start = signoria.new_game(game, seats=2, seed=7)
    told: list[Deepening] = []
    prince = adviser("prince", game, 1)
    found = deepen(start, prince, Limit(1.5), report=told.append)
    assert len(told) >= 2
    assert [each.visits for each in told] == sorted({each.visits for each in told})
    legal = start.moves()
    for each in (*told, found):
        assert each.seat == start.seat
        assert 1 <= len(each.choices) <= 5
        assert all(choice.move in legal and 0 <= choice.chance <= 1 for choice in each.choices)
        assert min(choice.visits for choice in each.choices) > 0


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_a_search_finds_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deepening, "FIRST_REPORT_SECONDS", 60.0)  # what is visited for a report depends on the time
    start = signoria.new_game(game, seats=3, seed=5)
    for _ in range(12):
        start.play(start.moves()[0])
    other = signoria.from_position(start.state.resample(start.state.seat, 99).position())
    assert other.position() != start.position()

    def found(where: Any, is_open: bool) -> list[tuple[Json, float, float]]:
        choices = deepen(where, adviser("prince", game, 1), FEW, is_open).choices
        return [(choice.move, choice.points, choice.chance) for choice in choices]

    assert found(start, False) == found(other, False)
    assert found(start, True) != found(other, True)  # with all cards open they are different games


def test_a_search_is_stopped() -> None:
    prince = adviser("prince", "princes", 1)
    with pytest.raises(Stopped):
        deepen(signoria.new_game("princes", seed=1), prince, Limit(60), report=lambda _: prince.stop())


def test_nothing_is_searched_once_a_game_is_over() -> None:
    assert deepen(played(), adviser("prince", "princes", 1), FEW).choices == []


# Over the socket


def test_a_stranger_with_the_link_sees_the_best_moves(anna: Visitor, client: TestClient) -> None:
    game = played(moves=29)
    study = made(anna, record=game.record())
    with Board(Visitor(client), study) as board:
        board.send(type="search", number=7, at=29)
        heard = list(board.until("ended"))
    assert heard[-1] == {"type": "ended", "number": 7, "reason": "done"}
    assert len(heard) > 2
    for best in heard[:-1]:
        assert (best["type"], best["number"], best["seat"]) == ("best", 7, game.seat)
        assert all(choice["move"] in game.moves() for choice in best["choices"])
    assert heard[-2]["visits"] >= heard[0]["visits"] > 0


@pytest.mark.usefixtures("longer_searches")
def test_who_looks_elsewhere_gets_answers_about_that_only(anna: Visitor) -> None:
    game = played(moves=29)
    study = made(anna, record=game.record())
    with Board(anna, study) as board:
        board.send(type="search", number=1, at=29)
        assert next(board.until("best"))["number"] == 1
        board.send(type="search", number=2, at=12, moves=[signoria.replay(game.record(), 12).moves()[-1]], open=True)
        heard = list(board.until("ended"))
        assert heard[-1]["number"] == 2
        assert [each["number"] for each in heard] == sorted(each["number"] for each in heard)
        board.send(type="stop")
        board.send(type="ping")
        assert board.receive() == {"type": "pong"}


@pytest.mark.usefixtures("longer_searches")
def test_everybody_searches_once_at_a_time(anna: Visitor) -> None:
    study = made(anna, record=played(moves=29).record())
    with Board(anna, study) as first, Board(anna, study) as second:
        first.send(type="search", number=1, at=29)
        assert first.receive()["type"] == "best"
        second.send(type="search", number=1, at=27)
        assert list(first.until("ended"))[-1]["reason"] == "elsewhere"
        assert list(second.until("ended"))[-1]["reason"] == "done"


def test_at_the_end_there_is_nothing_to_search(anna: Visitor) -> None:
    game = played()
    study = made(anna, record=game.record())
    with Board(anna, study) as board:
        board.send(type="search", number=3, at=len(game.played))
        assert board.receive() == {"type": "ended", "number": 3, "reason": "nothing"}


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "search", "number": 1, "at": 30}, "no_such_moment"),
        ({"type": "search", "number": 1, "at": 3, "moves": [{"do": "win"}]}, "not_asked"),
        ({"type": "search", "at": 3}, "bad_message"),
        ({"type": "play"}, "bad_message"),
    ],
)
def test_what_cannot_be_searched_is_refused_and_the_board_goes_on(anna: Visitor, message: Json, reason: str) -> None:
    study = made(anna, record=played(moves=29).record())
    with Board(anna, study) as board:
        board.send(**message)
        assert board.receive()["reason"] == reason
        board.send(type="search", number=2, at=3)
        assert list(board.until("ended"))[-1]["number"] == 2


def test_there_is_no_search_without_a_study(anna: Visitor) -> None:
    with Board(anna, {"id": "nowhere"}) as board:
        assert board.receive()["reason"] == "no_study"
