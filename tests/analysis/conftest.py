"""Games to be analysed."""

import pytest

import signoria
from signoria.arena.runner import play_game
from signoria.bots import make_player


def record(name, seats, **options):
    game = signoria.new_game(name, seats=seats, seed=5, **options)
    return play_game(game, [make_player("novice", name, seat) for seat in range(seats)]).record()


@pytest.fixture(scope="package")
def princes():
    return record("princes", 2)


@pytest.fixture(scope="package")
def lorenzo():
    return record("lorenzo", 2)
