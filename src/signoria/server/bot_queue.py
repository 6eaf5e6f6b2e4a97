"""The order in which bots think: people take turns, and so do the addresses they come from."""

import asyncio
from collections import OrderedDict, deque
from typing import Any

from msgspec import Struct

from signoria.server.bot_tasks import Task


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
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Addresses take turns, and so do the people of an address: one who asks for much only delays themself."""

    def __init__(self) -> None:
        self._by_address: OrderedDict[str, OrderedDict[str, deque[Request]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, request: Request) -> None:
        people = self._by_address.setdefault(request.asker.address, OrderedDict())
        people.setdefault(request.asker.person, deque()).append(request)
        self._length += 1

    def pop(self) -> Request:
        """The next request; its person and address go to the end of the line."""
        address, people = next(iter(self._by_address.items()))
        person, requests = next(iter(people.items()))
        request = requests[0]
        people.move_to_end(person)
        self._by_address.move_to_end(address)
        self.discard(request)
        return request

    def discard(self, request: Request) -> None:
        """Take a request out, if it is still waiting."""
        people = self._by_address.get(request.asker.address, OrderedDict())
        requests = people.get(request.asker.person, deque())
        if request not in requests:
            return
        requests.remove(request)
        self._length -= 1
        if not requests:
            del people[request.asker.person]
        if not people:
            del self._by_address[request.asker.address]
