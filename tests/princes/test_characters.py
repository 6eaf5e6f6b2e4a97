"""Muse & Princess."""

import pytest

import signoria
from tests.princes.table import (
    BONUS_CARDS,
    DECLINE,
    END,
    FREE,
    LATER,
    MERCHANT,
    PASS,
    PAY,
    PRESTIGE_CARDS,
    PRINCESS,
    asked,
    bid,
    build,
    bury,
    draw,
    introduce,
    keep,
    mark,
    name,
    offered,
    owned,
    payout,
    place_anywhere,
    play,
    professor,
    seat_of,
    table,
    take,
    work,
)


def court(seats=4, round=1):
    return table(seats=seats, round=round, muse_and_princess=True)


def test_the_example_of_the_rulebook():  # PF-CHR-1 PF-CHR-2 PF-CHR-3 PF-CHR-9
    game = court().at("mark")
    play(game, mark("cardinal", 300), mark("merchant", 400), mark("cardinal", 500), mark("princess", 300))
    assert asked(game) == ("mark", 0)
    play(game, mark("banker", 0))
    # B, C, D and A now buy in turn, by themselves; B is asked whether to use the Merchant at once
    assert asked(game) == ("use", 1)
    play(game, LATER)
    assert owned(game, "character") == [None, "merchant", "cardinal", "princess"]
    assert owned(game, "money") == [4100, 3100, 3000, 3200]
    assert game.position()["characters"] == {"banker": 600}
    assert game.position()["phase"] == "actions"
    assert asked(game) == ("turn", 0)


def test_a2_follows_a1_and_begins_with_the_starting_seat():  # PF-CHR-1
    game = court(3).start(1).at("name", 1)
    play(game, *[DECLINE] * 3)
    assert game.position()["phase"] == "characters"
    assert asked(game) == ("mark", 1)
    play(game, PASS)
    assert asked(game) == ("mark", 2)
    play(game, PASS, PASS)
    assert asked(game) == ("turn", 1)


def test_a_seat_without_marker_marks_or_passes_for_good():  # PF-CHR-1
    game = court(3).at("mark")
    play(game, PASS, mark("muse", 300), mark("muse", 400))
    assert asked(game) == ("mark", 1)
    play(game, PASS)
    assert owned(game, "character") == [None, None, "muse"]


def test_another_marker_is_outbid_by_a_higher_field_only():  # PF-CHR-1 PF-CHR-2
    game = play(court(3).at("mark"), mark("muse", 600))
    amounts = [move["amount"] for move in offered(game, "mark") if move["character"] == "muse"]
    assert amounts == list(range(700, 1600, 100))
    play(game, mark("muse", 900))
    assert game.decision["marks"] == {"muse": {"seat": 1, "amount": 900}}
    play(game, PASS)
    assert asked(game) == ("mark", 0)


def test_the_banker_too_is_outbid_upwards():  # PF-CHR-1
    game = play(court(3).at("mark"), mark("banker", 200))
    assert [move["amount"] for move in offered(game, "mark") if move["character"] == "banker"] == [300, 400, 500]


def test_the_bid_fields():  # PF-CHR-2
    game = court(3).at("mark")
    for character in ("muse", "cardinal", "princess", "merchant", "professor"):
        amounts = [move["amount"] for move in offered(game, "mark") if move["character"] == character]
        assert amounts == list(range(300, 1600, 100))
    assert [move["amount"] for move in offered(game, "mark") if move["character"] == "banker"] == list(
        range(0, 600, 100)
    )


def test_the_highest_field_cannot_be_outbid():  # PF-CHR-2
    game = play(court(3).at("mark"), mark("muse", 1500))
    assert "muse" not in offered(game, "mark", "character")
    game = play(court(3).at("mark"), mark("banker", 500))
    assert "banker" not in offered(game, "mark", "character")


def test_a_mark_must_be_payable_in_cash():  # PF-CHR-2 PF-CHR-10
    game = court(3).seat(0, money=400, pp=30).at("mark")
    assert {move["amount"] for move in offered(game, "mark") if move["character"] == "muse"} == {300, 400}
    assert {move["amount"] for move in offered(game, "mark") if move["character"] == "banker"} == {
        0,
        100,
        200,
        300,
        400,
    }
    game = court(3).seat(0, money=0).at("mark")
    assert game.moves() == [mark("banker", 0), PASS]


def test_a_character_bought_is_not_marked_again_in_this_a2():  # PF-CHR-3
    game = court(3).at("mark")
    play(game, mark("banker", 0), mark("muse", 300), mark("muse", 400))
    assert owned(game, "money") == [4100, 3500, 3500]
    assert asked(game) == ("mark", 1)
    assert "banker" not in offered(game, "mark", "character")
    play(game, PASS)
    assert game.position()["phase"] == "actions"


