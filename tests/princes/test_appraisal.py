"""Every number and reason that a person is shown."""

import random

import pytest

import signoria
from tests.conformance.variants import VARIANTS, begin, name_of
from tests.princes.table import (
    END,
    PASS,
    ask,
    bid,
    counter,
    draw,
    mark,
    name,
    offer,
    payout,
    play,
    row,
    seat_of,
    span,
    table,
    work,
)

PRINCES = [variant for variant in VARIANTS if variant[0] == "princes"]


# Works


def rich_table(**options):
    """A poet (theater, lake, travel) with a theater and a jester, and a painter who wants what nobody has."""
    return table(**options).seat(
        0, hand=["poet", "painter"], table=["lawyer"], pieces=["theater"], jesters=1, bonus=["jesters"]
    )


def test_a_work_is_valued_part_by_part():  # PF-WRK-1 PF-OBJ-2 PF-OBJ-6
    works = rich_table().at("turn").appraisal(0)["works"]
    assert works["poet"]["parts"] == {"building": 4, "landscape": 0, "freedom": 0, "jesters": 2, "cards": 3}
    assert works["poet"]["wv"] == 9
    assert works["painter"]["parts"]["building"] == 0


def test_what_one_more_of_each_part_adds():  # PF-WRK-1
    adds = table().at("turn").appraisal()["adds"]
    assert adds == {"building": 4, "landscape": 3, "freedom": 3, "jesters": 2, "cards": 1}


def test_what_is_missing_to_the_minimum_without_and_with_bonus_cards():  # PF-WRK-2 PF-WRK-3
    appraisal = rich_table(round=3).at("turn").appraisal(0)
    poet = appraisal["works"]["poet"]
    assert appraisal["minimum"] == 12
    assert appraisal["bonus"] == {"jesters": 2}
    assert (poet["wv"], poet["with_bonus"], poet["missing"], poet["missing_with_bonus"]) == (9, 11, 3, 1)


def test_bonus_cards_count_the_profession_that_is_laid():  # PF-WRK-1
    game = table().seat(0, hand=["poet", "painter"], jesters=3, bonus=["cards_on_table"]).at("turn")
    before = game.appraisal(0)["bonus"]
    play(game, work("poet"))
    assert game.appraisal(0)["bonus"] == before == game.decision["values"]


def test_a_profession_looked_at_is_valued_as_if_it_were_in_hand():  # PF-PRO-1
    game = play(table().seat(0, hand=["poet"]).at("turn"), draw("profession"))
    looked = game.view(0)["looked"]["cards"]
    works = game.appraisal(0)["works"]
    assert [works[card]["parts"]["cards"] for card in looked] == [2] * len(looked)
    assert works["poet"]["parts"]["cards"] == 1
    assert not set(looked) & set(game.appraisal(1)["works"])


def test_a_recruiting_card_shows_what_the_professions_of_others_would_be_worth():  # PF-OBJ-5
    position = table().seat(0, hand=["poet", "recruiting"]).seat(1, table=["painter"])
    assert set(position.at("turn").appraisal(0)["works"]) == {"poet", "painter"}
    position = table().seat(0, hand=["poet"]).seat(1, table=["painter"])
    assert set(position.at("turn").appraisal(0)["works"]) == {"poet"}


def test_what_professions_in_hand_still_ask_for():  # PF-WRK-1
    wanted = rich_table().at("turn").appraisal(0)["wanted"]
    assert "theater" not in wanted
    assert (wanted["lake"], wanted["travel"], wanted["landscape"]) == (1, 1, 2)


def test_the_muse_adds_the_number_of_the_round():  # PF-CHR-4
    game = table(round=4, muse_and_princess=True).seat(0, hand=["poet"], character="muse").at("turn")
    assert game.appraisal(0)["works"]["poet"]["parts"]["muse"] == 4


def test_the_work_of_the_princess():  # PF-CHR-6
    seat = {"hand": ["poet"], "pieces": ["tower", "lake"], "builders": 1, "jesters": 3, "character": "princess"}
    game = table(muse_and_princess=True).seat(0, **seat).at("turn")
    princess = game.appraisal(0)["princess"]
    assert princess["parts"] == {"landscapes": 3, "builders": 2, "buildings": 2, "cards": 1}
    assert (princess["wv"], princess["missing"]) == (8, 0)
    assert "princess" not in table().at("turn").appraisal(0)


