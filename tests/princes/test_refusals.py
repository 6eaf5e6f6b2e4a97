"""A move that is not allowed says why, and changes nothing."""

import pytest

import signoria
from tests.princes.table import (
    ACCEPT,
    END,
    FINISH,
    PASS,
    PRINCESS,
    all_but,
    ask,
    bid,
    build,
    bury,
    draw,
    introduce,
    keep,
    mark,
    name,
    offer,
    payout,
    place,
    play,
    professor,
    recruit,
    row,
    span,
    table,
    take,
    work,
)


def refused(game, move):
    """The reason with its arguments; the game must be as before."""
    before, record = game.position(), game.record()
    with pytest.raises(signoria.IllegalMove) as problem:
        game.play(move)
    assert game.position() == before
    assert game.record() == record
    assert isinstance(problem.value, ValueError)
    return {"reason": problem.value.reason, **problem.value.arguments}


def why(reason, **arguments):
    return {"reason": reason, **arguments}


NARROW = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
IN_AUCTION = [
    (table().at("name", sold=["jester"]), name("jester"), why("sold")),
    (table().supply(lake=0).at("name"), name("lake"), why("none_left")),
    (table().decks(prestige=[]).at("take"), take("prestige"), why("none_left")),
    (table().seat(0, builders=3).at("name"), name("builder"), why("enough_builders", most=3)),
    (
        table().seat(0, money=0, pp=1).at("name"),
        name("jester"),
        why("too_expensive", price=200, money=0, pp=1),
    ),
    (
        table(muse_and_princess=True).seat(0, money=0, pp=9).at("name"),
        name("jester"),
        why("too_expensive_in_cash", price=200, money=0),
    ),
    (table().seat(0, pieces=NARROW).at("name"), name("forest"), why("no_place")),
    (table(seats=2).seat(0, pieces=NARROW).supply(lake=0, park=0).at("name"), name("landscape"), why("no_place")),
    (table().at("name"), name("landscape"), why("landscape_stacks")),
    (table(seats=2).at("name"), name("forest"), why("landscape_stacks")),
]
IN_TURN = [
    (table().at("turn"), work("poet"), why("not_in_hand", profession="poet")),
    (
        table().seat(0, hand=["poet"], jesters=1, bonus=["jesters"]).at("turn"),
        work("poet"),
        why("work_too_small", value=5, minimum=7),
    ),
    (table().at("turn", actions_left=0), build("tower"), why("no_action_left")),
    (table().seat(0, pieces=["tower"]).at("turn"), build("tower"), why("have")),
    (table().supply(buildings={"tower": 0}).at("turn"), build("tower"), why("none_left")),
    (table().seat(0, pieces=NARROW).at("turn"), build("opera"), why("no_place")),
    (table().seat(0, money=600).at("turn"), build("opera"), why("too_expensive", price=700, money=600, pp=0)),
    (table().at("turn", has_introduced=True), introduce("travel"), why("once_a_turn")),
    (table().seat(0, freedoms=["travel"]).at("turn"), introduce("travel"), why("have")),
    (table().supply(freedoms={"travel": 0}).at("turn"), introduce("travel"), why("none_left")),
    (table().at("turn", has_drawn=True), draw("profession"), why("once_a_turn")),
    (table().decks(bonus=[]).at("turn"), draw("bonus"), why("none_left")),
    (table().seat(0, money=200).at("turn"), draw("bonus"), why("too_expensive", price=300, money=200, pp=0)),
    (table().seat(1, table=["poet"]).at("turn"), recruit(2, "poet"), why("not_on_table", profession="poet")),
    (table().at("turn"), offer("tower", 1), why("not_cooperative")),
    (table().at("turn"), PRINCESS, why("no_princess")),
    (
        table(muse_and_princess=True).seat(0, character="princess").at("turn"),
        PRINCESS,
        why("princess_too_small", value=0, minimum=7),
    ),
    (table(cooperative=True).at("turn", offers=3), offer("tower", 1), why("offers_made", most=3)),
    (table(seats=4, cooperative=True).at("turn"), offer("tower", 2), why("not_neighbour")),
    (table(cooperative=True).seat(0, pieces=["tower"]).at("turn"), offer("tower", 1), why("have")),
    (table(cooperative=True).seat(1, pieces=["tower"]).at("turn"), offer("tower", 1), why("partner_has")),
    (
        table(cooperative=True).supply(buildings={"tower": 0}).at("turn"),
        offer("tower", 1),
        why("none_left"),
    ),
]
ANOTHER_DECISION = [
    (table().at("name"), take("jester"), "name"),
    (table().at("name"), bid(300), "name"),
    (table().at("name"), PASS, "name"),
    (table().seat(1, table=["poet"]).at("turn"), recruit(1, "poet"), "turn"),
    (table().at("turn"), professor("bonus"), "turn"),
    (table().at("turn"), FINISH, "turn"),
    (table().at("turn"), span({0: row(0, 6), 1: row(0, 0, 1)}), "turn"),
    (table().at("turn"), {"do": "dance"}, "turn"),
]


def told(case):
    return case["do"] if isinstance(case, dict) and "do" in case else ""


@pytest.mark.parametrize(("game", "move", "reason"), IN_AUCTION + IN_TURN, ids=told)
def test_a_refusal_says_why(
    game, move, reason
):  # PF-AUC-1 PF-AUC-8 PF-AUC-9 PF-AUC-10 PF-WRK-2 PF-BLD-1 PF-FRE-1 PF-PRO-1
    assert refused(game, move) == reason


