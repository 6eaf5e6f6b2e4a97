"""Lorenzo il Magnifico: what is counted in finished games."""

from signoria.arena.statistics import Counts, GameStatistics
from signoria.kernel.state import Json


class LorenzoStatistics(GameStatistics):
    """Cards by kind and where VP come from."""

    columns = ("territories", "characters", "buildings", "ventures", "leaders", "excommunications")
    sources = (
        "cards", "production", "harvest", "church", "leaders", "territories", "characters", "ventures", "military",
        "goods", "others", "excommunications",
    )  # fmt: skip

    def counts(self, own: Json) -> Counts:
        """Cards by their kind, leaders played, excommunications, and what is left of goods and military."""
        cards = {kind: len(own["cards"][kind]) for kind in ("territory", "character", "building", "venture")}
        return {
            "cards": sum(cards.values()),
            "territories": cards["territory"],
            "characters": cards["character"],
            "buildings": cards["building"],
            "ventures": cards["venture"],
            "leaders": len(own["leaders"]),
            "excommunications": len(own["excommunicated"]),
            "military": own["military"],
            "goods": own["coins"] + own["wood"] + own["stone"] + own["servants"],
        }
