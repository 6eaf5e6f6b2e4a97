"""The order in which tasks are carried out: people take turns, and so do the addresses they come from."""

import asyncio
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from msgspec import Struct

from signoria.server.bot_tasks import AnyTask

MOST_REMEMBERED = 10_000


class Priority(IntEnum):
    """What a task is for; the lowest number is carried out first. Only people who play can interrupt others."""

    PLAYING = 0  # somebody waits for a bot at their table, or for a hint
    WATCHING = 1  # somebody watches bots among themselves
    ANALYSIS = 2  # somebody wants to know more about a game


class Asker(Struct, frozen=True):
    """For whom a task is carried out."""

    person: str
    address: str
    priority: Priority


class Request:
    """A task that waits for a worker, or that one is at work on."""

    def __init__(
        self, task: AnyTask, asker: Asker, seconds: float, report: Callable[[Any], None] | None = None
    ) -> None:
        self.task = task
        self.asker = asker
        self.seconds = seconds  # for which it may take from when a worker begins
        self.report = report  # is called with every answer before the last
        self.has_made_room = False  # for another person, which is asked of it only once
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def tell(self, partial: Any) -> None:
        """Report an answer before the last one, unless nobody waits any more; what goes wrong there stays there."""
        if self.report is not None and not self.answer.done():
            asyncio.get_running_loop().call_soon(self.report, partial)


class FairQueue:
    """First comes the address whose last turn is longest ago, and of its people the one for whom that holds."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Request]]] = {}
        self._length = 0
        self._turns = 0
        self._last_turn: dict[tuple[str, ...], int] = {}  # of an address, and of a person at an address

    def __len__(self) -> int:
        return self._length

    def put(self, request: Request) -> None:
        self._requests_of(request.asker).append(request)
        self._length += 1

    def put_back(self, request: Request) -> None:
        """A request that had its turn and was stopped is the next of its person."""
        self._requests_of(request.asker).appendleft(request)
        self._length += 1

    def _requests_of(self, asker: Asker) -> deque[Request]:
        return self._waiting.setdefault(asker.address, {}).setdefault(asker.person, deque())

    def first(self) -> Request:
        """The next request, which stays."""
        address = min(self._waiting, key=lambda address: self._last_turn.get((address,), 0))
        people = self._waiting[address]
        person = min(people, key=lambda person: self._last_turn.get((address, person), 0))
        return people[person][0]

    def pop(self) -> Request:
        """The next request; its person and address have had their turn."""
        request = self.first()
        self.discard(request)
        if len(self._last_turn) >= MOST_REMEMBERED:
            self._last_turn.clear()
        self._turns += 1
        self._last_turn[(request.asker.address,)] = self._turns
        self._last_turn[request.asker.address, request.asker.person] = self._turns
        return request

    def discard(self, request: Request) -> None:
        """Take a request out, if it is still waiting."""
        people = self._waiting.get(request.asker.address, {})
        requests = people.get(request.asker.person, deque())
        if request not in requests:
            return
        requests.remove(request)
        self._length -= 1
        if not requests:
            del people[request.asker.person]
        if not people:
            del self._waiting[request.asker.address]

    def has(self, address: str) -> bool:
        """Whether a request from this address is waiting."""
        return address in self._waiting
