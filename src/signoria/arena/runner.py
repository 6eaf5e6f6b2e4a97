"""One game from where it stands to its end, every seat decided by a player."""

from collections.abc import Sequence

from signoria.bots.perspective import LegalActions, Perspective
from signoria.bots.player import Player
from signoria.kernel.errors import BadInput, IllegalMove
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, State


def decide(player: Player, state: State) -> int:
    """The player's action for the seat that has to decide; one that is not legal is an IllegalMove.

    Where there is no choice, the player is not asked.
    """
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if player.blind:
        action = player.choose(LegalActions(state.seat, state.seats, legal[:]))  # type: ignore[arg-type] # its class says so
    else:
        action = player.choose(Perspective(state, state.seat, int(player.chance.word())))
    if action not in legal:
        raise IllegalMove(
            "player_choice",
            {"player": type(player).__name__, "action": repr(action), "seat": state.seat, "legal": str(legal)},
        )
    return action


def play_game(game: Game, players: Sequence[Player]) -> Game:
    """Play on until the game is over, players by seat. The game keeps its record."""
    state = game.state
    if len(players) != state.seats:
        raise BadInput(f"a game with {state.seats} seats needs {state.seats} players, not {len(players)}")
    while state.seat != NOBODY:
        game.perform(decide(players[state.seat], state))
    return game
