"""Many games in step are the same games as one by one."""

import numpy as np
import pytest

import signoria
from signoria.envs.batch import Batch
from signoria.envs.observer import observer
from signoria.envs.rewards import rewards_of
from signoria.kernel.batch import game_seed
from signoria.kernel.state import NOBODY
from tests.conformance.variants import VARIANTS, Variant, begin, name_of
from tests.envs.expected import offered


def batch_of(variant: Variant, games: int, **settings: object) -> Batch:
    game, seats, options = variant
    return Batch(game, games=games, seats=seats, **{"seed": 5, **settings}, **options)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_every_row_is_a_game_of_its_own(variant):
    """Who decides, what it sees, what it may do and how it ends: as if each game were played alone."""
    rows = 3
    batch = batch_of(variant, rows, reward="margin")
    game_observer = observer(variant[0])
    numbers = [0] * rows
    states = [begin(variant, game_seed(5, row, 0)).state for row in range(rows)]
    while min(numbers) < 2:
        now = batch.now()
        for row, state in enumerate(states):
            assert now.seats[row] == state.seat
            assert np.flatnonzero(now.masks[row]).tolist() == offered(state)
            assert np.array_equal(now.observations[row], game_observer.observe(state, state.seat))
        actions = batch.random_actions()
        assert batch.step(actions) is now
        for row, action in enumerate(actions):
            state = states[row]
            state.apply(int(action))
            assert now.done[row] == (state.seat == NOBODY)
            if state.seat != NOBODY:
                assert not now.rewards[row].any()
                continue
            assert now.scores[row].tolist() == state.scores()
            assert np.allclose(now.rewards[row], rewards_of("margin", state.scores(), state.winners()))
            numbers[row] += 1
            states[row] = begin(variant, game_seed(5, row, numbers[row])).state


def test_the_same_seed_and_actions_are_the_same_games():
    one, other = (batch_of(("lorenzo", 3, {}), 4) for _ in range(2))
    for _ in range(100):
        actions = one.random_actions()
        assert np.array_equal(actions, other.random_actions())
        for ours, theirs in zip(one.step(actions), other.step(actions), strict=True):
            assert np.array_equal(ours, theirs)


def test_other_rows_and_seeds_are_other_games():
    first = batch_of(("princes", 4, {}), 20).now().observations
    second = batch_of(("princes", 4, {}), 20, seed=6).now().observations
    assert len({row.tobytes() for row in [*first, *second]}) == 40


def test_an_illegal_action_is_refused_and_nothing_is_done():
    batch = batch_of(("princes", 4, {}), 3)
    before = [array.copy() for array in batch.now()]
    actions = batch.random_actions()
    for wrong in (actions[2] + 500, -1, batch.actions, 10**12):
        with pytest.raises(signoria.IllegalMove, match="not legal in game 2"):
            batch.step([actions[0], actions[1], wrong])
    with pytest.raises(signoria.BadInput, match="3 actions are needed, not 2"):
        batch.step(actions[:2])
    assert all(np.array_equal(ours, theirs) for ours, theirs in zip(before, batch.now(), strict=True))
    batch.step(actions)


def test_rewards_last_for_one_step():
    batch = batch_of(("lorenzo", 2, {}), 8)
    while not batch.now().done.any():
        batch.step(batch.random_actions())
    now = batch.now()
    assert np.array_equal(now.rewards.sum(axis=1), now.done.astype(float))
    ended = now.done.copy()
    batch.step(batch.random_actions())
    assert not now.rewards[ended].any()
    assert not now.scores[ended].any()


def test_arrays_that_are_windows_cannot_be_written_to():
    now = batch_of(("lorenzo", 2, {}), 2).now()
    for buffer in (now.seats, now.observations, now.masks):
        with pytest.raises(ValueError, match="read-only"):
            buffer[0] = 0


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"games": 0}, "1 to 100,000 games, not 0"),
        ({"games": 2, "seats": 9}, "2 to 5 seats, not 9"),
        ({"games": 2, "advanced": True}, "has no option 'advanced'"),
        ({"games": 2, "reward": "fame"}, "win, margin, not 'fame'"),
        ({"games": 2, "seed": -3}, "a seed is a whole number"),
    ],
)
def test_bad_settings_are_refused_with_what_is_allowed(settings, reason):
    with pytest.raises(signoria.BadInput, match=reason):
        Batch("princes", **settings)
