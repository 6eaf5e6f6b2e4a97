"""The judge of Princes: named features that know nothing hidden, candidates and positions that can be judged, sense."""

import math

import pytest
from tests.princes.table import (
    ACCEPT,
    END,
    LATER,
    MERCHANT,
    PASS,
    REFUSE,
    ask,
    bid,
    build,
    mark,
    name,
    offer,
    payout,
    play,
    professor,
    row,
    span,
    table,
    work,
)

import signoria
from signoria.bots import Perspective, make_player
from signoria.bots.judges import judge_of
from signoria.bots.princes.free_space import FreeSpace
from signoria.kernel.bits import count_bits
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY
from signoria.princes.components import cells_of_mask, mask_of_cells

EXPANSIONS = [
    {},
    {"muse_and_princess": True},
    {"cooperative": True},
    {"muse_and_princess": True, "cooperative": True},
]
VARIANTS = [(seats, options) for seats in (2, 3, 4, 5) for options in EXPANSIONS] + [(2, {"two_player_hard": True})]


def random_states(seats, options, seed):
    """Every position of a game of random actions."""
    state = signoria.new_game("princes", seats=seats, seed=seed, **options).state
    chance = FastRandom(seed)
    while state.seat != NOBODY:
        yield state
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_features_are_numbers_of_a_handy_size_in_every_position(seats, options):
    judge = judge_of("princes", "patron")
    for state in random_states(seats, options, 3):
        for seat in range(seats):
            named = judge.named_features(state, seat)
            assert named.names == judge.network.names, "the network was trained with other features: train it again"
            assert len(set(named.names)) == len(named.names)
            assert judge.features(state, seat) == named.values
            for value, what in zip(named.values, named.names, strict=True):
                assert -6 < value < 6, f"{what}: {value}"


@pytest.mark.parametrize(("seats", "options"), VARIANTS[::3])
def test_features_of_a_seat_are_the_same_in_all_worlds_it_cannot_tell_apart(seats, options):
    judge = judge_of("princes", "patron")
    for number, state in enumerate(random_states(seats, options, 5)):
        if number % 3:
            continue
        for seat in range(seats):
            own = judge.features(state, seat)
            assert judge.features(state.resample(seat, 8), seat) == own


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_candidates_are_legal_and_every_one_of_them_leads_to_a_position_that_can_be_judged(seats, options):
    judge = judge_of("princes", "patron")
    for number, state in enumerate(random_states(seats, options, 7)):
        legal = state.legal()
        candidates = judge.candidates(state, legal)
        assert candidates
        assert set(candidates) <= set(legal)
        assert len(set(candidates)) == len(candidates)
        if number % 6 == 0:
            before = state.position()
            for prospect in judge.prospects(state, candidates):
                assert sum(prospect.chances) == pytest.approx(1)
                assert all(math.isfinite(points) for points in prospect.points)
            assert state.position() == before


def test_squares_are_counted_and_room_shrinks():
    game = table(seats=3).at("turn")
    state = game.state
    free_space = FreeSpace(state.components)
    empty = state.components.palazzo
    assert count_bits(empty) == 6
    assert count_bits((1 << 49) - 1) == 49
    half = empty | mask_of_cells([(row, column) for row in range(7) for column in range(4)])
    full = (1 << 49) - 1
    capacities = [free_space.capacity(mask, True) for mask in (empty, half, full)]
    assert capacities[0].medium > capacities[1].medium > capacities[2].medium == capacities[2].small == 0
    assert free_space.capacity(empty, False).medium < capacities[0].medium
    three_in_a_row = full & ~mask_of_cells([(0, 0), (0, 1), (0, 2)])
    assert (free_space.capacity(three_in_a_row, True).medium, free_space.capacity(three_in_a_row, True).small) == (0, 1)
    assert cells_of_mask(three_in_a_row)[0] == [0, 3]


def patrons_move(game):
    """What `patron` does here."""
    state = game.state
    patron = make_player("patron", "princes", 1)
    return state.move_of(patron.choose(Perspective(state, state.seat, 1)))


MANY_WORKS = ["painter", "lawyer", "composer", "architect", "botanist", "physician", "organ_builder", "sculptor"]


