"""Players by their words on the command line."""

import sys

import pytest

from signoria.bots import (
    first_level,
    is_player,
    levels_for_people,
    make_player,
    player_names,
    usual_level,
    usual_player,
)
from signoria.bots.lorenzo.novice import LorenzoNovice
from signoria.bots.patron import Patron
from signoria.bots.prince import Prince
from signoria.bots.princes.novice import PrincesNovice
from signoria.bots.random_player import RandomPlayer
from signoria.kernel.errors import BadInput

OWN_BOT = """
from signoria.bots import Player

class MyBot(Player):
    def choose(self, perspective):
        return perspective.legal[-1]

class NoBot:
    pass
"""


@pytest.fixture
def own_module(tmp_path, monkeypatch):
    """A bot of one's own in the current folder, which is not on Python's path."""
    (tmp_path / "my_module.py").write_text(OWN_BOT)
    (tmp_path / "broken.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("my_module", None)


def test_players_by_name():
    assert type(make_player("random", "princes", 1)) is RandomPlayer
    assert type(make_player("novice", "princes", 1)) is PrincesNovice
    assert type(make_player("novice", "lorenzo", 1)) is LorenzoNovice
    for game in ("princes", "lorenzo"):
        assert type(make_player("patron", game, 1)) is Patron
        assert type(make_player("prince", game, 1)) is Prince


def test_prince_with_a_budget():
    assert make_player("prince:800", "princes", 1).budget.simulations == 800
    assert make_player("prince:0.25s", "lorenzo", 1).budget.seconds == 0.25
    with pytest.raises(BadInput, match="prince thinks for so many seconds"):
        make_player("prince:long", "princes", 1)


def test_ones_own_player(own_module):
    player = make_player("my_module:MyBot", "princes", 5)
    assert type(player).__name__ == "MyBot"
    assert player.chance.below(100) == make_player("random", "princes", 5).chance.below(100)


@pytest.mark.parametrize(
    "spec", ["", "novize", "novice:3", "patron:3", "random:MyBot", ":", "my_module:", ":MyBot", "a b:c d"]
)
def test_an_unknown_player_is_told_what_is_allowed(spec):
    with pytest.raises(
        BadInput,
        match=r"there is no player .*; the players are random, novice, patron, prince .*master, and your own",
    ):
        make_player(spec, "princes", 1)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("not_there:MyBot", "No module named 'not_there'"),
        ("my_module:YourBot", "my_module has no class YourBot"),
        ("my_module:NoBot", "my_module has no class NoBot"),
        ("broken:MyBot", "ZeroDivisionError"),
        (".relative:MyBot", "cannot be loaded"),
    ],
)
def test_ones_own_player_that_cannot_be_loaded(own_module, spec, reason):
    with pytest.raises(BadInput, match=reason) as refusal:
        make_player(spec, "princes", 1)
    assert "\n" not in str(refusal.value)
    assert "the players are random, novice" in str(refusal.value)


def test_a_game_that_does_not_exist():
    with pytest.raises(BadInput, match="there is no game 'chess'; the games are princes, lorenzo"):
        make_player("novice", "chess", 1)


def test_the_players_of_a_game():
    assert player_names("princes") == ("random", "novice", "patron", "prince")
    assert usual_player("lorenzo") == "novice"


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_people_choose_among_eight_levels(game):
    levels = levels_for_people(game)
    assert len(levels) == len(set(levels)) == 8
    assert (levels[0], levels[-1]) == ("newcomer", "master")
    assert first_level(game) == "newcomer"
    assert usual_level(game) in levels
    assert all(is_player(level, game) for level in levels)
    assert not is_player("os:system", game)


def test_the_strongest_level_is_prince_with_its_usual_budget():
    master = make_player("master", "princes", 1)
    assert type(master) is Prince
    assert master.budget.seconds == make_player("prince", "princes", 1).budget.seconds
