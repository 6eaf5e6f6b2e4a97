"""Every legal move of a decision, offered with its consequence."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from signoria.kernel.state import Json, Move
from signoria.princes.auction import BUILDER_PP
from signoria.princes.placing import LANDSCAPE_PP
from signoria.princes.state import BUILDING_PP
from signoria.princes.supply import cost_with_builders
from signoria.princes.works import money_besides, most_pp
from signoria.terminal.menus import Entry, ListMenu, Menu, OrderMenu, Place, PlaceMenu, SumMenu
from signoria.terminal.princes.board import LANDSCAPES, SIDE, small_board, small_boards, squares_of
from signoria.terminal.princes.drawing import Drawing
from signoria.terminal.princes.names import Names

MOST_RECRUITS_LISTED = 4
SECTIONS = {
    "work": "section-works", "princess": "section-works", "build": "section-build", "offer": "section-build",
    "draw": "section-cards", "introduce": "section-cards", "recruit": "section-cards",
}  # fmt: skip


class Choices:
    """Makes menus and describes moves, from what the deciding seat sees."""

    def __init__(self, names: Names, drawing: Drawing) -> None:
        self.names = names
        self.words = names.words
        self.drawing = drawing
        self._menus: dict[str, Callable[[Json], Menu]] = {
            "place": self._places,
            "span": self._spans,
            "bury": self._orders,
            "mark": self._marks,
            "turn": self._turn,
            "answer": self._answers,
            "counter": self._answers,
            "price": self._sums,
        }

    def question(self, sight: Json) -> str:
        """What is to be decided, as a question."""
        decision = sight["decision"]
        price = decision.get("price", decision.get("amount", 0))
        partner = decision.get("partner", decision.get("from", decision.get("bidder")))
        piece = decision.get("piece", decision.get("building"))
        seat = "" if partner is None else self.names.seat(partner)
        return self.words(
            f"question-{decision['kind']}",
            price=self.names.money(price),
            next=self.names.money(decision.get("next", 0)),
            bidder=seat,
            partner=seat,
            object=self.words(f"object-{decision['object']}-one") if "object" in decision else "",
            piece=self.words(f"piece-{piece}-one") if piece else "",
            deck=self.words(f"deck-{decision['deck']}") if "deck" in decision else "",
            actions=decision.get("actions_left", 0),
            wv=decision.get("wv", 0),
            minimum=decision.get("minimum", 0),
        )

    def menu(self, sight: Json) -> Menu:
        """What is offered now."""
        make = self._menus.get(sight["decision"]["kind"])
        return make(sight) if make else ListMenu(self._entry(sight, move) for move in sight["moves"])

    def _entry(self, sight: Json, move: Move, section: str = "") -> Entry:
        described = self.describe(sight, move)
        key = str(move["pp"]) if move["do"] == "payout" else str(move["amount"]) if move["do"] in SUMS else ""
        return Entry(described[0], move, described[1], section, key)

    # Menus of several steps

    def _turn(self, sight: Json) -> Menu:
        """Works, buildings, cards; offers and many recruits behind one line each."""
        entries = []
        recruits = [move for move in sight["moves"] if move["do"] == "recruit"]
        offers = [move for move in sight["moves"] if move["do"] == "offer"]
        folded: list[tuple[list[Move], str, str]] = [(offers, "fold-offer", "section-build")]
        if len(recruits) > MOST_RECRUITS_LISTED:
            folded.append((recruits, "fold-recruit", "section-cards"))
        hidden = [move for moves, _, _ in folded for move in moves]
        for move in sight["moves"]:
            if move not in hidden:
                entries.append(self._entry(sight, move, self.words(SECTIONS.get(move["do"], "section-other"))))
        for moves, label, section in folded:
            if moves:
                further = ListMenu(self._entry(sight, move) for move in moves)
                count = self.words("fold-count", count=len(moves))
                entries.append(Entry(self.words(label), further, count, self.words(section)))
        order = [self.words(key) for key in ("section-works", "section-build", "section-cards", "section-other")]
        return ListMenu(sorted(entries, key=lambda entry: order.index(entry.section)))

    def _marks(self, sight: Json) -> Menu:
        """First the character, then the sum."""
        entries = []
        for name in dict.fromkeys(move["character"] for move in sight["moves"] if move["do"] == "mark"):
            fields = [move for move in sight["moves"] if move.get("character") == name]
            lowest = self.names.money(fields[0]["amount"])
            gives = self.drawing.character_gives(sight, name)
            label = self.words("fold-mark", character=self.words(f"character-{name}"), price=lowest)
            entries.append(Entry(label, SumMenu(self._entry(sight, move) for move in fields), gives))
        return ListMenu([*entries, self._entry(sight, {"do": "pass"})])

    def _answers(self, sight: Json) -> Menu:
        """Accept, refuse, or name another sum."""
        counters = [move for move in sight["moves"] if move["do"] == "counter"]
        entries = [self._entry(sight, move) for move in sight["moves"] if move["do"] != "counter"]
        if counters:
            entries.append(Entry(self.words("fold-counter"), SumMenu(self._entry(sight, move) for move in counters)))
        return ListMenu(entries, self._talks(sight))

    def _sums(self, sight: Json) -> Menu:
        return SumMenu((self._entry(sight, move) for move in sight["moves"]), self._talks(sight))

    def _orders(self, sight: Json) -> Menu:
        deck, cards = sight["decision"]["deck"], sight["decision"]["cards"]
        names = [self.names.card(deck, card) for card in cards]
        return OrderMenu(names, lambda order: {"do": "bury", "order": [cards[at] for at in order]})

    def _places(self, sight: Json) -> Menu:
        """PF-BLD-2: all places, those with the most neighbours first."""
        you = sight["you"]
        cooperative = sight["options"]["cooperative"]
        own = sight["seats"][you]
        taken = set(squares_of(self.names, own, cooperative))
        places = []
        for move in sight["moves"]:
            cells = tuple((row, column) for row, column in move["cells"])

            def picture(cells: Any = cells) -> Text:
                return small_board(self.names, own, cooperative, cells)

            places.append(Place(move, cells, picture))
        return self._ranked(places, taken)

    def _spans(self, sight: Json) -> Menu:
        """PF-COO-2: all places across the border; typed squares are those of the seat's own board."""
        you, partner = sight["you"], sight["decision"]["partner"]
        taken = set(squares_of(self.names, sight["seats"][you], True))
        places = []
        for move in sight["moves"]:
            cells = tuple((row, column) for row, column in move["cells"][str(you)])

            def picture(move: Move = move) -> Text:
                return self._across(sight, partner, move["cells"])

            places.append(Place(move, cells, picture))
        return self._ranked(places, taken)

    def _ranked(self, places: list[Place], taken: set[tuple[int, int]]) -> Menu:
        snuggest_first = sorted(places, key=lambda place: -snugness(place.cells, taken))
        return PlaceMenu(snuggest_first, self.words("command-more"))

    def _across(self, sight: Json, partner: int, cells: Json) -> Text:
        """A joint building across the border between the seat's board and another's."""
        you = sight["you"]
        west, east = (you, partner) if lies_west(len(sight["seats"]), you, partner) else (partner, you)
        boards = [squares_of(self.names, sight["seats"][seat], True, cells[str(seat)]) for seat in (west, east)]
        return small_boards(boards)

    def _talks(self, sight: Json) -> Text:
        """Where the building that is talked about would lie."""
        decision = sight["decision"]
        return self._across(sight, decision.get("from", decision.get("partner")), decision["cells"])

    # One move in words

    def describe(self, sight: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""
        consequence = getattr(self, f"_after_{move['do']}", None)
        told = [] if consequence is None else consequence(sight, move)
        return self._move(sight, move), "; ".join(part for part in told if part)

    def _move(self, sight: Json, move: Move) -> str:
        values: Json = {}
        for key, value in move.items():
            if key in ("object", "freedom", "character"):
                values[key] = self.words(f"{key}-{value}-one")
            elif key == "building":
                values[key] = self.words(f"piece-{value}-one")
            elif key == "landscape":
                values[key] = self.names.piece(value)
            elif key == "card":
                values[key] = self.names.card(self._deck(sight, move), value)
            elif key == "order":
                deck = sight["decision"]["deck"]
                values[key] = ", ".join(self.names.card(deck, card) for card in value)
            elif key == "cells":
                values[key] = self.names.cells(value)
            elif key == "deck":
                values[key] = self.words(f"deck-{value}")
                values["count"] = sight["appraisal"]["looked_at"][value]
            elif key in ("seat", "partner"):
                values[key] = self.names.seat(value)
            elif key == "amount":
                values[key] = self.names.money(value)
            elif key == "pp":
                values["pp"] = value
                values["money"] = self.names.money(sight["appraisal"]["payouts"][value])
        return self.words(f"move-{move['do']}", **values)

    def _deck(self, sight: Json, move: Move) -> str:
        if move["do"] == "keep":
            return str(sight["decision"]["deck"])
        return "bonus" if move["do"] == "play" else "profession"

    # What follows

    def _price(self, sight: Json, name: str) -> str:
        return self.names.payment(sight["appraisal"]["prices"][name])

    def _object(self, sight: Json, name: str, price: str) -> list[str]:
        """What an object costs and brings."""
        own = sight["seats"][sight["you"]]
        told = [self._price(sight, price)]
        if name in LANDSCAPES:
            told += self._landscape(sight, name)
        elif name == "builder":
            cost = int(cost_with_builders(own["builders"] + 1))
            told.append(self.words("then-builder", price=self.names.price(cost)))
            told.append(self.words("then-pp", pp=BUILDER_PP) if own["builders"] else "")
        else:
            told.append(self.words(f"object-{name}-gives"))
        return told

    def _landscape(self, sight: Json, name: str) -> list[str]:
        own = sight["seats"][sight["you"]]
        has_one = any(laid["piece"] == name for laid in own["pieces"])
        if has_one:
            return [self.words("then-pp", pp=LANDSCAPE_PP)]
        return [self._wanted(sight, "landscape", name)]

    def _wanted(self, sight: Json, wish: str, name: str) -> str:
        """Which professions in hand gain by something."""
        hand = sight["seats"][sight["you"]]["hand"]
        wanting = [card for card in hand if card != "recruiting" and self.names.professions[card][wish] == name]
        names = ", ".join(self.names.card("profession", card) for card in wanting)
        return self.words("then-wanted", wv=sight["appraisal"]["adds"][wish], names=names) if wanting else ""

    def _work_worth(self, sight: Json, card: str) -> str:
        work = sight["appraisal"]["works"][card]
        return self.words("then-wv", wv=work["wv"], parts=self.names.parts(work["parts"]))

    def _after_return(self, sight: Json, move: Move) -> list[str]:
        return [self.names.asks("profession", move["card"])]

    def _after_name(self, sight: Json, move: Move) -> list[str]:
        return self._object(sight, move["object"], "opening")

    def _after_take(self, sight: Json, move: Move) -> list[str]:
        return self._object(sight, move["object"], "opening")

    def _after_bid(self, sight: Json, move: Move) -> list[str]:
        return self._object(sight, sight["decision"]["object"], "bid")

    def _after_choose(self, sight: Json, move: Move) -> list[str]:
        left = self.words("then-left", count=sight["supply"][move["landscape"]])
        squares = self.words("object-forest-gives", squares=self.names.squares(move["landscape"]))
        return [squares, *self._landscape(sight, move["landscape"]), left]

    def _after_keep(self, sight: Json, move: Move) -> list[str]:
        deck, card = sight["decision"]["deck"], move["card"]
        told = [self.names.asks(deck, card)]
        if deck == "profession":
            return [*told, self._work_worth(sight, card)]
        worth = sight["appraisal"][deck][card]
        now = self.words("worth-wv", value=worth) if deck == "bonus" else self.words("worth-pp", value=worth["pp"])
        return [*told, self.words("then-now", worth=now)]

    def _after_recruit(self, sight: Json, move: Move) -> list[str]:
        return [self._work_worth(sight, move["card"])]

    def _after_work(self, sight: Json, move: Move) -> list[str]:
        work = sight["appraisal"]["works"][move["card"]]
        needs = self.words("then-needs-bonus", count=work["missing"]) if work["missing"] else ""
        return [self._work_worth(sight, move["card"]), needs, self._pays(work["wv"])]

    def _pays(self, wv: int) -> str:
        money = self.names.money(int(money_besides(wv, 0)))
        return self.words("then-pays", money=money, pp=int(most_pp(wv)))

    def _after_princess(self, sight: Json, move: Move) -> list[str]:
        work = sight["appraisal"]["princess"]
        wv = self.words("then-wv", wv=work["wv"], parts=self.names.parts(work["parts"]))
        return [wv, self._pays(work["wv"])]

    def _after_build(self, sight: Json, move: Move) -> list[str]:
        name = move["building"]
        size = self.words(f"size-{self.names.edition['pieces'][name]['class']}")
        told = [self._price(sight, "building"), self.words("then-pp", pp=BUILDING_PP), size]
        return [*told, self._wanted(sight, "building", name)]

    def _after_offer(self, sight: Json, move: Move) -> list[str]:
        cost = self.names.price(sight["decision"]["building_cost"])
        told = self.words("then-shared", pp=BUILDING_PP, price=cost)
        return [told, self._wanted(sight, "building", move["building"])]

    def _after_draw(self, sight: Json, move: Move) -> list[str]:
        return [self._price(sight, "card")]

    def _after_introduce(self, sight: Json, move: Move) -> list[str]:
        return [self._price(sight, "card"), self._wanted(sight, "freedom", move["freedom"])]

    def _after_end(self, sight: Json, move: Move) -> list[str]:
        left = sight["decision"]["actions_left"]
        return [self.words("then-unused", count=left) if left else ""]

    def _after_play(self, sight: Json, move: Move) -> list[str]:
        value = sight["decision"]["values"][move["card"]]
        wv = self.words("then-wv-total", value=value, wv=sight["decision"]["wv"] + value)
        return [wv, self.names.asks("bonus", move["card"])]

    def _after_finish(self, sight: Json, move: Move) -> list[str]:
        return [self.words("then-wv-stays", wv=sight["decision"]["wv"])]

    def _after_mark(self, sight: Json, move: Move) -> list[str]:
        mark = sight["decision"]["marks"].get(move["character"])
        return [self.words("then-outbids", seat=self.names.seat(mark["seat"])) if mark else ""]

    def _after_merchant(self, sight: Json, move: Move) -> list[str]:
        return [self._rank_scores(sight)]

    def _after_free(self, sight: Json, move: Move) -> list[str]:
        return [self.words("price-nothing")]

    def _after_pay(self, sight: Json, move: Move) -> list[str]:
        return [self._price(sight, "object"), self._rank_scores(sight)]

    def _rank_scores(self, sight: Json) -> str:
        return self.words("then-pp", pp=sight["appraisal"]["seats"][sight["you"]]["fame"])

    def _after_ask(self, sight: Json, move: Move) -> list[str]:
        net = move["amount"] - sight["decision"]["cost"]
        key = "then-costs-you" if net <= 0 else "then-brings-you"
        return [self.words(key, money=self.names.money(abs(net)))]

    def _after_accept(self, sight: Json, move: Move) -> list[str]:
        decision = sight["decision"]
        told = [self.words("then-pp", pp=BUILDING_PP), self._wanted(sight, "building", decision["building"])]
        if decision["kind"] == "answer":
            return [self.names.payment(sight["appraisal"]["sums"][str(decision["amount"])]), *told]
        return [*self._after_ask(sight, {"amount": decision["amount"]}), *told]

    def _after_counter(self, sight: Json, move: Move) -> list[str]:
        paid = sight["appraisal"]["sums"][str(move["amount"])]
        return [self.names.payment(paid) if paid["pp"] else ""]


SUMS = ("mark", "ask", "counter")


def lies_west(seats: int, seat: int, neighbour: int) -> bool:
    """PF-COO-1: whether the neighbour's board meets the right-hand edge of the seat's."""
    return neighbour == 1 if seats == 2 else (seat + 1) % seats == neighbour


def snugness(cells: tuple[tuple[int, int], ...], taken: set[tuple[int, int]]) -> int:
    """How many edges of a piece would lie against the rim or against what is there already."""
    edges = 0
    for row, column in cells:
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            outside = not (0 <= beside[0] < SIDE and 0 <= beside[1] < SIDE)
            edges += beside not in cells and (outside or beside in taken)
    return edges
