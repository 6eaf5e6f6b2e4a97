"""Playing on the best actions that a search has found.

A search looks no further than the judge can tell what a position is worth, and so takes some actions for equally good
that are not. How the game goes on from each of them shows the difference. All are played on in the same worlds, again
and again; actions that are surely no good are given up on the way. Luck makes games differ, so the more they do, the
less they count; and nobody plays quite as the games suppose, so they never count in full.
"""

import math
from statistics import NormalDist, fmean, variance
from typing import Final

from signoria.bots.judge import Judge
from signoria.bots.perspective import Perspective
from signoria.bots.quick_play import play_on
from signoria.bots.search import Search

MOST_ACTIONS: Final = 12
TRUST: Final = 0.8  # how much of the difference that a search finds between two actions is true
# What games stay wrong about however many there are, because seats are played on by a model of them; its variance, as a
# share of what is missed. Without it, a line of play without luck would count as certain.
MODEL_ERROR: Final = 0.5
BEHIND: Final = 1.6  # how far an action may seem behind the first one to be played on; in spreads of what searches miss
HOPE: Final = 0.01  # how much must be hoped to win with it, on average, to go on with it; in the same spreads
FEWEST: Final = 5  # games of each, before they count at all
LEAST_LUCK: Final = 0.05  # added to how much games vary, for so few may look alike by chance; a share of what is missed
NORMAL: Final = NormalDist()


class Contender:
    """An action that may be the best: what the search thought of it, and what became of it in each world."""

    def __init__(self, action: int, searched: float) -> None:
        self.action = action
        self.searched = searched
        self.worths: list[float] = []


class Playouts:
    """Games played on from one decision. The first contender is the one that the search would choose."""

    def __init__(self, judge: Judge, perspective: Perspective, contenders: list[Contender]) -> None:
        self.judge = judge
        self.perspective = perspective
        self.contenders = contenders

    def play(self, seed: int) -> None:
        """One more game after each of the contenders, in one world; then give up those that are surely no good."""
        assert self.judge.policy is not None
        for contender in self.contenders:
            world = self.perspective.world(seed)
            world.apply(contender.action)
            worth = play_on(self.judge, self.judge.policy, world, self.perspective.seat)
            contender.worths.append(worth)
        if len(self.contenders[0].worths) >= FEWEST:
            self._give_up()

    def best(self) -> int:
        """The action to take."""
        if len(self.contenders[0].worths) < FEWEST:
            return self.contenders[0].action
        gains = [gain for gain, _ in self._gains()]
        return self.contenders[gains.index(max(gains))].action

    def add_up(self, found: dict[int, list[float]]) -> None:
        """Add games that another process has played, by action; what it gave up is given up here, too."""
        both = [contender for contender in self.contenders if contender.action in found]
        self.contenders = both or self.contenders
        for contender in both:
            contender.worths += found[contender.action]

    def _give_up(self) -> None:
        gains = self._gains()
        best, doubt = max(gains)
        least = HOPE * self.judge.missed**0.5
        self.contenders = [
            contender
            for contender, (gain, luck) in zip(self.contenders, gains)
            if gain == best or hope(best - gain, doubt + luck) > least
        ]

    def _gains(self) -> list[tuple[float, float]]:
        """How much better each contender is than the first, by search and games, and the variance of that.

        Before the games, the truth is expected to lie around a part of what the search has found. Games then count the
        more, the less they vary by luck, but never in full.
        """
        first, *others = self.contenders
        missed = self.judge.missed
        gains = [(0.0, 0.0)]
        for contender in others:
            expected = TRUST * (contender.searched - first.searched)
            differences = [worth - of_first for worth, of_first in zip(contender.worths, first.worths)]
            luck = (variance(differences) + LEAST_LUCK * missed) / len(differences)
            share = missed / (missed * (1.0 + MODEL_ERROR) + luck)
            gains.append((expected + share * (fmean(differences) - expected), share * luck))
        return gains


def hope(behind: float, luck: float) -> float:
    """How much better than the best an action will prove to be on average, counting nothing where it will be worse.

    It lies so far behind, and the variance of that is known.
    """
    error = math.sqrt(luck)
    return error * NORMAL.pdf(behind / error) - behind * NORMAL.cdf(-behind / error)


def contenders_of(search: Search) -> list[Contender]:
    """The actions that may turn out to be the best: the one that the search would choose, then the others by worth."""
    first, *others = search.ranking()
    least = first.mean_worth() - BEHIND * search.judge.missed**0.5 / TRUST
    others = sorted((node for node in others if node.mean_worth() >= least), key=lambda node: -node.mean_worth())
    return [Contender(node.action, node.mean_worth()) for node in (first, *others[: MOST_ACTIONS - 1])]
