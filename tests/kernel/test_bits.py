"""Sets as bits of one number: the same compiled as uncompiled, up to the highest member."""

import random

import pytest

from signoria.kernel.bits import bit, count_bits, first_bit, holds

MOST = 62


@pytest.mark.parametrize("member", range(MOST))
def test_every_member_alone(member):
    mask = bit(member)
    assert mask == 1 << member
    assert [each for each in range(MOST) if holds(mask, each)] == [member]
    assert count_bits(mask) == 1


def test_members_are_counted():
    chance = random.Random(1)
    for mask in [0, (1 << MOST) - 1, *(chance.getrandbits(chance.randint(1, MOST)) for _ in range(2000))]:
        assert count_bits(mask) == mask.bit_count()


@pytest.mark.parametrize("member", range(MOST))
def test_the_first_member_is_found_whatever_comes_after_it(member):
    chance = random.Random(member)
    for _ in range(100):
        others = chance.getrandbits(MOST) >> (member + 1) << (member + 1)
        assert first_bit(bit(member) | others) == member