@pytest.mark.parametrize(("game", "move", "kind"), ANOTHER_DECISION, ids=told)
def test_another_decision_is_to_be_made(game, move, kind):
    reason = refused(game, move)
    assert (reason["reason"], reason["kind"], reason["seat"]) == ("not_asked", kind, 0)
    assert set(reason["allowed"].split(", ")) == {each["do"] for each in game.moves()}


def test_the_sentence_is_english():
    with pytest.raises(signoria.IllegalMove, match=r"You cannot pay 700 F: you have 600 F and 0 PP\."):
        table().seat(0, money=600).at("turn").play(build("opera"))


def malformed(game, move):
    reason = refused(game, move)
    assert reason["reason"] == "malformed"
    return reason["problem"]


def test_bids_are_exact():  # PF-AUC-3
    game = play(table().at("name"), name("jester"))
    assert refused(game, bid(500)) == why("next_bid", amount=300)
    assert "amount" in malformed(game, {"do": "bid"})
    assert "amount" in malformed(game, {"do": "bid", "amount": "300"})
    assert "the keys are do, amount" in malformed(game, {"do": "bid", "amount": 300, "note": "!"})


def test_squares_that_are_taken_or_wrong():  # PF-BLD-2 PF-BLD-3
    game = play(table().seat(0, pieces=[("park", row(0, 0, 1, 2))]).at("turn"), build("tower"))
    assert refused(game, place("tower", row(0, 2, 3, 4))) == why("not_there")
    assert refused(game, place("tower", row(4, 0, 1, 2))) == why("not_there")
    assert refused(game, place("tower", row(3, 0, 1, 3))) == why("wrong_shape", piece="tower")
    assert "sorted, each once" in malformed(game, place("tower", row(3, 2, 1, 0)))
    assert "from 0 to 6" in malformed(game, place("tower", row(3, 5, 6, 7)))
    assert "cells" in malformed(game, {"do": "place", "piece": "tower"})
    assert "one of university" in malformed(game, place("castle", row(3, 0, 1, 2)))


def test_cards_that_are_not_there():  # PF-BON-1
    game = play(table().at("turn"), draw("bonus"))
    assert refused(game, keep("cards_on_table"))["kind"] == "keep"
    assert "one of buildings" in malformed(game, keep("poet"))
    play(game, keep("buildings"))
    assert refused(game, bury("forests")) == why("bury_order")
    assert refused(game, END)["kind"] == "bury"


def test_more_prestige_than_the_work_pays():  # PF-WRK-4
    game = play(table().seat(0, hand=["poet"], jesters=3).at("turn"), work("poet"))
    assert refused(game, payout(4)) == why("payout_limit", value=7, most=3)
    assert "whole number" in malformed(game, payout(-1))
    assert "whole number" in malformed(game, payout(True))


def test_a_work_below_the_minimum_cannot_be_finished():  # PF-WRK-2
    game = play(table().seat(0, hand=["poet"], jesters=2, bonus=["jesters"]).at("turn"), work("poet"))
    assert refused(game, FINISH) == why("below_minimum", value=5, minimum=7)


def test_marks():  # PF-CHR-1 PF-CHR-2
    game = play(table(muse_and_princess=True).seat(1, money=900).at("mark"), mark("muse", 500))
    for move in (mark("muse", 500), mark("muse", 400)):
        assert refused(game, move) == why("mark_fields", character="muse", lowest=600, highest=1500)
    for move in (mark("cardinal", 0), mark("cardinal", 200)):
        assert refused(game, move) == why("mark_fields", character="cardinal", lowest=300, highest=1500)
    assert refused(game, mark("muse", 1000)) == why("beyond_cash", money=900)
    assert "hundreds" in malformed(game, mark("cardinal", 350))
    assert "from 0 to 1500" in malformed(game, mark("cardinal", 1600))
    assert "one of muse" in malformed(game, mark("pope", 300))
    game = play(table(muse_and_princess=True).at("mark"), mark("muse", 1500))
    assert refused(game, mark("muse", 1500)) == why("highest_mark", character="muse")


def test_talks():  # PF-COO-3 PF-COO-8
    game = play(table(cooperative=True).seat(0, money=0).seat(1, money=100).at("turn"), offer("tower", 1))
    assert refused(game, span({0: row(0, 5), 1: row(0, 0, 1)})) == why("wrong_shape", piece="tower")
    assert "the keys are 0, 1" in malformed(game, span({0: row(0, 5, 6), 2: row(0, 0)}))
    play(game, span({0: row(0, 5, 6), 1: row(0, 0)}))
    assert "hundreds" in malformed(game, ask(50))
    assert refused(game, ACCEPT)["kind"] == "price"
    play(game, ask(700))
    assert refused(game, ACCEPT) == why("too_expensive", price=700, money=100, pp=0)
    play(game, {"do": "counter", "amount": 100})
    assert refused(game, ACCEPT) == why("sum_too_small", cost=700, sum=100, means=100)


@pytest.mark.parametrize("move", [5, None, [], "end", ("do", "end")])
def test_a_move_is_an_object(move):
    assert "a move is an object such as" in malformed(table().at("turn"), move)


@pytest.mark.parametrize(
    "move", [{}, {"do": None}, {"do": ["end"]}, {"do": "end", "really": True}, {"do": "end", 5: 5}]
)
def test_moves_nobody_knows(move):
    assert malformed(table().at("turn"), move)


def test_after_the_end_nothing_is_allowed():  # PF-END-1
    game = play(table(round=7).at("turn", 2), END)
    assert refused(game, END) == why("game_over")
