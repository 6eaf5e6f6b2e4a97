"""Why a move of The Princes of Florence is better: what the seat has, and what that does to its works."""

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
from signoria.bots.princes.groups import GROUPS
from signoria.kernel.state import Json, Move
from signoria.princes.components import BUILDINGS, FREEDOMS, JESTER_VALUE, LANDSCAPES

ALWAYS_ALIKE = (
    "return", "bid", "take", "landscape", "place", "keep", "bury", "recruit", "payout", "mark", "merchant", "use",
    "professor", "span", "price", "answer", "counter",
)  # fmt: skip
THEMES = {**{kind: kind for kind in ALWAYS_ALIKE}, "name": "auction", "bonus": "bonus-card"}
ONE_PLACE = ("place", "span", "bury")  # whose many ways differ little
A_STEP = {"ask": ("amount", 100), "counter": ("amount", 100), "payout": ("pp", 1)}  # sums next to each other
RECRUITING = "recruiting"
WISHES = {"buildings": BUILDINGS, "landscapes": LANDSCAPES, "freedoms": FREEDOMS}


class PrincesExplainer(Explainer):
    """Compares money, prestige, cards, pieces and the values of works."""

    groups = by_feature(GROUPS)

    def causes(self, one: SeatView, other: SeatView) -> list[Cause]:
        return [
            *completed(one, other),
            *raised_work(one, other),
            *jesters(one, other),
            *cards_to_choose(one, other),
            *professions(one, other),
            *recruiting(one, other),
            *raised_works(one, other),
            *pieces(one, other),
            *freedoms(one, other),
            *wishes(one, other),
            *builders(one, other),
            *prestige_cards(one, other),
            *bonus_cards(one, other),
            *auction(one, other),
            *actions(one, other),
            *characters(one, other),
            *best_work(one, other),
            *prestige_points(one, other),
            *money(one, other),
        ]

    def theme(self, view: Json) -> str | None:
        return THEMES.get(view["kind"])

    def is_like(self, move: Move, other: Move) -> bool:
        verb = move["do"]
        if verb != other["do"]:
            return False
        if verb in A_STEP:
            name, step = A_STEP[verb]
            return bool(abs(move[name] - other[name]) <= step)
        return verb in ONE_PLACE or (verb == "mark" and move["character"] == other["character"]) or move == other


# Works


