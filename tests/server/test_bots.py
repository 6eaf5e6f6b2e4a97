"""Bots in their own processes: replaced if they fail, stopped if nobody needs their answer, and fair to everybody."""

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import signoria
from signoria.bots import levels_for_people, player_names
from signoria.bots.prince import USUAL_BUDGET
from signoria.kernel.errors import BadInput
from signoria.server.app import create_app
from signoria.server.bot_queue import Asker, Priority
from signoria.server.bot_tasks import Answer, ChooseMove, FromWorker, NoAnswer, Start, Stop, ToWorker
from signoria.server.bots import BotWorkers, check_level
from signoria.server.registry import TableRegistry
from signoria.server.settings import Settings, from_environment, spare_cores
from signoria.server.storage import SeatRow
from tests.server.people import HUMAN, Visitor

ANNA = Asker("anna", "10.0.0.2", Priority.PLAYING)
BEA = Asker("bea", "10.0.0.3", Priority.PLAYING)
WATCHER = Asker("guest", "10.0.0.1", Priority.WATCHING)
FOR_EVER = "prince:3600s"
PRINCE = {"kind": "bot", "level": "prince"}


def position(seats: int = 3) -> dict[str, Any]:
    return signoria.new_game("princes", seats, 1).position()


@contextlib.asynccontextmanager
async def one_worker(seconds: float = 15, prince_budget: str = USUAL_BUDGET) -> AsyncIterator[BotWorkers]:
    workers = BotWorkers(1, seconds, prince_budget)
    try:
        yield workers
    finally:
        await workers.stop()


def with_workers(test: Callable[[BotWorkers], Awaitable[None]]) -> Callable[[], None]:
    """A test with one bot process."""

    async def run() -> None:
        async with one_worker() as workers:
            await asyncio.wait_for(test(workers), 60)

    def run_in_a_loop() -> None:
        asyncio.run(run())

    run_in_a_loop.__name__ = test.__name__
    return run_in_a_loop


@contextlib.asynccontextmanager
async def thinking(workers: BotWorkers, level: str, asker: Asker) -> AsyncIterator[asyncio.Task[Any]]:
    """A bot at work on a decision; stopped in the end."""
    task = asyncio.create_task(workers.choose(position(), level, 1, asker))
    await until(lambda: workers._idle == [])
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def process_of(workers: BotWorkers) -> int | None:
    process = workers._workers[0]._process
    return None if process is None else process.pid


def test_every_level_can_be_chosen() -> None:
    for game in ("princes", "lorenzo"):
        for level in (*levels_for_people(game), *player_names(game)):
            assert check_level(level, game) == level
        assert check_level(None, game) in levels_for_people(game)


@pytest.mark.parametrize("game", signoria.game_names())
def test_the_strongest_level_with_a_second_decides_itself(game: str) -> None:
    """With so much time it plays the best actions on, in Lorenzo."""

    async def choose() -> None:
        played = signoria.new_game(game, 4, 1)
        async with one_worker(prince_budget="1s") as workers:
            for _ in range(3):
                choice = await workers.choose(played.position(), "master", 1, ANNA)
                assert (choice.level, choice.replaced_because) == ("master", None)
                played.play(choice.move)

    asyncio.run(choose())


# Bots that fail


@pytest.mark.parametrize(("bot", "reason"), [("Slow", "slow"), ("Crashing", "crashed"), ("Cheating", "crashed")])
def test_a_bot_that_fails_is_replaced(bot: str, reason: str) -> None:
    async def choose() -> None:
        game = signoria.new_game("princes", 3, 1)
        async with one_worker(seconds=4) as workers:
            choice = await workers.choose(game.position(), f"tests.server.bad_bots:{bot}", 1, ANNA)
            assert choice.move in game.moves()
            assert (choice.level, choice.replaced_because) == ("novice", reason)
            assert (await workers.choose(game.position(), "novice", 1, ANNA)).replaced_because is None

    asyncio.run(choose())


def test_the_table_is_told_and_goes_on(anna: Visitor) -> None:
    table = anna.table(HUMAN, {"kind": "bot", "level": "random"})
    registry = anna.client.app.state.registry
    with anna.client.portal() as portal:
        seat = SeatRow("bot", None, None, "tests.server.bad_bots:Crashing")
        row = portal.call(registry.storage.table, table)
        portal.call(registry.storage.replace_seat, table, 1, row.seats[1], seat, "open")
        portal.call(registry.live[table].reread)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        connection.play(connection.update["moves"][0])
        connection.next("update")
        line = connection.next("chat")["lines"][0]
        assert (line["name"], line["code"]) == (None, "bot_replaced")
        assert "novice" in line["text"]


# Forced decisions


