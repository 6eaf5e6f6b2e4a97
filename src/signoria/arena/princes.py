"""The Princes of Florence: what is counted in finished games."""

from signoria.arena.statistics import Counts, GameStatistics
from signoria.kernel.state import Json
from signoria.princes.components import LANDSCAPES


class PrincesStatistics(GameStatistics):
    """Works, pieces and where PP come from."""

    columns = ("works", "pieces")
    sources = ("works", "best_work", "buildings", "landscapes", "builders", "prestige", "merchant", "banker", "paid")

    def counts(self, own: Json) -> Counts:
        """Works (a card on the table each), pieces by their kind, and what was bought or introduced."""
        pieces = [each["piece"] for each in own["pieces"]]
        landscapes = sum(piece in LANDSCAPES for piece in pieces)
        return {
            "works": len(own["table"]),
            "pieces": len(pieces),
            "buildings": len(pieces) - landscapes,
            "landscapes": landscapes,
            "jesters": own["jesters"],
            "builders": own["builders"],
            "freedoms": len(own["freedoms"]),
            "prestige": len(own["prestige"]),
        }
