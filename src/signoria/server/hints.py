"""What workers find out for the coach: hints, one at a time for each person, and what moves cost."""

import asyncio
from collections.abc import Callable

from signoria.analysis.coach import Hint, MoveCost
from signoria.kernel.state import Json, Move
from signoria.server.bot_queue import Asker, Priority
from signoria.server.bot_tasks import FindCost, FindHint
from signoria.server.bots import BotWorkers
from signoria.server.refusals import Refuse
from signoria.server.security import RateWindow


class Hints:
    """Asks the workers. People's hints are as urgent as their bots; what a move cost can wait for everything else."""

    def __init__(self, workers: BotWorkers, a_minute: int) -> None:
        self._workers = workers
        self._rate = RateWindow(a_minute, 60.0)
        self._current: dict[str, asyncio.Task[Hint]] = {}  # by person

    def count(self, person: str) -> None:
        """One hint more; refused if there are too many."""
        if not self._rate.allows(person):
            raise Refuse("too_many_hints", seconds=self._rate.seconds_left(person))

    async def find(self, person: str, address: str, position: Json, report: Callable[[Hint], None]) -> Hint | None:
        """A hint; `report` is called with what is known before. None if the person has asked for another meanwhile.

        Raises Failed if no worker can find one. Cancel this to stop the search.
        """
        if person in self._current:
            self._current[person].cancel()
        task = FindHint(position, self._workers.player("prince"))
        asker = Asker(person, address, Priority.PLAYING)
        searching = asyncio.create_task(self._workers.carry_out(task, asker, report=report))
        self._current[person] = searching
        try:
            await asyncio.wait([searching])
        finally:
            searching.cancel()
            if self._current[person] is searching:
                del self._current[person]
        return None if searching.cancelled() else searching.result()

    async def cost(self, person: str, address: str, position: Json, move: Move) -> MoveCost:
        """What a move cost; raises Failed if no worker can find out."""
        task = FindCost(position, move, self._workers.player("prince"))
        return await self._workers.carry_out(task, Asker(person, address, Priority.ANALYSIS))

    def prune(self) -> None:
        self._rate.prune()
