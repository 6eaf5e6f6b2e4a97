"""Where the points of a finished game came from, according to its journal. A seat's sources add up to its points."""

from collections import Counter
from collections.abc import Callable

from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json

Account = Counter[str]
# Every source of points, in the order in which it is shown; what is lost comes last.
SOURCES = {
    "princes": (
        "works", "best_work", "buildings", "landscapes", "builders", "prestige", "merchant", "banker", "paid",
    ),
    "lorenzo": (
        "cards", "production", "harvest", "church", "leaders", "territories", "characters", "ventures", "military",
        "goods", "others", "excommunications",
    ),
}  # fmt: skip


def sources(game: Game) -> list[dict[str, int]]:
    """The points of each seat by their source, those without any left out. The journal must be kept from the start."""
    edition = game.state.components.edition  # type: ignore[attr-defined]
    accounts: list[Account] = [Counter() for _ in range(game.state.seats)]
    OF_GAME[game.rules.name](edition, game.take_facts(), accounts)
    names = SOURCES[game.rules.name]
    for account, points in zip(accounts, game.scores()):
        account[REST[game.rules.name]] += points - account.total()
    return [{name: account[name] for name in names if account[name]} for account in accounts]


# The journal of Princes does not tell how many PP a payment took, that of Lorenzo tells everything.
REST = {"princes": "paid", "lorenzo": "others"}
PRINCES = {
    "payout": "works",
    "joint": "buildings",
    "builder": "builders",
    "merchant": "merchant",
    "banker_pp": "banker",
    "prestige": "prestige",
}


def _princes(edition: Json, facts: list[Fact], accounts: list[Account]) -> None:
    for fact in facts:
        kind = fact["fact"]
        if kind == "best_work":
            for seat in fact["seats"]:
                accounts[seat]["best_work"] += fact["pp"]
        elif kind == "place":
            is_landscape = edition["pieces"][fact["piece"]]["class"] == "landscape"
            accounts[fact["seat"]]["landscapes" if is_landscape else "buildings"] += fact["pp"]
        elif kind in PRINCES:
            accounts[fact["seat"]][PRINCES[kind]] += fact["pp"]
            if kind == "joint":
                accounts[fact["partner"]][PRINCES[kind]] += fact["pp"]


def _lorenzo(edition: Json, facts: list[Fact], accounts: list[Account]) -> None:
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


OF_GAME: dict[str, Callable[[Json, list[Fact], list[Account]], None]] = {"princes": _princes, "lorenzo": _lorenzo}
