"""The order in which bots think: people take turns, and so do the addresses they come from."""

import asyncio
from collections import deque
from typing import Any

from msgspec import Struct

from signoria.server.bot_tasks import Task

MOST_REMEMBERED = 10_000


class Asker(Struct, frozen=True):
    """For whom a bot thinks. `is_playing`: the person has a seat at the table, and is not merely watching bots."""

    person: str
    address: str
    is_playing: bool


class Request:
    """A task that waits for a worker, or that one is at work on."""

    def __init__(self, task: Task, asker: Asker) -> None:
        self.task = task
        self.asker = asker
        self.has_made_room = False  # for another person, which is asked of it only once
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()


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
