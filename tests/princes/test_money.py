"""Money, and going back on the fame track for it."""

import pytest

from tests.princes.table import (
    DECLINE,
    END,
    PASS,
    build,
    draw,
    introduce,
    name,
    offered,
    owned,
    payout,
    place_anywhere,
    play,
    seat_of,
    table,
    take,
    work,
)


def test_money_comes_from_works_and_from_nothing_else():  # PF-MON-1
    game = table(seats=3).seat(0, hand=["poet"], jesters=3, builders=1).at("name")
    play(game, name("builder"), PASS, PASS, DECLINE, DECLINE)
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (3300, 3)
    place_anywhere(play(game, build("tower")))
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (3000, 6)
    play(game, work("poet"))
    assert seat_of(game, 0)["money"] == 3000
    play(game, payout(0), END, END, END)
    assert owned(game, "money") == [3700, 3500, 3500]
    assert owned(game, "pp") == [9, 0, 0]


def test_cash_is_spent_first():  # PF-MON-2
    game = play(table(seats=3).seat(0, money=300, pp=5).at("turn"), introduce("travel"))
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, 5)


@pytest.mark.parametrize(
    ("move", "money", "left"),
    [
        (build("tower"), 600, 4),
        (build("tower"), 500, 3),
        (build("tower"), 200, 0),
        (introduce("travel"), 100, 3),
        (draw("bonus"), 0, 2),
    ],
)
def test_what_is_missing_comes_from_the_fewest_points(move, money, left):  # PF-MON-2
    game = play(table(seats=3).seat(0, money=money, pp=5).at("turn"), move)
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, left)


def test_nobody_goes_below_zero():  # PF-MON-2
    game = table(seats=3).seat(0, money=100, pp=1).at("turn")
    assert game.moves() == [END]
    game = table(seats=3).seat(0, money=100, pp=2).at("turn")
    play(game, draw("bonus"))
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, 0)


def test_points_also_pay_for_objects():  # PF-MON-2 PF-AUC-9
    game = play(table(seats=3).seat(0, money=100, pp=4).at("take"), take("jester"))
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, 3)


def test_there_is_no_stepping_back_without_a_payment():  # PF-MON-2
    game = table(seats=3).seat(0, money=0, pp=20).at("turn")
    assert {move["do"] for move in game.moves()} == {"build", "draw", "introduce", "end"}
    play(game, END)
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, 20)


def test_with_characters_points_pay_for_nothing():  # PF-MON-2 PF-CHR-10
    game = table(seats=3, muse_and_princess=True).seat(0, money=200, pp=20).at("turn")
    assert game.moves() == [END]
    game = table(seats=3, muse_and_princess=True).seat(0, money=300, pp=20).at("turn")
    assert offered(game, "build") == []
    play(game, draw("bonus"))
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, 20)
