"""PF-CHR-11: when the Merchant and the Professor are used, and positions in the middle of it."""

import json

import pytest

import signoria
from tests.princes.table import (
    ACCEPT,
    BONUS_CARDS,
    END,
    LATER,
    MERCHANT,
    PASS,
    PRESTIGE_CARDS,
    PRINCESS,
    REFUSE,
    ask,
    asked,
    bury,
    counter,
    keep,
    mark,
    offer,
    offered,
    owned,
    payout,
    play,
    professor,
    row,
    seat_of,
    span,
    table,
)


def court(seats=3, round=1, **options):
    return table(seats=seats, round=round, muse_and_princess=True, **options)


def test_a_merchant_just_bought_is_used_now():  # PF-CHR-11 PF-CHR-7
    game = court().seat(0, pp=1).seat(1, pp=4).seat(2, pp=2).at("mark")
    play(game, mark("merchant", 300), PASS, PASS)
    assert game.decision == {"seat": 0, "kind": "use", "character": "merchant"}
    assert game.position()["phase"] == "characters"
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["character"]) == (3200, "merchant")
    assert game.moves() == [MERCHANT, LATER]
    play(game, MERCHANT)
    assert owned(game, "pp") == [1 + 3, 4, 2]
    assert seat_of(game, 0)["character"] is None
    assert asked(game) == ("turn", 0)
    assert offered(game, "merchant") == []


def test_or_later():  # PF-CHR-11
    game = play(court().at("mark"), mark("merchant", 300), PASS, PASS, LATER)
    assert (seat_of(game, 0)["character"], seat_of(game, 0)["pp"]) == ("merchant", 0)
    assert asked(game) == ("turn", 0)
    assert MERCHANT in game.moves()


def test_a_professor_just_bought_is_used_now():  # PF-CHR-11 PF-CHR-8
    game = play(court().at("mark"), mark("professor", 300), PASS, PASS)
    assert game.decision == {"seat": 0, "kind": "use", "character": "professor"}
    assert game.moves() == [professor("prestige"), professor("bonus"), LATER]
    play(game, professor("bonus"))
    assert (asked(game), game.position()["phase"]) == (("keep", 0), "characters")
    play(game, keep(BONUS_CARDS[0]))
    assert (asked(game), game.position()["phase"]) == (("bury", 0), "characters")
    play(game, bury(*BONUS_CARDS[1:5]))
    assert (seat_of(game, 0)["bonus"], seat_of(game, 0)["character"]) == ([BONUS_CARDS[0]], None)
    assert (asked(game), game.position()["phase"]) == (("turn", 0), "actions")


@pytest.mark.parametrize("character", ["merchant", "professor"])
@pytest.mark.parametrize("is_used", [False, True], ids=["later", "now"])
def test_the_auction_of_characters_goes_on_after_the_buyer(character, is_used):  # PF-CHR-11 PF-CHR-1 PF-CHR-3
    game = court().at("mark")
    play(game, mark(character, 300), mark("muse", 300), mark("muse", 400))
    assert asked(game) == ("use", 0)
    if not is_used:
        play(game, LATER)
    elif character == "merchant":
        play(game, MERCHANT)
    else:
        play(game, professor("prestige"), keep(PRESTIGE_CARDS[0]), bury(*PRESTIGE_CARDS[1:5]))
    assert owned(game, "character") == [None if is_used else character, None, None]
    assert asked(game) == ("mark", 1)
    assert {move["do"] for move in game.moves()} == {"mark", "pass"}
    assert character not in offered(game, "mark", "character")
    play(game, PASS)
    assert owned(game, "character") == [None if is_used else character, None, "muse"]
    assert asked(game) == ("turn", 0)


def test_two_buyers_are_asked_one_after_the_other():  # PF-CHR-11 PF-CHR-1
    game = play(court().at("mark"), mark("merchant", 300), mark("professor", 300), PASS)
    assert asked(game) == ("use", 0)
    play(game, LATER)
    assert asked(game) == ("use", 1)
    play(game, LATER)
    assert owned(game, "character") == ["merchant", "professor", None]
    assert asked(game) == ("turn", 0)


@pytest.mark.parametrize("character", ["muse", "cardinal", "princess", "banker"])
def test_who_buys_another_character_is_not_asked(character):  # PF-CHR-11
    game = play(court().at("mark"), mark(character, 300), PASS, PASS)
    assert asked(game) == ("turn", 0)


def test_an_empty_deck_is_not_offered_to_a_professor_just_bought():  # PF-CHR-11 PF-CHR-8
    game = play(court().decks(prestige=[]).at("mark"), mark("professor", 300), PASS, PASS)
    assert game.moves() == [professor("bonus"), LATER]


def test_a_professor_who_finds_both_decks_empty_waits_without_a_question():  # PF-CHR-11 PF-CHR-8
    game = play(court().decks(prestige=[], bonus=[]).at("mark"), mark("professor", 300), PASS, PASS)
    assert asked(game) == ("turn", 0)
    assert seat_of(game, 0)["character"] == "professor"


