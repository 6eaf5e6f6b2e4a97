"""The novice plays legally and to the end in every variant, knows nothing hidden, and has some sense."""

import time

import pytest

import signoria
from signoria.arena.runner import play_game
from signoria.arena.simulate import simulate
from signoria.bots import Perspective, make_player
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY

OPTIONS = [
    {},
    {"advanced": True},
    {"advanced": True, "last_report_decline_scores": True, "malus_wood_stone": "total"},
    {"advanced": True, "santa_rita_malus": "each", "brunelleschi_bonus_actions": False},
]
VARIANTS = [(seats, options) for seats in (2, 3, 4) for options in OPTIONS]


def chosen(player, state):
    """What a player does where it has a choice."""
    legal = state.legal()
    return player.choose(Perspective(state, state.seat, 1)) if len(legal) > 1 else legal[0]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("others", ["novice", "random"])
def test_the_novice_plays_every_variant_to_the_end(seats, options, others):
    for seed in range(3):
        game = signoria.new_game("lorenzo", seats=seats, seed=seed, **options)
        names = ["novice"] + [others] * (seats - 1)
        play_game(game, [make_player(name, "lorenzo", seat) for seat, name in enumerate(names)])
        assert game.over
        assert signoria.replay(game.record()).position() == game.position()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_novice_decides_alike_in_all_worlds_its_seat_cannot_tell_apart(seats, options):
    state = signoria.new_game("lorenzo", seats=seats, seed=5, **options).state
    novice = make_player("novice", "lorenzo", 1)
    chance = FastRandom(3)
    while state.seat != NOBODY:
        legal = state.legal()
        choices = {novice.choose(Perspective(state, state.seat, seed)) for seed in (1, 2, 3)}
        assert len(choices) == 1, state.decision()
        assert choices <= set(legal)
        state.apply(choices.pop() if chance.below(4) else legal[chance.below(len(legal))])


def test_the_novice_leaves_the_world_it_is_shown_as_it_is():
    state = signoria.new_game("lorenzo", seats=3, seed=8, advanced=True).state
    novice = make_player("novice", "lorenzo", 1)
    while state.seat != NOBODY:
        perspective = Perspective(state, state.seat, 1)
        before = perspective.state.position()
        choice = novice.choose(perspective)
        assert perspective.state.position() == before
        state.apply(choice)


def test_the_same_seeds_give_the_same_game():
    def played():
        game = signoria.new_game("lorenzo", seats=4, seed=11, advanced=True)
        names = ("novice", "random", "novice", "random")
        return play_game(game, [make_player(name, "lorenzo", seat) for seat, name in enumerate(names)]).record()

    assert played() == played()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_the_novice_beats_random_players(seats, advanced):
    players = ["novice"] + ["random"] * (seats - 1)
    novice = simulate("lorenzo", seats, 24, players, {"advanced": advanced}, seed=1).players[0]
    assert novice.wins >= 23
    assert novice.mean > 60


def test_the_novice_plays_leaders_and_seldom_neglects_the_church():
    results = simulate("lorenzo", 4, 20, ["novice"] * 4, {"advanced": True}, seed=6)
    for player in results.players:
        assert player.counts["leaders"] > 0.3
        assert player.counts["excommunications"] < 1.5


def test_the_novice_always_supports_the_church_at_the_last_report():
    asked = 0
    for seed in range(6):
        game = signoria.new_game("lorenzo", seats=4, seed=seed)
        players = [make_player("novice", "lorenzo", seat) for seat in range(4)]
        while not game.over:
            move = game.state.move_of(chosen(players[game.seat], game.state))
            if game.decision["kind"] == "vatican" and game.state.round == 6:
                asked += 1
                assert move == {"do": "support"}
            game.play(move)
    assert asked > 0


def test_no_leader_is_left_in_hand():
    for seed in range(5):
        game = signoria.new_game("lorenzo", seats=3, seed=seed, advanced=True)
        play_game(game, [make_player("novice", "lorenzo", seat) for seat in range(3)])
        assert [seat["hand"] for seat in game.position()["seats"]] == [[], [], []]


def test_a_decision_takes_less_than_a_millisecond():
    state = signoria.new_game("lorenzo", seats=4, seed=2, advanced=True).state
    novice = make_player("novice", "lorenzo", 1)
    decisions, spent = 0, 0.0
    while state.seat != NOBODY:
        perspective = Perspective(state, state.seat, 1)
        began = time.process_time()
        choice = novice.choose(perspective)
        spent += time.process_time() - began
        decisions += 1
        state.apply(choice)
    assert spent / decisions < 0.001
