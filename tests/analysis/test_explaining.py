"""Explanations add up, name every feature, and say what holds in most worlds."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

import signoria
from signoria import games
from signoria.analysis.explainer import Cause, Explainer, explainer_of
from signoria.analysis.explaining import MOST_REASONS, Outcome, Reason, agreed, parts, reasons, shown
from signoria.bots.judges import judge_of
from signoria.bots.lorenzo import groups as lorenzo_groups
from signoria.bots.network import Network, mean_slope
from signoria.bots.princes import groups as princes_groups
from signoria.princes.components import BUILDINGS, FREEDOMS
from tests.conformance.variants import VARIANTS, begin, name_of, wander
from tests.princes.table import Table, build, draw, introduce

WITH_A_JUDGE = [variant for variant in VARIANTS if games.spec(variant[0]).judge is not None]
seeds = st.integers(0, 2**32)


def decision(variant, seed, length):
    """A position in which somebody has a choice."""
    game = wander(begin(variant, seed), length, seed)
    while not game.over and len(game.state.legal()) < 2:
        game.perform(game.state.legal()[0])
    return game


def outcomes(game, actions, worlds=2, player="prince"):
    state = game.state
    drawn = [state.resample(state.seat, number) for number in range(worlds)]
    return [Outcome(judge_of(game.rules.name, player), drawn, state.seat, action) for action in actions]


# The network


def test_the_parts_of_a_network_are_exact_also_beyond_a_kink():
    """The unit starts to count on the way: for half of it, so each feature has half its slope."""
    network = Network(
        {"features": ["a", "b"], "hidden": [[2.0], [2.0]], "bias": [-2.0], "out": [3.0], "out_bias": 1.0, "spread": [1]}
    )
    none, half, both = (vec[float](features) for features in ([0.0, 0.0], [0.5, 0.0], [1.0, 1.0]))
    assert network.parts(none, both) == [3.0, 3.0]
    assert sum(network.parts(none, both)) == network.value(both) - network.value(none)
    assert network.parts(none, half) == [0.0, 0.0]
    assert network.parts(both, both) == [0.0, 0.0]


@pytest.mark.parametrize(
    ("first", "second", "slope"), [(1, 2, 1), (-1, -2, 0), (-1, 3, 0.75), (3, -1, 0.75), (0, 0, 0)]
)
def test_a_unit_counts_for_the_share_of_the_way_on_which_it_is_on(first, second, slope):
    assert mean_slope(float(first), float(second)) == slope


# Adding up


@pytest.mark.parametrize("variant", WITH_A_JUDGE, ids=name_of)
@given(seed=seeds, length=st.integers(0, 120), player=st.sampled_from(["patron", "prince"]))
def test_the_parts_add_up_to_the_difference_in_every_variant(variant, seed, length, player):
    game = decision(variant, seed, length)
    if game.over:
        return
    actions = random.Random(seed).sample(game.state.legal(), 2)
    one, other = outcomes(game, actions, player=player)
    explainer = explainer_of(variant[0])
    difference = one.worth - other.worth
    found = parts(one, other, explainer.groups)
    assert sum(found.values()) == pytest.approx(difference, abs=1e-6)
    assert "position" not in found
    told = reasons(one, other, explainer)
    named = [reason for reason in told if reason.key != "coach-rest"]
    assert len(named) <= MOST_REASONS
    assert len(told) - len(named) <= 1
    assert sum(reason.points for reason in told) == pytest.approx(round(difference, 1), abs=1e-9)
    assert all(reason.points == round(reason.points, 1) for reason in told)


@given(st.lists(st.floats(-20, 20), max_size=12))
def test_shown_figures_add_up_to_the_shown_sum(points):
    found = shown([Reason(f"coach-{number}", {}, value) for number, value in enumerate(points)])
    assert sum(reason.points for reason in found) == pytest.approx(round(sum(sorted(points, key=lambda p: -abs(p))), 1))
    assert found == [Reason("coach-equal", {}, 0.0)] or all(reason.points for reason in found)


def test_small_things_are_one_reason_and_what_rounding_takes_is_given_back():
    small = [Reason("coach-money", {}, 2.0), Reason("coach-room", {}, 0.04), Reason("coach-time", {}, 0.03)]
    assert shown(small) == [Reason("coach-money", {}, 2.0), Reason("coach-rest", {}, 0.1)]
    halves = [Reason("coach-money", {}, 1.34), Reason("coach-pp", {}, 0.64)]
    assert shown(halves) == [Reason("coach-money", {}, 1.4), Reason("coach-pp", {}, 0.6)]


# Groups


@pytest.mark.parametrize(("game", "groups"), [("princes", princes_groups.GROUPS), ("lorenzo", lorenzo_groups.GROUPS)])
@pytest.mark.parametrize("player", ["patron", "prince"])
def test_every_feature_belongs_to_one_group(game, groups, player):
    count = Counter(feature for features in groups.values() for feature in features)
    assert set(count.values()) == {1}
    assert sorted(count) == sorted(judge_of(game, player).network.names)


def test_without_groups_there_is_a_general_reason():
    game = decision(("lorenzo", 3, {}), 4, 30)
    one, other = outcomes(game, game.state.legal()[:2])
    found = parts(one, other, {})
    assert set(found) == {"position", "others"}
    keys = {reason.key for reason in reasons(one, other, Explainer(), further=3.0)}
    assert "coach-further" in keys
    assert keys <= {"coach-position", "coach-others-less", "coach-others-more", "coach-further", "coach-rest"}


# Causes


def test_a_cause_must_hold_in_most_worlds_and_numbers_are_those_in_the_middle():
    def money(amount):
        return Cause("coach-money-more", {"amount": amount, "about": 0}, ("money",), 1)

    jester = Cause("coach-jester", {"by": 2}, ("jesters",), 1)
    found = agreed([[money(100)], [jester, money(300)], [money(500)], []])
    assert found == [Cause("coach-money-more", {"amount": 300, "about": 1}, ("money",), 1)]
    assert agreed([[money(300)], [money(300)]]) == [money(300)]


def explained(game, best, other, worlds=2):
    """The reasons for a move against another, by key."""
    one, two = outcomes(game, [game.action_of(best), game.action_of(other)], worlds)
    return {reason.key: reason for reason in reasons(one, two, explainer_of(game.rules.name))}


WISHES = {card["id"]: card for card in signoria.rules("princes").own_edition()["professions"]}


def test_a_freedom_that_completes_a_work_is_told_with_its_value():  # PF-WRK-1, PF-WRK-2
    """Three jesters, two cards and the building make 12; the freedom makes 15, and round 4 asks for 14."""
    wish = WISHES["botanist"]
    owned = {"jesters": 3, "hand": ["botanist", "poet"], "pieces": [wish["building"]]}
    game = Table(seats=3, round=4).seat(0, money=3000, **owned).at("turn")
    found = explained(game, introduce(wish["freedom"]), draw("bonus"))["coach-work-enough-freedom"]
    expected = {"freedom": wish["freedom"], "profession": "botanist", "by": 3, "wv": 15, "missing": 0}
    assert found.args == expected
    assert found.points > 0
    lacking = explained(game, draw("bonus"), introduce(wish["freedom"]))
    assert lacking["coach-work-lacks-freedom"].args == {"freedom": wish["freedom"], "profession": "botanist", "by": 3}
    assert lacking["coach-work-lacks-freedom"].points == -found.points


def test_a_building_nobody_wants_is_not_said_to_raise_a_work():  # PF-WRK-1
    game = Table(seats=3, round=3).seat(0, money=3000, hand=["poet"]).at("turn")
    idle = next(name for name in BUILDINGS if name != WISHES["poet"]["building"])
    found = explained(game, build(idle), introduce(FREEDOMS[0]))
    assert not any(key.startswith(("coach-work-raised-piece", "coach-work-enough-piece")) for key in found)


def test_money_is_told_by_its_amount():  # PF-MON-1
    game = Table(seats=3, round=2).seat(0, money=3000, hand=["poet", "botanist"]).at("turn")
    found = explained(game, {"do": "end"}, introduce(FREEDOMS[0]))
    assert found["coach-money-more"].args == {"amount": 300, "about": 0}