def test_a_card_not_used_goes_back_at_the_next_a2():  # PF-CHR-3
    game = court(3).seat(0, character="princess").seat(1, character="muse").at("turn", 2)
    play(game, END, DECLINE, DECLINE)
    assert owned(game, "character") == ["princess", "muse", None]
    play(game, DECLINE)
    assert owned(game, "character") == [None, None, None]
    assert {"princess", "muse"} <= set(offered(game, "mark", "character"))


@pytest.mark.parametrize("round", range(1, 8))
def test_the_muse_adds_the_number_of_the_round(round):  # PF-CHR-4
    game = court(3, round).seat(0, character="muse", hand=["poet", "lawyer"], jesters=7).at("turn")
    play(game, work("poet"))
    assert seat_of(game, 0)["best_work"] == 14 + 2 + round
    play(game, payout(0), work("lawyer"))
    assert game.decision["wv"] == 14 + 2 + round


def test_the_muse_helps_to_reach_the_minimum_and_only_her_owner():  # PF-CHR-4 PF-WRK-2
    game = court(3, 6).seat(0, character="muse", hand=["poet"], jesters=5).at("turn")
    assert offered(game, "work", "card") == ["poet"]
    game = court(3, 6).seat(1, character="muse").seat(0, hand=["poet"], jesters=5).at("turn")
    assert offered(game, "work") == []


def test_the_cardinal_gives_a_third_action():  # PF-CHR-5
    game = court(3).seat(0, character="cardinal", hand=["poet"], jesters=3).at("name")
    play(game, *[DECLINE] * 3)
    assert owned(game, "character") == [None] * 3
    play(game, mark("cardinal", 300), PASS, PASS)
    assert asked(game) == ("turn", 0)
    assert game.decision["actions_left"] == 3
    place_anywhere(play(game, build("university")))
    play(game, introduce("religion"), work("poet"), payout(0))
    assert game.decision["actions_left"] == 0
    play(game, END)
    assert game.decision["actions_left"] == 2


def test_with_the_cardinal_the_limits_stay():  # PF-CHR-5 PF-ACT-2
    game = court(3).seat(0, character="cardinal").decks(profession=["poet"]).at("turn", actions_left=3)
    play(game, introduce("travel"), draw("profession"), keep("poet"))
    assert offered(game, "introduce") == []
    assert "profession" not in offered(game, "draw", "deck")
    assert game.decision["actions_left"] == 1


@pytest.mark.parametrize(
    ("pieces", "wv"),
    [
        (["forest", "forest", "lake", "laboratory", "library"], 16),  # the English example
        (["lake", "lake", "university", "studio"], 13),  # the German and the Polish one
    ],
)
def test_the_princess_in_the_examples_of_the_rulebooks(pieces, wv):  # PF-CHR-6
    game = court(3).seat(0, character="princess", pieces=pieces, hand=["poet", "lawyer", "painter"]).at("turn")
    play(game, PRINCESS)
    assert asked(game) == ("payout", 0)
    assert offered(game, "payout", "pp") == list(range(wv // 2 + 1))
    assert seat_of(game, 0)["best_work"] == wv
    play(game, payout(0))
    assert seat_of(game, 0)["money"] == 3500 + 100 * wv
    assert seat_of(game, 0)["character"] is None
    assert game.decision["actions_left"] == 1
    assert offered(game, "princess") == []


def test_the_princess_counts_builders_but_neither_jesters_nor_freedoms_nor_bonus_cards():  # PF-CHR-6
    owns = {"builders": 3, "jesters": 2, "freedoms": ["travel"], "bonus": ["builders"], "table": ["poet", "recruiting"]}
    game = court(3).seat(0, character="princess", **owns).at("turn")
    play(game, PRINCESS)
    assert asked(game) == ("payout", 0)
    assert seat_of(game, 0)["best_work"] == 6 + 2
    assert seat_of(game, 0)["bonus"] == ["builders"]


def test_the_princess_must_reach_the_minimum_and_lays_no_card():  # PF-CHR-6 PF-WRK-2
    game = court(3).seat(0, character="princess", builders=3).at("turn")
    assert offered(game, "princess") == []
    game = court(3).seat(0, character="princess", builders=3, hand=["poet"]).at("turn")
    play(game, PRINCESS, payout(3))
    assert (seat_of(game, 0)["table"], seat_of(game, 0)["hand"]) == ([], ["poet"])
    assert seat_of(game, 0)["pp"] == 3


def test_the_princess_is_no_work_for_prestige_cards_but_may_be_the_best():  # PF-CHR-6 PF-BST-1
    owns = {"character": "princess", "pieces": ["lake"] * 4, "builders": 3, "prestige": ["most_works"]}
    game = court(3, 7).seat(2, **owns).at("turn", 2)
    play(game, PRINCESS, payout(0), END)
    assert game.scores() == [0, 0, 3]


@pytest.mark.parametrize(("seat", "rank"), [(0, 1), (1, 2), (2, 2), (3, 4)])
def test_the_merchant_scores_the_rank_on_the_fame_track(seat, rank):  # PF-CHR-7
    points = [20, 15, 15, 11]
    laid = court(4)
    for number, pp in enumerate(points):
        laid.seat(number, pp=pp)
    game = laid.seat(seat, pp=points[seat], character="merchant").at("turn", seat)
    play(game, MERCHANT)
    assert seat_of(game, seat)["pp"] == points[seat] + rank
    assert seat_of(game, seat)["character"] is None
    assert asked(game) == ("turn", seat)
    assert offered(game, "merchant") == []


def test_the_merchant_takes_an_object_for_nothing():  # PF-CHR-7
    game = court(3).seat(0, character="merchant").at("name")
    play(game, name("jester"), bid(300), PASS, bid(400), PASS)
    assert asked(game) == ("merchant", 0)
    assert game.moves() == [FREE, PAY]
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["jesters"]) == (3500, 0)
    play(game, FREE)
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["jesters"], seat_of(game, 0)["pp"]) == (3500, 1, 0)
    assert seat_of(game, 0)["character"] is None
    assert asked(game) == ("name", 1)


