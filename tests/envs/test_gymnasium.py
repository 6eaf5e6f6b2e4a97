"""One learner among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import signoria
import signoria.envs.gymnasium
from signoria.envs.observer import observer
from tests.envs.expected import offered

NAMES = ["signoria/Princes-v1", "signoria/Lorenzo-v1"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "settings", [{}, {"seats": 2, "players": "random"}, {"players": ["random", "novice", "random"], "scaled": True}]
)
@pytest.mark.filterwarnings("error")
def test_gymnasiums_own_test_passes(name, settings):
    check_env(gymnasium.make(name, **settings).unwrapped)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_whole_games(name, reward):
    env = gymnasium.make(name, seats=3, players=["novice", "random"], reward=reward)
    bare = env.unwrapped
    chance = np.random.default_rng(1)
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        over = False
        seats.add(info["seat"])
        while not over:
            assert bare.state.seat == info["seat"]
            assert np.flatnonzero(info["action_mask"]).tolist() == offered(bare.state)
            assert np.array_equal(info["action_mask"], bare.action_masks())
            assert np.array_equal(seen, observer(bare.game).observe(bare.state, info["seat"]))
            seen, worth, over, cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            assert not cut
            assert over or worth == 0
        own = info["scores"][info["seat"]]
        others = [score for seat, score in enumerate(info["scores"]) if seat != info["seat"]]
        wanted = float(info["seat"] in info["winners"]) if reward == "win" else own - sum(others) / 2
        assert worth == pytest.approx(wanted)
        assert not info["action_mask"].any()
    assert len(seats) > 1


def test_the_learner_may_keep_to_one_seat():
    env = gymnasium.make(NAMES[0], players="random", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_the_same_seed_is_the_same_game():
    env = gymnasium.make(NAMES[1], players="novice")
    first = env.reset(seed=8)
    again = env.reset(seed=8)
    assert np.array_equal(first[0], again[0])
    assert not np.array_equal(first[0], env.reset(seed=9)[0])


def test_an_illegal_action_ends_the_game_with_a_penalty():
    env = gymnasium.make(NAMES[0], players="random")
    env.reset(seed=1)
    before = env.unwrapped.state.position()
    _, worth, over, _, info = env.step(2000)
    assert (worth, over, info["illegal"]) == (-1.0, True, True)
    assert env.unwrapped.state.position() == before


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"players": ["random"]}, "needs 3 players, not 1"),
        ({"players": "kasparov"}, "there is no player 'kasparov'"),
        ({"seat": 4}, "one of 0 to 3"),
        ({"seats": 7}, "2 to 5 seats"),
        ({"pace": "fast"}, "its options are"),
    ],
)
def test_bad_settings_are_refused_with_what_is_allowed(settings, reason):
    with pytest.raises(signoria.BadInput, match=reason):
        gymnasium.make(NAMES[0], **settings)
