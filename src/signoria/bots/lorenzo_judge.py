"""The judge of Lorenzo il Magnifico: what matters of a family's board, goods and points."""

from typing import Final, cast

from signoria.bots.judge import Judge
from signoria.kernel.state import State
from signoria.lorenzo.components import ROUNDS, VP
from signoria.lorenzo.state import LorenzoState

NAMES: Final = ["rounds left", "vp"]


class LorenzoJudge(Judge):
    """Features of one family's cards, goods and points, and of the board."""

    def features(self, state: State, seat: int) -> list[float]:
        lorenzo = cast(LorenzoState, state)
        family = lorenzo.families[seat]
        return [(ROUNDS - lorenzo.round) / ROUNDS, family.held[VP] / 10]

    def round(self, state: State) -> int:
        return cast(LorenzoState, state).round
