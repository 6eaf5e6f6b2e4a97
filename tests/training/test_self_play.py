"""Self-play: the first generation has no network yet, later ones note what patron and prince thought."""

import io
import json
import math
from collections import Counter
from pathlib import Path

import numpy
import pytest
from training.pipeline import feature_names, trait_names
from training.samples import ARRAYS, Samples
from training.self_play import JUDGED_TEMPERATURE, JUDGED_VISITS, Teacher, judge_for, play_games
from training.variants import ROUNDS, VARIANTS, variant

import signoria
from signoria.bots.judges import judge_of
from signoria.bots.policy import Policy
from signoria.kernel.fast_random import FastRandom

GAMES = ["princes", "lorenzo"]
OPTIONS = {"princes": {"muse_and_princess", "cooperative", "two_player_hard"}, "lorenzo": {"advanced"}}
FOLDER = Path(signoria.__file__).parent / "bots"


def played(teacher, number):
    first, content = play_games(teacher, [number])
    assert first == number
    with numpy.load(io.BytesIO(content)) as arrays:
        return Samples(**{name: arrays[name] for name in ARRAYS})


def small_game(game):
    """The number of a game with two seats, which is soon over."""
    return next(number for number in range(100) if variant(game, FastRandom(number))[0] == 2)


def network(game):
    return (FOLDER / game / "patron_1_network.json").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_novices_play_and_every_row_says_how_it_ended(game):
    samples = played(Teacher(game), small_game(game))
    assert len(samples.features)
    assert len(samples.candidates) == 0
    assert set(samples.rounds) <= set(range(1, ROUNDS[game] + 1))
    assert samples.lessons.tolist() == samples.points.tolist()
    assert len(set(samples.points)) <= 2  # of two seats
    assert list(samples.rounds) == sorted(samples.rounds)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_mixes_what_it_expects_into_the_lessons(game):
    samples = played(Teacher(game, network(game)), small_game(game))
    off = numpy.abs(samples.lessons - samples.points)
    assert off.max() > 0.5
    assert off[-2:].max() < off.max()  # near the end there is little to expect


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_prince_notes_how_often_it_came_back_to_each_action(game):
    samples = played(Teacher(game, network(game), None, 8), small_game(game))
    assert len(samples.candidates)
    assert (samples.candidates > 1).all()
    decisions = numpy.split(samples.visits, numpy.cumsum(samples.candidates)[:-1])
    assert all(1 <= visits.sum() <= 8 for visits in decisions)
    assert all(list(visits) == sorted(visits, reverse=True) for visits in decisions)
    assert samples.traits.max() < len(trait_names(game))
    assert samples.trait_counts.min() > 0
    others = numpy.isnan(samples.points)
    assert others.any()
    assert not others.all()


@pytest.mark.parametrize("game", GAMES)
def test_patron_notes_what_it_thinks_of_each_action(game):
    """A policy learns from that as from visits: the more an action is worth, the larger its share."""
    samples = played(Teacher(game, network(game)), small_game(game))
    assert len(samples.candidates)
    assert (samples.candidates > 1).all()
    ends = numpy.cumsum(samples.candidates)[:-1]
    for visits, worths in zip(numpy.split(samples.visits, ends), numpy.split(samples.worths, ends), strict=True):
        assert visits.sum() == pytest.approx(JUDGED_VISITS, rel=0.05)
        shares = numpy.exp((worths - worths.max()) / JUDGED_TEMPERATURE)
        assert visits == pytest.approx(JUDGED_VISITS * shares / shares.sum(), abs=0.6)
    assert samples.traits.max() < len(trait_names(game))


def test_the_same_number_is_the_same_game():
    assert play_games(Teacher("lorenzo"), [3])[1] == play_games(Teacher("lorenzo"), [3])[1]
    assert play_games(Teacher("lorenzo"), [3])[1] != play_games(Teacher("lorenzo"), [4])[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_and_number_of_seats_is_played(game):
    rules = signoria.rules(game)
    found = Counter(json.dumps(variant(game, FastRandom(number))) for number in range(2000))
    assert set(found) == {json.dumps((seats, options)) for _, seats, options in VARIANTS[game]}
    assert {seats for _, seats, _ in VARIANTS[game]} == set(range(rules.fewest, rules.most + 1))
    played_with = {name for _, _, options in VARIANTS[game] for name in options}
    assert (
        played_with
        == {"princes": {"muse_and_princess", "cooperative", "two_player_hard"}, "lorenzo": {"advanced"}}[game]
    )


@pytest.mark.parametrize("game", GAMES)
def test_networks_are_trained_for_the_features_that_judges_have(game):
    assert feature_names(game) == judge_of(game, "patron").network.names


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_is_for_the_traits_that_judges_have(game):
    names, traits = feature_names(game), trait_names(game)
    policy = {"features": names, "hidden": [[0.0]] * len(names), "bias": [1.0], "traits": traits}
    policy |= {"out": [[0.0]] * len(traits), "trait_bias": [0.0] * len(traits), "worth_weight": 0.0}
    judge = judge_for(game, network(game), json.dumps(policy))
    state = signoria.new_game(game, 3, 1).state
    actions = judge.candidates(state, state.legal())
    assert isinstance(judge.policy, Policy)
    assert judge.priors(judge.policy, state, actions) == pytest.approx([1 / len(actions)] * len(actions))
    assert math.fsum(judge.priors(judge.policy, state, actions)) == pytest.approx(1)
