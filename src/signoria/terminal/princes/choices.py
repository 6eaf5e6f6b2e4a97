"""Every legal move of a decision, offered with its consequence."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from signoria.kernel.state import Json, Move
from signoria.princes.components import BUILDER_PP, BUILDING_PP, LANDSCAPE_PP, LANDSCAPES, SIDE
from signoria.princes.supply import cost_with_builders
from signoria.princes.works import money_besides, most_pp
from signoria.terminal.menus import Entry, ListMenu, Menu, OrderMenu, Place, PlaceMenu, SumMenu
from signoria.terminal.princes.board import small_board, small_boards, squares_of
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

    def question(self, seat_view: Json) -> str:
        """What is to be decided, as a question."""
        decision = seat_view["decision"]
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
            character=self.words(f"character-{decision['character']}-one") if "character" in decision else "",
            phase=seat_view["phase"],
            actions=decision.get("actions_left", 0),
            wv=decision.get("wv", 0),
            minimum=decision.get("minimum", 0),
        )

    def menu(self, seat_view: Json) -> Menu:
        """What is offered now."""
        make = self._menus.get(seat_view["decision"]["kind"])
        return make(seat_view) if make else ListMenu(self._entry(seat_view, move) for move in seat_view["moves"])

    def _entry(self, seat_view: Json, move: Move, section: str = "") -> Entry:
        described = self.describe(seat_view, move)
        key = str(move["pp"]) if move["do"] == "payout" else str(move["amount"]) if move["do"] in SUMS else ""
        return Entry(described[0], move, described[1], section, key)

    # Menus of several steps

    def _turn(self, seat_view: Json) -> Menu:
        """Works, buildings, cards; offers and many recruits behind one line each."""
        entries = []
        recruits = [move for move in seat_view["moves"] if move["do"] == "recruit"]
        offers = [move for move in seat_view["moves"] if move["do"] == "offer"]
        folded: list[tuple[list[Move], str, str]] = [(offers, "fold-offer", "section-build")]
        if len(recruits) > MOST_RECRUITS_LISTED:
            folded.append((recruits, "fold-recruit", "section-cards"))
        hidden = [move for moves, _, _ in folded for move in moves]
        for move in seat_view["moves"]:
            if move not in hidden:
                entries.append(self._entry(seat_view, move, self.words(SECTIONS.get(move["do"], "section-other"))))
        for moves, label, section in folded:
            if moves:
                further = ListMenu(self._entry(seat_view, move) for move in moves)
                count = self.words("fold-count", count=len(moves))
                entries.append(Entry(self.words(label), further, count, self.words(section)))
        order = [self.words(key) for key in ("section-works", "section-build", "section-cards", "section-other")]
        return ListMenu(sorted(entries, key=lambda entry: order.index(entry.section)))

    def _marks(self, seat_view: Json) -> Menu:
        """First the character, then the sum."""
        entries = []
        for name in dict.fromkeys(move["character"] for move in seat_view["moves"] if move["do"] == "mark"):
            fields = [move for move in seat_view["moves"] if move.get("character") == name]
            lowest = self.names.money(fields[0]["amount"])
            gives = self.drawing.character_gives(seat_view, name)
            label = self.words("fold-mark", character=self.words(f"character-{name}"), price=lowest)
            entries.append(Entry(label, SumMenu(self._entry(seat_view, move) for move in fields), gives))
        return ListMenu([*entries, self._entry(seat_view, {"do": "pass"})])

    def _answers(self, seat_view: Json) -> Menu:
        """Accept, refuse, or name another sum."""
        counters = [move for move in seat_view["moves"] if move["do"] == "counter"]
        entries = [self._entry(seat_view, move) for move in seat_view["moves"] if move["do"] != "counter"]
        if counters:
            entries.append(
                Entry(self.words("fold-counter"), SumMenu(self._entry(seat_view, move) for move in counters))
            )
        return ListMenu(entries, self._talks(seat_view))

    def _sums(self, seat_view: Json) -> Menu:
        return SumMenu((self._entry(seat_view, move) for move in seat_view["moves"]), self._talks(seat_view))

    def _orders(self, seat_view: Json) -> Menu:
        deck, cards = seat_view["decision"]["deck"], seat_view["decision"]["cards"]
        names = [self.names.card(deck, card) for card in cards]
        return OrderMenu(names, lambda order: {"do": "bury", "order": [cards[at] for at in order]})

    def _places(self, seat_view: Json) -> Menu:
        """PF-BLD-2: all places, those with the most neighbours first."""
        you = seat_view["you"]
        cooperative = seat_view["options"]["cooperative"]
        own = seat_view["seats"][you]
        taken = set(squares_of(self.names, own, cooperative))
        places = []
        for move in seat_view["moves"]:
            cells = tuple((row, column) for row, column in move["cells"])

            def picture(cells: Any = cells) -> Text:
                return small_board(self.names, own, cooperative, cells)

            places.append(Place(move, cells, picture))
        return self._ranked(places, taken)

    def _spans(self, seat_view: Json) -> Menu:
        """PF-COO-2: all places across the border; typed squares are those of the seat's own board."""
        you, partner = seat_view["you"], seat_view["decision"]["partner"]
        taken = set(squares_of(self.names, seat_view["seats"][you], True))
        places = []
        for move in seat_view["moves"]:
            cells = tuple((row, column) for row, column in move["cells"][str(you)])

            def picture(move: Move = move) -> Text:
                return self._across(seat_view, partner, move["cells"])

            places.append(Place(move, cells, picture))
        return self._ranked(places, taken)

    def _ranked(self, places: list[Place], taken: set[tuple[int, int]]) -> Menu:
        snuggest_first = sorted(places, key=lambda place: -snugness(place.cells, taken))
        return PlaceMenu(snuggest_first, self.words("command-more"))

    def _across(self, seat_view: Json, partner: int, cells: Json) -> Text:
        """A joint building across the border between the seat's board and another's."""
        you = seat_view["you"]
        west, east = (you, partner) if self.names.lies_west(len(seat_view["seats"]), you, partner) else (partner, you)
        boards = [squares_of(self.names, seat_view["seats"][seat], True, cells[str(seat)]) for seat in (west, east)]
        return small_boards(boards)

    def _talks(self, seat_view: Json) -> Text:
        """Where the building that is talked about would lie."""
        decision = seat_view["decision"]
        return self._across(seat_view, decision.get("from", decision.get("partner")), decision["cells"])

    # One move in words

    def describe(self, seat_view: Json, move: Move) -> tuple[str, str]:
        """A move in words, and what follows from it."""
        consequence = getattr(self, f"_after_{move['do']}", None)
        told = [] if consequence is None else consequence(seat_view, move)
        return self._move(seat_view, move), "; ".join(part for part in told if part)

    def _move(self, seat_view: Json, move: Move) -> str:
        values: Json = {}
        for key, value in move.items():
            if key in ("object", "freedom", "character"):
                values[key] = self.words(f"{key}-{value}-one")
            elif key == "building":
                values[key] = self.words(f"piece-{value}-one")
            elif key == "landscape":
                values[key] = self.names.piece(value)
            elif key == "card":
                values[key] = self.names.card(self._deck(seat_view, move), value)
            elif key == "order":
                deck = seat_view["decision"]["deck"]
                values[key] = ", ".join(self.names.card(deck, card) for card in value)
            elif key == "cells":
                values[key] = self.names.cells(value)
            elif key == "deck":
                values[key] = self.words(f"deck-{value}")
                values["count"] = seat_view["appraisal"]["looked_at"][value]
            elif key in ("seat", "partner"):
                values[key] = self.names.seat(value)
            elif key == "amount":
                values[key] = self.names.money(value)
            elif key == "pp":
                values["pp"] = value
                values["money"] = self.names.money(seat_view["appraisal"]["payouts"][value])
        return self.words(f"move-{move['do']}", **values)

    def _deck(self, seat_view: Json, move: Move) -> str:
        if move["do"] == "keep":
            return str(seat_view["decision"]["deck"])
        return "bonus" if move["do"] == "play" else "profession"

    # What follows

    def _price(self, seat_view: Json, name: str) -> str:
        return self.names.payment(seat_view["appraisal"]["prices"][name])

    def _object(self, seat_view: Json, name: str, price: str) -> list[str]:
        """What an object costs and brings."""
        own = seat_view["seats"][seat_view["you"]]
        told = [self._price(seat_view, price)]
        if name in LANDSCAPES:
            told += self._landscape(seat_view, name)
        elif name == "builder":
            cost = int(cost_with_builders(own["builders"] + 1))
            told.append(self.words("then-builder", price=self.names.price(cost)))
            told.append(self.words("then-pp", pp=BUILDER_PP) if own["builders"] else "")
        else:
            told.append(self.words(f"object-{name}-gives"))
        return told

    def _landscape(self, seat_view: Json, name: str) -> list[str]:
        own = seat_view["seats"][seat_view["you"]]
        has_one = any(laid["piece"] == name for laid in own["pieces"])
        if has_one:
            return [self.words("then-pp", pp=LANDSCAPE_PP)]
        return [self._wanted(seat_view, "landscape", name)]

    def _wanted(self, seat_view: Json, wish: str, name: str) -> str:
        """Which professions in hand gain by something."""
        hand = seat_view["seats"][seat_view["you"]]["hand"]
        wanting = [card for card in hand if card != "recruiting" and self.names.professions[card][wish] == name]
        names = ", ".join(self.names.card("profession", card) for card in wanting)
        return self.words("then-wanted", wv=seat_view["appraisal"]["adds"][wish], names=names) if wanting else ""

    def _work_worth(self, seat_view: Json, card: str) -> str:
        work = seat_view["appraisal"]["works"][card]
        return self.words("then-wv", wv=work["wv"], parts=self.names.parts(work["parts"]))

    def _after_return(self, seat_view: Json, move: Move) -> list[str]:
        return [self.names.asks("profession", move["card"])]

    def _after_name(self, seat_view: Json, move: Move) -> list[str]:
        return self._object(seat_view, move["object"], "opening")

    def _after_take(self, seat_view: Json, move: Move) -> list[str]:
        return self._object(seat_view, move["object"], "opening")

    def _after_bid(self, seat_view: Json, move: Move) -> list[str]:
        return self._object(seat_view, seat_view["decision"]["object"], "bid")

    def _after_choose(self, seat_view: Json, move: Move) -> list[str]:
        left = self.words("then-left", count=seat_view["supply"][move["landscape"]])
        squares = self.words("object-forest-gives", squares=self.names.squares(move["landscape"]))
        return [squares, *self._landscape(seat_view, move["landscape"]), left]

    def _after_keep(self, seat_view: Json, move: Move) -> list[str]:
        deck, card = seat_view["decision"]["deck"], move["card"]
        told = [self.names.asks(deck, card)]
        if deck == "profession":
            return [*told, self._work_worth(seat_view, card)]
        worth = seat_view["appraisal"][deck][card]
        now = self.words("worth-wv", value=worth) if deck == "bonus" else self.words("worth-pp", value=worth["pp"])
        return [*told, self.words("then-now", worth=now)]

    def _after_recruit(self, seat_view: Json, move: Move) -> list[str]:
        return [self._work_worth(seat_view, move["card"])]

    def _after_work(self, seat_view: Json, move: Move) -> list[str]:
        work = seat_view["appraisal"]["works"][move["card"]]
        needs = self.words("then-needs-bonus", count=work["missing"]) if work["missing"] else ""
        return [self._work_worth(seat_view, move["card"]), needs, self._pays(work["wv"])]

    def _pays(self, wv: int) -> str:
        money = self.names.money(int(money_besides(wv, 0)))
        return self.words("then-pays", money=money, pp=int(most_pp(wv)))

    def _after_princess(self, seat_view: Json, move: Move) -> list[str]:
        work = seat_view["appraisal"]["princess"]
        wv = self.words("then-wv", wv=work["wv"], parts=self.names.parts(work["parts"]))
        return [wv, self._pays(work["wv"])]

    def _after_build(self, seat_view: Json, move: Move) -> list[str]:
        name = move["building"]
        size = self.words(f"size-{self.names.edition['pieces'][name]['class']}")
        told = [self._price(seat_view, "building"), self.words("then-pp", pp=BUILDING_PP), size]
        return [*told, self._wanted(seat_view, "building", name)]

    def _after_offer(self, seat_view: Json, move: Move) -> list[str]:
        cost = self.names.price(seat_view["decision"]["building_cost"])
        told = self.words("then-shared", pp=BUILDING_PP, price=cost)
        return [told, self._wanted(seat_view, "building", move["building"])]

    def _after_draw(self, seat_view: Json, move: Move) -> list[str]:
        return [self._price(seat_view, "card")]

    def _after_introduce(self, seat_view: Json, move: Move) -> list[str]:
        return [self._price(seat_view, "card"), self._wanted(seat_view, "freedom", move["freedom"])]

    def _after_end(self, seat_view: Json, move: Move) -> list[str]:
        left = seat_view["decision"]["actions_left"]
        return [self.words("then-unused", count=left) if left else ""]

    def _after_play(self, seat_view: Json, move: Move) -> list[str]:
        value = seat_view["decision"]["values"][move["card"]]
        wv = self.words("then-wv-total", value=value, wv=seat_view["decision"]["wv"] + value)
        return [wv, self.names.asks("bonus", move["card"])]

    def _after_finish(self, seat_view: Json, move: Move) -> list[str]:
        return [self.words("then-wv-stays", wv=seat_view["decision"]["wv"])]

    def _after_mark(self, seat_view: Json, move: Move) -> list[str]:
        mark = seat_view["decision"]["marks"].get(move["character"])
        return [self.words("then-outbids", seat=self.names.seat(mark["seat"])) if mark else ""]

    def _after_merchant(self, seat_view: Json, move: Move) -> list[str]:
        return [self._rank_scores(seat_view)]

    def _after_later(self, seat_view: Json, move: Move) -> list[str]:
        """PF-CHR-11: best work may change the rank."""
        if seat_view["phase"] == "characters":
            return []
        return [self.words("then-rank-after", rank=seat_view["appraisal"]["seats"][seat_view["you"]]["rank"])]

    def _after_free(self, seat_view: Json, move: Move) -> list[str]:
        return [self.words("price-nothing")]

    def _after_pay(self, seat_view: Json, move: Move) -> list[str]:
        return [self._price(seat_view, "object"), self._rank_scores(seat_view)]

    def _rank_scores(self, seat_view: Json) -> str:
        return self.words("then-pp", pp=seat_view["appraisal"]["seats"][seat_view["you"]]["fame"])

    def _after_ask(self, seat_view: Json, move: Move) -> list[str]:
        net = move["amount"] - seat_view["decision"]["cost"]
        key = "then-costs-you" if net <= 0 else "then-brings-you"
        return [self.words(key, money=self.names.money(abs(net)))]

    def _after_accept(self, seat_view: Json, move: Move) -> list[str]:
        decision = seat_view["decision"]
        told = [self.words("then-pp", pp=BUILDING_PP), self._wanted(seat_view, "building", decision["building"])]
        if decision["kind"] == "answer":
            return [self.names.payment(seat_view["appraisal"]["sums"][str(decision["amount"])]), *told]
        return [*self._after_ask(seat_view, {"amount": decision["amount"]}), *told]

    def _after_counter(self, seat_view: Json, move: Move) -> list[str]:
        paid = seat_view["appraisal"]["sums"][str(move["amount"])]
        return [self.names.payment(paid) if paid["pp"] else ""]


SUMS = ("mark", "ask", "counter")


def snugness(cells: tuple[tuple[int, int], ...], taken: set[tuple[int, int]]) -> int:
    """How many edges of a piece would lie against the rim or against what is there already."""
    edges = 0
    for row, column in cells:
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            outside = not (0 <= beside[0] < SIDE and 0 <= beside[1] < SIDE)
            edges += beside not in cells and (outside or beside in taken)
    return edges
