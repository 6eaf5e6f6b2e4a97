"""The coach: what matters now, the best moves with their reasons, and what a move cost.

>>> import signoria
>>> from signoria.analysis.coach import hint
>>> found = hint(signoria.new_game("lorenzo", seats=2, seed=7), "prince:20")
>>> found.choices[0].move["do"], found.nudge.key.startswith("coach-nudge-")
('place', True)
"""

from dataclasses import asdict, dataclass

from signoria import games
from signoria.analysis.advice import Considered, Thought, adviser
from signoria.analysis.explaining import Reason, parts
from signoria.bots.player import Stopped
from signoria.bots.prince import Prince
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
        choices = [
            CoachedMove(each.move, each.points, each.chance, thought.why(each, considered)) for each in considered
        ]
        return Hint(thought.seat, len(game.played), nudge(thought, considered[0]), choices)

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

    def _think(self, game: Game) -> Thought:
        if game.state.seat == NOBODY:
            raise BadInput("the game is over; there is nothing to decide")
        name = game.rules.name
        if games.spec(name).judge is None:
            raise BadInput(f"there is no coach for {name}, because it has no judge that could evaluate moves")
        self._prince = adviser(self.player, name, derived_seed(0, b"coach", len(game.played)))
        if self._is_stopped:
            raise Stopped
        return Thought(self._prince, game)


def nudge(thought: Thought, best: Considered) -> Reason:
    """What matters now: what the decision is always about, or else what most tells the best from a usual move."""
    about = thought.explainer.theme(thought.perspective.view())
    if len(thought.perspective.legal) == 1:
        return Reason("coach-nudge-forced", {}, 0.0)
    if len(thought.ranking) == 1 and about is None:
        return Reason("coach-nudge-clear", {}, 0.0)
    usual = thought.considered(thought.ranking[len(thought.ranking) // 2].action)
    found = parts(best.outcome, usual.outcome, thought.explainer.groups)
    group = max(found, key=lambda group: found[group])
    return Reason(f"coach-nudge-{about or group}", {}, found[group])


def hint(game: Game, player: str = COACH) -> Hint:
    """What the seat that decides had better do, and why."""
    return Coach(player).hint(game)


def cost(game: Game, move: Move, player: str = CRITIC) -> MoveCost:
    """What a move costs against the best, and why; `game` stands where the move is to be played."""
    return Coach(player).cost(game, move)
