"""Many games at once: arrays in, arrays out."""

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

import signoria
from signoria.envs.batch_games import Actions, GamesHere, Settings, Step
from signoria.envs.batch_processes import GamesInProcesses
from signoria.envs.observer import Observer, observer
from signoria.envs.rewards import check_reward
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief
from signoria.pools import check_count

MOST_GAMES = 100_000


class Batch:
    """Games of one kind, played in step. A game that is over is followed at once by a fresh one with a seed of its own.

    The same seed and actions always give the same games. With `cores`, as many processes play them, each its part of
    the rows; close the batch when it is no longer needed, or use it in a `with` statement.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = 4,
        seed: int | None = None,
        reward: str = "win",
        cores: int = 1,
        **options: Any,
    ) -> None:
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise BadInput(f"a batch has 1 to {MOST_GAMES:,} games, not {brief(games)}")
        check_count("cores", cores)
        self.observer: Observer = observer(game)
        self.reward = check_reward(reward)
        seed = secrets.randbits(32) if seed is None else seed
        signoria.new_game(game, seats=seats, seed=seed, **options)  # says what is wrong with them
        settings = Settings(game, seats, seed, reward, signoria.rules(game).validate_options(seats, options))
        cores = min(cores, games)
        self._games = GamesHere(settings, games) if cores == 1 else GamesInProcesses(settings, games, cores)
        self.actions: int = self.now().masks.shape[1]

    def now(self) -> Step:
        """Where the games stand, without doing anything."""
        return self._games.step_now

    def step(self, actions: npt.ArrayLike) -> Step:
        """Do one action in every game. If any of them is not legal, IllegalMove says which, and nothing is done."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise BadInput(f"actions are whole numbers of at most 64 bits, not {chosen.dtype}")
        self._games.step(chosen)
        return self._games.step_now

    def random_actions(self) -> Actions:
        """A legal action for each game, every one of a game's equally likely; drawn from the batch's own seed."""
        return self._games.random_actions()

    def close(self) -> None:
        """End the processes, if there are any. What `now` gave can still be read."""
        self._games.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