def test_a_prestige_card_shows_what_it_counts():  # PF-END-1
    game = table().seat(0, prestige=["most_jesters"], jesters=2).seat(1, jesters=1).at("turn")
    assert game.appraisal(0)["prestige"] == {"most_jesters": {"pp": 6, "counts": {"jesters": [2, 1, 0]}}}
    assert game.appraisal(1)["prestige"] == {}


# Money


def test_prices_in_cash_and_pp():  # PF-MON-2 PF-OBJ-3 PF-AUC-2 PF-AUC-3
    game = play(table().seat(1, money=200, pp=4, builders=1).at("name"), name("jester"))
    assert game.appraisal(1)["prices"] == {
        "opening": {"price": 200, "cash": 200, "pp": 0},
        "building": {"price": 300, "cash": 200, "pp": 1},
        "card": {"price": 300, "cash": 200, "pp": 1},
        "bid": {"price": 300, "cash": 200, "pp": 1},
    }


def test_with_muse_and_princess_nothing_is_paid_with_pp():  # PF-CHR-10
    game = table(muse_and_princess=True).seat(0, money=100, pp=9).at("turn")
    assert game.appraisal(0)["prices"]["card"] == {"price": 300, "cash": 300, "pp": 0}
    assert game.appraisal(0)["why_not"]["decks"]["all"] == {
        "reason": "too_expensive_in_cash",
        "price": 300,
        "money": 100,
    }


def test_how_a_work_can_be_paid():  # PF-WRK-4
    game = play(table().seat(0, hand=["poet"], jesters=3).at("turn"), work("poet"))
    assert game.appraisal(0)["payouts"] == [700, 500, 300, 100]
    play(game, payout(3))
    assert seat_of(game, 0)["money"] == 3500 + 100


def test_what_a_sum_for_a_joint_building_means():  # PF-COO-3 PF-COO-4
    game = table(cooperative=True).seat(0, money=600, pp=1).seat(1, money=100, pp=3).at("turn")
    play(game, offer("tower", 1), span({0: row(0, 5, 6), 1: row(0, 0)}))
    assert game.appraisal(0)["sums"]["0"] == {"price": 700, "cash": 600, "pp": 1}
    assert game.appraisal(0)["sums"]["100"] == {"price": 700, "cash": 700, "pp": 0}
    assert "sums" not in game.appraisal(1)
    play(game, ask(300))
    assert game.appraisal(1)["sums"]["300"] == {"price": 300, "cash": 100, "pp": 2}
    assert list(map(int, game.appraisal(1)["sums"])) == [300, 0, 100, 200, 400]
    play(game, counter(100))
    assert game.appraisal(0)["sums"] == {"100": {"price": 700, "cash": 700, "pp": 0}}


# Reasons


def each(appraisal, kind):
    return {thing: why["reason"] for thing, why in appraisal["why_not"][kind]["each"].items()}


def all_of(appraisal, kind):
    always = {} if kind == "stacks" else appraisal["why_not"].get("actions", {})
    return always.get("reason") or appraisal["why_not"][kind].get("all", {}).get("reason")


def test_who_has_to_wait_is_told_for_what():  # PF-AUC-2 PF-ACT-1
    game = table().at("name")
    assert all_of(game.appraisal(0), "stacks") is None
    assert all_of(game.appraisal(1), "stacks") == "not_your_turn"
    assert all_of(game.appraisal(0), "buildings") == "only_in_actions"
    game = table().at("turn")
    assert all_of(game.appraisal(0), "stacks") == "only_in_auction"
    assert all_of(game.appraisal(0), "buildings") is None
    assert all_of(game.appraisal(1), "buildings") == "not_your_turn"
    play(game, draw("bonus"))
    assert all_of(game.appraisal(0), "buildings") == "decide_first"
    assert all_of(table().at("turn", actions_left=0).appraisal(0), "works") == "no_action_left"


def test_what_speaks_against_a_thing_is_told_out_of_turn_too():  # PF-BLD-1 PF-FRE-1
    game = table().supply(buildings={"opera": 0}).seat(1, pieces=["tower"], freedoms=["travel"]).at("turn")
    appraisal = game.appraisal(1)
    assert each(appraisal, "buildings") == {"tower": "have", "opera": "none_left"}
    assert each(appraisal, "freedoms") == {"travel": "have"}


