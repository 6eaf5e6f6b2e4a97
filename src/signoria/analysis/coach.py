"""The coach: what matters at a decision, the best moves and why, and what a move cost."""

from dataclasses import dataclass

from signoria.analysis.advice import advise
from signoria.kernel.game import Game
from signoria.kernel.state import Json, Move

COACH = "prince:0.5s"
MOST_CHOICES = 5


@dataclass(frozen=True)
class Reason:
    key: str
    args: dict[str, Json]
    points: float


@dataclass(frozen=True)
class CoachedMove:
    move: Move
    points: float
    chance: float
    reasons: list[Reason]


@dataclass(frozen=True)
class Hint:
    seat: int
    number: int
    nudge: Reason
    choices: list[CoachedMove]


@dataclass(frozen=True)
class MoveCost:
    seat: int
    number: int
    move: Move
    better: Move
    points: float
    chance: float
    reasons: list[Reason]


def hint(game: Game, player: str = COACH) -> Hint:
    advice = advise(game, player, most=MOST_CHOICES)
    choices = [CoachedMove(choice.move, choice.points, choice.chance, []) for choice in advice.choices]
    return Hint(advice.seat, advice.moves, Reason("coach-nudge", {}, 0.0), choices)


def cost(game: Game, move: Move, player: str = COACH) -> MoveCost:
    advice = advise(game, player, move, most=1)
    better = advice.choices[0].move
    return MoveCost(advice.seat, advice.moves, move, better, advice.lost_points, advice.lost_chance, [])
