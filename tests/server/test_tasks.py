"""Workers carry out tasks of several kinds: what each answers, who comes first, and what happens if one goes wrong."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

import signoria
from signoria.analysis.coach import Hint
from signoria.server.bot_queue import Asker, Priority
from signoria.server.bot_tasks import AnyTask, ChooseMove, FindCost, FindHint, Job, Start
from signoria.server.bot_worker import Answers, carry_out
from signoria.server.bots import BotWorkers, Failed
from tests.server.test_bots import ANNA, BEA, FOR_EVER, WATCHER, position, process_of, thinking, until, with_workers

STUDENT = Asker("carla", "10.0.0.4", Priority.ANALYSIS)


def search(seed: int = 1) -> ChooseMove:
    return ChooseMove(position(), FOR_EVER, seed)


# What each kind answers


@with_workers
async def test_a_hint_names_legal_moves(workers: BotWorkers) -> None:
    hint = await workers.carry_out(FindHint(position(), "prince:20"), ANNA)
    legal = signoria.from_position(position()).moves()
    assert hint.seat == signoria.from_position(position()).state.seat
    assert 1 <= len(hint.choices) <= 5
    assert all(choice.move in legal for choice in hint.choices)


@with_workers
async def test_the_cost_of_a_move(workers: BotWorkers) -> None:
    game = signoria.from_position(position())
    move = random.Random(1).choice(game.moves())
    cost = await workers.carry_out(FindCost(position(), move, "prince:20"), ANNA)
    assert cost.move == move
    assert cost.better in game.moves()
    assert cost.points >= 0


def test_every_task_survives_its_way_to_a_worker() -> None:
    tasks: list[AnyTask] = [search(), FindHint(position(), "prince"), FindCost(position(), {"do": "pass"}, "prince")]
    for task in tasks:
        start = Start(7, task)
        assert msgspec.json.decode(msgspec.json.encode(start), type=Start) == start


# Answers before the last


class Written:
    """What a worker writes, read as the server reads it."""

    def __init__(self) -> None:
        self.lines: list[Any] = []

    def write(self, line: bytes) -> int:
        self.lines.append(msgspec.json.decode(line))
        return len(line)

    def flush(self) -> None: ...


class Counting:
    """A task that reports before it ends."""

    def __init__(self, stop_at: int) -> None:
        self.stop_at = stop_at

    def carry_out(self, job: Job) -> int:
        for number in range(3):
            if number == self.stop_at:
                job.stop()
            job.report(number)
        return 3


@pytest.mark.parametrize(
    ("stop_at", "answers"),
    [
        (9, [("partial", 0), ("partial", 1), ("partial", 2), ("answer", 3)]),
        (1, [("partial", 0), ("none", None)]),
    ],
)
def test_a_task_reports_until_it_is_stopped(stop_at: int, answers: list[tuple[str, int | None]]) -> None:
    written = Written()
    output = Answers(written)  # type: ignore[arg-type]
    carry_out(Counting(stop_at), Job(output.send_partial), output)  # type: ignore[arg-type]
    assert [(line["type"], line.get("content")) for line in written.lines] == answers


# Who comes first


@with_workers
async def test_an_analysis_makes_room_for_people_and_goes_on(workers: BotWorkers) -> None:
    await workers.choose(position(), "random", 1, ANNA)
    process = process_of(workers)
    analysis = asyncio.create_task(workers.carry_out(search(), STUDENT))
    await until(lambda: workers._idle == [])
    await workers.carry_out(FindHint(position(), "prince:5"), ANNA)
    await until(lambda: workers._idle == [])
    assert not analysis.done()
    assert process_of(workers) == process, "it was stopped, not ended"
    analysis.cancel()


@with_workers
async def test_what_waits_is_taken_by_its_priority(workers: BotWorkers) -> None:
    done: list[str] = []

    async def ask(asker: Asker) -> None:
        await workers.carry_out(ChooseMove(position(), "random", 1), asker)
        done.append(asker.person)

    async with thinking(workers, FOR_EVER, BEA) as first:
        waiting = [asyncio.create_task(ask(asker)) for asker in (STUDENT, WATCHER, ANNA)]
        await until(lambda: sum(len(queue) for queue in workers._waiting.values()) == 3)
        assert not any(worker.is_stopping for worker in workers._busy), "people's searches are not stopped for others"
        first.cancel()
        await asyncio.gather(*waiting)
    assert done == [ANNA.person, WATCHER.person, STUDENT.person]


@with_workers
async def test_an_analysis_does_not_stop_bots_that_are_watched(workers: BotWorkers) -> None:
    async with thinking(workers, FOR_EVER, WATCHER):
        analysis = asyncio.create_task(workers.carry_out(search(), STUDENT))
        await until(lambda: len(workers._waiting[Priority.ANALYSIS]) == 1)
        assert not any(worker.is_stopping for worker in workers._busy)
        analysis.cancel()


@with_workers
async def test_hints_take_turns_like_bots(workers: BotWorkers) -> None:
    answered: list[str] = []

    async def ask(asker: Asker) -> None:
        await workers.carry_out(FindHint(position(), "prince:5"), asker)
        answered.append(asker.person)

    async with thinking(workers, FOR_EVER, BEA) as first:
        many = [asyncio.create_task(ask(BEA)) for _ in range(6)]
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 6)
        one = asyncio.create_task(ask(ANNA))
        await until(lambda: len(workers._waiting[Priority.PLAYING]) == 7)
        first.cancel()
        await asyncio.gather(one, *many)
    assert answered.index("anna") <= 1


# What goes wrong


@with_workers
async def test_a_task_has_its_own_time_limit(workers: BotWorkers) -> None:
    with pytest.raises(Failed, match="slow"):
        await workers.carry_out(search(), STUDENT, seconds=3)
    assert isinstance(await workers.carry_out(FindHint(position(), "prince:5"), ANNA), Hint)


@with_workers
async def test_a_task_that_crashes_fails_and_others_go_on(workers: BotWorkers) -> None:
    with pytest.raises(Failed, match="crashed"):
        await workers.carry_out(FindHint({**position(), "game": "none"}, "prince:5"), ANNA)
    assert isinstance(await workers.carry_out(FindHint(position(), "prince:5"), ANNA), Hint)


@with_workers
async def test_a_stopped_hint_leaves_the_worker_to_others(workers: BotWorkers) -> None:
    hint = asyncio.create_task(workers.carry_out(FindHint(position(), FOR_EVER), ANNA))
    await until(lambda: workers._idle == [])
    hint.cancel()
    await until(lambda: workers._idle != [], 10)
    assert (await workers.choose(position(), "random", 1, ANNA)).replaced_because is None
