"""The auction phase."""

import pytest

import signoria
from tests.princes.table import (
    DECLINE,
    OBJECTS,
    PASS,
    all_but,
    asked,
    bid,
    name,
    offered,
    owned,
    place,
    place_anywhere,
    play,
    row,
    seat_of,
    table,
    take,
)

ANNA, BOB, CHRIS, DAVID = range(4)


def test_the_example_of_the_rulebook():  # PF-AUC-2 PF-AUC-3 PF-AUC-4 PF-AUC-5 PF-AUC-7
    game = table(seats=4).at("name", ANNA)

    play(game, name("park"), PASS, PASS, PASS)
    assert asked(game) == ("place", ANNA)
    place_anywhere(game)
    assert owned(game, "money") == [3300, 3500, 3500, 3500]
    assert asked(game) == ("name", BOB)
    assert "park" not in offered(game, "name", "object")

    play(game, name("jester"), bid(300), bid(400))
    assert asked(game) == ("bid", BOB)
    play(game, bid(500), bid(600), bid(700), PASS, PASS)
    assert owned(game, "money") == [3300, 3500, 3500, 2800]
    assert owned(game, "jesters") == [0, 0, 0, 1]

    assert asked(game) == ("name", BOB)
    play(game, name("forest"), bid(300), bid(400), bid(500), bid(600), PASS)
    place_anywhere(game)
    assert owned(game, "money") == [3300, 2900, 3500, 2800]

    assert asked(game) == ("take", CHRIS)
    assert offered(game, "take", "object") == ["lake", "builder", "prestige", "recruiting"]
    play(game, take("builder"))
    assert owned(game, "money") == [3300, 2900, 3300, 2800]
    assert owned(game, "builders") == [0, 0, 1, 0]

    assert game.position()["phase"] == "actions"
    assert asked(game) == ("turn", ANNA)


def test_a_seat_gets_one_object_a_round():  # PF-AUC-1
    game = table(seats=3).at("name")
    play(game, name("jester"), PASS, PASS)
    assert owned(game, "jesters") == [1, 0, 0]
    play(game, name("builder"))
    assert asked(game) == ("bid", 2)
    play(game, PASS)
    assert asked(game) == ("take", 2)
    play(game, take("recruiting"))
    assert game.position()["phase"] == "actions"


def test_a_stack_sells_one_object_a_round_and_again_in_the_next():  # PF-AUC-1
    game = table(seats=3).at("name")
    play(game, name("jester"), PASS, PASS)
    assert offered(game, "name", "object") == [thing for thing in OBJECTS if thing != "jester"]
    play(game, DECLINE, DECLINE, *[{"do": "end"}] * 3)
    assert game.position()["round"] == 2
    assert offered(game, "name", "object") == OBJECTS


@pytest.mark.parametrize("stack", ["forest", "lake", "park", "jester", "builder", "recruiting"])
def test_an_empty_stack_sells_nothing(stack):  # PF-AUC-1
    game = table(seats=3).supply(**{stack: 0}).at("name")
    assert offered(game, "name", "object") == [thing for thing in OBJECTS if thing != stack]


def test_an_empty_prestige_deck_sells_nothing():  # PF-AUC-1
    game = table(seats=3).decks(prestige=[]).at("name")
    assert "prestige" not in offered(game, "name", "object")


@pytest.mark.parametrize(("seats", "price"), [(3, 200), (4, 200), (5, 200), (2, 300)])
def test_naming_bids_the_opening_price(seats, price):  # PF-AUC-2 PF-TWO-1
    game = table(seats=seats).at("name")
    play(game, name("jester"))
    assert game.decision["price"] == price
    assert offered(game, "bid") == [bid(price + 100)]
    play(game, *[PASS] * (seats - 1))
    assert seat_of(game, 0)["money"] == (2500 if seats == 2 else 3500) - price


def test_bids_go_up_by_exactly_one_hundred():  # PF-AUC-3
    game = table(seats=3).at("name")
    play(game, name("jester"))
    for amount in (300, 400, 500, 600):
        assert game.moves() == [bid(amount), PASS]
        game.play(bid(amount))
    for amount in (500, 600, 800, 1000):
        with pytest.raises(signoria.IllegalMove, match="exactly 700 F"):
            game.play(bid(amount))


