"""The checks of every lesson of every game: positions, moves, answers and texts."""

import re

import pytest

import signoria
from signoria import games
from signoria.lessons import LessonRun, load
from signoria.lessons.format import matches
from signoria.locale import FOLDER, LANGUAGES, lesson_words, rule_words
from tests.lessons.walking import IDS, LESSONS, accepted, decisions, finish_after, refused

MOST_WORDS = 75
MOST_SAMPLED = 40
FEWEST_ANSWERS = 2  # to wrong moves of a puzzle
TAUGHT = [game for game in games.names() if load(game)]
THING = re.compile(r"[a-z]+(:[a-z0-9_.-]+)+")

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_lesson
def test_every_position_can_be_restored(lesson):
    for step in lesson.steps:
        if step.position is not None:
            game = signoria.from_position(step.position)
            assert game.position() == step.position, step.id
            assert lesson.options.items() <= step.position["options"].items(), step.id
            assert lesson.seat < game.state.seats


@every_lesson
def test_the_rules_that_a_lesson_names_exist(lesson):
    assert [rule for rule in lesson.rules if rule not in rule_words(lesson.game, "en")] == []


@every_lesson
def test_the_learner_decides_where_a_move_is_wanted(lesson):
    for run in decisions(lesson):
        assert run.game.seat == lesson.seat, run.step.id


@every_lesson
def test_every_accepted_pattern_matches_a_legal_move(lesson):
    for run in decisions(lesson):
        for pattern in run.step.accept:
            assert any(matches(pattern, move) for move in run.game.moves()), (run.step.id, pattern)


@every_lesson
def test_a_puzzle_has_wrong_moves_with_answers_of_their_own(lesson):
    for run in decisions(lesson):
        if run.step.kind == "puzzle":
            assert len(refused(run)) > len(run.step.accept), run.step.id
            assert len(run.step.replies) >= FEWEST_ANSWERS, run.step.id


@every_lesson
def test_every_reply_answers_a_legal_move_that_is_not_accepted(lesson):
    for run in decisions(lesson):
        keys = {run.step.wrong_key(move) for move in refused(run)}
        assert {f"{run.step.key}-{answer.say}" for answer in run.step.replies} <= keys, run.step.id


@every_lesson
def test_every_accepted_move_leads_to_the_end(lesson):
    for run in decisions(lesson):
        for move in accepted(run)[:MOST_SAMPLED]:
            verdicts = finish_after(lesson, run.number, move)
            assert "wrong" not in verdicts, (run.step.id, move)
            assert verdicts[-1] == "finished", (run.step.id, move)


@every_lesson
def test_wrong_moves_change_nothing(lesson):
    for run in decisions(lesson):
        before = run.game.position()
        for move in refused(run)[:MOST_SAMPLED]:
            assert run.answer(move).verdict == "wrong"
        assert run.game.position() == before
        assert run.wants_move


@every_lesson
def test_things_to_point_at_are_well_formed(lesson):
    for step in lesson.steps:
        assert [thing for thing in step.show if THING.fullmatch(thing) is None] == [], step.id


# Texts


def needed_texts(game):
    for lesson in load(game):
        yield lesson.key
        yield lesson.about_key
        for step in lesson.steps:
            yield step.key
            if step.wants_move:
                yield from (step.right_key, f"{step.key}-wrong")
            yield from sorted({f"{step.key}-{answer.say}" for answer in step.replies})
    if any(step.reconstructed for lesson in load(game) for step in lesson.steps):
        yield "lessons-reconstructed"


@every_language
@pytest.mark.parametrize("game", TAUGHT)
def test_every_text_exists_once_and_none_is_unused(game, language):
    file = (FOLDER / language / f"{game}-lessons.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) =", file, flags=re.MULTILINE)
    assert sorted(found) == sorted(needed_texts(game))


@every_language
@pytest.mark.parametrize("game", TAUGHT)
def test_texts_are_short_and_complete(game, language):
    words = lesson_words(language, game)
    for key in needed_texts(game):
        text = words(key)
        assert text.strip() == text != ""
        assert len(text.split()) <= MOST_WORDS, key


@every_lesson
def test_a_lesson_explains_before_it_asks_and_ends_with_a_puzzle(lesson):
    kinds = [step.kind for step in lesson.steps]
    assert kinds[-1] == "puzzle"
    assert kinds.count("puzzle") == 1
    assert "act" in kinds
    assert 3 <= len(kinds) <= 8


@every_lesson
def test_the_learner_sees_no_more_than_a_seat_may(lesson):
    """A run shows views; the position with all that is hidden stays inside."""
    run = LessonRun(lesson)
    assert run.game.view(lesson.seat) != run.game.position()
