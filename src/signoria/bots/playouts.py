"""Playing the best actions that a search has found on to the end of the game.

A search looks no further than the judge can tell what a position is worth, and so takes some actions for equally good
that are not. Whole games show the difference: every seat does what the judge likes best one step ahead, in the same
worlds after each of these actions. Such games differ much by luck, so the more they do, the less they count.
"""

from statistics import fmean, variance
from typing import Final

from signoria.bots.judge import Judge, Prospect
from signoria.bots.perspective import Perspective
from signoria.bots.search import Node, Search
from signoria.kernel.state import NOBODY, State

MOST_ACTIONS: Final = 3
BEHIND: Final = 4.0  # points: what the search thinks so much worse than the best is not played on
SELDOM: Final = 50  # nor what it came back to less than once for so many times of the best
MISSED: Final = 6.0  # the variance of what a search is off by, between two such actions
TRUST: Final = 0.6  # how much of the difference between two of them is true
FEWEST: Final = 4  # games of each, before they count at all
LEAST_VARIANCE: Final = 1.0


def play_on(judge: Judge, world: State) -> Prospect:
    """How it ends if all seats do what the judge likes best one step ahead; the world is used up."""
    while (seat := world.seat) != NOBODY:
        actions = judge.candidates(world, world.legal())
        chosen = actions[0]
        if len(actions) > 1:
            worths = [prospect.worth(seat) for prospect in judge.prospects(world, actions)]
            chosen = actions[worths.index(max(worths))]
        world.apply(chosen)
    return judge.prospect(world, [])


class Playouts:
    """Games played on from one decision."""

    def __init__(self, judge: Judge, perspective: Perspective, search: Search) -> None:
        self.judge = judge
        self.perspective = perspective
        self.nodes = worth_playing_on(search.ranking())
        self.leads: list[list[float]] = [[] for _ in self.nodes]  # by action, at the end of every game

    def play(self, seed: int) -> None:
        """One more game after each of the actions, in one world."""
        for node, leads in zip(self.nodes, self.leads):
            world = self.perspective.world(seed)
            world.apply(node.action)
            leads.append(play_on(self.judge, world).worth(self.perspective.seat))

    def best(self) -> int:
        """The action to take."""
        gains = [self._gain(at) for at in range(len(self.nodes))]
        return self.nodes[gains.index(max(gains))].action

    def _gain(self, at: int) -> float:
        """How much better an action is than the one that the search likes best, by both."""
        if at == 0 or len(self.leads[0]) < FEWEST:
            return -float(at)
        differences = [lead - of_first for lead, of_first in zip(self.leads[at], self.leads[0])]
        luck = (variance(differences) + LEAST_VARIANCE) / len(differences)
        searched = self.nodes[at].mean_worth() - self.nodes[0].mean_worth()
        return TRUST * searched + MISSED / (MISSED + luck) * fmean(differences)


def worth_playing_on(ranking: list[Node]) -> list[Node]:
    """The actions between which a search is in doubt."""
    first = ranking[0]
    return [
        node
        for node in ranking[:MOST_ACTIONS]
        if node is first
        or (node.visits * SELDOM >= first.visits > 0 and node.mean_worth() > first.mean_worth() - BEHIND)
    ]
