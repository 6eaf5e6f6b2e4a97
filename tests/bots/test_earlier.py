"""`patron-1` and `prince-1` never change, so that progress can be measured against them."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import signoria
from signoria.arena.runner import decide
from signoria.bots import make_player, player_names
from signoria.bots.judges import judge_of
from signoria.bots.patron import Patron
from signoria.bots.perspective import Perspective
from signoria.bots.prince import Prince
from signoria.bots.registry import EARLIER
from signoria.kernel.errors import BadInput
from signoria.kernel.state import NOBODY

VARIANTS = {"princes": {"muse_and_princess": True}, "lorenzo": {"advanced": True}}
CHOICES = json.loads((Path(__file__).parent / "earlier_choices.json").read_text("utf-8"))
NETWORKS = {
    "lorenzo/patron_1_network.json": "d0cdd09ae8402b8f",
    "lorenzo/prince_1_network.json": "269e372a534a429c",
    "princes/patron_1_network.json": "2688f0a203bb6f17",
    "princes/prince_1_network.json": "3835d6d068b292c1",
}


def some_decisions(game):
    """Every sixteenth decision of a game among novices."""
    state = signoria.new_game(game, seats=4, seed=3, **VARIANTS[game]).state
    novices = [make_player("novice", game, seat) for seat in range(4)]
    number = 0
    while state.seat != NOBODY:
        if len(state.legal()) > 1:
            number += 1
            if number % 16 == 0:
                yield state
        state.apply(decide(novices[state.seat], state))


@pytest.mark.parametrize("game", VARIANTS)
def test_prince_1_searches_as_it_always_did(game):
    """The two best actions and their visits, recorded when there was no policy and no other prince."""
    prince = make_player("prince-1:15", game, 1)
    for state, expected in zip(some_decisions(game), CHOICES[game], strict=True):
        ranking = prince.consider(Perspective(state, state.seat, 1)).ranking()[:2]
        assert [[node.action, node.visits] for node in ranking] == expected


def test_their_networks_are_those_of_the_first_release():
    folder = Path(signoria.__file__).parent / "bots"
    assert {name: sha256((folder / name).read_bytes()).hexdigest()[:16] for name in NETWORKS} == NETWORKS


@pytest.mark.parametrize("game", VARIANTS)
def test_they_can_be_named_but_stand_in_no_menu(game):
    assert type(make_player("patron-1", game, 1)) is Patron
    prince = make_player("prince-1:0.2s", game, 1)
    assert type(prince) is Prince
    assert prince.budget.seconds == 0.2
    assert judge_of(game, "prince-1").policy is None
    assert not set(EARLIER) & set(player_names(game))


@pytest.mark.parametrize("name", ["patron-1:3", "prince-1:", "prince-1:fast", "prince-2", "patron-2", "novice-1"])
def test_what_there_is_not_is_refused(name):
    with pytest.raises(BadInput):
        make_player(name, "princes", 1)
