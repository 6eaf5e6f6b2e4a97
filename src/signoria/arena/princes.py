"""The Princes of Florence: what is counted in finished games."""

from signoria.arena.statistics import Account, Counts, GameStatistics
from signoria.kernel.state import Fact, Json

LANDSCAPES = ("forest", "lake", "park")
SOURCE_OF_FACT = {
    "payout": "works",
    "joint": "buildings",
    "builder": "builders",
    "merchant": "merchant",
    "banker_pp": "banker",
    "prestige": "prestige",
}


class PrincesStatistics(GameStatistics):
    """Works, pieces and where PP come from."""

    columns = ("works", "pieces")
    sources = ("works", "best_work", "buildings", "landscapes", "builders", "prestige", "merchant", "banker", "paid")
    remainder = "paid"  # the journal does not tell how many PP a payment took

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

    def tie_break(self, view: Json, seat: int) -> int:
        """PF-END-2: money; what is then still equal shares its place."""
        return int(view["seats"][seat]["money"])

    def add_sources(self, edition: Json, facts: list[Fact], accounts: list[Account]) -> None:
        for fact in facts:
            kind = fact["fact"]
            if kind == "best_work":
                for seat in fact["seats"]:
                    accounts[seat]["best_work"] += fact["pp"]
            elif kind == "place":
                is_landscape = edition["pieces"][fact["piece"]]["class"] == "landscape"
                accounts[fact["seat"]]["landscapes" if is_landscape else "buildings"] += fact["pp"]
            elif kind in SOURCE_OF_FACT:
                accounts[fact["seat"]][SOURCE_OF_FACT[kind]] += fact["pp"]
                if kind == "joint":
                    accounts[fact["partner"]][SOURCE_OF_FACT[kind]] += fact["pp"]
