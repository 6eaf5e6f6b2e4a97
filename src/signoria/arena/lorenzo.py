"""Lorenzo il Magnifico: what is counted in finished games."""

from collections import Counter

from signoria.arena.statistics import Account, Counts, GameStatistics
from signoria.kernel.state import Fact, Json, State


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

    def tie_break(self, view: Json, seat: int) -> int:
        """LM-END-2: the turn order after round 6."""
        return -int(view["order"].index(seat))

    def accounts(self, state: State, facts: list[Fact]) -> list[Account]:
        accounts: list[Account] = [Counter() for _ in range(state.seats)]
        add_sources(state.edition(), facts, accounts)
        for account, points in zip(accounts, state.scores()):
            account["others"] += points - account.total()
        return accounts


def add_sources(edition: Json, facts: list[Fact], accounts: list[Account]) -> None:
    """Add up what the facts tell. Gains at once count as those of cards, gains by work as harvest or production."""
    types = {card["key"]: card["type"] for card in edition["cards"]}
    leaders = {leader["key"] for leader in edition["leaders"]}
    taken = ""  # the card whose gains come at once, not by work
    for fact in facts:
        kind = fact["fact"]
        if kind == "take":
            taken = fact["card"]
        elif kind == "work":
            taken = ""
        elif kind == "gain":
            accounts[fact["seat"]][_source(fact["from"], taken, types, leaders)] += fact["goods"].get("vp", 0)
        elif kind == "faith":
            accounts[fact["seat"]]["church"] += fact["vp"]
        elif kind == "final":
            parts = dict(fact["parts"])
            parts["excommunications"] += parts.pop("before")
            accounts[fact["seat"]].update(parts)


def _source(origin: str, taken: str, types: dict[str, str], leaders: set[str]) -> str:
    if origin in types:
        worked = {"territory": "harvest", "building": "production"}.get(types[origin], "cards")
        return "cards" if origin == taken else worked
    if origin in leaders:
        return "leaders"
    return "church" if origin == "support" else "others"
