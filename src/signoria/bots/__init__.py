"""Players that choose moves. They see only what their seat sees."""

from signoria.bots.perspective import LegalActions, Perspective
from signoria.bots.player import Player, Stopped
from signoria.bots.registry import make_player, player_names, usual_player

__all__ = ["LegalActions", "Perspective", "Player", "Stopped", "make_player", "player_names", "usual_player"]
