"""The strength of players, from their places: OpenSkill by the Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from signoria.arena.statistics import Z_95


@dataclass(frozen=True)
class Rating:
    """A strength and how uncertain it is. Everybody begins at 25, with a sigma of 8.3."""

    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """The strength lies within so much of `mu`, 95 times in 100."""
        return Z_95 * self.sigma


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after these games, each given by its players and their places, by seat.

    Players do not change from game to game, so that their uncertainty is never raised again (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    ratings: dict[str, Rating] = {}
    for players, ranks in games:
        before = [ratings.get(player, Rating(start.mu, start.sigma)) for player in players]
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(ranks))]
        for player in dict.fromkeys(players):
            seats = [seat for seat, other in enumerate(players) if other == player]
            ratings[player] = _joined(before[seats[0]], [after[seat] for seat in seats])
    return ratings


def _joined(before: Rating, after: Sequence[Rating]) -> Rating:
    """The rating of a player in several seats of one game: the evidence of all seats combined."""
    if len(after) == 1:
        return after[0]
    weight = before.sigma**-2
    gained = [rating.sigma**-2 - weight for rating in after]
    total = weight + sum(gained)
    shifted = sum(rating.mu * rating.sigma**-2 - before.mu * weight for rating in after)
    return Rating((before.mu * weight + shifted) / total, total**-0.5)
