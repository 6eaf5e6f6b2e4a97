"""`novice`: plain rules of thumb, a file for each game."""

from importlib import import_module

from signoria.bots.player import Player
from signoria.kernel.errors import BadInput

NOVICES = {
    "princes": "signoria.bots.princes_novice:PrincesNovice",
    "lorenzo": "signoria.bots.lorenzo_novice:LorenzoNovice",
}


def novice(game: str, seed: int) -> Player:
    """The novice of a game."""
    if game not in NOVICES:
        raise BadInput(f"there is no novice for {game} yet; there is one for {', '.join(NOVICES)}")
    module, _, name = NOVICES[game].partition(":")
    player: Player = getattr(import_module(module), name)(seed)
    return player
