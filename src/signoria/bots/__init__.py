"""Players that choose moves. They see only what their seat sees."""

from signoria.bots.perspective import LegalActions, Perspective
from signoria.bots.player import Player, Stopped
from signoria.bots.registry import (
    first_level,
    is_player,
    levels_for_people,
    make_player,
    player_names,
    usual_level,
    usual_player,
)

__all__ = [
    "LegalActions",
    "Perspective",
    "Player",
    "Stopped",
    "first_level",
    "is_player",
    "levels_for_people",
    "make_player",
    "player_names",
    "usual_level",
    "usual_player",
]
