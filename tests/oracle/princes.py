"""A naive reference implementation of The Princes of Florence.

It exists to be compared with the engine, move set by move set and position by position, so it
shares nothing with it: plain dicts and lists, everything recomputed whenever it is asked for.
Docstrings name the rules they carry out (PF-…). A decision is a ``kind`` and a ``seat``; each
kind has a method that lists its moves (``moves_bid``) and one that carries a move out
(``play_bid``). The moves of a turn are carried out by ``turn_work``, ``turn_build`` and so on.
"""

from __future__ import annotations

import itertools
from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

Move = dict[str, Any]
Cell = tuple[int, int]
Cells = frozenset[Cell]
Seat = dict[str, Any]

ROUNDS = 7
LOOKED_AT = 5
MOST_BUILDERS = 3
MOST_OFFERS = 3
LANDSCAPES = ("forest", "lake", "park")
SIZES = ("large", "medium", "small")
OTHER_OBJECTS = ("jester", "builder", "prestige", "recruiting")
FREE_CARD_DECKS = ("prestige", "bonus")
SUMS = range(0, 1501, 100)
ANY_TIME = ("name", "bid", "take", "answer", "turn")  # where 'at any time' is offered (PF-CHR-11)

SUPPLY_KEYS = (*LANDSCAPES, "jester", "builder", "recruiting", "buildings", "freedoms")
DECK_KEYS = ("profession", "bonus", "prestige")
SEAT_KEYS = (
    "pp", "money", "hand", "table", "bonus", "prestige", "jesters", "builders",
    "freedoms", "pieces", "character", "best_work",
)  # fmt: skip


# --- geometry -------------------------------------------------------------------------------


def turned(cells: Cells) -> Cells:
    """The same cells after a quarter turn."""
    return frozenset((column, -row) for row, column in cells)


def flipped(cells: Cells) -> Cells:
    """The same cells seen from the other side."""
    return frozenset((row, -column) for row, column in cells)


