"""Playing the best actions on: what a search takes for equally good is told apart by how the game goes on."""

import time
from threading import Timer

import pytest
from tests.bots.small_games import Envelope, PlainJudge, Small, Trap
from tests.bots.test_policy_search import Guided

import signoria
from signoria.bots.judges import judge_of
from signoria.bots.perspective import Perspective
from signoria.bots.player import Stopped
from signoria.bots.playouts import FEWEST, MOST_ACTIONS, Contender, Playouts, contenders_of, hope
from signoria.bots.prince import Budget, Prince
from signoria.bots.quick_play import ROUNDS_ON, play_on, play_to_next_round, quick_choice
from signoria.bots.registry import make_player
from signoria.bots.search import Node
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY
from signoria.lorenzo.components import ROUNDS


def guided(*biases, missed=25.0):
    judge = Guided(list(biases) or [0.0, 0.0, 0.0])
    judge.missed = missed
    return judge


def playouts(state, *contenders, missed=25.0):
    return Playouts(guided(missed=missed), Perspective(state, 0, 1), [Contender(*each) for each in contenders])


class OneMove(Small):
    """Seat 0 moves once."""

    def legal(self):
        return [] if self.moves else [0, 1, 2]

    def next_seat(self):
        return NOBODY if self.moves else 0


class Dice(OneMove):
    """Action 1 ends a point better than action 0, but a die that nobody has seen yet adds much more to either."""

    def redeal(self, seat, seed):
        self.hidden = int(FastRandom(seed).below(100))

    def scores(self):
        return [self.hidden + self.moves[0], 50]


class UnevenDice(Dice):
    """Here each action has a die of its own, so that a few games say nothing."""

    def scores(self):
        return [int(FastRandom(2 * self.hidden + self.moves[0]).below(100)), 50]


class Neighbours(OneMove):
    """Actions 0 and 1 bring the same, but not to the other seat; action 2 brings most to both."""

    def scores(self):
        return [[5, 9], [5, 0], [7, 9]][self.moves[0]]


class Found:
    """What a search has found."""

    def __init__(self, *worths):
        self.judge = guided()
        self.nodes = [Node(action, None, 0) for action in range(len(worths))]
        for node, worth in zip(self.nodes, worths, strict=True):
            node.add_sums(10, 10 * worth, 0.0, 0.0, 0.0)

    def ranking(self):
        return self.nodes


def test_what_may_be_the_best_is_played_on():
    found = contenders_of(Found(10.0, 2.0, -40.0, 11.0, 9.5))
    assert [each.action for each in found] == [0, 3, 4, 1], "what the search would choose, then the others by worth"
    assert [each.searched for each in found] == [10.0, 11.0, 9.5, 2.0]
    assert len(contenders_of(Found(*[1.0] * 30))) == MOST_ACTIONS


def test_the_same_worlds_tell_two_actions_apart():
    found = playouts(Dice(), (0, 0.0), (1, -0.5))
    behind, ahead = found.contenders
    for seed in range(FEWEST):
        found.play(seed)
    assert [high - low for low, high in zip(behind.worths, ahead.worths, strict=True)] == [1.0] * FEWEST
    assert found.best() == 1


def test_too_few_games_say_nothing():
    found = playouts(Dice(), (0, 0.0), (1, -0.5))
    assert found.best() == 0
    for seed in range(FEWEST - 1):
        found.play(seed)
    assert found.best() == 0


def test_games_that_differ_by_luck_count_little():
    """Some five games would take the wrong action in nearly every second case if they counted in full."""
    changed = 0
    for trial in range(100):
        found = playouts(UnevenDice(), (0, 0.0), (1, -9.0))
        for seed in range(FEWEST):
            found.play(1000 * trial + seed)
        changed += found.best()
    assert changed < 20


def test_what_is_surely_no_good_is_given_up():
    found = playouts(Trap(), (0, 0.0), (1, 0.0), (2, 0.0))
    for seed in range(FEWEST - 1):
        found.play(seed)
    assert len(found.contenders) == 3
    found.play(FEWEST)
    assert [each.action for each in found.contenders] == [0], "both others lose"


def test_hope():
    assert hope(0.0, 1.0) == pytest.approx(0.3989, abs=1e-4), "one of two that are equal so far"
    assert hope(0.0, 4.0) > hope(1.0, 4.0) > hope(1.0, 1.0) > hope(9.0, 1.0) >= 0.0


def test_games_of_another_process_count_as_well():
    found = playouts(Dice(), (0, 0.0), (1, -0.5), (2, -9.0))
    for seed in range(FEWEST - 1):
        found.play(seed)
    found.add_up({0: [3.0, 4.0], 1: [4.0, 5.0]})
    assert [(each.action, len(each.worths)) for each in found.contenders] == [(0, FEWEST + 1), (1, FEWEST + 1)]
    assert found.best() == 1


def test_processes_that_gave_up_different_actions_agree():
    found = playouts(Dice(), (0, 0.0), (1, -0.5))
    found.add_up({7: [1.0]})
    assert [each.action for each in found.contenders] == [0, 1]


