"""Everything in The Princes of Florence by its name, in the reader's language."""

from collections.abc import Sequence
from typing import Any

from signoria.kernel.state import Json
from signoria.locale import Words
from signoria.terminal.menus import square_name
from signoria.terminal.names import SeatNames


class Names(SeatNames):
    """Names and short sentences for the components of an edition."""

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        super().__init__(words, edition, players)
        self.professions: dict[str, Json] = {card["id"]: card for card in edition["professions"]}
        self._bonus: dict[str, Json] = {card["id"]: card for card in edition["bonus_cards"]}
        self._prestige: dict[str, Json] = {card["id"]: card for card in edition["prestige_cards"]}

    def card(self, deck: str, card: str) -> str:
        """A card's name; another edition may have cards of its own, which are called by their id."""
        key = f"{deck}-{card}"
        return self.words(key) if key in self.words else card.replace("_", " ").capitalize()

    def any_card(self, card: str) -> str:
        """The name of a card of whichever deck."""
        if card in self.professions or card == "recruiting":
            return self.card("profession", card)
        return self.card("prestige" if card in self._prestige else "bonus", card)

    def piece(self, piece: str) -> str:
        return self.words(f"piece-{piece}")

    def code(self, piece: str) -> str:
        return self.words(f"piece-{piece}-code")

    def money(self, amount: int) -> str:
        return self.words("money", amount=amount)

    def price(self, amount: int) -> str:
        """A price, however it is paid."""
        return self.words("price-cash", cash=self.money(amount)) if amount else self.words("price-nothing")

    def payment(self, paid: Json) -> str:
        """A price of an appraisal as cash and PP."""
        if paid["pp"] == 0:
            return self.price(paid["price"])
        price, cash = self.money(paid["price"]), self.money(paid["cash"])
        if paid["cash"] <= 0:
            return self.words("price-pp", price=price, pp=paid["pp"])
        return self.words("price-both", price=price, cash=cash, pp=paid["pp"])

    def cells(self, cells: Any) -> str:
        """Squares by their names; those of a joint building by seat."""
        if isinstance(cells, dict):
            return "; ".join(f"{self.seat(int(seat))} {self.cells(part)}" for seat, part in cells.items())
        return " ".join(square_name(cell) for cell in cells)

    def parts(self, parts: Json) -> str:
        """The parts of a work's value, those worth nothing left out."""
        told = [f"{self.words(f'part-{part}')} {value}" for part, value in parts.items() if value]
        return " + ".join(told) or "0"

    def bonus_asks(self, card: str) -> str:
        """What a bonus card adds, in words."""
        data = self._bonus[card]
        first, *others = (self.words(f"feature-{feature}-each") for feature in data["counts"])
        for other in others:
            first = self.words("bonus-and", first=first, second=other)
        return self.words("bonus-asks", per=data["per"], what=first)

    def prestige_asks(self, card: str) -> str:
        """What a prestige card asks for and gives, in words."""
        data = self._prestige[card]
        if "needs" in data:
            needs = [self.words(f"feature-{name}-count", count=count) for name, count in data["needs"].items()]
            return self.words("prestige-asks-needs", value=data["value"], what=", ".join(needs))
        contest = "most" if "most" in data else "fewest"
        what = self.words(f"feature-{data[contest]}")
        return self.words(f"prestige-asks-{contest}", what=what, alone=data["alone"], tied=data["tied"])

    def asks(self, deck: str, card: str) -> str:
        """What a card of any deck is about."""
        if deck == "bonus":
            return self.bonus_asks(card)
        if deck == "prestige":
            return self.prestige_asks(card)
        wish = self.professions[card]
        freedom = self.words(f"freedom-{wish['freedom']}")
        return f"{self.piece(wish['building'])}, {self.piece(wish['landscape'])}, {freedom}"

    def squares(self, piece: str) -> int:
        """How many squares a piece covers."""
        return sum(row.count("#") for row in self.edition["pieces"][piece]["shape"])

    def palazzo(self, cooperative: bool) -> list[tuple[int, int]]:
        """The squares of the palazzo."""
        board = self.edition["cooperative_board" if cooperative else "principality"]["map"]
        return [(row, column) for row, line in enumerate(board) for column, sign in enumerate(line) if sign == "P"]

    def lies_west(self, seats: int, seat: int, neighbour: int) -> bool:
        """PF-COO-1: whether the neighbour's board meets the right-hand edge of the seat's."""
        borders = self.edition["cooperative_map"]["borders"][str(seats)]
        return any(border["west"] == seat and border["east"] == neighbour for border in borders)
