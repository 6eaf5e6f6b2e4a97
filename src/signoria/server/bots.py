"""Bots run in separate processes with a time limit per move, so that they never delay a person."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from signoria.bots import player_names, usual_player
from signoria.server.metrics import BOT_MOVES, BOT_REPLACED
from signoria.server.refusals import Refuse

LONGEST = 4 * 1024 * 1024


class Task(Struct):
    """A decision to be made. The worker itself cuts it down to what the seat may know."""

    position: dict[str, Any]
    level: str
    seed: int


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
        self.process: asyncio.subprocess.Process | None = None

    async def choose(self, task: Task, seconds: float) -> dict[str, Any]:
        """The move chosen; Failed if that takes too long or goes wrong. The process is then given up."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(task)
        except TimeoutError:
            await self.stop()
            raise Failed("slow") from None
        except (OSError, ValueError, asyncio.IncompleteReadError):
            await self.stop()
            raise Failed("crashed") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _ask(self, task: Task) -> dict[str, Any]:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        move: dict[str, Any] = msgspec.json.decode(await process.stdout.readuntil(), type=dict[str, Any])
        return move

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "signoria.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotWorkers:
    """The processes in which bots think."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._all = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    @contextlib.asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def choose(self, position: dict[str, Any], level: str, seed: int) -> Choice:
        """The bot's move; if it crashes or takes too long, that of a simpler one. Failed if all of them do."""
        reason = None
        for candidate in dict.fromkeys((level, usual_player(position["game"]), "random")):
            try:
                async with self._worker() as worker:
                    move = await worker.choose(Task(position, candidate, seed), self.seconds)
            except Failed as failure:
                reason = reason or str(failure)
                continue
            BOT_MOVES.labels(candidate).inc()
            if reason is not None:
                BOT_REPLACED.labels(reason).inc()
            return Choice(move, candidate, reason)
        raise Failed(reason)

    async def stop(self) -> None:
        for worker in self._all:
            await worker.stop()