@with_workers
async def test_a_forced_decision_is_answered_by_the_bot_itself(workers: BotWorkers) -> None:
    game, chance = signoria.new_game("princes", 4, 1), random.Random(1)
    while len(game.moves()) > 1:
        game.play(chance.choice(game.moves()))
    choice = await workers.choose(game.position(), "prince", 1, ANNA)
    assert (choice.move, choice.level, choice.replaced_because) == (game.moves()[0], "prince", None)


# Searches that are stopped


@with_workers
async def test_a_search_that_is_stopped_leaves_its_process_to_others(workers: BotWorkers) -> None:
    await workers.choose(position(), "random", 1, ANNA)
    process = process_of(workers)
    async with thinking(workers, FOR_EVER, ANNA):
        pass
    assert (await workers.choose(position(), "random", 1, ANNA)).replaced_because is None
    assert process_of(workers) == process


@with_workers
async def test_a_request_is_withdrawn_while_it_waits(workers: BotWorkers) -> None:
    async with thinking(workers, FOR_EVER, ANNA), asyncio.timeout(20):
        waiting = asyncio.create_task(workers.choose(position(), FOR_EVER, 1, ANNA))
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 1)
        waiting.cancel()
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 0)


def test_a_bot_that_does_not_stop_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setenv("TEST_BOT_BEGINS", str(begun))

    @with_workers
    async def stop_it(workers: BotWorkers) -> None:
        async with thinking(workers, "tests.server.bad_bots:Deaf", ANNA):
            await until(begun.exists)
            process = process_of(workers)
        assert (await workers.choose(position(), "random", 1, ANNA)).replaced_because is None
        assert process_of(workers) != process

    stop_it()


@pytest.fixture
def worker() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        [sys.executable, "-m", "signoria.server.bot_worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield process
        process.kill()


def write(worker: subprocess.Popen[bytes], *messages: ToWorker) -> None:
    assert worker.stdin is not None
    worker.stdin.write(b"".join(msgspec.json.encode(message) + b"\n" for message in messages))
    worker.stdin.flush()


def read(worker: subprocess.Popen[bytes]) -> FromWorker:
    assert worker.stdout is not None
    return msgspec.json.decode(worker.stdout.readline(), type=FromWorker)


def test_a_worker_ends_with_its_server_though_it_thinks(worker: subprocess.Popen[bytes]) -> None:
    write(worker, Start(1, ChooseMove(position(), "random", 1)))
    assert isinstance(read(worker), Answer)
    write(worker, Start(2, ChooseMove(position(), FOR_EVER, 1)))
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(20) == 0


def test_a_worker_is_told_which_task_to_stop(worker: subprocess.Popen[bytes]) -> None:
    search, simple = ChooseMove(position(), FOR_EVER, 1), ChooseMove(position(), "novice", 1)
    write(worker, Start(1, search), Stop(1), Start(2, simple), Stop(1))
    assert read(worker) == NoAnswer()
    assert isinstance(read(worker), Answer)


# Fairness


@with_workers
async def test_bots_among_themselves_make_room_for_people(workers: BotWorkers) -> None:
    await workers.choose(position(), "random", 1, ANNA)
    process = process_of(workers)
    async with thinking(workers, FOR_EVER, WATCHER) as pausing:
        assert (await workers.choose(position(), "random", 1, ANNA)).replaced_because is None
        await until(lambda: workers._idle == [])
        assert not pausing.done(), "it goes on afterwards"
    assert process_of(workers) == process


@with_workers
async def test_people_do_not_stop_each_others_searches(workers: BotWorkers) -> None:
    async with thinking(workers, "prince:1s", ANNA) as first:
        await workers.choose(position(), "random", 1, BEA)
        assert first.done()
        assert first.result().replaced_because is None


@with_workers
async def test_one_with_many_tables_makes_room_but_is_not_stopped_twice(workers: BotWorkers) -> None:
    async with thinking(workers, FOR_EVER, BEA):
        more = asyncio.create_task(workers.choose(position(), "random", 1, BEA))
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 1)
        assert (await workers.choose(position(), "random", 1, ANNA)).replaced_because is None
        again = asyncio.create_task(workers.choose(position(), "random", 1, ANNA))
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 2)
        assert not any(worker.is_stopping for worker in workers._busy)
        for task in (more, again):
            task.cancel()


@with_workers
async def test_one_with_many_tables_has_one_turn_like_others(workers: BotWorkers) -> None:
    answered: list[str] = []

    async def choose(asker: Asker) -> None:
        await workers.choose(position(), "random", 1, asker)
        answered.append(asker.person)

    async with thinking(workers, FOR_EVER, BEA) as first:
        many = [asyncio.create_task(choose(BEA)) for _ in range(20)]
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 20)
        one = asyncio.create_task(choose(ANNA))
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 21)
        first.cancel()
        await asyncio.gather(one, *many)
    assert answered.index("anna") <= 1


