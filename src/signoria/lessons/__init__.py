"""Lessons: positions, steps and accepted moves, played on the real engine.

>>> from signoria.lessons import LessonRun, load
>>> lesson = load("princes")[0]
>>> run = LessonRun(lesson)
>>> run.step.kind, run.answer(None).verdict
('read', 'next')
"""

from signoria.lessons.format import KINDS, Lesson, Step, find, load
from signoria.lessons.running import LessonRun, PlayedMove, Reply, Verdict

__all__ = ["KINDS", "Lesson", "LessonRun", "PlayedMove", "Reply", "Step", "Verdict", "find", "load"]
