"""A table to lay out as a test needs it: seat 0 begins, the towers are empty, nobody has leaders."""

from __future__ import annotations

from typing import Any

import signoria
from signoria.kernel.game import Game

Json = dict[str, Any]
HELD = ("coins", "wood", "stone", "servants", "military", "faith", "vp")
PLENTY = {"coins": 50, "wood": 50, "stone": 50, "servants": 50, "military": 25, "faith": 0, "vp": 0}
LINES = ("territory", "character", "building", "venture")


class Table:
    """A position being laid out, and the game that goes on from it."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        game = signoria.new_game("lorenzo", seats=seats, seed=1, **options)
        while game.decision["kind"] in ("tile", "draft"):
            game.play(game.moves()[0])
        self.position = game.position()
        self.position["order"] = list(range(seats))
        self.position["seat"] = 0
        del self.position["seen"]
        for line in LINES:
            self.position["decks"][line] += self.position["towers"][line]
            self.position["towers"][line] = [None] * 4
        for seat in self.seats:
            seat.update({"coins": 5, "wood": 2, "stone": 2, "servants": 3, "military": 0, "faith": 0, "vp": 0})
            seat.update(hand=[], tile="basic")

    @property
    def seats(self) -> list[Json]:
        return self.position["seats"]

    def hold(self, seat: int = 0, **held: int) -> Table:
        """Give a seat exactly so much of some goods and points."""
        self.seats[seat].update(held)
        return self

    def plenty(self, seat: int = 0) -> Table:
        return self.hold(seat, **PLENTY)

    def dice(self, black: int, white: int = 1, orange: int = 1) -> Table:
        self.position["dice"] = {"black": black, "white": white, "orange": orange}
        return self

    def deal(self, **floors: str) -> Table:
        """Lay cards on floors: `deal(territory_3="forest")`."""
        for floor, card in floors.items():
            line, _, number = floor.partition("_")
            self.position["decks"][line].remove(card)
            self.position["towers"][line][int(number) - 1] = card
        return self

    def own(self, *cards: str, seat: int = 0) -> Table:
        """Put cards into a seat's lines."""
        for card in cards:
            line = line_of(card)
            self.position["decks"][line].remove(card)
            self.seats[seat]["cards"][line].append(card)
        return self

    def own_any(self, line: str, count: int, seat: int = 0) -> Table:
        """So many cards of a type that have no say in the test."""
        harmless = [card for card in self.position["decks"][line] if card not in SPEAKING]
        return self.own(*harmless[:count], seat=seat)

    def stand(self, seat: int, member: str, space: str) -> Table:
        self.seats[seat]["members"] = [other for other in self.seats[seat]["members"] if other != member]
        self.position["spaces"][space].append([seat, member])
        return self

    def only(self, *members: str, seat: int = 0) -> Table:
        """Leave only these members at home."""
        self.seats[seat]["members"] = list(members)
        return self

    def hand(self, *leaders: str, seat: int = 0) -> Table:
        self.seats[seat]["hand"] = list(leaders)
        return self

    def played(self, *leaders: str, seat: int = 0, copy: str | None = None) -> Table:
        for leader in leaders:
            self.seats[seat]["leaders"].append({"leader": leader, "used": False, "copy": copy})
        return self

    def excommunicate(self, *tiles: str, seat: int = 0) -> Table:
        self.seats[seat]["excommunicated"] += tiles
        return self

    def tile(self, tile: str, seat: int = 0) -> Table:
        self.seats[seat]["tile"] = tile
        return self

    def round(self, number: int) -> Table:
        """Go on to a round of which everything has yet to be played."""
        self.position["round"] = number
        self.position["dice_to_come"] = [{"black": 1, "white": 2, "orange": 3}] * (6 - number)
        return self

    def last_turn(self, number: int, tile: str | None = None) -> Table:
        """The last turn of a round, in which the last seat has no member left and can only pass."""
        self.round(number)
        if tile:
            self.position["excommunications"][int(tile[0]) - 1] = tile
        self.position["turn"] = {"lap": 3, "placed": False}
        self.position["seat"] = len(self.seats) - 1
        return self.only(seat=len(self.seats) - 1)

    def game(self) -> Game:
        return signoria.from_position(self.position)

    def after(self, *moves: Json) -> Game:
        """The game after some moves."""
        game = self.game()
        for move in moves:
            game.play(move)
        return game


SPEAKING = {"stonemason", "dame", "preacher", "warlord", "knight", "farmer", "artisan", "peasant", "scholar"}
_LINE_OF = {card["key"]: card["type"] for card in signoria.rules("lorenzo").own_edition()["cards"]}


def line_of(card: str) -> str:
    return _LINE_OF[card]


def place(member: str, space: str, servants: int = 0) -> Json:
    return {"do": "place", "member": member, "space": space, "servants": servants}


def privilege(gain: str) -> Json:
    return {"do": "privilege", "gain": gain}


PASS: Json = {"do": "pass"}
END: Json = {"do": "end"}
SKIP: Json = {"do": "skip"}
DECLINE: Json = {"do": "decline"}
SUPPORT: Json = {"do": "support"}
REFUSE: Json = {"do": "refuse"}


def held(game: Game, seat: int = 0) -> Json:
    """A seat's goods and points."""
    return {name: game.position()["seats"][seat][name] for name in HELD}


def gained(before: Game, after: Game, seat: int = 0) -> Json:
    """What has changed in a seat's goods and points."""
    had, has = held(before, seat), held(after, seat)
    return {name: has[name] - had[name] for name in HELD if has[name] != had[name]}


def kind(game: Game) -> str | None:
    return game.decision["kind"]


def moves(game: Game, do: str) -> list[Json]:
    return [move for move in game.moves() if move["do"] == do]


def placements(game: Game, space: str, member: str | None = None) -> list[Json]:
    """The placements on a space, as far as they are legal."""
    found = [move for move in moves(game, "place") if move["space"] == space]
    return [move for move in found if member in (None, move["member"])]


def servants(game: Game, member: str, space: str) -> list[int]:
    """The numbers of servants with which a member may go to a space."""
    return [move["servants"] for move in placements(game, space, member)]
