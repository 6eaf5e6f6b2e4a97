"""The Drapers: a small auction game with hidden information, and everything that Signoria needs to play it.

Fifteen bolts of cloth lie in a shuffled pile: crimson, azure and saffron, worth 1 to 5 each. You get some florins and,
face down, one bolt: its colour is what your customers want, and only you know it. Eight bolts are sold, one after the
other. In turn everybody bids more or passes for good; the last one left pays and takes the bolt. In the end a bolt
scores its value, doubled in the colour that your customers want, and every three florins left score a point.
"""

from signoria.bots import Perspective, Player
from signoria.games import GameSpec
from signoria.kernel.chance import Chance
from signoria.kernel.game import Option
from signoria.kernel.observation import FlatObserver, Piece
from signoria.kernel.plain import PlainRules, PlainState
from signoria.kernel.state import NOBODY, Json, Move

COLOURS = ("crimson", "azure", "saffron")
BOLTS = [{"colour": colour, "value": value} for colour in COLOURS for value in range(1, 6)]
LOTS = 8
PURSES = (12, 20)
MOST_SEATS = 5
BID = 0  # the only kind of decision
PASS = 0  # the action; every other one is a bid of so many florins


class Drapers(PlainState):
    """`table` is what everybody sees but for the pile; `own` is what lies before each seat."""

    def deal(self, chance: Chance) -> None:
        order = list(range(len(BOLTS)))
        chance.shuffle(order)
        pile = [BOLTS[bolt] for bolt in order]
        self.own = [
            {"florins": self.options["florins"], "bolts": [], "customers": [pile.pop()], "bids": True}
            for _ in range(self.seats)
        ]
        self.table = {"round": 0, "bolt": None, "price": 0, "bidder_seat": None, "pile": pile}
        self.offer_next_bolt()

    def offer_next_bolt(self) -> None:
        if self.table["round"] == LOTS:
            self.ask(BID, NOBODY)
            self.record_fact({"fact": "over", "scores": self.scores(), "winners": self.winners()})
            return
        start = self.table["round"] % self.seats
        self.table |= {"round": self.table["round"] + 1, "bolt": self.table["pile"].pop(), "price": 0}
        self.table["bidder_seat"] = None
        for own in self.own:
            own["bids"] = True
        self.record_fact({"fact": "offer", "bolt": self.table["bolt"]})
        self.ask(BID, start)

    def legal(self) -> list[int]:
        if self.seat == NOBODY:
            return []
        return [PASS, *range(self.table["price"] + 1, self.own[self.seat]["florins"] + 1)]

    def apply(self, action: int) -> None:
        if action == PASS:
            self.own[self.seat]["bids"] = False
            self.record_fact({"fact": "pass", "seat": self.seat})
        else:
            self.table |= {"price": action, "bidder_seat": self.seat}
            self.record_fact({"fact": "bid", "seat": self.seat, "amount": action})
        clockwise = [(self.seat + away) % self.seats for away in range(1, self.seats + 1)]
        bidding = [seat for seat in clockwise if self.own[seat]["bids"]]
        if bidding in ([], [self.table["bidder_seat"]]):
            self.sell()
        else:
            self.ask(BID, bidding[0])

    def sell(self) -> None:
        seat, bolt, price = self.table["bidder_seat"], self.table["bolt"], self.table["price"]
        if seat is not None:
            self.own[seat]["florins"] -= price
            self.own[seat]["bolts"].append(bolt)
            self.record_fact({"fact": "sold", "seat": seat, "bolt": bolt, "amount": price})
        self.offer_next_bolt()

    def scores(self) -> list[int]:
        """Until the end nobody's customers are known, so nothing is doubled."""
        is_over = self.seat == NOBODY
        return [
            own["florins"] // 3
            + sum(worth(bolt, own["customers"][0]["colour"] if is_over else None) for bolt in own["bolts"])
            for own in self.own
        ]

    def action_count(self) -> int:
        return max(PURSES) + 1

    def move_of(self, action: int) -> Move:
        return {"do": "pass"} if action == PASS else {"do": "bid", "amount": action}

    def numbers(self, seat: int) -> list[int]:
        """What the seat sees, in the order of `observer`; other seats are counted from the one that looks."""
        table, bolt = self.table, self.table["bolt"]
        wanted = [] if seat == NOBODY else [bolt["colour"] for bolt in self.own[seat]["customers"]]
        numbers = [self.seats, table["round"], table["price"], bolt["value"]]
        numbers += [bolt["colour"] == colour for colour in COLOURS]
        numbers += [colour in wanted for colour in COLOURS]
        for away in range(MOST_SEATS):
            other = (max(seat, 0) + away) % self.seats
            own = self.own[other]
            here = [own["florins"], own["bids"], table["bidder_seat"] == other]
            here += [sum(bolt["value"] for bolt in own["bolts"] if bolt["colour"] == colour) for colour in COLOURS]
            numbers += here if away < self.seats else [0] * len(here)
        return [int(number) for number in numbers]


def observer() -> FlatObserver:
    pieces = [
        Piece("seat_count", (1,), 2, MOST_SEATS, "how many seats play"),
        Piece("round", (1,), 1, LOTS, "how many bolts have been offered"),
        Piece("price", (1,), 0, max(PURSES), "the highest bid"),
        Piece("value", (1,), 1, 5, "of the bolt that is offered"),
        Piece("colour", (3,), 0, 1, f"of the bolt that is offered: {', '.join(COLOURS)}"),
        Piece("customers", (3,), 0, 1, "the colour that your customers want"),
        Piece("seats", (MOST_SEATS, 6), 0, 75, "florins, still bids, bids most, value of its bolts by colour"),
    ]
    return FlatObserver("drapers", MOST_SEATS, pieces)


def worth(bolt: Json, wanted: str | None) -> int:
    return int(bolt["value"]) * (2 if bolt["colour"] == wanted else 1)


class DrapersRules(PlainRules):
    def __init__(self) -> None:
        options = (Option("florins", PURSES),)
        super().__init__("drapers", 2, MOST_SEATS, options, kinds=("bid",), secret=("pile",), private=("customers",))

    def new_state(self, seats: int, options: Json) -> Drapers:
        return Drapers(self, seats, options)


class Novice(Player):
    """Bids one florin more as long as the bolt is worth it to its customers."""

    def choose(self, perspective: Perspective) -> int:
        view = perspective.view()
        wanted = view["seats"][perspective.seat]["customers"][0]["colour"]
        raised = view["price"] + 1
        return raised if raised in perspective.legal and raised <= worth(view["bolt"], wanted) else PASS


WORDS = {
    "en": """
game-drapers = The Drapers
play-drapers = Eight bolts of cloth go under the hammer, and only you know what your customers want.
option-florins = Florins at the start
option-florins-explained = With more money, bids say less about what a bolt is worth.
colour-crimson = crimson
colour-azure = azure
colour-saffron = saffron
label-round = Bolt
label-bolt = On offer
label-price = Highest bid
label-bidder_seat = By
label-pile = Left in the pile
label-customers = Customers want
label-bids = Still bidding
question-bid = What do you bid?
what-drapers-bid = bid
move-bid = bid { $amount }
move-pass = pass
fact-offer = On offer: { $bolt }.
fact-bid = { $seat } bids { $amount }.
fact-pass = { $seat } passes.
fact-sold = { $seat } buys { $bolt } for { $amount }.
""",
}

GAME = GameSpec(
    "drapers",
    rules="drapers:DrapersRules",
    observer="drapers:observer",
    players={"novice": "drapers:Novice"},
    words="drapers:WORDS",
    minutes=10,
)
