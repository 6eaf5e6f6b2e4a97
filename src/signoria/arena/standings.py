"""The standings of a tournament, computed from its results."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from signoria.arena.folder import Result
from signoria.arena.ratings import Rating, rate
from signoria.arena.statistics import Scorer, wilson, wins
from signoria.kernel.state import Json


@dataclass(frozen=True)
class Share:
    """Wins out of so many games; ties share a win."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.games) if self.games else (0.0, 1.0)

    def as_json(self) -> Json:
        return {"wins": self.wins, "games": self.games, "share": self.share, "interval": list(self.interval)}


@dataclass(frozen=True)
class Standing(Scorer):
    """How one player fared. A player at several seats of a game counts once for each."""

    player: str
    rating: Rating
    won: Share
    by_seat: list[Share]
    points: list[int]
    sources: dict[str, float]  # on average

    def as_json(self) -> Json:
        return {
            "player": self.player,
            "rating": {"mu": self.rating.mu, "sigma": self.rating.sigma, "margin": self.rating.margin},
            **self.won.as_json(),
            "mean": self.mean,
            "sd": self.sd,
            "sources": self.sources,
        }


@dataclass(frozen=True)
class Standings:
    """All players, the best rating first; the seats; who finished before whom; what winners have."""

    players: list[Standing]
    by_seat: list[Share]
    ahead: dict[tuple[str, str], Share]  # how often the first finished before the second
    winners_mean: float
    games: int

    def as_json(self) -> Json:
        """The object that `signoria arena --json` prints."""
        return {
            "games": self.games,
            "players": [player.as_json() for player in self.players],
            "by_seat": [seat.as_json() for seat in self.by_seat],
            "ahead": [{"player": one, "of": other, **share.as_json()} for (one, other), share in self.ahead.items()],
            "winners_mean": self.winners_mean,
        }


@dataclass(frozen=True)
class Place:
    """One player at one seat of one game."""

    player: str
    seat: int
    rank: int
    win: float
    points: int
    sources: dict[str, int]


def standings(results: Sequence[Result]) -> Standings:
    """What came of these games, of which there is at least one."""
    games = [_places(result) for result in results]
    places = [place for game in games for place in game]
    ratings = rate((result.players, result.ranks) for result in results)
    players = [_standing(ratings[player], [place for place in places if place.player == player]) for player in ratings]
    players.sort(key=lambda standing: (-standing.rating.mu, standing.player))
    names = [standing.player for standing in players]
    return Standings(
        players,
        _by_seat(places),
        {(one, other): _ahead(games, one, other) for one in names for other in names if one != other},
        fmean(place.points for place in places if place.rank == 1),
        len(games),
    )


def _places(result: Result) -> list[Place]:
    seats = range(len(result.players))
    columns = zip(result.players, seats, result.ranks, wins(result.ranks), result.points, result.sources)
    return [Place(*place) for place in columns]


def _standing(rating: Rating, places: list[Place]) -> Standing:
    names = dict.fromkeys(name for place in places for name in place.sources)
    return Standing(
        places[0].player,
        rating,
        _share(places),
        _by_seat(places),
        [place.points for place in places],
        {name: fmean(place.sources.get(name, 0) for place in places) for name in names},
    )


def _share(places: Sequence[Place]) -> Share:
    return Share(sum(place.win for place in places), len(places))


def _by_seat(places: Sequence[Place]) -> list[Share]:
    seats = 1 + max(place.seat for place in places)
    return [_share([place for place in places if place.seat == seat]) for seat in range(seats)]


def _ahead(games: Sequence[Sequence[Place]], one: str, other: str) -> Share:
    """A tie is half a win for either."""
    met = [
        (mine.rank, theirs.rank)
        for places in games
        for mine in places
        if mine.player == one
        for theirs in places
        if theirs.player == other
    ]
    return Share(sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in met), len(met))
