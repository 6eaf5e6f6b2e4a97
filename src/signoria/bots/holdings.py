"""What other seats probably hold, by what everybody has seen them do. Learned by `training/holdings.py`.

Nobody keeps cards that do not suit them. `Judge.holding_classes` sorts cards by how well they suit a seat, as far as
everybody can see. A class and the round tell how much likelier than by chance a card is to be in that seat's hand.
"""

import json
import math
from pathlib import Path
from typing import Any

from signoria.kernel.memory import Belief


class Holdings:
    """Logarithms of likelihoods; 0 is as likely as by chance."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.by_class: list[list[list[float]]] = parameters["by_class"]  # by pile, round and class
        self.by_card: list[list[float]] = parameters["by_card"]  # by pile and card

    def belief(self, viewer: int, round: int, classes: list[list[list[int]]]) -> Belief:
        """What the viewer may believe; `classes` by pile, seat and card. There is nothing to guess about itself."""
        found: Belief = []
        for pile in range(len(classes)):
            by_class, by_card = self.by_class[pile][round - 1], self.by_card[pile]
            weights: list[list[float]] = []
            for seat in range(len(classes[pile])):
                if seat == viewer:
                    weights.append([1.0] * len(classes[pile][seat]))
                else:
                    own = classes[pile][seat]
                    weights.append([math.exp(by_class[own[card]] + by_card[card]) for card in range(len(own))])
            found.append(weights)
        return found


def read_holdings(file: Path) -> Holdings:
    """From a file that `training/` wrote."""
    return Holdings(json.loads(file.read_text("utf-8")))
