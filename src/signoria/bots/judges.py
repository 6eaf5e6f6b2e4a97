"""The judges of each game, made once."""

from functools import cache

from signoria.bots.by_game import class_of
from signoria.bots.judge import Judge
from signoria.bots.network import Network, load_network

JUDGES = {
    "princes": "signoria.bots.princes.judge:PrincesJudge",
    "lorenzo": "signoria.bots.lorenzo.judge:LorenzoJudge",
}


@cache
def judge_of(game: str, player: str) -> Judge:
    """The judge of a `patron`, or that of a `prince`, who takes the time for a network four times as large."""
    judge: Judge = class_of(game, JUDGES, "judge")(load_network(game, player))
    return judge


def make_judge(game: str, network: Network) -> Judge:
    """The judge of a game with your own network."""
    judge: Judge = class_of(game, JUDGES, "judge")(network)
    return judge
