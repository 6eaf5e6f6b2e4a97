"""Keeps account of every card, tile and coin of a game by what its journal tells."""

from collections import Counter
from typing import Any

import signoria

Json = dict[str, Any]


class PrincesLedger:
    """Counts the box at the start; money and PP (100 F each) must then follow from the facts alone."""

    def __init__(self, position: Json) -> None:
        self.box = self.contents(position)
        self.gone: Counter[str] = Counter()
        self.wealth = [self.worth(seat) for seat in position["seats"]]

    @staticmethod
    def worth(seat: Json) -> int:
        return seat["money"] + 100 * seat["pp"]

    @staticmethod
    def contents(position: Json) -> Counter[str]:
        """Every component wherever it lies."""
        supply = position["supply"]
        box: Counter[str] = Counter({name: count for name, count in supply.items() if isinstance(count, int)})
        box.update(supply["buildings"])
        box.update({f"freedom {name}": count for name, count in supply["freedoms"].items()})
        for deck, cards in position["decks"].items():
            box.update(f"{deck} {card}" for card in cards)
        looked = position.get("looked", {"deck": "", "cards": []})
        box.update(f"{looked['deck']} {card}" for card in looked["cards"])
        box.update(f"profession {card}" for card in position.get("returned", []))
        if "piece" in position:
            box[position["piece"]] += 1
        joint: Counter[str] = Counter()
        for seat in position["seats"]:
            for card in [*seat["hand"], *seat["table"]]:
                box["recruiting" if card == "recruiting" else f"profession {card}"] += 1
            box.update(f"bonus {card}" for card in seat["bonus"])
            box.update(f"prestige {card}" for card in seat["prestige"])
            box.update(f"freedom {name}" for name in seat["freedoms"])
            box["jester"] += seat["jesters"]
            box["builder"] += seat["builders"]
            for piece in seat["pieces"]:
                if len(piece["cells"]) < len(SQUARES[piece["piece"]]):
                    joint[piece["piece"]] += len(piece["cells"])
                else:
                    box[piece["piece"]] += 1
        for name, squares in joint.items():
            assert squares % len(SQUARES[name]) == 0
            box[name] += squares // len(SQUARES[name])
        return box

    def check(self, position: Json, facts: list[Json]) -> None:
        for fact in facts:
            self.enter(fact)
        assert self.contents(position) + self.gone == self.box
        assert [self.worth(seat) for seat in position["seats"]] == self.wealth
        for seat in position["seats"]:
            assert seat["money"] >= 0
            assert seat["money"] % 100 == 0
            assert seat["pp"] >= 0
            assert seat["builders"] <= 3
            cells = [tuple(cell) for piece in seat["pieces"] for cell in piece["cells"]]
            assert len(cells) == len(set(cells))
            buildings = [piece["piece"] for piece in seat["pieces"] if piece["piece"] not in ("forest", "lake", "park")]
            assert len(buildings) == len(set(buildings))

    def enter(self, fact: Json) -> None:
        kind, seat = fact["fact"], fact.get("seat")
        if kind in ("win", "character", "draw", "introduce", "build"):
            self.wealth[seat] -= fact["price"]
        if kind in ("payout", "banker"):
            self.wealth[seat] += fact["money"]
        if kind in ("payout", "place", "merchant", "prestige", "builder"):
            self.wealth[seat] += 100 * fact["pp"]
        if kind == "banker_pp":
            self.wealth[seat] -= 100 * fact["pp"]  # 200 F became 1 PP, which counts for 100 F here
        if kind == "best_work":
            for best in fact["seats"]:
                self.wealth[best] += 100 * fact["pp"]
        if kind == "bonus":
            self.gone[f"bonus {fact['card']}"] += 1
        if kind == "joint":
            self.wealth[seat] += fact["amount"] - fact["cost"] + 100 * fact["pp"]
            self.wealth[fact["partner"]] += -fact["amount"] + 100 * fact["pp"]


SQUARES = {
    name: [mark for row in piece["shape"] for mark in row if mark == "#"]
    for name, piece in signoria.rules("princes").own_edition()["pieces"].items()
}


class LorenzoLedger:
    """Counts the box at the start; goods and points must then follow from the facts alone."""

    HELD = ("coins", "wood", "stone", "servants", "military", "faith", "vp")

    def __init__(self, position: Json) -> None:
        self.box = self.contents(position)
        self.gone: Counter[str] = Counter()
        self.held = [Counter({name: seat[name] for name in self.HELD}) for seat in position["seats"]]

    @staticmethod
    def contents(position: Json) -> Counter[str]:
        """Every card, leader and member wherever it is."""
        box: Counter[str] = Counter()
        for tower, cards in position["towers"].items():
            box.update(card for card in cards if card)
            box.update(position["decks"][tower])
        for number, seat in enumerate(position["seats"]):
            for cards in seat["cards"].values():
                box.update(cards)
            box.update(seat["hand"] + seat["kept"] + [played["leader"] for played in seat["leaders"]])
            box.update(f"{number} {member}" for member in seat["members"])
        for members in position["spaces"].values():
            box.update(f"{seat} {member}" for seat, member in members)
        return box

    def check(self, position: Json, facts: list[Json]) -> None:
        for fact in facts:
            self.enter(fact)
        assert self.contents(position) + self.gone == self.box
        for number, seat in enumerate(position["seats"]):
            assert {name: self.held[number][name] for name in self.HELD} == {name: seat[name] for name in self.HELD}
            assert all(seat[name] >= 0 for name in self.HELD if name != "vp")
            assert seat["military"] <= 25
            assert seat["faith"] <= 15
            assert all(len(cards) <= 6 for cards in seat["cards"].values())

    def enter(self, fact: Json) -> None:
        kind = fact["fact"]
        if kind == "end_of_round":
            self.gone.update(fact["cards"])
        if "seat" not in fact:
            return
        held = self.held[fact["seat"]]
        if kind == "gain":
            held.update(fact["goods"])
        elif kind in ("take", "exchange"):
            held.subtract(fact["goods"])
        elif kind in ("place", "bonus"):
            held["servants"] -= fact["servants"]
        elif kind == "fee":
            held["coins"] -= fact["coins"]
        elif kind == "faith":
            held["faith"] -= fact["faith"]
            held["vp"] += fact["vp"]
        elif kind == "final":
            held["vp"] += sum(fact["parts"].values())
        elif kind == "discard":
            self.gone[fact["leader"]] += 1


class DrapersLedger:
    """Bolts are in the pile, on offer, sold or left unsold; florins follow from the sales."""

    def __init__(self, position: Json) -> None:
        self.bolts = len(position["pile"])
        self.florins = [seat["florins"] for seat in position["seats"]]
        self.sold = 0

    def check(self, position: Json, facts: list[Json]) -> None:
        for fact in facts:
            if fact["fact"] == "offer":
                self.bolts -= 1
            elif fact["fact"] == "sold":
                self.florins[fact["seat"]] -= fact["amount"]
                self.sold += 1
        assert len(position["pile"]) == self.bolts
        assert [seat["florins"] for seat in position["seats"]] == self.florins
        assert min(self.florins) >= 0
        assert sum(len(seat["bolts"]) for seat in position["seats"]) == self.sold


LEDGERS: dict[str, Any] = {"princes": PrincesLedger, "lorenzo": LorenzoLedger, "drapers": DrapersLedger}
