"""Information-set Monte Carlo tree search: one tree for all the worlds that a seat cannot tell apart.

Every simulation draws a world, walks down the tree by the actions that are legal in it, adds what it finds at the end
and carries the judge's view of it back up.

With a policy, an action is looked at only when it is first tried: the policy says which ones are worth that, and may
play on from there (a rollout). Without one, the judge looks at every candidate one step ahead when a decision is first
met, and this first impression counts as much as a few visits.
"""

import math
from typing import Final

from librt.vecs import vec

from signoria.bots.judge import Correction, Judge, Prospect
from signoria.bots.network import Basis, total
from signoria.bots.policy import Policy, Preferences
from signoria.kernel.state import NOBODY, State

SPREAD: Final = 2.0  # how far apart results usually are, in points, before that is known
SPREAD_PRIOR_WEIGHT: Final = 4.0  # so many results that guess counts for
LEADS_ALONE: Final = 1 << 40

# With first impressions
PRIOR_WEIGHT: Final = 3.0  # so many visits a first impression counts for
EXPLORATION: Final = 1.2  # how far above its mean an action is hoped to be, in standard errors
WIDENING: Final = 2.0  # so many times the root of a node's visits are the actions looked at there
FEWEST: Final = 2

# With a policy
POLICY_EXPLORATION: Final = 1.0  # how much hope a prior gives, in spreads
UNTRIED: Final = 0.3  # how far below the mean an action is taken to be before it is tried, in spreads
DOUBT: Final = 0.05  # the share of the priors that all candidates have alike, for policies are wrong at times
FIRST_SHARE: Final = 0.5  # of the priors at the root, so much comes from first impressions
FIRST_SPREAD: Final = 1.0  # first impressions are told apart if they differ by so many points
CATCHES_UP: Final = 2  # an action seldom gets more than one in so many of the simulations that are left
TINY: Final = 1e-9


class Node:
    """What is known of an action: how often it was tried, and how that ended for the seat that chose it."""

    def __init__(self, action: int, impression: Prospect | None, seat: int, prior: float = 0.0) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        self.is_judged = impression is not None
        self.first = 0.0
        self.first_points = 0.0
        self.first_chance = 0.0
        if impression is not None:
            self.judge(impression)
        self.visits = 0
        self.worth = 0.0  # sums over all visits
        self.squares = 0.0
        self.points = 0.0
        self.chance = 0.0
        self.choices: Choices | None = None  # most actions are tried once at most, and nothing is known beyond

    def judge(self, impression: Prospect, win_worth: float = 0.0) -> None:
        """The judge's view one step ahead, before any visit."""
        self.is_judged = True
        self.first = impression.worth(self.seat, win_worth)
        self.first_points = impression.points[self.seat]
        self.first_chance = impression.chances[self.seat]

    def add(self, prospect: Prospect, win_worth: float = 0.0) -> None:
        """One more visit that ended so."""
        worth = prospect.worth(self.seat, win_worth)
        self.visits += 1
        self.worth += worth
        self.squares += worth * worth
        self.points += prospect.points[self.seat]
        self.chance += prospect.chances[self.seat]

    def add_sums(self, visits: int, worth: float, squares: float, points: float, chance: float) -> None:
        """Visits of another search, with the sums over them."""
        self.visits += visits
        self.worth += worth
        self.squares += squares
        self.points += points
        self.chance += chance

    def mean_worth(self) -> float:
        return self.worth / self.visits if self.visits else self.first

    def mean_points(self) -> float:
        return self.points / self.visits if self.visits else self.first_points

    def mean_chance(self) -> float:
        return self.chance / self.visits if self.visits else self.first_chance

    def decision(self) -> "Choices":
        """What is known of the decision after this action, to be added to."""
        if self.choices is None:
            self.choices = Choices()
        return self.choices

    @property
    def children(self) -> list["Node"]:
        """What may be done next and is worth a look in some world, the most promising first."""
        return self.choices.children if self.choices is not None else []