def test_the_object_being_auctioned_and_those_sold():  # PF-AUC-1
    game = play(table().at("name", sold=["lake"]), name("jester"))
    assert each(game.appraisal(1), "stacks") == {"lake": "sold", "jester": "being_auctioned"}
    play(game, bid(300))
    assert all_of(game.appraisal(2), "stacks") == "decide_first"


def test_what_is_bought_once_a_turn():  # PF-PRO-1 PF-FRE-1
    appraisal = table().at("turn", has_drawn=True, has_introduced=True).appraisal(0)
    assert each(appraisal, "decks") == {"profession": "once_a_turn"}
    assert all_of(appraisal, "freedoms") == "once_a_turn"


def test_the_fields_open_on_a_character():  # PF-CHR-1 PF-CHR-2
    game = play(table(muse_and_princess=True).seat(1, money=900).at("mark"), mark("muse", 500))
    muse = game.appraisal(1)["why_not"]["characters"]["each"]["muse"]
    assert (muse["lowest"], muse["highest"]) == (600, 900)
    assert muse["below"] == {"reason": "mark_fields", "character": "muse", "lowest": 600, "highest": 1500}
    assert muse["above"] == {"reason": "beyond_cash", "money": 900}
    assert game.appraisal()["fields"]["muse"] == list(range(300, 1600, 100))


def test_a_spectator_is_told_no_reasons_and_nobodys_numbers():  # PF-HID-1
    assert set(table().at("turn").appraisal()) == {"minimum", "adds", "looked_at", "stacks", "seats"}


@pytest.mark.parametrize("variant", PRINCES, ids=name_of)
def test_there_is_a_reason_exactly_where_there_is_no_move(variant):
    """One whole game each: whoever decides."""
    game, chance = begin(variant, 8), random.Random(9)
    while not game.over:
        check_reasons(game, game.appraisal(game.seat)["why_not"])
        game.perform(chance.choice(game.state.legal()))


def check_reasons(game, why_not):
    moves = game.moves()
    state = game.position()
    things = {
        "stacks": [({"do": verb, "object": thing}, thing) for verb in ("name", "take") for thing in stacks_of(game)],
        "buildings": [({"do": "build", "building": thing}, thing) for thing in state["supply"]["buildings"]],
        "freedoms": [({"do": "introduce", "freedom": thing}, thing) for thing in state["supply"]["freedoms"]],
        "decks": [({"do": "draw", "deck": thing}, thing) for thing in ("profession", "bonus")],
        "works": [({"do": "work", "card": card}, card) for card in seat_of(game, game.seat)["hand"]],
        "princess": [({"do": "princess"}, "")],
    }
    verb_of = {"name": "take", "take": "name"}.get(state["kind"])
    for kind, pairs in things.items():
        for move, thing in pairs:
            if kind in why_not and move["do"] != verb_of and thing != "recruiting":
                is_possible = "all" not in why_not[kind] and thing not in why_not[kind]["each"]
                is_possible = is_possible and (kind == "stacks" or "actions" not in why_not)
                assert is_possible == (move in moves), (kind, thing)
    for partner, group in why_not.get("offers", {}).items():
        for building in state["supply"]["buildings"]:
            is_possible = "all" not in group and building not in group["each"]
            assert is_possible == (offer(building, int(partner)) in moves)
    characters = why_not.get("characters")
    if characters is not None and "all" not in characters:
        for character, amounts in game.appraisal()["fields"].items():
            fields = characters["each"].get(character)
            is_bought = character in state["character_auction"]["bought"]
            for amount in amounts:
                is_open = not is_bought and fields["lowest"] <= amount <= fields["highest"]
                assert is_open == (mark(character, amount) in moves)


def stacks_of(game):
    return game.appraisal()["stacks"]


# Where everybody stands


def test_stacks_are_those_auctioned_landscapes_first():  # PF-AUC-1 PF-AUC-11
    assert list(table().at("name").appraisal()["stacks"])[:4] == ["forest", "lake", "park", "jester"]
    assert list(table(seats=2).at("name").appraisal()["stacks"])[:2] == ["landscape", "jester"]
    assert table(seats=2).supply(forest=1, lake=2, park=3).at("name").appraisal()["stacks"]["landscape"] == 6


