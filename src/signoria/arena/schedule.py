"""Who meets whom, and who sits where, in each game of many."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import factorial, gcd

from signoria.kernel.errors import BadInput

FREE_FOR_ALL = "free-for-all"
ROUND_ROBIN = "round-robin"
Group = tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """A game to be played: its number, from 1, and the player at each seat, by its place in the list of players."""

    number: int
    seating: Group


def free_for_all(players: int, seats: int) -> list[Group]:
    """The seats of one game after another are filled by going round the list of players.

    Three players at four seats: 0120, 1201, 2012, and again. Five at three: 012, 340, 123, 401, 234.
    """
    games = players // gcd(players, seats)
    return [tuple((game * seats + seat) % players for seat in range(seats)) for game in range(games)]


def round_robin(players: int, seats: int) -> list[Group]:
    """Every group of as many players as there are seats: with two seats, every pair."""
    if players < seats:
        raise BadInput(f"a round robin with {seats} seats needs {seats} or more players, not {players}")
    return list(combinations(range(players), seats))


GROUPS = {FREE_FOR_ALL: free_for_all, ROUND_ROBIN: round_robin}


def match(groups: Sequence[Group], number: int) -> Match:
    """The groups play in turn; each time a group plays again it sits differently."""
    lap, turn = divmod(number - 1, len(groups))
    return Match(number, seated(groups[turn], lap))


def seated(group: Group, lap: int) -> Group:
    """All move on by one seat each time. Once round the table they also sit in another order, until all were there."""
    rounds, shift = divmod(lap, len(group))
    orders = permutations(group[1:])
    order = group[:1] + next(islice(orders, rounds % factorial(len(group) - 1), None))
    return tuple(order[(seat - shift) % len(group)] for seat in range(len(group)))
