"""Where victory points came from, as the facts of a game tell."""

from typing import Final

from signoria.kernel.state import Fact, Json
from signoria.lorenzo.state import LorenzoState

SOURCES: Final = (
    "cards", "production", "harvest", "church", "leaders", "others", "territories", "characters", "ventures",
    "military", "goods", "excommunications",
)  # fmt: skip
WORK_OF: Final = {"territory": "harvest", "building": "production"}


def sources(state: LorenzoState, facts: list[Fact]) -> Json:
    """LM-END-1: the points of each seat by their source; what the facts do not tell stands under `others`."""
    found: dict[str, list[int]] = {name: [0] * state.seats for name in SOURCES}
    add_gains(state.components.edition, facts, found)
    add_scorings(facts, found)
    for seat, points in enumerate(state.scores()):
        found["others"][seat] += points - sum([by_seat[seat] for by_seat in found.values()])
    return {name: by_seat for name, by_seat in found.items() if any(by_seat)}


def add_scorings(facts: list[Fact], found: dict[str, list[int]]) -> None:
    """LM-VAT-2, LM-END-1: faith and the final scoring; what excommunications take is one sum."""
    for fact in facts:
        if fact["fact"] == "faith":
            found["church"][fact["seat"]] += fact["vp"]
        elif fact["fact"] == "final":
            for part, points in fact["parts"].items():
                found["excommunications" if part == "before" else part][fact["seat"]] += points


def add_gains(edition: Json, facts: list[Fact], found: dict[str, list[int]]) -> None:
    """What a card gives when it is taken counts as that of cards, what it gives by work as harvest or production."""
    types = {card["key"]: card["type"] for card in edition["cards"]}
    leaders = {leader["key"] for leader in edition["leaders"]}
    taken = ""  # the card whose gains come at once, not by work
    for fact in facts:
        if fact["fact"] == "take":
            taken = fact["card"]
        elif fact["fact"] == "work":
            taken = ""
        elif fact["fact"] == "gain":
            source = _source(fact["from"], taken, types, leaders)
            found[source][fact["seat"]] += fact["goods"].get("vp", 0)


def _source(origin: str, taken: str, types: dict[str, str], leaders: set[str]) -> str:
    if origin in types:
        return "cards" if origin == taken else WORK_OF.get(types[origin], "cards")
    if origin in leaders:
        return "leaders"
    return "church" if origin == "support" else "others"
