"""PettingZoo: every seat is an agent, one decision at a time (AEC).

>>> from signoria.envs import pettingzoo
>>> env = pettingzoo.env("princes", seats=3)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from typing import Any, TypedDict

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import signoria
from signoria.envs.observation_view import ObservationView
from signoria.envs.observer import Array, Mask
from signoria.envs.rewards import check_reward, rewards_of
from signoria.kernel.chance import SEED_LIMIT
from signoria.kernel.state import NOBODY

ILLEGAL = -1.0


class Seen(TypedDict):
    """What an agent gets."""

    observation: Array
    action_mask: Mask


def env(game: str, seats: int = 4, **settings: Any) -> AECEnv[str, Seen, int]:
    """A game at a table, with PettingZoo's guard against steps before `reset` and the like."""
    return wrappers.OrderEnforcingWrapper(Table(game, seats, **settings))


class Table(AECEnv[str, Seen, int]):
    """The bare environment. An illegal action ends the game, with a reward of -1 for its agent.

    PettingZoo's own guard does the same, but takes longer than all the rest of a step.
    """

    metadata = {"name": "signoria", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int = 4, reward: str = "win", scaled: bool = False, **options: Any) -> None:
        self.game = game
        self.seats = seats
        self.reward = check_reward(reward)
        self.options = options
        self.render_mode = None
        self._chance, _ = seeding.np_random()
        self.state_of_game = signoria.new_game(game, seats=seats, seed=0, **options).state
        self._observations = ObservationView(game, self.state_of_game.offered_count(), scaled)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        space: Any = spaces.Dict(
            {"observation": self._observations.space, "action_mask": self._observations.mask_space}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(self._observations.actions) for agent in self.possible_agents
        }
        self.action_spaces = action_spaces

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed the next one follows from the last seed given."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        deal = int(self._chance.integers(SEED_LIMIT))
        self.state_of_game = signoria.new_game(self.game, seats=self.seats, seed=deal, **self.options).state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_game.seat]

    def observe(self, agent: str) -> Seen:
        """What the agent sees, and what it may do: nothing unless it decides."""
        observation, mask = self._observations.of(self.state_of_game, self._seat_of[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        chosen = int(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if chosen not in state.legal():
            self._forfeit()
            return
        state.apply(chosen)
        if state.seat == NOBODY:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[state.seat]

    def _forfeit(self) -> None:
        for agent in self.agents:
            self.terminations[agent] = True
        self.rewards[self.agent_selection] = ILLEGAL
        self.infos[self.agent_selection] = {"illegal": True}
        self._accumulate_rewards()
        self._deads_step_first()

    def _finish(self) -> None:
        scores = self.state_of_game.scores()
        worth = rewards_of(self.reward, scores, self.state_of_game.winners())
        for agent, score, reward in zip(self.possible_agents, scores, worth, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": score}
        self._accumulate_rewards()
        self._deads_step_first()