def test_how_many_cards_are_looked_at():  # PF-PRO-1 PF-BON-1
    game = table().decks(bonus=["parks", "lakes"]).at("turn")
    assert game.appraisal()["looked_at"]["bonus"] == 2
    assert game.appraisal()["looked_at"]["profession"] == 5


def test_how_it_would_end_now():  # PF-BST-1 PF-CHR-7
    game = table().seat(0, pp=5, best_work=9).seat(1, pp=7).seat(2, pp=5, best_work=8, money=9000).at("turn")
    seats = game.appraisal()["seats"]
    assert [seat["fame"] for seat in seats] == [2, 1, 2]
    assert [seat["best_work"] for seat in seats] == [3, 0, 0]
    assert [seat["rank"] for seat in seats] == [1, 2, 3]


def test_what_lies_on_a_board():  # PF-BLD-5
    seat = table().seat(0, pieces=["tower", "lake"]).at("turn").appraisal()["seats"][0]
    assert (seat["buildings"], seat["empty_spaces"]) == (1, 49 - 6 - 3 - 4)


def test_at_the_end_money_breaks_ties():  # PF-END-2
    game = table(round=7).seat(0, pp=5, money=100).seat(1, pp=5, money=300).seat(2, pp=5, money=300)
    seats = play(game.at("turn", 2), END).appraisal()["seats"]
    assert [seat["rank"] for seat in seats] == [3, 1, 1]


def test_the_ending_tells_why_a_seat_is_ahead():  # PF-END-2
    game = table(seats=4, round=7).seat(0, pp=5, money=100).seat(1, pp=5, money=300).seat(2, pp=5, money=300)
    ranking = play(game.seat(3, pp=9).at("turn", 3), END).appraisal()["ending"]["ranking"]
    assert [(place["seat"], place["rank"], place["points"]) for place in ranking] == [
        (3, 1, 9), (1, 2, 5), (2, 2, 5), (0, 4, 5)
    ]  # fmt: skip
    assert [place.get("ahead") for place in ranking] == [
        {"reason": "points", "own": 9, "next": 5},
        {"reason": "tied"},
        {"reason": "money", "own": 300, "next": 100},
        None,
    ]


def test_every_hand_is_shown_at_the_end_and_not_before():  # PF-HID-1
    hidden = {"hand": ["poet"], "bonus": ["buildings"], "prestige": ["most_jesters"]}
    game = table(round=7).seat(0, **hidden).at("turn", 2)
    assert "ending" not in game.appraisal(1)
    assert play(game, END).appraisal(1)["ending"]["hands"][0] == hidden


# Where the points came from


def test_prestige_cards_are_told_one_by_one():  # PF-END-1
    game = table(round=7).seat(0, prestige=["most_jesters"], jesters=1).at("turn", 2)
    appraisal = play(game, END).appraisal()
    assert appraisal["final"]["prestige"] == [{"most_jesters": 6}, {}, {}]
    assert appraisal["account"]["sources"] == {"prestige": [6, 0, 0]}


def test_who_goes_on_from_a_position_cannot_tell_what_came_before():  # PF-END-2
    game = table(round=7).seat(0, pp=8, prestige=["most_jesters"], jesters=1).at("turn", 2)
    assert play(game, END).appraisal()["account"]["sources"] == {"prestige": [6, 0, 0], "others": [8, 0, 0]}


@pytest.mark.parametrize("variant", PRINCES, ids=name_of)
def test_every_point_is_accounted_for(variant):  # PF-END-2
    game, chance = begin(variant, 3), random.Random(4)
    while not game.over:
        game.play(chance.choice(game.moves()))
    account = game.appraisal(0)["account"]["sources"]
    assert [sum(by_seat[seat] for by_seat in account.values()) for seat in range(variant[1])] == game.scores()
    assert "others" not in account
    assert all(pp <= 0 for pp in account.get("paid", [0]))
    assert account == signoria.replay(game.record()).appraisal()["account"]["sources"]


def test_a_turn_passed_is_no_account():
    game = play(table().at("name"), name("jester"), PASS, PASS)
    assert "account" not in game.appraisal(0)
