"""`novice`: simple heuristics, one file per game."""

from signoria.bots.by_game import class_of
from signoria.bots.player import Player

NOVICES = {
    "princes": "signoria.bots.princes.novice:PrincesNovice",
    "lorenzo": "signoria.bots.lorenzo.novice:LorenzoNovice",
}


def novice(game: str, seed: int) -> Player:
    """The novice of a game."""
    player: Player = class_of(game, NOVICES, "novice")(seed)
    return player
