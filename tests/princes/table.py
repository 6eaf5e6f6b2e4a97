"""Lays out positions for the tests: a real one, edited, so that only what matters to a rule stands in its test.

game = table(seats=3, round=3).seat(0, jesters=2, hand=["poet"], pieces=["theater"]).at("turn")
"""

from typing import Any

import signoria
from signoria.kernel.game import Game
from tests.oracle.princes import spots

Json = dict[str, Any]
Cells = list[list[int]]

EDITION = signoria.rules("princes").own_edition()
PROFESSIONS = [card["id"] for card in EDITION["professions"]]
BONUS_CARDS = [card["id"] for card in EDITION["bonus_cards"]]
PRESTIGE_CARDS = [card["id"] for card in EDITION["prestige_cards"]]
BUILDINGS = [name for name, piece in EDITION["pieces"].items() if piece["class"] != "landscape"]
OBJECTS = ["forest", "lake", "park", "jester", "builder", "prestige", "recruiting"]
PASS, DECLINE, END = {"do": "pass"}, {"do": "decline"}, {"do": "end"}
HOLD, FINISH, PRINCESS = {"do": "hold"}, {"do": "finish"}, {"do": "princess"}
MERCHANT, LATER = {"do": "merchant"}, {"do": "later"}
FREE, PAY, ACCEPT, REFUSE = {"do": "free"}, {"do": "pay"}, {"do": "accept"}, {"do": "refuse"}


def name(thing: str) -> Json:
    return {"do": "name", "object": thing}


def take(thing: str) -> Json:
    return {"do": "take", "object": thing}


def bid(amount: int) -> Json:
    return {"do": "bid", "amount": amount}


def place(piece: str, cells: Cells) -> Json:
    return {"do": "place", "piece": piece, "cells": cells}


def keep(card: str) -> Json:
    return {"do": "keep", "card": card}


def bury(*order: str) -> Json:
    return {"do": "bury", "order": list(order)}


def work(card: str) -> Json:
    return {"do": "work", "card": card}


def add(card: str) -> Json:
    """Play a bonus card."""
    return {"do": "play", "card": card}


def payout(pp: int) -> Json:
    return {"do": "payout", "pp": pp}


def build(building: str) -> Json:
    return {"do": "build", "building": building}


def draw(deck: str) -> Json:
    return {"do": "draw", "deck": deck}


def introduce(freedom: str) -> Json:
    return {"do": "introduce", "freedom": freedom}


def recruit(seat: int, card: str) -> Json:
    return {"do": "recruit", "seat": seat, "card": card}


def mark(character: str, amount: int) -> Json:
    return {"do": "mark", "character": character, "amount": amount}


def professor(deck: str) -> Json:
    return {"do": "professor", "deck": deck}


def offer(building: str, partner: int) -> Json:
    return {"do": "offer", "building": building, "partner": partner}


def span(cells: dict[int, Cells]) -> Json:
    return {"do": "span", "cells": {str(seat): part for seat, part in sorted(cells.items())}}


def ask(amount: int) -> Json:
    return {"do": "ask", "amount": amount}


def counter(amount: int) -> Json:
    return {"do": "counter", "amount": amount}


def row(number: int, *columns: int) -> Cells:
    """Squares of one row."""
    return [[number, column] for column in columns]


def column(number: int, *rows: int) -> Cells:
    """Squares of one column."""
    return [[row, number] for row in rows]


