"""Worker processes carry out what takes long, so that it never delays a person: bots' moves, hints, analyses.

What people at a table wait for comes first: if all processes are busy, a search for bots among themselves or an
analysis is stopped to make room, and starts again later. People do not wait either for somebody who keeps the processes
busy with one task after the other.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from signoria.bots import is_player, levels_for_people, usual_level, usual_player
from signoria.bots.levels import player_word
from signoria.bots.prince import USUAL_BUDGET
from signoria.server.bot_queue import Asker, FairQueue, Priority, Request
from signoria.server.bot_tasks import (
    Answer,
    AnyTask,
    ChooseMove,
    Content,
    FromWorker,
    NoAnswer,
    PartialAnswer,
    Start,
    Stop,
    Task,
    ToWorker,
)
from signoria.server.metrics import BOT_MOVES, BOT_REPLACED
from signoria.server.refusals import Refuse

LONGEST = 4 * 1024 * 1024
STOP_SECONDS = 1.0  # so long a task may take to notice that it is to stop


class Choice(Struct):
    """What a bot chose, and why another chose in its place, if one did."""

    move: dict[str, Any]
    level: str
    replaced_because: str | None = None


class Failed(Exception):
    """A task got no answer; the message is `slow` or `crashed`."""


def check_level(level: str | None, game: str) -> str:
    """The level, if there is such a bot for this game; without one, the usual level."""
    if level is None:
        return usual_level(game)
    if not is_player(level, game):
        raise Refuse("no_bot", level=level, levels=", ".join(levels_for_people(game)))
    return level


class Worker:
    """One process that carries out one task at a time."""

    def __init__(self) -> None:
        self.is_stopping = False
        self._number = 0  # of the task, from 1
        self._process: asyncio.subprocess.Process | None = None

    async def carry_out(self, request: Request) -> Any:
        """The last answer, None if the task was stopped; Failed if that takes too long or goes wrong.

        A process that fails, or does not stop when told to, is given up.
        """
        try:
            async with asyncio.timeout(request.seconds):
                return await self._ask(request)
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as problem:
            await self.kill()
            if self.is_stopping:
                return None
            raise Failed("slow" if isinstance(problem, TimeoutError) else "crashed") from None
        except asyncio.CancelledError:
            await self.kill()
            raise
        finally:
            self._number += 1
            self.is_stopping = False

    async def _ask(self, request: Request) -> Any:
        process = await self._running()
        if self.is_stopping:
            return None
        _write(process, Start(self._number, request.task))
        assert process.stdin is not None
        assert process.stdout is not None
        await process.stdin.drain()
        while True:
            match msgspec.json.decode(await process.stdout.readuntil(), type=FromWorker):
                case PartialAnswer(content):
                    request.tell(_read(request.task, content))
                case Answer(content):
                    return _read(request.task, content)
                case NoAnswer():
                    return None

    def stop_thinking(self) -> None:
        """Let the task go; `carry_out` then returns without an answer."""
        if self.is_stopping:
            return
        self.is_stopping = True
        if self._process is not None and self._process.returncode is None:
            _write(self._process, Stop(self._number))
            asyncio.get_running_loop().call_later(STOP_SECONDS, self._insist, self._number)

    def _insist(self, number: int) -> None:
        """End the process of a task that was told to stop and has not done so."""
        if self._number == number and self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "signoria.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
            )
        return self._process

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _write(process: asyncio.subprocess.Process, message: ToWorker) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")


def _read(task: AnyTask, content: msgspec.Raw) -> Any:
    return msgspec.json.decode(content, type=task.answer_type)


class BotWorkers:
    """The worker processes, and the requests that wait for them."""

    def __init__(self, count: int, seconds: float, prince_budget: str = USUAL_BUDGET) -> None:
        self.seconds = seconds
        self._prince_budget = prince_budget
        self._workers = [Worker() for _ in range(count)]
        self._idle = list(self._workers)
        self._busy: dict[Worker, Request] = {}
        self._waiting = {priority: FairQueue() for priority in Priority}
        self._running: set[asyncio.Task[None]] = set()

    async def choose(self, position: dict[str, Any], level: str, seed: int, asker: Asker) -> Choice:
        """The bot's move; if it crashes or takes too long, that of a simpler one. Failed if all of them do.

        Cancel this to stop the search.
        """
        reason = None
        game = position["game"]
        for candidate in dict.fromkeys((level, usual_player(game), "random")):
            player = self.player(player_word(candidate, game))
            try:
                move = await self.carry_out(ChooseMove(position, player, seed), asker)
            except Failed as failure:
                reason = reason or str(failure)
                continue
            BOT_MOVES.labels(candidate).inc()
            if reason is not None:
                BOT_REPLACED.labels(reason).inc()
            return Choice(move, candidate, reason)
        raise Failed(reason)

    def player(self, word: str) -> str:
        """A player with its budget."""
        return f"prince:{self._prince_budget}" if word == "prince" else word

    async def carry_out(
        self,
        task: Task[Content],
        asker: Asker,
        seconds: float | None = None,
        report: Callable[[Content], None] | None = None,
    ) -> Content:
        """The answer to a task; Failed if it crashes or takes longer than these seconds, without them as a bot may.

        Cancel this to stop the task. `report` gets each answer before the last one; if the task was stopped in between
        to make room, they come again from the first.
        """
        assert isinstance(task, AnyTask)
        request = Request(task, asker, self.seconds if seconds is None else seconds, report)
        self._queue_of(request).put(request)
        self._distribute()
        try:
            answer: Content = await request.answer
            return answer
        except asyncio.CancelledError:
            self._withdraw(request)
            raise

    def _queue_of(self, request: Request) -> FairQueue:
        return self._waiting[request.asker.priority]

    def _next_queue(self) -> FairQueue | None:
        """The most urgent queue in which anything waits."""
        return next((queue for queue in self._waiting.values() if queue), None)

    def _withdraw(self, request: Request) -> None:
        for worker, busy_with in self._busy.items():
            if busy_with is request:
                worker.stop_thinking()
                return
        self._queue_of(request).discard(request)

    def _distribute(self) -> None:
        """Give waiting requests to idle workers; if none is idle, make room for people who play."""
        while self._idle and (queue := self._next_queue()) is not None:
            worker, request = self._idle.pop(), queue.pop()
            self._busy[worker] = request
            running = asyncio.create_task(self._run(worker, request))
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        self._make_room()

    def _make_room(self) -> None:
        """Stop what is less urgent, one for each request of people who play that has no worker."""
        stopping = sum(worker.is_stopping for worker in self._busy)
        missing = len(self._waiting[Priority.PLAYING]) - stopping
        for worker in self._interruptible()[: max(missing, 0)]:
            worker.stop_thinking()
            stopping += 1
            missing -= 1
        queue = self._next_queue()
        if queue is not None and not stopping:
            self._make_room_among_equals(queue)

    def _interruptible(self) -> list[Worker]:
        """Workers at what is less urgent than playing, the least urgent first."""
        found = [
            worker
            for worker, request in self._busy.items()
            if not worker.is_stopping and request.asker.priority != Priority.PLAYING
        ]
        return sorted(found, key=lambda worker: -self._busy[worker].asker.priority)

    def _make_room_among_equals(self, queue: FairQueue) -> None:
        """If the next one has no worker, one who keeps workers busy and has more waiting gives one back."""
        first = queue.first().asker
        equals = {worker: request for worker, request in self._busy.items() if request.asker.priority == first.priority}
        if any(request.asker.address == first.address for request in equals.values()):
            return
        for worker, request in equals.items():
            if not request.has_made_room and queue.has(request.asker.address):
                request.has_made_room = True
                worker.stop_thinking()
                return

    async def _run(self, worker: Worker, request: Request) -> None:
        answer, failure = None, None
        try:
            answer = await worker.carry_out(request)
        except Failed as problem:
            failure = problem
        finally:
            del self._busy[worker]
            self._idle.append(worker)
        if not request.answer.done():
            if failure is not None:
                request.answer.set_exception(failure)
            elif answer is not None:
                request.answer.set_result(answer)
            else:  # it made room
                self._queue_of(request).put_back(request)
        self._distribute()

    async def stop(self) -> None:
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in self._workers:
            await worker.kill()
