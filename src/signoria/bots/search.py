"""Information-set Monte Carlo tree search: one tree for all the worlds that a seat cannot tell apart.

Every simulation draws a world, walks down the tree by the actions that are legal in it, adds what it finds at the end
and carries the judge's view of it back up. An action starts with what the judge says one step ahead, as if it had been
visited once; so the search never knows less than `patron`.
"""

import math
from typing import Final

from signoria.bots.judge import Judge, Prospect
from signoria.kernel.state import State

EXPLORING: Final = 1.2  # how much the judge's liking and rare visits weigh against the mean result
COOL: Final = 0.4  # how sharply the judge's liking falls from the best to the middle action of a node
WIDENING: Final = 2.0  # so many times the root of a node's visits are the actions looked at there
FEWEST: Final = 2
LEADS_ALONE: Final = 1 << 40


class Node:
    """What is known of an action: how often it was tried, and how that ended for the seat that chose it."""

    def __init__(self, action: int, prospect: Prospect, seat: int) -> None:
        self.action = action
        self.visits = 1
        self.worth = prospect.worth(seat)  # sums over all visits
        self.points = prospect.points[seat]
        self.chance = prospect.chances[seat]
        self.prior = 0.0
        self.seen: set[int] = set()  # the actions after this one that have been considered, in any world
        self.known: set[int] = set()  # those of them that were worth a look in some world
        self.children: list[Node] = []  # the same, the judge's favourite first

    def mean(self) -> float:
        return self.worth / self.visits

    def add(self, prospect: Prospect, seat: int) -> None:
        """One more visit that ended so."""
        self.visits += 1
        self.worth += prospect.worth(seat)
        self.points += prospect.points[seat]
        self.chance += prospect.chances[seat]


class Search:
    """A tree that grows with every simulation."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        nothing = Prospect([0.0] * seats, [0.0] * seats)
        self.root = Node(-1, nothing, 0)

    def lead(self) -> int:
        """By how many visits the first action leads; so many more simulations could not change the choice."""
        visits = sorted([child.visits for child in self.root.children], reverse=True)
        if not visits:
            return 0
        return visits[0] - visits[1] if len(visits) > 1 else LEADS_ALONE

    def simulate(self, world: State) -> None:
        """Walk through a world, which is used up."""
        node = self.root
        path: list[tuple[Node, int]] = []
        while True:
            legal = self._skip_to_a_choice(world)
            if not legal:
                prospect = self.judge.prospect(world)
                break
            found = self._meet(node, world, legal)
            if found is not None:
                prospect = found
                break
            seat = world.seat
            node = choose(node, set(legal))
            path.append((node, seat))
            world.apply(node.action)
        for visited, seat in path:
            visited.add(prospect, seat)
        self.root.visits += 1

    def _skip_to_a_choice(self, world: State) -> list[int]:
        """Do what must be done; then the legal actions, none if the game is over."""
        legal = world.legal()
        while len(legal) == 1:
            world.apply(legal[0])
            legal = world.legal()
        return legal

    def _meet(self, node: Node, world: State, legal: list[int]) -> Prospect | None:
        """Consider actions not met here before; the prospect after the best of them if there was none before."""
        unseen = [action for action in legal if action not in node.seen]
        known = node.known
        was_met = any(action in known for action in legal)
        if was_met and not unseen:
            return None
        node.seen.update(unseen)
        fresh = [action for action in self.judge.candidates(world, legal) if action not in known]
        if not fresh:
            return None
        seat = world.seat
        prospects = self.judge.glances(world, fresh)
        for action, prospect in zip(fresh, prospects):
            node.children.append(Node(action, prospect, seat))
            known.add(action)
        set_priors(node)
        return None if was_met else max(prospects, key=lambda prospect: prospect.worth(seat))


def set_priors(node: Node) -> None:
    """Share out the judge's liking, the best action most, and put the children in that order."""
    children = node.children
    children.sort(key=lambda child: -child.mean())
    best = children[0].mean()
    scale = COOL * (best - children[len(children) // 2].mean()) or 1.0
    weights = [math.exp((child.mean() - best) / scale) for child in children]
    total = sum(weights)
    for child, weight in zip(children, weights):
        child.prior = weight / total


def choose(node: Node, legal: set[int]) -> Node:
    """The child to follow: a good mean, or the judge's liking while it was seldom tried. Few at first, then more.

    Means count from the middle one to the best, so that a hopeless action does not make the good ones look alike.
    """
    open_children = [child for child in node.children if child.action in legal]
    width = FEWEST + int(WIDENING * math.sqrt(node.visits))
    if len(open_children) > width:
        del open_children[width:]
    means = [child.mean() for child in open_children]
    order = sorted(means)
    middle = order[(len(order) - 1) // 2]
    scale = order[-1] - middle or 1.0
    tried = math.sqrt(sum([child.visits for child in open_children]))
    chosen, highest = open_children[0], -math.inf
    for child, mean in zip(open_children, means):
        score = (mean - middle) / scale + EXPLORING * child.prior * tried / (1 + child.visits)
        if score > highest:
            chosen, highest = child, score
    return chosen
