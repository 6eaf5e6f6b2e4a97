"""Why a move of Lorenzo il Magnifico is better than another: cards, goods, points, members and the Church."""

from collections import Counter

from signoria.analysis.explainer import (
    Cause,
    Explainer,
    SeatView,
    by_feature,
    for_or_against,
    more,
    more_or_less,
    sign_of,
)
from signoria.bots.lorenzo.groups import GROUPS
from signoria.kernel.state import Json, Move
from signoria.lorenzo.components import TOWERS

ALWAYS_ALIKE = ("tile", "draft", "pay", "privilege", "exchange", "bonus", "vatican")
GOODS = ("coins", "wood", "stone", "servants")
CARDS = {  # by type: its group, and the groups in which the cards of that type show
    "territory": ("territories", "cards", "harvest"),
    "character": ("characters", "cards", "effects"),
    "building": ("buildings", "cards", "production"),
    "venture": ("ventures", "cards"),
}
CHURCH = ("excommunications", "faith", "effects")
ROUNDS_A_PERIOD = 2
SAME_PLACE = {"place": "space", "take": "space", "activate": "leader"}  # other members and servants differ little


class LorenzoExplainer(Explainer):
    """Compares cards, goods, points, members, leaders and the Church."""

    groups = by_feature(GROUPS)

    def causes(self, one: SeatView, other: SeatView) -> list[Cause]:
        return [
            *cards(one, other),
            *leaders(one, other),
            *tiles(one, other),
            *excommunications(one, other),
            *faith(one, other),
            *military(one, other),
            *points(one, other),
            *goods(one, other),
            *members(one, other),
            *order(one, other),
        ]

    def theme(self, view: Json) -> str | None:
        if view["kind"] == "turn" and view["turn"]["placed"]:
            return "leaders"
        return view["kind"] if view["kind"] in ALWAYS_ALIKE else None

    def is_like(self, move: Move, other: Move) -> bool:
        verb = move["do"]
        if verb != other["do"]:
            return False
        return move.get(SAME_PLACE[verb]) == other.get(SAME_PLACE[verb]) if verb in SAME_PLACE else move == other


