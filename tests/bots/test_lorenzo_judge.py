"""The judge of Lorenzo: its features, what it leaves out, and how it finishes a turn."""

import math

import pytest

import signoria
from signoria.arena.runner import decide
from signoria.arena.simulate import simulate
from signoria.bots import Perspective, make_player
from signoria.bots.judges import judge_of
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY
from signoria.lorenzo.moves import ACTIVATE, COPY, PASS, PLAY

OPTIONS = [{}, {"advanced": True}, {"advanced": True, "malus_wood_stone": "total", "last_report_decline_scores": True}]
VARIANTS = [(seats, options) for seats in (2, 3, 4) for options in OPTIONS]
JUDGE = judge_of("lorenzo", "patron")


def random_positions(seats, options, seed):
    """Every position of a game of random moves."""
    state = signoria.new_game("lorenzo", seats=seats, seed=seed, **options).state
    chance = FastRandom(seed)
    while state.seat != NOBODY:
        yield state
        legal = state.legal()
        state.apply(legal[int(chance.below(len(legal)))])


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_features_are_numbers_of_a_sensible_size_in_every_position(seats, options):
    for state in random_positions(seats, options, seed=seats):
        for seat in range(seats):
            named = JUDGE.named_features(state, seat)
            assert named.names == JUDGE.network.names, "the network was trained with other features: train it again"
            assert len(set(named.names)) == len(named.names)
            found = JUDGE.features(state, seat)
            assert found == named.values
            assert all(math.isfinite(value) and abs(value) < 20 for value in found)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_features_of_a_seat_are_the_same_in_all_worlds_that_it_cannot_tell_apart(seats, options):
    for number, state in enumerate(random_positions(seats, options, seed=7)):
        if number % 5 == 0:
            for seat in range(seats):
                assert JUDGE.features(state, seat) == JUDGE.features(state.resample(seat, number), seat)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_candidates_are_legal_and_play_to_quiet_ends_with_someone_elses_turn(seats, options):
    for state in random_positions(seats, options, seed=11 + seats):
        legal = state.legal()
        candidates = JUDGE.candidates(state, legal)
        assert candidates
        assert set(candidates) <= set(legal)
        for action in candidates[:3]:
            after = state.clone()
            after.apply(action)
            JUDGE.play_to_quiet(after, state.seat)
            if after.seat == state.seat:
                assert after.decision()["kind"] in ("turn", "vatican", "tile", "draft")


def first_turn():
    """Dice 6, 4 and 5; the single spaces of harvest and production are free."""
    position = signoria.new_game("lorenzo", seats=3, seed=3).position()
    position["dice"] = {"black": 6, "white": 4, "orange": 5}
    return signoria.from_position(position).state


def moves_of(state):
    """The candidates in words, by space."""
    found = {}
    for action in JUDGE.candidates(state, state.legal()):
        move = state.move_of(action)
        found.setdefault(move["space"], []).append((move["member"], move["servants"]))
    return found


def test_a_high_member_is_no_candidate_where_a_lower_one_needs_no_servants_either():
    state = first_turn()
    found = moves_of(state)
    assert found["market.1"] == [("white", 0), ("neutral", 1)]
    assert found["territory.3"] == [("white", 1), ("orange", 0)]


def test_the_shared_space_is_no_candidate_while_the_single_one_is_free():
    state = first_turn()
    assert any(state.move_of(action).get("space") == "harvest.shared" for action in state.legal())
    assert "harvest.single" in moves_of(state)
    assert "harvest.shared" not in moves_of(state)


def novice_positions(kind, seed, seats=4):
    """Decisions of one kind in a game of novices."""
    state = signoria.new_game("lorenzo", seats=seats, seed=seed, advanced=True).state
    players = [make_player("novice", "lorenzo", seat) for seat in range(seats)]
    while state.seat != NOBODY:
        if state.decision()["kind"] == kind and len(state.legal()) > 1:
            yield state
        state.apply(decide(players[state.seat], state))


def test_at_the_last_report_everybody_supports_the_church():
    patron = make_player("patron", "lorenzo", 1)
    asked = 0
    for seed in range(6):
        for state in novice_positions("vatican", seed):
            if state.round == 6:
                asked += 1
                action = patron.choose(Perspective(state, state.seat, 1))
                assert state.move_of(action) == {"do": "support"}
    assert asked > 3


def test_the_last_turn_of_the_game_is_judged_by_the_points_it_leads_to():
    last = [state.clone() for state in novice_positions("turn", seed=4) if state.round == 6][-1]
    legal = JUDGE.candidates(last, last.legal())
    prospects = JUDGE.prospects(last, legal)
    assert len(legal) > 1
    for action, prospect in zip(legal, prospects, strict=True):
        after = JUDGE.after(last, action)
        assert after.seat == NOBODY
        assert prospect.points[last.seat] == after.scores()[last.seat]
    best = max(range(len(legal)), key=lambda at: prospects[at].points[last.seat])
    assert prospects[best].points == JUDGE.after(last, legal[best]).scores()


def test_a_turn_played_to_quiet_is_over_but_not_the_round():
    """What the next round brings is chance, and must not be part of the judgement."""
    for state in novice_positions("turn", seed=9):
        after = state.clone()
        action = JUDGE.candidates(after, after.legal())[0]
        after.apply(action)
        if after.round == state.round and after.decision()["kind"] == "turn":
            JUDGE.play_to_quiet(after, state.seat)
            assert after.round == state.round


def test_a_leader_that_can_be_played_is_played_or_discarded_before_anything_else():
    seen = 0
    for seed in range(8):
        for state in novice_positions("turn", seed):
            legal = state.legal()
            playable = [action for action in legal if PLAY <= action < COPY]
            if playable:
                seen += 1
                candidates = JUDGE.candidates(state, legal)
                assert candidates[0] in playable or candidates[0] >= ACTIVATE
                assert PASS not in candidates
    assert seen > 5


def test_more_of_everything_is_worth_more():
    for state in novice_positions("turn", seed=2):
        if state.round == 3:
            break
    seat = state.seat
    before = JUDGE.value(state, seat)
    for kind in range(7):
        richer = state.clone()
        richer.families[seat].held[kind] += 3
        assert JUDGE.value(richer, seat) > before, kind


def test_the_patron_beats_three_novices():
    patron = simulate("lorenzo", 4, 16, ["patron", "novice", "novice", "novice"], {"advanced": True}, seed=1).players[0]
    assert patron.wins >= 8
    assert patron.mean > 90