class Choices:
    """The decision after an action. What is legal there may differ between the worlds that a seat cannot tell apart."""

    def __init__(self) -> None:
        self.children: list[Node] = []
        self.known: set[int] = set()  # their actions
        self.legal: list[int] = []  # in the world in which this decision was first met
        self.varies = False  # whether something else was legal in another world
        self.seen: set[int] = set()  # if so: all actions considered so far

    def open_children(self, legal: list[int]) -> list[Node]:
        """Those that are legal in this world, which has been met."""
        if not self.varies:
            return self.children
        possible = set(legal)
        return [child for child in self.children if child.action in possible]

    def unseen(self, legal: list[int]) -> list[int]:
        """The actions legal in this world that were not considered before; from now on they are."""
        if not self.legal:
            self.legal = legal
            return legal
        if not self.varies:
            if legal == self.legal:
                return []
            self.varies = True
            self.seen.update(self.legal)
        unseen = [action for action in legal if action not in self.seen]
        self.seen.update(unseen)
        return unseen


class Search:
    """A tree that grows with every simulation. `sees_all`: the worlds hold everybody's true cards."""

    def __init__(self, judge: Judge, seats: int, sees_all: bool = False) -> None:
        self.judge = judge
        self.sees_all = sees_all
        self.policy = judge.policy
        self.win_worth = 0.0 if judge.policy is None else judge.win_worth
        nothing = Prospect([0.0] * seats, [0.0] * seats)
        self.root = Node(-1, nothing, 0)
        self.bases: list[Basis] = []  # of the position at the root, as the first world has it
        self.bases_after: list[Basis] = []  # of one after new cards and dice: much is different there
        self.deals = 0  # before the root
        self.seat = 0  # that decides there
        self.correction: Correction | None = None  # for its chances to win

    def ranking(self) -> list[Node]:
        """Every action worth a look, the one that was visited most first."""
        return sorted(self.root.children, key=lambda node: (-node.visits, -node.mean_worth()))

    def lead(self) -> int:
        """By how many visits the first action leads; so many more simulations could not change the choice."""
        visits = sorted([child.visits for child in self.root.children], reverse=True)
        if not visits:
            return 0
        return visits[0] - visits[1] if len(visits) > 1 else LEADS_ALONE

    def settled(self) -> int:
        """So many more simulations would hardly change the choice; not at all without a policy."""
        return self.lead() if self.policy is None else CATCHES_UP * self.lead()

    def lead_by(self, node: Node) -> float:
        """How far ahead of the others an action will bring its seat, in points: its worth but for the chance to win."""
        return node.mean_worth() - self.win_worth * node.mean_chance()

    def considered(self, world: State, action: int) -> Node:
        """What is known of an action; if it was not worth a look so far, it is from now on."""
        for child in self.root.children:
            if child.action == action:
                return child
        self._add_judged(self.root.decision(), world, [action])
        return next(child for child in self.root.children if child.action == action)

    def simulate(self, world: State, insisting: Node | None = None) -> None:
        """Walk through a world, which is used up; insisting on what is done first, if that is given.

        With a policy, nothing is looked at beyond new cards and dice: a tree for all worlds cannot tell what had better
        be done with some and with others, so the judge's view is more to be trusted.
        Later decisions with one legal action are skipped; the first one is the question, so it is always answered.
        """
        if not self.bases:
            self._begin(world)
        node = self.root
        path = [node]
        if insisting is not None:
            node = insisting
            path.append(node)
            world.apply(node.action)
        while True:
            legal = world.legal() if node is self.root else self._skip_to_a_choice(world)
            if not legal or (self.policy is not None and self.judge.deals(world) != self.deals):
                prospect = self._prospect(world)
                break
            choices = node.decision()
            found = self._meet(choices, world, legal)
            if found is not None:
                prospect = found
                break
            siblings = choices.open_children(legal)
            node = choose(siblings, node.visits) if self.policy is None else choose_by_prior(siblings)
            path.append(node)
            world.apply(node.action)
            if not node.visits and self.policy is not None:
                self.judge.play_to_quiet(world, node.seat)
                prospect = self._look(self.policy, world)
                break
        prospect = self._corrected(world, prospect)
        for visited in path:
            visited.add(prospect, self.win_worth)

    def _begin(self, world: State) -> None:
        """Take down what holds for all worlds, from the first of them."""
        self.bases = self.judge.bases(world)
        self.deals = self.judge.deals(world)
        self.seat = world.seat
        if self.win_worth > 0.0 and not self.sees_all:
            self.correction = self.judge.correction(world)

    def _corrected(self, world: State, prospect: Prospect) -> Prospect:
        """The same with chances that are right: with cards dealt at random, others seem weaker than they are."""
        if self.correction is None:
            return prospect
        round = min(self.judge.round(world), len(self.correction.width))
        expected = self.correction.expected(round, self.seat, prospect.points)
        return Prospect(prospect.points, expected.chances)

    def _look(self, policy: Policy, world: State) -> Prospect:
        """The prospect of a position that is new to the tree; the world is used up.

        If the judge rolls out, it is the mean of two: of this position, and of the one that the policy gets to before
        new cards and dice come. The two are wrong in different ways, so their mean is better than either.
        """
        judge = self.judge
        if not judge.rolls_out or world.seat == NOBODY or judge.deals(world) != self.deals:
            return self._prospect(world)
        features = judge.all_features(world)
        here = judge.prospect_from(world, features, self.bases)
        self._roll_out(policy, world, features)
        return here.mean_with(self._prospect(world))

    def _prospect(self, world: State) -> Prospect:
        """How a world will end, valued from one of the same round."""
        if world.seat == NOBODY or self.judge.deals(world) == self.deals:
            return self.judge.prospect(world, self.bases)
        if not self.bases_after:
            self.bases_after = self.judge.bases(world)
        return self.judge.prospect(world, self.bases_after)

    def _roll_out(self, policy: Policy, world: State, features: list[vec[float]]) -> None:
        """Every seat does what the policy favours until new cards and dice come.

        The policy goes by the features at the beginning: new ones at every step take longer and make it no stronger.
        """
        judge = self.judge
        preferences = [Preferences(policy, row) for row in features]
        while world.seat != NOBODY and judge.deals(world) == self.deals:
            seat = world.seat
            actions = judge.candidates(world, world.legal())
            chosen = preferences[seat].favourite(judge.traits_of(world, actions)) if len(actions) > 1 else 0
            world.apply(actions[chosen])
            judge.play_to_quiet(world, seat)

    def _skip_to_a_choice(self, world: State) -> list[int]:
        """Do what must be done; then the legal actions, none if the game is over."""
        legal = world.legal()
        while len(legal) == 1:
            world.apply(legal[0])
            legal = world.legal()
        return legal

    def _meet(self, choices: Choices, world: State, legal: list[int]) -> Prospect | None:
        """Consider actions not met here before; the prospect of the best of them if the judge looked at the first.

        At the root, the judge does so in any case: one simulation tells no more than its first impressions.
        """
        unseen = choices.unseen(legal)
        if not unseen and not choices.varies:
            return None
        known = choices.known
        was_met = any(action in known for action in legal)
        if was_met and not unseen:
            return None
        candidates = self.judge.candidates(world, legal)
        fresh = [action for action in candidates if action not in known]
        if not fresh:
            return None
        best: Prospect | None = None
        if self.policy is None:
            best = self._add_judged(choices, world, fresh)
        else:
            self._add_by_prior(self.policy, choices, world, candidates)
            if choices is self.root.choices:
                best = self._judge_all(choices, world)
            choices.children.sort(key=lambda child: -child.prior)
        return None if was_met else best

    def _add_judged(self, choices: Choices, world: State, actions: list[int]) -> Prospect:
        """Form a first impression of actions; that of the best."""
        seat = world.seat
        impressions = self.judge.prospects(world, actions)
        for action, impression in zip(actions, impressions):
            choices.children.append(Node(action, impression, seat))
        choices.known.update(actions)
        choices.children.sort(key=lambda child: -child.first)
        return max(impressions, key=lambda impression: impression.worth(seat))

    def _add_by_prior(self, policy: Policy, choices: Choices, world: State, candidates: list[int]) -> None:
        """Add the candidates that are new."""
        seat = world.seat
        doubt = DOUBT / len(candidates)
        priors = self.judge.priors(policy, world, candidates) if len(candidates) > 1 else [1.0]
        known = choices.known
        for action, prior in zip(candidates, priors):
            if action not in known:
                choices.children.append(Node(action, None, seat, (1.0 - DOUBT) * prior + doubt))
        known.update(candidates)

    def _judge_all(self, choices: Choices, world: State) -> Prospect:
        """Form first impressions of all children, and let them speak in the priors, too; that of the best."""
        fresh = [child for child in choices.children if not child.is_judged]
        views = self.judge.prospects(world, [child.action for child in fresh])
        impressions = [self._corrected(world, view) for view in views]
        for child, impression in zip(fresh, impressions):
            child.judge(impression, self.win_worth)
        highest = max([child.first for child in fresh])
        weights = [math.exp((child.first - highest) / FIRST_SPREAD) for child in fresh]
        share = FIRST_SHARE / total(weights)
        for child, weight in zip(fresh, weights):
            child.prior = (1.0 - FIRST_SHARE) * child.prior + share * weight
        return max(impressions, key=lambda impression: impression.worth(world.seat, self.win_worth))