def test_a_pass_is_final_for_this_object():  # PF-AUC-3
    game = table(seats=3).at("name")
    play(game, name("jester"), PASS, bid(300), bid(400))
    assert asked(game) == ("bid", 2)
    play(game, PASS)
    assert owned(game, "jesters") == [1, 0, 0]
    play(game, name("builder"))
    assert asked(game) == ("bid", 2)


def test_only_the_winner_pays_and_his_seat_and_stack_are_out():  # PF-AUC-4
    game = table(seats=3).at("name")
    play(game, name("recruiting"), bid(300), bid(400), PASS, PASS)
    assert owned(game, "money") == [3500, 3500, 3100]
    assert owned(game, "hand") == [[], [], ["recruiting"]]
    assert game.position()["supply"]["recruiting"] == 4
    assert "recruiting" not in offered(game, "name", "object")
    play(game, name("jester"), bid(300))
    assert asked(game) == ("bid", 0)


def test_an_outbid_namer_names_again():  # PF-AUC-5
    game = table(seats=3).at("name")
    play(game, name("jester"), bid(300), PASS, PASS)
    assert asked(game) == ("name", 0)
    assert "jester" not in offered(game, "name", "object")


def test_after_a_namer_who_won_the_next_seat_still_in_names():  # PF-AUC-5
    game = table(seats=4).at("name", 0)
    play(game, name("jester"), bid(300), PASS, PASS, PASS)
    assert owned(game, "jesters") == [0, 1, 0, 0]
    play(game, name("builder"), PASS, PASS)
    assert asked(game) == ("name", 2)


def test_who_declines_is_out_of_the_phase():  # PF-AUC-6
    game = table(seats=3).at("name")
    play(game, DECLINE)
    assert asked(game) == ("name", 1)
    play(game, name("jester"))
    assert asked(game) == ("bid", 2)
    play(game, bid(300), PASS)
    assert asked(game) == ("take", 1)
    play(game, DECLINE)
    assert game.position()["phase"] == "actions"
    assert owned(game, "money") == [3500, 3500, 3200]


def test_the_last_seat_may_take_an_object_or_nothing():  # PF-AUC-7
    game = table(seats=3).at("take", 1, sold=["jester", "lake"])
    assert offered(game, "take", "object") == ["forest", "park", "builder", "prestige", "recruiting"]
    assert offered(game, "decline") == [DECLINE]
    play(game, take("builder"))
    assert (seat_of(game, 1)["builders"], seat_of(game, 1)["money"]) == (1, 3300)
    assert game.position()["phase"] == "actions"


def test_a_namer_who_lost_and_is_alone_may_take():  # PF-AUC-7
    game = table(seats=3).at("name", in_phase=[0, 2])
    play(game, name("jester"), bid(300), PASS)
    assert asked(game) == ("take", 0)


def test_nobody_needs_a_fourth_builder():  # PF-AUC-8
    game = table(seats=3).seat(0, builders=3).at("name")
    assert offered(game, "name", "object") == [thing for thing in OBJECTS if thing != "builder"]
    game = table(seats=3).seat(1, builders=3).at("name")
    play(game, name("builder"))
    assert game.moves() == [PASS]
    game = table(seats=3).seat(1, builders=3).at("take", 1)
    assert "builder" not in offered(game, "take", "object")


def test_with_two_builders_a_third_may_be_bought():  # PF-AUC-8
    game = table(seats=3).seat(0, builders=2).at("name")
    play(game, name("builder"), PASS, PASS)
    assert seat_of(game, 0)["builders"] == 3


def test_a_bid_must_be_payable_in_cash_and_prestige():  # PF-AUC-9 PF-MON-2
    game = table(seats=3).seat(1, money=200, pp=1).seat(2, money=200, pp=0).at("name")
    play(game, name("jester"))
    assert offered(game, "bid") == [bid(300)]
    play(game, PASS)
    assert game.moves() == [PASS]


def test_what_cannot_be_paid_cannot_be_named_or_taken():  # PF-AUC-9
    poor = {"money": 0, "pp": 1}
    assert table(seats=3).seat(0, **poor).at("name").moves() == [DECLINE]
    assert table(seats=3).seat(0, **poor).at("take").moves() == [DECLINE]
    game = table(seats=3).seat(0, money=0, pp=2).at("name")
    assert offered(game, "name", "object") == OBJECTS


