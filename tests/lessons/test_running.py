"""How a lesson runs, and what is said about a file that is none."""

from copy import deepcopy

import pytest

import signoria
from signoria.kernel.errors import BadInput, IllegalMove
from signoria.lessons import LessonRun, find, load
from signoria.lessons.format import read_lessons
from tests.princes.table import bid, table

PASS = {"do": "pass"}


def content():
    """A lesson with every kind of step."""
    auction = table(seats=3).at("bid", seat=0, object="jester", price=300, bidder=2)
    turn = table(seats=3).at("turn", seat=0)
    return {
        "lessons": [
            {
                "id": "bids",
                "rules": ["PF-AUC-3"],
                "seat": 0,
                "steps": [
                    {"id": "hello", "kind": "read", "position": auction.position(), "show": ["money:0"]},
                    {
                        "id": "raise",
                        "kind": "act",
                        "accept": [{"do": "bid"}],
                        "replies": [{"when": {"do": "pass"}, "say": "timid"}],
                        "then": [PASS, PASS],
                    },
                    {
                        "id": "end",
                        "kind": "puzzle",
                        "position": turn.position(),
                        "accept": [{"do": "draw", "deck": "bonus"}, {"do": "draw"}],
                        "replies": [{"when": {"do": "end"}, "say": "early"}],
                    },
                ],
            }
        ]
    }


@pytest.fixture
def run():
    return LessonRun(read_lessons("princes", content())[0])


def test_a_step_to_read_goes_on(run):
    assert run.step.kind == "read"
    assert run.answer(None) == ("next", None)
    assert run.step.id == "raise"


def test_a_right_move_is_played_with_what_follows(run):
    run.answer(None)
    assert run.answer(bid(400)) == ("right", "lesson-bids-raise-right")
    assert run.game.position()["seats"][0]["money"] == 3100
    assert run.game.position()["seats"][0]["jesters"] == 1


def test_a_wrong_move_is_answered_and_may_be_mended(run):
    run.answer(None)
    before = run.game.position()
    assert run.answer(PASS) == ("wrong", "lesson-bids-raise-timid")
    assert run.game.position() == before
    assert run.answer(bid(400)).verdict == "right"


def test_an_illegal_move_says_why_and_changes_nothing(run):
    run.answer(None)
    before = run.game.position()
    for move in (bid(100), {"do": "dance"}, {"do": "bid", "amount": "much"}, [], "pass", 7):
        with pytest.raises(IllegalMove):
            run.answer(move)
    assert run.game.position() == before
    assert run.wants_move


def test_a_move_where_none_is_wanted_is_refused(run):
    with pytest.raises(BadInput, match="bids wants no move"):
        run.answer(PASS)
    run.answer(None)
    run.answer(bid(400))
    with pytest.raises(BadInput, match="bids wants no move"):
        run.answer(PASS)
    assert run.pausing


def test_the_outcome_stays_before_another_position_is_set(run):
    run.answer(None)
    run.answer(bid(400))
    assert run.pausing
    assert not run.wants_move
    assert run.step.id == "raise"
    assert run.answer(None).verdict == "next"
    assert run.step.id == "end"
    assert run.wants_move


def test_show_me_plays_the_first_accepted_move(run):
    while not run.finished:
        reply = run.answer(None)
    assert reply == ("finished", "lesson-bids-end-right")
    assert run.game.played == [{"do": "draw", "deck": "bonus"}]
    assert run.answer(None).verdict == "finished"


def test_moves_that_match_no_reply_get_the_general_answer(run):
    for answer in (None, bid(400), None):
        run.answer(answer)
    assert run.answer({"do": "end"}).key == "lesson-bids-end-early"
    assert run.answer({"do": "introduce", "freedom": "travel"}).key == "lesson-bids-end-wrong"


# Files


def changed(**step):
    lessons = content()
    lessons["lessons"][0]["steps"][1].update(step)
    return lessons


@pytest.mark.parametrize(
    ("lessons", "place"),
    [
        (changed(kind="watch"), "bids.raise.kind"),
        (changed(accept=[]), "bids.raise"),
        (changed(accept=["bid"]), "bids.raise.accept[0]"),
        (changed(accept=[{"amount": 3}]), "bids.raise.accept[0].do"),
        (changed(replies=[{"when": {"do": "pass"}, "say": "right"}]), "bids.raise.replies[0].say"),
        (changed(hints=[]), "bids.raise"),
        (changed(id="Raise!"), "bids.steps[1].id"),
        (changed(id="hello"), "bids.steps[1].id"),
        ({"lessons": {}}, "lessons"),
        ([], "the value"),
    ],
)
def test_what_is_wrong_names_the_lesson_and_the_step(lessons, place):
    with pytest.raises(BadInput) as refused:
        read_lessons("princes", lessons)
    assert str(refused.value).startswith(f"{place}: ")


def test_a_lesson_begins_with_a_position_and_ends_with_a_puzzle():
    for damage in (lambda steps: steps[0].pop("position"), list.pop):
        lessons = deepcopy(content())
        damage(lessons["lessons"][0]["steps"])
        with pytest.raises(BadInput, match=r"bids\.steps"):
            read_lessons("princes", lessons)


def test_an_unknown_lesson_lists_those_there_are():
    known = ", ".join(lesson.id for lesson in load("princes"))
    with pytest.raises(BadInput, match=known):
        find("princes", "cheating")


def test_games_without_lessons_have_none():
    without = [game for game in signoria.game_names() if not signoria.games.spec(game).lessons]
    assert all(load(game) == () for game in without)