class Table:
    """A position to be edited: past set-up, hands empty, every deck in the order of the edition, seat 0 starts."""

    def __init__(self, seats: int = 3, round: int = 1, edition: Json | None = None, **options: bool) -> None:
        game = signoria.new_game("princes", seats=seats, seed=1, edition=edition, **options)
        while game.decision["kind"] == "return":
            game.play(game.moves()[0])
        self.edition = edition
        self.position = game.position()
        self.position |= {"round": round, "start": 0, "seat": 0}
        self.position["decks"] = {
            "profession": PROFESSIONS[:], "bonus": BONUS_CARDS[:], "prestige": PRESTIGE_CARDS[:],
        }  # fmt: skip
        self.position["auction"]["namer"] = 0
        del self.position["seen"]
        for seat in self.position["seats"]:
            seat["hand"] = []

    def start(self, seat: int) -> "Table":
        """The starting seat of the round."""
        self.position["start"] = seat
        return self

    def seat(self, number: int, **owns: Any) -> "Table":
        """What a seat owns; it comes out of decks and supply. Pieces by name find a place of their own."""
        seat = self.position["seats"][number]
        supply = self.position["supply"]
        for card in owns.get("hand", []) + owns.get("table", []):
            if card == "recruiting":
                supply["recruiting"] -= 1
            else:
                self.position["decks"]["profession"].remove(card)
        for deck in ("bonus", "prestige"):
            for card in owns.get(deck, []):
                self.position["decks"][deck].remove(card)
        for piece in owns.get("pieces", []):
            stack = supply if (name := piece if type(piece) is str else piece[0]) in OBJECTS else supply["buildings"]
            stack[name] -= 1
        for freedom in owns.get("freedoms", []):
            supply["freedoms"][freedom] -= 1
        supply["jester"] -= owns.get("jesters", 0)
        supply["builder"] -= owns.get("builders", 0)
        owns["pieces"] = seat["pieces"] + self._laid(number, owns.get("pieces", []))
        seat.update(owns)
        return self

    def joint(self, building: str, cells: dict[int, Cells]) -> "Table":
        """A building of two seats."""
        self.position["supply"]["buildings"][building] -= 1
        for seat, part in cells.items():
            self.position["seats"][seat]["pieces"].append({"piece": building, "cells": part})
        return self

    def decks(self, **decks: list[str]) -> "Table":
        """Decks with just these cards, the first on top."""
        self.position["decks"].update(decks)
        return self

    def supply(self, **left: Any) -> "Table":
        """What the supply still has; dicts are merged."""
        for key, value in left.items():
            if isinstance(value, dict):
                self.position["supply"][key].update(value)
            else:
                self.position["supply"][key] = value
        return self

    def banker(self, money: int) -> "Table":
        self.position["characters"]["banker"] = money
        return self

    def at(self, kind: str, seat: int = 0, **under_way: Any) -> Game:
        """The game at this decision. What is under way can be told as the position writes it."""
        position = self.position
        position |= {"kind": kind, "seat": seat}
        auction = position.pop("auction")
        if kind in ("name", "take", "bid"):
            everyone = list(range(len(position["seats"])))
            position["auction"] = {**auction, "in_phase": everyone, "namer": seat}
            if kind == "take":
                position["auction"]["in_phase"] = [seat]
            if kind == "bid":
                position["auction"]["in_auction"] = everyone
            position["auction"].update(under_way)
        elif kind == "mark":
            position["phase"] = "characters"
            everyone = list(range(len(position["seats"])))
            position["character_auction"] = {"seats": everyone, "marks": {}, "bought": [], **under_way}
        else:
            position["phase"] = "actions"
            turn = {"active": seat, "actions_left": 2, "has_drawn": False, "has_introduced": False, "offers": 0}
            position["turn"] = {**turn, **under_way}
        return signoria.from_position(position, self.edition)

    def _laid(self, number: int, pieces: list[Any]) -> list[Json]:
        """Every piece with squares: those told, or some that are free."""
        board = EDITION["cooperative_board" if self.position["options"]["cooperative"] else "principality"]["map"]
        taken = {(row, column) for row in range(7) for column in range(7) if board[row][column] == "P"}
        taken |= {tuple(cell) for piece in self.position["seats"][number]["pieces"] for cell in piece["cells"]}
        taken |= {tuple(cell) for piece in pieces if type(piece) is tuple for cell in piece[1]}
        found = _packed([piece for piece in pieces if type(piece) is str], taken)
        assert found is not None, "these pieces do not fit together"
        free = iter(found)
        laid = [(piece, next(free)) if type(piece) is str else piece for piece in pieces]
        return [{"piece": piece, "cells": cells} for piece, cells in laid]


def _packed(pieces: list[str], taken: set[Any]) -> list[Cells] | None:
    """Squares for these pieces clear of those taken, or None."""
    if not pieces:
        return []
    for cells in spots(tuple(EDITION["pieces"][pieces[0]]["shape"]), 7, 7):
        if not cells & taken and (rest := _packed(pieces[1:], taken | cells)) is not None:
            return [[list(cell) for cell in sorted(cells)], *rest]
    return None


def all_but(free: Cells, stock: dict[str, int] | None = None) -> list[tuple[str, Cells]]:
    """Landscapes that cover the whole board of the basic game but for these squares."""
    open_cells = {(row, column) for row in range(7) for column in range(7) if row < 5 or column > 2}
    found = _covered(open_cells - {(row, column) for row, column in free}, stock or {"park": 6, "lake": 6, "forest": 6})
    assert found is not None, "these squares cannot be left free"
    return found


def _covered(cells: set[tuple[int, int]], stock: dict[str, int]) -> list[tuple[str, Cells]] | None:
    if not cells:
        return []
    for piece in [piece for piece, left in stock.items() if left]:
        for spot in spots(tuple(EDITION["pieces"][piece]["shape"]), 7, 7):
            if min(cells) in spot and spot <= cells:
                rest = _covered(cells - spot, {**stock, piece: stock[piece] - 1})
                if rest is not None:
                    return [(piece, [list(cell) for cell in sorted(spot)]), *rest]
    return None


def table(seats: int = 3, round: int = 1, **options: Any) -> Table:
    return Table(seats, round, **options)


def play(game: Game, *moves: Json) -> Game:
    """Play one move after the other."""
    for move in moves:
        game.play(move)
    return game


def place_anywhere(game: Game) -> Game:
    """Lay the piece on the first squares offered."""
    assert game.decision["kind"] == "place"
    return play(game, game.moves()[0])


def asked(game: Game) -> tuple[str, int]:
    """What is to be decided, and by whom."""
    return game.decision["kind"], game.decision["seat"]


def offered(game: Game, verb: str, key: str | None = None) -> list[Any]:
    """The moves of a verb, or what they say under a key."""
    moves = [move for move in game.moves() if move["do"] == verb]
    return [move[key] for move in moves] if key else moves


def seat_of(game: Game, seat: int) -> Json:
    return game.position()["seats"][seat]


def owned(game: Game, key: str) -> list[Any]:
    """What every seat has under a key."""
    return [seat[key] for seat in game.position()["seats"]]
