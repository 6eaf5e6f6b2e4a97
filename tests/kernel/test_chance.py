"""The generator that games are dealt from: BLAKE2b, the same everywhere, even, and one key for each purpose."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from math import prod

import pytest

import signoria
from signoria.kernel.chance import (
    GENERATOR,
    SEED_LIMIT,
    GameChance,
    check_seed,
    derived_seed,
    key_of,
    key_of_number,
    secret_number,
)
from signoria.kernel.errors import BadInput
from signoria.lorenzo.purposes import PURPOSES as LORENZO_PURPOSES
from signoria.princes.purposes import PURPOSES as PRINCES_PURPOSES
from tests.kernel.blake2b import blake2b

HEXADECIMAL = "00112233445566778899aabbccddeeff" * 2
ELSEWHERE = (
    b"deal", b"bot", b"player", b"match", b"adviser", b"coach", b"review", b"reviewer", b"world", b"batch games",
    b"batch actions",
)  # fmt: skip
# RFC 7693, appendix A; and blake2b-test.txt of the authors' known answers, whose key is 00 01 … 3f and whose data is
# the first 0, 1 and 255 of the bytes 00 01 … fe.
PUBLISHED = [
    (
        b"abc",
        b"",
        "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    ),
    (
        b"",
        bytes(range(64)),
        "10ebb67700b1868efb4417987acf4690ae9d972fb7a590c2f02871799aaa4786"
        "b5e996e8f0f4eb981fc214b005f42d2ff4233499391653df7aefcbc13fc51568",
    ),
    (
        b"\0",
        bytes(range(64)),
        "961f6dd1e4dd30f63901690c512e78e4b45e4742ed197c3c5e45c549fd25f2e4"
        "187b0bc9fe30492b16b0d0bc4ef9b0f34c7003fac09a5ef1532e69430234cebd",
    ),
    (
        bytes(range(255)),
        bytes(range(64)),
        "142709d62e28fcccd0af97fad0f8465b971e82201dc51070faa0372aa43e9248"
        "4be1c1e73ba10906d5d1853db6a4106e0a7bf9800d373d6dee2d46d62ef2a461",
    ),
]


def squared_distance(counts, outcomes, draws):
    """Chi-square: how far from even the counts are."""
    expected = draws / outcomes
    return sum((counts[outcome] - expected) ** 2 / expected for outcome in counts) + expected * (outcomes - len(counts))


def little_words(data):
    return [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]


@pytest.mark.parametrize(("data", "key", "expected"), PUBLISHED)
def test_blake2b_gives_the_published_answers(data, key, expected):
    assert hashlib.blake2b(data, key=key).hexdigest() == expected
    assert blake2b(data, key=key).hex() == expected


def test_the_stream_is_blake2b_in_counter_mode():
    key = key_of(7)
    start = blake2b(key=key, person=b"dice")
    expected = little_words(start[32:])
    for block in (1, 2, 3):
        expected += little_words(blake2b(key=start[:32], salt=block.to_bytes(16, "little")))
    chance = GameChance(key, b"dice")
    assert chance.key == start[:32]
    assert [chance.word() for _ in range(8 + 3 * 16)] == expected


def test_keys_numbers_and_derived_seeds_are_blake2b():
    assert key_of(7) == blake2b((7).to_bytes(8, "little"), size=32, person=b"seed number")
    assert key_of(HEXADECIMAL) == bytes.fromhex(HEXADECIMAL)
    key = key_of(HEXADECIMAL)
    number = int.from_bytes(blake2b(size=16, key=key, person=b"reshuffle"), "little")
    assert secret_number(key, b"reshuffle") == number
    assert key_of_number(number).hex() == blake2b(size=16, key=key, person=b"reshuffle").hex()
    digest = blake2b((3).to_bytes(8, "little"), size=8, key=key, person=b"bot")
    assert derived_seed(HEXADECIMAL, b"bot", 3) == int.from_bytes(digest, "little") >> 1


def test_what_a_seed_deals_never_changes():
    assert GENERATOR == "blake2b-1"
    chance = GameChance(key_of(7), b"dice")
    assert [chance.below(6) for _ in range(10)] == [4, 2, 4, 0, 3, 5, 5, 0, 1, 4]
    cards = list(range(12))
    GameChance(key_of(HEXADECIMAL), b"cards").shuffle(cards)
    assert cards == [1, 11, 3, 7, 8, 6, 9, 4, 5, 0, 10, 2]


@pytest.mark.parametrize("seed", [0, 1, 7, SEED_LIMIT - 1, HEXADECIMAL, "0" * 64])
def test_no_two_purposes_share_a_key(seed):
    purposes = [*PRINCES_PURPOSES, *LORENZO_PURPOSES, *ELSEWHERE]
    assert len(set(purposes)) == len(purposes)
    assert max(map(len, purposes)) <= 16
    keys = {GameChance(key_of(seed), purpose).key for purpose in purposes}
    assert len(keys) == len(purposes)
    assert key_of(seed) not in keys


def test_no_two_seeds_share_a_key():
    seeds = [*range(500), *(f"{number:064x}" for number in range(500))]
    assert len({key_of(seed) for seed in seeds}) == 1000


@pytest.mark.parametrize(
    "seed",
    [-1, SEED_LIMIT, 1.0, True, None, b"7", [7], "", "7", "0" * 63, "0" * 65, "A" * 64, "g" * 64, " " * 64, "٣" * 64],
)
def test_bad_seeds_are_refused_in_one_sentence(seed):
    with pytest.raises(BadInput, match="a seed is a whole number from 0 to 9223372036854775807, or text of 64 hexa"):
        check_seed(seed)
    for game in ("princes", "lorenzo"):
        if seed is not None:
            with pytest.raises(BadInput, match="a seed is"):
                signoria.new_game(game, seed=seed)


def test_a_refusal_does_not_repeat_a_secret():
    with pytest.raises(BadInput) as refused:
        check_seed(HEXADECIMAL.upper())
    assert "AABB" not in str(refused.value)


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 21, 49, 216])
def test_numbers_are_even(limit):
    chance = GameChance(key_of(limit), b"numbers")
    draws = 200 * limit
    counts = Counter(chance.below(limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    assert squared_distance(counts, limit, draws) < limit + 5 * (2 * limit) ** 0.5


def test_words_that_would_favour_an_outcome_are_drawn_again():
    """Of 3 * 2**29 numbers, two of three would have three words and one would have two."""
    chance = GameChance(key_of(1), b"numbers")
    counts = Counter(chance.below(3 << 29) % 3 for _ in range(3000))
    assert squared_distance(counts, 3, 3000) < 13.8


def order_by_hand(size, words):
    """Fisher and Yates with whole numbers: a word is a number below the product of several places."""
    cards = list(range(size))
    last = size - 1
    while last > 0:
        places = [last]
        while places[-1] > 1 and prod(place + 1 for place in [*places, places[-1] - 1]) <= 2**24:
            places.append(places[-1] - 1)
        outcomes = prod(place + 1 for place in places)
        word = next(word for word in words if word * outcomes % 2**32 >= 2**32 % outcomes)
        number = word * outcomes >> 32
        digits = []
        for place in reversed(places):
            number, digit = divmod(number, place + 1)
            digits.append(digit)
        for place, other in zip(places, reversed(digits)):
            cards[place], cards[other] = cards[other], cards[place]
        last -= len(places)
    return cards


@pytest.mark.parametrize("size", [2, 3, 8, 14, 20, 21, 60])
def test_a_shuffle_is_the_one_of_fisher_and_yates(size):
    for seed in range(60):
        stream = GameChance(key_of(seed), b"cards")
        cards = list(range(size))
        GameChance(key_of(seed), b"cards").shuffle(cards)
        assert cards == order_by_hand(size, iter([stream.word() for _ in range(60)]))


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_order_is_equally_likely(count):
    orders = Counter()
    outcomes = len(list(permutations(range(count))))
    for seed in range(outcomes * 60):
        cards = list(range(count))
        GameChance(key_of(seed), b"cards").shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == outcomes
    assert squared_distance(orders, outcomes, outcomes * 60) < outcomes + 5 * (2 * outcomes) ** 0.5


@pytest.mark.parametrize("size", [9, 21, 60])
def test_every_card_comes_to_every_place_equally_often(size):
    """Shuffles so long that several words decide them."""
    places = Counter()
    for seed in range(size * 20):
        cards = list(range(size))
        GameChance(key_of(seed), b"cards").shuffle(cards)
        assert sorted(cards) == list(range(size))
        places.update(enumerate(cards))
    outcomes = size * size
    assert squared_distance(places, outcomes, size * size * 20) < outcomes + 5 * (2 * outcomes) ** 0.5


def test_one_purpose_does_not_follow_another():
    pairs = Counter(
        (GameChance(key_of(seed), b"one").below(4), GameChance(key_of(seed), b"two").below(4)) for seed in range(4000)
    )
    assert squared_distance(pairs, 16, 4000) < 37.7


@pytest.mark.parametrize("cards", [[], [5]])
def test_nothing_to_shuffle(cards):
    before = cards[:]
    GameChance(key_of(1), b"cards").shuffle(cards)
    assert cards == before


def test_large_limits_stay_within():
    chance = GameChance(key_of(3), b"numbers")
    numbers = [chance.below(2**31) for _ in range(2000)]
    assert 0 <= min(numbers) < 2**26
    assert 2**31 - 2**26 < max(numbers) < 2**31


DEALS = """
import hashlib, json, signoria
from tests.conformance.variants import VARIANTS, begin, name_of
deals = [begin(variant, seed).position() for variant in VARIANTS for seed in (7, "ab" * 32)]
print(hashlib.sha256(json.dumps(deals, sort_keys=True).encode()).hexdigest())
"""


def test_the_same_seed_gives_the_same_game_in_every_process():
    found = set()
    for hash_seed in ("0", "1", "4711"):
        run = [sys.executable, "-c", DEALS]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        found.add(subprocess.run(run, env=environment, check=True, capture_output=True, text=True).stdout)
    assert len(found) == 1
