"""What the objects of the auction do."""

import pytest

import signoria
from tests.princes.table import (
    DECLINE,
    END,
    HOLD,
    PRESTIGE_CARDS,
    asked,
    build,
    bury,
    keep,
    offered,
    owned,
    payout,
    place_anywhere,
    play,
    recruit,
    seat_of,
    table,
    take,
    work,
)


@pytest.mark.parametrize(
    ("there", "new", "pp"),
    [
        ([], "forest", 0),
        (["forest"], "forest", 3),
        (["forest", "forest"], "forest", 3),
        (["lake"], "forest", 0),
        (["lake", "park"], "forest", 0),
        (["lake"], "lake", 3),
        (["park", "park", "park"], "park", 3),
    ],
)
def test_further_landscapes_of_a_kind_score(there, new, pp):  # PF-OBJ-1
    game = table(seats=3).seat(0, pieces=there).at("take")
    play(game, take(new))
    assert seat_of(game, 0)["pp"] == 0
    place_anywhere(game)
    assert seat_of(game, 0)["pp"] == pp


@pytest.mark.parametrize("jesters", [0, 1, 2, 3])
def test_each_jester_adds_two_to_each_work(jesters):  # PF-OBJ-2
    game = table(seats=3).seat(0, jesters=jesters, hand=["poet"], pieces=["theater", "lake"]).at("turn")
    play(game, work("poet"))
    assert seat_of(game, 0)["best_work"] == 4 + 3 + 1 + 2 * jesters


def test_a_jester_comes_from_the_stack_to_the_palazzo():  # PF-OBJ-2
    game = play(table(seats=3).at("take"), take("jester"))
    assert (seat_of(game, 0)["jesters"], game.position()["supply"]["jester"]) == (1, 6)


@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_builders_make_buildings_cheap(builders, price):  # PF-OBJ-3
    game = table(seats=3).seat(0, builders=builders).at("turn")
    assert game.decision["building_cost"] == price
    play(game, build("tower"))
    assert seat_of(game, 0)["money"] == 3500 - price


@pytest.mark.parametrize(("builders", "pp"), [(0, 0), (1, 3), (2, 3)])
def test_the_second_and_the_third_builder_score(builders, pp):  # PF-OBJ-3
    game = table(seats=3).seat(0, builders=builders).at("take")
    play(game, take("builder"))
    assert (seat_of(game, 0)["builders"], seat_of(game, 0)["pp"]) == (builders + 1, pp)


@pytest.mark.parametrize(("builders", "touching"), [(0, False), (1, False), (2, True), (3, True)])
def test_with_two_builders_buildings_may_touch(builders, touching):  # PF-OBJ-3 PF-BLD-3
    tower = ("tower", [[0, 0], [0, 1], [0, 2]])
    game = table(seats=3).seat(0, builders=builders, pieces=[tower]).at("turn")
    play(game, build("chapel"))
    assert ([[1, 0], [1, 1], [2, 0]] in offered(game, "place", "cells")) == touching
    assert [[2, 0], [2, 1], [3, 0]] in offered(game, "place", "cells")


def test_a_prestige_card_is_one_of_five():  # PF-OBJ-4
    game = play(table(seats=3).at("take"), take("prestige"))
    assert asked(game) == ("keep", 0)
    first, rest = PRESTIGE_CARDS[:5], PRESTIGE_CARDS[5:]
    assert offered(game, "keep", "card") == first
    assert game.position()["decks"]["prestige"] == rest
    play(game, keep(first[2]))
    assert seat_of(game, 0)["prestige"] == [first[2]]
    assert asked(game) == ("bury", 0)
    assert len(game.moves()) == 24
    play(game, bury(first[4], first[0], first[3], first[1]))
    assert game.position()["decks"]["prestige"] == [*rest, first[4], first[0], first[3], first[1]]
    assert game.position()["phase"] == "actions"


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_with_fewer_than_five_cards_all_are_looked_at(left):  # PF-OBJ-4
    cards = PRESTIGE_CARDS[:left]
    game = play(table(seats=3).decks(prestige=cards).at("take"), take("prestige"))
    assert offered(game, "keep", "card") == cards
    play(game, keep(cards[-1]))
    if left >= 3:
        assert len(game.moves()) == {3: 2, 4: 6}[left]
        play(game, bury(*reversed(cards[:-1])))
    assert game.position()["decks"]["prestige"] == list(reversed(cards[:-1]))
    assert asked(game) == ("turn", 0)


def test_a_recruiting_card_just_bought_is_used_at_once():  # PF-OBJ-5
    game = table(seats=3).seat(1, table=["poet", "lawyer"]).seat(2, table=["painter"]).at("take")
    play(game, take("recruiting"))
    assert asked(game) == ("recruit", 0)
    assert seat_of(game, 0)["hand"] == ["recruiting"]
    assert game.moves() == [recruit(1, "poet"), recruit(1, "lawyer"), recruit(2, "painter"), HOLD]
    play(game, recruit(1, "poet"))
    assert seat_of(game, 0)["hand"] == ["poet"]
    assert sorted(seat_of(game, 1)["table"]) == ["lawyer", "recruiting"]


