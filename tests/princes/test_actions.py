"""The action phase: turns, cards, freedoms, best work."""

import pytest

import signoria
from tests.princes.table import (
    BONUS_CARDS,
    DECLINE,
    END,
    FINISH,
    PROFESSIONS,
    asked,
    build,
    bury,
    draw,
    introduce,
    keep,
    offered,
    owned,
    payout,
    place_anywhere,
    play,
    seat_of,
    table,
    work,
)


def verbs(game):
    return {move["do"] for move in game.moves()}


def test_turns_go_round_from_the_starting_seat():  # PF-ACT-1
    game = table(seats=4).start(2).at("name", 2)
    play(game, *[DECLINE] * 4)
    turns = []
    while game.position()["round"] == 1:
        turns.append(asked(game))
        play(game, END)
    assert turns == [("turn", 2), ("turn", 3), ("turn", 0), ("turn", 1)]


def test_two_actions_in_any_order_and_then_only_the_end():  # PF-ACT-1
    for first, second in ((introduce("travel"), build("tower")), (build("tower"), introduce("travel"))):
        game = table(seats=3).seat(0, hand=["poet"], jesters=3).at("turn")
        for move in (first, second):
            play(game, move)
            if asked(game)[0] == "place":
                place_anywhere(game)
        assert game.decision["actions_left"] == 0
        assert game.moves() == [END]
        play(game, END)
        assert asked(game) == ("turn", 1)


def test_fewer_actions_or_none_are_allowed():  # PF-ACT-1
    game = table(seats=3).at("turn")
    assert offered(game, "end") == [END]
    play(game, END)
    assert asked(game) == ("turn", 1)
    play(game, introduce("opinion"), END)
    assert asked(game) == ("turn", 2)
    assert game.decision["actions_left"] == 2


def test_an_action_is_finished_before_the_next_begins():  # PF-ACT-1
    game = play(table(seats=3).at("turn"), build("tower"))
    assert verbs(game) == {"place"}
    game = play(table(seats=3).at("turn"), draw("bonus"))
    assert verbs(game) == {"keep"}


def test_works_buildings_and_bonus_cards_twice():  # PF-ACT-2
    game = table(seats=3).seat(0, hand=["poet", "lawyer"], jesters=4).at("turn")
    play(game, work("poet"), payout(0), work("lawyer"), payout(0))
    assert sorted(seat_of(game, 0)["table"]) == ["lawyer", "poet"]

    game = table(seats=3).at("turn")
    place_anywhere(play(game, build("tower")))
    place_anywhere(play(game, build("chapel")))
    assert [piece["piece"] for piece in seat_of(game, 0)["pieces"]] == ["tower", "chapel"]

    game = table(seats=3).decks(bonus=BONUS_CARDS[:2]).at("turn")
    play(game, draw("bonus"), keep(BONUS_CARDS[0]), draw("bonus"), keep(BONUS_CARDS[1]))
    assert seat_of(game, 0)["bonus"] == BONUS_CARDS[:2]


def test_one_profession_card_a_round():  # PF-ACT-2 PF-PRO-1
    game = table(seats=3).decks(profession=PROFESSIONS[:2]).at("turn")
    assert offered(game, "draw", "deck") == ["profession", "bonus"]
    play(game, draw("profession"), keep(PROFESSIONS[0]))
    assert offered(game, "draw", "deck") == ["bonus"]
    play(game, END)
    assert offered(game, "draw", "deck") == ["profession", "bonus"]


def test_one_freedom_a_round():  # PF-ACT-2 PF-FRE-1
    game = table(seats=3).at("turn")
    assert offered(game, "introduce", "freedom") == ["travel", "religion", "opinion"]
    play(game, introduce("religion"))
    assert offered(game, "introduce") == []
    play(game, END)
    assert offered(game, "introduce", "freedom") == ["travel", "religion", "opinion"]


def test_a_profession_card_is_one_of_five_for_300():  # PF-PRO-1
    game = play(table(seats=3).at("turn"), draw("profession"))
    first, rest = PROFESSIONS[:5], PROFESSIONS[5:]
    assert seat_of(game, 0)["money"] == 3200
    assert offered(game, "keep", "card") == first
    assert game.position()["decks"]["profession"] == rest
    play(game, keep(first[0]))
    assert seat_of(game, 0)["hand"] == [first[0]]
    assert len(game.moves()) == 24
    play(game, bury(first[2], first[1], first[4], first[3]))
    assert game.position()["decks"]["profession"] == [*rest, first[2], first[1], first[4], first[3]]
    assert asked(game) == ("turn", 0)
    assert game.decision["actions_left"] == 1


@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_small_profession_deck_is_looked_at_whole(left):  # PF-PRO-1
    game = play(table(seats=3).decks(profession=PROFESSIONS[:left]).at("turn"), draw("profession"))
    assert offered(game, "keep", "card") == PROFESSIONS[:left]
    play(game, keep(PROFESSIONS[0]))
    if left == 3:
        play(game, bury(PROFESSIONS[2], PROFESSIONS[1]))
    assert game.position()["decks"]["profession"] == {1: [], 2: [PROFESSIONS[1]], 3: PROFESSIONS[2:0:-1]}[left]
    assert asked(game) == ("turn", 0)


