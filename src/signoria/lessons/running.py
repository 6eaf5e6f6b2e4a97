"""A lesson being learned. It has no memory of its own: the same answers lead to the same step."""

from typing import Literal, NamedTuple

from signoria import games
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game, from_position
from signoria.kernel.state import Fact, Json, Move
from signoria.lessons.format import Kind, Lesson, Step, matches

Verdict = Literal["right", "wrong", "next", "finished"]


class Reply(NamedTuple):
    """What comes of an answer: `key` is the message that tells why; None where there is nothing to tell."""

    verdict: Verdict
    key: str | None = None


class PlayedMove(NamedTuple):
    """A move since the position was set: who made it, and what it did."""

    seat: int
    facts: list[Fact]


class LessonRun:
    """One person's way through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # of the step, from 0
        self.finished = False
        self.pausing = False  # the outcome of a move is still shown, because the next step sets another position
        self.played: list[PlayedMove] = []
        self.game = self._set_up(lesson.steps[0].position or {})

    @property
    def step(self) -> Step:
        """The step to read or to answer; the last one once the lesson is finished."""
        return self.lesson.steps[self.number]

    @property
    def wants_move(self) -> bool:
        """Whether a move is wanted now, and not only to go on."""
        return self.step.wants_move and not self.pausing and not self.finished

    @property
    def kind(self) -> Kind:
        """What is wanted of the learner now; an outcome that is still shown is something to read."""
        return "read" if self.pausing else self.step.kind

    def answer(self, move: Move | None) -> Reply:
        """Answer the step. None goes on, or where a move is wanted shows one.

        IllegalMove if the rules do not allow the move, BadInput if none is wanted. Neither they nor wrong moves change
        anything.
        """
        if not self.wants_move and move is not None:
            raise BadInput(f"the lesson {self.lesson.id} wants no move now")
        if self.finished:
            return Reply("finished")
        if not self.wants_move:
            return self._go_on()
        if move is None:
            move = self.shown_move()
        else:
            self.game.action_of(move)
        if not self.step.accepts(move):
            return Reply("wrong", self.step.wrong_key(move))
        return self._play(move)

    def shown_move(self) -> Move:
        """The first move that is accepted."""
        moves = self.game.moves()
        for pattern in self.step.accept:
            for move in moves:
                if matches(pattern, move):
                    return move
        raise AssertionError(f"the step {self.step.key} accepts no legal move")

    def _play(self, move: Move) -> Reply:
        step = self.step
        for each in (move, *step.then):
            seat = self.game.state.seat
            self.game.play(each)
            self.played.append(PlayedMove(seat, self.game.take_facts()))
        if self.number == len(self.lesson.steps) - 1:
            self.finished = True
            return Reply("finished", step.right_key)
        if self.lesson.steps[self.number + 1].position is None:
            self.number += 1
        else:
            self.pausing = True
        return Reply("right", step.right_key)

    def _go_on(self) -> Reply:
        self.pausing = False
        self.number += 1
        position = self.step.position
        if position is not None:
            self.game = self._set_up(position)
        return Reply("next")

    def _set_up(self, position: Json) -> Game:
        game = from_position(games.rules(self.lesson.game), position)
        game.keep_journal()
        self.played = []
        return game