def test_or_he_pays_and_scores_his_rank_at_once():  # PF-CHR-7
    laid = court(4).seat(0, pp=9).seat(1, pp=8).seat(2, pp=7).seat(3, pp=1, character="merchant", builders=1)
    game = play(laid.at("bid", 3, object="builder", price=400, bidder=2, in_auction=[2, 3]), bid(500), PASS)
    play(game, PAY)
    # fourth of four: 4 PP right after paying; the second builder's 3 PP come with the builder
    assert (seat_of(game, 3)["money"], seat_of(game, 3)["pp"]) == (3000, 1 + 4 + 3)
    assert seat_of(game, 3)["builders"] == 2


def test_the_merchants_owner_must_be_able_to_pay():  # PF-CHR-7 PF-AUC-9
    game = court(3).seat(0, character="merchant", money=100).at("name")
    assert game.moves() == [DECLINE, MERCHANT]


def test_the_merchant_also_decides_when_taking_as_the_last():  # PF-CHR-7
    game = play(court(3).seat(0, character="merchant").at("take"), take("jester"))
    assert asked(game) == ("merchant", 0)
    play(game, FREE)
    assert seat_of(game, 0)["money"] == 3500


def test_an_unused_merchant_scores_by_itself_at_the_end_of_a1():  # PF-CHR-7 PF-CHR-11
    game = court(3).seat(0, pp=1).seat(1, pp=2).seat(2, character="merchant").at("take", 2)
    play(game, DECLINE)
    assert game.position()["phase"] == "characters"
    assert owned(game, "pp") == [1, 2, 3]
    assert owned(game, "character") == [None] * 3


def test_the_professor_brings_a_card_for_nothing():  # PF-CHR-8
    game = court(3).seat(0, character="professor").at("turn")
    assert sorted(offered(game, "professor", "deck")) == ["bonus", "prestige"]
    play(game, professor("bonus"))
    assert seat_of(game, 0)["character"] is None
    assert offered(game, "keep", "card") == BONUS_CARDS[:5]
    play(game, keep(BONUS_CARDS[3]), bury(*[BONUS_CARDS[at] for at in (4, 2, 1, 0)]))
    assert (seat_of(game, 0)["bonus"], seat_of(game, 0)["money"]) == ([BONUS_CARDS[3]], 3500)
    assert game.position()["decks"]["bonus"][-4:] == [BONUS_CARDS[at] for at in (4, 2, 1, 0)]
    assert asked(game) == ("turn", 0)
    assert game.decision["actions_left"] == 2


def test_an_empty_deck_is_not_offered_to_the_professor():  # PF-CHR-8
    game = court(3).seat(0, character="professor").decks(bonus=[]).at("turn")
    assert offered(game, "professor", "deck") == ["prestige"]
    game = court(3).seat(0, character="professor").decks(bonus=[], prestige=[]).at("take")
    assert offered(game, "professor") == []
    play(game, DECLINE)
    assert asked(game) == ("mark", 0)
    assert owned(game, "character") == [None] * 3


def test_the_professors_last_chance_is_before_a2():  # PF-CHR-8 PF-CHR-11
    game = court(3).seat(1, character="professor").at("take", 2)
    play(game, DECLINE)
    assert game.decision == {"seat": 1, "kind": "professor"}
    assert game.position()["phase"] == "auction"
    play(game, professor("prestige"), keep(PRESTIGE_CARDS[0]), bury(*PRESTIGE_CARDS[1:5]))
    assert asked(game) == ("mark", 0)
    assert seat_of(game, 1)["prestige"] == [PRESTIGE_CARDS[0]]


