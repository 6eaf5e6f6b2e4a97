"""What a seat can prepare."""

import signoria
from signoria.games import prepared_answers
from tests.lorenzo.table import PASS, REFUSE, SUPPORT, Table

ANSWERS = prepared_answers("lorenzo")


def occasion(game, seat):
    return ANSWERS.occasion(game.state, seat)


def test_a_tile_as_long_as_one_is_left():  # LM-SET-4
    game = signoria.new_game("lorenzo", seats=4, seed=1, advanced=True)
    last = game.position()["order"][0]
    assert not occasion(game, last).is_asked
    assert occasion(game, last).moves == game.moves()
    taken = game.moves()[0]
    chooser = game.seat
    game.play(taken)
    assert occasion(game, chooser) is None
    assert occasion(game, last).key == "tile"
    assert (taken in occasion(game, last).moves) == (taken in game.moves())


def test_the_leader_to_draft_from_the_hand_that_lies_before_one():  # LM-SET-5
    game = signoria.new_game("lorenzo", seats=3, seed=1, advanced=True)
    while game.decision["kind"] == "tile":
        assert {move["do"] for seat in range(3) if occasion(game, seat) for move in occasion(game, seat).moves} == {
            "tile"
        }
        game.play(game.moves()[0])
    first = occasion(game, 2)
    assert first.moves == [{"do": "draft", "leader": leader} for leader in game.view(2)["seats"][2]["hand"]]
    game.play(game.moves()[0])
    assert occasion(game, 0) is None
    assert occasion(game, 2).key == first.key
    game.play(game.moves()[0])
    game.play(first.moves[1])
    assert occasion(game, 2).key != first.key
    assert first.moves[0] not in occasion(game, 2).moves


def test_the_answer_to_the_vatican_report():  # LM-VAT-1
    table = Table(3)
    for seat, faith in enumerate((3, 2, 4)):
        table.hold(seat, faith=faith)
    game = table.last_turn(2).after(PASS)
    assert (occasion(game, 0).is_asked, occasion(game, 2).is_asked) == (True, False)
    assert occasion(game, 1) is None  # too little faith to choose
    assert occasion(game, 2).moves == [SUPPORT, REFUSE]
    game.play(SUPPORT)
    assert occasion(game, 0) is None
    assert occasion(game, 2).is_asked


def test_a_basic_turn_has_nothing_to_prepare():  # LM-RND-2
    game = signoria.new_game("lorenzo", seats=2, seed=1)
    assert [occasion(game, seat) for seat in range(2)] == [None, None]


def test_the_basic_game_has_no_secrets():  # LM-HID-1
    game = signoria.new_game("lorenzo", seats=4, seed=1)
    for _ in range(40):
        assert not any(game.state.has_secrets(seat) for seat in range(4))
        game.play(game.moves()[0])


def test_leaders_in_hand_are_secrets_and_an_empty_hand_is_none():  # LM-HID-1
    table = Table(2, advanced=True)
    table.hand("girolamo_savonarola", seat=1)
    game = table.game()
    assert [game.state.has_secrets(seat) for seat in range(2)] == [False, True]
