"""The search behind `prince`, on games so small that the right answer is plain."""

from threading import Timer

import pytest
from tests.bots.small_games import PLAIN, Envelope, Forced, PlainJudge, Trap

import signoria
from signoria.arena.runner import decide
from signoria.bots import Stopped, make_player
from signoria.bots.judge import Judge, Prospect
from signoria.bots.judges import judge_of
from signoria.bots.network import Network
from signoria.bots.perspective import Perspective
from signoria.bots.prince import Budget, Prince
from signoria.bots.search import Node, Search, choose, correction_of
from signoria.kernel.errors import BadInput
from signoria.kernel.state import NOBODY


@pytest.fixture
def judge() -> PlainJudge:
    return PlainJudge(Network(PLAIN))


def prince(judge: Judge, budget: str = "200") -> Prince:
    return Prince(1, judge, Budget(budget))


def test_a_hidden_card_is_weighed_over_all_worlds_not_looked_at(judge):
    for seed in range(20):
        assert prince(judge).choose(Perspective(Envelope(hidden=1), 0, seed)) == 0


def test_the_search_sees_the_answer_that_the_judge_does_not(judge):
    perspective = Perspective(Trap(), 0, 1)
    liked = [prospect.worth(0) for prospect in judge.prospects(perspective.state, [0, 1, 2])]
    assert liked.index(max(liked)) == 1
    assert prince(judge).choose(perspective) == 0


def test_a_forced_decision_is_answered_and_not_the_one_after_it(judge):
    search = prince(judge).consider(Perspective(Forced(), 0, 1))
    assert [node.action for node in search.ranking()] == [7]
    assert search.root.visits == 1, "there is nothing to search for"
    assert prince(judge).choose(Perspective(Forced(), 0, 1)) == 7


@pytest.mark.parametrize(
    ("game", "options"),
    [("princes", {"muse_and_princess": True, "cooperative": True}), ("lorenzo", {"advanced": True})],
)
def test_prince_answers_every_forced_decision_of_a_game(game, options):
    state = signoria.new_game(game, seats=4, seed=3, **options).state
    novices = [make_player("novice", game, seat) for seat in range(4)]
    asked = make_player("prince:2", game, 1)
    forced = 0
    while state.seat != NOBODY:
        legal = state.legal()
        if len(legal) == 1:
            assert asked.choose(Perspective(state, state.seat, 1)) == legal[0]
            forced += 1
        state.apply(decide(novices[state.seat], state))
    assert forced


def test_a_search_can_be_stopped_from_another_thread(judge):
    thinking = prince(judge, "3600s")
    Timer(0.05, thinking.stop).start()
    with pytest.raises(Stopped):
        thinking.choose(Perspective(Trap(), 0, 1))


def test_every_seat_looks_to_its_own_good(judge):
    """After the trap the other seat answers with 2, which is best for it and worst for the first."""
    search = Search(judge, 2)
    for _ in range(300):
        search.simulate(Trap())
    trap = next(child for child in search.root.children if child.action == 1)
    answer = max(trap.children, key=lambda child: child.visits)
    assert answer.action == 2
    assert answer.chance == pytest.approx(answer.visits)
    assert answer.points == pytest.approx(9 * answer.visits)


def test_what_is_considered_comes_with_visits_chance_and_points(judge):
    best, *rest = prince(judge, "100").consider(Perspective(Trap(), 0, 1)).ranking()
    assert best.action == 0
    assert best.visits > max(node.visits for node in rest)
    assert best.mean_chance() > 0.8
    assert best.mean_points() > 0.8


def test_the_search_ends_when_nothing_can_change_any_more(judge):
    search = prince(judge, "1000").consider(Perspective(Trap(), 0, 1))
    done = search.root.visits
    assert 500 < done < 1000
    assert search.lead() >= 1000 - done


def test_one_may_insist_on_an_action_that_was_not_worth_a_look(judge):
    search = Search(judge, 2)
    node = search.considered(Trap(), 2)
    assert (node.visits, node.mean_points(), node.mean_chance()) == (0, 1.0, pytest.approx(0.56, abs=0.02))
    for _ in range(9):
        search.simulate(Trap(), insisting=node)
    assert search.considered(Trap(), 2) is node
    assert (node.visits, node.mean_points(), node.mean_chance()) == (9, 0.0, 0.0)


def test_impressions_are_corrected_by_how_wrong_those_were_that_were_tried():
    siblings = [Node(action, Prospect([1.0, 0.0], [0.5, 0.5]), 0) for action in range(3)]
    assert correction_of(siblings) == 0
    siblings[0].add(Prospect([9.0, 0.0], [0.9, 0.1]))
    assert correction_of(siblings) == pytest.approx(8)
    siblings[1].add(Prospect([3.0, 0.0], [0.9, 0.1]))
    assert correction_of(siblings) == pytest.approx(5)


def test_one_disappointment_does_not_speak_against_the_others():
    siblings = [Node(action, Prospect([1.0, 0.0], [0.5, 0.5]), 0) for action in range(3)]
    siblings[0].add(Prospect([-9.0, 0.0], [0.1, 0.9]))
    assert correction_of(siblings) == 0
    siblings[1].add(Prospect([-3.0, 0.0], [0.1, 0.9]))
    assert correction_of(siblings) == pytest.approx(-7)


def test_what_looks_hopeless_is_not_tried_before_the_rest_is_known(judge):
    good, hopeless = (Node(action, Prospect([points, 0.0], [0.5, 0.5]), 0) for action, points in ((0, 9.0), (1, -20.0)))
    for times in range(100):
        chosen = choose([good, hopeless], times)
        chosen.add(Prospect([chosen.first_points, 0.0], [0.5, 0.5]))
    assert (good.visits, hopeless.visits) == (100, 0)


@pytest.mark.parametrize("words", ["0.05s", "1s", "800", "1"])
def test_a_budget_in_seconds_or_simulations(words):
    budget = Budget(words)
    assert (budget.seconds > 0) != (budget.simulations > 0)


@pytest.mark.parametrize("words", ["", "s", "fast", "-1", "0", "0s", "-2s", "1.5", "nans", "infs", "1e9", "99999s"])
def test_a_budget_that_is_none(words):
    with pytest.raises(BadInput, match=r"prince thinks for so many seconds \(prince:0.5s\) or simulations"):
        Budget(words)


def test_positions_are_worth_the_same_together_as_alone():
    judge = judge_of("princes", "prince")
    state = signoria.new_game("princes", seats=4, seed=3).state
    rows = []
    for _ in range(40):
        rows.append(judge.features(state, 1))
        state.apply(state.legal()[0])
    together = judge.network.values(rows)
    assert together == pytest.approx([judge.network.value(row) for row in rows])
    assert max(together) - min(together) > 1
