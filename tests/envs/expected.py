"""What an observation must be, worked out from the JSON view alone: pieces by name, as nested lists and numbers."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

import signoria
from signoria.envs.observer import observer

View = dict[str, Any]
Named = dict[str, Any]


def expected(view: View) -> Named:
    """The pieces of the observation of whoever has this view."""
    pieces = observer(view["game"]).named(np.zeros(observer(view["game"]).size, np.int16))
    {"princes": _princes, "lorenzo": _lorenzo}[view["game"]](view, pieces)
    return pieces


def _edition(game: str) -> Any:
    return signoria.rules(game).own_edition()


def _ids(game: str, part: str, key: str) -> list[str]:
    return [entry[key] for entry in _edition(game)[part]]


PROFESSIONS = _ids("princes", "professions", "id")
BONUS = _ids("princes", "bonus_cards", "id")
PRESTIGE = _ids("princes", "prestige_cards", "id")
CHARACTERS = _ids("princes", "characters", "id")
BUILDINGS = [
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theater",
    "tower",
    "chapel",
]
LANDSCAPES = ["forest", "lake", "park"]
FREEDOMS = ["travel", "religion", "opinion"]
OBJECTS = [*LANDSCAPES, "jester", "builder", "prestige", "recruiting", "landscape"]
DECKS = ["profession", "bonus", "prestige"]
PRINCES_PHASES = ["setup", "auction", "characters", "actions", "over"]
PRINCES_KINDS = [
    "return", "name", "bid", "take", "landscape", "place", "keep", "bury", "recruit", "turn", "bonus", "payout",
    "mark", "merchant", "use", "professor", "span", "price", "answer", "counter",
]  # fmt: skip

CARDS = _ids("lorenzo", "cards", "key")
LEADERS = _ids("lorenzo", "leaders", "key")
TILES = _ids("lorenzo", "bonus_tiles", "key")
EXCOMMUNICATIONS = _ids("lorenzo", "excommunications", "id")
RESOURCES = ["coins", "wood", "stone", "servants", "military", "faith", "vp"]
MEMBERS = ["black", "white", "orange", "neutral"]
TOWERS = ["territory", "character", "building", "venture"]
SPACES = [
    *[f"{tower}.{floor}" for tower in TOWERS for floor in (1, 2, 3, 4)],
    "harvest.single", "harvest.shared", "production.single", "production.shared",
    "market.1", "market.2", "market.3", "market.4", "council",
]  # fmt: skip
PRIVILEGES = ["goods", "servants", "coins", "military", "faith"]
TASKS = ["pay", "card", "work", "privilege"]
LORENZO_PHASES = ["setup", "actions", "vatican", "over"]
LORENZO_KINDS = ["tile", "draft", "turn", "pay", "privilege", "exchange", "bonus", "vatican"]


def _set(row: Any, names: list[str], chosen: Iterable[Any]) -> None:
    """1 for each of the chosen, more if it is there more often."""
    for name in chosen:
        if name is not None:
            row[names.index(name)] += 1


def _places(row: Any, names: list[str], chosen: Iterable[str]) -> None:
    for place, name in enumerate(chosen, 1):
        row[names.index(name)] = place


def _away(view: View) -> Callable[[int], int]:
    you = view["you"] or 0
    return lambda seat: (seat - you) % len(view["seats"])


def _common(view: View, pieces: Named, phases: list[str], kinds: list[str]) -> None:
    pieces["seat_count"][:] = len(view["seats"])
    if view["you"] is not None:
        pieces["you"][view["you"]] = 1
    pieces["round"][:] = view["round"]
    _set(pieces["phase"], phases, [view["phase"]])
    _set(pieces["kind"], kinds, [view["kind"]])
    if view["seat"] is not None:
        pieces["decides"][_away(view)(view["seat"])] = 1


def _princes(view: View, pieces: Named) -> None:
    away = _away(view)
    _common(view, pieces, PRINCES_PHASES, PRINCES_KINDS)
    pieces["options"][:] = list(view["options"].values())
    pieces["start"][away(view["start"])] = 1
    supply = view["supply"]
    stacks = [supply[name] for name in (*OBJECTS[:5], "recruiting")]
    pieces["supply"][:] = stacks + list(supply["buildings"].values()) + list(supply["freedoms"].values())
    pieces["decks"][:] = [view["decks"][deck] for deck in DECKS]
    pieces["banker"][:] = view["characters"].get("banker", 0) // 100
    if "banker_buyer" in view:
        pieces["banker_buyer"][away(view["banker_buyer"])] = 1
    _princes_auctions(view, pieces, away)
    _princes_turn(view, pieces, away)
    for seat, entry in enumerate(view["seats"]):
        _prince(view, {name: pieces[name][away(seat)] for name in PRINCE_PIECES}, entry)
    if view["you"] is not None:
        own = view["seats"][view["you"]]
        _set(pieces["hand"], [*PROFESSIONS, "recruiting"], own["hand"])
        _set(pieces["bonus"], BONUS, own["bonus"])


def _princes_auctions(view: View, pieces: Named, away: Callable[[int], int]) -> None:
    if auction := view.get("auction"):
        pieces["in_phase"][[away(seat) for seat in auction["in_phase"]]] = 1
        _set(pieces["sold"], OBJECTS, auction["sold"])
        pieces["namer"][away(auction["namer"])] = 1
        if "object" in auction:
            _set(pieces["object"], OBJECTS, [auction["object"]])
            pieces["price"][:] = auction["price"] // 100
            pieces["bidder"][away(auction["bidder"])] = 1
            pieces["in_auction"][[away(seat) for seat in auction["in_auction"]]] = 1
    if auction := view.get("character_auction"):
        pieces["may_mark"][[away(seat) for seat in auction["seats"]]] = 1
        _set(pieces["bought"], CHARACTERS, auction["bought"])
        for name, mark in auction["marks"].items():
            pieces["marked_by"][CHARACTERS.index(name), away(mark["seat"])] = 1
            pieces["marked_at"][CHARACTERS.index(name)] = mark["amount"] // 100


def _princes_turn(view: View, pieces: Named, away: Callable[[int], int]) -> None:
    if turn := view.get("turn"):
        pieces["active"][away(turn["active"])] = 1
        for name in ("actions_left", "has_drawn", "has_introduced", "offers"):
            pieces[name][:] = turn[name]
    _set(pieces["placing"], BUILDINGS + LANDSCAPES, [view.get("piece")])
    if work := view.get("work"):
        _set(pieces["work"], PROFESSIONS, [work["card"]])
        pieces["work_value"][:] = work["wv"]
    if offer := view.get("offer"):
        _set(pieces["offered"], BUILDINGS, [offer["building"]])
        pieces["partner"][away(offer["partner"])] = 1
        for seat, cells in offer.get("cells", {}).items():
            for row, column in cells:
                pieces["span"][int(int(seat) == offer["partner"]), row, column] = 1
        pieces["sum"][:] = offer.get("amount", 0) // 100
    if looked := view.get("looked"):
        _set(pieces["looked_deck"], DECKS, [looked["deck"]])
        pieces["looked_count"][:] = looked["count"]
        names = {"profession": PROFESSIONS, "bonus": BONUS, "prestige": PRESTIGE}[looked["deck"]]
        piece = {"profession": "looked_professions", "bonus": "looked_bonus", "prestige": "looked_prestige"}
        _places(pieces[piece[looked["deck"]]], names, looked.get("cards", []))


PRINCE_PIECES = [piece.name for piece in observer("princes").pieces_of_seat]


def _prince(view: View, pieces: Named, entry: View) -> None:
    for name in ("pp", "jesters", "builders", "best_work"):
        pieces[name][:] = entry[name]
    pieces["money"][:] = -1 if entry["money"] is None else entry["money"] // 100
    for name in ("hand", "bonus", "prestige"):
        pieces[f"{name}_count"][:] = entry[name] if isinstance(entry[name], int) else len(entry[name])
    _set(pieces["character"], CHARACTERS, [entry["character"]])
    _set(pieces["freedoms"], FREEDOMS, entry["freedoms"])
    _set(pieces["table"], [*PROFESSIONS, "recruiting"], entry["table"])
    if not isinstance(entry["prestige"], int):
        _set(pieces["prestige"], PRESTIGE, entry["prestige"])
    board = "cooperative_board" if view["options"]["cooperative"] else "principality"
    for row, line in enumerate(_edition("princes")[board]["map"]):
        for column, sign in enumerate(line):
            pieces["board"][0, row, column] = 11 if sign == "P" else 0
    for piece in entry["pieces"]:
        names = BUILDINGS if piece["piece"] in BUILDINGS else LANDSCAPES
        _set(pieces["buildings" if names is BUILDINGS else "landscapes"], names, [piece["piece"]])
        for row, column in piece["cells"]:
            pieces["board"][int(names is LANDSCAPES), row, column] = 1 + names.index(piece["piece"])


def _lorenzo(view: View, pieces: Named) -> None:
    away = _away(view)
    _common(view, pieces, LORENZO_PHASES, LORENZO_KINDS)
    options = view["options"]
    pieces["options"][:] = [
        options["advanced"],
        options["last_report_decline_scores"],
        options["malus_wood_stone"] == "total",
        options["santa_rita_malus"] == "each",
        options["brunelleschi_bonus_actions"],
    ]
    for place, seat in enumerate(view["order"]):
        pieces["order"][place, away(seat)] = 1
    if view["dice"]:
        pieces["dice"][:] = list(view["dice"].values())
    if turn := view.get("turn"):
        pieces["lap"][:] = turn["lap"]
        pieces["has_placed"][:] = turn["placed"]
    _set(pieces["excommunications"], EXCOMMUNICATIONS, view["excommunications"])
    pieces["decks"][:] = [view["decks"][tower] for tower in TOWERS]
    for tower in TOWERS:
        for floor, card in enumerate(view["towers"][tower], 1):
            if card is not None:
                pieces["towers"][CARDS.index(card)] = floor
    pieces["queue"][:] = len(view.get("queue", []))
    for place, task in enumerate(view.get("queue", [])[:3]):
        _task(pieces, place, task)
    for seat, entry in enumerate(view["seats"]):
        _family(view, {name: pieces[name][away(seat)] for name in FAMILY_PIECES}, entry)
    for space, standing in view["spaces"].items():
        for place, (seat, member) in enumerate(standing, 1):
            value = place if space == "council" else 1
            pieces["members"][away(seat), MEMBERS.index(member), SPACES.index(space)] = value
    if view["you"] is not None:
        own = view["seats"][view["you"]]
        if view["kind"] != "tile":  # LM-SET-5
            _set(pieces["hand"], LEADERS, own["hand"])
            _places(pieces["kept"], LEADERS, own["kept"])


def _task(pieces: Named, place: int, task: View) -> None:
    _set(pieces["queue_task"][place], TASKS, [task["task"]])
    goods = task.get("discount", task.get("budget", {}))
    pieces["queue_goods"][place] = [goods.get(name, 0) for name in RESOURCES]
    pieces["queue_suffered"][place] = [task.get("suffered", {}).get(name, 0) for name in RESOURCES]
    pieces["queue_value"][place] = task.get("value", task.get("left", 0))
    pieces["queue_effect"][place] = task.get("effect", 0)
    pieces["queue_at"][place] = task.get("at", 0)
    _set(pieces["queue_work"][place], ["harvest", "production"], [task.get("action")])
    _set(pieces["queue_taken"][place], PRIVILEGES, task.get("taken", []))
    if "card" in task:
        pieces["queue_card"][CARDS.index(task["card"])] = place + 1
    if "space" in task:
        pieces["queue_floor"][SPACES.index(task["space"])] = place + 1


FAMILY_PIECES = [piece.name for piece in observer("lorenzo").pieces_of_seat]


def _family(view: View, pieces: Named, entry: View) -> None:
    pieces["resources"][:] = [entry[name] for name in RESOURCES]
    _set(pieces["tile"], TILES, [entry["tile"]])
    _set(pieces["home"], MEMBERS, entry["members"])
    _set(pieces["six"], MEMBERS, [entry["six"]])
    for name in ("hand", "kept"):
        pieces[f"{name}_count"][:] = entry[name] if isinstance(entry[name], int) else len(entry[name])
    _set(pieces["excommunicated"], view["excommunications"], entry["excommunicated"])
    for line in entry["cards"].values():
        _places(pieces["cards"], CARDS, line)
    _places(pieces["leaders"], LEADERS, [leader["leader"] for leader in entry["leaders"]])
    for leader in entry["leaders"]:
        pieces["used"][LEADERS.index(leader["leader"])] = leader["used"]
        _set(pieces["copied"], LEADERS, [leader["copy"]])


def offered(state):
    """The legal actions that environments offer, in ascending order."""
    return sorted(action for action in state.legal() if action < state.offered_count())