def test_a_prestige_card_won_from_a_deck_that_the_professor_emptied_is_none():  # PF-CHR-8 PF-AUC-1
    game = court(3).seat(1, character="professor").decks(prestige=["most_parks"]).at("name")
    play(game, name("prestige"), professor("prestige"), keep("most_parks"))
    assert game.moves() == [PASS]
    play(game, PASS, PASS)
    assert asked(game) == ("name", 1)
    assert owned(game, "prestige") == [[], ["most_parks"], []]


def test_with_no_prestige_card_left_the_bidding_goes_on_from_a_position():  # PF-CHR-8 PF-AUC-1
    game = court(3).seat(1, character="professor").decks(prestige=["most_parks"]).at("name")
    play(game, name("prestige"), professor("prestige"))
    assert signoria.from_position(game.position()).position() == game.position()
    play(game, keep("most_parks"))
    assert signoria.from_position(game.position()).moves() == game.moves() == [PASS]


def test_the_banker_in_the_example_of_the_rulebook():  # PF-CHR-9
    game = court(3).at("mark")
    play(game, PASS, PASS, PASS)
    assert game.position()["characters"] == {"banker": 700}
    play(game, END, END, END, *[DECLINE] * 3)
    assert (game.position()["round"], game.position()["phase"], game.seat) == (2, "characters", 1)
    play(game, mark("banker", 200), PASS, PASS)
    assert seat_of(game, 1)["money"] == 3500 - 200 + 700
    assert game.position()["characters"] == {"banker": 600}
    assert owned(game, "character") == [None] * 3


def test_the_banker_grows_each_round_in_which_nobody_buys_him():  # PF-CHR-9
    game = court(3, 2).banker(700).at("mark")
    play(game, PASS, PASS, PASS, END, END, END, *[DECLINE] * 3)
    assert game.position()["round"] == 3
    assert game.position()["characters"] == {"banker": 800}
    play(game, PASS, mark("banker", 0), PASS)
    assert max(owned(game, "money")) == 3500 + 800
    assert game.position()["characters"] == {"banker": 600}


def test_money_becomes_prestige_for_who_bought_the_banker_in_round_seven():  # PF-CHR-9 PF-CHR-11
    game = court(3, 7).seat(0, money=1000).seat(1, money=800).at("mark")
    play(game, mark("banker", 100), PASS, PASS, END, END, END)
    assert owned(game, "pp") == [7, 0, 0]
    assert owned(game, "money") == [100, 800, 3500]
    game = court(3, 6).seat(0, money=1000).at("mark")
    play(game, mark("banker", 100), PASS, PASS, END, END, END)
    play(game, *[DECLINE] * 3, *[PASS] * 3, *[END] * 3)
    assert game.over
    assert owned(game, "pp") == [0, 0, 0]


def test_a_bid_for_the_banker_must_be_payable_before_he_pays():  # PF-CHR-2 PF-CHR-9
    game = court(3).seat(0, money=100).at("mark")
    assert [move["amount"] for move in offered(game, "mark") if move["character"] == "banker"] == [0, 100]


@pytest.mark.parametrize("kind", ["name", "take", "turn"])
@pytest.mark.parametrize("character", ["merchant", "professor"])
def test_at_any_time_means_at_every_decision_of_ones_own(kind, character):  # PF-CHR-11
    game = court(3).seat(0, character=character).at(kind)
    assert offered(game, character)
    before = game.moves()
    if character == "merchant":
        play(game, MERCHANT)
    else:
        play(game, professor("prestige"), keep(PRESTIGE_CARDS[0]), bury(*PRESTIGE_CARDS[1:5]))
    assert asked(game) == (kind, 0)
    assert game.moves() == [move for move in before if move["do"] != character]


def test_also_while_bidding():  # PF-CHR-11
    game = court(3).seat(1, character="merchant", pp=4).at("name")
    play(game, name("jester"), MERCHANT)
    assert seat_of(game, 1)["pp"] == 5
    assert asked(game) == ("bid", 1)
    play(game, bid(300), PASS, PASS)
    assert (seat_of(game, 1)["jesters"], seat_of(game, 1)["money"]) == (1, 3200)


def test_also_with_no_action_left_but_not_in_another_seats_turn():  # PF-CHR-11
    game = court(3).seat(0, character="merchant").at("turn", actions_left=0)
    assert MERCHANT in game.moves()
    assert END in game.moves()
    game = court(3).seat(1, character="merchant").at("turn")
    assert offered(game, "merchant") == []


def test_without_the_expansion_there_is_no_a2():  # PF-CHR-1
    game = play(table(seats=3).at("name"), *[DECLINE] * 3)
    assert asked(game) == ("turn", 0)
