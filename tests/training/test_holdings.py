"""Learning what others hold: the fit finds what went into the counts, and games give what the bots read."""

import numpy
import pytest
from training.holdings import counted, fitted, learned, pile_sizes

from signoria import new_game
from signoria.bots.holdings import Holdings


def test_the_fit_finds_how_much_likelier_cards_are_by_round_class_and_card():
    by_class = numpy.array([[0.0, 1.0], [-1.0, 0.5]])  # by round
    by_card = numpy.array([0.3, 0.0, -0.3])
    drawn = numpy.full((2, 2, 3), 50_000.0)
    true = drawn * numpy.exp(by_class[:, :, None] + by_card)
    found, found_cards = fitted(numpy.array([true, drawn]))
    together = found[:, :, None] + found_cards
    assert together == pytest.approx(by_class[:, :, None] + by_card, abs=0.01)


def test_what_was_never_seen_is_as_likely_as_by_chance():
    found, found_cards = fitted(numpy.zeros((2, 7, 8, 5)))
    assert not found.any()
    assert not found_cards.any()


def test_a_few_games_tell_that_nobody_keeps_what_does_not_suit_them():
    counts = counted("princes", range(8))
    assert (counts == counted("princes", range(8))).all(), "the numbers of the games tell everything"
    holdings = Holdings(learned(counts, pile_sizes("princes")))
    wishes = holdings.by_class[0]
    for at_round in (3, 4, 5):
        assert wishes[at_round][7] > wishes[at_round][0], "all three wishes met, or none"
    state = new_game("princes", 3, 1).state
    classes = [[[0] * size for _ in range(3)] for size in pile_sizes("princes")]
    belief = holdings.belief(0, 1, classes)
    assert [len(cards) for weights in belief for cards in weights] == [
        size for size in pile_sizes("princes") for _ in "012"
    ]
    assert state.resample(0, 1, belief).view(0) == state.view(0)
