"""Proximal policy optimisation (PPO) for games that pay at the end: a network, and how it learns from finished games.

`self_play.py` and `best_response.py` use it. It is made to be read and changed; for a library, see `maskable_ppo.py`.
"""

from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import NamedTuple

import gymnasium
import numpy as np
import torch
from gymnasium import vector
from torch import nn
from torch.nn import functional

from signoria.envs.gymnasium import Learner

UNITS = 256
LEARNING_RATE = 3e-4
EPOCHS = 3
MINIBATCH = 1024
CLIP = 0.2  # how far the probability of an action may move in one update
TRACE = 0.95  # the lambda of generalised advantage estimation
ENTROPY = 0.01  # reward for keeping an open mind
POINTS = 20.0  # a lead of so many points counts as 1


class Advice(NamedTuple):
    """What somebody else thinks of a decision; the network learns what to add to it."""

    scores: np.ndarray  # of all actions
    value: float  # of the position


class Decision(NamedTuple):
    """What a seat saw and did, how likely it was to do so, and what it expected."""

    observation: np.ndarray
    legal: np.ndarray  # the legal actions
    advised: np.ndarray  # their scores by the advice, if there was any
    advised_value: float
    action: int
    logarithm: float  # of the action's probability
    value: float


class Network(nn.Module):
    """Scores for all actions, and the reward to expect."""

    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU())
        self.policy = nn.Linear(UNITS, actions)
        self.value = nn.Linear(UNITS, 1)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, 0.01)  # at first, nothing is known
            nn.init.zeros_(head.bias)

    def forward(self, observations, advised, advised_values):
        """Logarithms of the actions' probabilities, and values. Illegal actions are advised against infinitely."""
        hidden = self.body(observations)
        scores = advised + self.policy(hidden)
        return functional.log_softmax(scores, dim=1), advised_values + self.value(hidden).squeeze(1)


