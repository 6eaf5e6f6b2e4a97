"""Lessons over HTTP: where one stands after some answers, and whose progress is kept."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import select

import signoria
from signoria.lessons import LessonRun, find, load
from signoria.locale import LANGUAGES, lesson_words
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.lessons import LARGEST_ANSWERS, Progress
from signoria.server.schema import PROGRESS
from signoria.server.settings import Settings, database_url
from signoria.server.storage import Storage, open_engine
from signoria.server.tidying import Tidier
from tests.lessons.walking import IDS, LESSONS
from tests.server.people import Visitor
from tests.server.postgresql import new_database

Answers = list[dict[str, Any] | None]
ACCOUNT = {"login": "anna", "password": "a long password"}


@pytest.fixture
def stranger(client: TestClient) -> Visitor:
    """Nobody needs a name to learn."""
    return Visitor(client)


def state(visitor: Visitor, lesson: str, answers: Answers, language: str = "en", game: str = "princes") -> Any:
    answer = visitor.post(f"/api/lessons/{game}/{lesson}", {"answers": answers, "language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(visitor: Visitor, game: str = "princes") -> list[str]:
    answer = visitor.get(f"/api/lessons/{game}")
    assert answer.status_code == 200
    return [lesson["id"] for lesson in answer.json() if lesson["finished"] is not None]


def finish(visitor: Visitor, *lessons: str) -> None:
    for lesson in lessons:
        assert visitor.post(f"/api/lessons/princes/{lesson}/finished").status_code == 200


# The list


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", signoria.game_names())
def test_the_list_of_lessons(stranger: Visitor, game: str, language: str) -> None:
    listed = stranger.get(f"/api/lessons/{game}?language={language}").json()
    assert [(each["id"], each["steps"]) for each in listed] == [(each.id, len(each.steps)) for each in load(game)]
    for each in listed:
        assert each["title"] == lesson_words(language, game)(f"lesson-{each['id']}")
        assert each["finished"] is None


def test_there_are_no_lessons_for_games_that_do_not_exist(stranger: Visitor) -> None:
    for method, path in (("GET", "chess"), ("POST", "chess/goal"), ("POST", "chess/goal/finished")):
        body = {} if method == "GET" else {"json": {"answers": []}}
        answer = stranger.request(method, f"/api/lessons/{path}", **body)
        assert (answer.status_code, answer.json()["reason"]) in ((404, "no_game"), (401, "name_first"))


# Where a lesson stands


def steps_through(lesson: Any) -> Iterator[tuple[Answers, LessonRun]]:
    """The answers of somebody who is shown everything, and where they lead."""
    answers: Answers = []
    run = LessonRun(lesson)
    yield answers, run
    while not run.finished:
        run.answer(None)
        answers.append(None)
        yield answers, run


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_lesson_can_be_finished_step_by_step(stranger: Visitor, lesson: Any) -> None:
    for answers, run in steps_through(lesson):
        shown = state(stranger, lesson.id, answers, game=lesson.game)
        update = shown["update"]
        assert (shown["step"], shown["kind"], shown["finished"]) == (run.number, run.kind, run.finished)
        assert update["view"] == json.loads(json.dumps(run.game.view(lesson.seat)))
        assert update.get("moves") == (run.game.moves() if run.wants_move else None)
        assert len(update["facts"]) == len(update["movers"]) == update["length"] == len(run.played)
        assert shown["table"]["seats"][lesson.seat]["mine"]
        assert [seat["kind"] for seat in shown["table"]["seats"]].count("human") == 1
    assert shown["reply"] == {
        "verdict": "finished", "text": lesson_words("en", lesson.game)(lesson.steps[-1].right_key)
    }  # fmt: skip


def test_a_lesson_hides_what_the_seat_may_not_see(stranger: Visitor) -> None:
    lesson = find("princes", "goal")
    shown = json.dumps(state(stranger, "goal", [])["update"])
    position = lesson.steps[0].position
    assert position is not None
    hidden = [card for seat in position["seats"][1:] for card in seat["hand"]]
    assert hidden
    assert [card for card in hidden if f'"{card}"' in shown] == []


def test_right_and_wrong_answers_are_answered(stranger: Visitor) -> None:
    words = lesson_words("de", "princes")
    wrong = state(stranger, "goal", [None, None, {"do": "end"}], "de")
    assert (wrong["step"], wrong["kind"]) == (2, "act")
    assert wrong["reply"] == {"verdict": "wrong", "text": words("lesson-goal-complete-early")}
    assert wrong["say"] == words("lesson-goal-complete")
    right = state(stranger, "goal", [None, None, {"do": "end"}, {"do": "work", "card": "poet"}], "de")
    assert right["reply"] == {"verdict": "right", "text": words("lesson-goal-complete-right")}
    assert (right["step"], right["update"]["decision"]["kind"]) == (3, "payout")


def test_wrong_answers_may_be_left_out(stranger: Visitor) -> None:
    work = {"do": "work", "card": "poet"}
    with_wrong = state(stranger, "goal", [None, None, {"do": "end"}, work])
    assert state(stranger, "goal", [None, None, work]) == with_wrong


def test_the_outcome_is_shown_before_the_next_position(stranger: Visitor) -> None:
    answers: Answers = [None, {"do": "name", "object": "jester"}, {"do": "bid", "amount": 400}, None]
    answers.append({"do": "take", "object": "lake"})
    outcome = state(stranger, "auction", answers)
    assert (outcome["step"], outcome["kind"], outcome["reply"]["verdict"]) == (4, "read", "right")
    assert "moves" not in outcome["update"]
    assert [fact["fact"] for facts in outcome["update"]["facts"] for fact in facts][-1] == "place"
    following = state(stranger, "auction", [*answers, None])
    assert (following["step"], following["kind"], following["reply"]) == (5, "puzzle", None)
    assert following["update"]["length"] == 0


def test_a_step_that_rests_on_a_reconstruction_says_so(stranger: Visitor) -> None:
    words = lesson_words("en", "princes")
    note = words("lessons-reconstructed")
    shown = state(stranger, "building", [None, {"do": "build", "building": "theater"}])
    assert shown["say"] == f"{words('lesson-building-place')}\n\n{note}"


def test_an_unknown_language_is_english(stranger: Visitor) -> None:
    assert state(stranger, "goal", [], "xx") == state(stranger, "goal", [])


# What is refused


def refusal(visitor: Visitor, path: str, body: Any) -> tuple[int, str]:
    answer = visitor.post(f"/api/lessons/{path}", body)
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize(
    "body",
    [
        {}, {"answers": None}, {"answers": "all"}, {"answers": [1]}, {"answers": ["end"]}, {"answers": [[]]},
        {"answers": [None] * 201}, {"answers": [], "cheat": True}, {"answers": [], "language": 7},
        {"answers": [], "language": "e" * 41}, [],
    ],
)  # fmt: skip
def test_what_is_no_list_of_answers_is_refused(stranger: Visitor, body: Any) -> None:
    assert refusal(stranger, "princes/goal", body) == (400, "bad_request")


@pytest.mark.parametrize(
    "move",
    [{}, {"do": "dance"}, {"do": "work"}, {"do": "work", "card": "astronomer"}, {"do": ["work"]},
     {"do": "work", "card": "poet", "pp": 9}, {"do": {"do": {"do": 1}}}],
)  # fmt: skip
def test_illegal_moves_are_refused_with_the_reason(stranger: Visitor, move: Any) -> None:
    answer = stranger.post("/api/lessons/princes/goal", {"answers": [None, None, move]})
    assert (answer.status_code, answer.json()["code"]) == (400, "illegal_move")
    assert answer.json()["message"]


def test_a_move_where_none_is_wanted_is_refused(stranger: Visitor) -> None:
    assert refusal(stranger, "princes/goal", {"answers": [{"do": "end"}]}) == (400, "no_move_wanted")
    whole = [None] * 20
    assert state(stranger, "goal", whole)["finished"]
    assert refusal(stranger, "princes/goal", {"answers": [*whole, {"do": "end"}]}) == (400, "no_move_wanted")


def test_unknown_lessons_are_refused(anna: Visitor) -> None:
    assert refusal(anna, "princes/cheating", {"answers": []}) == (404, "no_lesson")
    assert refusal(anna, "princes/cheating/finished", {}) == (404, "no_lesson")
    assert refusal(anna, f"princes/{'x' * 41}", {"answers": []})[0] == 400


def test_too_large_answers_are_refused(stranger: Visitor) -> None:
    move = {"do": "end", "padding": "x" * LARGEST_ANSWERS}
    assert refusal(stranger, "princes/goal", {"answers": [None, None, move]}) == (413, "request_too_large")


def test_too_many_requests_are_refused(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, lessons_a_minute=3)
    with TestClient(create_app(few), base_url="http://testserver.local") as client:
        visitor = Visitor(client)
        found = [visitor.post("/api/lessons/princes/goal", {"answers": []}).status_code for _ in range(5)]
    assert found == [200, 200, 200, 429, 429]


# Progress


def test_a_stranger_needs_a_name_to_keep_progress(stranger: Visitor) -> None:
    assert refusal(stranger, "princes/goal/finished", {}) == (401, "name_first")
    assert stranger.post("/api/session", {"name": "Guest"}).status_code == 200
    finish(stranger, "goal")
    assert finished(stranger) == ["goal"]


def test_progress_is_everybodys_own(anna: Visitor, bea: Visitor, stranger: Visitor) -> None:
    finish(anna, "auction", "goal", "goal")
    finish(bea, "two")
    assert (finished(anna), finished(bea), finished(stranger)) == (["goal", "auction"], ["two"], [])


def test_the_first_time_counts(anna: Visitor) -> None:
    first = anna.post("/api/lessons/princes/goal/finished").json()[0]["finished"]
    assert anna.post("/api/lessons/princes/goal/finished").json()[0]["finished"] == first > 0


def test_a_guest_who_makes_an_account_keeps_the_progress(client: TestClient, anna: Visitor) -> None:
    finish(anna, "goal")
    assert anna.post("/api/account", ACCOUNT).status_code == 200
    assert finished(anna) == ["goal"]
    elsewhere = Visitor(client)
    assert elsewhere.post("/api/account/login", ACCOUNT).status_code == 200
    assert finished(elsewhere) == ["goal"]


def test_a_guest_who_signs_in_brings_the_progress_along(client: TestClient, anna: Visitor) -> None:
    finish(anna, "goal", "auction")
    assert anna.post("/api/account", ACCOUNT).status_code == 200
    guest = Visitor(client, "Guest")
    finish(guest, "auction", "two")
    assert guest.post("/api/account/login", ACCOUNT).status_code == 200
    assert finished(guest) == finished(anna) == ["goal", "auction", "two"]


def test_progress_goes_with_the_person_and_not_before(client: TestClient, settings: Settings, anna: Visitor) -> None:
    finish(anna, "goal")

    async def tidied(guest_days: float) -> list[str]:
        storage = Storage(open_engine(settings.database))
        try:
            await Tidier(storage, msgspec.structs.replace(settings, guest_days=guest_days)).remove()
            return [row.lesson for row in await storage.rows(select(PROGRESS))]
        finally:
            await storage.close()

    assert asyncio.run(tidied(30.0)) == ["goal"]
    assert finished(anna) == ["goal"]
    assert asyncio.run(tidied(-1.0)) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_merging_keeps_what_the_account_had_first(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    is_file = kind == "sqlite"
    database = str(tmp_path / "signoria.sqlite") if is_file else new_database(request.getfixturevalue("cluster"))

    async def merged() -> tuple[dict[str, int], dict[str, int]]:
        await prepare(database_url(database))
        storage = Storage(open_engine(database_url(database)))
        progress = Progress(storage)
        try:
            for person, lesson in (("account", "goal"), ("guest", "goal"), ("guest", "two"), ("guest", "two")):
                await progress.finish(person, find("princes", lesson))
            before = await progress.of("account", "princes")
            await storage.merge_guest("guest", "account")
            return before, await progress.of("account", "princes")
        finally:
            await storage.close()

    before, after = asyncio.run(merged())
    assert list(before) == ["goal"]
    assert after.keys() == {"goal", "two"}
    assert after["goal"] == before["goal"]