def test_a_hidden_card_is_dealt_anew_in_every_game():
    won = 0
    for trial in range(20):
        found = playouts(Envelope(hidden=1), (1, 0.0), (0, 0.0))
        envelope = found.contenders[0]
        for seed in range(FEWEST):
            found.play(1000 * trial + seed)
        won += envelope.worths.count(5.0)
    assert 5 < won < 40, "the envelope wins in one world of five"
    for seed in range(100):
        found.play(seed)
    assert found.best() == 0


def test_every_seat_does_what_the_judge_likes_best():
    judge = guided()
    assert play_on(judge, judge.policy, Trap((1,)), 0) == -9.0, "the other seat has an answer to it"


def test_what_the_policy_thinks_nothing_of_is_not_tried():
    judge = guided(0.0, 0.0, -9.0)
    assert play_on(judge, judge.policy, Trap((1,)), 0) == 9.0, "the answer is not seen"


def test_between_actions_that_are_close_what_the_others_get_decides():
    judge = guided()
    assert quick_choice(judge, judge.policy, Neighbours(), [0, 1]) == 1
    assert quick_choice(judge, judge.policy, Neighbours(), [0, 1, 2]) == 2


@pytest.mark.parametrize(("game", "seats"), [("lorenzo", 2), ("lorenzo", 4), ("princes", 3)])
def test_some_rounds_are_played_on(game, seats):
    judge = judge_of(game, "prince")
    worths = set()
    for _ in range(2):
        state = signoria.new_game(game, seats, 3).state
        worths.add(play_on(judge, judge.policy, state, 0))
        assert judge.round(state) == 2 + ROUNDS_ON, "this round is played to its end first"
    assert len(worths) == 1


@pytest.mark.parametrize("game", ["lorenzo", "princes"])
def test_playing_on_ends_with_the_game(game):
    judge = judge_of(game, "prince")
    state = signoria.new_game(game, 3, 3).state
    while judge.round(state) < 5:
        play_to_next_round(judge, judge.policy, state)
    play_on(judge, judge.policy, state, 1)
    assert state.seat == NOBODY
    points = state.scores()
    lead = points[1] - (points[0] + points[2]) / 2
    won = 1 / len(state.winners()) if 1 in state.winners() else 0
    assert play_on(judge, judge.policy, state, 1) == pytest.approx(lead + judge.win_worth * won)


class Doubtful(Guided):
    """The search takes all actions for the same."""

    def __init__(self):
        super().__init__([0.0, 0.0, 0.0])
        self.missed = 25.0

    def features(self, state, seat):
        return PlainJudge.features(self, Dice(), seat)

    def prospect(self, state, bases):
        return self.prospect_from(state, self.all_features(state), bases)


def test_prince_plays_on_if_it_has_the_time():
    assert Prince(1, Doubtful(), Budget("1s")).choose(Perspective(Dice(), 0, 1)) == 2


@pytest.mark.parametrize("budget", ["0.5s", "300"])
def test_prince_does_not_play_on_without_the_time(budget, monkeypatch):
    monkeypatch.setattr(Playouts, "play", None)
    Prince(1, Doubtful(), Budget(budget)).choose(Perspective(Dice(), 0, 1))


def test_only_todays_prince_in_lorenzo_plays_on():
    princes = signoria.new_game("princes", 4, 3).state
    assert make_player("prince:1s", "lorenzo", 1)._plays_on(opening())
    assert not make_player("prince:400", "lorenzo", 1)._plays_on(opening())
    assert not make_player("prince-1:1s", "lorenzo", 1)._plays_on(opening())
    assert not make_player("prince:1s", "princes", 1)._plays_on(Perspective(princes, princes.seat, 1))


def test_without_luck_to_come_the_search_knows_best():
    player = make_player("prince:1s", "lorenzo", 1)
    state = signoria.new_game("lorenzo", 2, 3).state
    while state.round < ROUNDS:
        assert player._plays_on(Perspective(state, state.seat, 1))
        play_to_next_round(player.judge, player.judge.policy, state)
    assert not player._plays_on(Perspective(state, state.seat, 1))


def opening():
    state = signoria.new_game("lorenzo", 4, 3).state
    return Perspective(state, state.seat, 1)


def test_a_decision_takes_as_long_as_it_may():
    player = make_player("prince:1s", "lorenzo", 1)
    began = time.perf_counter()
    assert player.choose(opening()) in opening().legal
    assert time.perf_counter() - began < 5.0  # with patience for a machine that does much else


@pytest.mark.parametrize("word", ["stop", "finish"])
def test_playing_on_can_be_stopped_and_finished(word, monkeypatch):
    monkeypatch.setattr("signoria.bots.prince.SEARCHING", 0.001)
    monkeypatch.setattr("signoria.bots.playouts.HOPE", -1.0)  # nothing is given up
    player = make_player("prince:60s", "lorenzo", 1)
    Timer(0.5, getattr(player, word)).start()
    began = time.perf_counter()
    if word == "stop":
        with pytest.raises(Stopped):
            player.choose(opening())
    else:
        assert player.choose(opening()) in opening().legal
    assert time.perf_counter() - began < 20.0
