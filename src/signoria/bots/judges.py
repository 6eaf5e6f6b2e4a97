"""The judge of each game, made once."""

from functools import cache
from importlib import import_module

from signoria.bots.judge import Judge
from signoria.bots.network import Network, load_network
from signoria.kernel.errors import BadInput

JUDGES = {
    "princes": "signoria.bots.princes_judge:PrincesJudge",
    "lorenzo": "signoria.bots.lorenzo_judge:LorenzoJudge",
}


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game, with the network that comes with Signoria."""
    return make_judge(game, load_network(game))


def make_judge(game: str, network: Network) -> Judge:
    """The judge of a game with a network of one's own."""
    if game not in JUDGES:
        raise BadInput(f"there is no judge for {game}; there is one for {', '.join(JUDGES)}")
    module, _, name = JUDGES[game].partition(":")
    judge: Judge = getattr(import_module(module), name)(network)
    return judge