class Agent:
    """Decides by its network, and improves it. Uses a GPU if there is one."""

    def __init__(self, observer, actions, seed=1, start=None):
        torch.manual_seed(seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.actions = actions
        self.unit = torch.from_numpy(observer.unit).to(self.device)
        self.network = Network(observer.size, actions).to(self.device)
        if start is not None:
            self.network.load_state_dict(torch.load(start, map_location=self.device, weights_only=True))
        self.optimiser = torch.optim.Adam(self.network.parameters(), LEARNING_RATE)

    def save(self, path: Path):
        torch.save(self.network.state_dict(), path)

    @torch.no_grad()
    def decide(self, observations, masks, advice=None, greedy=False):
        """An action for each row, drawn or the favourite, with the logarithm of its probability and the value."""
        advised = torch.zeros(masks.shape) if advice is None else torch.from_numpy(np.stack([a.scores for a in advice]))
        advised = advised.masked_fill(~torch.tensor(masks), -torch.inf).to(self.device)
        values = self._tensor(np.zeros(len(masks)) if advice is None else [a.value for a in advice], torch.float32)
        logarithms, values = self.network(self._scaled(observations), advised, values)
        chosen = logarithms.argmax(1) if greedy else torch.multinomial(logarithms.exp(), 1).squeeze(1)
        of_chosen = logarithms.gather(1, chosen[:, None]).squeeze(1)
        return chosen.cpu().numpy(), of_chosen.cpu().numpy(), values.cpu().numpy()

    def learn(self, games):
        """One update from finished games, each the decisions of a seat and its reward."""
        decisions = [decision for each, _ in games for decision in each]
        returns = np.concatenate([returns_of(each, reward) for each, reward in games])
        advantages = returns - np.array([decision.value for decision in decisions], np.float32)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        observations = self._scaled(np.stack([decision.observation for decision in decisions]))
        actions = self._tensor([decision.action for decision in decisions], torch.int64)
        before = self._tensor([decision.logarithm for decision in decisions], torch.float32)
        advantages, returns = self._tensor(advantages, torch.float32), self._tensor(returns, torch.float32)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(decisions)).split(MINIBATCH):
                advised, advised_values = self._advice([decisions[at] for at in part])
                part = part.to(self.device)
                logarithms, values = self.network(observations[part], advised, advised_values)
                ratio = (logarithms.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
                gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
                entropy = -(logarithms.exp() * logarithms.clamp(min=-99)).sum(1)
                loss = functional.mse_loss(values, returns[part]) / 2 - gain.mean() - ENTROPY * entropy.mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def _scaled(self, observations):
        return torch.tensor(observations, device=self.device).float() / self.unit

    def _tensor(self, values, kind):
        return torch.as_tensor(np.asarray(values), dtype=kind, device=self.device)

    def _advice(self, decisions):
        """The advice, without any 0 for every legal action. Kept in full for an update, it would fill gigabytes."""
        rows = np.repeat(np.arange(len(decisions)), [len(decision.legal) for decision in decisions])
        columns = np.concatenate([decision.legal for decision in decisions])
        advised = torch.full((len(decisions), self.actions), -torch.inf)
        advised[torch.from_numpy(rows), torch.from_numpy(columns)] = torch.from_numpy(
            np.concatenate([decision.advised for decision in decisions])
        )
        values = self._tensor([decision.advised_value for decision in decisions], torch.float32)
        return advised.to(self.device), values


def returns_of(decisions, reward):
    """What each decision led to: a blend of the reward at the end and the values of the decisions in between."""
    returns = np.empty(len(decisions), np.float32)
    following = gained = 0.0
    for at in range(len(decisions) - 1, -1, -1):
        value = decisions[at].value
        surprise = (reward if at == len(decisions) - 1 else following) - value
        gained = surprise + TRACE * gained
        returns[at] = value + gained
        following = value
    return returns


class Memory:
    """The decisions of games that are going on, by game and seat, until the game is over and can be learned from."""

    def __init__(self):
        self._open = defaultdict(list)
        self.games = []

    def add(self, game, seat, observation, mask, chosen, advice=None):
        """`chosen` is what `Agent.decide` gave for this row."""
        legal = np.flatnonzero(mask)
        if advice is None:
            advice = Advice(np.zeros(len(mask), np.float32), 0.0)
        seen = (observation.copy(), legal, advice.scores[legal], advice.value)
        self._open[game, seat].append(Decision(*seen, *(value.item() for value in chosen)))

    def finish(self, game, seat, reward):
        """The game is over, with a reward in points."""
        if decisions := self._open.pop((game, seat), None):
            self.games.append((decisions, reward / POINTS))

    def decisions(self):
        """How many there are of finished games."""
        return sum(len(decisions) for decisions, _ in self.games)

    def take(self):
        """The finished games, which are forgotten."""
        games, self.games = self.games, []
        return games


class Advised(gymnasium.Wrapper):
    """A learner's game with an adviser: `info` has the scores of all actions and the value of the position."""

    def __init__(self, env, adviser):
        super().__init__(env)
        self.adviser = adviser

    def reset(self, **settings):
        observation, info = self.env.reset(**settings)
        return observation, info | self._advice(over=False)

    def step(self, action):
        observation, reward, over, cut, info = self.env.step(action)
        return observation, reward, over, cut, info | self._advice(over)

    def _advice(self, over):
        scores, value = (None, 0.0) if over or self.adviser is None else self.adviser(self.unwrapped.state)
        return {"scores": np.zeros(self.action_space.n, np.float32) if scores is None else scores, "value": value}


def table(game, seats, players, adviser):
    """One learner among fixed players, paid in points by which it ends ahead."""
    return Advised(Learner(game, seats=seats, players=players, reward="margin"), adviser)


class Opponents:
    """Some games at once of one learner against fixed players: one after the other, or each in a process of its own."""

    def __init__(self, game, seats, players, games, seed, adviser=None, in_processes=False):
        kind = vector.AsyncVectorEnv if in_processes else vector.SyncVectorEnv
        makers = [partial(table, game, seats, players, adviser)] * games
        self.tables = kind(makers, autoreset_mode=vector.AutoresetMode.SAME_STEP)
        self.seen, self.info = self.tables.reset(seed=seed)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.tables.close()

    def step(self, agent, memory=None, greedy=False):
        """One decision in every game. Of games that are over: the lead in points, and the share of the win."""
        seen, masks = self.seen.copy(), self.info["action_mask"].astype(bool)
        advice = [Advice(*each) for each in zip(self.info["scores"], self.info["value"], strict=True)]
        decided = agent.decide(seen, masks, advice, greedy)
        if memory is not None:
            for number, chosen in enumerate(zip(*decided, strict=True)):
                memory.add(number, 0, seen[number], masks[number], chosen, advice[number])
        self.seen, leads, over, _, self.info = self.tables.step(decided[0])
        ended = []
        for number in over.nonzero()[0]:
            final = self.info["final_info"]
            winners = list(final["winners"][number])
            ended.append((float(leads[number]), (final["seat"][number] in winners) / len(winners)))
            if memory is not None:
                memory.finish(number, 0, float(leads[number]))
        return ended


def evaluate(agent, game, seats, players, games, seed=0, adviser=None, at_once=10, in_processes=False):
    """How the agent fares if it always takes its favourite action: (lead in points, share of the win) of each game."""
    ended = []
    with Opponents(game, seats, players, min(games, at_once), seed, adviser, in_processes) as opponents:
        while len(ended) < games:
            ended += opponents.step(agent, greedy=True)
    return ended[:games]
