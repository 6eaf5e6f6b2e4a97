"""What a seat has seen stays true in every other world; everything else varies evenly."""

from collections import Counter

import pytest

from signoria.kernel.fast_random import FastRandom
from signoria.kernel.memory import SHUFFLED, Memory, cards_of, deal_evenly, mask_of

SEATS = 3


def mask(*cards):
    return mask_of(cards)


def worlds(memory, viewer, open_cards=0, count=300):
    """Many other worlds: which card lies in each place."""
    return [memory.redealt(viewer, open_cards, [], FastRandom(seed))[0] for seed in range(count)]


def found_in(deals, place):
    return {deal[place] for deal in deals}


def test_masks_and_cards():
    assert mask(0, 3, 20) == 0b100000000000000001001
    assert cards_of(mask(0, 3, 20)) == [0, 3, 20]
    assert cards_of(0) == []


def test_who_has_seen_nothing_can_rule_nothing_out():
    memory = Memory(6)
    assert memory.places(0) == [0b111111] * 6
    for place in range(6):
        assert found_in(worlds(memory, 0), place) == set(range(6))


def test_every_world_is_a_rearrangement():
    memory = Memory(9).looked(0, mask(0, 1, 2)).looked(1, mask(2, 3, 4)).shown(1, mask(2, 3), 3)
    for viewer in range(SEATS):
        for deal in worlds(memory, viewer, count=50):
            assert sorted(deal) == list(range(9))


def test_cards_one_has_looked_at_stay_and_the_rest_varies_evenly():
    memory = Memory(5).looked(0, mask(1, 3))
    deals = worlds(memory, 0, count=1200)
    assert {(deal[1], deal[3]) for deal in deals} == {(1, 3)}
    orders = Counter((deal[0], deal[2], deal[4]) for deal in deals)
    assert len(orders) == 6
    assert min(orders.values()) > 140
    assert max(orders.values()) < 260


def test_others_do_not_see_what_one_looks_at():
    memory = Memory(5).looked(0, mask(1, 3))
    assert found_in(worlds(memory, 1), 1) == set(range(5))


def test_cards_seen_and_then_handled_by_another_are_still_among_those():
    """Seat 0 saw five cards, kept card 0 and buried 1 to 4; then seat 1 draws these and one more."""
    memory = Memory(12).looked(0, mask(0, 1, 2, 3, 4)).looked(1, mask(1, 2, 3, 4, 5))
    deals = worlds(memory, 0, open_cards=mask(0), count=600)
    assert found_in(deals, 0) == {0}
    among = set()
    for deal in deals:
        places_of_known = {place for place in range(12) if deal[place] in (1, 2, 3, 4)}
        assert places_of_known <= {1, 2, 3, 4, 5}
        among.add(frozenset(places_of_known))
    assert len(among) == 5
    for place in (1, 2, 3, 4, 5):
        assert {1, 2, 3, 4} <= found_in(deals, place)
    assert found_in(deals, 5) == {1, 2, 3, 4, *range(5, 12)}
    assert found_in(deals, 7) == set(range(5, 12))


def test_the_seat_that_looked_last_knows():
    memory = Memory(12).looked(0, mask(0, 1, 2, 3, 4)).looked(1, mask(1, 2, 3, 4, 5))
    for place in (1, 2, 3, 4, 5):
        assert found_in(worlds(memory, 1), place) == {place}
    assert 0 in found_in(worlds(memory, 1), 9)


def test_a_card_shown_is_known_to_all():
    memory = Memory(6).looked(0, mask(0, 1, 2)).shown(0, mask(0, 1, 2), 1)
    for viewer in range(SEATS):
        assert found_in(worlds(memory, viewer), 1) == {1}
    assert found_in(worlds(memory, 1), 0) == {0, 2, 3, 4, 5}


def test_showing_one_of_several_tells_nothing_of_the_others():
    """Seat 1 knows that cards 0 and 1 are in seat 0's hand, not which place is which; one is shown."""
    memory = Memory(6).looked(1, mask(0, 1)).looked(0, mask(0, 1, 2)).shown(0, mask(0, 1, 2), 0)
    deals = worlds(memory, 1)
    assert found_in(deals, 0) == {0}
    assert all(deal.index(1) in (1, 2) for deal in deals)
    assert {deal.index(1) for deal in deals} == {1, 2}


