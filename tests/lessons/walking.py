"""Every lesson of every game, and ways through them."""

from collections.abc import Iterator

from signoria import games
from signoria.kernel.state import Move
from signoria.lessons import Lesson, LessonRun, load

LESSONS = [lesson for game in games.names() for lesson in load(game)]
IDS = [f"{lesson.game}-{lesson.id}" for lesson in LESSONS]
MOST_ANSWERS = 60


def decisions(lesson: Lesson) -> Iterator[LessonRun]:
    """A run that stands, one after the other, at each step that wants a move."""
    run = LessonRun(lesson)
    for _ in range(MOST_ANSWERS):
        if run.finished:
            return
        if run.wants_move:
            yield run
        run.answer(None)
    raise AssertionError(f"{lesson.id} has no end")


def accepted(run: LessonRun) -> list[Move]:
    return [move for move in run.game.moves() if run.step.accepts(move)]


def refused(run: LessonRun) -> list[Move]:
    return [move for move in run.game.moves() if not run.step.accepts(move)]


def finish_after(lesson: Lesson, step: int, move: Move) -> list[str]:
    """The verdicts of a run that is shown all moves but this one."""
    run = LessonRun(lesson)
    verdicts: list[str] = []
    while not run.finished and len(verdicts) < MOST_ANSWERS:
        is_here = run.number == step and run.wants_move
        verdicts.append(run.answer(move if is_here else None).verdict)
    return verdicts