def before_best_work(round=3, **owns):
    """The last turn of a round ends: seat 0 has the best work, seat 1 the Merchant."""
    laid = court(round=round).seat(0, pp=3, best_work=20).seat(1, pp=5, character="merchant", **owns)
    return play(laid.at("turn", 2), END)


def test_the_merchants_owner_is_asked_before_best_work():  # PF-CHR-11 PF-BST-1
    game = before_best_work()
    assert game.decision == {"seat": 1, "kind": "use", "character": "merchant"}
    assert (game.position()["phase"], game.position()["round"]) == ("actions", 3)
    assert game.moves() == [MERCHANT, LATER]
    assert owned(game, "best_work") == [20, 0, 0]
    play(game, MERCHANT)
    assert owned(game, "pp") == [3 + 3, 5 + 1, 0]  # first on the fame track before best work
    assert owned(game, "best_work") == [0, 0, 0]
    assert (asked(game), game.position()["round"]) == (("name", 1), 4)
    assert seat_of(game, 1)["character"] is None


def test_later_the_rank_is_the_one_after_best_work():  # PF-CHR-11 PF-CHR-7
    game = play(before_best_work(), LATER)
    assert (asked(game), seat_of(game, 1)["character"]) == (("name", 1), "merchant")
    play(game, MERCHANT)
    assert owned(game, "pp") == [3 + 3, 5 + 2, 0]


def test_who_has_the_best_work_too_scores_the_higher_rank_first():  # PF-CHR-11 PF-BST-1
    laid = court().seat(0, pp=6).seat(1, pp=5, character="merchant", best_work=20)
    assert owned(play(laid.at("turn", 2), END, MERCHANT), "pp") == [6, 5 + 2 + 3, 0]


def test_without_a_work_in_the_round_nobody_is_asked():  # PF-CHR-11
    game = play(court().seat(1, character="merchant").at("turn", 2), END)
    assert (asked(game), game.position()["round"]) == (("name", 1), 2)


def test_the_professors_owner_is_not_asked_before_best_work():  # PF-CHR-11
    game = play(court().seat(1, character="professor", best_work=20).at("turn", 2), END)
    assert (asked(game), game.position()["round"]) == (("name", 1), 2)


def test_a_merchant_used_in_the_turn_is_not_asked_for_again():  # PF-CHR-11
    game = play(court().seat(2, character="merchant", best_work=20).at("turn", 2), MERCHANT, END)
    assert asked(game) == ("name", 1)


def test_a_work_of_the_princess_is_a_work_of_the_round():  # PF-CHR-11 PF-CHR-6
    laid = court().seat(0, character="merchant").seat(2, character="princess", builders=3, hand=["poet"])
    assert asked(play(laid.at("turn", 2), PRINCESS, payout(0), END)) == ("use", 0)


def test_in_round_seven_he_scores_by_himself_after_best_work():  # PF-CHR-11 PF-END-1
    game = play(before_best_work(7), LATER)
    assert game.over
    assert game.scores() == [3 + 3, 5 + 2, 0]
    game = play(before_best_work(7), MERCHANT)
    assert game.over
    assert game.scores() == [3 + 3, 5 + 1, 0]


TOWER = {0: row(0, 5, 6), 1: row(0, 0)}  # a tower from seat 0 into seat 1


def answering(**partner):
    """Seat 0 has offered seat 1 to share a tower for 400 F."""
    laid = court(cooperative=True).seat(1, **partner)
    return play(laid.at("turn"), offer("tower", 1), span(TOWER), ask(400))


def test_the_partner_may_use_the_merchant_before_answering():  # PF-CHR-11 PF-COO-3
    game = answering(character="merchant")
    before = game.moves()
    play(game, MERCHANT)
    assert (seat_of(game, 1)["pp"], seat_of(game, 1)["character"]) == (1, None)
    assert asked(game) == ("answer", 1)
    assert game.moves() == [move for move in before if move["do"] != "merchant"]
    play(game, ACCEPT)
    assert owned(game, "pp") == [3, 1 + 3, 0]


@pytest.mark.parametrize("answer", [ACCEPT, REFUSE, counter(100)])
def test_the_partner_may_use_the_professor_before_answering(answer):  # PF-CHR-11 PF-COO-3
    game = answering(character="professor")
    before = game.decision
    play(game, professor("prestige"))
    assert asked(game) == ("keep", 1)
    play(game, keep(PRESTIGE_CARDS[0]), bury(*PRESTIGE_CARDS[1:5]))
    assert game.decision == before
    assert offered(game, "professor") == []
    play(game, answer)
    assert seat_of(game, 1)["prestige"] == [PRESTIGE_CARDS[0]]
    assert asked(game) == (("counter" if answer["do"] == "counter" else "turn"), 0)
    assert len(seat_of(game, 1)["pieces"]) == (1 if answer == ACCEPT else 0)


