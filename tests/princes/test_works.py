"""Completing works."""

import pytest

import signoria
from tests.princes.table import (
    FINISH,
    add,
    asked,
    offered,
    payout,
    play,
    recruit,
    seat_of,
    table,
    work,
)

ANNA = {
    "hand": ["poet", "lawyer", "painter"],
    "table": ["recruiting"],
    "pieces": ["theater"],
    "freedoms": ["travel"],
    "jesters": 2,
}
# The position for which the rulebook tells the value of every bonus card; the composer is about to be laid.
RICH = {
    "pieces": ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"],
    "builders": 2,
    "prestige": ["most_parks"],
    "freedoms": ["travel", "religion"],
    "table": ["poet", "lawyer"],
    "hand": ["composer", "painter", "recruiting"],
}
RICH_WITHOUT_BONUS = 4 + 3 + 3 + 5  # opera, lake, religion, five cards
BONUS_EXAMPLES = {
    "buildings": 5, "large_buildings": 4, "medium_buildings_forests": 3, "small_buildings_landscapes": 5,
    "building_sizes": 6, "landscapes": 3, "forests": 4, "lakes": 2, "parks": 0, "freedoms": 4, "jesters": 0,
    "jesters_freedoms": 2, "builders": 4, "builders_lakes": 3, "prestige_cards": 2, "prestige_cards_freedoms": 3,
    "landscape_kinds": 4, "categories": 5, "cards_in_hand": 2, "cards_on_table": 3,
}  # fmt: skip


def test_annas_poet_is_worth_15():  # PF-WRK-1 PF-OBJ-2 PF-OBJ-6
    game = table(seats=4, round=3).seat(0, **ANNA).at("turn")
    game.keep_journal()
    play(game, work("poet"))
    assert asked(game) == ("payout", 0)
    assert seat_of(game, 0)["best_work"] == 15
    [fact] = [fact for fact in game.take_facts() if fact["fact"] == "work"]
    assert fact["parts"] == {"building": 4, "landscape": 0, "freedom": 3, "jesters": 4, "cards": 4, "muse": 0}
    assert fact["wv"] == 15


def test_anna_takes_as_much_prestige_as_possible():  # PF-WRK-4
    game = table(seats=4, round=3).seat(0, **ANNA).at("turn")
    play(game, work("poet"))
    assert offered(game, "payout", "pp") == [0, 1, 2, 3, 4, 5, 6, 7]
    play(game, payout(7))
    assert (seat_of(game, 0)["pp"], seat_of(game, 0)["money"]) == (7, 3500 + 100)


@pytest.mark.parametrize(("pp", "money"), [(0, 1500), (1, 1300), (4, 700), (7, 100)])
def test_a_work_is_paid_in_money_and_prestige(pp, money):  # PF-WRK-4
    game = table(seats=4, round=3).seat(0, **ANNA).at("turn")
    play(game, work("poet"), payout(pp))
    assert (seat_of(game, 0)["pp"], seat_of(game, 0)["money"]) == (pp, 3500 + money)
    assert asked(game) == ("turn", 0)


def test_an_even_value_may_be_taken_whole_in_prestige():  # PF-WRK-4
    game = table(seats=3).seat(0, jesters=3, hand=["poet", "lawyer"]).at("turn")
    play(game, work("poet"))
    assert offered(game, "payout", "pp") == [0, 1, 2, 3, 4]
    with pytest.raises(signoria.IllegalMove):
        game.play(payout(5))
    play(game, payout(4))
    assert (seat_of(game, 0)["pp"], seat_of(game, 0)["money"]) == (4, 3500)


@pytest.mark.parametrize(
    ("owns", "wv"),
    [
        ({}, 0),
        ({"pieces": ["theater"]}, 4),
        ({"pieces": ["lake"]}, 3),
        ({"pieces": ["lake", "lake", "lake"]}, 3),
        ({"freedoms": ["travel"]}, 3),
        ({"pieces": ["opera", "tower", "forest", "park"], "freedoms": ["religion", "opinion"]}, 0),
        ({"pieces": ["theater", "lake"], "freedoms": ["travel"]}, 10),
        ({"builders": 3, "prestige": ["most_parks"]}, 0),
    ],
)
def test_a_work_counts_what_its_profession_wishes(owns, wv):  # PF-WRK-1
    game = (
        table(seats=3).seat(0, hand=["poet", "lawyer"], table=["painter", "recruiting"], jesters=2, **owns).at("turn")
    )
    play(game, work("poet"))
    assert seat_of(game, 0)["best_work"] == 4 + 4 + wv


def test_the_profession_lies_on_the_table_from_the_work_on():  # PF-WRK-1
    game = table(seats=4, round=3).seat(0, **ANNA).at("turn")
    play(game, work("poet"))
    assert sorted(seat_of(game, 0)["table"]) == ["poet", "recruiting"]
    assert seat_of(game, 0)["hand"] == ["lawyer", "painter"]


@pytest.mark.parametrize(("bonus", "value"), BONUS_EXAMPLES.items())
def test_every_bonus_card_in_the_example_of_the_rulebook(bonus, value):  # PF-WRK-1 PF-WRK-3 PF-BLD-5
    game = table(seats=4).seat(0, **RICH, bonus=[bonus]).at("turn")
    play(game, work("composer"))
    assert game.decision["wv"] == RICH_WITHOUT_BONUS
    assert game.decision["values"] == {bonus: value}
    play(game, add(bonus))
    assert asked(game) == ("payout", 0)
    assert seat_of(game, 0)["best_work"] == RICH_WITHOUT_BONUS + value


