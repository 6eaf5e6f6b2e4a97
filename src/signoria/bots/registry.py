"""Players by their names on the command line: `random`, `novice`, `patron`, `prince:800`, `my_module:MyBot`."""

import os
import sys

from signoria import games
from signoria.bots.cores import PrinceOnCores
from signoria.bots.judges import has_judge, judge_of
from signoria.bots.patron import Patron
from signoria.bots.player import Player
from signoria.bots.prince import USUAL_BUDGET, Budget, Prince
from signoria.bots.random_player import RandomPlayer
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief

FOR_EVERY_GAME = "random"
WITH_A_JUDGE = ("patron", "prince")
EARLIER = ("patron-1", "prince-1")  # with their first networks, to measure progress against; in no menu


def player_names(game: str) -> tuple[str, ...]:
    """The players that know a game, the simplest first; classes of your own are not among them."""
    spec = games.spec(game)
    return (FOR_EVERY_GAME, *spec.players, *(WITH_A_JUDGE if spec.judge is not None else ()))


def usual_player(game: str) -> str:
    """The opponent if nobody names one: the simplest that does not play at random."""
    return (*player_names(game)[1:], FOR_EVERY_GAME)[0]


def make_player(name: str, game: str, seed: int) -> Player:
    """The player that a word names; BadInput lists what is allowed."""
    spec = games.spec(game)
    word, colon, rest = name.partition(":")
    if name == FOR_EVERY_GAME:
        return RandomPlayer(seed)
    if name in spec.players:
        player: Player = games.load(spec.players[name])(seed)
        return player
    if word in WITH_A_JUDGE or (word in EARLIER and has_judge(game, word)):
        if word.startswith("prince"):
            return _prince(word, game, seed, Budget(rest if colon else USUAL_BUDGET))
        if not colon:
            return Patron(seed, judge_of(game, word))
    if word in player_names(game) or not (colon and word and rest.isidentifier()):
        raise BadInput(f"there is no player {brief(name)}; {_allowed(game)}")
    return _own(name, game, seed)


def _prince(name: str, game: str, seed: int, budget: Budget) -> Prince:
    if budget.cores > 1:
        return PrinceOnCores(seed, game, name, budget)
    return Prince(seed, judge_of(game, name), budget)


def _allowed(game: str) -> str:
    known = player_names(game)
    budget = " (also prince:2s, prince:800, prince:2s:4)" if "prince" in known else ""
    return f"the players are {', '.join(known)}{budget}, and your own as module:Class, such as my_module:MyBot"


def _own(reference: str, game: str, seed: int) -> Player:
    """A class from outside; it may lie in the current folder, as for `python -m`."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = games.load(reference)
    except AttributeError:
        found = None
    except ModuleNotFoundError as reason:
        raise BadInput(f"the player {reference} cannot be loaded: {reason}; {_allowed(game)}") from None
    except Exception as reason:
        problem = f"{type(reason).__name__}: {reason}"
        raise BadInput(f"the player {reference} cannot be loaded ({problem}); {_allowed(game)}") from None
    if not (isinstance(found, type) and issubclass(found, Player)):
        module, _, name = reference.partition(":")
        raise BadInput(f"{module} has no class {name} that is a signoria.bots.Player; {_allowed(game)}")
    return found(seed)
