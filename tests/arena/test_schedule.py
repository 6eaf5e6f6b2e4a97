"""Who meets whom, and who sits where."""

from collections import Counter
from itertools import permutations

import pytest

from signoria.arena.schedule import free_for_all, match, round_robin, seated
from signoria.kernel.errors import BadInput


def seatings(groups, games):
    return [match(groups, number).seating for number in range(1, games + 1)]


def test_a_free_for_all_goes_round_the_list():
    assert free_for_all(3, 3) == [(0, 1, 2)]
    assert free_for_all(2, 4) == [(0, 1, 0, 1)]
    assert free_for_all(3, 4) == [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]
    assert free_for_all(5, 3) == [(0, 1, 2), (3, 4, 0), (1, 2, 3), (4, 0, 1), (2, 3, 4)]


def test_a_round_robin_is_every_group_once():
    assert round_robin(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert len(round_robin(6, 4)) == 15
    with pytest.raises(BadInput, match="a round robin with 3 seats needs 3 or more players, not 2"):
        round_robin(2, 3)


def test_the_first_games_move_everybody_on_by_one_seat():
    assert seatings([(0, 1, 2)], 3) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_then_the_order_changes_until_every_order_was_there(seats):
    group = tuple(range(seats))
    everything = sorted(permutations(group))
    assert sorted(seated(group, lap) for lap in range(len(everything))) == everything
    assert seated(group, len(everything)) == group


@pytest.mark.parametrize(
    ("players", "seats", "games"), [(3, 3, 6), (2, 4, 8), (3, 4, 12), (5, 3, 15), (5, 4, 20), (7, 5, 35)]
)
def test_a_free_for_all_gives_every_player_every_seat_equally_often(players, seats, games):
    sat = Counter(
        (player, seat)
        for seating in seatings(free_for_all(players, seats), games)
        for seat, player in enumerate(seating)
    )
    assert len(sat) == players * seats
    assert set(sat.values()) == {games // players}


@pytest.mark.parametrize(("players", "seats", "games"), [(4, 2, 24), (5, 3, 30), (4, 4, 8)])
def test_a_round_robin_lets_all_pairs_meet_and_sit_equally_often(players, seats, games):
    played = seatings(round_robin(players, seats), games)
    met = Counter((one, other) for seating in played for one in seating for other in seating if one < other)
    assert len(set(met.values())) == 1
    sat = Counter((player, seat) for seating in played for seat, player in enumerate(seating))
    assert len(sat) == players * seats
    assert len(set(sat.values())) == 1
