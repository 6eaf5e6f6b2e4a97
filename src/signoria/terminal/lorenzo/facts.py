"""The journal of facts in words."""

from collections.abc import Callable
from typing import Any

from signoria.kernel.state import Fact, Json
from signoria.terminal.lorenzo.names import Names


class Facts:
    """Tells facts as sentences."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self._tellers: dict[str, Callable[[Any], Any]] = {
            "seat": names.seat,
            "order": names.seats,
            "card": names.card,
            "leader": names.leader,
            "copy": names.leader,
            "goods": names.goods,
            "from": names.any_source,
            "gain": self._privilege,
            "parts": self.parts,
            "scores": self._scores,
            "winners": self._winners,
        }

    def tell(self, fact: Fact) -> str:
        """One fact as a sentence, as far as the fact tells it."""
        values = {key: self._tellers[key](value) if key in self._tellers else value for key, value in fact.items()}
        name = values.pop("fact")
        values.pop("cards", None)
        values |= values.pop("dice", {})
        if "tile" in fact:
            is_bonus_tile = name == "tile"
            values["tile"] = (self.names.tile if is_bonus_tile else self.names.excommunication)(fact["tile"])
        if "member" in fact:
            values["member"] = self.words(f"member-{fact['member']}-one")
        if "space" in fact:
            values["to"] = self.names.space(fact["space"], "-to")
        if "action" in fact:
            values["work"] = self.words(f"work-{fact['action']}-one")
        if name == "fee":
            values["goods"] = self.names.goods({"coins": fact["coins"]})
        return self.words(self._message(fact), **values)

    def _message(self, fact: Fact) -> str:
        """A fact of which something is hidden or missing is told by another message."""
        name = fact["fact"]
        if name == "draft" and "leader" not in fact:
            return "fact-draft-hidden"
        if name == "take" and not fact["goods"]:
            return "fact-take-free"
        if name == "play" and "copy" in fact:
            return "fact-play-copy"
        if name == "bonus":
            return "fact-bonus-space" if "space" in fact else "fact-bonus-work"
        if name == "work":
            return f"fact-work-{fact['action']}"
        return f"fact-{name}"

    def _privilege(self, gain: str) -> str:
        return self.words(f"privilege-{gain}")

    def parts(self, parts: Json) -> str:
        """The parts of the final scoring, those worth nothing left out."""
        told = [self.words("final-part", part=self.words(f"final-{part}"), vp=vp) for part, vp in parts.items() if vp]
        return ", ".join(told) or "0"

    def _scores(self, scores: list[int]) -> str:
        points = [self.names.goods({"vp": vp}) if vp else self.words("good-vp-count", count=0) for vp in scores]
        return ", ".join(f"{self.names.seat(seat)} {told}" for seat, told in enumerate(points))

    def _winners(self, winners: list[int]) -> str:
        return self.words("winners-one" if len(winners) == 1 else "winners-many", names=self.names.seats(winners))
