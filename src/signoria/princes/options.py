"""The options of the game."""

from typing import Final

from signoria.kernel.game import Option
from signoria.kernel.state import Json

OPTIONS: Final = (
    Option("muse_and_princess"),
    Option("cooperative"),
    Option("two_player_hard"),
    Option("open_money"),
)


class PrincesOptions:
    """What was chosen for a game. It never changes, so that all copies of a state share it."""

    def __init__(self, values: Json) -> None:
        self.values: Final = values
        self.muse_and_princess: Final[bool] = values["muse_and_princess"]
        self.cooperative: Final[bool] = values["cooperative"]
        self.two_player_hard: Final[bool] = values["two_player_hard"]
        self.open_money: Final[bool] = values["open_money"]
