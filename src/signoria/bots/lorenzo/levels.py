"""The levels of Lorenzo il Magnifico.

Who plays for the first time takes what brings goods now, and hardly sees what harvest and production will bring, sets
of cards, leaders and lasting effects; the church comes as a surprise.
"""

from typing import Final

from signoria.bots.attention import Attention
from signoria.bots.levels import Ladder
from signoria.bots.lorenzo.groups import GROUPS

FIRST_SIGHT: Final = {
    "goods": 1.6,
    "faith": 0.3,
    "military": 0.4,
    "harvest": 0.4,
    "production": 0.4,
    "effects": 0.3,
    "leaders": 0.3,
    "territories": 0.5,
    "characters": 0.5,
    "ventures": 0.5,
    "order": 0.0,
    "cards": 0.0,
}

LEVELS: Final = Ladder(
    GROUPS,
    FIRST_SIGHT,
    {
        "newcomer": Attention(inexperience=1.0),
        "beginner": Attention(inexperience=0.84),
        "casual": Attention(inexperience=0.75),
        "regular": Attention(inexperience=0.655),
        "skilled": Attention(inexperience=0.59, thinks_through=2),
        "veteran": Attention(inexperience=0.52, thinks_through=3, minds_others=True),
        "expert": "patron",
        "master": "prince",
    },
)
