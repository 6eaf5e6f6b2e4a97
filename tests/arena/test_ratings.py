"""Ratings and intervals."""

import random

import pytest
from openskill.models import PlackettLuce

from signoria.arena.ratings import Rating, rate
from signoria.arena.statistics import wilson, wins


def contests(strengths, seatings, seed):
    """Games in which a player's form varies by 1 from its strength."""
    chance = random.Random(seed)
    for players in seatings:
        form = [strengths[player] + chance.gauss(0, 1) for player in players]
        yield players, [1 + sum(other > own for other in form) for own in form]


def test_the_rating_of_one_game_is_that_of_openskill():
    model = PlackettLuce(tau=0.0)
    first, second, third = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 2])
    found = rate([(["a", "b", "c"], [1, 2, 2])])
    assert found["a"] == Rating(first[0].mu, first[0].sigma)
    assert found["b"] == Rating(second[0].mu, second[0].sigma)
    assert found["c"] == Rating(third[0].mu, third[0].sigma)


def test_more_games_tell_more():
    strengths = {"strong": 2.0, "middle": 0.0, "weak": -2.0}
    few, many = (rate(contests(strengths, [tuple(strengths)] * games, 1)) for games in (20, 300))
    assert many["strong"].mu - many["strong"].margin > many["middle"].mu + many["middle"].margin
    assert many["middle"].mu - many["middle"].margin > many["weak"].mu + many["weak"].margin
    assert all(many[player].sigma < few[player].sigma < 25 / 3 for player in strengths)


def test_a_player_at_several_seats_has_one_rating():
    strengths = {"strong": 1.0, "weak": 0.0}
    found = rate(contests(strengths, [("strong", "weak", "weak", "weak")] * 200, 1))
    assert set(found) == {"strong", "weak"}
    assert found["strong"].mu - found["strong"].margin > found["weak"].mu + found["weak"].margin
    assert found["weak"].sigma < found["strong"].sigma


def test_games_with_oneself_alone_say_nothing_of_ones_strength():
    found = rate(contests({"only": 0.0}, [("only", "only")] * 50, 1))
    assert found["only"].mu == pytest.approx(25)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals(won, games, low, high):
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_intervals_stay_within_0_and_1():
    assert wilson(7, 7)[1] == 1.0
    assert wilson(0, 7)[0] == 0.0


def test_who_shares_the_first_place_shares_the_win():
    assert wins([1, 3, 2]) == [1.0, 0.0, 0.0]
    assert wins([1, 1, 3, 1]) == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3])
