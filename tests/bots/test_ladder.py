"""`patron` and `prince` in whole games of every kind."""

import pytest

import signoria
from signoria.arena.runner import play_game
from signoria.bots import make_player

KINDS = [
    ("princes", 2, {"two_player_hard": True}),
    ("princes", 3, {"muse_and_princess": True, "cooperative": True}),
    ("princes", 5, {}),
    ("lorenzo", 2, {}),
    ("lorenzo", 3, {"advanced": True}),
    ("lorenzo", 4, {"advanced": True}),
]


def played(game, seats, options, specs, seed=5):
    table = signoria.new_game(game, seats, seed, **options)
    return play_game(table, [make_player(spec, game, 10 + seat) for seat, spec in enumerate(specs)])


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_whole_game_and_the_same_seed_gives_the_same_moves(game, seats, options):
    specs = ["prince:6", *["patron"] * (seats - 1)]
    first = played(game, seats, options, specs)
    assert first.over
    assert played(game, seats, options, specs).record() == first.record()


@pytest.mark.parametrize(("game", "options"), [("princes", {}), ("lorenzo", {"advanced": True})])
def test_patron_is_far_better_than_random(game, options):
    points = played(game, 4, options, ["patron", "random", "random", "random"]).scores()
    assert points[0] > 2 * max(points[1:])
