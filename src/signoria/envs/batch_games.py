"""The games of a batch, as one process plays them."""

import gc
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import signoria
from signoria.envs.observer import Numbers, observer
from signoria.envs.rewards import rewards_of
from signoria.kernel.batch import Batch as Rows

Actions = npt.NDArray[np.int64]


class Step(NamedTuple):
    """Where the games stand. All arrays but the rewards are windows: the next step writes into the same memory."""

    seats: npt.NDArray[np.uint8]  # [games] who decides
    observations: Numbers  # [games, size] what that seat sees
    masks: npt.NDArray[np.bool_]  # [games, actions] what it may do
    rewards: npt.NDArray[np.float32]  # [games, seats] of games that ended with the last step, else 0
    done: npt.NDArray[np.bool_]  # [games] whether the last step ended the game; then all else is of a fresh one
    scores: npt.NDArray[np.int64]  # [games, seats] the points of games that ended with the last step, else 0


class Settings(NamedTuple):
    """What a batch plays. They are checked, and can be sent to another process."""

    game: str
    seats: int
    seed: int
    reward: str
    options: dict[str, Any]


class GamesHere:
    """Games that this process plays, those of a batch's rows from `first` on."""

    def __init__(self, settings: Settings, games: int, first: int = 0) -> None:
        game, seats, seed, self._reward, options = settings
        game_observer = observer(game)
        self._rows = Rows(signoria.rules(game), game_observer.game_observer, games, seats, options, seed, first)
        buffer = self._rows.buffer
        self.step_now = Step(
            np.frombuffer(memoryview(self._rows.deciding), np.uint8),
            np.frombuffer(memoryview(buffer.writer.values), np.int16).reshape(games, game_observer.size),
            np.frombuffer(memoryview(buffer.masks), np.bool_).reshape(games, buffer.actions),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, seats), np.int64),
        )

    def step(self, actions: Actions) -> None:
        """Do one action in every game; if one is not legal, IllegalMove says which, and nothing is done.

        The collector of cyclic garbage waits meanwhile. States have no cycles, but it would look at thousands of them
        again and again: with 1,024 games it took a tenth of the time.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            self._rows.step(actions.tolist())
        finally:
            if collects:
                gc.enable()
        now = self.step_now
        if now.done.any():
            now.rewards[now.done] = 0
            now.scores[now.done] = 0
            now.done[:] = False
        for row, scores, winners in zip(self._rows.finished, self._rows.scores, self._rows.winners, strict=True):
            now.rewards[row] = rewards_of(self._reward, scores, winners)
            now.scores[row] = scores
            now.done[row] = True

    def random_actions(self) -> Actions:
        return np.array(self._rows.random_actions())

    def close(self) -> None:
        """There is nothing to close."""
