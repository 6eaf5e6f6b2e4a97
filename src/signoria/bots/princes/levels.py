"""The levels of The Princes of Florence.

Who plays for the first time sees prestige points and nice buildings, but hardly how jesters, builders, bonus cards and
room pay off over the rounds, what money is good for later, or what a work will be worth with everything it wishes for.
"""

from typing import Final

from signoria.bots.attention import Attention
from signoria.bots.levels import Ladder
from signoria.bots.princes.groups import GROUPS

FIRST_SIGHT: Final = {
    "buildings": 1.5,
    "money": 0.5,
    "works": 0.5,
    "best_work": 0.3,
    "jesters": 0.3,
    "recruiting": 0.3,
    "bonus": 0.5,
    "prestige": 0.3,
    "builders": 0.0,
    "room": 0.0,
    "auction": 0.0,
}

LEVELS: Final = Ladder(
    GROUPS,
    FIRST_SIGHT,
    {
        "newcomer": Attention(inexperience=1.0),
        "beginner": Attention(inexperience=0.92),
        "casual": Attention(inexperience=0.83),
        "regular": Attention(inexperience=0.735),
        "skilled": Attention(inexperience=0.735, thinks_through=2, second_look=0.4),
        "veteran": Attention(inexperience=0.735, thinks_through=3, minds_others=True),
        "expert": "patron",
        "master": "prince",
    },
)
