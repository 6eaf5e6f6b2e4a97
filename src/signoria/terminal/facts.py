"""The journal of facts in words: what the games share."""

from collections.abc import Callable
from typing import Any

from signoria.kernel.state import Fact, Json
from signoria.terminal.names import SeatNames

Formatters = dict[str, Callable[[Any], Any]]


class FactFormatter:
    """Writes facts as sentences: each value by the formatter of its key, in the message that the game chooses."""

    def __init__(self, names: SeatNames, formatters: Formatters) -> None:
        self.words = names.words
        self._seat = names.seat
        self._seats = names.seats
        self._formatters: Formatters = {
            "seat": names.seat,
            "scores": self._scores,
            "winners": self._winners,
            **formatters,
        }

    def describe_fact(self, fact: Fact) -> str:
        """One fact as a sentence, with what the fact contains."""
        values = {
            key: self._formatters[key](value) if key in self._formatters else value for key, value in fact.items()
        }
        del values["fact"]
        return self.words(self.message(fact), **self.refined(fact, values))

    def message(self, fact: Fact) -> str:
        """The message for a fact; facts with hidden or missing parts have their own."""
        raise NotImplementedError

    def refined(self, fact: Fact, values: Json) -> Json:
        """The values of a message, where one depends on others."""
        raise NotImplementedError

    def points(self, points: int) -> str:
        """Points as the game calls them."""
        raise NotImplementedError

    def _scores(self, scores: list[int]) -> str:
        return ", ".join(f"{self._seat(seat)} {self.points(points)}" for seat, points in enumerate(scores))

    def _winners(self, winners: list[int]) -> str:
        return self.words("winners-one" if len(winners) == 1 else "winners-many", names=self._seats(winners))