def at_origin(cells: Cells) -> Cells:
    """The same cells moved to the top left."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def orientations(shape: tuple[str, ...]) -> set[Cells]:
    """PF-BLD-2: the up to 8 different orientations of a drawn piece."""
    cells = frozenset(
        (row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "#"
    )
    found = set()
    for side in (cells, flipped(cells)):
        for _ in range(4):
            found.add(at_origin(side))
            side = turned(side)
    return found


@cache
def spots(shape: tuple[str, ...], rows: int, columns: int) -> list[Cells]:
    """PF-BLD-2: every set of cells the piece can cover on an empty grid, each once."""
    found = set()
    for cells in orientations(shape):
        for down in range(rows):
            for right in range(columns):
                moved = frozenset((row + down, column + right) for row, column in cells)
                if all(row < rows and column < columns for row, column in moved):
                    found.add(moved)
    return sorted(found, key=sorted)


@cache
def edge_neighbours(cells: Cells) -> Cells:
    """The cells that share an edge with these (on or off the grid)."""
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    around = {(row + down, column + right) for row, column in cells for down, right in steps}
    return frozenset(around - cells)


def written(cells: Cells) -> list[list[int]]:
    """Cells as a move or a position writes them: sorted lists."""
    return [list(cell) for cell in sorted(cells)]


# --- counting -------------------------------------------------------------------------------


class Census:
    """What one seat has, counted for works, bonus cards and prestige cards."""

    def __init__(self, owner: Seat, data: dict[str, Any]) -> None:
        """Count; a joint building is a piece of both its seats (PF-COO-4), PF-BLD-5."""
        names = [piece["piece"] for piece in owner["pieces"]]
        classes = [data["pieces"][name]["class"] for name in names]
        self.pieces = names
        self.forests = names.count("forest")
        self.lakes = names.count("lake")
        self.parks = names.count("park")
        self.landscapes = self.forests + self.lakes + self.parks
        self.landscape_kinds = len({name for name in names if name in LANDSCAPES})
        self.large = classes.count("large")
        self.medium = classes.count("medium")
        self.small = classes.count("small")
        self.buildings = self.large + self.medium + self.small
        self.building_sizes = len({size for size in classes if size in SIZES})
        self.jesters: int = owner["jesters"]
        self.builders: int = owner["builders"]
        self.freedoms = len(owner["freedoms"])
        self.prestige_cards = len(owner["prestige"])
        self.in_hand = len(owner["hand"])
        self.on_table = len(owner["table"])
        self.categories = [
            self.forests, self.lakes, self.parks, self.jesters, self.builders,
            self.prestige_cards, self.freedoms,
        ]  # fmt: skip


def bonus_count(card: str, has: Census) -> int:
    """How many things a bonus card counts; the profession of the work is already laid."""
    counts = {
        "buildings": has.buildings,
        "large_buildings": has.large,
        "medium_buildings_forests": has.medium + has.forests,
        "small_buildings_landscapes": has.small + has.landscapes,
        "building_sizes": has.building_sizes,
        "landscapes": has.landscapes,
        "forests": has.forests,
        "lakes": has.lakes,
        "parks": has.parks,
        "freedoms": has.freedoms,
        "jesters": has.jesters,
        "jesters_freedoms": has.jesters + has.freedoms,
        "builders": has.builders,
        "builders_lakes": has.builders + has.lakes,
        "prestige_cards": has.prestige_cards,
        "prestige_cards_freedoms": has.prestige_cards + has.freedoms,
        "landscape_kinds": has.landscape_kinds,
        "categories": sum(1 for count in has.categories if count > 0),
        "cards_in_hand": has.in_hand,
        "cards_on_table": has.on_table,
    }
    return counts[card]


def most_count(card: str, has: Census) -> int:
    """What a 'most …' prestige card compares."""
    counts = {
        "most_buildings": has.buildings,
        "most_landscapes": has.landscapes,
        "most_forests": has.forests,
        "most_lakes": has.lakes,
        "most_parks": has.parks,
        "most_jesters": has.jesters,
        "most_builders": has.builders,
        "most_works": has.on_table,
    }
    return counts[card]


def at_least(card: str, has: Census) -> bool:
    """Whether the needs of an 'at least …' prestige card are met."""
    met = {
        "two_large_buildings": has.large >= 2,
        "all_landscape_kinds": has.landscape_kinds == 3,
        "all_freedoms": has.freedoms == 3,
        "buildings_freedoms_works": (has.buildings >= 4 and has.freedoms >= 2 and has.on_table >= 4),
        "builder_jester_landscapes": (has.builders >= 1 and has.jesters >= 1 and has.landscapes >= 2),
    }
    return met[card]


# --- the game -------------------------------------------------------------------------------


class Oracle:
    """One game, from the engine's position at the very start to the end."""

    def __init__(self, position: dict[str, Any], data: dict[str, Any]) -> None:
        """Take over the documented part of a start position."""
        assert position["game"] == "princes"
        assert (position["phase"], position["kind"]) == ("setup", "return")
        assert (position["seat"], position["round"]) == (0, 1)
        position = deepcopy(position)
        self.data = data
        self.professions = {card["id"]: card for card in data["professions"]}
        self.bonus_cards = {card["id"]: card for card in data["bonus_cards"]}
        self.prestige_cards = {card["id"]: card for card in data["prestige_cards"]}

        self.options: dict[str, bool] = position["options"]
        self.round: int = position["round"]
        self.phase: str = position["phase"]
        self.start: int = position["start"]
        self.seat: int | None = position["seat"]
        self.kind: str | None = position["kind"]
        self.supply: dict[str, Any] = {key: position["supply"][key] for key in SUPPLY_KEYS}
        self.decks: dict[str, list[str]] = {key: position["decks"][key] for key in DECK_KEYS}
        self.characters: dict[str, int] = position["characters"]
        self.seats: list[Seat] = [{key: seat[key] for key in SEAT_KEYS} for seat in position["seats"]]
        self.reshuffle: int | None = position.get("reshuffle")
        self.returned: list[str] = []

        # The auction under way.
        self.in_phase: list[int] = []
        self.sold: list[str] = []
        self.namer = -1
        self.object = ""
        self.price = 0
        self.bidders: list[int] = []

        # A2 under way.
        self.marks: dict[str, tuple[int, int]] = {}
        self.bought: list[str] = []
        self.settled: list[int] = []
        self.banker_owner: int | None = None

        # The turn under way.
        self.actions = 0
        self.took_profession = False
        self.introduced = False
        self.offers = 0
        self.value = 0
        self.offer: dict[str, Any] = {}

        # Cards looked at, a piece to place, and the method that goes on afterwards.
        self.deck = ""
        self.looked: list[str] = []
        self.piece = ""
        self.after = ""
        self.interrupted: tuple[str, int] = ("", -1)

    # --- the interface ----------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Every legal move now, each once; none once the game is over."""
        if self.kind is None:
            return []
        listed: list[Move] = getattr(self, "moves_" + self.kind)()
        if self.kind in ANY_TIME:
            listed += self.asides_of(self.asked)
        return listed

    def play(self, move: Move) -> None:
        """Carry out a move, which must be legal."""
        if self.kind in ANY_TIME and move["do"] in ("merchant", "professor"):
            self.play_aside(move)
        else:
            getattr(self, f"play_{self.kind}")(move)

    def position(self) -> dict[str, Any]:
        """The documented position, as a copy."""
        position = {
            "game": "princes",
            "options": self.options,
            "round": self.round,
            "phase": self.phase,
            "start": self.start,
            "seat": self.seat,
            "kind": self.kind,
            "supply": self.supply,
            "decks": self.decks,
            "characters": self.characters,
            "seats": self.seats,
        }
        if self.kind == "return" and self.reshuffle is not None:
            position["reshuffle"] = self.reshuffle
        return deepcopy(position)

    def adopt_deck(self, cards: list[str]) -> None:
        """PF-SET-3: take over the order in which the profession deck was reshuffled."""
        assert sorted(cards) == sorted(self.decks["profession"]), "not the cards of this deck"
        self.decks["profession"] = list(cards)

    def scores(self) -> list[int]:
        """The fame track, by seat."""
        return [owner["pp"] for owner in self.seats]

    def winners(self) -> list[int]:
        """PF-END-2: most PP, then most money, then shared."""
        if self.phase != "over":
            return []
        results = [(owner["pp"], owner["money"]) for owner in self.seats]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    # --- small helpers ----------------------------------------------------------------------

    @property
    def muse_and_princess(self) -> bool:
        """Whether the Muse & Princess expansion is played."""
        return bool(self.options["muse_and_princess"])

    @property
    def cooperative(self) -> bool:
        """Whether cooperative building is played."""
        return bool(self.options["cooperative"])

    @property
    def asked(self) -> int:
        """The seat that decides now."""
        assert self.seat is not None
        return self.seat

    @property
    def owner(self) -> Seat:
        """What the seat that decides now has."""
        return self.seats[self.asked]

    def ask(self, kind: str, seat: int) -> None:
        """Put a decision to a seat."""
        self.kind = kind
        self.seat = seat

    def go_on(self) -> None:
        """Continue as arranged before cards were looked at or a piece was placed."""
        getattr(self, self.after)()

    def others(self, seat: int) -> list[int]:
        """Every other seat."""
        return [other for other in range(len(self.seats)) if other != seat]

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    def next_of(self, seat: int, group: list[int]) -> int:
        """The next seat clockwise that belongs to the group."""
        seat = self.next_seat(seat)
        while seat not in group:
            seat = self.next_seat(seat)
        return seat

    def holder(self, character: str) -> int | None:
        """The seat with this character, if any has it."""
        for seat, owner in enumerate(self.seats):
            if owner["character"] == character:
                return seat
        return None

    def minimum(self) -> int:
        """PF-WRK-2: the least work value of this round."""
        by_round: list[int] = self.data["minimum_work_value"]["by_round"]
        return by_round[self.round - 1]

    def census(self, seat: int) -> Census:
        """What a seat has, counted."""
        return Census(self.seats[seat], self.data)

    # --- money ------------------------------------------------------------------------------

    def means(self, seat: int) -> int:
        """PF-MON-2, PF-AUC-9, PF-CHR-10: the most a seat could pay now."""
        owner = self.seats[seat]
        steps_back = 0 if self.muse_and_princess else owner["pp"]
        return int(owner["money"] + 100 * steps_back)

    def pay(self, seat: int, amount: int) -> None:
        """PF-MON-2: pay the bank, with the fewest PP that meet what cash does not."""
        assert self.means(seat) >= amount
        owner = self.seats[seat]
        while owner["money"] < amount:
            owner["pp"] -= 1
            owner["money"] += 100
        owner["money"] -= amount

    # --- set-up -----------------------------------------------------------------------------

    def moves_return(self) -> list[Move]:
        """PF-SET-3: any of the four dealt."""
        return [{"do": "return", "card": card} for card in self.owner["hand"]]

    def play_return(self, move: Move) -> None:
        """PF-SET-3: the deck is whole again once the last seat has returned a card."""
        self.owner["hand"].remove(move["card"])
        self.returned.append(move["card"])
        if self.asked + 1 < len(self.seats):
            self.ask("return", self.asked + 1)
            return
        self.decks["profession"] += self.returned
        self.returned = []
        self.open_auction()

    # --- auction phase ----------------------------------------------------------------------

    def objects(self) -> list[str]:
        """PF-SET-4, PF-AUC-11: the stacks."""
        landscapes = ["landscape"] if len(self.seats) == 2 else list(LANDSCAPES)
        return landscapes + list(OTHER_OBJECTS)

    def opening_price(self) -> int:
        """PF-AUC-2."""
        return 300 if len(self.seats) == 2 else 200

    def landscapes_for(self, seat: int) -> list[str]:
        """PF-AUC-10, PF-AUC-11: the kinds left that the seat can place."""
        return [kind for kind in LANDSCAPES if self.supply[kind] > 0 and self.places(seat, kind)]

    def may_get(self, seat: int, thing: str) -> bool:
        """PF-AUC-1, PF-AUC-8, PF-AUC-10, PF-AUC-11: the stack sells to this seat."""
        if thing in self.sold:
            return False
        if thing == "landscape":
            return bool(self.landscapes_for(seat))
        if thing in LANDSCAPES:
            return thing in self.landscapes_for(seat)
        if thing == "prestige":
            return bool(self.decks["prestige"])
        if thing == "builder" and self.seats[seat]["builders"] >= MOST_BUILDERS:
            return False
        return bool(self.supply[thing] > 0)

    def nameable(self, seat: int) -> list[str]:
        """PF-AUC-2, PF-AUC-9: what the seat may open, or take as the last."""
        if self.means(seat) < self.opening_price():
            return []
        return [thing for thing in self.objects() if self.may_get(seat, thing)]

    def open_auction(self) -> None:
        """PF-AUC-2, PF-AUC-5: the starting seat names first."""
        self.phase = "auction"
        self.in_phase = list(range(len(self.seats)))
        self.sold = []
        self.namer = self.start
        self.next_naming()

    def next_naming(self) -> None:
        """PF-AUC-5, PF-AUC-6, PF-AUC-7: who names, or takes, or that nobody is left."""
        if not self.in_phase:
            self.close_auction()
        elif len(self.in_phase) == 1:
            self.ask("take", self.in_phase[0])
        else:
            if self.namer not in self.in_phase:
                self.namer = self.next_of(self.namer, self.in_phase)
            self.ask("name", self.namer)

    def moves_name(self) -> list[Move]:
        """PF-AUC-2, PF-AUC-6."""
        named = [{"do": "name", "object": thing} for thing in self.nameable(self.asked)]
        return [*named, {"do": "decline"}]

    def play_name(self, move: Move) -> None:
        """PF-AUC-2, PF-AUC-3, PF-AUC-6: naming is the opening bid; declining leaves the phase."""
        if move["do"] == "decline":
            self.in_phase.remove(self.asked)
            self.next_naming()
            return
        self.object = move["object"]
        self.price = self.opening_price()
        self.bidders = list(self.in_phase)
        self.ask("bid", self.next_of(self.asked, self.bidders))

    def moves_bid(self) -> list[Move]:
        """PF-AUC-3, PF-AUC-8, PF-AUC-9, PF-AUC-10: 100 F more, or pass."""
        amount = self.price + 100
        listed: list[Move] = []
        if self.may_get(self.asked, self.object) and self.means(self.asked) >= amount:
            listed.append({"do": "bid", "amount": amount})
        return [*listed, {"do": "pass"}]

    def play_bid(self, move: Move) -> None:
        """PF-AUC-3, PF-AUC-4: a pass is final; the last one left gets the object."""
        seat = self.asked
        if move["do"] == "bid":
            self.price = move["amount"]
        else:
            self.bidders.remove(seat)
        if len(self.bidders) == 1:
            self.win(self.bidders[0])
        else:
            self.ask("bid", self.next_of(seat, self.bidders))

    def moves_take(self) -> list[Move]:
        """PF-AUC-7."""
        taken = [{"do": "take", "object": thing} for thing in self.nameable(self.asked)]
        return [*taken, {"do": "decline"}]

    def play_take(self, move: Move) -> None:
        """PF-AUC-7: for the opening price without an auction, or nothing."""
        if move["do"] == "decline":
            self.in_phase.remove(self.asked)
            self.next_naming()
            return
        self.object = move["object"]
        self.price = self.opening_price()
        self.win(self.asked)

    def win(self, seat: int) -> None:
        """PF-AUC-4, PF-CHR-7: seat and stack are out; the Merchant's owner decides, then pays."""
        self.in_phase.remove(seat)
        self.sold.append(self.object)
        if self.seats[seat]["character"] == "merchant":
            self.ask("merchant", seat)
        else:
            self.pay(seat, self.price)
            self.award(seat)

    def moves_merchant(self) -> list[Move]:
        """PF-CHR-7: the object for nothing, or pay and score the rank."""
        return [{"do": "free"}, {"do": "pay"}]

    def play_merchant(self, move: Move) -> None:
        """PF-CHR-7: paying scores the rank right after the payment."""
        seat = self.asked
        if move["do"] == "pay":
            self.pay(seat, self.price)
            self.score_rank(seat)
        self.seats[seat]["character"] = None
        self.award(seat)

    def award(self, seat: int) -> None:
        """PF-AUC-4, PF-AUC-10, PF-AUC-11: the object comes off its stack to the seat."""
        self.after = "next_naming"
        if self.object == "landscape":
            self.ask("landscape", seat)
        elif self.object in LANDSCAPES:
            self.take_landscape(seat, self.object)
        elif self.object == "prestige":
            self.look(seat, "prestige")
        else:
            self.supply[self.object] -= 1
            getattr(self, "award_" + self.object)(seat)

    def award_jester(self, seat: int) -> None:
        """PF-OBJ-2."""
        self.seats[seat]["jesters"] += 1
        self.next_naming()

    def award_builder(self, seat: int) -> None:
        """PF-OBJ-3: the 2nd and the 3rd score 3 PP each."""
        owner = self.seats[seat]
        owner["builders"] += 1
        if owner["builders"] >= 2:
            owner["pp"] += 3
        self.next_naming()

    def award_recruiting(self, seat: int) -> None:
        """PF-OBJ-5: used at once if there is anyone to recruit and the seat likes."""
        self.seats[seat]["hand"].append("recruiting")
        if self.recruitable(seat):
            self.ask("recruit", seat)
        else:
            self.next_naming()

    def moves_landscape(self) -> list[Move]:
        """PF-AUC-11: of those left and placeable."""
        return [{"do": "choose", "landscape": kind} for kind in self.landscapes_for(self.asked)]

    def play_landscape(self, move: Move) -> None:
        """PF-AUC-11."""
        self.take_landscape(self.asked, move["landscape"])

    def take_landscape(self, seat: int, kind: str) -> None:
        """PF-AUC-10: off the stack, then placed at once."""
        self.supply[kind] -= 1
        self.piece = kind
        self.ask("place", seat)

    def close_auction(self) -> None:
        """PF-CHR-1, PF-CHR-11: A2 or the turns; before A2 the last chances run out."""
        if not self.muse_and_princess:
            self.open_actions()
            return
        self.last_chances("open_characters")

    # --- recruiting -------------------------------------------------------------------------

    def recruitable(self, seat: int) -> list[Move]:
        """PF-OBJ-5: every profession face up on another seat's table."""
        return [
            {"do": "recruit", "seat": other, "card": card}
            for other in self.others(seat)
            for card in self.seats[other]["table"]
            if card != "recruiting"
        ]

    def use_recruiting(self, seat: int, move: Move) -> None:
        """PF-OBJ-5: the recruiting card takes the place of the profession."""
        table = self.seats[move["seat"]]["table"]
        table[table.index(move["card"])] = "recruiting"
        hand = self.seats[seat]["hand"]
        hand.remove("recruiting")
        hand.append(move["card"])

    def moves_recruit(self) -> list[Move]:
        """PF-OBJ-5: just bought, used or kept."""
        return [*self.recruitable(self.asked), {"do": "hold"}]

    def play_recruit(self, move: Move) -> None:
        """PF-OBJ-5."""
        if move["do"] == "recruit":
            self.use_recruiting(self.asked, move)
        self.next_naming()

    # --- cards looked at --------------------------------------------------------------------

    def look(self, seat: int, deck: str) -> None:
        """PF-OBJ-4, PF-PRO-1, PF-BON-1, PF-CHR-8: the top five leave the deck."""
        self.deck = deck
        self.looked = self.decks[deck][:LOOKED_AT]
        self.decks[deck] = self.decks[deck][LOOKED_AT:]
        if self.looked:
            self.ask("keep", seat)
        else:  # the Professor emptied the deck while a prestige card was bid for
            self.go_on()

    def moves_keep(self) -> list[Move]:
        """Any one of the cards looked at."""
        return [{"do": "keep", "card": card} for card in self.looked]

    def play_keep(self, move: Move) -> None:
        """The one kept; fewer than two others go under the deck by themselves."""
        self.looked.remove(move["card"])
        place = {"profession": "hand", "bonus": "bonus", "prestige": "prestige"}[self.deck]
        self.owner[place].append(move["card"])
        if len(self.looked) >= 2:
            self.ask("bury", self.asked)
        else:
            self.bury(self.looked)

    def moves_bury(self) -> list[Move]:
        """Every order of the others."""
        orders = itertools.permutations(self.looked)
        return [{"do": "bury", "order": list(order)} for order in orders]

    def play_bury(self, move: Move) -> None:
        """The first named lies uppermost of those put under the deck."""
        self.bury(move["order"])

    def bury(self, order: list[str]) -> None:
        """Put cards under the deck and go on."""
        self.decks[self.deck] += order
        self.looked = []
        self.go_on()

    # --- placing ----------------------------------------------------------------------------

    def board(self) -> dict[str, Any]:
        """PF-COO-1: the board's side in play."""
        side = "cooperative_board" if self.cooperative else "principality"
        board: dict[str, Any] = self.data[side]
        return board

    def palazzo(self) -> set[Cell]:
        """The palazzo's cells, the same on every board."""
        return {
            (row, column)
            for row, line in enumerate(self.board()["map"])
            for column, mark in enumerate(line)
            if mark == "P"
        }

    def is_building(self, piece: str) -> bool:
        """Buildings are the pieces that are no landscape (PF-BLD-5: nor the palazzo)."""
        return bool(self.data["pieces"][piece]["class"] in SIZES)

    def covered(self, seat: int) -> set[Cell]:
        """Every cell under a piece of the seat's or the palazzo."""
        cells = self.palazzo()
        for piece in self.seats[seat]["pieces"]:
            cells.update((row, column) for row, column in piece["cells"])
        return cells

    def built_on(self, seat: int) -> set[Cell]:
        """Every cell under a building (palazzo not included); joint ones with their part here."""
        return {
            (row, column)
            for piece in self.seats[seat]["pieces"]
            if self.is_building(piece["piece"])
            for row, column in piece["cells"]
        }

    def spots(self, piece: str, boards: int) -> list[Cells]:
        """Every way to lay the piece on one board, or on two side by side."""
        board = self.board()
        shape = tuple(self.data["pieces"][piece]["shape"])
        return spots(shape, board["rows"], board["columns"] * boards)

    def walls(self, seat: int) -> set[Cell]:
        """PF-BLD-3, PF-OBJ-3: the cells a new building of the seat may not share an edge with."""
        if self.seats[seat]["builders"] >= 2:
            return set()
        return self.built_on(seat) | self.palazzo()

    def places(self, seat: int, piece: str) -> list[Cells]:
        """PF-BLD-2, PF-BLD-3, PF-BLD-4, PF-COO-7, PF-COO-8: where the seat alone may lay it."""
        covered = self.covered(seat)
        free = [cells for cells in self.spots(piece, 1) if not cells & covered]
        if not self.is_building(piece):
            return free
        walls = self.walls(seat)
        apart = [cells for cells in free if not edge_neighbours(cells) & walls]
        return [cells for cells in apart if not self.lacks_builders(seat, cells)]

    def lacks_builders(self, seat: int, cells: Cells) -> bool:
        """PF-COO-7: whether borders ask for more builders than the seat has, building alone."""
        need = 0
        for cell in cells:
            across = self.across(seat, cell)
            if across is not None:
                neighbour, cell_there = across
                need = max(need, 2 if cell_there in self.built_on(neighbour) | self.palazzo() else 1)
        return bool(self.seats[seat]["builders"] < need)

    def across(self, seat: int, cell: Cell) -> tuple[int, Cell] | None:
        """PF-COO-1, PF-COO-7: the seat and cell straight across a border, if the cell is on one."""
        if not self.cooperative:
            return None
        row, column = cell
        last = self.board()["columns"] - 1
        for west, east in self.borders():
            if seat == west and column == last:
                return east, (row, 0)
            if seat == east and column == 0:
                return west, (row, last)
        return None

    def borders(self) -> list[tuple[int, int]]:
        """PF-COO-1: (west, east) seats of every border: a ring, with 2 seats one border only."""
        if len(self.seats) == 2:
            return [(0, 1)]
        return [(seat, self.next_seat(seat)) for seat in range(len(self.seats))]

    def border_between(self, one: int, other: int) -> tuple[int, int] | None:
        """The border of two seats, if they are neighbours."""
        for border in self.borders():
            if set(border) == {one, other}:
                return border
        return None

    def moves_place(self) -> list[Move]:
        """PF-AUC-10, PF-BLD-2: every legal set of cells."""
        return [
            {"do": "place", "piece": self.piece, "cells": written(cells)}
            for cells in self.places(self.asked, self.piece)
        ]

    def play_place(self, move: Move) -> None:
        """PF-BLD-1, PF-OBJ-1: lay the piece, score, go on."""
        owner = self.owner
        owner["pieces"].append({"piece": self.piece, "cells": deepcopy(move["cells"])})
        names = [piece["piece"] for piece in owner["pieces"]]
        if self.is_building(self.piece) or names.count(self.piece) >= 2:
            owner["pp"] += 3
        self.go_on()

    # --- characters -------------------------------------------------------------------------

    def asides_of(self, seat: int) -> list[Move]:
        """PF-CHR-7, PF-CHR-8, PF-CHR-11: what a seat could do now with the Merchant or the Professor."""
        character = self.seats[seat]["character"]
        if character == "merchant":
            return [{"do": "merchant"}]
        return self.moves_professor() if character == "professor" else []

    def play_aside(self, move: Move) -> None:
        """PF-CHR-11: then the interrupted decision is put again."""
        seat = self.asked
        if move["do"] == "merchant":
            self.score_rank(seat)
            self.seats[seat]["character"] = None
            return
        assert self.kind is not None
        self.interrupted = (self.kind, seat)
        self.after = "resume"
        self.play_professor(move)

    def resume(self) -> None:
        """Back to the decision that the Professor interrupted."""
        self.ask(*self.interrupted)

    def moves_use(self) -> list[Move]:
        """PF-CHR-11: now or later."""
        return [*self.asides_of(self.asked), {"do": "later"}]

    def play_use(self, move: Move) -> None:
        """PF-CHR-11: then A2 goes on, or the round ends."""
        seat = self.asked
        self.after = "mark_on" if self.phase == "characters" else "close_actions"
        if move["do"] == "professor":
            self.play_professor(move)
            return
        if move["do"] == "merchant":
            self.score_rank(seat)
            self.seats[seat]["character"] = None
        self.go_on()

    def mark_on(self) -> None:
        """A2 goes on after the seat that has just bought."""
        self.next_mark(self.next_seat(self.asked))

    def score_rank(self, seat: int) -> None:
        """PF-CHR-7: as many PP as its rank on the fame track."""
        own = self.seats[seat]["pp"]
        self.seats[seat]["pp"] += 1 + sum(1 for owner in self.seats if owner["pp"] > own)

    def moves_professor(self) -> list[Move]:
        """PF-CHR-8: an empty deck is not offered."""
        return [{"do": "professor", "deck": deck} for deck in FREE_CARD_DECKS if self.decks[deck]]

    def play_professor(self, move: Move) -> None:
        """PF-CHR-8: used; a free card of the top five."""
        self.owner["character"] = None
        self.look(self.asked, move["deck"])

    def last_chances(self, after: str) -> None:
        """PF-CHR-11: the Merchant scores by himself, the Professor's owner is asked for a deck."""
        merchant = self.holder("merchant")
        if merchant is not None:
            self.score_rank(merchant)
            self.seats[merchant]["character"] = None
        self.after = after
        professor = self.holder("professor")
        if professor is not None and self.moves_professor():
            self.ask("professor", professor)
        else:
            self.go_on()

    def open_characters(self) -> None:
        """PF-CHR-1, PF-CHR-3: unused cards go back, then the starting seat begins A2."""
        self.phase = "characters"
        for owner in self.seats:
            owner["character"] = None
        self.marks = {}
        self.bought = []
        self.settled = []
        self.banker_owner = None
        self.next_mark(self.start)

    def next_mark(self, seat: int) -> None:
        """PF-CHR-1, PF-CHR-3: from this seat on, those whose marker lies on a card buy it."""
        while len(self.settled) < len(self.seats):
            if seat not in self.settled:
                marked = [name for name, (owner, _) in self.marks.items() if owner == seat]
                if not marked:
                    self.ask("mark", seat)
                    return
                self.buy(seat, marked[0])
                if self.asides_of(seat):
                    self.ask("use", seat)
                    return
            seat = self.next_seat(seat)
        self.close_characters()

    def buy(self, seat: int, character: str) -> None:
        """PF-CHR-1, PF-CHR-9: pay the bid, take the card; the Banker pays at once."""
        _, amount = self.marks.pop(character)
        owner = self.seats[seat]
        owner["money"] -= amount
        assert owner["money"] >= 0
        if character == "banker":
            owner["money"] += self.characters["banker"]
            self.characters["banker"] = self.banker_card()["starts_with"]
            self.banker_owner = seat
        else:
            owner["character"] = character
        self.bought.append(character)
        self.settled.append(seat)

    def banker_card(self) -> dict[str, Any]:
        """The Banker's numbers."""
        banker: dict[str, Any]
        [banker] = [card for card in self.data["characters"] if card["id"] == "banker"]
        return banker

    def moves_mark(self) -> list[Move]:
        """PF-CHR-1, PF-CHR-2, PF-CHR-3: a payable field, higher than another's marker; or pass."""
        listed: list[Move] = []
        for card in self.data["characters"]:
            character = card["id"]
            if character in self.bought:
                continue
            lowest, highest = card["bids"]
            for amount in range(lowest, highest + 100, 100):
                if character in self.marks and amount <= self.marks[character][1]:
                    continue
                if amount <= self.owner["money"]:
                    listed.append({"do": "mark", "character": character, "amount": amount})
        return [*listed, {"do": "pass"}]

    def play_mark(self, move: Move) -> None:
        """PF-CHR-1: another's marker goes back to its owner."""
        seat = self.asked
        if move["do"] == "pass":
            self.settled.append(seat)
        else:
            self.marks[move["character"]] = (seat, move["amount"])
        self.next_mark(self.next_seat(seat))

    def close_characters(self) -> None:
        """PF-CHR-3, PF-CHR-9: a Banker nobody bought grows."""
        if "banker" not in self.bought:
            self.characters["banker"] += self.banker_card()["grows_by"]
        self.open_actions()

    # --- action phase -----------------------------------------------------------------------

    def open_actions(self) -> None:
        """PF-ACT-1."""
        self.phase = "actions"
        self.open_turn(self.start)

    def open_turn(self, seat: int) -> None:
        """PF-ACT-1, PF-ACT-2, PF-CHR-5, PF-COO-3: a fresh turn."""
        self.actions = 3 if self.seats[seat]["character"] == "cardinal" else 2
        self.took_profession = False
        self.introduced = False
        self.offers = 0
        self.ask("turn", seat)

    def moves_turn(self) -> list[Move]:
        """PF-ACT-1, PF-ACT-2, PF-OBJ-5."""
        listed: list[Move] = []
        if self.actions > 0:
            listed += self.moves_work()
            listed += self.moves_build()
            listed += self.moves_draw()
            listed += self.moves_introduce()
            listed += self.moves_princess()
            listed += self.moves_offer()
        if "recruiting" in self.owner["hand"]:
            listed += self.recruitable(self.asked)
        return [*listed, {"do": "end"}]

    def play_turn(self, move: Move) -> None:
        """Carry out what the turn's move says."""
        getattr(self, "turn_" + move["do"])(move)

    def back_to_turn(self) -> None:
        """The same seat goes on with its turn (after a piece or cards, its own)."""
        self.ask("turn", self.asked)

    def turn_recruit(self, move: Move) -> None:
        """PF-OBJ-5: no action."""
        self.use_recruiting(self.asked, move)

    def turn_end(self, move: Move) -> None:
        """PF-ACT-1, PF-CHR-11: the next seat clockwise; after the last the Merchant, then best work."""
        following = self.next_seat(self.asked)
        if following != self.start:
            self.open_turn(following)
            return
        merchant = self.holder("merchant")
        if merchant is not None and any(owner["best_work"] for owner in self.seats):
            self.ask("use", merchant)
        else:
            self.close_actions()

    # --- works ------------------------------------------------------------------------------

    def laid(self, seat: int, card: str) -> Seat:
        """What the seat would have with this card laid on the table."""
        owner = deepcopy(self.seats[seat])
        owner["hand"].remove(card)
        owner["table"].append(card)
        return owner

    def base_value(self, owner: Seat, card: str) -> int:
        """PF-WRK-1, PF-CHR-4: the work value without bonus cards; the card is already laid."""
        has = Census(owner, self.data)
        wishes = self.professions[card]
        value = 0
        if wishes["building"] in has.pieces:
            value += 4
        if wishes["landscape"] in has.pieces:
            value += 3
        if wishes["freedom"] in owner["freedoms"]:
            value += 3
        value += 2 * has.jesters
        value += has.in_hand + has.on_table
        if owner["character"] == "muse":
            value += self.round
        return value

    def bonus_value(self, owner: Seat, card: str) -> int:
        """PF-WRK-1: what a bonus card adds; the profession is already laid."""
        per: int = self.bonus_cards[card]["per"]
        return per * bonus_count(card, Census(owner, self.data))

    def moves_work(self) -> list[Move]:
        """PF-WRK-1, PF-WRK-2: with all bonus cards the minimum must be in reach."""
        listed: list[Move] = []
        for card in self.owner["hand"]:
            if card == "recruiting":
                continue
            owner = self.laid(self.asked, card)
            most = self.base_value(owner, card)
            most += sum(self.bonus_value(owner, bonus) for bonus in owner["bonus"])
            if most >= self.minimum():
                listed.append({"do": "work", "card": card})
        return listed

    def turn_work(self, move: Move) -> None:
        """PF-WRK-1: the profession lies on the table from now on."""
        self.actions -= 1
        self.owner["hand"].remove(move["card"])
        self.owner["table"].append(move["card"])
        self.value = self.base_value(self.owner, move["card"])
        self.next_bonus()

    def next_bonus(self) -> None:
        """PF-WRK-3: asked while bonus cards are in hand."""
        if self.owner["bonus"]:
            self.ask("bonus", self.asked)
        else:
            self.complete_work()

    def moves_bonus(self) -> list[Move]:
        """PF-WRK-2, PF-WRK-3: any bonus card; enough once the minimum is reached."""
        listed = [{"do": "play", "card": card} for card in self.owner["bonus"]]
        if self.value >= self.minimum():
            listed.append({"do": "finish"})
        return listed

    def play_bonus(self, move: Move) -> None:
        """PF-WRK-3: a bonus card played leaves the game."""
        if move["do"] == "finish":
            self.complete_work()
            return
        self.value += self.bonus_value(self.owner, move["card"])
        self.owner["bonus"].remove(move["card"])
        self.next_bonus()

    def complete_work(self) -> None:
        """PF-WRK-2, PF-BST-1: note the value, then ask how it is paid."""
        assert self.value >= self.minimum()
        self.owner["best_work"] = max(self.owner["best_work"], self.value)
        self.ask("payout", self.asked)

    def moves_payout(self) -> list[Move]:
        """PF-WRK-4: 0 … half the value in PP."""
        return [{"do": "payout", "pp": pp} for pp in range(self.value // 2 + 1)]

    def play_payout(self, move: Move) -> None:
        """PF-WRK-4: 100 F per WV, 200 F for each PP taken instead."""
        self.owner["money"] += 100 * self.value - 200 * move["pp"]
        self.owner["pp"] += move["pp"]
        self.ask("turn", self.asked)

    def princess_value(self, seat: int) -> int:
        """PF-CHR-6."""
        has = self.census(seat)
        cards = has.in_hand + has.on_table
        return int(3 * has.landscapes + 2 * has.builders + 2 * has.buildings + cards)

    def moves_princess(self) -> list[Move]:
        """PF-CHR-6: the round's minimum holds."""
        if self.owner["character"] != "princess":
            return []
        if self.princess_value(self.asked) < self.minimum():
            return []
        return [{"do": "princess"}]

    def turn_princess(self, move: Move) -> None:
        """PF-CHR-6: a work without card and bonus cards."""
        self.actions -= 1
        self.value = self.princess_value(self.asked)
        self.owner["character"] = None
        self.complete_work()

    # --- building, cards, freedoms ----------------------------------------------------------

    def building_price(self, seat: int) -> int:
        """PF-OBJ-3."""
        return (700, 300, 300, 0)[self.seats[seat]["builders"]]

    def still_to_build(self, seats: list[int]) -> list[str]:
        """PF-BLD-1, PF-COO-5: buildings in the supply that none of these seats has."""
        have = {piece["piece"] for seat in seats for piece in self.seats[seat]["pieces"]}
        buildings: dict[str, int] = self.supply["buildings"]
        return [name for name, left in buildings.items() if left > 0 and name not in have]

    def moves_build(self) -> list[Move]:
        """PF-BLD-1: payable, in the supply, not there yet, and with a legal place."""
        seat = self.asked
        if self.means(seat) < self.building_price(seat):
            return []
        return [{"do": "build", "building": name} for name in self.still_to_build([seat]) if self.places(seat, name)]

    def turn_build(self, move: Move) -> None:
        """PF-BLD-1: pay, take from the supply, then place."""
        self.actions -= 1
        self.pay(self.asked, self.building_price(self.asked))
        self.supply["buildings"][move["building"]] -= 1
        self.piece = move["building"]
        self.after = "back_to_turn"
        self.ask("place", self.asked)

    def moves_draw(self) -> list[Move]:
        """PF-PRO-1, PF-BON-1, PF-ACT-2: 300 F, not with an empty deck; one profession a round."""
        if self.means(self.asked) < 300:
            return []
        decks = ["bonus"] if self.took_profession else ["profession", "bonus"]
        return [{"do": "draw", "deck": deck} for deck in decks if self.decks[deck]]

    def turn_draw(self, move: Move) -> None:
        """PF-PRO-1, PF-BON-1."""
        self.actions -= 1
        if move["deck"] == "profession":
            self.took_profession = True
        self.pay(self.asked, 300)
        self.after = "back_to_turn"
        self.look(self.asked, move["deck"])

    def moves_introduce(self) -> list[Move]:
        """PF-FRE-1, PF-ACT-2."""
        if self.introduced or self.means(self.asked) < 300:
            return []
        return [
            {"do": "introduce", "freedom": kind}
            for kind, left in self.supply["freedoms"].items()
            if left > 0 and kind not in self.owner["freedoms"]
        ]

    def turn_introduce(self, move: Move) -> None:
        """PF-FRE-1."""
        self.actions -= 1
        self.introduced = True
        self.pay(self.asked, 300)
        self.supply["freedoms"][move["freedom"]] -= 1
        self.owner["freedoms"].append(move["freedom"])

    # --- cooperative building ---------------------------------------------------------------

    def spans(self, active: int, partner: int, building: str) -> list[dict[int, Cells]]:
        """PF-COO-2, PF-COO-6: every legal place on the two boards side by side, as cells by seat."""
        border = self.border_between(active, partner)
        assert border is not None
        width = self.board()["columns"]
        west, east = border
        covered = self.covered(west) | {(row, column + width) for row, column in self.covered(east)}
        walls = self.walls(west) | {(row, column + width) for row, column in self.walls(east)}
        found = []
        for cells in self.spots(building, 2):
            parts = {
                west: frozenset((row, column) for row, column in cells if column < width),
                east: frozenset((row, column - width) for row, column in cells if column >= width),
            }
            if parts[west] and parts[east] and not cells & covered and not edge_neighbours(cells) & walls:
                found.append(parts)
        return found

    def moves_offer(self) -> list[Move]:
        """PF-COO-2, PF-COO-3, PF-COO-5: needs no money, but a building and a legal span."""
        if not self.cooperative or self.offers >= MOST_OFFERS:
            return []
        active = self.asked
        return [
            {"do": "offer", "building": building, "partner": partner}
            for partner in self.others(active)
            if self.border_between(active, partner) is not None
            for building in self.still_to_build([active, partner])
            if self.spans(active, partner, building)
        ]

    def turn_offer(self, move: Move) -> None:
        """PF-COO-3: every offer counts towards the three."""
        self.offers += 1
        self.offer = {
            "active": self.asked,
            "partner": move["partner"],
            "building": move["building"],
        }
        self.ask("span", self.asked)

    def moves_span(self) -> list[Move]:
        """PF-COO-2."""
        offer = self.offer
        return [
            {"do": "span", "cells": {str(seat): written(part) for seat, part in parts.items()}}
            for parts in self.spans(offer["active"], offer["partner"], offer["building"])
        ]

    def play_span(self, move: Move) -> None:
        """PF-COO-3."""
        self.offer["cells"] = deepcopy(move["cells"])
        self.ask("price", self.asked)

    def bank_payable(self, amount: int) -> bool:
        """PF-COO-4, PF-COO-8: with the partner's sum the active seat could pay the bank."""
        active = self.offer["active"]
        return self.means(active) + amount >= self.building_price(active)

    def moves_price(self) -> list[Move]:
        """PF-COO-3, PF-COO-8."""
        return [{"do": "ask", "amount": amount} for amount in SUMS if self.bank_payable(amount)]

    def play_price(self, move: Move) -> None:
        """PF-COO-3."""
        self.offer["amount"] = move["amount"]
        self.ask("answer", self.offer["partner"])

    def moves_answer(self) -> list[Move]:
        """PF-COO-3, PF-COO-8: accept, refuse, or name another sum that it can pay."""
        asked = self.offer["amount"]
        listed: list[Move] = [{"do": "refuse"}]
        for amount in SUMS:
            if amount <= self.means(self.asked):
                if amount == asked:
                    listed.append({"do": "accept"})
                else:
                    listed.append({"do": "counter", "amount": amount})
        return listed

    def play_answer(self, move: Move) -> None:
        """PF-COO-3: another sum may be named once."""
        if move["do"] == "counter":
            self.offer["amount"] = move["amount"]
            self.ask("counter", self.offer["active"])
        else:
            self.close_offer(move["do"] == "accept")

    def moves_counter(self) -> list[Move]:
        """PF-COO-3, PF-COO-8."""
        listed: list[Move] = [{"do": "refuse"}]
        if self.bank_payable(self.offer["amount"]):
            listed.append({"do": "accept"})
        return listed

    def play_counter(self, move: Move) -> None:
        """PF-COO-3: accepted or dropped."""
        self.close_offer(move["do"] == "accept")

    def close_offer(self, accepted: bool) -> None:
        """PF-COO-3, PF-COO-4: the partner pays, then the bank is paid; both build and score."""
        active, partner = self.offer["active"], self.offer["partner"]
        building = self.offer["building"]
        if accepted:
            self.actions -= 1
            self.pay(partner, self.offer["amount"])
            self.seats[active]["money"] += self.offer["amount"]
            self.pay(active, self.building_price(active))
            self.supply["buildings"][building] -= 1
            for seat in (active, partner):
                cells = self.offer["cells"][str(seat)]
                self.seats[seat]["pieces"].append({"piece": building, "cells": cells})
                self.seats[seat]["pp"] += 3
        self.offer = {}
        self.ask("turn", active)

    # --- the end of a round and of the game -------------------------------------------------

    def close_actions(self) -> None:
        """PF-BST-1, PF-SET-7, PF-END-1: best work, then the next round or the end."""
        best = max(owner["best_work"] for owner in self.seats)
        for owner in self.seats:
            if best > 0 and owner["best_work"] == best:
                owner["pp"] += 3
        for owner in self.seats:
            owner["best_work"] = 0
        if self.round < ROUNDS:
            self.round += 1
            self.start = self.next_seat(self.start)
            self.open_auction()
        else:
            self.last_chances("close_game")

    def close_game(self) -> None:
        """PF-END-1, PF-CHR-9, PF-CHR-11: the Banker, then the prestige cards."""
        if self.banker_owner is not None:
            owner = self.seats[self.banker_owner]
            owner["pp"] += owner["money"] // 200
            owner["money"] %= 200
        for seat, owner in enumerate(self.seats):
            owner["pp"] += sum(self.prestige_value(seat, card) for card in owner["prestige"])
        self.phase = "over"
        self.seat = None
        self.kind = None

    def empty_spaces(self, seat: int) -> int:
        """PF-END-1: own squares covered by nothing and not palazzo."""
        board = self.board()
        return int(board["rows"] * board["columns"] - len(self.covered(seat)))

    def prestige_value(self, seat: int, card: str) -> int:
        """PF-END-1: what a prestige card scores for its owner."""
        facts = self.prestige_cards[card]
        if "value" in facts:
            return int(facts["value"]) if at_least(card, self.census(seat)) else 0
        if card == "fewest_empty_spaces":
            counts = [-self.empty_spaces(other) for other in range(len(self.seats))]
        else:
            counts = [most_count(card, self.census(other)) for other in range(len(self.seats))]
            if counts[seat] == 0:
                return 0
        if counts[seat] < max(counts):
            return 0
        return int(facts["alone"] if counts.count(counts[seat]) == 1 else facts["tied"])


# --- self-test ------------------------------------------------------------------------------

if __name__ == "__main__":
    import json
    import random
    import sys
    import time

    RARE = {
        "end": 0.25, "decline": 0.2, "pass": 0.7, "refuse": 0.4, "counter": 0.6, "hold": 0.5,
        "merchant": 0.1, "professor": 0.1, "later": 0.1, "princess": 3.0,
    }  # fmt: skip

    Json = dict[str, Any]
    Tally = Counter[tuple[str, str]]

    def deal(seats: int, options: dict[str, bool], data: Json, seed: str) -> Json:
        """A start position (PF-SET-1 … PF-SET-7)."""
        rng = random.Random(seed)
        decks = {
            "profession": [card["id"] for card in data["professions"]],
            "bonus": [card["id"] for card in data["bonus_cards"]],
            "prestige": [card["id"] for card in data["prestige_cards"]],
        }
        for deck in decks.values():
            rng.shuffle(deck)
        kinds = data["freedoms"]["kinds"]
        freedoms = dict.fromkeys(kinds, seats - 1)
        if seats == 2:
            for kind in rng.sample(kinds, 1 if options["two_player_hard"] else 2):
                freedoms[kind] += 1
        supply = {key: data["stacks"][key] for key in SUPPLY_KEYS[:6]}
        each = data["buildings_supply_each"]
        supply["buildings"] = {name: each for name, piece in data["pieces"].items() if piece["class"] in SIZES}
        supply["freedoms"] = freedoms
        return {
            "game": "princes", "options": options, "round": 1, "phase": "setup",
            "start": rng.randrange(seats), "seat": 0, "kind": "return", "reshuffle": 1,
            "supply": supply,
            "characters": {"banker": 600} if options["muse_and_princess"] else {},
            "seats": [
                {
                    "pp": 0, "money": 2500 if seats == 2 else 3500,
                    "hand": [decks["profession"].pop(0) for _ in range(4)],
                    "table": [], "bonus": [], "prestige": [], "jesters": 0, "builders": 0,
                    "freedoms": [], "pieces": [], "character": None, "best_work": 0,
                }
                for _ in range(seats)
            ],
            "decks": decks,
        }  # fmt: skip

    def check(game: Oracle, first: Json, played: list[str]) -> None:
        """Nothing is lost, nothing comes from nowhere, nobody owes."""
        data = game.data
        seats = game.seats
        looked = {deck: game.looked if game.deck == deck else [] for deck in DECK_KEYS}
        hands = [card for owner in seats for card in owner["hand"] + owner["table"]]
        cards = game.decks["profession"] + looked["profession"] + game.returned + hands
        recruiting = cards.count("recruiting") + game.supply["recruiting"]
        assert recruiting == data["stacks"]["recruiting"]
        professions = sorted(card for card in cards if card != "recruiting")
        assert professions == sorted(card["id"] for card in data["professions"])
        bonus = [card for owner in seats for card in owner["bonus"]]
        bonus += game.decks["bonus"] + looked["bonus"] + played
        assert sorted(bonus) == sorted(card["id"] for card in data["bonus_cards"])
        prestige = [card for owner in seats for card in owner["prestige"]]
        prestige += game.decks["prestige"] + looked["prestige"]
        assert sorted(prestige) == sorted(card["id"] for card in data["prestige_cards"])
        squares: Counter[str] = Counter()
        for owner in seats:
            assert owner["money"] >= 0
            assert owner["money"] % 100 == 0
            assert owner["pp"] >= 0
            assert 0 <= owner["builders"] <= 3
            assert len(set(owner["freedoms"])) == len(owner["freedoms"])
            cells = [tuple(cell) for piece in owner["pieces"] for cell in piece["cells"]]
            assert len(cells) == len(set(cells))
            assert not set(cells) & game.palazzo()
            assert all(cell in {(r, c) for r in range(7) for c in range(7)} for cell in cells)
            for piece in owner["pieces"]:
                squares[piece["piece"]] += len(piece["cells"])
        for name, facts in data["pieces"].items():
            building = facts["class"] in SIZES
            left = game.supply["buildings"][name] if building else game.supply[name]
            size = sum(row.count("#") for row in facts["shape"])
            assert size == facts["squares"]
            assert squares[name] % size == 0
            in_hand = 1 if game.kind == "place" and game.piece == name else 0
            box = data["buildings_supply_each"] if building else data["stacks"][name]
            assert left >= 0
            assert left + in_hand + squares[name] // size == box
        assert game.supply["jester"] + sum(o["jesters"] for o in seats) == data["stacks"]["jester"]
        builders = game.supply["builder"] + sum(o["builders"] for o in seats)
        assert builders == data["stacks"]["builder"]
        for kind, count in first["supply"]["freedoms"].items():
            owned = sum(owner["freedoms"].count(kind) for owner in seats)
            assert game.supply["freedoms"][kind] + owned == count >= owned
        held = [owner["character"] for owner in seats if owner["character"]]
        assert len(set(held)) == len(held)
        assert "banker" not in held

    def choose(moves: list[Move], rng: random.Random) -> Move:
        """A verb first, so that one with many moves does not drown the others."""
        verbs = sorted({move["do"] for move in moves})
        verb = rng.choices(verbs, [RARE.get(verb, 1.0) for verb in verbs])[0]
        return rng.choice([move for move in moves if move["do"] == verb])

    def random_game(first: Json, data: Json, seed: str) -> Tally:
        """Play to the end, checking after every move; what was played, by kind and verb."""
        rng = random.Random(seed)
        game = Oracle(first, data)
        seen: Tally = Counter()
        played: list[str] = []
        while (moves := game.moves()) and game.kind is not None:
            texts = {json.dumps(move, sort_keys=True) for move in moves}
            assert len(texts) == len(moves), "a move is listed twice"
            move = choose(moves, rng)
            seen[game.kind, move["do"]] += 1
            if game.kind == "bonus" and move["do"] == "play":
                played.append(move["card"])
            before = game.kind
            game.play(json.loads(json.dumps(move)))
            if before == "return" and game.kind != "return":
                deck = list(game.decks["profession"])
                rng.shuffle(deck)
                game.adopt_deck(deck)
            check(game, first, played)
        over = game.position()
        assert (over["phase"], over["round"], over["seat"]) == ("over", ROUNDS, None)
        assert over["start"] == (first["start"] + ROUNDS - 1) % len(over["seats"])
        assert game.winners()
        assert "reshuffle" not in over
        return seen

    def check_examples(data: Json) -> None:
        """The rulebook's own sums: the bonus cards' examples, and Anna's poet."""
        options = dict.fromkeys(("muse_and_princess", "cooperative", "two_player_hard", "open_money"), False)
        game = Oracle(deal(3, options, data, "examples"), data)
        example = data["bonus_example_position"]
        owner = game.seats[0]
        names = [kind for kind in LANDSCAPES for _ in range(example[kind])]
        owner |= {
            "pieces": [{"piece": name, "cells": []} for name in names + example["buildings"]],
            "jesters": example["jester"], "builders": example["builder"],
            "prestige": ["most_lakes"] * example["prestige_cards"],
            "freedoms": data["freedoms"]["kinds"][: example["freedoms"]],
            "table": ["x"] * example["professions_on_table"],
            "hand": ["x"] * sum(example["in_hand"].values()),
        }  # fmt: skip
        for card in data["bonus_cards"]:
            assert game.bonus_value(owner, card["id"]) == card["rulebook_example"], card
        anna = {
            **game.seats[1], "table": ["poet", "recruiting"], "hand": ["x", "x"], "jesters": 2,
            "pieces": [{"piece": "theater", "cells": []}], "freedoms": ["travel"],
        }  # fmt: skip
        assert game.base_value(anna, "poet") == 15

    def main() -> None:
        """Random games of every variant; argv: data file, games per variant."""
        with open(sys.argv[1], encoding="utf-8") as file:
            data = json.load(file)
        games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
        check_examples(data)
        total: Tally = Counter()
        flags = itertools.product((False, True), repeat=4)
        for seats, (muse, together, hard, open_money) in itertools.product((2, 3, 4, 5), flags):
            if hard and seats != 2:
                continue
            options = {
                "muse_and_princess": muse, "cooperative": together,
                "two_player_hard": hard, "open_money": open_money,
            }  # fmt: skip
            began = time.perf_counter()
            for number in range(games):
                seed = f"{seats} {options} {number}"
                first = deal(seats, options, data, seed)
                if number % 2:  # rich seats fill boards and empty decks
                    for owner in first["seats"]:
                        owner["money"] += 20000
                total += random_game(first, data, seed)
            each = (time.perf_counter() - began) / games
            names = [name for name, value in options.items() if value]
            print(f"{games} games, {seats} seats, {', '.join(names) or 'basic'}: {each:.2f} s each")
        for (kind, verb), count in sorted(total.items()):
            print(f"{kind:10} {verb:10} {count}")

    main()
