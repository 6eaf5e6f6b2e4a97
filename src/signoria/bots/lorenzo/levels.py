"""The levels of Lorenzo il Magnifico: what players overlook before they know the game well.

Who plays for the first time takes what brings goods now, and forgets the church, the leaders and the points at the
end. With more games come harvest and production, then sets of cards and the turn order, then what the others are after.
"""

from typing import Final

from signoria.bots.attention import Attention
from signoria.bots.levels import Ladder
from signoria.bots.lorenzo.groups import GROUPS

LEVELS: Final = Ladder(
    GROUPS,
    {
        "newcomer": Attention(
            {"goods": 2.0, "faith": 0.0, "military": 0.2, "harvest": 0.2, "production": 0.2, "effects": 0.0,
             "leaders": 0.0, "order": 0.0, "territories": 0.3, "characters": 0.3, "ventures": 0.3, "cards": 0.0,
             "excommunications": 0.0},
        ),
        "beginner": Attention(
            {"goods": 1.6, "faith": 0.3, "military": 0.4, "harvest": 0.4, "production": 0.4, "effects": 0.3,
             "leaders": 0.3, "order": 0.0, "territories": 0.5, "characters": 0.5, "ventures": 0.5, "cards": 0.0},
        ),
        "casual": Attention(
            {"goods": 1.3, "faith": 0.6, "military": 0.6, "harvest": 0.7, "production": 0.7, "effects": 0.5,
             "leaders": 0.6, "order": 0.0, "cards": 0.3},
        ),
        "regular": Attention({"goods": 1.2, "faith": 0.8, "effects": 0.7, "order": 0.5, "cards": 0.5}),
        "skilled": Attention({"effects": 0.8, "cards": 0.7, "order": 0.5}, thinks_through=2),
        "veteran": "patron",
        "expert": "prince:30",
        "master": "prince",
    },
)  # fmt: skip