def test_with_characters_cash_alone_counts():  # PF-AUC-9 PF-CHR-10
    game = table(seats=3, muse_and_princess=True).seat(0, money=100, pp=20).seat(1, money=300, pp=20).at("name", 0)
    assert game.moves() == [DECLINE]
    game = table(seats=3, muse_and_princess=True).seat(1, money=300, pp=20).at("name")
    play(game, name("jester"))
    assert offered(game, "bid") == [bid(300)]
    play(game, bid(300), bid(400), bid(500))
    assert game.moves() == [PASS]


def test_a_landscape_is_placed_at_once():  # PF-AUC-10 PF-AUC-4
    game = table(seats=3).at("name")
    play(game, name("lake"), PASS, PASS)
    assert asked(game) == ("place", 0)
    assert {move["piece"] for move in game.moves()} == {"lake"}
    assert game.position()["supply"]["lake"] == 5
    assert seat_of(game, 0)["pieces"] == []
    play(game, place("lake", [[0, 0], [0, 1], [0, 2], [1, 0]]))
    assert seat_of(game, 0)["pieces"] == [{"piece": "lake", "cells": [[0, 0], [0, 1], [0, 2], [1, 0]]}]
    assert asked(game) == ("name", 1)


def test_without_a_place_a_landscape_can_be_neither_named_nor_bid_for_nor_taken():  # PF-AUC-10
    narrow = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
    game = table(seats=3).seat(0, pieces=narrow).at("name")
    assert offered(game, "name", "object") == ["park", "jester", "builder", "prestige", "recruiting"]
    game = table(seats=3).seat(1, pieces=narrow).supply(lake=1).at("name")
    play(game, name("lake"))
    assert game.moves() == [PASS]
    play(game, PASS)
    assert offered(game, "bid") == [bid(300)]
    game = table(seats=3).seat(1, pieces=narrow).at("take", 1)
    assert offered(game, "take", "object") == ["park", "jester", "builder", "prestige", "recruiting"]


def test_what_fits_is_placed_wherever_it_fits():  # PF-AUC-10 PF-BLD-2
    narrow = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
    game = table(seats=3).seat(0, pieces=narrow).at("take")
    play(game, take("park"))
    assert offered(game, "place", "cells") == [row(0, left, left + 1, left + 2) for left in range(5)]


def test_landscapes_are_one_object_for_two():  # PF-AUC-11 PF-TWO-1
    game = table(seats=2).at("name")
    assert sorted(offered(game, "name", "object")) == ["builder", "jester", "landscape", "prestige", "recruiting"]
    play(game, name("landscape"), PASS)
    assert asked(game) == ("landscape", 0)
    assert owned(game, "money") == [2200, 2500]
    assert [game.position()["supply"][kind] for kind in ("forest", "lake", "park")] == [6, 6, 6]
    assert game.moves() == [{"do": "choose", "landscape": kind} for kind in ("forest", "lake", "park")]
    play(game, {"do": "choose", "landscape": "lake"})
    assert game.position()["supply"]["lake"] == 5
    assert asked(game) == ("place", 0)
    place_anywhere(game)
    assert asked(game) == ("take", 1)
    assert sorted(offered(game, "take", "object")) == ["builder", "jester", "prestige", "recruiting"]


def test_the_kind_chosen_is_left_and_has_a_place():  # PF-AUC-11
    narrow = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
    game = table(seats=2).seat(0, pieces=narrow).supply(lake=2).at("name")
    play(game, name("landscape"), PASS)
    assert game.moves() == [{"do": "choose", "landscape": "park"}]
    game = table(seats=2).supply(forest=0).at("take")
    play(game, take("landscape"))
    assert offered(game, "choose", "landscape") == ["lake", "park"]


def test_two_seats_cannot_name_landscapes_that_are_gone_or_do_not_fit():  # PF-AUC-11 PF-AUC-10
    game = table(seats=2).supply(forest=0, lake=0, park=0).at("name")
    assert "landscape" not in offered(game, "name", "object")
    narrow = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
    game = table(seats=2).seat(1, pieces=narrow).supply(park=0, lake=3).at("name")
    play(game, name("landscape"))
    assert game.moves() == [PASS]
