"""OpenSpiel's own random play, and what resampling gives."""

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import signoria
import signoria.envs.open_spiel
from signoria.envs.observer import observer

GAMES = [
    "signoria_princes",
    "signoria_princes(players=2,two_player_hard=true)",
    "signoria_princes(players=3,muse_and_princess=true,cooperative=true,seed=7)",
    "signoria_lorenzo(players=2)",
    "signoria_lorenzo(players=4,advanced=true,malus_wood_stone=total,brunelleschi_bonus_actions=false)",
]


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_own_test_passes(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def played(name: str, moves: int, seed: int = 1):
    """A state after so many random moves of players."""
    chance = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or moves > 0:
        moves -= not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_chance_draws_the_seed_byte_by_byte():
    state = pyspiel.load_game("signoria_lorenzo").new_initial_state()
    for byte in (0, 0, 1, 44):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 256
        state.apply_action(byte)
    assert state.deal.state.position() == signoria.new_game("lorenzo", seats=4, seed=300).position()


def test_with_a_seed_there_is_no_chance():
    state = pyspiel.load_game("signoria_princes(players=3,seed=7)").new_initial_state()
    assert state.current_player() == 0
    assert state.deal.state.position() == signoria.new_game("princes", seats=3, seed=7).position()


@pytest.mark.parametrize("name", ["signoria_princes(players=3)", "signoria_lorenzo(advanced=true)"])
@pytest.mark.parametrize("moves", [2, 60])
def test_the_tensor_is_our_observation_by_its_pieces(name, moves):
    state = played(name, moves)
    game_observer = observer(state.get_game().rules.name)
    seeing = make_observation(state.get_game())
    for player in range(state.num_players()):
        seeing.set_from(state, player)
        pieces = game_observer.named(game_observer.scaled(game_observer.observe(state.deal.state, player)))
        assert list(seeing.dict) == list(pieces)
        assert all(np.array_equal(seeing.dict[piece], pieces[piece]) for piece in pieces)
        assert np.array_equal(seeing.tensor, np.concatenate([piece.ravel() for piece in pieces.values()]))
        assert np.array_equal(seeing.tensor, state.observation_tensor(player))


@pytest.mark.parametrize("name", ["signoria_princes(players=3)", "signoria_lorenzo(players=3,advanced=true)"])
@pytest.mark.parametrize("moves", [1, 10, 80])
def test_resampling_cannot_be_noticed(name, moves):
    state = played(name, moves)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(3):
        for _ in range(3):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert str(world) != str(state)
            while not world.is_terminal():
                world.apply_action(world.legal_actions()[0])


@pytest.mark.parametrize("name", ["signoria_princes(players=3)", "signoria_lorenzo(players=3,advanced=true)"])
def test_a_state_is_kept_whole(name):
    """Pickled, or written down by OpenSpiel: also one that was resampled, which its history does not tell."""
    true = played(name, 30)
    resampled = true.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    for state in (true, resampled, state_before_the_deal(name)):
        game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert str(game) == str(state.get_game())
        for other in (again, pickle.loads(pickle.dumps(state)), state.clone(), copy.deepcopy(state)):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.information_state_string(1) == state.information_state_string(1)
            if not state.is_chance_node():
                other.apply_action(other.legal_actions()[0])
                assert str(other) != str(state)


@pytest.mark.parametrize("name", ["signoria_princes(players=3,muse_and_princess=true)", "signoria_lorenzo(players=2)"])
def test_words_are_the_same_whenever_they_are_asked_for(name):
    """After every move, only at the end, or in a copy made on the way: the log catches up."""
    chance = np.random.default_rng(2)
    asked, silent = (pyspiel.load_game(name).new_initial_state() for _ in range(2))
    copied = None
    moves = 0
    while not asked.is_terminal():
        action = int(chance.choice(asked.legal_actions()))
        for state in (asked, silent):
            state.apply_action(action)
        if copied is not None:
            copied.apply_action(action)
        if not asked.is_chance_node():
            moves += 1
            assert asked.information_state_string(moves % asked.num_players())
        if moves == 20 and copied is None:
            copied = asked.clone()
    for player in range(asked.num_players()):
        told = asked.information_state_string(player)
        assert silent.information_state_string(player) == told
        assert copied.information_state_string(player) == told
        assert told.startswith('{"game"')


@pytest.mark.parametrize("name", ["signoria_princes(players=3,seed=4)", "signoria_lorenzo(players=3,advanced=true)"])
def test_python_gets_what_open_spiel_would_answer(name):
    """We answer `legal_actions` and `observation_tensor` ourselves; OpenSpiel's own answers take much longer."""
    state = played(name, 40)
    game = state.get_game()
    own = pyspiel.State
    assert game.observation_tensor_size() == pyspiel.Game.observation_tensor_size(game)
    assert game.observation_tensor_shape() == pyspiel.Game.observation_tensor_shape(game)
    for _ in range(30):
        assert state.legal_actions() == own.legal_actions(state)
        assert state.observation_tensor() == own.observation_tensor(state)
        for player in range(3):
            assert state.legal_actions(player) == own.legal_actions(state, player)
            assert state.observation_tensor(player) == own.observation_tensor(state, player)
        state.apply_action(state.legal_actions()[-1])


@pytest.mark.parametrize("name", ["signoria_princes", "signoria_lorenzo(players=2,seed=1)"])
def test_questions_out_of_place_are_answered_by_open_spiel(name):
    state = pyspiel.load_game(name).new_initial_state()
    if state.is_chance_node():
        assert state.legal_actions() == list(range(256))
        assert set(state.observation_tensor(0)) == {0.0}
    for wrong in (-3, 9):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(wrong)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.legal_actions() == state.legal_actions(1) == []


def test_two_games_of_one_seed_do_not_share_a_state():
    game = pyspiel.load_game("signoria_lorenzo(players=2,seed=1)")
    one, other = game.new_initial_state(), game.new_initial_state()
    before = str(other)
    one.apply_action(one.legal_actions()[0])
    assert str(other) == before == str(game.new_initial_state())


def state_before_the_deal(name: str):
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(3)
    return state


def test_an_information_state_tells_apart_what_the_player_has_seen():
    """A draft: the hands that have passed by are no longer in view, but are remembered."""
    states = [played("signoria_lorenzo(players=3,advanced=true)", 20, seed) for seed in range(12)]
    assert len({state.information_state_string(0) for state in states}) == 12
    told = states[0].information_state_string(0)
    assert told.count('"kind": "draft"') == 3


def test_information_states_do_not_tell_what_is_hidden():
    state = played("signoria_princes(players=2)", 2)
    other = state.deal.state.view(1)["seats"][1]["hand"]
    told = state.information_state_string(0)
    assert not any(f'"{card}"' in told for card in other)


@pytest.mark.parametrize("name", ["signoria_princes(players=2)", "signoria_lorenzo(players=2)"])
def test_open_spiels_search_plays_our_games(name):
    state = played(name, 15)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