@pytest.mark.parametrize(("round", "minimum"), list(enumerate([7, 10, 12, 14, 15, 16, 17], start=1)))
def test_the_minimum_of_each_round(round, minimum):  # PF-WRK-2
    def seat_with(wv):
        """A seat whose dramatist is worth so much: jesters, and a recruiting card if it is even."""
        return {"hand": ["dramatist", *["recruiting"] * (1 - wv % 2)], "jesters": (wv - 1) // 2}

    if minimum <= 15:
        game = table(seats=3, round=round).seat(0, **seat_with(minimum)).at("turn")
        play(game, work("dramatist"))
        assert seat_of(game, 0)["best_work"] == minimum
    game = table(seats=3, round=round).seat(0, **seat_with(min(minimum - 1, 15))).at("turn")
    assert offered(game, "work") == []
    assert game.decision["minimum"] == minimum


def test_the_minimums_of_the_last_rounds_can_be_met_exactly():  # PF-WRK-2
    for round, cards in ((6, 2), (7, 3)):
        game = (
            table(seats=3, round=round).seat(0, hand=["poet", "recruiting", "recruiting"][:cards], jesters=7).at("turn")
        )
        play(game, work("poet"))
        assert seat_of(game, 0)["best_work"] == 14 + cards == {6: 16, 7: 17}[round]


def test_a_work_is_offered_if_its_bonus_cards_reach_the_minimum():  # PF-WRK-2 PF-WRK-3
    owns = {"hand": ["poet"], "jesters": 2, "builders": 1}
    assert offered(table(seats=3).seat(0, **owns, bonus=["parks"]).at("turn"), "work") == []
    game = table(seats=3).seat(0, **owns, bonus=["parks", "builders"]).at("turn")
    play(game, work("poet"))
    assert game.moves() == [add("parks"), add("builders")]
    play(game, add("builders"))
    assert game.moves() == [add("parks"), FINISH]
    play(game, FINISH)
    assert seat_of(game, 0)["best_work"] == 7
    assert seat_of(game, 0)["bonus"] == ["parks"]


def test_the_card_just_laid_moves_from_hand_to_table_before_bonus_cards_count():  # PF-WRK-1 PF-WRK-2
    owns = {"hand": ["poet", "lawyer"], "jesters": 2}
    game = table(seats=3).seat(0, **owns, bonus=["cards_in_hand"]).at("turn")
    play(game, work("poet"), add("cards_in_hand"))
    assert seat_of(game, 0)["best_work"] == 4 + 2 + 1
    game = table(seats=3).seat(0, hand=["poet"], table=["lawyer"], jesters=2, bonus=["cards_in_hand"]).at("turn")
    assert offered(game, "work") == []
    assert offered(table(seats=3).seat(0, hand=["poet"], jesters=2, bonus=["cards_on_table"]).at("turn"), "work") == []
    game = table(seats=3).seat(0, hand=["poet"], table=["lawyer"], jesters=1, bonus=["cards_on_table"]).at("turn")
    assert offered(game, "work") == []
    game = table(seats=3).seat(0, hand=["poet"], table=["lawyer", "painter"], jesters=1, bonus=["cards_on_table"])
    play(turn := game.at("turn"), work("poet"), add("cards_on_table"))
    assert seat_of(turn, 0)["best_work"] == 2 + 3 + 3


def test_bonus_cards_may_be_played_after_the_minimum_and_be_worth_nothing():  # PF-WRK-3
    game = table(seats=3).seat(0, hand=["poet"], jesters=3, bonus=["parks", "jesters", "forests"]).at("turn")
    play(game, work("poet"))
    assert offered(game, "finish") == [FINISH]
    play(game, add("parks"), add("jesters"))
    assert seat_of(game, 0)["bonus"] == ["forests"]
    play(game, FINISH)
    assert seat_of(game, 0)["best_work"] == 7 + 6


def test_bonus_cards_played_leave_the_game():  # PF-WRK-3
    game = table(seats=3).seat(0, hand=["poet"], jesters=3, bonus=["jesters"]).at("turn")
    deck = game.position()["decks"]["bonus"]
    play(game, work("poet"), add("jesters"))
    assert game.position()["decks"]["bonus"] == deck
    assert seat_of(game, 0)["bonus"] == []


def test_a_work_without_bonus_cards_asks_for_none():  # PF-WRK-3
    game = play(table(seats=3).seat(0, hand=["poet"], jesters=3).at("turn"), work("poet"))
    assert asked(game) == ("payout", 0)


def test_a_card_on_the_table_works_no_more():  # PF-WRK-5
    game = table(seats=3).seat(0, hand=["poet"], jesters=3).at("turn")
    play(game, work("poet"), payout(0))
    assert offered(game, "work") == []
    with pytest.raises(signoria.IllegalMove, match="not in your hand"):
        game.play(work("poet"))


def test_recruited_it_works_again_also_for_its_first_owner():  # PF-WRK-5 PF-OBJ-5
    rich = {"hand": ["recruiting"], "jesters": 3}
    game = table(seats=3).seat(0, table=["poet"], **rich).seat(1, **rich).at("turn", 1)
    play(game, recruit(0, "poet"), work("poet"), payout(0))
    assert seat_of(game, 1)["table"] == ["poet"]
    assert seat_of(game, 0)["table"] == ["recruiting"]
    game = (
        table(seats=3).seat(0, table=["recruiting"], hand=["recruiting"], jesters=3).seat(1, table=["poet"]).at("turn")
    )
    play(game, recruit(1, "poet"), work("poet"), payout(0))
    assert sorted(seat_of(game, 0)["table"]) == ["poet", "recruiting"]
