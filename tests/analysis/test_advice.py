"""Advice: what a move is worth, and what moves cost."""

import doctest

import pytest

import signoria
from signoria.analysis import advice as advice_module
from signoria.analysis.advice import advise, adviser
from signoria.analysis.deepening import Limit, deepen
from signoria.kernel.errors import BadInput, IllegalMove
from signoria.terminal.advising import sparkline

QUICK = "prince:12"


def decisions(record, kind, choices=None):
    """After how many moves there was a decision of this kind, with so many choices or with any."""
    found = []

    def watch(game):
        if game.over or game.decision["kind"] != kind:
            return
        if len(game.moves()) == choices or (choices is None and len(game.moves()) > 1):
            found.append(len(game.played))

    signoria.replay(record, watch=watch)
    return found


def test_the_best_comes_first_with_what_may_be_expected(lorenzo):
    game = signoria.replay(lorenzo, until=decisions(lorenzo, "turn")[4])
    found = advise(game, QUICK)
    assert (found.seat, found.moves, found.played) == (game.seat, len(game.played), None)
    assert all(choice.move in game.moves() for choice in found.choices)
    assert 1 < len(found.choices) <= 8
    assert all(0 <= choice.chance <= 1 and 20 < choice.points < 200 for choice in found.choices)
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.points) == 2
    assert len(game.played) == found.moves


def test_the_same_simulations_give_the_same_advice(princes):
    game = signoria.replay(princes, until=decisions(princes, "turn")[2])
    assert advise(game, QUICK) == advise(game, QUICK)


def test_prestige_thrown_away_at_the_last_payout_is_found(princes):
    moves = decisions(princes, "payout")[-1]
    game = signoria.replay(princes, until=moves)
    best, worst = (pick(game.moves(), key=lambda move: move["pp"]) for pick in (max, min))
    found = advise(game, QUICK, played=worst)
    assert found.choices[0].move == best
    assert found.lost_points >= (best["pp"] - worst["pp"]) / 2
    assert advise(game, QUICK, played=best).lost_points == 0


def test_a_move_that_was_not_found_worth_a_look_is_searched_as_fairly(princes):
    game = signoria.replay(princes, until=decisions(princes, "place")[0])
    looked_at = [choice.move for choice in advise(game, QUICK, most=100).choices]
    other = next(move for move in game.moves() if move not in looked_at)
    found = advise(game, QUICK, played=other)
    assert found.played.move == other
    assert found.played not in found.choices
    assert {choice.visits for choice in [*found.choices[1:], found.played]} == {found.choices[0].visits}
    assert 0 <= found.played.chance <= 1
    with pytest.raises(IllegalMove):
        advise(game, QUICK, played={"do": "fly"})


def test_a_single_move_is_not_searched(princes):
    moves = decisions(princes, "turn", choices=1)[0]
    found = advise(signoria.replay(princes, until=moves), QUICK, princes["moves"][moves])
    assert found.played == found.choices[0]
    assert len(found.choices) == 1
    assert found.lost_chance == found.lost_points == 0


def test_what_cannot_be_advised(lorenzo):
    over = signoria.replay(lorenzo)
    with pytest.raises(BadInput, match="the game is over"):
        advise(over, QUICK)
    with pytest.raises(BadInput, match="only a prince can advise, such as prince:1s or prince:800, not 'novice'"):
        advise(signoria.replay(lorenzo, until=0), "novice")


def test_a_curve_of_shares():
    assert sparkline([0, 0.5, 1]) == "▁▅█"
    assert sparkline([0.0] * 100 + [1.0] * 100) == "▁" * 12 + "█" * 12


def test_the_example():
    failed, tried = doctest.testmod(advice_module)
    assert (failed, tried > 0) == (0, True)


def last_decision(record):
    """The last position of a game in which there was a choice."""
    moves = len(signoria.replay(record).played)
    positions = (signoria.replay(record, until=at) for at in range(moves - 1, 0, -1))
    return next(game for game in positions if len(game.moves()) > 1)


def won_after(game, move):
    """Whether the game ends with this move, and what the seat that decides has of the win then."""
    after = signoria.from_position(game.position())
    after.play(move)
    winners = after.winners() if after.over else []
    return after.over, (1 / len(winners) if game.seat in winners else 0.0)


@pytest.mark.parametrize("is_deepened", [False, True])
def test_with_all_cards_open_the_end_is_certain(princes, is_deepened):
    game = last_decision(princes)
    if is_deepened:
        choices = deepen(game, adviser(QUICK, "princes", 1), Limit(60.0, 40), is_open=True).choices
    else:
        choices = advise(game, "prince:40", open_cards=True).choices
    ends = [(choice.chance, won) for choice in choices for over, won in [won_after(game, choice.move)] if over]
    assert ends
    assert all(chance == pytest.approx(won) for chance, won in ends)
