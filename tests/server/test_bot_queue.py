"""Bots think for people in turn: whoever asks for much waits for themself, and nobody else does."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from signoria.server.bot_only_tables import BotOnlyTables, Watcher
from signoria.server.bot_queue import Asker, FairQueue, Priority, Request
from signoria.server.bot_tasks import ChooseMove
from signoria.server.settings import Settings


def in_a_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())  # type: ignore[arg-type]

    run.__name__ = test.__name__
    return run


def ask(queue: FairQueue, person: str, address: str, times: int = 1) -> list[Request]:
    asker = Asker(person, address, Priority.PLAYING)
    requests = [Request(ChooseMove({}, "novice", 0), asker, 20.0) for _ in range(times)]
    for request in requests:
        queue.put(request)
    return requests


def order(queue: FairQueue) -> str:
    return " ".join(queue.pop().asker.person for _ in range(len(queue)))


@in_a_loop
async def test_people_take_turns() -> None:
    queue = FairQueue()
    ask(queue, "guest", "10.0.0.1", 4)
    ask(queue, "anna", "10.0.0.2", 2)
    ask(queue, "bea", "10.0.0.3")
    assert order(queue) == "guest anna bea guest anna guest guest"


@in_a_loop
async def test_many_guests_of_one_address_have_one_turn_together() -> None:
    queue = FairQueue()
    for number in range(3):
        ask(queue, f"guest{number}", "10.0.0.1", 2)
    ask(queue, "anna", "10.0.0.2", 3)
    assert order(queue) == "guest0 anna guest1 anna guest2 anna guest0 guest1 guest2"


@in_a_loop
async def test_who_was_served_and_asks_again_is_last() -> None:
    queue = FairQueue()
    ask(queue, "guest", "10.0.0.1")
    ask(queue, "anna", "10.0.0.2")
    assert queue.pop().asker.person == "guest"
    ask(queue, "guest", "10.0.0.1")
    assert order(queue) == "anna guest"


@in_a_loop
async def test_a_newcomer_comes_before_who_is_being_served() -> None:
    queue = FairQueue()
    ask(queue, "guest", "10.0.0.1", 4)
    queue.pop()
    ask(queue, "anna", "10.0.0.2")
    assert order(queue) == "anna guest guest guest"


@in_a_loop
async def test_a_request_that_made_room_goes_on_when_its_person_has_a_turn() -> None:
    queue = FairQueue()
    ask(queue, "guest", "10.0.0.1", 3)
    stopped = queue.pop()
    ask(queue, "anna", "10.0.0.2")
    queue.put_back(stopped)
    assert queue.pop().asker.person == "anna"
    assert queue.pop() is stopped


@in_a_loop
async def test_a_request_can_be_withdrawn_once() -> None:
    queue = FairQueue()
    first, second = ask(queue, "anna", "10.0.0.2", 2)
    queue.discard(first)
    queue.discard(first)
    assert len(queue) == 1
    assert queue.pop() is second
    queue.discard(second)
    assert not queue


ANNA, BEA, GUEST = Watcher("anna", "home"), Watcher("bea", "home"), Watcher(None, "home")


@pytest.fixture
def tables() -> BotOnlyTables:
    return BotOnlyTables(Settings(database="", bot_tables_a_person=2, bot_tables_an_address=3))


def test_only_a_few_tables_run_for_a_person_and_an_address(tables: BotOnlyTables) -> None:
    def may_run(table: str, *watchers: Watcher) -> Watcher | None:
        return tables.may_run(table, watchers, lambda: None)

    assert may_run("first", ANNA) == ANNA
    assert may_run("second", ANNA) == ANNA
    assert may_run("third", ANNA) is None
    assert may_run("second", ANNA) == ANNA, "it goes on"
    assert may_run("third", ANNA, BEA) == BEA
    assert may_run("fourth", BEA, GUEST) is None, "the address has its three tables"
    assert may_run("fourth", Watcher(None, "elsewhere")) is not None


def test_a_table_that_waits_is_woken_when_another_ends(tables: BotOnlyTables) -> None:
    woken = []
    for table in ("first", "second", "third"):
        tables.may_run(table, [ANNA], lambda table=table: woken.append(table))
    assert woken == []
    tables.release("second")
    assert woken == ["third"]
    assert tables.may_run("third", [ANNA], lambda: None) == ANNA


def test_a_table_counts_for_those_who_still_watch(tables: BotOnlyTables) -> None:
    for table in ("first", "second"):
        tables.may_run(table, [ANNA], lambda: None)
    assert tables.may_run("second", [BEA], lambda: None) == BEA
    assert tables.may_run("third", [ANNA], lambda: None) == ANNA
