"""What others probably hold: learned, by what everybody can see, and never against what is known."""

from statistics import fmean

import pytest

import signoria
from signoria.arena.runner import decide
from signoria.bots import make_player
from signoria.bots.judges import judge_of
from signoria.kernel.state import NOBODY

VARIANTS = [
    (2, {}),
    (4, {}),
    (4, {"muse_and_princess": True}),
    (3, {"muse_and_princess": True, "cooperative": True}),
    (5, {"open_money": True}),
]
WORLDS = 8


def positions(seats, options, seed=3, every=11):
    """Some positions of a game among patrons, and how it ended."""
    state = signoria.new_game("princes", seats, seed, **options).state
    players = [make_player("patron", "princes", seat) for seat in range(seats)]
    found = []
    moves = 0
    while state.seat != NOBODY:
        if moves % every == 0:
            found.append(state.clone())
        state.apply(decide(players[state.seat], state))
        moves += 1
    return found, state.scores()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_it_depends_on_nothing_that_the_seat_cannot_know(seats, options):
    judge = judge_of("princes", "prince")
    for state in positions(seats, options)[0]:
        for seat in range(seats):
            belief = judge.belief(state, seat)
            other = state.resample(seat, 5)
            assert judge.belief(other, seat) == belief
            world = state.resample(seat, 7, belief)
            assert world.view(seat) == state.view(seat)
            assert world.position() == other.resample(seat, 7, belief).position()


def test_it_says_nothing_about_the_own_cards():
    judge = judge_of("princes", "prince")
    for state in positions(3, {})[0]:
        for weights in judge.belief(state, 1):
            assert set(weights[1]) == {1.0}
            assert any(weight != 1.0 for weight in weights[0])


def test_forecasts_of_the_others_are_better_in_worlds_drawn_by_it():
    judge = judge_of("princes", "prince")
    even, believed = [], []
    for seed in range(6):
        found, scores = positions(4, {}, seed, every=17)
        for state in found:
            if judge.round(state) < 4:
                continue
            belief = judge.belief(state, 0)
            for other in (1, 2, 3):
                for errors, drawn in ((even, None), (believed, belief)):
                    worlds = [state.resample(0, seed, drawn) for seed in range(WORLDS)]
                    errors.append(abs(scores[other] - fmean(judge.value(world, other) for world in worlds)))
    assert len(even) > 150
    assert fmean(believed) < 0.85 * fmean(even)


def test_only_the_prince_of_today_uses_it():
    state = signoria.new_game("princes", 3, 1).state
    assert judge_of("princes", "prince").belief(state, 0) is not None
    for game, player in (
        ("princes", "patron"),
        ("princes", "patron-1"),
        ("princes", "prince-1"),
        ("lorenzo", "prince"),
    ):
        start = signoria.new_game(game, 3, 1).state
        assert judge_of(game, player).belief(start, 0) is None


def test_a_game_that_is_over_leaves_nothing_to_believe():
    state = signoria.new_game("princes", 2, 1).state
    while state.seat != NOBODY:
        state.apply(state.legal()[0])
    assert judge_of("princes", "prince").belief(state, 0) is None


def test_the_prince_thinks_in_likely_worlds(monkeypatch):
    from signoria.bots.perspective import Perspective

    state = positions(4, {})[0][6]
    drawn = []
    world = Perspective.world
    monkeypatch.setattr(
        Perspective, "world", lambda self, seed, belief=None: (drawn.append(belief), world(self, seed, belief))[1]
    )
    prince = make_player("prince:20", "princes", 1)
    prince.choose(Perspective(state, state.seat, 1))
    assert drawn
    assert all(belief == prince.judge.belief(state, state.seat) for belief in drawn)