def test_nothing_is_taken_from_an_empty_deck():  # PF-PRO-1 PF-BON-1
    game = table(seats=3).decks(profession=[]).at("turn")
    assert offered(game, "draw", "deck") == ["bonus"]
    game = table(seats=3).decks(bonus=[]).at("turn")
    assert offered(game, "draw", "deck") == ["profession"]


def test_a_profession_taken_may_work_in_the_same_turn():  # PF-PRO-1 PF-WRK-1
    game = table(seats=3).seat(0, jesters=3).decks(profession=["poet"]).at("turn")
    play(game, draw("profession"), keep("poet"), work("poet"), payout(0))
    assert seat_of(game, 0)["table"] == ["poet"]


def test_a_bonus_card_is_one_of_five_for_300():  # PF-BON-1
    game = play(table(seats=3).at("turn"), draw("bonus"))
    first, rest = BONUS_CARDS[:5], BONUS_CARDS[5:]
    assert seat_of(game, 0)["money"] == 3200
    assert offered(game, "keep", "card") == first
    play(game, keep(first[4]), bury(*first[:4]))
    assert seat_of(game, 0)["bonus"] == [first[4]]
    assert game.position()["decks"]["bonus"] == [*rest, *first[:4]]


def test_every_order_under_the_deck_is_offered_once():  # PF-BON-1 PF-PRO-1
    game = play(table(seats=3).at("turn"), draw("bonus"), keep(BONUS_CARDS[0]))
    orders = [tuple(order) for order in offered(game, "bury", "order")]
    assert len(orders) == len(set(orders)) == 24
    assert {frozenset(order) for order in orders} == {frozenset(BONUS_CARDS[1:5])}


def test_introducing_a_freedom():  # PF-FRE-1
    game = play(table(seats=3).at("turn"), introduce("opinion"))
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["freedoms"]) == (3200, ["opinion"])
    assert game.position()["supply"]["freedoms"] == {"travel": 2, "religion": 2, "opinion": 1}
    assert game.decision["actions_left"] == 1


def test_a_freedom_once_per_principality_and_while_the_supply_has_it():  # PF-FRE-1
    game = table(seats=3).seat(0, freedoms=["travel"]).supply(freedoms={"religion": 0}).at("turn")
    assert offered(game, "introduce", "freedom") == ["opinion"]


@pytest.mark.parametrize(("money", "pp", "can"), [(300, 0, True), (200, 0, False), (200, 1, True), (0, 3, True)])
def test_cards_and_freedoms_cost_300(money, pp, can):  # PF-PRO-1 PF-BON-1 PF-FRE-1
    game = table(seats=3).seat(0, money=money, pp=pp).at("turn")
    assert bool(offered(game, "draw")) == can
    assert bool(offered(game, "introduce")) == can


def test_the_best_work_of_the_round_scores_three():  # PF-BST-1
    game = table(seats=3).seat(0, best_work=12).seat(1, best_work=15).at("turn", 2)
    play(game, END)
    assert owned(game, "pp") == [0, 3, 0]
    assert owned(game, "best_work") == [0, 0, 0]


def test_all_who_tie_for_the_best_work_score_three():  # PF-BST-1
    game = table(seats=3).seat(0, best_work=15).seat(1, best_work=14).seat(2, best_work=15).at("turn", 2)
    play(game, END)
    assert owned(game, "pp") == [3, 0, 3]


def test_a_single_work_is_the_best_and_without_works_nobody_scores():  # PF-BST-1
    game = play(table(seats=3).seat(1, best_work=7).at("turn", 2), END)
    assert owned(game, "pp") == [0, 3, 0]
    game = play(table(seats=3).at("turn", 2), END)
    assert owned(game, "pp") == [0, 0, 0]


def test_of_two_works_the_higher_counts_not_the_sum():  # PF-BST-1
    game = table(seats=3).seat(0, hand=["poet", "lawyer"], jesters=3, pieces=["theater"]).at("turn")
    play(game, work("poet"), payout(0), work("lawyer"), payout(0))
    assert seat_of(game, 0)["best_work"] == 12
    game = table(seats=3).seat(0, hand=["poet", "lawyer"], jesters=3, pieces=["theater"]).at("turn")
    play(game, work("lawyer"), payout(0), work("poet"), payout(0))
    assert seat_of(game, 0)["best_work"] == 12


def test_the_best_work_counts_anew_each_round():  # PF-BST-1
    game = table(seats=3).seat(0, best_work=15).at("turn", 2)
    play(game, END, *[DECLINE] * 3, *[END] * 3)
    assert game.position()["round"] == 3
    assert owned(game, "pp") == [3, 0, 0]


def test_a_bonus_card_bought_may_be_played_in_the_same_turn():  # PF-BON-1 PF-WRK-3
    game = table(seats=3).seat(0, hand=["poet"], jesters=2, builders=1).decks(bonus=["builders"]).at("turn")
    assert offered(game, "work") == []
    play(game, draw("bonus"), keep("builders"))
    play(game, work("poet"), {"do": "play", "card": "builders"})
    assert seat_of(game, 0)["best_work"] == 4 + 1 + 2


def test_a_turn_does_not_end_by_itself():  # PF-ACT-1
    game = table(seats=3).seat(0, money=0).at("turn", actions_left=1)
    assert game.moves() == [END]
    assert asked(game) == ("turn", 0)
    with pytest.raises(signoria.IllegalMove):
        game.play(FINISH)
