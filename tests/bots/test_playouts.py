"""Playing the best actions on to the end: what a search takes for equally good is told apart there."""

import time
from threading import Timer

import pytest
from tests.bots.small_games import PLAIN, Envelope, PlainJudge, Small, Trap
from tests.bots.test_policy_search import Guided

import signoria
from signoria.bots.judge import Prospect
from signoria.bots.judges import judge_of
from signoria.bots.network import Network
from signoria.bots.perspective import Perspective
from signoria.bots.player import Stopped
from signoria.bots.playouts import FEWEST, Playouts, play_on, worth_playing_on
from signoria.bots.prince import Budget, Prince
from signoria.bots.registry import make_player
from signoria.bots.search import Node
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY


def node(action, visits, worth):
    found = Node(action, None, 0)
    found.add_sums(visits, worth * visits, 0.0, 0.0, 0.0)
    return found


class Found:
    """What a search has found."""

    def __init__(self, *nodes):
        self.nodes = list(nodes)

    def ranking(self):
        return self.nodes


def playouts(state, *nodes):
    return Playouts(PlainJudge(Network(PLAIN)), Perspective(state, 0, 1), Found(*nodes))


class Dice(Small):
    """Action 1 ends a point better than action 0, but a die that nobody has seen yet adds much more to either."""

    def legal(self):
        return [] if self.moves else [0, 1]

    def next_seat(self):
        return NOBODY if self.moves else 0

    def redeal(self, seat, seed):
        self.hidden = int(FastRandom(seed).below(100))

    def scores(self):
        return [self.hidden + self.moves[0], 50]


class UnevenDice(Dice):
    """Here each action has a die of its own, so that a few games say nothing."""

    def scores(self):
        return [int(FastRandom(2 * self.hidden + self.moves[0]).below(100)), 50]


def test_only_what_the_search_is_in_doubt_about_is_played_on():
    first = node(0, 500, 10.0)
    others = [node(1, 300, 9.0), node(2, 100, 5.9), node(3, 100, 9.5)]
    assert worth_playing_on([first, *others]) == [first, others[0]], "three at most, and none far behind"
    assert worth_playing_on([first, node(1, 9, 9.9)]) == [first], "nor what was hardly ever tried"
    assert worth_playing_on([node(0, 0, 0.0), node(1, 0, 0.0)])[1:] == [], "nor anything that was never searched"


def test_the_same_worlds_tell_two_actions_apart():
    found = playouts(Dice(), node(0, 500, 0.0), node(1, 500, -0.5))
    for seed in range(FEWEST):
        found.play(seed)
    assert [ahead - behind for behind, ahead in zip(*found.leads)] == [1.0] * FEWEST
    assert found.best() == 1


def test_too_few_games_say_nothing():
    found = playouts(Dice(), node(0, 500, 0.0), node(1, 500, -0.5))
    assert found.best() == 0
    for seed in range(FEWEST - 1):
        found.play(seed)
    assert found.best() == 0


def test_games_that_differ_by_luck_count_little():
    """Some five games would take the wrong action in nearly every second case if they counted in full."""
    changed = 0
    for trial in range(100):
        found = playouts(UnevenDice(), node(0, 500, 0.0), node(1, 500, -2.0))
        for seed in range(FEWEST):
            found.play(1000 * trial + seed)
        changed += found.best()
    assert changed < 15


def test_what_the_search_found_counts_too():
    found = playouts(Dice(), node(0, 500, 0.0), node(1, 500, -3.0))
    for seed in range(50):
        found.play(seed)
    assert found.best() == 0


def test_a_hidden_card_is_dealt_anew_in_every_game():
    found = playouts(Envelope(hidden=1), node(1, 500, 0.0), node(0, 500, 0.0))
    for seed in range(100):
        found.play(seed)
    assert found.best() == 0
    assert 5 < sum(ended == 5.0 for ended in found.leads[0]) < 40, "the envelope wins in one world of five"


def test_every_seat_does_what_the_judge_likes_best():
    assert play_on(PlainJudge(Network(PLAIN)), Trap((1,))).points == [0.0, 9.0], "the other seat has an answer to it"
    assert Prospect([9.0, 0.0, 3.0], [1.0, 0.0, 0.0]).worth(0) == 7.5


@pytest.mark.parametrize(("game", "seats"), [("lorenzo", 2), ("lorenzo", 4), ("princes", 3)])
def test_whole_games_are_played_on(game, seats):
    state = signoria.new_game(game, seats, 3).state
    judge = judge_of(game, "prince")
    points = play_on(judge, state).points
    assert state.seat == NOBODY
    assert points == [float(each) for each in state.scores()]
    assert play_on(judge, signoria.new_game(game, seats, 3).state).points == points


class Doubtful(Guided):
    """The search takes both actions for the same."""

    def __init__(self):
        super().__init__([0.0, 0.0, 0.0])
        self.plays_on = True

    def features(self, state, seat):
        return PlainJudge.features(self, Dice(), seat)

    def prospect(self, state, bases):
        return self.prospect_from(state, self.all_features(state), bases)


def test_prince_plays_on_if_it_has_the_time():
    assert Prince(1, Doubtful(), Budget("1s")).choose(Perspective(Dice(), 0, 1)) == 1


@pytest.mark.parametrize("budget", ["0.5s", "300"])
def test_prince_does_not_play_on_without_the_time(budget, monkeypatch):
    monkeypatch.setattr(Playouts, "play", None)
    Prince(1, Doubtful(), Budget(budget)).choose(Perspective(Dice(), 0, 1))


def test_only_todays_prince_in_lorenzo_plays_on():
    assert make_player("prince:1s", "lorenzo", 1)._plays_on()
    assert not make_player("prince:400", "lorenzo", 1)._plays_on()
    assert not make_player("prince-1:1s", "lorenzo", 1)._plays_on()
    assert not make_player("prince:1s", "princes", 1)._plays_on()


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
    monkeypatch.setattr("signoria.bots.playouts.worth_playing_on", lambda ranking: ranking[:2])
    player = make_player("prince:60s", "lorenzo", 1)
    Timer(0.5, getattr(player, word)).start()
    began = time.perf_counter()
    if word == "stop":
        with pytest.raises(Stopped):
            player.choose(opening())
    else:
        assert player.choose(opening()) in opening().legal
    assert time.perf_counter() - began < 20.0
