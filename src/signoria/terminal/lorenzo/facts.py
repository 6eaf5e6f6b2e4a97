"""The journal of facts in words."""

from signoria.kernel.state import Fact, Json
from signoria.terminal.facts import FactFormatter, Formatters
from signoria.terminal.lorenzo.names import Names


class Facts(FactFormatter):
    """Writes facts as sentences."""

    def __init__(self, names: Names) -> None:
        formatters: Formatters = {
            "order": names.seats,
            "card": names.card,
            "leader": names.leader,
            "copy": names.leader,
            "goods": names.goods,
            "from": names.any_source,
            "gain": self._privilege,
            "parts": self.parts,
        }
        super().__init__(names, formatters)
        self.names = names

    def refined(self, fact: Fact, values: Json) -> Json:
        """Some words depend on the kind of fact; what a person does not need is left out."""
        name = fact["fact"]
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
        return values

    def message(self, fact: Fact) -> str:
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

    def points(self, points: int) -> str:
        return self.names.goods({"vp": points}) if points else self.words("good-vp-count", count=0)
