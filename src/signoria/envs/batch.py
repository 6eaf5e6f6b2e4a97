"""Many games at once: arrays in, arrays out."""

import secrets
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import signoria
from signoria.envs.observer import Numbers, Observer, observer
from signoria.envs.rewards import check_reward, rewards_of
from signoria.kernel.batch import Batch as Rows
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief

MOST_GAMES = 100_000


class Step(NamedTuple):
    """Where the games stand. All arrays but the rewards are windows: the next step writes into the same memory."""

    seats: npt.NDArray[np.uint8]  # [games] who decides
    observations: Numbers  # [games, size] what that seat sees
    masks: npt.NDArray[np.bool_]  # [games, actions] what it may do
    rewards: npt.NDArray[np.float32]  # [games, seats] of games that ended with the last step, else 0
    done: npt.NDArray[np.bool_]  # [games] whether the last step ended the game; then all else is of a fresh one
    scores: npt.NDArray[np.int64]  # [games, seats] the points of games that ended with the last step, else 0


class Batch:
    """Games of one kind, played in step. A game that is over is followed at once by a fresh one with a seed of its own.

    The same seed and actions always give the same games.
    """

    def __init__(
        self, game: str, games: int, seats: int = 4, seed: int | None = None, reward: str = "win", **options: Any
    ) -> None:
        rules = signoria.rules(game)
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise BadInput(f"a batch has 1 to {MOST_GAMES:,} games, not {brief(games)}")
        self.observer: Observer = observer(game)
        self.reward = check_reward(reward)
        seed = secrets.randbits(32) if seed is None else seed
        signoria.new_game(game, seats=seats, seed=seed, **options)  # says what is wrong with them
        self._rows = Rows(
            rules, self.observer.game_observer, games, seats, rules.validate_options(seats, options), seed
        )
        self.actions: int = self._rows.buffer.actions
        self._now = Step(
            np.frombuffer(memoryview(self._rows.deciding), np.uint8),
            np.frombuffer(memoryview(self._rows.buffer.writer.values), np.int16).reshape(games, self.observer.size),
            np.frombuffer(memoryview(self._rows.buffer.masks), np.bool_).reshape(games, self.actions),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, seats), np.int64),
        )

    def now(self) -> Step:
        """Where the games stand, without doing anything."""
        return self._now

    def step(self, actions: npt.ArrayLike) -> Step:
        """Do one action in every game. If any of them is not legal, IllegalMove says which, and nothing is done."""
        self._rows.step(np.asarray(actions).tolist())
        now = self._now
        if now.done.any():
            now.rewards[now.done] = 0
            now.scores[now.done] = 0
            now.done[:] = False
        for row, scores, winners in zip(self._rows.finished, self._rows.scores, self._rows.winners, strict=True):
            now.rewards[row] = rewards_of(self.reward, scores, winners)
            now.scores[row] = scores
            now.done[row] = True
        return now

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, every one of a game's equally likely; drawn from the batch's own seed."""
        return np.array(self._rows.random_actions())
