"""Lessons in the terminal, typed in as a learner would."""

import json

import pytest

from signoria.lessons import LessonRun, find
from signoria.locale import LANGUAGES, lesson_words, words
from tests.lessons.walking import IDS, LESSONS
from tests.terminal.commands import refused, run, talk


def shown(lesson, language="en"):
    """What to type to be shown a whole lesson."""
    lesson_run, lines = LessonRun(lesson), []
    while not lesson_run.finished:
        lines.append(words(language, lesson.game)("command-show") if lesson_run.wants_move else "")
        lesson_run.answer(None)
    return "\n".join(lines) + "\n"


def squeezed(output):
    """What was printed, without frames and line breaks."""
    return " ".join(output.replace("│", " ").split())


def test_every_game_lists_its_lessons(tmp_path):
    result = run("learn", XDG_DATA_HOME=str(tmp_path))
    assert result.exit_code == 0
    for lesson in LESSONS:
        assert lesson_words("en", lesson.game)(lesson.key) in result.output
    assert "✓" not in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_lesson_can_be_finished(lesson, language, tmp_path):
    variables = {"XDG_DATA_HOME": str(tmp_path)}
    result = run("learn", lesson.game, lesson.id, "--language", language, text=shown(lesson, language), **variables)
    assert result.exit_code == 0, result.output
    output, texts = squeezed(result.output), lesson_words(language, lesson.game)
    for step in lesson.steps:
        assert squeezed(texts(step.key)) in output
        if step.wants_move:
            assert squeezed(texts(step.right_key)) in output
    assert json.loads((tmp_path / "signoria" / "lessons.json").read_text()) == {lesson.game: [lesson.id]}
    assert "✓" in run("learn", **variables).output


def test_a_wrong_move_is_answered_with_the_reason(tmp_path):
    result = run("learn", "princes", "goal", text="\n\nend\nquit\n", XDG_DATA_HOME=str(tmp_path))
    texts = lesson_words("en", "princes")
    assert squeezed(texts("lesson-goal-complete-early")) in squeezed(result.output)
    assert squeezed(texts("lesson-goal-complete-right")) not in squeezed(result.output)
    assert "Continue with: signoria learn princes" in result.output
    assert not (tmp_path / "signoria").exists()


def test_a_right_move_by_its_number(tmp_path):
    result = run("learn", "princes", "goal", text="\n\n1\n2\n", XDG_DATA_HOME=str(tmp_path))
    assert squeezed(lesson_words("en", "princes")("lesson-goal-pay-right")) in squeezed(result.output)


def test_somebody_who_types_nonsense_is_helped(tmp_path):
    text = "what\nshow\n?\nrules jester\nboard 2\nlog\n\n\nwhat\n99\nboard\n?\nquit\n"
    result = run("learn", "princes", "goal", text=text, XDG_DATA_HOME=str(tmp_path))
    assert result.exit_code == 0
    assert result.output.count("There is nothing to choose here") == 2
    assert result.output.count("is not an option here") == 2
    assert "show the right move" in result.output


def test_enter_takes_the_first_lesson_that_is_not_finished(tmp_path):
    variables = {"XDG_DATA_HOME": str(tmp_path)}
    run("learn", "princes", text="\n" + shown(find("princes", "goal")), **variables)
    result = run("learn", "princes", text="\nquit\n", **variables)
    assert "Enter for “auction”" in result.output
    assert lesson_words("en", "princes")("lesson-auction") in result.output


def test_one_lesson_follows_another(tmp_path):
    text = "1\n" + shown(find("princes", "goal")) + "\n" + shown(find("princes", "auction")) + "quit\n"
    run("learn", "princes", text=text, XDG_DATA_HOME=str(tmp_path))
    kept = json.loads((tmp_path / "signoria" / "lessons.json").read_text())
    assert kept == {"princes": ["goal", "auction"]}


def test_a_lesson_that_is_finished_twice_counts_once(tmp_path):
    for _ in range(2):
        run("learn", "princes", "two", text=shown(find("princes", "two")), XDG_DATA_HOME=str(tmp_path))
    assert json.loads((tmp_path / "signoria" / "lessons.json").read_text()) == {"princes": ["two"]}


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"princes": 7}', "\ufeff{}"])
def test_a_damaged_file_costs_the_marks_only(tmp_path, damage):
    (tmp_path / "signoria").mkdir()
    file = tmp_path / "signoria" / "lessons.json"
    file.write_text(damage, "utf-8")
    result = run("learn", "princes", "goal", text=shown(find("princes", "goal")), XDG_DATA_HOME=str(tmp_path))
    assert result.exit_code == 0
    assert json.loads(file.read_text()) == {"princes": ["goal"]}


def test_unknown_lessons_are_refused_with_those_there_are(tmp_path):
    assert "goal, auction" in refused("learn", "princes", "cheating")
    assert "there is no game" in refused("learn", "chess")
    result = run("learn", "princes", text="ninety\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "There is no lesson “ninety”" in result.output


def test_without_input_it_leaves_politely(tmp_path):
    for arguments in (["princes"], ["princes", "goal"], []):
        code, said = talk(lambda _: None, "learn", *arguments, folder=tmp_path)
        assert code == 0
        assert "Traceback" not in said


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "signoria").write_text("in the way")
    text = shown(find("princes", "goal"))
    result = run("learn", "princes", "goal", text=text, XDG_DATA_HOME=str(tmp_path))
    assert result.exit_code == 2
    assert "your progress cannot be kept in" in result.stderr
