"""The tasks that worker processes carry out, and the messages between them and the server, one per line.

Each kind of task is a class. To add one, say in `carry_out` what a worker does, name the class of its answer, and add
it to `AnyTask`.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from signoria import from_position
from signoria.analysis import coach
from signoria.analysis.deepening import Deepening, Limit, deepen
from signoria.analysis.review import ReviewedMove, review_moves
from signoria.arena.runner import decide
from signoria.bots import Player, Stopped, make_player
from signoria.bots.prince import Prince
from signoria.kernel.state import Json, Move

Content = TypeVar("Content")
Thinking = TypeVar("Thinking", bound="Stoppable")
FIRST_LOOK = "prince:4"  # enough to say what matters


class Stoppable(Protocol):
    """What may think for long, such as a player. Once it is stopped, from another thread, it raises Stopped."""

    def stop(self) -> None: ...


class Job:
    """A task under way in a worker. The thread that listens to the server may stop it at any time."""

    def __init__(self, report: Callable[[Any], None]) -> None:
        self._report = report
        self._thinking: Stoppable | None = None
        self._is_stopped = False

    def stop(self) -> None:
        self._is_stopped = True
        if self._thinking is not None:
            self._thinking.stop()

    def check(self) -> None:
        """Raise Stopped if the answer is not needed any more."""
        if self._is_stopped:
            raise Stopped

    def stops(self, thinking: Thinking) -> Thinking:
        """What thinks for the task from now on, and is stopped with it."""
        self._thinking = thinking
        self.check()
        return thinking

    def player(self, name: str, game: str, seed: int) -> Player:
        """A player that is stopped with the task."""
        return self.stops(make_player(name, game, seed))

    def report(self, partial: Any) -> None:
        """Send what is known so far: an answer like the last one, which is returned."""
        self.check()
        self._report(partial)


class Task(Struct, Generic[Content]):
    """Work for a worker. A position is the true one: the worker itself cuts it down to what the seat may know.

    A task may be stopped and started again from the beginning, to make room for others.
    """

    answer_type: ClassVar[Any]

    def carry_out(self, job: Job) -> Content:
        """The answer; raises Stopped if the job is stopped."""
        raise NotImplementedError


class ChooseMove(Task[Move], tag="choose"):
    """What a bot plays."""

    answer_type: ClassVar[Any] = Move

    position: Json
    level: str
    seed: int

    def carry_out(self, job: Job) -> Move:
        game = from_position(self.position)
        player = job.player(self.level, game.rules.name, self.seed)
        return game.state.move_of(decide(player, game.state))


class FindHint(Task[coach.Hint], tag="hint"):
    """What the coach says to the seat that decides: after a first look what matters now, then also the best moves."""

    answer_type: ClassVar[Any] = coach.Hint

    position: Json
    player: str

    def carry_out(self, job: Job) -> coach.Hint:
        game = from_position(self.position)
        first = job.stops(coach.Coach(FIRST_LOOK)).hint(game)
        job.report(replace(first, choices=[]))
        return job.stops(coach.Coach(self.player)).hint(game)


class FindCost(Task[coach.MoveCost], tag="cost"):
    """What a move costs the seat that decides."""

    answer_type: ClassVar[Any] = coach.MoveCost

    position: Json
    move: Move
    player: str

    def carry_out(self, job: Job) -> coach.MoveCost:
        return job.stops(coach.Coach(self.player)).cost(from_position(self.position), self.move)


class ReviewMoves(Task[list[ReviewedMove]], tag="review"):
    """Some moves of a record, from a number on: as many as can be reviewed in these seconds, at least one."""

    answer_type: ClassVar[Any] = list[ReviewedMove]

    record: Json
    first: int
    player: str | None
    open_cards: bool
    seconds: float

    def carry_out(self, job: Job) -> list[ReviewedMove]:
        end = time.monotonic() + self.seconds
        found: list[ReviewedMove] = []
        for move in review_moves(self.record, self.first, self.player, self.open_cards):
            job.check()
            found.append(move)
            if time.monotonic() >= end:
                break
        return found


class Deepen(Task[Deepening], tag="deepen"):
    """A search for an analysis board: reports the best moves again and again until its seconds are over."""

    answer_type: ClassVar[Any] = Deepening

    position: Json
    seconds: float
    is_open: bool

    def carry_out(self, job: Job) -> Deepening:
        game = from_position(self.position)
        prince = job.player("prince", game.rules.name, 1)
        assert isinstance(prince, Prince)
        return deepen(game, prince, Limit(self.seconds), self.is_open, job.report)


AnyTask = ChooseMove | FindHint | FindCost | ReviewMoves | Deepen


class Start(Struct, tag="start"):
    """Carry out a task. `number` counts the tasks of a worker."""

    number: int
    task: AnyTask


class Stop(Struct, tag="stop"):
    """The answer to this task is not needed any more."""

    number: int


ToWorker = Start | Stop


class PartialAnswer(Struct, tag="partial"):
    """What a task has found so far; there may be any number of them."""

    content: msgspec.Raw


class Answer(Struct, tag="answer"):
    """What a task found in the end."""

    content: msgspec.Raw


class NoAnswer(Struct, tag="none"):
    """The worker was told to stop. Every task ends with this or an answer."""


FromWorker = PartialAnswer | Answer | NoAnswer
