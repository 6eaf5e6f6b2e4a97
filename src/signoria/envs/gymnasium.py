"""Gymnasium: one learner among bots. `signoria/Princes-v1`, `signoria/Lorenzo-v1` and so on, one for each game.

>>> import gymnasium
>>> env = gymnasium.make("signoria.envs.gymnasium:signoria/Princes-v1", players=["random", "random", "novice"])
>>> observation, info = env.reset(seed=1)
>>> info["seat"], int(info["action_mask"].sum())
(3, 4)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import signoria
from signoria.arena.runner import decide
from signoria.bots import Player, make_player, usual_player
from signoria.envs.observation_view import ObservationView
from signoria.envs.observer import Array
from signoria.envs.rewards import check_reward, rewards_of
from signoria.kernel.chance import SEED_LIMIT
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief
from signoria.kernel.state import NOBODY

ILLEGAL = -1.0


class Learner(gymnasium.Env[Array, np.int64]):
    """One seat is the learner's; the others are played by bots, clockwise from the learner as `players` names them.

    Without `players` they are those that a person would usually get.
    An illegal action ends the game, with a reward of -1.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 4,
        players: Sequence[str] | str | None = None,
        seat: int | None = None,
        reward: str = "win",
        scaled: bool = False,
        **options: Any,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.reward = check_reward(reward)
        self.render_mode = None
        self.state = signoria.new_game(game, seats=seats, seed=0, **options).state
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise BadInput(f"the learner's seat is one of 0 to {seats - 1}, or None for any, not {brief(seat)}")
        self.seat = seat
        players = usual_player(game) if players is None else players
        self.players = [players] * (seats - 1) if isinstance(players, str) else list(players)
        if len(self.players) != seats - 1:
            raise BadInput(f"with {seats} seats, a learner needs {seats - 1} players, not {len(self.players)}")
        self._bots: dict[int, Player] = {}
        self._seat = 0
        self._new_bots(0, np.random.default_rng(0))  # says which players there are
        self._observations = ObservationView(game, self.state.offered_count(), scaled)
        self._mask = np.zeros(self._observations.actions, np.int8)
        self.observation_space = self._observations.space
        self.action_space = spaces.Discrete(self._observations.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game and let the bots play until the learner decides."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEED_LIMIT))
        self.state = signoria.new_game(self.game, seats=self.seats, seed=deal, **self.options).state
        self._new_bots(int(self.np_random.integers(self.seats)) if self.seat is None else self.seat, self.np_random)
        self._play_bots()
        return self._look()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do the learner's action and let the bots play until it decides again or the game is over."""
        chosen = int(action)
        if not 0 <= chosen < self._observations.actions or not self._mask[chosen]:
            observation, info = self._look()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.state.apply(chosen)
        self._play_bots()
        observation, info = self._look()
        if self.state.seat != NOBODY:
            return observation, 0.0, False, False, info
        scores = self.state.scores()
        worth = rewards_of(self.reward, scores, self.state.winners())[self._seat]
        return observation, worth, True, False, {**info, "scores": scores, "winners": self.state.winners()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner may do, as MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)

    def _new_bots(self, seat: int, chance: np.random.Generator) -> None:
        self._seat = seat
        self._bots = {
            (seat + 1 + away) % self.seats: make_player(spec, self.game, int(chance.integers(SEED_LIMIT)))
            for away, spec in enumerate(self.players)
        }

    def _play_bots(self) -> None:
        state = self.state
        while state.seat != NOBODY and state.seat != self._seat:
            state.apply(decide(self._bots[state.seat], state))

    def _look(self) -> tuple[Array, dict[str, Any]]:
        observation, self._mask = self._observations.of(self.state, self._seat)
        return observation, {"action_mask": self._mask.copy(), "seat": self._seat}


for _game in signoria.game_names():
    gymnasium.register(f"signoria/{_game.capitalize()}-v1", "signoria.envs.gymnasium:Learner", kwargs={"game": _game})
