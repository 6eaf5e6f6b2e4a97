"""A search that tells what it has found so far while it goes deeper, for the analysis board.

>>> import signoria
>>> from signoria.analysis.advice import adviser
>>> game = signoria.new_game("lorenzo", seats=2, seed=7)
>>> found = deepen(game, adviser("prince", "lorenzo", 1), Limit(seconds=60, simulations=30))
>>> len(found.choices), found.choices[0].move["do"], found.visits >= 30
(5, 'place', True)
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from signoria.analysis.advice import FAIR, WORLDS, Choice, Considered, OpenCards
from signoria.analysis.explaining import Outcome
from signoria.bots.judges import correction_of
from signoria.bots.perspective import Perspective
from signoria.bots.player import Stopped
from signoria.bots.prince import Prince
from signoria.bots.search import LEADS_ALONE, Node, Search
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, State

MOST_CHOICES = 5
REPORT_SECONDS = 0.3
FIRST_REPORT_SECONDS = 0.1
ENOUGH_ALONE = 200  # simulations where there is nothing to choose: they tell what to expect


@dataclass(frozen=True)
class Limit:
    """When to end: after so many seconds, or so many simulations."""

    seconds: float
    simulations: int = 200_000


@dataclass(frozen=True)
class Deepening:
    """The best moves of the seat that decides, best first, and how much was searched."""

    seat: int
    choices: list[Choice]
    visits: int
    seconds: float


Report = Callable[[Deepening], None]


def deepen(
    game: Game, prince: Prince, limit: Limit, is_open: bool = False, report: Report = lambda _: None
) -> Deepening:
    """Search until the limit; `report` is called every now and then. Raises Stopped if the player is stopped.

    Only what the seat may know is looked at, unless all cards are open.
    """
    if game.state.seat == NOBODY:
        return Deepening(NOBODY, [], 0, 0.0)
    deepening = _Search(game, prince, is_open)
    due = FIRST_REPORT_SECONDS
    while not deepening.is_done(limit):
        deepening.simulate()
        if deepening.seconds() >= due:
            report(deepening.found())
            due = deepening.seconds() + REPORT_SECONDS
    return deepening.found()


class _Search:
    """A tree, and the worlds it grows by."""

    def __init__(self, game: Game, prince: Prince, is_open: bool) -> None:
        state = game.state
        self._state = state
        self._prince = prince
        seed = int(prince.chance.word())
        self._perspective = OpenCards(state) if is_open else Perspective(state, state.seat, seed)
        self._search = Search(prince.judge, state.seats, is_open)
        self._correction = None if is_open else correction_of(game)
        self._outcomes: dict[int, Outcome] = {}
        self._done = 0
        self._began = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self._began

    def is_done(self, limit: Limit) -> bool:
        if self._done == 0:
            return False
        alone = self._search.lead() >= LEADS_ALONE and self._done >= ENOUGH_ALONE
        return alone or self._done >= limit.simulations or self.seconds() >= limit.seconds

    def simulate(self, insisting: Node | None = None) -> None:
        if self._prince.is_stopped:
            raise Stopped
        self._search.simulate(self._world(), insisting)
        self._done += 1

    def _world(self) -> State:
        return self._perspective.world(int(self._prince.chance.word()))

    def found(self) -> Deepening:
        """What is known now. Moves that were hardly looked at are visited first, so that values can be compared."""
        best = self._search.ranking()[:MOST_CHOICES]
        fair = max(1, min(best[0].visits, FAIR))
        for node in best:
            for _ in range(fair - node.visits):
                self.simulate(insisting=node)
        return Deepening(self._state.seat, [self._choice(node) for node in best], self._done, self.seconds())

    def _choice(self, node: Node) -> Choice:
        move, outcome = self._state.move_of(node.action), self._outcome(node.action)
        found = Considered(move, self._search, node, outcome)
        return Choice(found.move, found.points, found.chance, found.visits, [])

    def _outcome(self, action: int) -> Outcome:
        if action not in self._outcomes:
            worlds = [self._world() for _ in range(1 if self._perspective.sees_all else WORLDS)]
            self._outcomes[action] = Outcome(self._prince.judge, worlds, self._state.seat, action, self._correction)
        return self._outcomes[action]
