"""The judges of each game, made once."""

from functools import cache
from pathlib import Path

from signoria import games
from signoria.bots.judge import Judge
from signoria.bots.network import Network, read_network
from signoria.kernel.errors import BadInput


@cache
def judge_of(game: str, player: str) -> Judge:
    """The judge of a `patron`, or that of a `prince`, who takes the time for a network four times as large."""
    return make_judge(game, read_network(_folder(game) / f"{player}_network.json"))


def make_judge(game: str, network: Network) -> Judge:
    """The judge of a game with a network of your own."""
    judge: Judge = games.load(_reference(game))(network)
    return judge


def _folder(game: str) -> Path:
    """Where the networks of a game stand: beside its judge."""
    return games.folder(_reference(game))


def _reference(game: str) -> str:
    reference = games.spec(game).judge
    if reference is None:
        raise BadInput(f"there is no judge for {game}, so patron and prince cannot play it")
    return reference
