"""`patron` follows its judge, and a policy where it has one that adds to that."""

import pytest

import signoria
from signoria.bots.judges import judge_of, make_judge
from signoria.bots.patron import Patron
from signoria.bots.perspective import Perspective
from signoria.bots.policy import Policy


def policy_for(judge, trait, worth_weight):
    """A policy that likes one trait above all."""
    names, traits = judge.network.names, judge.trait_names
    liked = [50.0 if at == trait else 0.0 for at in range(len(traits))]
    parameters = {"features": names, "hidden": [[0.0]] * len(names), "bias": [0.0], "traits": traits}
    return Policy({**parameters, "out": [[0.0]] * len(traits), "trait_bias": liked, "worth_weight": worth_weight})


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_a_policy_adds_to_what_is_seen_one_step_ahead(game):
    judge = judge_of(game, "patron-1")
    perspective = Perspective(signoria.new_game(game, 3, 5).state, 0, 1)
    while len(perspective.legal) < 2:
        perspective.state.apply(perspective.state.legal()[0])
        perspective = Perspective(perspective.state, perspective.state.seat, 1)
    usual = Patron(1, judge).choose(perspective)
    candidates = judge.candidates(perspective.state, perspective.legal)
    traits = dict(zip(candidates, judge.traits_of(perspective.state, candidates)))
    others = {trait for action, each in traits.items() if action != usual for trait in each} - set(traits[usual])
    trait = min(others)
    chosen = Patron(1, make_judge(game, judge.network, policy_for(judge, trait, 1.0))).choose(perspective)
    assert trait in traits[chosen]
    assert Patron(1, make_judge(game, judge.network, policy_for(judge, trait, 0.0))).choose(perspective) == usual
