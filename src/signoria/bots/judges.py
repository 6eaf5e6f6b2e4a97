"""The judges of each game, made once."""

from functools import cache
from pathlib import Path

from signoria import games
from signoria.bots.judge import Judge
from signoria.bots.network import Network, read_network
from signoria.bots.policy import Policy, read_policy
from signoria.kernel.errors import BadInput


@cache
def judge_of(game: str, player: str) -> Judge:
    """The judge of a `patron`, or that of a `prince`.

    Their earlier selves, such as `prince-1`, have networks of their own. A policy is used where there is one.
    """
    policy = _file(game, player, "policy")
    network = read_network(_file(game, player, "network"))
    return make_judge(game, network, read_policy(policy) if policy.is_file() else None)


def has_judge(game: str, player: str) -> bool:
    """Whether there is a network for this player of a game."""
    return games.spec(game).judge is not None and _file(game, player, "network").is_file()


def make_judge(game: str, network: Network, policy: Policy | None = None) -> Judge:
    """The judge of a game with a network of your own, and a policy if you have one."""
    judge: Judge = games.load(_reference(game))(network, policy)
    if policy is not None and policy.traits != judge.trait_names:
        raise BadInput(f"this policy is for other traits of {game} than there are now; train it again")
    return judge


def _file(game: str, player: str, kind: str) -> Path:
    """Networks and policies stand beside the judge of their game."""
    return games.folder(_reference(game)) / f"{player.replace('-', '_')}_{kind}.json"


def _reference(game: str) -> str:
    reference = games.spec(game).judge
    if reference is None:
        raise BadInput(f"there is no judge for {game}, so patron and prince cannot play it")
    return reference
