"""The process in which tasks are carried out: reads them from standard input and writes their answers, one per line."""

import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from signoria.bots import Stopped
from signoria.server.bot_tasks import Answer, AnyTask, FromWorker, Job, NoAnswer, PartialAnswer, Start, Stop, ToWorker

Jobs = SimpleQueue[tuple[AnyTask, Job]]


class Answers:
    """Writes answers for the server to read."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output

    def send_partial(self, content: Any) -> None:
        self._write(PartialAnswer(_raw(content)))

    def send_last(self, content: Any) -> None:
        self._write(Answer(_raw(content)))

    def send_none(self) -> None:
        self._write(NoAnswer())

    def _write(self, answer: FromWorker) -> None:
        self._output.write(msgspec.json.encode(answer) + b"\n")
        self._output.flush()


def _raw(content: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(content))


def carry_out(task: AnyTask, job: Job, answers: Answers) -> None:
    """Carry out a task; it ends with an answer, or without one if it is stopped."""
    try:
        job.check()
        answers.send_last(task.carry_out(job))
    except Stopped:
        answers.send_none()


def listen(messages: BinaryIO, jobs: Jobs, answers: Answers) -> None:
    """Take in tasks, and stop those the server has no use for. When the server is gone, so are we."""
    reader = msgspec.json.Decoder(ToWorker)
    last: tuple[int, Job] | None = None
    for line in messages:
        match reader.decode(line):
            case Start(number, task):
                job = Job(answers.send_partial)
                last = (number, job)
                jobs.put((task, job))
            case Stop(number):
                if last is not None and last[0] == number:
                    last[1].stop()
    os._exit(0)


def main() -> None:
    """Answer until standard input ends, as it does when the server has died.

    What a bot prints goes to standard error: our output is the answers' only.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops us
    answers = Answers(os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: Jobs = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, jobs, answers), daemon=True).start()
    try:
        while True:
            carry_out(*jobs.get(), answers)
    except BaseException:  # a bot may raise anything
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)  # the other thread waits for input, and Python would wait for it


if __name__ == "__main__":
    main()
