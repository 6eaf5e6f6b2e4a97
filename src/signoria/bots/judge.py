"""`Judge`: evaluates positions and actions. `patron` follows it; `prince` searches with it.

A judge looks at everything in the state it is given. Players give it worlds drawn by `resample`, never the true state.
"""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from signoria.bots.features import Features
from signoria.bots.network import Basis, Network, total
from signoria.bots.policy import Policy
from signoria.kernel.state import NOBODY, State

GUMBEL: Final = math.pi / math.sqrt(6)  # the spread of the chance that makes the shares of a softmax exact
FAVOURITES: Final = 4  # what so many actions do to the other seats is looked at, and not guessed
SURE: Final = 0.5  # the least spread, in points: a position is never quite decided before its end


class Prospect:
    """How a position will probably end, by seat: points, and the chance to win."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points = points
        self.chances = chances

    def worth(self, seat: int, win_worth: float = 0.0) -> float:
        """What a seat wants as much of as it can get: how far it will be ahead of the others, in points.

        A search also counts the chance to win, a certain win as so many points. Alone, that chance would be a worse
        guide: a bot that seems to be winning would see no difference between good and bad any more, and others seem
        weak, as nobody knows how well their hidden cards suit them.
        """
        points = self.points[seat]
        lead = points - (total(self.points) - points) / (len(self.points) - 1)
        return lead + win_worth * self.chances[seat]

    def mean_with(self, other: "Prospect") -> "Prospect":
        """Halfway between two views of the same."""
        return Prospect(means(self.points, other.points), means(self.chances, other.chances))


class Correction:
    """What was missing from the points that a judge expects: in games with so many seats and these options.

    A judge is shown worlds in which the others' hidden cards are dealt at random. So the others seem weaker than they
    are, as people keep the cards that suit them. How much was missing was measured by `training/calibrate.py`: by
    round, for the seat that decides and for the others. The chance to win is a softmax over the corrected points; its
    width was measured, too.
    """

    def __init__(
        self, seats: int, options: dict[str, Any], own: list[float], others: list[float], width: list[float]
    ) -> None:
        self.seats = seats
        self.options = options
        self.own = own  # by round, to be added for the seat that decides
        self.others = others  # by round, for each other seat
        self.width = width  # by round, in points

    def suits(self, seats: int, options: dict[str, Any]) -> bool:
        return self.seats == seats and all(options.get(name) == value for name, value in self.options.items())

    def expected(self, round: int, seat: int, points: list[float]) -> Prospect:
        """What every seat may expect, if the judge says so in a world drawn for this seat."""
        own, others = self.own[round - 1], self.others[round - 1]
        corrected = [each + (own if at == seat else others) for at, each in enumerate(points)]
        return Prospect(corrected, softmax(corrected, self.width[round - 1]))


def softmax(points: list[float], width: float) -> list[float]:
    """How likely each seat is to win with these points to expect: a lead of a width makes it e times as likely."""
    best = max(points)
    weights = [math.exp((each - best) / width) for each in points]
    whole = total(weights)
    return [weight / whole for weight in weights]


def means(first: list[float], second: list[float]) -> list[float]:
    return [(one + another) / 2.0 for one, another in zip(first, second)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One for each game. It fills in `features`, and may narrow `candidates` and override `play_to_quiet`.

    With a policy, it also says how promising actions are before they are tried; for that it fills in `traits_of`.
    """

    def __init__(self, network: Network, policy: Policy | None = None) -> None:
        self.network = network
        self.policy = policy
        self.trait_names: list[str] = []
        # Of a search with a policy: whether it also looks where that gets to before the next deal, and how many points
        # a win counts for there, besides the lead.
        self.rolls_out = False
        self.win_worth = 0.0
        # The variance of how much better one action is than another, beyond what a search finds. Where there is any,
        # the best actions are played on to find it out.
        self.missed = 0.0
        self.corrections: list[Correction] = []  # the first that suits a game is taken

    def features(self, state: State, seat: int) -> vec[float]:
        """What matters of a position for the points of one seat, each about as large as 1, by `network.names`."""
        raise NotImplementedError

    def named_features(self, state: State, seat: int) -> Features:
        """The same, each with its name."""
        raise NotImplementedError

    def round(self, state: State) -> int:
        """The round, from 1."""
        raise NotImplementedError

    def deals(self, state: State) -> int:
        """How often cards or dice have come that nobody could foresee, and that all see."""
        return 0

    def is_last_deal(self, state: State) -> bool:
        """Whether no more of them will come."""
        return False

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        """The actions worth a look: those that no other plainly beats. Never empty."""
        return legal

    def traits_of(self, state: State, actions: list[int]) -> list[list[int]]:
        """What describes each of these actions of the seat that decides: some of `trait_names`, as far as it knows."""
        raise NotImplementedError

    def traits(self, state: State, action: int) -> list[int]:
        """The same of one action."""
        return self.traits_of(state, [action])[0]

    def priors(self, policy: Policy, state: State, actions: list[int]) -> list[float]:
        """How likely each of these actions is to be the one to choose, by the policy; together 1."""
        return policy.priors(self.features(state, state.seat), self.traits_of(state, actions))

    def play_to_quiet(self, state: State, seat: int) -> None:
        """Quiescence: after an action of this seat, play on in the plainest way to a position that can be judged."""

    def guesses_others(self, state: State) -> bool:
        """Whether `play_to_quiet` would guess what other seats do, so that the game may well go on otherwise."""
        return False

    def value(self, state: State, seat: int) -> float:
        """The points this seat will probably have at the end."""
        if state.seat == NOBODY:
            return float(state.scores()[seat])
        return self.network.value(self.features(state, seat))

    def values(self, states: list[State], seat: int) -> list[float]:
        """The same of several positions; quicker if they are much alike."""
        if min([state.seat for state in states]) < 0:
            return [self.value(state, seat) for state in states]
        return self.network.values([self.features(state, seat) for state in states])

    def forecast(self, state: State) -> list[float]:
        """The same of every seat."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def shares(self, points: list[float], round: int) -> list[float]:
        """How likely each seat is to win if these are the points to expect."""
        return softmax(points, max(self.network.spread[round - 1], SURE) / GUMBEL)

    def chances(self, state: State, points: list[float]) -> list[float]:
        """How likely each seat is to win, given the points to expect."""
        if state.seat == NOBODY:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        return self.shares(points, self.round(state))

    def correction(self, state: State) -> Correction | None:
        """What a search must add where others' cards were dealt at random, before it counts chances to win.

        None where hidden cards hardly matter.
        """
        return None

    def bases(self, state: State) -> list[Basis]:
        """For each seat, what its value in positions like this one can begin from. The game must not be over."""
        return [self.network.basis(row) for row in self.all_features(state)]

    def prospect(self, state: State, bases: list[Basis]) -> Prospect:
        """How this will end, valued from a position like it."""
        if state.seat == NOBODY:
            points = self.forecast(state)
            return Prospect(points, self.chances(state, points))
        return self.prospect_from(state, self.all_features(state), bases)

    def all_features(self, state: State) -> list[vec[float]]:
        """The features of every seat."""
        return [self.features(state, seat) for seat in range(state.seats)]

    def prospect_from(self, state: State, features: list[vec[float]], bases: list[Basis]) -> Prospect:
        """How this will end, if the features of every seat are known."""
        points = [self.network.value_from(basis, row) for basis, row in zip(bases, features)]
        return Prospect(points, self.chances(state, points))

    def after(self, state: State, action: int) -> State:
        """The position after an action of the seat that decides, played on to a quiet one."""
        after = state.clone()
        after.apply(action)
        self.play_to_quiet(after, state.seat)
        return after

    def prospects(self, state: State, actions: list[int]) -> list[Prospect]:
        """The expected result of each of these actions, one step ahead.

        What the deciding seat's favourites do to the others is looked at; the rest are taken to do the same on average.
        """
        afters = [self.after(state, action) for action in actions]
        own = self.values(afters, state.seat)
        favourites = sorted(range(len(afters)), key=lambda at: -own[at])[:FAVOURITES]
        looked_at = [afters[at] for at in favourites]
        by_seat = [
            own if seat == state.seat else filled_up(self.values(looked_at, seat), favourites, len(afters))
            for seat in range(state.seats)
        ]
        forecasts = [[values[at] for values in by_seat] for at in range(len(afters))]
        return [Prospect(points, self.chances(after, points)) for after, points in zip(afters, forecasts)]


def filled_up(values: list[float], places: list[int], count: int) -> list[float]:
    """So many values: these at their places, and their mean at the others."""
    found = [total(values) / len(values)] * count
    for place, value in zip(places, values):
        found[place] = value
    return found
