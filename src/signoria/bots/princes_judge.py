"""The judge of The Princes of Florence: what matters of a principality, and where an auction can be judged."""

from typing import Final, cast

from signoria.bots.judge import Judge
from signoria.kernel.state import State
from signoria.princes.components import ROUNDS
from signoria.princes.state import PrincesState

NAMES: Final = ["rounds left", "money", "pp"]


class PrincesJudge(Judge):
    """Features of one seat's principality, hand and money, and of the table."""

    def features(self, state: State, seat: int) -> list[float]:
        princes = cast(PrincesState, state)
        prince = princes.princes[seat]
        return [(ROUNDS - princes.round) / ROUNDS, prince.money / 1000, prince.pp / 10]

    def round(self, state: State) -> int:
        return cast(PrincesState, state).round
