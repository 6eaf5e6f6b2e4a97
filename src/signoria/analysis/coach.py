"""The coach: what matters now, the best moves with their reasons, and what a move cost."""

from dataclasses import asdict, dataclass

from signoria.analysis.explaining import Reason
from signoria.kernel.game import Game
from signoria.kernel.state import Json, Move

COACH = "prince:0.5s"
CRITIC = "prince:0.2s"
MOST_CHOICES = 5


@dataclass(frozen=True)
class CoachedMove:
    """A move and what its seat may expect of it: points at the end, and the chance to win.

    The reasons compare it with the next best move, and the last one with the one before. They add up to how much
    further ahead of the others its seat will be, in points.
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

    The reasons speak for `better`; they add up to `points`. A move that is as good as any costs nothing.
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

    def stop(self) -> None:
        """Nobody needs the answer any more; may be called from another thread. The search then raises Stopped."""

    def hint(self, game: Game) -> Hint:
        raise NotImplementedError

    def cost(self, game: Game, move: Move) -> MoveCost:
        """What a move costs in the position before it."""
        raise NotImplementedError


def hint(game: Game, player: str = COACH) -> Hint:
    """What the seat that decides had better do, and why."""
    return Coach(player).hint(game)


def cost(game: Game, move: Move, player: str = CRITIC) -> MoveCost:
    """What a move costs against the best, and why; `game` stands where the move is to be played."""
    return Coach(player).cost(game, move)
