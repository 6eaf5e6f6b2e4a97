"""No lesson presents as certain what is reconstructed (docs/editions.md).

What is unknown are the shapes of pieces, some preferences of professions and the cooperative boards. A step that rests
on one of them says so (`"reconstructed": true`); all other steps must go the same way if these values were different.
"""

from copy import deepcopy
from dataclasses import replace

import pytest

import signoria
from signoria.editions import reconstructions
from signoria.lessons import LessonRun
from signoria.locale import LANGUAGES, lesson_words
from tests.lessons.walking import IDS, LESSONS, MOST_ANSWERS

EDITION = signoria.rules("princes").own_edition()
UNKNOWN = [path for path, _ in reconstructions(EDITION)]
OTHERS = {
    "landscape": ["forest", "lake", "park"],
    "freedom": ["travel", "opinion", "religion"],
    "building": ["university", "library"],  # the architect, the philosopher and the cartographer have one of these
}
PRINCES = [lesson for lesson in LESSONS if lesson.game == "princes"]
every_princes_lesson = pytest.mark.parametrize("lesson", PRINCES, ids=[lesson.id for lesson in PRINCES])


def preferences():
    """The professions and what of them is unknown."""
    return [(path[1], path[2]) for path in UNKNOWN if path[0] == "professions"]


def other_edition():
    """Another edition that agrees with ours in all that is known of the professions, and in nothing else."""
    edition = deepcopy(EDITION)
    for at, field in preferences():
        card, values = edition["professions"][at], OTHERS[field]
        card[field] = values[(values.index(card[field]) + 1) % len(values)]
    return edition


def course(lesson):
    """All that the learner is offered and gets on the way through a lesson, step by step."""
    run = LessonRun(lesson)
    found = []
    while not run.finished and len(found) < MOST_ANSWERS:
        legal = run.game.moves() if run.wants_move else []
        step = run.step
        run.answer(None)
        seats = run.game.view(lesson.seat)["seats"]
        found.append((step, legal, [(seat["pp"], seat["money"]) for seat in seats], list(run.played)))
    return found


def test_the_other_edition_can_be_played_and_differs():
    game = signoria.new_game("princes", seed=1, edition=other_edition())
    assert not game.over
    assert len(preferences()) > 30


@every_princes_lesson
def test_answers_do_not_depend_on_unknown_preferences(lesson):
    edition = other_edition()
    steps = [
        step if step.position is None else replace(step, position={**step.position, "edition": edition})
        for step in lesson.steps
    ]
    for ours, theirs in zip(course(lesson), course(replace(lesson, steps=steps)), strict=True):
        if not ours[0].reconstructed:
            assert ours[1:] == theirs[1:], ours[0].id


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_answers_by_squares_say_that_shapes_are_reconstructed(lesson):
    if not reconstructions(signoria.rules(lesson.game).own_edition()):
        assert not any(step.reconstructed for step in lesson.steps)
        return
    for step in lesson.steps:
        patterns = [*step.accept, *(answer.when for answer in step.replies)]
        if any("cells" in pattern for pattern in patterns):
            assert step.reconstructed, step.id


@pytest.mark.parametrize("language", LANGUAGES)
@every_princes_lesson
def test_texts_give_no_unknown_preference(lesson, language):
    words = lesson_words(language, "princes")
    unknown = []
    for at, field in preferences():
        card = EDITION["professions"][at]
        kind = "freedom" if field == "freedom" else "piece"
        unknown.append((words(f"profession-{card['id']}").lower(), words(f"{kind}-{card[field]}").lower()))
    for step in lesson.steps:
        if step.reconstructed:
            continue
        for key in (key for key in words if key == step.key or key.startswith(f"{step.key}-")):
            text = words(key).lower()
            assert [pair for pair in unknown if pair[0] in text and pair[1] in text] == [], key
