"""Spreading work over the cores of this machine."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.kernel.reading import brief

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[Item], Result]
Results = Generator[Result, None, None]
CHUNKS_A_JOB = 16
work_here: list[Callable[[Any], Any]] = []  # what this process does, if it is one of several


def in_processes(work: Work[Item, Result], items: Sequence[Item], jobs: int, most_in_a_chunk: int) -> Results[Result]:
    """What `work` makes of each item, in the order in which they are done.

    Large chunks cost less to send; small ones come back sooner. Closing the iterator stops the work at once.
    """
    if jobs == 1 or not items:
        yield from map(work, items)
        return
    size = min(1 + len(items) // (jobs * CHUNKS_A_JOB), most_in_a_chunk)
    chunks = [items[first : first + size] for first in range(0, len(items), size)]
    others = active_children()
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), begin, (work,)) as pool:
        futures: list[Future[list[Result]]] = [pool.submit(do_chunk, chunk) for chunk in chunks]
        try:
            for future in as_completed(futures):
                yield from future.result()
        except BrokenProcessPool:
            raise SignoriaError("a worker process has died, perhaps from lack of memory; try fewer --jobs") from None
        except BaseException:
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def begin(work: Work[Item, Result]) -> None:
    """Take over the work of this process.

    It is sent once, and not with every chunk: it may hold a network, and a pipe full of networks cannot be closed.
    """
    follow_the_parent()
    work_here.append(work)


def do_chunk(items: Sequence[Item]) -> list[Result]:
    """Some of the work, in a process of its own."""
    return [work_here[0](item) for item in items]


def follow_the_parent() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_after, args=(parent_process(),), daemon=True).start()


def _leave_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def check_count(name: str, number: object) -> None:
    """Refuse what is no number of games or jobs."""
    if type(number) is not int or number < 1:
        raise BadInput(f"the number of {name} is a whole number from 1, not {brief(number)}")
