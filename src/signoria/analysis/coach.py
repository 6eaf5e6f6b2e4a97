"""The coach: what matters now, the best moves with their reasons, and what a move cost.

>>> import signoria
>>> from signoria.analysis.coach import hint
>>> found = hint(signoria.new_game("lorenzo", seats=2, seed=7), "prince:20")
>>> found.choices[0].move["do"], found.nudge.key.startswith("coach-nudge-")
('place', True)
"""

from dataclasses import asdict, dataclass

from signoria.analysis.advice import FAIR, WORLDS, adviser
from signoria.analysis.explainer import Explainer, explainer_of
from signoria.analysis.explaining import Outcome, Reason, parts, reasons
from signoria.bots.perspective import Perspective
from signoria.bots.player import Stopped
from signoria.bots.prince import Prince
from signoria.bots.search import Node, Search
from signoria.kernel.chance import derived_seed
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, Json, Move

COACH = "prince:0.5s"
CRITIC = "prince:0.2s"
MOST_CHOICES = 5
RIVALS = 3  # so many of the best moves a move is compared with


@dataclass(frozen=True)
class CoachedMove:
    """A move and what its seat may expect of it: points at the end, and the chance to win.

    The reasons compare it with the best other move. They add up to how much further ahead of the others its seat will
    be on average, in points: more than 0 for the best move, less for all others.
    """

    move: Move
    points: float
    chance: float
    reasons: list[Reason]


@dataclass(frozen=True)
class Hint:
    """For one decision: what matters now, and the best moves, best first. `number` moves were played before."""

    seat: int
    number: int
    nudge: Reason
    choices: list[CoachedMove]

    def as_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class MoveCost:
    """What a move cost against the best: how much further ahead the seat would be, in points, and its chance to win.

    The reasons speak for `better`; they add up to `points`. A move as good as any costs nothing, and is its own better.
    """

    seat: int
    number: int
    move: Move
    better: Move
    points: float
    chance: float
    reasons: list[Reason]

    def as_json(self) -> Json:
        return asdict(self)


class Coach:
    """Advises the seat that decides, from what it may know only. `player` is a prince with its budget."""

    def __init__(self, player: str = COACH) -> None:
        self.player = player
        self._prince: Prince | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """Nobody needs an answer any more; may be called from another thread. What is under way raises Stopped."""
        self._is_stopped = True
        if self._prince is not None:
            self._prince.stop()

    def hint(self, game: Game) -> Hint:
        """What the seat that decides had better do, and why."""
        thought = self._think(game)
        considered = thought.best(MOST_CHOICES)
        best = considered[0]
        choices = []
        for each in considered:
            rivals = considered[1:2] if each is best else [best]
            why = [reason for rival in rivals for reason in thought.reasons(each, rival)]
            choices.append(CoachedMove(each.move, each.points, each.chance, why))
        return Hint(thought.seat, len(game.played), thought.nudge(best), choices)

    def cost(self, game: Game, move: Move) -> MoveCost:
        """What a move costs in the position before it."""
        action = game.action_of(move)
        thought = self._think(game)
        played = thought.considered(action)
        best = max([played, *thought.best(RIVALS)], key=lambda each: each.worth)
        number = len(game.played)
        if best.action == action:
            return MoveCost(thought.seat, number, move, move, 0.0, 0.0, [])
        lost = best.worth - played.worth
        chance = max(best.chance - played.chance, 0.0)
        return MoveCost(thought.seat, number, move, best.move, lost, chance, thought.reasons(best, played))

    def _think(self, game: Game) -> "Thought":
        if game.state.seat == NOBODY:
            raise BadInput("the game is over; there is nothing to decide")
        self._prince = adviser(self.player, game.rules.name, derived_seed(0, b"coach", len(game.played)))
        if self._is_stopped:
            raise Stopped
        return Thought(self._prince, game)


class Considered:
    """A move as the coach sees it: by search, or by the judge alone if there was no time to search."""

    def __init__(self, move: Move, node: Node, outcome: Outcome) -> None:
        self.move = move
        self.action = node.action
        self.outcome = outcome
        self.worth = node.mean_worth() if node.visits else outcome.worth
        self.points = node.mean_points() if node.visits else outcome.points(outcome.seat)
        self.chance = node.mean_chance() if node.visits else outcome.chance

    @property
    def further(self) -> float:
        """What the search found beyond the judge's first look."""
        return self.worth - self.outcome.worth


class Thought:
    """One decision, thought about: the search, and where the actions lead in some worlds."""

    def __init__(self, prince: Prince, game: Game, perspective: Perspective | None = None) -> None:
        """`perspective`: how the decision is seen; by default as its seat sees it."""
        self.prince = prince
        self.explainer: Explainer = explainer_of(game.rules.name)
        self.seat = game.state.seat
        seed = int(prince.chance.word())
        self.perspective = perspective or Perspective(game.state, self.seat, seed)
        self.search: Search = prince.consider(self.perspective)
        self.ranking = self.search.ranking()
        self.fair = min(self.ranking[0].visits, FAIR)
        self.worlds = [self.perspective.world(derived_seed(0, b"world", number)) for number in range(WORLDS)]
        self._considered: dict[int, Considered] = {}

    def considered(self, action: int) -> Considered:
        """An action, searched at least as often as is fair."""
        if action not in self._considered:
            node = self.search.considered(self.perspective.state, action)
            for _ in range(self.fair - node.visits):
                if self.prince.is_stopped:
                    raise Stopped
                self.search.simulate(self.perspective.world(int(self.prince.chance.word())), insisting=node)
            outcome = Outcome(self.prince.judge, self.worlds, self.seat, action)
            self._considered[action] = Considered(self.perspective.move_of(action), node, outcome)
        return self._considered[action]

    def best(self, most: int) -> list[Considered]:
        """The best moves that differ, best first."""
        found: list[Considered] = []
        for node in self.ranking:
            move = self.perspective.move_of(node.action)
            if len(found) < most and not any(self.explainer.is_like(move, other.move) for other in found):
                found.append(self.considered(node.action))
        return sorted(found, key=lambda each: -each.worth)

    def reasons(self, one: Considered, other: Considered) -> list[Reason]:
        """What speaks for one move against the other."""
        return reasons(one.outcome, other.outcome, self.explainer, one.further - other.further)

    def nudge(self, best: Considered) -> Reason:
        """What matters now: what the decision is always about, or else what most tells the best from a usual move."""
        if len(self.perspective.legal) == 1:
            return Reason("coach-nudge-forced", {}, 0.0)
        if len(self.ranking) == 1 and self.perspective.kind not in self.explainer.nudges:
            return Reason("coach-nudge-clear", {}, 0.0)
        usual = self.considered(self.ranking[len(self.ranking) // 2].action)
        found = parts(best.outcome, usual.outcome, self.explainer.groups)
        group = max(found, key=lambda group: found[group])
        about = self.explainer.nudges.get(self.perspective.kind, group)
        return Reason(f"coach-nudge-{about}", {}, found[group])


def hint(game: Game, player: str = COACH) -> Hint:
    """What the seat that decides had better do, and why."""
    return Coach(player).hint(game)


def cost(game: Game, move: Move, player: str = CRITIC) -> MoveCost:
    """What a move costs against the best, and why; `game` stands where the move is to be played."""
    return Coach(player).cost(game, move)
