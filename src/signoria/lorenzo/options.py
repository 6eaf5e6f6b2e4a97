"""The options of the game."""

from typing import Final

from signoria.kernel.game import Option
from signoria.kernel.state import Json

OPTIONS: Final = (
    Option("advanced"),
    Option("last_report_decline_scores"),
    Option("malus_wood_stone", ("each", "total")),
    Option("santa_rita_malus", ("after", "each")),
    Option("brunelleschi_bonus_actions", (True, False)),
)


class LorenzoOptions:
    """What was chosen for a game. It never changes, so that all copies of a state share it."""

    def __init__(self, values: Json) -> None:
        self.values: Final = values
        self.advanced: Final[bool] = values["advanced"]
        self.decline_scores: Final[bool] = values["last_report_decline_scores"]
        self.malus_in_total: Final[bool] = values["malus_wood_stone"] == "total"
        self.malus_before_doubling: Final[bool] = values["santa_rita_malus"] == "each"
        self.brunelleschi_everywhere: Final[bool] = values["brunelleschi_bonus_actions"]
