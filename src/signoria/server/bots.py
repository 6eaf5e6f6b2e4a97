"""Bots run in separate processes with a time limit per move, so that they never delay a person.

People's bots come before those at tables without people: if all processes are busy, a search for bots among
themselves is stopped to make room, and starts again later. People do not wait either for somebody who keeps the
processes busy with one table after the other.
"""

import asyncio
import contextlib
import sys
from typing import Any

import msgspec
from msgspec import Struct

from signoria.bots import player_names, usual_player
from signoria.bots.prince import USUAL_BUDGET
from signoria.server.bot_queue import Asker, FairQueue, Request
from signoria.server.bot_tasks import Answer, Stop, Task, ToWorker
from signoria.server.metrics import BOT_MOVES, BOT_REPLACED
from signoria.server.refusals import Refuse

LONGEST = 4 * 1024 * 1024
STOP_SECONDS = 1.0  # so long a bot may take to notice that it is to stop


class Choice(Struct):
    """What a bot chose, and why another chose in its place, if one did."""

    move: dict[str, Any]
    level: str
    replaced_because: str | None = None


class Failed(Exception):
    """A bot did not answer; the message is `slow` or `crashed`."""


def check_level(level: str | None, game: str) -> str:
    """The level, if there is such a bot for this game; without one, that of its usual bot."""
    if level is None:
        return usual_player(game)
    known = player_names(game)
    if level not in known:
        raise Refuse("no_bot", level=level, levels=", ".join(known))
    return level


class Worker:
    """One process that answers one task at a time."""

    def __init__(self) -> None:
        self.is_stopping = False
        self._number = 0  # of the task, from 1
        self._process: asyncio.subprocess.Process | None = None

    async def choose(self, task: Task, seconds: float) -> dict[str, Any] | None:
        """The move chosen, None if it was stopped; Failed if that takes too long or goes wrong.

        A process that fails, or does not stop when told to, is given up.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(task)
        except (OSError, ValueError, asyncio.IncompleteReadError) as problem:
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

    async def _ask(self, task: Task) -> dict[str, Any] | None:
        process = await self._running()
        if self.is_stopping:
            return None
        task.number = self._number
        _write(process, task)
        assert process.stdin is not None
        assert process.stdout is not None
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(), type=Answer).move

    def stop_thinking(self) -> None:
        """Let the task go; `choose` then returns without a move."""
        if self.is_stopping:
            return
        self.is_stopping = True
        if self._process is not None and self._process.returncode is None:
            _write(self._process, Stop(self._number))
            asyncio.get_running_loop().call_later(STOP_SECONDS, self._insist, self._number)

    def _insist(self, number: int) -> None:
        """End the process of a bot that was told to stop and has not done so."""
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


class BotWorkers:
    """The processes in which bots think, and the requests that wait for them."""

    def __init__(self, count: int, seconds: float, prince_budget: str = USUAL_BUDGET) -> None:
        self.seconds = seconds
        self._prince_budget = prince_budget
        self._workers = [Worker() for _ in range(count)]
        self._idle = list(self._workers)
        self._busy: dict[Worker, Request] = {}
        self._of_people = FairQueue()
        self._of_bots_alone = FairQueue()
        self._running: set[asyncio.Task[None]] = set()

    async def choose(self, position: dict[str, Any], level: str, seed: int, asker: Asker) -> Choice:
        """The bot's move; if it crashes or takes too long, that of a simpler one. Failed if all of them do.

        Cancel this to stop the search.
        """
        reason = None
        for candidate in dict.fromkeys((level, usual_player(position["game"]), "random")):
            try:
                move = await self._answer(Request(Task(position, self._player(candidate), seed), asker))
            except Failed as failure:
                reason = reason or str(failure)
                continue
            BOT_MOVES.labels(candidate).inc()
            if reason is not None:
                BOT_REPLACED.labels(reason).inc()
            return Choice(move, candidate, reason)
        raise Failed(reason)

    def _player(self, level: str) -> str:
        """The level with its budget."""
        return f"prince:{self._prince_budget}" if level == "prince" else level

    async def _answer(self, request: Request) -> dict[str, Any]:
        self._queue_of(request).put(request)
        self._distribute()
        try:
            return await request.answer
        except asyncio.CancelledError:
            self._withdraw(request)
            raise

    def _queue_of(self, request: Request) -> FairQueue:
        return self._of_people if request.asker.is_playing else self._of_bots_alone

    def _withdraw(self, request: Request) -> None:
        for worker, busy_with in self._busy.items():
            if busy_with is request:
                worker.stop_thinking()
                return
        self._queue_of(request).discard(request)

    def _distribute(self) -> None:
        """Give waiting requests to idle workers; if none is idle, make room for people."""
        while self._idle and (queue := self._of_people or self._of_bots_alone):
            worker, request = self._idle.pop(), queue.pop()
            self._busy[worker] = request
            running = asyncio.create_task(self._run(worker, request))
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        self._make_room()

    def _make_room(self) -> None:
        """Stop searches for bots among themselves, one for each request of people that has no worker."""
        stopping = sum(worker.is_stopping for worker in self._busy)
        missing = len(self._of_people) - stopping
        for worker, request in self._busy.items():
            if missing > 0 and not worker.is_stopping and not request.asker.is_playing:
                worker.stop_thinking()
                stopping += 1
                missing -= 1
        if missing > 0 and not stopping:
            self._make_room_among_people()

    def _make_room_among_people(self) -> None:
        """If the next one has no worker, one who keeps workers busy and has more waiting gives one back."""
        address = self._of_people.first().asker.address
        if any(request.asker.address == address for request in self._busy.values()):
            return
        for worker, request in self._busy.items():
            if not request.has_made_room and self._of_people.has(request.asker.address):
                request.has_made_room = True
                worker.stop_thinking()
                return

    async def _run(self, worker: Worker, request: Request) -> None:
        move, failure = None, None
        try:
            move = await worker.choose(request.task, self.seconds)
        except Failed as problem:
            failure = problem
        finally:
            del self._busy[worker]
            self._idle.append(worker)
        if not request.answer.done():
            if failure is not None:
                request.answer.set_exception(failure)
            elif move is not None:
                request.answer.set_result(move)
            else:  # it made room
                self._queue_of(request).put_back(request)
        self._distribute()

    async def stop(self) -> None:
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in self._workers:
            await worker.kill()
