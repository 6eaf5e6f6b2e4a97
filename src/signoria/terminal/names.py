"""Names that all games share."""

from collections.abc import Iterable, Sequence

from signoria.kernel.state import Json
from signoria.locale import Words


class SeatNames:
    """The words of a game, the edition it is played with, and its seats by their names."""

    def __init__(self, words: Words, edition: Json, players: Sequence[str]) -> None:
        self.words = words.of_edition(edition)
        self.edition = edition
        self.players = players

    def seat(self, seat: int) -> str:
        return self.words("seat", number=seat + 1)

    def seats(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.seat, seats))

    def seat_with_player(self, seat: int) -> str:
        player = self.players[seat] if seat < len(self.players) else ""
        key = f"level-name-{player}"
        return f"{self.seat(seat)} {self.words(key) if key in self.words else player}".strip()
