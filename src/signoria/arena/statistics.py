"""Statistics of finished games: places, each seat's belongings (from the final view), and totals of many games."""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

from signoria.kernel.game import Game
from signoria.kernel.state import Json

Counts = dict[str, int]
Z_95 = 1.959964  # how many standard deviations hold 95 % of a normal distribution
_PRINCES_LANDSCAPES = ("forest", "lake", "park")


def _princes(seat: Json) -> Counts:
    """Works (a card on the table each), pieces by their kind, and what was bought or introduced."""
    pieces = [each["piece"] for each in seat["pieces"]]
    landscapes = sum(piece in _PRINCES_LANDSCAPES for piece in pieces)
    return {
        "works": len(seat["table"]),
        "pieces": len(pieces),
        "buildings": len(pieces) - landscapes,
        "landscapes": landscapes,
        "jesters": seat["jesters"],
        "builders": seat["builders"],
        "freedoms": len(seat["freedoms"]),
        "prestige": len(seat["prestige"]),
    }


def _lorenzo(seat: Json) -> Counts:
    """Cards by their kind, leaders played, excommunications, and what is left of goods and military."""
    cards = {kind: len(seat["cards"][kind]) for kind in ("territory", "character", "building", "venture")}
    return {
        "cards": sum(cards.values()),
        "territories": cards["territory"],
        "characters": cards["character"],
        "buildings": cards["building"],
        "ventures": cards["venture"],
        "leaders": len(seat["leaders"]),
        "excommunications": len(seat["excommunicated"]),
        "military": seat["military"],
        "goods": seat["coins"] + seat["wood"] + seat["stone"] + seat["servants"],
    }


def _princes_merit(view: Json, seat: int) -> tuple[int, int]:
    """PF-END-2: PP, then money; what is then still equal shares its place."""
    own = view["seats"][seat]
    return own["pp"], own["money"]


def _lorenzo_merit(view: Json, seat: int) -> tuple[int, int]:
    """LM-END-2: VP, then the turn order after round 6."""
    return view["seats"][seat]["vp"], -view["order"].index(seat)


OF_SEAT: dict[str, Callable[[Json], Counts]] = {"princes": _princes, "lorenzo": _lorenzo}


def statistics(game: Game) -> list[Counts]:
    """The counts of each seat of a game that is over."""
    count = OF_SEAT[game.rules.name]
    return [count(seat) for seat in game.view()["seats"]]


MERIT: dict[str, Callable[[Json, int], tuple[int, int]]] = {"princes": _princes_merit, "lorenzo": _lorenzo_merit}


def ranks(view: Json) -> list[int]:
    """The place of each seat in the view of a game that is over, 1 the best, by the game's own tie-breaks."""
    merits = [MERIT[view["game"]](view, seat) for seat in range(len(view["seats"]))]
    return [1 + sum(other > merit for other in merits) for merit in merits]


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
