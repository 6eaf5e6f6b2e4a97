"""Players that choose moves. They see only what their seat sees."""

from signoria.bots.perspective import LegalActions, Perspective
from signoria.bots.player import Player
from signoria.bots.registry import PLAYERS, make_player

__all__ = ["PLAYERS", "LegalActions", "Perspective", "Player", "make_player"]