def test_or_it_is_kept_and_used_in_a_later_turn_without_an_action():  # PF-OBJ-5
    game = table(seats=3).seat(0, hand=["lawyer"], jesters=2).seat(1, table=["poet"]).at("take")
    play(game, take("recruiting"), HOLD)
    assert asked(game) == ("turn", 0)
    assert game.decision["actions_left"] == 2
    play(game, recruit(1, "poet"))
    assert game.decision["actions_left"] == 2
    assert sorted(seat_of(game, 0)["hand"]) == ["lawyer", "poet"]
    assert offered(game, "recruit") == []


def test_with_nobody_to_recruit_a_new_card_is_held_unasked():  # PF-OBJ-5
    game = table(seats=3).seat(0, table=["poet"]).seat(1, table=["recruiting"]).at("take")
    play(game, take("recruiting"))
    assert asked(game) == ("turn", 0)
    assert seat_of(game, 0)["hand"] == ["recruiting"]
    assert offered(game, "recruit") == []


def test_several_recruiting_cards_may_be_used_in_one_turn_with_no_action_left():  # PF-OBJ-5
    game = table(seats=3).seat(0, hand=["recruiting"] * 2).seat(1, table=["poet", "lawyer"]).at("turn", actions_left=0)
    play(game, recruit(1, "lawyer"), recruit(1, "poet"))
    assert sorted(seat_of(game, 0)["hand"]) == ["lawyer", "poet"]
    assert seat_of(game, 1)["table"] == ["recruiting", "recruiting"]
    assert game.moves() == [END]


def test_nobody_recruits_out_of_turn_in_the_auction_or_from_a_hand():  # PF-OBJ-5
    rivals = table(seats=3).seat(0, hand=["recruiting"]).seat(1, table=["poet"], hand=["lawyer"])
    assert offered(rivals.at("name"), "recruit") == []
    rivals = table(seats=3).seat(0, hand=["recruiting"]).seat(1, table=["poet"], hand=["lawyer"])
    assert offered(rivals.at("turn"), "recruit", "card") == ["poet"]


def test_the_recruiting_card_counts_for_the_other_seat():  # PF-OBJ-5 PF-OBJ-6
    game = table(seats=3).seat(0, hand=["recruiting"]).seat(1, table=["poet"], hand=["lawyer"], jesters=3).at("turn")
    play(game, recruit(1, "poet"), END, work("lawyer"))
    assert seat_of(game, 1)["best_work"] == 6 + 2
    assert sorted(seat_of(game, 1)["table"]) == ["lawyer", "recruiting"]


@pytest.mark.parametrize(
    ("hand", "lying"), [(["recruiting"], []), ([], ["recruiting"]), (["recruiting"], ["recruiting"])]
)
def test_recruiting_cards_count_as_professions_in_works(hand, lying):  # PF-OBJ-6
    game = table(seats=3).seat(0, hand=["poet", *hand], table=lying, jesters=3).at("turn")
    play(game, work("poet"))
    assert seat_of(game, 0)["best_work"] == 6 + 1 + len(hand) + len(lying)


@pytest.mark.parametrize(("bonus", "wv"), [("cards_in_hand", 2), ("cards_on_table", 3)])
def test_recruiting_cards_count_for_bonus_cards(bonus, wv):  # PF-OBJ-6
    cards = {"hand": ["poet", "recruiting", "recruiting"], "table": ["recruiting", "recruiting"]}
    game = table(seats=3).seat(0, **cards, jesters=3, bonus=[bonus]).at("turn")
    play(game, work("poet"), {"do": "play", "card": bonus})
    assert seat_of(game, 0)["best_work"] == 6 + 5 + wv


def test_recruiting_cards_on_the_table_are_works_for_prestige_cards():  # PF-OBJ-6
    game = table(seats=3, round=7).seat(2, table=["recruiting"], prestige=["most_works"]).at("turn", 2)
    play(game, END)
    assert owned(game, "pp") == [0, 0, 7]


def test_a_recruiting_card_lays_no_work_itself():  # PF-OBJ-6 PF-WRK-1
    game = table(seats=3).seat(0, hand=["recruiting"], jesters=7).at("turn")
    assert offered(game, "work") == []
    with pytest.raises(signoria.IllegalMove):
        game.play(work("recruiting"))


def test_an_object_may_be_used_in_the_very_round_it_was_bought():  # PF-OBJ-2 PF-WRK-4
    game = table(seats=3).seat(0, hand=["poet"], pieces=["theater"]).at("name", in_phase=[0])
    play(game, DECLINE)
    assert offered(game, "work") == []
    game = table(seats=3).seat(0, hand=["poet"], pieces=["theater"]).at("take")
    play(game, take("jester"))
    play(game, work("poet"), payout(0))
    assert seat_of(game, 0)["money"] == 3500 - 200 + 700