def choose(siblings: list[Node], times: int) -> Node:
    """The child to follow: the one that may be best, for all that is known of it. Few the first times, then more."""
    width = FEWEST + int(WIDENING * math.sqrt(times))
    if len(siblings) > width:
        siblings = siblings[:width]
    visits = 0
    worth = squares = 0.0
    for child in siblings:
        visits += child.visits
        worth += child.worth
        squares += child.squares
    exploration = EXPLORATION * math.sqrt(variance_of(visits, worth, squares) * math.log(visits + 2))
    correction = correction_of(siblings)
    chosen, highest = siblings[0], -math.inf
    for child in siblings:
        known = PRIOR_WEIGHT + child.visits
        bound = (PRIOR_WEIGHT * (child.first + correction) + child.worth) / known + exploration / math.sqrt(known)
        if bound > highest:
            chosen, highest = child, bound
    return chosen


def variance_of(visits: int, worth: float, squares: float) -> float:
    """How far results are apart, from the sums over these visits; a guess until there are some."""
    deviations = max(squares - worth * worth / visits, 0.0) if visits else 0.0
    return (deviations + SPREAD_PRIOR_WEIGHT * SPREAD * SPREAD) / (visits + SPREAD_PRIOR_WEIGHT)


def correction_of(siblings: list[Node]) -> float:
    """How far the priors of the siblings tried so far are off.

    Priors look one step ahead; further on, things look better or worse for the seat that decides. Without a correction,
    actions that were tried could not be compared with those that were not. If only one was tried and disappoints, it
    may be the only one that does, so the others keep their priors.
    """
    wrong = tests = 0.0
    tried = 0
    for child in siblings:
        if child.visits:
            test = child.visits / (child.visits + PRIOR_WEIGHT)
            wrong += test * (child.worth / child.visits - child.first)
            tests += test
            tried += 1
    if tried == 0 or (tried == 1 and wrong < 0.0):
        return 0.0
    return wrong / tests


def choose_by_prior(siblings: list[Node]) -> Node:
    """The child to follow: one with a good mean, or one that the policy favours and that was little tried (PUCT)."""
    visits = 0
    worth = squares = priors = 0.0
    for child in siblings:
        visits += child.visits
        worth += child.worth
        squares += child.squares
        priors += child.prior
    spread = math.sqrt(variance_of(visits, worth, squares))
    hope = POLICY_EXPLORATION * spread * math.sqrt(visits + 1) / (priors + TINY)
    untried = worth / visits - UNTRIED * spread if visits else 0.0
    chosen, highest = siblings[0], -math.inf
    for child in siblings:
        known = child.visits + 1 if child.is_judged else child.visits
        value = (child.first + child.worth) / known if known else untried
        bound = value + hope * child.prior / (1 + child.visits)
        if bound > highest:
            chosen, highest = child, bound
    return chosen
