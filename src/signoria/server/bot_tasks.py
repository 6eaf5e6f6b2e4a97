"""The messages between the server and its bot processes, one per line."""

from typing import Any

from msgspec import Struct


class Task(Struct, tag="task"):
    """A decision to be made. The worker itself cuts it down to what the seat may know."""

    position: dict[str, Any]
    level: str
    seed: int
    number: int = 0  # counts the tasks of a worker


class Stop(Struct, tag="stop"):
    """The answer to this task is not needed any more."""

    number: int


class Answer(Struct):
    """The move chosen; none if the worker was told to stop. Every task gets one answer."""

    move: dict[str, Any] | None


ToWorker = Task | Stop
