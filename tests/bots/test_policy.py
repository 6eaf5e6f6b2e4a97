"""The policy, and the traits that describe actions to it."""

import math
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.bots import make_player
from signoria.bots.judges import judge_of, make_judge
from signoria.bots.network import packed
from signoria.bots.perspective import Perspective
from signoria.bots.policy import Policy, Traits, clamped
from signoria.kernel.errors import BadInput
from signoria.kernel.state import NOBODY

EXPANSIONS = [{}, {"muse_and_princess": True}, {"cooperative": True}, {"muse_and_princess": True, "cooperative": True}]
VARIANTS = [
    *[("princes", seats, options) for seats in (2, 3, 4, 5) for options in EXPANSIONS],
    ("princes", 2, {"two_player_hard": True}),
    *[("lorenzo", seats, {"advanced": advanced}) for seats in (2, 3, 4) for advanced in (False, True)],
]
EVERY_VARIANT = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)


def decisions(game, seats, options, seed=3, player="random"):
    """The states of a game in which there is something to decide."""
    state = signoria.new_game(game, seats=seats, seed=seed, **options).state
    players = [make_player(player, game, seat) for seat in range(seats)]
    while state.seat != NOBODY:
        legal = state.legal()
        if len(legal) > 1:
            yield state, legal
        state.apply(players[state.seat].choose(Perspective(state, state.seat, 1)))


@EVERY_VARIANT
def test_every_legal_action_has_traits_with_names(game, seats, options):
    judge = judge_of(game, "patron")
    count = len(judge.trait_names)
    for state, legal in decisions(game, seats, options):
        for traits in judge.traits_of(state, legal):
            assert traits
            assert len(set(traits)) == len(traits)
            assert min(traits) >= 0
            assert max(traits) < count


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_traits_have_different_names_and_all_actions_together_have_those_of_each_alone(game):
    judge = judge_of(game, "patron")
    assert len(set(judge.trait_names)) == len(judge.trait_names)
    state, legal = next(decisions(game, 4, {}))
    assert judge.traits_of(state, legal) == [judge.traits(state, action) for action in legal]


@pytest.mark.parametrize(("game", "seats", "options"), [v for v in VARIANTS if v[1] in (2, 4)])
def test_candidates_can_be_told_apart_by_their_traits(game, seats, options):
    """All of them in most decisions; the rest are equally good for all that is known, like places for a piece."""
    judge = judge_of(game, "patron")
    told_apart = choices = different = candidates = 0
    for state, legal in decisions(game, seats, options, player="novice"):
        actions = judge.candidates(state, legal)
        if len(actions) > 1:
            traits = {tuple(sorted(traits)) for traits in judge.traits_of(state, actions)}
            choices += 1
            told_apart += len(traits) == len(actions)
            different += len(traits)
            candidates += len(actions)
    assert told_apart > 0.7 * choices
    assert different > 0.85 * candidates


@pytest.mark.parametrize(("game", "seats", "options"), [v for v in VARIANTS if v[1] == 3])
def test_traits_tell_nothing_that_the_seat_cannot_know(game, seats, options):
    judge = judge_of(game, "patron")
    chance = Random(1)
    for state, legal in decisions(game, seats, options, player="novice"):
        if chance.random() < 0.3:
            known = judge.traits_of(state, legal)
            for seed in range(3):
                assert judge.traits_of(state.resample(state.seat, seed), legal) == known


def test_traits_stand_in_blocks_and_scales():
    traits = Traits()
    assert (traits.block("do", ["pass", "end"]), traits.scale("worth", 3, -1), traits.block("x", ["y"])) == (0, 2, 5)
    assert traits.names == ["do: pass", "do: end", "worth: -1", "worth: 0", "worth: 1", "x: y"]
    assert [clamped(value, 3) for value in (-2, 0, 2, 3, 99)] == [0, 0, 2, 2, 2]


SMALL = {
    "features": ["a", "b"],
    "hidden": [[1.0, -1.0], [0.5, 2.0]],
    "bias": [0.0, 0.5],
    "traits": ["x", "y", "z"],
    "out": [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]],
    "trait_bias": [0.0, 0.25, -1.0],
}


def test_priors_are_the_softmax_of_what_the_traits_add_up_to():
    priors = Policy(SMALL).priors(packed([1.0, 2.0]), [[0], [1], [0, 2], []])
    units = [2.0, 3.5]
    logits = [units[0], units[1] + 0.25, units[0] + units[0] + units[1] - 1.0, 0.0]
    total = sum(math.exp(logit) for logit in logits)
    assert priors == pytest.approx([math.exp(logit) / total for logit in logits])
    assert sum(priors) == pytest.approx(1.0)


def test_units_below_zero_say_nothing():
    assert Policy(SMALL).priors(packed([-5.0, 0.0]), [[0], [2]]) == Policy(SMALL).priors(
        packed([-5.0, -0.0]), [[0], [2]]
    )
    first, third = Policy(SMALL).priors(packed([-5.0, 0.0]), [[0], [2]])
    assert math.log(third / first) == pytest.approx(5.5 - 1.0)


def test_huge_logits_do_not_overflow():
    assert Policy(SMALL).priors(packed([1e6, 0.0]), [[0], [1]]) == [1.0, 0.0]


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_a_policy_for_other_traits_is_refused(game):
    with pytest.raises(BadInput, match="train it again"):
        make_judge(game, judge_of(game, "patron").network, Policy(SMALL))


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_a_judge_gives_priors_with_its_policy(game):
    judge = judge_of(game, "patron")
    names, traits = judge.network.names, judge.trait_names
    parameters = {
        "features": names,
        "hidden": [[0.1]] * len(names),
        "bias": [1.0],
        "traits": traits,
        "out": [[at / len(traits)] for at in range(len(traits))],
        "trait_bias": [0.0] * len(traits),
    }
    policy = Policy(parameters)
    state, legal = next(decisions(game, 4, {}))
    priors = make_judge(game, judge.network, policy).priors(policy, state, legal)
    assert len(priors) == len(legal)
    assert sum(priors) == pytest.approx(1.0)
    assert len(set(priors)) > 1


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_the_policies_that_are_shipped_fit_their_judges_and_are_small(game):
    judge = judge_of(game, "prince")
    if judge.policy is not None:
        assert judge.policy.names == judge.network.names
    for file in (Path(signoria.__file__).parent / "bots" / game).glob("*_policy.json"):
        assert file.stat().st_size <= 2_000_000