def test_patron_takes_pp_for_its_last_work():
    game = (
        table(seats=3, round=7).seat(0, money=0, jesters=4, hand=["poet"], table=MANY_WORKS).at("turn", actions_left=1)
    )
    assert patrons_move(game) == work("poet")
    game.play(work("poet"))
    assert patrons_move(game) == payout(game.decision["wv"] // 2)


def test_patron_never_ends_its_last_turn_with_a_work_undone():
    last = table(seats=3, round=7).start(1).seat(0, jesters=4, hand=["poet"], table=MANY_WORKS)
    game = last.at("turn", actions_left=1)
    assert END in game.moves()
    assert patrons_move(game) == work("poet")


def test_patron_builds_what_its_hand_wants():
    game = table(seats=3, round=2).seat(0, money=800, builders=1, hand=["poet", "dramatist", "painter"]).at("turn")
    candidates = judge_of("princes", "patron").candidates(game.state, game.state.legal())
    moves = [game.state.move_of(action) for action in candidates]
    assert build("theater") in moves
    assert build("studio") in moves
    assert sum(move["do"] == "build" for move in moves) < 10
    judge = judge_of("princes", "patron")
    wanted, other = (
        judge.prospects(game.state, [game.state.action_of(build(building))])[0].points[0]
        for building in ("theater", "library")
    )
    assert wanted > other


def test_patron_bids_for_an_early_jester_but_not_all_it_has():
    game = table(seats=3, round=1).seat(0, hand=["poet", "dramatist", "painter"]).at("name")
    game.play(name("jester"))
    assert patrons_move(game) == bid(300)
    while patrons_move(game) != PASS:
        game.play(patrons_move(game))
        if game.decision["kind"] != "bid":
            break
    prices = [move["amount"] for move in game.played if move["do"] == "bid"]
    assert 300 <= max(prices) <= 2200


def before_the_last_best_work(points, best):
    """All turns are over; seat 2 holds the Merchant, and one seat has the best work."""
    laid = table(seats=3, round=7, muse_and_princess=True)
    for seat, pp in enumerate(points):
        laid.seat(seat, pp=pp, best_work=20 if seat == best else 0, character="merchant" if seat == 2 else None)
    return play(laid.at("turn", 2), END)


@pytest.mark.parametrize("bot", ["patron", "prince:20"])
def test_strong_bots_use_the_merchant_at_the_better_moment(bot):  # PF-CHR-11
    player = make_player(bot, "princes", 1)
    for points, best, better in (([6, 6, 5], 2, MERCHANT), ([4, 9, 6], 0, LATER)):
        state = before_the_last_best_work(points, best).state
        assert state.move_of(player.choose(Perspective(state, state.seat, 1))) == better


def test_the_end_of_a_round_is_judged_after_the_merchant_has_decided():  # PF-CHR-11
    judge = judge_of("princes", "patron")
    laid = table(seats=3, round=3, muse_and_princess=True).seat(0, best_work=20).seat(1, pp=2, character="merchant")
    state = laid.at("turn", 2).state
    after = judge.after(state, state.action_of(END))
    assert (after.round, after.kind_name()) == (4, "name")
    state.apply(state.action_of(END))
    assert judge.guesses_others(state)


@pytest.mark.parametrize("character", ["merchant", "professor"])
def test_the_judge_looks_at_every_way_to_use_a_card_now_or_later(character):  # PF-CHR-11
    judge = judge_of("princes", "patron")
    game = play(table(seats=3, muse_and_princess=True).at("mark"), mark(character, 300), PASS, PASS)
    assert not judge.guesses_others(game.state)
    legal = game.state.legal()
    assert judge.candidates(game.state, legal) == legal
    assert len({prospect.points[0] for prospect in judge.prospects(game.state, legal)}) == len(legal)
    assert patrons_move(game) in game.moves()


@pytest.mark.parametrize(("character", "using"), [("merchant", MERCHANT), ("professor", professor("bonus"))])
def test_the_judge_may_use_a_card_before_it_answers(character, using):  # PF-CHR-11
    judge = judge_of("princes", "patron")
    laid = table(seats=3, muse_and_princess=True, cooperative=True).seat(1, character=character)
    game = play(laid.at("turn"), offer("tower", 1), span({0: row(0, 5, 6), 1: row(0, 0)}), ask(400))
    moves = [game.state.move_of(action) for action in judge.candidates(game.state, game.state.legal())]
    assert {"accept", "refuse", "counter", using["do"]} == {move["do"] for move in moves}
    assert using in moves
    game.play(using)
    while game.decision["kind"] != "answer":
        game.play(patrons_move(game))
    assert patrons_move(game) in (ACCEPT, REFUSE) or patrons_move(game)["do"] == "counter"