def cards(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-TOW-1, LM-END-1: cards taken in one of them only, with what they bring."""
    found = []
    for tower in TOWERS:
        for card in more(one.own["cards"][tower], other.own["cards"][tower])[:1]:
            found.append(worth_having(one, tower, card))
            found.append(Cause("coach-card-less", {"card": card}, CARDS[tower], -1))
    for tower in TOWERS:
        for card in more(other.own["cards"][tower], one.own["cards"][tower])[:1]:
            found.append(Cause("coach-no-card", {"card": card}, CARDS[tower], -1))
    return found


def worth_having(view: SeatView, tower: str, card: str) -> Cause:
    """LM-END-1, LM-WRK-1: what a card of this type is taken for; `vp` is what all of them bring at the end."""
    entry = next(entry for entry in view.state.edition()["cards"] if entry["key"] == card)
    key = f"coach-card-{tower}"
    args: Json = {"card": card}
    if tower == "venture":
        return Cause(key, {**args, "vp": entry["end_vp"]}, CARDS[tower], 1)
    if tower != "character":
        args["value"] = entry["activation"]
        if all(effect["op"] == "gain" for effect in entry["permanent"]):
            key += "-gain"
            args["goods"] = dict(sum((Counter(effect["gain"]) for effect in entry["permanent"]), Counter()))
    if tower != "building":
        forecast = view.state.public_appraisal().get("forecast")
        args["vp"] = forecast[view.seat]["parts"][CARDS[tower][0]] if forecast else 0
    return Cause(key, args, CARDS[tower], 1)


def leaders(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-LDR-1, LM-SET-5: leaders played, used, kept and discarded."""
    found = []
    ours, theirs = ([played["leader"] for played in view.own["leaders"]] for view in (one, other))
    for leader in more(ours, theirs)[:1]:
        found.append(Cause("coach-leader-played", {"leader": leader}, ("leaders", "effects"), 1))
    for leader in more(theirs, ours)[:1]:
        found.append(Cause("coach-leader-waits", {"leader": leader}, ("leaders", "effects"), -1))
    ours, theirs = (held(view) for view in (one, other))
    for leader in more(ours, [*theirs, *(played["leader"] for played in other.own["leaders"])])[:1]:
        found.append(Cause("coach-leader-kept", {"leader": leader}, ("leaders",), 1))
    for leader in more(theirs, [*ours, *(played["leader"] for played in one.own["leaders"])])[:1]:
        found.append(Cause("coach-leader-gone", {"leader": leader}, ("leaders",), -1))
    used = ([played["leader"] for played in view.own["leaders"] if played["used"]] for view in (one, other))
    for leader in more(*used)[:1]:
        found.append(Cause("coach-leader-used", {"leader": leader}, ("leaders",)))
    return found


def held(view: SeatView) -> list[str]:
    """LM-SET-5: nobody sees the leaders in hand before the tiles are chosen."""
    return [leader for pile in ("hand", "kept") if isinstance(view.own[pile], list) for leader in view.own[pile]]


def tiles(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-SET-4."""
    tile = one.own["tile"]
    return for_or_against("coach-tile-own", {"tile": tile}, ("tile",)) if tile and tile != other.own["tile"] else []


def excommunications(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-VAT-1."""
    ours, theirs = one.own["excommunicated"], other.own["excommunicated"]
    return [
        *[Cause("coach-excommunicated", {"excommunication": tile}, CHURCH, -1) for tile in more(ours, theirs)[:1]],
        *[Cause("coach-supported", {"excommunication": tile}, CHURCH, 1) for tile in more(theirs, ours)[:1]],
    ]


def faith(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-VAT-1: faith, and whether it is enough for the next report."""
    ours, theirs = one.own["faith"], other.own["faith"]
    if ours == theirs:
        return []
    key = f"coach-faith-{more_or_less(ours - theirs)}"
    args = {"count": abs(ours - theirs)}
    need = faith_needed(one)
    if need and theirs < need <= ours:
        key, args = "coach-faith-enough", {"faith": ours, "need": need}
    elif need and ours < need <= theirs:
        key, args = "coach-faith-lacks", {"faith": ours, "need": need}
    return [Cause(key, args, ("faith",), sign_of(ours - theirs))]


def faith_needed(view: SeatView) -> int:
    """LM-VAT-1: what the next report asks for."""
    needs: dict[str, int] = view.state.edition()["board"]["faith_required"]
    return needs[str((view.view["round"] - 1) // ROUNDS_A_PERIOD + 1)]


def military(one: SeatView, other: SeatView) -> list[Cause]:
    return _amount(one, other, "military")


def points(one: SeatView, other: SeatView) -> list[Cause]:
    return _amount(one, other, "vp")


def goods(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-RES-1: what one has more of, and what it has less of."""
    differences = {good: one.own[good] - other.own[good] for good in GOODS}
    gained = {good: count for good, count in differences.items() if count > 0}
    lacking = {good: -count for good, count in differences.items() if count < 0}
    if gained and lacking:
        return [Cause("coach-goods-exchanged", {"goods": gained, "less_goods": lacking}, ("goods",))]
    if gained:
        return [Cause("coach-goods-more", {"goods": gained}, ("goods",), 1)]
    return [Cause("coach-goods-less", {"goods": lacking}, ("goods",), -1)] if lacking else []


def _amount(one: SeatView, other: SeatView, name: str) -> list[Cause]:
    difference = one.own[name] - other.own[name]
    if not difference:
        return []
    return [Cause(f"coach-{name}-{more_or_less(difference)}", {"count": abs(difference)}, (name,), sign_of(difference))]


def members(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-RND-2: the members that are still at home in the same round."""
    if one.view["round"] != other.view["round"]:
        return []
    return [
        *[_kept(one, member) for member in more(one.own["members"], other.own["members"])[:1]],
        *[_spent(other, member) for member in more(other.own["members"], one.own["members"])[:1]],
    ]


def _kept(view: SeatView, member: str) -> Cause:
    return Cause("coach-member-kept", {"member": member, "value": values(view)[member]}, ("turns",), 1)


def _spent(view: SeatView, member: str) -> Cause:
    return Cause("coach-member-spent", {"member": member, "value": values(view)[member]}, ("turns",), -1)


def values(view: SeatView) -> dict[str, int]:
    """LM-VAL-1: what each member at home is worth."""
    found: dict[str, int] = view.state.public_appraisal()["values"][view.seat]
    return found


def order(one: SeatView, other: SeatView) -> list[Cause]:
    """LM-RND-3: a member in the council palace sets the order of the next round."""
    ours, theirs = in_council(one), in_council(other)
    if ours == theirs or one.view["round"] != other.view["round"]:
        return []
    return [Cause("coach-order-earlier" if ours else "coach-order-later", {}, ("order",), 1 if ours else -1)]


def in_council(view: SeatView) -> bool:
    return any(seat == view.seat for seat, _ in view.view["spaces"]["council"])
