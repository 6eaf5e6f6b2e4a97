"""The levels of The Princes of Florence: what players overlook before they know the game well.

Who plays for the first time sees works, buildings and prestige points, but not how jesters, builders and freedoms pay
off over the rounds, and bids for what looks nice. With more games come the hand and what it wants, then money and the
last round, then what the others are after.
"""

from typing import Final

from signoria.bots.attention import Attention
from signoria.bots.levels import Ladder
from signoria.bots.princes.groups import GROUPS

LEVELS: Final = Ladder(
    GROUPS,
    {
        "newcomer": Attention(
            {"money": 0.3, "works": 0.3, "jesters": 0.0, "builders": 0.0, "room": 0.0, "freedoms": 0.5,
             "bonus": 0.2, "prestige": 0.0, "recruiting": 0.0, "auction": 0.0, "best_work": 0.0, "buildings": 2.0},
        ),
        "beginner": Attention(
            {"money": 0.5, "works": 0.5, "jesters": 0.3, "builders": 0.0, "room": 0.0, "bonus": 0.5,
             "prestige": 0.3, "recruiting": 0.3, "auction": 0.0, "best_work": 0.3, "buildings": 1.5},
        ),
        "casual": Attention(
            {"money": 0.6, "works": 0.7, "jesters": 0.6, "builders": 0.3, "room": 0.3, "bonus": 0.7,
             "prestige": 0.5, "auction": 0.3, "buildings": 1.2},
        ),
        "regular": Attention({"money": 0.8, "works": 0.8, "builders": 0.6, "prestige": 0.8, "auction": 0.5}),
        "skilled": Attention({"money": 0.9, "room": 0.5}, thinks_through=2),
        "veteran": "patron",
        "expert": "prince:30",
        "master": "prince",
    },
)  # fmt: skip
