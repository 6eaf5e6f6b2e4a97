"""The fast generator: the same everywhere, and even."""

from collections import Counter

import pytest

from signoria.kernel.fast_random import FastRandom


def squared_distance(counts, outcomes, draws):
    """Chi-square: how far from even the counts are."""
    expected = draws / outcomes
    return sum((counts[outcome] - expected) ** 2 / expected for outcome in counts) + expected * (outcomes - len(counts))


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [(0, [9, 2, 92, 69, 43, 24]), (1, [56, 73, 25, 89, 84, 11]), (2**63 - 1, [46, 53, 63, 48, 51, 99])],
)
def test_the_same_seed_gives_the_same_numbers_on_every_machine(seed, numbers):
    chance = FastRandom(seed)
    assert [chance.below(100) for _ in range(6)] == numbers


def test_words_and_shuffles_never_change():
    chance = FastRandom(7)
    assert [chance.word() for _ in range(4)] == [3915610200, 914424986, 944988481, 2011175305]
    cards = list(range(10))
    FastRandom(42).shuffle(cards)
    assert cards == [5, 6, 2, 9, 3, 1, 0, 7, 4, 8]


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 21, 49])
def test_numbers_are_even(limit):
    chance = FastRandom(limit)
    draws = 400 * limit
    counts = Counter(chance.below(limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    assert squared_distance(counts, limit, draws) < limit + 5 * (2 * limit) ** 0.5


def test_first_numbers_of_neighbouring_seeds_are_even():
    counts = Counter(FastRandom(seed).below(6) for seed in range(6000))
    assert squared_distance(counts, 6, 6000) < 20.5


def test_every_order_of_three_cards_is_equally_likely():
    orders = Counter()
    for seed in range(6000):
        cards = [0, 1, 2]
        FastRandom(seed).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert squared_distance(orders, 6, 6000) < 20.5


def test_shuffling_keeps_every_card():
    cards = list(range(49))
    FastRandom(9).shuffle(cards)
    assert sorted(cards) == list(range(49))
    assert cards != list(range(49))


@pytest.mark.parametrize("cards", [[], [5]])
def test_nothing_to_shuffle(cards):
    before = cards[:]
    FastRandom(1).shuffle(cards)
    assert cards == before


def test_the_only_number_below_one():
    assert [FastRandom(seed).below(1) for seed in range(20)] == [0] * 20


def test_large_limits_stay_within():
    chance = FastRandom(3)
    numbers = [chance.below(2**31) for _ in range(2000)]
    assert 0 <= min(numbers) < 2**24 * 4
    assert 2**31 - 2**26 < max(numbers) < 2**31
