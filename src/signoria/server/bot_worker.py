"""The process in which bots run: reads tasks from standard input, one per line, and writes an answer to each."""

import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from signoria import from_position
from signoria.arena.runner import decide
from signoria.bots import Player, Stopped, make_player
from signoria.server.bot_tasks import Answer, Stop, Task, ToWorker


class Job:
    """A task being carried out. The thread that listens may stop it at any time."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self._player: Player | None = None
        self._is_stopped = False

    def stop(self) -> None:
        self._is_stopped = True
        if self._player is not None:
            self._player.stop()

    def answer(self) -> Answer:
        """The move of a bot that sees what its seat sees."""
        game = from_position(self.task.position)
        self._player = make_player(self.task.level, game.rules.name, self.task.seed)
        if self._is_stopped:
            return Answer(None)
        try:
            return Answer(game.state.move_of(decide(self._player, game.state)))
        except Stopped:
            return Answer(None)


def listen(messages: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    """Take in tasks, and stop those the server has no use for. When the server is gone, so are we."""
    reader = msgspec.json.Decoder(ToWorker)
    last: Job | None = None
    for line in messages:
        match reader.decode(line):
            case Task() as task:
                last = Job(task)
                jobs.put(last)
            case Stop(number):
                if last is not None and last.task.number == number:
                    last.stop()
    os._exit(0)


def main() -> None:
    """Answer until standard input ends, as it does when the server has died.

    What a bot prints goes to standard error: our output is the answers' only.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: SimpleQueue[Job] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    try:
        while True:
            answers.write(msgspec.json.encode(jobs.get().answer()) + b"\n")
            answers.flush()
    except BaseException:  # a bot may raise anything
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)  # the other thread waits for input, and Python would wait for it


if __name__ == "__main__":
    main()
