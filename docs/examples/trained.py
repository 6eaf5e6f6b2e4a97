"""The agent that train.py has trained, as a bot."""

import os

import numpy as np

from signoria.bots import Player
from signoria.envs.observer import observer


class Trained(Player):
    """Plays the legal action with the highest score."""

    def __init__(self, seed):
        super().__init__(seed)
        self.weights = np.load(os.environ.get("AGENT", "learned/agent.npz"))["weights"]
        self.observer = observer("lorenzo")

    def choose(self, perspective):
        # Environments leave a few rare actions out, which have no weights.
        known = [action for action in perspective.legal if action < len(self.weights)]
        row = self.observer.observe(perspective.state, perspective.seat)
        scores = self.weights[known] @ self.observer.scaled(row)
        return known[int(scores.argmax())]
