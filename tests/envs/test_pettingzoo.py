"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import signoria
from signoria.envs import pettingzoo
from signoria.envs.observer import observer
from tests.envs.expected import offered

TABLES = [
    ("princes", {"seats": 4}),
    ("princes", {"seats": 2, "muse_and_princess": True, "cooperative": True}),
    ("princes", {"seats": 5, "scaled": True, "reward": "margin"}),
    ("lorenzo", {"seats": 2}),
    ("lorenzo", {"seats": 4, "advanced": True, "scaled": True}),
]
every_table = pytest.mark.parametrize(("game", "settings"), TABLES)


@every_table
@pytest.mark.filterwarnings("ignore:Observation")  # it would rather have no dictionary, but that is how masks are given
def test_pettingzoos_own_tests_pass(game, settings):
    api_test(pettingzoo.env(game, **settings), num_cycles=150)
    seed_test(lambda: pettingzoo.env(game, **settings), num_cycles=150)


@every_table
def test_a_whole_game(game, settings):
    env = pettingzoo.env(game, **settings)
    env.reset(seed=3)
    table = env.unwrapped
    chance = np.random.default_rng(1)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        earned[agent] += reward
        assert not cut
        if over:
            env.step(None)
            assert info == {"score": table.state_of_game.scores()[int(agent[-1])]}
            continue
        state = table.state_of_game
        assert agent == f"seat_{state.seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == offered(state)
        wanted = observer(game).observe(state, state.seat)
        assert np.array_equal(seen["observation"], observer(game).scaled(wanted) if "scaled" in settings else wanted)
        env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    assert abs(sum(earned.values()) - (0 if "reward" in settings else 1)) < 1e-9
    assert max(earned.values()) > 0


def test_who_does_not_decide_may_do_nothing():
    env = pettingzoo.env("princes", seats=3)
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    assert env.observe("seat_0")["action_mask"].sum() == 4
    assert not env.observe("seat_2")["action_mask"].any()


@pytest.mark.parametrize("wrong", [2000, -1, 10**6])
def test_an_illegal_action_ends_the_game_with_a_penalty(wrong):
    env = pettingzoo.env("princes", seats=3)
    env.reset(seed=1)
    before = env.unwrapped.state_of_game.position()
    env.step(wrong)
    assert env.unwrapped.state_of_game.position() == before
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.infos["seat_0"] == {"illegal": True}
    earned = {}
    for agent in env.agent_iter():
        _, earned[agent], over, _, _ = env.last()
        assert over
        env.step(None)
    assert earned == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}


def test_games_without_a_seed_follow_from_the_last_one():
    def deals(seed: int) -> list[bytes]:
        table = pettingzoo.Table("princes")
        found = []
        for each in (seed, None, None):
            table.reset(seed=each)
            found.append(table.observe("seat_1")["observation"].tobytes())
        return found

    assert deals(1) == deals(1)
    assert len({*deals(1), *deals(2)}) == 6


def test_bad_settings_are_refused_with_what_is_allowed():
    with pytest.raises(signoria.BadInput, match="its options are"):
        pettingzoo.env("princes", pace="fast")
    with pytest.raises(signoria.BadInput, match="win, margin"):
        pettingzoo.env("princes", reward="fame")