def completed(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-WRK-1: a work done in one of them only, or another work in each."""
    done = [card for card in more(one.own["table"], other.own["table"]) if card != RECRUITING]
    waiting = [card for card in more(other.own["table"], one.own["table"]) if card != RECRUITING]
    groups = ("works", "professions", "best_work")
    if done and waiting:
        return [Cause("coach-completed-rather", {"profession": done[0]}, groups)]
    if done:
        return [Cause("coach-completed", {"profession": done[0]}, groups, -1)]
    return [Cause("coach-waiting", {"profession": waiting[0]}, groups, 1)] if waiting else []


def changes(one: SeatView, other: SeatView) -> dict[str, int]:
    """PF-WRK-1: by how much the value of each work differs that the hand allows in both."""
    hand = set(one.own["hand"]) & set(other.own["hand"])
    ours, theirs = one.appraisal["works"], other.appraisal["works"]
    return {card: ours[card]["wv"] - theirs[card]["wv"] for card in sorted(hand) if card in ours}


def raised_work(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-WRK-1, PF-WRK-2: a building, a landscape or a freedom raises a work; the one that gains most is named.

    Of works that gain the same, one that reaches the minimum by it is named first.
    """
    found = []
    for card in changes(one, other):
        ours, theirs = one.appraisal["works"][card], other.appraisal["works"][card]
        for part, group in (("building", "buildings"), ("landscape", "landscapes"), ("freedom", "freedoms")):
            gain = ours["parts"][part] - theirs["parts"][part]
            if gain:
                enough = int(gain > 0 and ours["missing"] == 0 and theirs["missing"] > 0)
                found.append((gain, enough, card, part, group))
    gains = sorted((each for each in found if each[0] > 0), key=lambda each: (-each[1], -each[0], each[2]))
    losses = sorted((each for each in found if each[0] < 0), key=lambda each: (each[0], each[2]))
    return [_raised(one, *each) for each in gains[:1]] + [_not_raised(other, *each) for each in losses[:1]]


def _raised(view: SeatView, gain: int, enough: int, card: str, part: str, group: str) -> Cause:
    work = view.appraisal["works"][card]
    args = {**wish(view, card, part), "profession": card, "by": gain, "wv": work["wv"], "missing": work["missing"]}
    key = "coach-work-enough" if enough else "coach-work-raised"
    return Cause(f"{key}-{kind_of(part)}", args, ("works", group), 1)


def _not_raised(view: SeatView, gain: int, enough: int, card: str, part: str, group: str) -> Cause:
    args = {**wish(view, card, part), "profession": card, "by": -gain}
    return Cause(f"coach-work-lacks-{kind_of(part)}", args, ("works", group), -1)


def kind_of(part: str) -> str:
    return "freedom" if part == "freedom" else "piece"


def wish(view: SeatView, card: str, part: str) -> Json:
    """PF-WRK-1: the piece or freedom that a profession asks for."""
    entry = next(entry for entry in view.state.edition()["professions"] if entry["id"] == card)
    return {kind_of(part): entry[part]}


def raised_works(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-WRK-1: all works gain or lose the same."""
    differences = set(changes(one, other).values())
    if len(differences) != 1 or differences == {0}:
        return []
    difference = differences.pop()
    return [Cause(f"coach-works-{more_or_less(difference)}", {"by": abs(difference)}, ("works",), sign_of(difference))]


def best_work(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-BST-1: the best work of this round."""
    ours, theirs = one.own["best_work"], other.own["best_work"]
    if ours <= theirs or one.view["round"] != other.view["round"]:
        return []
    return [Cause("coach-best_work-more", {"wv": ours}, ("best_work",), 1)]


# What the seat has


def jesters(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-OBJ-2."""
    difference = one.own["jesters"] - other.own["jesters"]
    if not difference:
        return []
    key = "coach-jester" if difference > 0 else "coach-no-jester"
    return [Cause(key, {"by": JESTER_VALUE * abs(difference)}, ("jesters", "works"), sign_of(difference))]


def builders(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-OBJ-3."""
    difference = one.own["builders"] - other.own["builders"]
    if not difference:
        return []
    prices = [view.appraisal["prices"]["building"]["price"] for view in (one, other)]
    key = "coach-builder" if difference > 0 else "coach-no-builder"
    saved = abs(prices[0] - prices[1])
    return [Cause(key if saved else f"{key}-dense", {"amount": saved}, ("builders",), sign_of(difference))]


def pieces(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-BLD-1, PF-OBJ-1: what lies on the board of one of them only."""
    ours, theirs = ([piece["piece"] for piece in view.own["pieces"]] for view in (one, other))
    found = []
    for group, kinds in (("buildings", BUILDINGS), ("landscapes", LANDSCAPES)):
        gained = [piece for piece in more(ours, theirs) if piece in kinds]
        lacking = [piece for piece in more(theirs, ours) if piece in kinds]
        for piece in gained[:1]:
            found.append(Cause("coach-piece", {"piece": piece}, (group,), 1))
            if piece not in asked_for(one):
                found.append(Cause("coach-piece-idle", {"piece": piece}, (group,), -1))
        for piece in lacking[:1]:
            found.append(Cause("coach-no-piece", {"piece": piece}, (group,), -1))
    return found


def asked_for(view: SeatView) -> set[str]:
    """PF-WRK-1: the pieces that the professions in hand ask for."""
    hand = [entry for entry in view.state.edition()["professions"] if entry["id"] in view.own["hand"]]
    return {entry[part] for entry in hand for part in ("building", "landscape")}


def freedoms(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-FRE-1."""
    gained, lacking = (more(a.own["freedoms"], b.own["freedoms"]) for a, b in ((one, other), (other, one)))
    return [
        *[Cause("coach-freedom", {"freedom": name}, ("freedoms",), 1) for name in gained[:1]],
        *[Cause("coach-no-freedom", {"freedom": name}, ("freedoms",), -1) for name in lacking[:1]],
    ]


def wishes(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-WRK-1: what several professions in hand want, so that one piece or freedom would serve them all."""
    found = []
    ours, theirs = one.appraisal["wanted"], other.appraisal["wanted"]
    for group, names in WISHES.items():
        shared = [name for name in names if ours.get(name, 0) > max(theirs.get(name, 0), 1)]
        if shared:
            name = max(shared, key=lambda name: ours[name])
            kind = "freedom" if group == "freedoms" else "piece"
            found.append(Cause(f"coach-wanted-{kind}", {kind: name, "count": ours[name]}, (group,), 1))
    return found


# Cards


def looks_at(view: SeatView) -> str | None:
    """The deck from which the seat is choosing a card."""
    is_choosing = view.view["kind"] == "keep" and view.view["seat"] == view.seat
    return str(view.view["looked"]["deck"]) if is_choosing else None


def cards_to_choose(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-ACT-2, PF-OBJ-4: a card that the seat is about to choose from several."""
    ours, theirs = looks_at(one), looks_at(other)
    if ours == theirs:
        return []
    groups = {"profession": ("professions", "works"), "bonus": ("bonus",), "prestige": ("prestige",)}
    found = []
    if ours:
        found.append(Cause(f"coach-draw-{ours}", {}, groups[ours], 1))
    if theirs:
        found.append(Cause(f"coach-no-draw-{theirs}", {}, groups[theirs], -1))
    return found


def professions(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-WRK-1: a profession in the hand of one of them only, unless its work is done in the other."""
    gained = more(one.own["hand"], [*other.own["hand"], *other.own["table"]])
    works = one.appraisal["works"]
    named = [card for card in gained if card in works]
    return [
        cause
        for card in named[:1]
        for cause in for_or_against(
            "coach-profession", {"profession": card, "wv": works[card]["wv"]}, ("professions", "works")
        )
    ]


def recruiting(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-OBJ-5."""
    difference = one.own["hand"].count(RECRUITING) - other.own["hand"].count(RECRUITING)
    if not difference:
        return []
    counts = [len(view.own["hand"]) + len(view.own["table"]) for view in (one, other)]
    if difference > 0:
        key = "coach-recruiting-more" if counts[0] > counts[1] else "coach-recruiting-kept"
    else:
        key = "coach-recruiting-less" if counts[0] < counts[1] else "coach-recruiting-used"
    return [Cause(key, {}, ("recruiting", "works"), sign_of(difference))]


def bonus_cards(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-WRK-3: bonus cards, and what they would add to a work now."""
    gained, lacking = (more(a.own["bonus"], b.own["bonus"]) for a, b in ((one, other), (other, one)))
    values, before = one.appraisal["bonus"], other.appraisal["bonus"]
    if gained:
        return for_or_against("coach-bonus-card", {"bonus": gained[0], "by": int(values[gained[0]])}, ("bonus",))
    if lacking:
        return [Cause("coach-no-bonus-card", {"bonus": lacking[0]}, ("bonus",), -1)]
    rises = {card: int(values[card] - before[card]) for card in sorted(one.own["bonus"])}
    best = max(rises, key=lambda card: rises[card], default=None)
    return (
        [Cause("coach-bonus-raised", {"bonus": best, "by": rises[best]}, ("bonus",), 1)]
        if best and rises[best] > 0
        else []
    )


def prestige_cards(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-END-1: prestige cards, and what they would score now."""
    gained, lacking = (more(a.own["prestige"], b.own["prestige"]) for a, b in ((one, other), (other, one)))
    scores, before = one.appraisal["prestige"], other.appraisal["prestige"]
    if gained:
        args = {"prestige": gained[0], "pp": scores[gained[0]]["pp"]}
        return for_or_against("coach-prestige-card", args, ("prestige",))
    if lacking:
        return [Cause("coach-no-prestige-card", {"prestige": lacking[0]}, ("prestige",), -1)]
    rises = {card: scores[card]["pp"] - before[card]["pp"] for card in sorted(one.own["prestige"])}
    best = max(rises, key=lambda card: rises[card], default=None)
    if best is None or rises[best] <= 0:
        return []
    return [Cause("coach-prestige-raised", {"prestige": best, "pp": scores[best]["pp"]}, ("prestige",), 1)]


# The round


def auction(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-AUC-1: whether the seat can still get an object this round, and which are left."""
    if one.view["round"] != other.view["round"]:
        return []
    ours, theirs = can_bid(one), can_bid(other)
    if ours != theirs:
        return [Cause("coach-auction-in" if ours else "coach-auction-out", {}, ("auction",), 1 if ours else -1)]
    if not ours:
        return []
    sold, before = one.view["auction"]["sold"], other.view["auction"]["sold"]
    left, gone = more(before, sold), more(sold, before)
    return [
        *[Cause("coach-still-offered", {"object": name}, ("auction",), 1) for name in left[:1]],
        *[Cause("coach-gone", {"object": name}, ("auction",), -1) for name in gone[:1]],
    ]


def can_bid(view: SeatView) -> bool:
    return view.seat in view.view.get("auction", {}).get("in_phase", ())


def actions(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-ACT-1: the actions that the seat has left in this round."""
    if one.view["round"] != other.view["round"] or not one.view["phase"] == other.view["phase"] == "actions":
        return []
    difference = actions_left(one) - actions_left(other)
    if not difference:
        return []
    return [Cause(f"coach-time-{more_or_less(difference)}", {"count": abs(difference)}, ("time",), sign_of(difference))]


def actions_left(view: SeatView) -> int:
    turn = view.view["turn"]
    return int(turn["actions_left"]) if turn["active"] == view.seat else 0


def characters(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-CHR-1: the character that the seat has, or has marked."""
    ours, theirs = character(one), character(other)
    if ours == theirs:
        return []
    return [
        *[Cause("coach-character", {"character": name}, ("characters",), 1) for name in (ours,) if name],
        *[Cause("coach-no-character", {"character": name}, ("characters",), -1) for name in (theirs,) if name],
    ]


def marks(view: SeatView) -> dict[str, int]:
    """PF-CHR-2: what the seat's marker would cost it, by character."""
    found = view.view.get("character_auction", {}).get("marks", {})
    return {name: mark["amount"] for name, mark in found.items() if mark["seat"] == view.seat}


def character(view: SeatView) -> str | None:
    marked = list(marks(view))
    return marked[0] if marked else view.own["character"]


# Money and prestige


def prestige_points(one: SeatView, other: SeatView) -> list[Cause]:
    difference = one.own["pp"] - other.own["pp"]
    if not difference:
        return []
    return [Cause(f"coach-pp-{more_or_less(difference)}", {"pp": abs(difference)}, ("pp",), sign_of(difference))]


def money(one: SeatView, other: SeatView) -> list[Cause]:
    """PF-MON-1, PF-CHR-2: cash, less what a marked character will cost."""
    ours, theirs = (view.own["money"] - sum(marks(view).values()) for view in (one, other))
    if ours == theirs:
        return []
    args = {"amount": abs(ours - theirs), "about": 0}
    return [Cause(f"coach-money-{more_or_less(ours - theirs)}", args, ("money",), sign_of(ours - theirs))]
