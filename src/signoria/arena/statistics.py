"""What lies before each seat at the end of a game, counted. Every game has its own function, from the final view."""

from collections.abc import Callable

from signoria.kernel.game import Game
from signoria.kernel.state import Json

Counts = dict[str, int]
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


OF_SEAT: dict[str, Callable[[Json], Counts]] = {"princes": _princes, "lorenzo": _lorenzo}


def statistics(game: Game) -> list[Counts]:
    """The counts of each seat of a game that is over."""
    count = OF_SEAT[game.rules.name]
    return [count(seat) for seat in game.view()["seats"]]