def test_there_is_a_process_for_every_core_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"SIGNORIA_PRINCE_BUDGET": "40", "SIGNORIA_BOT_TABLES_A_PERSON": "1"}.items():
        monkeypatch.setenv(name, value)
    settings = from_environment("sqlite://")
    assert settings.bot_workers == spare_cores() >= 1
    assert (settings.prince_budget, settings.bot_tables_a_person) == ("40", 1)
    monkeypatch.setenv("SIGNORIA_PRINCE_BUDGET", "long")
    with pytest.raises(BadInput, match="not 'long'"):
        from_environment("sqlite://")
    monkeypatch.setenv("SIGNORIA_BOT_WORKERS", "0")
    with pytest.raises(BadInput, match="a whole number from 1"):
        from_environment("sqlite://")


# Tables


@pytest.fixture
def patient(settings: Settings) -> Iterator[TestClient]:
    """A server whose princes never come to an end, and which runs one table without people for everybody."""
    slow = msgspec.structs.replace(
        settings, bot_workers=1, bot_seconds=3600, prince_budget="3600s", bot_tables_a_person=1
    )
    with TestClient(create_app(slow), base_url="http://testserver.local") as client:
        yield client


def wait_for_thinking(client: TestClient, is_thinking: bool) -> None:
    registry: TableRegistry = client.app.state.registry

    async def wait() -> None:
        await until(lambda: bool(registry.bots._busy) is is_thinking)

    with client.portal() as portal:
        portal.call(wait)


def started(host: Visitor, *seats: dict[str, Any]) -> str:
    table = host.table(*seats)
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    return table


def test_bots_among_themselves_pause_while_nobody_watches(patient: TestClient) -> None:
    anna, bea = Visitor(patient, "Anna"), Visitor(patient, "Bea")
    table = started(anna, PRINCE, PRINCE)
    registry: TableRegistry = patient.app.state.registry
    assert not registry.bots._busy
    assert not registry.live[table].bots.is_due, "it may be unloaded"
    for who in (anna, bea):
        with who.at(table) as connection:
            connection.next("update")
            wait_for_thinking(patient, is_thinking=True)
        wait_for_thinking(patient, is_thinking=False)


def test_a_whole_game_of_bots_for_someone_who_watches(anna: Visitor) -> None:
    table = started(anna, *[{"kind": "bot", "level": "random"}] * 3)
    with anna.at(table) as connection:
        while "result" not in connection.update:
            connection.next("update")
    assert anna.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_table_too_many_waits_until_another_is_closed(patient: TestClient) -> None:
    anna = Visitor(patient, "Anna")
    first, second = (started(anna, PRINCE, PRINCE) for _ in range(2))
    tables = patient.app.state.registry.live
    with contextlib.ExitStack() as running:
        running.enter_context(anna.at(first)).next("update")
        wait_for_thinking(patient, is_thinking=True)
        with anna.at(second) as waiting:
            waiting.next("update")
            assert waiting.next("refused")["reason"] == "too_many_bot_tables"
            assert tables[second].bots._thinking is None
            running.close()
            with patient.portal() as portal:
                portal.call(until, lambda: tables[second].bots._thinking is not None)
            assert tables[first].bots._thinking is None


def test_bots_answer_people_though_a_search_for_others_would_never_end(patient: TestClient) -> None:
    guest, anna = Visitor(patient, "Guest"), Visitor(patient, "Anna")
    watched, own = started(guest, PRINCE, PRINCE), started(anna, HUMAN, {"kind": "bot", "level": "random"})
    with guest.at(watched) as watching, anna.at(own) as connection:
        watching.next("update")
        wait_for_thinking(patient, is_thinking=True)
        connection.next("update")
        connection.play(connection.update["moves"][0])
        connection.next("update")
        wait_for_thinking(patient, is_thinking=True)
        assert watching.number == 0


def test_undo_stops_the_bot_that_thinks_about_the_move(patient: TestClient) -> None:
    anna = Visitor(patient, "Anna")
    table = started(anna, HUMAN, HUMAN)
    with anna.at(table) as connection:
        connection.next("update")
        mover = 1
        while not (mover == 0 and connection.update["decision"]["seat"] == 1 and connection.update.get("undo")):
            mover = connection.update["decision"]["seat"]
            connection.play(connection.update["moves"][0])
        assert anna.post(f"/api/tables/{table}/resign", {"seat": 1, "level": "prince"}).status_code == 200
        for _ in range(2):
            wait_for_thinking(patient, is_thinking=True)
            number = connection.number
            connection.send(type="undo", number=number)
            while connection.number == number:
                connection.next("update")
            wait_for_thinking(patient, is_thinking=False)
            connection.play(connection.update["moves"][0])
