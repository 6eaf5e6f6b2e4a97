"""The engine against an independent reading of the rules: the same moves and positions all the way."""

import itertools
import json
import random

import pytest

import signoria
from tests.oracle.lorenzo import POSITION_KEYS, RESOURCES, RULINGS, SEAT_KEYS, Oracle, random_move

DATA = signoria.rules("lorenzo").own_edition()
VARIANTS = list(itertools.product((2, 3, 4), (False, True), RULINGS, (False, True)))


def documented(position):
    """The keys of a position that the contract names."""
    found = {key: position[key] for key in POSITION_KEYS}
    found["seats"] = [{key: seat[key] for key in SEAT_KEYS} for seat in position["seats"]]
    return found


def words(moves):
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def begun(seats, advanced, ruling, rich, chance):
    """A game at its start; a rich one begins with far more, so that more of it is seen."""
    seed = chance.randrange(2**32)
    game = signoria.new_game("lorenzo", seats=seats, seed=seed, advanced=advanced, **ruling)
    if not rich:
        return game
    position = game.position()
    for seat in position["seats"]:
        seat.update(dict.fromkeys(RESOURCES, 12), coins=seat["coins"] + 15)
    return signoria.from_position(position)


@pytest.mark.parametrize(("seats", "advanced", "ruling", "rich"), VARIANTS)
def test_engine_and_oracle_agree(seats, advanced, ruling, rich):
    chance = random.Random(f"{seats} {advanced} {ruling} {rich}")
    agree(begun(seats, advanced, ruling, rich, chance), chance)


@pytest.mark.parametrize("second", ["2-4", "2-6"])
@pytest.mark.parametrize(("seats", "advanced"), list(itertools.product((2, 4), (False, True))))
def test_engine_and_oracle_agree_about_surplus_servants(seats, advanced, second):  # LM-VAL-2
    chance = random.Random(f"{seats} {advanced} {second}")
    position = begun(seats, advanced, {}, True, chance).position()
    position["excommunications"][1:] = [second, "3-7"]
    agree(signoria.from_position(position), chance)


def agree(game, chance):
    """Both play the same random game."""
    oracle = Oracle(game.position(), DATA)
    while True:
        assert documented(game.position()) == documented(oracle.position())
        listed = game.moves()
        assert words(listed) == words(oracle.moves())
        if not listed:
            break
        move = random_move(listed, chance)
        game.play(move)
        oracle.play(move)
    assert game.over
    assert game.scores() == oracle.scores()
    assert game.winners() == oracle.winners()