@pytest.mark.parametrize("character", ["merchant", "professor"])
def test_not_while_the_active_seat_makes_an_offer_or_hears_another_sum(character):  # PF-CHR-11
    game = court(cooperative=True).seat(0, character=character).at("turn")
    for move in (offer("tower", 1), span(TOWER), ask(400), counter(100)):
        assert game.seat == 0 or move == counter(100)
        play(game, move)
        assert offered(game, character) == []


UNDER_WAY = {
    "merchant just bought": lambda: play(court().at("mark"), mark("merchant", 300), PASS, PASS),
    "markers still lying": lambda: play(court().at("mark"), mark("merchant", 300), mark("professor", 300), PASS),
    "others still marking": lambda: play(
        court().at("mark"), mark("professor", 300), mark("muse", 300), mark("muse", 400)
    ),
    "cards of the professor": lambda: play(
        court().at("mark"), mark("professor", 300), PASS, PASS, professor("prestige")
    ),
    "cards to bury": lambda: play(
        court().at("mark"), mark("professor", 300), PASS, PASS, professor("bonus"), keep(BONUS_CARDS[2])
    ),
    "before best work": before_best_work,
    "before the last best work": lambda: before_best_work(7),
    "cards before an answer": lambda: play(answering(character="professor"), professor("bonus")),
    "cards to bury before an answer": lambda: play(
        answering(character="professor"), professor("prestige"), keep(PRESTIGE_CARDS[4])
    ),
}


@pytest.mark.parametrize("begin", UNDER_WAY.values(), ids=UNDER_WAY)
def test_a_position_in_the_middle_goes_on_alike(begin):  # PF-CHR-11
    game = begin()
    again = signoria.from_position(json.loads(json.dumps(game.position())))
    while not game.over:
        assert again.position() == game.position()
        assert again.decision == game.decision
        assert again.moves() == game.moves()
        move = game.moves()[0]
        play(game, move)
        play(again, move)
    assert again.scores() == game.scores()


@pytest.mark.parametrize("begin", UNDER_WAY.values(), ids=UNDER_WAY)
def test_everybody_sees_the_offer_and_the_marks_and_nobody_the_cards(begin):  # PF-HID-1 PF-CHR-11
    game = begin()
    position = game.position()
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        for key in ("offer", "character_auction", "turn", "kind", "seat"):
            assert view.get(key) == position.get(key)
        assert ("cards" in view.get("looked", {})) == ("looked" in position and seat == game.seat)
        if seat is not None:
            world = game.state.resample(seat, 5)
            assert world.view(seat) == view
            assert world.legal() == game.state.legal() or seat != game.seat


NO_POSITIONS = [
    ("merchant just bought", lambda position: position["seats"][0].update(character="muse"), "kind"),
    ("merchant just bought", lambda position: position["character_auction"].update(seats=[0]), "seats"),
    ("merchant just bought", lambda position: position["character_auction"].update(bought=[]), "kind"),
    ("others still marking", lambda position: position["decks"].update(bonus=[], prestige=[]), "kind"),
    ("cards of the professor", lambda position: position["character_auction"].update(bought=[]), "bought"),
    ("cards of the professor", lambda position: position.update(then="turn"), "then"),
    ("before best work", lambda position: position["seats"][0].update(best_work=0), "kind"),
    ("before best work", lambda position: position["seats"][1].update(character="professor"), "kind"),
    ("before best work", lambda position: position["seats"][1].update(character=None), "kind"),
    ("cards before an answer", lambda position: position.pop("offer"), "offer"),
    ("cards before an answer", lambda position: position["offer"].update(partner=2), "partner"),
    ("cards before an answer", lambda position: position.update(then="next_marker"), "then"),
]


@pytest.mark.parametrize(("begin", "spoil", "named"), NO_POSITIONS)
def test_positions_that_no_game_could_have(begin, spoil, named):  # PF-CHR-11
    position = UNDER_WAY[begin]().position()
    del position["seen"]
    signoria.from_position(position)
    spoil(position)
    with pytest.raises(signoria.BadPosition, match=named):
        signoria.from_position(position)


def test_the_journal_tells_who_waits():  # PF-CHR-11
    game = play(court().at("mark"), mark("merchant", 300), PASS, PASS)
    game.keep_journal()
    play(game, LATER)
    assert game.take_facts() == [{"fact": "later", "seat": 0, "character": "merchant"}]


def test_what_belongs_to_another_decision_is_refused():  # PF-CHR-11
    game = play(court().at("mark"), mark("merchant", 300), PASS, PASS)
    for move in (PASS, END, professor("bonus"), mark("muse", 300)):
        with pytest.raises(signoria.IllegalMove, match="later, merchant"):
            game.play(move)
