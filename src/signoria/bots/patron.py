"""`patron`: looks one step ahead and takes the candidate that the judge rates highest."""

import math
from typing import Any

from signoria.bots.judge import Judge
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player

TINY = 1e-9


class Patron(Player):
    """Uses one world that it cannot tell from the true one, looks one step ahead, and does not search."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, perspective: Perspective) -> int:
        candidates = self.judge.candidates(perspective.state, perspective.legal)
        if len(candidates) == 1:
            return candidates[0]
        worths = self._worths(perspective.state, candidates)
        return candidates[worths.index(max(worths))]

    def _worths(self, state: Any, actions: list[int]) -> list[float]:
        """What each action leads to; a policy adds what a search would find out beyond that."""
        worths = [prospect.worth(state.seat) for prospect in self.judge.prospects(state, actions)]
        policy = self.judge.policy
        if policy is None or policy.worth_weight == 0.0:
            return worths
        priors = self.judge.priors(policy, state, actions)
        return [worth + math.log(prior + TINY) / policy.worth_weight for worth, prior in zip(worths, priors)]
