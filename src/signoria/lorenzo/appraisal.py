"""What a seat may work out for itself: what each of its moves would bring, its leaders' needs. Tells nothing hidden."""

from typing import Final

from signoria.kernel.bits import holds
from signoria.kernel.state import NOBODY, Fact, Json
from signoria.lorenzo.components import (
    HARVEST,
    MEMBERS,
    MILITARY,
    RESOURCES,
    TOWERS,
    WORKS,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.moves import DECLINE, SKIP
from signoria.lorenzo.scoring import PARTS, final_parts
from signoria.lorenzo.state import (
    BONUS,
    DRAFT,
    EXCHANGE_CHOICE,
    OVER,
    PAY,
    PRIVILEGE_CHOICE,
    SETUP,
    TILE,
    TURN,
    VATICAN_CHOICE,
    LorenzoState,
)
from signoria.lorenzo.values import line_of

OPENING: Final = (TILE, DRAFT)
CARD_WEIGHT: Final = 5


def appraise(state: LorenzoState, seat: int) -> Json:
    """What everybody can work out and, for a seat, what only it can; NOBODY is a spectator."""
    appraisal: Json = {"values": [_values(state, family) for family in state.families], "final": _final(state)}
    if seat != NOBODY:
        family = state.families[seat]
        hand = family.hand + family.kept
        appraisal["leaders"] = {state.components.leader_keys[leader]: _needs(state, seat, leader) for leader in hand}
        if seat == state.seat:
            appraisal["previews"] = [preview(state, action) for action in state.legal()]
    return appraisal


def _values(state: LorenzoState, family: Family) -> Json:
    """LM-VAL-1: what each member at home is worth."""
    if state.phase == SETUP:
        return {}
    return {MEMBERS[at]: int(state.member_value(family, at)) for at in range(len(MEMBERS)) if holds(family.members, at)}


def _final(state: LorenzoState) -> list[Json]:
    """LM-END-1: what each seat would still score if the game ended now."""
    if state.phase == OVER:
        return []
    military = [family.held[MILITARY] for family in state.families]
    return [dict(zip(PARTS, final_parts(state, family, military))) for family in state.families]


def _needs(state: LorenzoState, seat: int, number: int) -> Json:
    """LM-LDR-1, LM-LDR-5: whether a leader could be played, and what is missing of its nearest requirement."""
    printed = state.components.edition["leaders"][number]["require_any"]
    missing = [_missing(state.families[seat], need) for need in printed]
    least = missing[0]
    for each in missing:
        if _size(each) < _size(least):
            least = each
    copies = state.components.leaders[number].copies
    return {"met": _size(least) == 0, "missing": least, "nobody": copies and not _has_model(state, seat)}


def _has_model(state: LorenzoState, seat: int) -> bool:
    """LM-LDR-5: whether there is a leader to copy."""
    leaders = state.components.leaders
    played = [number for at, family in enumerate(state.families) if at != seat for number in family.leaders]
    return any(not leaders[number].copies for number in played)


def _missing(family: Family, need: Json) -> Json:
    cards = {name: count - len(family.cards[TOWERS.index(name)]) for name, count in need.get("cards", {}).items()}
    held = {name: count - family.held[RESOURCES.index(name)] for name, count in need.get("resources", {}).items()}
    return {
        "cards": {name: count for name, count in cards.items() if count > 0},
        "resources": {name: count for name, count in held.items() if count > 0},
    }


def _size(missing: Json) -> int:
    """A card is harder to come by than goods or points."""
    return CARD_WEIGHT * int(sum(missing["cards"].values())) + int(sum(missing["resources"].values()))


class MovePreview:
    """Collects what a move brings: from the facts of a copy of the game in which it is played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.result: Json = {"fee": 0, "gain": {}, "privileges": 0, "exchanges": [], "bonus": []}

    def collect(self, facts: list[Fact]) -> bool:
        """Take facts in; False once they are about something else than the move."""
        for fact in facts:
            if fact.get("seat") != self.seat or fact["fact"] == "final":
                return False
            self._collect(fact)
        return True

    def _collect(self, fact: Fact) -> None:
        name = fact["fact"]
        if name == "fee":
            self.result["fee"] += fact["coins"]
        elif name == "take":
            self.result["card"] = fact["card"]
            self.result["pay"] = fact["goods"]
        elif name == "work":
            self.result["work"] = {"action": fact["action"], "value": fact["value"]}
        elif name == "faith":
            self.add({"vp": fact["vp"]})
        elif name == "gain" and fact["from"] != "privilege":
            self.add(fact["goods"])

    def add(self, goods: Json) -> None:
        for kind, amount in goods.items():
            self.result["gain"][kind] = self.result["gain"].get(kind, 0) + amount


def preview(state: LorenzoState, action: int) -> Json:
    """What a legal action of the deciding seat brings for certain, and which choices it would open.

    Choices are passed over: exchanges and bonus actions left aside, privileges only counted.
    """
    found = MovePreview(state.seat)
    future = _future(state)
    kind = state.kind
    if kind in OPENING:
        return found.result
    future.apply(action)
    facts = future.journal or []
    if kind in (PRIVILEGE_CHOICE, EXCHANGE_CHOICE):
        _collect_first_gain(found, facts)
        return found.result
    if kind == VATICAN_CHOICE:
        found.collect(facts)
        return found.result
    waiting = len(state.queue) - 1 if kind != TURN else 0
    is_about_it = found.collect(_until_report(facts))
    while is_about_it and future.seat == state.seat and len(future.queue) > waiting and _pass_over(future, found):
        is_about_it = found.collect(_until_report(future.journal or []))
    if "work" in found.result:
        found.result["work"]["cards"] = fired(state, found.result["work"])
    return found.result


def _future(state: LorenzoState) -> LorenzoState:
    future: LorenzoState = state.clone()  # type: ignore[assignment]
    future.journal = []
    return future


def _until_report(facts: list[Fact]) -> list[Fact]:
    """The facts before a Vatican report, which the last move of a round may set off."""
    for at, fact in enumerate(facts):
        if fact["fact"] == "excommunicate":
            return facts[:at]
    return facts


def _collect_first_gain(found: MovePreview, facts: list[Fact]) -> None:
    """A privilege or an exchange: the fact that tells of it is followed by what it gives, if that is anything."""
    if len(facts) > 1 and facts[0]["fact"] in ("privilege", "exchange") and facts[1]["fact"] == "gain":
        origin = facts[0].get("card", "privilege")
        if facts[1]["from"] == origin:
            found.add(facts[1]["goods"])


def _pass_over(future: LorenzoState, found: MovePreview) -> bool:
    """Note a choice that a move would open and go on as if nothing came of it; False if there is none."""
    kind = future.kind
    future.journal = []
    if kind == PAY:
        ways = future.legal()
        found.result["ways"] = [future.move_of(way)["goods"] for way in ways]
        future.apply(ways[0])
    elif kind == PRIVILEGE_CHOICE:
        found.result["privileges"] += 1
        future.apply(future.legal()[0])
    elif kind == EXCHANGE_CHOICE:
        found.result["exchanges"].append(future.decision()["card"])
        future.apply(SKIP)
    elif kind == BONUS:
        found.result["bonus"].append(future.decision())
        future.apply(DECLINE)
    else:
        return False
    return True


def fired(state: LorenzoState, work: Json) -> list[str]:
    """LM-WRK-2: the cards that a harvest or production of this value fires, in order."""
    line = state.family().cards[line_of(HARVEST + WORKS.index(work["action"]))]
    cards = [state.components.cards[card] for card in line]
    return [card.key for card in cards if card.activation <= work["value"]]
