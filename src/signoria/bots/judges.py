"""The judges of each game, made once."""

import json
from functools import cache
from pathlib import Path

from signoria import games
from signoria.bots.judge import Correction, Judge
from signoria.bots.network import Network, read_network
from signoria.bots.policy import Policy, read_policy
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.state import Json

CORRECTIONS = "calibration.json"  # beside the judge of a game


@cache
def judge_of(game: str, player: str) -> Judge:
    """The judge of a `patron`, or that of a `prince`.

    Both have the same network and each has a policy of its own; their earlier selves have a network each, and none.
    """
    network, *policies = learned_files(game, player)
    return make_judge(game, read_network(network), read_policy(policies[0]) if policies else None)


def has_judge(game: str, player: str) -> bool:
    """Whether there is a network for this player of a game."""
    return games.spec(game).judge is not None and _network_file(game, player).is_file()


def learned_files(game: str, player: str) -> list[Path]:
    """What a `patron` or a `prince` has learned: its network, and its policy if it has one."""
    policy = _file(game, f"{player}_policy")
    return [_network_file(game, player), *([policy] if policy.is_file() else [])]


def make_judge(game: str, network: Network, policy: Policy | None = None) -> Judge:
    """The judge of a game with a network of your own, and a policy if you have one."""
    judge: Judge = games.load(_reference(game))(network, policy)
    if policy is not None and policy.traits != judge.trait_names:
        raise BadInput(f"this policy is for other traits of {game} than there are now; train it again")
    judge.corrections = list(corrections(game))
    return judge


@cache
def corrections(game: str) -> tuple[Correction, ...]:
    """What was measured to be missing from a judge's points; nothing for a game without a judge of ours."""
    judge = games.spec(game).judge
    file = None if judge is None else games.folder(judge) / CORRECTIONS
    if file is None or not file.exists():
        return ()
    return tuple(Correction(**each) for each in json.loads(file.read_text("utf-8")))


def correction_for(game: str, seats: int, options: Json) -> Correction | None:
    """The first correction that suits such a game."""
    return next((each for each in corrections(game) if each.suits(seats, options)), None)


def correction_of(game: Game) -> Correction | None:
    """The correction for what is said of a game under way."""
    return correction_for(game.rules.name, game.state.seats, game.options)


def _network_file(game: str, player: str) -> Path:
    """That of `patron` and `prince`, or of an earlier one, such as `prince-1`."""
    return _file(game, f"{player}_network" if "-" in player else "network")


def _file(game: str, name: str) -> Path:
    """Networks and policies stand beside the judge of their game."""
    return games.folder(_reference(game)) / f"{name.replace('-', '_')}.json"


def _reference(game: str) -> str:
    reference = games.spec(game).judge
    if reference is None:
        raise BadInput(f"there is no judge for {game}, so patron and prince cannot play it")
    return reference
