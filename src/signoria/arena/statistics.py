"""Statistics of finished games: places, each seat's belongings, sources of points, and totals of many games."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev

from signoria import games
from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, State

Counts = dict[str, int]
Account = Counter[str]
Z_95 = 1.959964  # how many standard deviations hold 95 % of a normal distribution


class GameStatistics:
    """What is counted in finished games of one kind. These defaults fit every game; a game's own class knows more."""

    columns: tuple[str, ...] = ()  # the counts that a simulation shows
    sources: tuple[str, ...] = ()  # where points come from, in the order shown; what is lost comes last

    def counts(self, own: Json) -> Counts:
        """What lies before a seat, from its part of the final view."""
        return {}

    def accounts(self, state: State, facts: list[Fact]) -> list[Account]:
        """The points of each seat by their source, from the journal of the whole game."""
        by_source = state.account(facts).get("sources", {})
        return [Counter({source: points[seat] for source, points in by_source.items()}) for seat in range(state.seats)]


@cache
def statistics_of(game: str) -> GameStatistics:
    """The statistics of a game."""
    made: GameStatistics = games.load(games.spec(game).statistics)()
    return made


def counts(game: Game) -> list[Counts]:
    """The counts of each seat of a game that is over."""
    statistics = statistics_of(game.rules.name)
    return [statistics.counts(own) for own in game.view()["seats"]]


def ranks(game: Game) -> list[int]:
    """The place of each seat in a game that is over, 1 the best, by the game's own tie-breaks."""
    places = {place["seat"]: int(place["rank"]) for place in game.state.ending()["ranking"]}
    return [places[seat] for seat in range(game.state.seats)]


def sources(game: Game) -> list[dict[str, int]]:
    """The points of each seat by their source, those without any left out. The journal must be kept from the start."""
    statistics = statistics_of(game.rules.name)
    accounts = statistics.accounts(game.state, game.take_facts())
    return [{name: account[name] for name in statistics.sources if account[name]} for account in accounts]


def wins(ranks: Sequence[int]) -> list[float]:
    """What each seat has of the win: those in the first place share it."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


class Scorer:
    """Anything that has points from many games."""

    points: list[int]

    @property
    def mean(self) -> float:
        return fmean(self.points)

    @property
    def sd(self) -> float:
        """The spread of points: the standard deviation of a sample."""
        return stdev(self.points) if len(self.points) > 1 else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula: sound for few games too, and never beyond 0 and 1."""
    share, z2 = won / games, Z_95**2
    whole = 1 + z2 / games
    middle = (share + z2 / (2 * games)) / whole
    reach = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / whole
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
