"""Players by their names on the command line: `random`, `novice`, `patron`, `prince:800`, `my_module:MyBot`."""

import os
import sys
from collections.abc import Callable
from importlib import import_module

from signoria.bots.judges import judge_of
from signoria.bots.novice import novice
from signoria.bots.patron import Patron
from signoria.bots.player import Player
from signoria.bots.prince import USUAL_BUDGET, Budget, Prince
from signoria.bots.random_player import RandomPlayer
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief


def _random(game: str, seed: int) -> Player:
    return RandomPlayer(seed)


def _patron(game: str, seed: int) -> Player:
    return Patron(seed, judge_of(game, "patron"))


def _prince(game: str, seed: int, budget: str = USUAL_BUDGET) -> Player:
    return Prince(seed, judge_of(game, "prince"), Budget(budget))


PLAYERS: dict[str, Callable[[str, int], Player]] = {
    "random": _random,
    "novice": novice,
    "patron": _patron,
    "prince": _prince,
}


def make_player(spec: str, game: str, seed: int) -> Player:
    """The player that a word names; BadInput lists what is allowed."""
    if spec in PLAYERS:
        return PLAYERS[spec](game, seed)
    module, colon, name = spec.partition(":")
    if module == "prince":
        return _prince(game, seed, name)
    if module in PLAYERS or not (colon and module and name.isidentifier()):
        raise BadInput(f"there is no player {brief(spec)}; {_allowed()}")
    return _own(module, name, seed)


def _allowed() -> str:
    names = ", ".join(PLAYERS)
    return (
        f"the players are {names} (also prince:2s, prince:800), and your own as module:Class, such as my_module:MyBot"
    )


def _own(module: str, name: str, seed: int) -> Player:
    """A class from outside; it may lie in the current folder, as for `python -m`."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as reason:
        raise BadInput(f"the player {module}:{name} cannot be loaded: {reason}; {_allowed()}") from None
    except Exception as reason:
        problem = f"{type(reason).__name__}: {reason}"
        raise BadInput(f"the player {module}:{name} cannot be loaded ({problem}); {_allowed()}") from None
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BadInput(f"{module} has no class {name} that is a signoria.bots.Player; {_allowed()}")
    return found(seed)
