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
    """The message; the game must be as before."""
    before, record = game.position(), game.record()
    with pytest.raises(signoria.IllegalMove) as problem:
        game.play(move)
    assert game.position() == before
    assert game.record() == record
    assert isinstance(problem.value, ValueError)
    return str(problem.value)


NARROW = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
IN_AUCTION = [
    (table().at("name", sold=["jester"]), name("jester"), "the stack jester has sold its object of this round"),
    (table().supply(lake=0).at("name"), name("lake"), "the stack lake is empty"),
    (table().decks(prestige=[]).at("take"), take("prestige"), "the stack prestige is empty"),
    (table().seat(0, builders=3).at("name"), name("builder"), "nobody may have more than 3 builders"),
    (table().seat(0, money=0, pp=1).at("name"), name("jester"), "200 F cannot be paid: there are 0 F in cash and 1 PP"),
    (table().seat(0, pieces=NARROW).at("name"), name("forest"), "no place left for the forest"),
    (table().at("name"), name("landscape"), "with two seats"),
    (table(seats=2).at("name"), name("forest"), "with two seats"),
    (table().at("name"), take("jester"), "'name'"),
    (table().at("name"), bid(300), "'name'"),
    (table().at("name"), PASS, "'name'"),
]
IN_TURN = [
    (table().at("turn"), work("poet"), "the poet is not in hand"),
    (
        table().seat(0, hand=["poet"], jesters=1, bonus=["jesters"]).at("turn"),
        work("poet"),
        "worth 5 with every bonus card in hand, and this round asks for 7",
    ),
    (table().at("turn", actions_left=0), build("tower"), "no action is left"),
    (table().seat(0, pieces=["tower"]).at("turn"), build("tower"), "stands in this principality already"),
    (table().supply(buildings={"tower": 0}).at("turn"), build("tower"), "the supply has no tower left"),
    (table().seat(0, pieces=NARROW).at("turn"), build("opera"), "there is no place for the opera"),
    (table().seat(0, money=600).at("turn"), build("opera"), "700 F cannot be paid"),
    (table().at("turn", has_introduced=True), introduce("travel"), "once a round"),
    (table().seat(0, freedoms=["travel"]).at("turn"), introduce("travel"), "introduced already"),
    (table().supply(freedoms={"travel": 0}).at("turn"), introduce("travel"), "no tile"),
    (table().at("turn", has_drawn=True), draw("profession"), "once a round"),
    (table().decks(bonus=[]).at("turn"), draw("bonus"), "the deck is empty"),
    (table().seat(0, money=200).at("turn"), draw("bonus"), "300 F cannot be paid"),
    (table().seat(1, table=["poet"]).at("turn"), recruit(2, "poet"), "does not lie on that seat's table"),
    (table().seat(1, table=["poet"]).at("turn"), recruit(1, "poet"), "'turn'"),
    (table().at("turn"), offer("tower", 1), "needs the option cooperative"),
    (table().at("turn"), PRINCESS, "the Princess is not with this seat"),
    (
        table(muse_and_princess=True).seat(0, character="princess").at("turn"),
        PRINCESS,
        "worth 0, and this round asks for 7",
    ),
    (table(cooperative=True).at("turn", offers=3), offer("tower", 1), "3 offers a turn are made"),
    (table(seats=4, cooperative=True).at("turn"), offer("tower", 2), "seat 2 is no neighbour of seat 0"),
    (table(cooperative=True).seat(1, pieces=["tower"]).at("turn"), offer("tower", 1), "seat 1 has the tower already"),
    (table().at("turn"), professor("bonus"), "'turn'"),
    (table().at("turn"), FINISH, "'turn'"),
    (table().at("turn"), span({0: row(0, 6), 1: row(0, 0, 1)}), "'turn'"),
]


def told(case):
    return case["do"] if isinstance(case, dict) else ""


@pytest.mark.parametrize(("game", "move", "why"), IN_AUCTION + IN_TURN, ids=told)
def test_a_refusal_says_why(
    game, move, why
):  # PF-AUC-1 PF-AUC-8 PF-AUC-9 PF-AUC-10 PF-WRK-2 PF-BLD-1 PF-FRE-1 PF-PRO-1
    assert why in refused(game, move)


