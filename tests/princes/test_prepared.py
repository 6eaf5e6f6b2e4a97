"""What a seat can prepare, and which moves come of it."""

import signoria
from signoria.games import prepared_answers
from tests.princes.table import PASS, bid, keep, mark, name, play, professor, table, work

ANSWERS = prepared_answers("princes")
ANNA, BOB, CHRIS = range(3)


def occasion(game, seat):
    return ANSWERS.occasion(game.state, seat)


def limits(game, seat):
    return {limit.on: (limit.lowest, limit.highest) for limit in occasion(game, seat).limits}


def raised(game, limit, on=None):
    return ANSWERS.raised(game.state, limit, on)


def test_the_card_to_give_back():  # PF-SET-3
    game = signoria.new_game("princes", seats=3, seed=1)
    for seat in range(3):
        found = occasion(game, seat)
        assert found.is_asked is (seat == 0)
        assert found.moves == [{"do": "return", "card": card} for card in game.position()["seats"][seat]["hand"]]
    kept = occasion(game, 2).moves
    game.play(game.moves()[0])
    assert occasion(game, 0) is None
    assert (occasion(game, 2).key, occasion(game, 2).moves) == ("return", kept)


def test_a_limit_bids_100_more_each_time_and_then_passes():  # PF-AUC-3
    game = table(seats=3).at("name")
    play(game, name("jester"))
    assert limits(game, ANNA) == {None: (300, 3500)}
    played = []
    while game.decision["kind"] == "bid":
        limit = {ANNA: 600, BOB: 400, CHRIS: 500}[game.seat]
        move = raised(game, limit)
        assert move in game.moves()
        played.append((game.seat, move))
        game.play(move)
    sums = [(seat, move.get("amount")) for seat, move in played]
    assert sums == [(BOB, 300), (CHRIS, 400), (ANNA, 500), (BOB, None), (CHRIS, None)]
    assert game.position()["seats"][ANNA]["money"] == 3000


def test_an_auction_is_over_for_who_has_passed_and_for_all_when_it_ends():  # PF-AUC-3 PF-AUC-4
    game = play(table(seats=3).at("name"), name("jester"), PASS)
    assert occasion(game, BOB) is None
    assert occasion(game, ANNA).key == "bid 1 jester"
    play(game, PASS)
    assert [occasion(game, seat) for seat in range(3)] == [None] * 3
    play(game, name("builder"))
    assert occasion(game, CHRIS).key == "bid 1 builder"
    assert occasion(game, ANNA) is None  # she has her object


def test_a_limit_can_be_what_the_seat_can_pay():  # PF-AUC-9 PF-CHR-10
    game = play(table(seats=3).seat(1, money=400, pp=3).at("name"), name("jester"))
    assert limits(game, BOB) == {None: (300, 700)}
    court = play(table(seats=3, muse_and_princess=True).seat(1, money=400, pp=3).at("name"), name("jester"))
    assert limits(court, BOB) == {None: (300, 400)}
    poor = play(table(seats=3).seat(1, money=200).at("name"), name("jester"))
    assert limits(poor, BOB) == {}
    assert occasion(poor, BOB).moves == [PASS]


def test_three_builders_allow_no_limit():  # PF-AUC-8
    game = play(table(seats=3).seat(1, builders=3).at("name"), name("builder"))
    assert limits(game, BOB) == {}


def test_who_looks_at_cards_during_a_bid_is_not_asked_for_it():  # PF-CHR-11
    game = table(seats=3, muse_and_princess=True).seat(1, character="professor").at("name")
    play(game, name("jester"), professor("bonus"))
    found = occasion(game, BOB)
    assert (found.key, found.is_asked) == ("bid 1 jester", False)
    play(game, keep(game.moves()[0]["card"]))
    play(game, game.moves()[0])
    assert occasion(game, BOB).is_asked


def test_a_marker_goes_to_the_lowest_field_that_the_limit_allows():  # PF-CHR-1 PF-CHR-2
    game = table(seats=3, muse_and_princess=True).at("mark")
    assert limits(game, BOB)["muse"] == (300, 1500)
    assert limits(game, BOB)["banker"] == (0, 500)
    assert raised(game, 600, "muse") == mark("muse", 300)
    play(game, mark("muse", 500))
    assert limits(game, BOB)["muse"] == (600, 1500)
    assert raised(game, 600, "muse") == mark("muse", 600)
    assert raised(game, 600, "muse") in game.moves()


def test_beyond_the_limit_for_a_character_the_seat_decides():  # PF-CHR-1
    game = play(table(seats=3, muse_and_princess=True).at("mark"), mark("muse", 700))
    assert raised(game, 600, "muse") is None
    play(game, mark("cardinal", 300), PASS)
    assert occasion(game, ANNA) is None  # she has bought


def test_a_limit_for_a_character_stays_within_cash():  # PF-CHR-2
    game = table(seats=3, muse_and_princess=True).seat(0, money=200, pp=9).at("mark")
    assert limits(game, ANNA) == {"banker": (0, 200)}
    assert raised(game, 1500, "muse") is None


def test_nothing_is_prepared_for_a_turn():  # PF-ACT-1
    game = table(seats=3).seat(0, hand=["poet"], jesters=3).at("turn")
    assert [occasion(game, seat) for seat in range(3)] == [None] * 3
    play(game, work("poet"))
    assert [occasion(game, seat) for seat in range(3)] == [None] * 3


def test_a_bid_tells_only_what_is_ones_own():  # PF-HID-1
    """The highest limit follows from the seat's own money, whatever the others have."""
    rich = play(table(seats=3).seat(2, money=9000).at("name"), name("jester"), bid(300))
    assert limits(rich, BOB) == {None: (400, 3500)}
