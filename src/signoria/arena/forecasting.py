"""Games in which a judge says from time to time what every seat may expect, to compare it with how they end."""

from dataclasses import dataclass
from statistics import fmean

import signoria
from signoria.arena.runner import decide
from signoria.bots.judges import judge_of
from signoria.bots.perspective import Perspective
from signoria.bots.registry import make_player
from signoria.kernel.chance import derived_seed
from signoria.kernel.state import NOBODY, Json

PLAYER = "patron-1"  # with whose games the figures were calibrated
JUDGE = "prince"  # whose judge is asked: the one that advises and reviews
EVERY = 7  # decisions: neighbouring ones say much the same
WORLDS = 4


@dataclass(frozen=True)
class Forecast:
    """What the judge expected of every seat at a decision, one step ahead, from what its seat could know."""

    round: int
    seat: int  # that decided
    points: list[float]


@dataclass(frozen=True)
class ForecastGame:
    """The forecasts of a game, and how it ended."""

    forecasts: list[Forecast]
    scores: list[int]
    winners: list[int]

    @property
    def won(self) -> list[float]:
        """What each seat has of the win."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.scores))]


def forecast_game(game: str, seats: int, options: Json, seed: int) -> ForecastGame:
    """Let bots play a game, and ask the judge at every seventh decision."""
    judge = judge_of(game, JUDGE)
    state = signoria.new_game(game, seats, derived_seed(seed, b"forecasts", 0), **options).state
    players = [make_player(PLAYER, game, derived_seed(seed, b"player", seat)) for seat in range(seats)]
    found = []
    decisions = seed % EVERY
    while state.seat != NOBODY:
        action = decide(players[state.seat], state)
        decisions += len(state.legal()) > 1
        if len(state.legal()) > 1 and decisions % EVERY == 0:
            perspective = Perspective(state, state.seat, seed)
            said = [judge.prospects(perspective.world(number), [action])[0].points for number in range(WORLDS)]
            found.append(Forecast(judge.round(state), state.seat, [fmean(points) for points in zip(*said)]))
        state.apply(action)
    return ForecastGame(found, list(state.scores()), list(state.winners()))


def game_seeds(purpose: bytes, count: int) -> list[int]:
    """The seeds of so many games for a purpose: other purposes have other games."""
    return [derived_seed(0, purpose, number) for number in range(count)]