def test_a_shuffle_makes_all_forget_where():
    memory = Memory(6).looked(0, mask(0, 1, 2)).looked(SHUFFLED, mask(2, 3, 4))
    deals = worlds(memory, 0)
    assert found_in(deals, 0) == {0}
    assert found_in(deals, 1) == {1}
    assert {deal.index(2) for deal in deals} == {2, 3, 4}


def test_open_cards_stay_where_they_are():
    for deal in worlds(Memory(6), 2, open_cards=mask(4, 5), count=50):
        assert (deal[4], deal[5]) == (4, 5)


def test_the_viewer_knows_in_the_other_world_what_it_knew():
    memory = Memory(8).looked(0, mask(0, 1, 2)).looked(1, mask(2, 3))
    for seed in range(30):
        deal, other = memory.redealt(0, 0, [], FastRandom(seed))
        renamed = [{deal[place] for place in cards_of(places)} for places in memory.places(0)]
        assert [set(cards_of(places)) for places in other.places(0)] == renamed


def test_others_know_in_the_other_world_as_much_as_before():
    memory = Memory(8).looked(0, mask(0, 1)).looked(1, mask(4, 5))
    for seed in range(30):
        deal, other = memory.redealt(0, 0, [], FastRandom(seed))
        assert sorted(places.bit_count() for places in other.places(1)) == [1, 1, 6, 6, 6, 6, 6, 6]
        for place in (4, 5):
            assert other.places(1)[deal[place]] == 1 << deal[place]


def test_who_asked_before_makes_no_difference():
    """What was worked out for one viewer and its open cards is kept, and must not be taken for another's."""
    memory = Memory(8).looked(0, mask(0, 1, 2)).looked(1, mask(2, 3))
    questions = [(0, 0), (1, 0), (1, mask(5)), (0, mask(5)), (2, mask(5)), (0, 0)]
    for viewer, open_cards in questions * 2:
        fresh = Memory(8).looked(0, mask(0, 1, 2)).looked(1, mask(2, 3))
        deal, other = memory.redealt(viewer, open_cards, [], FastRandom(viewer))
        same_deal, same = fresh.redealt(viewer, open_cards, [], FastRandom(viewer))
        assert deal == same_deal
        assert [other.places(seat) for seat in range(SEATS)] == [same.places(seat) for seat in range(SEATS)]


def test_another_world_of_another_world():
    """What a seat has seen survives being dealt again for one seat after the other."""
    memory = Memory(8).looked(0, mask(0, 1, 2)).looked(1, mask(3, 4))
    for seed in range(20):
        first, once = memory.redealt(0, 0, [], FastRandom(seed))
        second, twice = once.looked(0, mask(6)).redealt(1, 0, [], FastRandom(seed + 1))
        for place in (3, 4):
            assert second[first[place]] == first[place]
            assert twice.places(1)[first[place]] == 1 << first[place]


def test_seeing_more_leaves_the_old_memory_as_it_was():
    memory = Memory(5)
    memory.looked(0, mask(1))
    memory.shown(0, mask(1), 1)
    assert memory.entries() == []


def test_the_log_can_be_read_back():
    memory = Memory(21).looked(4, mask(0, 20)).shown(2, mask(3, 20), 20).looked(SHUFFLED, mask(1, 2))
    assert memory.entries() == [(4, mask(0, 20), -1), (2, mask(3, 20), 20), (SHUFFLED, mask(1, 2), -1)]


def test_confined_cards_find_room():
    """Only one deal is possible, and it is found whatever is tried first."""
    places = [mask(0, 1, 2, 3), mask(1, 2, 3), mask(2, 3), mask(3)]
    for seed in range(20):
        assert deal_evenly(places, list(range(len(places))), FastRandom(seed)) == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", range(20))
def test_cards_dealt_already_make_room(seed):
    places = [mask(0, 1), mask(0, 2), mask(1, 2), mask(2, 3)]
    deal = deal_evenly(places, list(range(len(places))), FastRandom(seed))
    assert sorted(deal) == [0, 1, 2, 3]
    assert all(places[card] >> place & 1 for place, card in enumerate(deal))


def test_nested_knowledge_is_dealt_evenly():
    """Card 0 is in place 0 or 1, the others anywhere: four deals, equally likely."""
    counts = Counter(
        tuple(deal_evenly([mask(0, 1), mask(0, 1, 2), mask(0, 1, 2)], [0, 1, 2], FastRandom(seed)))
        for seed in range(2000)
    )
    assert len(counts) == 4
    assert min(counts.values()) > 420
    assert max(counts.values()) < 580
