"""A prince on several cores: processes with trees of their own."""

import json
import time
from threading import Timer

import pytest

import signoria
from signoria.analysis.advice import OpenCards
from signoria.bots import Stopped, make_player
from signoria.bots.core_worker import Listener, carry_out, found_by
from signoria.bots.cores import PrinceOnCores, add_up
from signoria.bots.judges import judge_of
from signoria.bots.perspective import Perspective
from signoria.bots.playouts import Contender, Playouts
from signoria.bots.prince import Budget
from signoria.bots.search import Search
from signoria.kernel.errors import BadInput
from signoria.server.settings import from_environment


@pytest.fixture
def perspective():
    state = signoria.new_game("lorenzo", seats=3, seed=5).state
    return Perspective(state, state.seat, 1)


def shape(search):
    return [(node.action, node.visits, node.mean_worth()) for node in search.ranking()]


def test_the_visits_of_all_cores_are_added_up(perspective):
    alone = make_player("prince:20", "lorenzo", 1).consider(perspective)
    together = make_player("prince:60:3", "lorenzo", 1).consider(perspective)
    assert together.root.visits > 2 * alone.root.visits
    assert sum(node.visits for node in together.root.children) == together.root.visits - 1
    assert together.ranking()[0].visits > alone.ranking()[0].visits


def test_simulations_on_several_cores_are_reproducible(perspective):
    first, second = (make_player("prince:60:2", "lorenzo", 1).consider(perspective) for _ in range(2))
    assert shape(first) == shape(second)


def test_a_prince_on_cores_decides_again_and_again():
    state = signoria.new_game("princes", seats=2, seed=5, muse_and_princess=True).state
    prince = make_player("prince:8:2", "princes", 1)
    for _ in range(6):
        action = prince.choose(Perspective(state, state.seat, 1))
        assert action in state.legal()
        state.apply(action)


def test_an_edition_of_its_own_reaches_the_helpers():
    edition = json.loads(json.dumps(signoria.new_game("princes", seats=2, seed=1).state.edition()))
    edition["minimum_work_value"]["by_round"] = [1] * 7
    state = signoria.new_game("princes", seats=2, seed=5, edition=edition).state
    assert make_player("prince:8:2", "princes", 1).choose(Perspective(state, state.seat, 1)) in state.legal()


def test_helpers_end_with_their_prince_and_when_it_is_stopped(perspective):
    prince = make_player("prince:60s:2", "lorenzo", 1)
    helpers = prince._helpers
    Timer(0.05, prince.stop).start()
    with pytest.raises(Stopped):
        prince.choose(perspective)
    assert all(helper.poll() is not None for helper in helpers)
    other = make_player("prince:8:2", "lorenzo", 1)
    helpers = other._helpers
    assert all(helper.poll() is None for helper in helpers)
    del other
    assert all(helper.poll() is not None for helper in helpers)


def test_a_helper_that_has_died_is_missed_by_nobody(perspective):
    prince = make_player("prince:8:2", "lorenzo", 1)
    prince._helpers[0].kill()
    prince._helpers[0].wait()
    assert prince.choose(perspective) in perspective.legal


def test_who_sees_all_cards_thinks_alone(perspective):
    prince = make_player("prince:60:2", "lorenzo", 1)
    assert prince.consider(OpenCards(perspective.state)).root.visits <= 30


def test_a_helper_finishes_early_when_it_is_told_to(perspective):
    task = {"number": 3, "player": "prince", "budget": "3600s", "position": perspective.state.position(), "seed": 1}
    listener = Listener()
    listener.finished = 3
    found = carry_out(task, listener)
    assert found, "it has looked at the candidates at least"
    assert sum(visits for _, visits, *_ in found) <= 1


def test_contenders_are_played_on_by_all_cores(perspective, monkeypatch):
    monkeypatch.setattr("signoria.bots.playouts.HOPE", -1.0)  # nothing is given up here
    prince = make_player("prince:1s:2", "lorenzo", 1)
    prince.consider(perspective)  # from now on the helper is there
    contenders = [Contender(action, 0.0) for action in perspective.legal[:2]]
    playouts = Playouts(prince.judge, perspective, contenders)
    played = []
    monkeypatch.setattr(Playouts, "play", lambda self, seed: (played.append(seed), time.sleep(0.1)))
    prince.play_on(playouts, time.perf_counter() + 0.9)
    assert played, "in this process, too"
    assert len(playouts.contenders[0].worths) > 1, "by the helper"
    assert len({len(each.worths) for each in playouts.contenders}) == 1


def test_a_helper_plays_contenders_on(perspective):
    actions = perspective.legal[:2]
    task = {"number": 3, "player": "prince", "budget": "0.3s", "position": perspective.state.position(), "seed": 1}
    task["contenders"] = [(action, 0.0) for action in actions]
    found = dict(carry_out(task, Listener()))
    assert set(found) <= set(actions)
    assert len({len(worths) for worths in found.values()}) == 1
    assert len(next(iter(found.values()))) > 0
    listener = Listener()
    listener.finished = 3
    assert carry_out(task, listener) == [(action, []) for action in actions]


def test_what_two_searches_found_is_added(perspective):
    searches = [Search(judge_of("lorenzo", "prince"), 3) for _ in range(2)]
    for search in searches:
        for seed in range(10):
            search.simulate(perspective.world(seed))
    first, second = searches
    before = {node.action: node.visits for node in first.root.children}
    add_up(first, perspective, found_by(second))
    for node in second.root.children:
        both = first.considered(perspective.state, node.action)
        assert both.visits == before.get(node.action, 0) + node.visits
        assert both.mean_points() == pytest.approx(node.mean_points())


@pytest.mark.parametrize("words", ["1s:0", "1s:-2", "1s:x", "1s:", "1s:1.5", "1s:65", "3:4", "1s:4:4", ":4"])
def test_cores_that_make_no_sense(words):
    with pytest.raises(BadInput, match="prince thinks"):
        Budget(words)


def test_budgets_are_shared_out():
    assert Budget("1s:4").on_one_core().seconds == 1
    assert Budget("10:4").on_one_core().simulations == 3
    assert Budget("2s:1").cores == 1
    assert type(make_player("prince:1s:1", "princes", 1)) is not PrinceOnCores


def test_tables_do_not_think_on_several_cores(monkeypatch):
    monkeypatch.setenv("SIGNORIA_PRINCE_BUDGET", "1s:4")
    with pytest.raises(BadInput, match="one core"):
        from_environment("sqlite://")
