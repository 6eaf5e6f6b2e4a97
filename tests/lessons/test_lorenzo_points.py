"""The points that Lorenzo's lessons promise are those that the engine finds, move by move."""

import re

import pytest

import signoria
from signoria.lessons import load
from signoria.locale import LANGUAGES, lesson_words
from tests.lessons.walking import accepted, decisions, refused

LAST_ROUND = 6
PRINTED = {card["key"]: card["end_vp"] for card in signoria.rules("lorenzo").own_edition()["cards"] if "end_vp" in card}
# steps that are no puzzles and give final points
COUNTED = {"lesson-scoring-character", "lesson-scoring-privilege"}


def counted_steps():
    for lesson in load("lorenzo"):
        for step in lesson.steps:
            if step.kind == "puzzle" or step.key in COUNTED:
                yield pytest.param(lesson, step, id=step.key)


every_counted_step = pytest.mark.parametrize(("lesson", "step"), list(counted_steps()))


def run_at(lesson, step):
    return next(run for run in decisions(lesson) if run.step is step)


def points_on_cards(state, seat):
    """VP so far and those printed on ventures: all that a newcomer knows to count."""
    family = state.position()["seats"][seat]
    return family["vp"] + sum(PRINTED[card] for card in family["cards"]["venture"])


def is_settled(state, until):
    return state.seat < 0 or state.position()["round"] != until or state.position()["phase"] != "actions"


def best_points(state, seat, until):
    """With the seat's best play against opponents who leave it the least: at the end, or when an earlier round ends."""
    if until == LAST_ROUND:
        if state.seat < 0:
            return state.scores()[seat]
    elif is_settled(state, until):
        return points_on_cards(state, seat)
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found.append(best_points(after, seat, until))
    return max(found) if state.seat == seat else min(found)


def points_of_moves(run):
    """What every legal move brings at best; before the last round, on cards taken until the round ends."""
    seat, until = run.lesson.seat, run.game.position()["round"]
    before = 0 if until == LAST_ROUND else points_on_cards(run.game.state, seat)
    found = []
    for move in run.game.moves():
        after = run.game.state.clone()
        after.apply(after.action_of(move))
        found.append((move, best_points(after, seat, until) - before))
    return found


def says(text, points):
    return re.search(rf"\b{points}\b", text) is not None


@every_counted_step
def test_the_right_move_is_best_and_every_answer_gives_its_points(lesson, step):
    run = run_at(lesson, step)
    points = points_of_moves(run)
    right = {value for move, value in points if move in accepted(run)}
    wrong = [(move, value) for move, value in points if move in refused(run)]
    best = max(right)
    assert right == {best}
    assert max(value for _, value in wrong) < best

    by_answer = {step.right_key: best}
    for move, value in wrong:
        key = step.wrong_key(move)
        by_answer[key] = max(value, by_answer.get(key, value))
    general = f"{step.key}-wrong"
    by_answer.pop(general, None)
    for language in LANGUAGES:
        words = lesson_words(language, "lorenzo")
        assert {key: value for key, value in by_answer.items() if not says(words(key), value)} == {}
        assert says(words(general), best) or step.kind != "puzzle"