def test_bids_are_exact():  # PF-AUC-3
    game = play(table().at("name"), name("jester"))
    assert "the next bid is exactly 300 F" in refused(game, bid(500))
    assert "amount" in refused(game, {"do": "bid"})
    assert "amount" in refused(game, {"do": "bid", "amount": "300"})
    assert "the keys are do, amount" in refused(game, {"do": "bid", "amount": 300, "note": "!"})


def test_squares_that_are_taken_or_wrong():  # PF-BLD-2 PF-BLD-3
    game = play(table().seat(0, pieces=[("park", row(0, 0, 1, 2))]).at("turn"), build("tower"))
    assert "may not lie there" in refused(game, place("tower", row(0, 2, 3, 4)))
    assert "may not lie there" in refused(game, place("tower", row(4, 0, 1, 2)))
    assert "not the shape of a tower" in refused(game, place("tower", row(3, 0, 1, 3)))
    assert "sorted, each once" in refused(game, place("tower", row(3, 2, 1, 0)))
    assert "from 0 to 6" in refused(game, place("tower", row(3, 5, 6, 7)))
    assert "cells" in refused(game, {"do": "place", "piece": "tower"})
    assert "one of university" in refused(game, place("castle", row(3, 0, 1, 2)))


def test_cards_that_are_not_there():  # PF-BON-1
    game = play(table().at("turn"), draw("bonus"))
    assert "'keep'" in refused(game, keep("cards_on_table"))
    assert "one of buildings" in refused(game, keep("poet"))
    play(game, keep("buildings"))
    assert "each card that goes under the deck once" in refused(game, bury("forests"))
    assert "'bury'" in refused(game, END)


def test_more_prestige_than_the_work_pays():  # PF-WRK-4
    game = play(table().seat(0, hand=["poet"], jesters=3).at("turn"), work("poet"))
    assert "a work of value 7 pays at most 3 PP" in refused(game, payout(4))
    assert "whole number" in refused(game, payout(-1))
    assert "whole number" in refused(game, payout(True))


def test_marks():  # PF-CHR-1 PF-CHR-2
    game = play(table(muse_and_princess=True).at("mark"), mark("muse", 500))
    for move in (mark("muse", 500), mark("muse", 400)):
        assert "the fields open on the muse are 600 to 1500 F" in refused(game, move)
    for move in (mark("cardinal", 0), mark("cardinal", 200)):
        assert "the fields open on the cardinal are 300 to 1500 F" in refused(game, move)
    assert "hundreds" in refused(game, mark("cardinal", 350))
    assert "from 0 to 1500" in refused(game, mark("cardinal", 1600))
    assert "one of muse" in refused(game, mark("pope", 300))


def test_talks():  # PF-COO-3
    game = play(table(cooperative=True).at("turn"), offer("tower", 1))
    assert "not the shape of a tower across the border" in refused(game, span({0: row(0, 5), 1: row(0, 0, 1)}))
    assert "the keys are 0, 1" in refused(game, span({0: row(0, 5, 6), 2: row(0, 0)}))
    play(game, span({0: row(0, 5, 6), 1: row(0, 0)}))
    assert "hundreds" in refused(game, ask(50))
    assert "'price'" in refused(game, ACCEPT)


@pytest.mark.parametrize("move", [5, None, [], "end", ("do", "end")])
def test_a_move_is_an_object(move):
    assert "a move is an object such as" in refused(table().at("turn"), move)


@pytest.mark.parametrize(
    "move", [{}, {"do": None}, {"do": "dance"}, {"do": ["end"]}, {"do": "end", "really": True}, {"do": "end", 5: 5}]
)
def test_moves_nobody_knows(move):
    assert refused(table().at("turn"), move)


def test_after_the_end_nothing_is_allowed():  # PF-END-1
    game = play(table(round=7).at("turn", 2), END)
    assert "the game is over" in refused(game, END)
