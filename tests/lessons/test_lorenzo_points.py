"""The points that Lorenzo's lessons promise are those that the engine finds, move by move."""

import re
from operator import itemgetter

import pytest

import signoria
from signoria.lessons import load
from signoria.locale import LANGUAGES, lesson_words
from tests.lessons.walking import accepted, decisions, refused

LAST_ROUND = 6
PRINTED = {card["key"]: card["end_vp"] for card in signoria.rules("lorenzo").own_edition()["cards"] if "end_vp" in card}
COUNTED = {"lesson-scoring-character", "lesson-scoring-privilege"}  # no puzzles, but they give final points


def counted_steps():
    for lesson in load("lorenzo"):
        for step in lesson.steps:
            if step.kind == "puzzle" or step.key in COUNTED:
                yield pytest.param(lesson, step, id=step.key)


every_counted_step = pytest.mark.parametrize(("lesson", "step"), list(counted_steps()))


def run_at(lesson, step):
    return next(run for run in decisions(lesson) if run.step is step)


def is_settled(state, until):
    """Whether the game is over, or the round if it is not the last."""
    if state.seat < 0 or until == LAST_ROUND:
        return state.seat < 0
    position = state.position()
    return position["round"] != until or position["phase"] != "actions"


def points_of(state, seat, until):
    """Final points; before the last round VP so far and those printed on ventures, which is what newcomers count."""
    if until == LAST_ROUND:
        return state.scores()[seat]
    family = state.position()["seats"][seat]
    return family["vp"] + sum(PRINTED[card] for card in family["cards"]["venture"])


def best_end(state, seat, until):
    """The points, and the state that has them, if the seat plays its best and all others leave it the least."""
    if is_settled(state, until):
        return points_of(state, seat, until), state
    ends = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        ends.append(best_end(after, seat, until))
    return (max if state.seat == seat else min)(ends, key=itemgetter(0))


def points_of_moves(run):
    """What every legal move brings at best; before the last round, in this round."""
    seat, until = run.lesson.seat, run.game.position()["round"]
    before = 0 if until == LAST_ROUND else points_of(run.game.state, seat, until)
    found = []
    for move in run.game.moves():
        after = run.game.state.clone()
        after.apply(after.action_of(move))
        found.append((move, best_end(after, seat, until)[0] - before))
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


@every_counted_step
def test_solving_the_last_turns_of_a_game_wins_it(lesson, step):
    run = run_at(lesson, step)
    if run.game.position()["round"] == LAST_ROUND:
        points, end = best_end(run.game.state.clone(), lesson.seat, LAST_ROUND)
        assert points == max(end.scores())
