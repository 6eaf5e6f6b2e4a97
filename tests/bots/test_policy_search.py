"""The search with a policy: what it tries, what it leaves alone, and how it gets over a wrong policy."""

import math
from random import Random

import pytest
from librt.vecs import vec
from tests.bots.small_games import PLAIN, Envelope, PlainJudge, Trap

import signoria
from signoria.analysis.advice import OpenCards
from signoria.bots.judge import Correction, Judge, Prospect, softmax
from signoria.bots.judges import correction_for, judge_of, make_judge
from signoria.bots.network import Basis, Network
from signoria.bots.perspective import Perspective
from signoria.bots.policy import Policy, Preferences
from signoria.bots.prince import Budget, Prince
from signoria.bots.search import Choices, Node, Search, choose_by_prior
from signoria.kernel.state import NOBODY, State


def policy_for(names, traits, biases):
    """A policy that always says the same of a trait."""
    parameters = {"features": names, "hidden": [[0.0]] * len(names), "bias": [0.0], "traits": traits}
    return Policy({**parameters, "out": [[0.0]] * len(traits), "trait_bias": biases})


class Guided(PlainJudge):
    """The plain judge with a policy that likes some actions of every seat; counts the positions it looks at."""

    def __init__(self, biases: list[float]) -> None:
        super().__init__(Network(PLAIN), policy_for(["liking"], ["0", "1", "2"], biases))
        self.looked_at = 0

    def traits_of(self, state: State, actions: list[int]) -> list[list[int]]:
        return [[action] for action in actions]

    def prospect(self, state: State, bases: list[Basis]) -> Prospect:
        self.looked_at += 1
        return super().prospect(state, bases)


def prince(judge: Judge, budget: int) -> Prince:
    return Prince(1, judge, Budget(str(budget)))


@pytest.mark.parametrize("biases", [[0.0, 0.0, 0.0], [0.0, 3.0, 0.0], [-3.0, 3.0, 3.0], [1.0, 0.0, -1.0]])
def test_it_finds_the_answer_even_if_the_policy_likes_the_trap(biases):
    assert prince(Guided(biases), 400).choose(Perspective(Trap(), 0, 1)) == 0


def test_a_hidden_card_is_weighed_over_all_worlds():
    for seed in range(10):
        assert prince(Guided([0.0, 1.0, 0.0]), 300).choose(Perspective(Envelope(hidden=1), 0, seed)) == 0


def test_a_simulation_looks_at_one_position():
    judge = Guided([0.0, 0.0, 0.0])
    search = Search(judge, 2)
    for _ in range(50):
        search.simulate(Trap())
    assert judge.looked_at == 49  # the first one is told by first impressions
    assert search.root.visits == 50
    assert sum(child.visits for child in search.root.children) == 49


class Dealing(Guided):
    """The same where new cards come after every move."""

    def deals(self, state: State) -> int:
        return len(state.moves)


def test_it_does_not_look_beyond_new_cards_and_dice():
    for judge, looks_further in ((Guided([0.0, 0.0, 0.0]), True), (Dealing([0.0, 0.0, 0.0]), False)):
        search = Search(judge, 2)
        for _ in range(60):
            search.simulate(Trap())
        assert len(search.root.children) == 3
        assert any(child.children for child in search.root.children) == looks_further


def test_new_cards_and_dice_come_with_every_round_of_lorenzo():
    judge = judge_of("lorenzo", "prince")
    state = signoria.new_game("lorenzo", 2, 1, advanced=True).state
    seen = set()
    while state.seat != NOBODY:
        assert judge.deals(state) == (state.round if state.dice else 0)
        seen.add(judge.deals(state))
        state.apply(state.legal()[0])
    assert seen == set(range(7))


class Rolling(Guided):
    """Plays on as the policy says; new cards come after every third move."""

    def __init__(self, biases: list[float]) -> None:
        super().__init__(biases)
        self.rolls_out = True
        self.ends: list[tuple[int, ...]] = []

    def deals(self, state: State) -> int:
        return len(state.moves) // 3

    def prospect(self, state: State, bases: list[Basis]) -> Prospect:
        self.ends.append(state.moves)
        return super().prospect(state, bases)


class Long(Trap):
    """Four moves, by turns."""

    def next_seat(self) -> int:
        return len(self.moves) % 2 if len(self.moves) < 4 else -1

    def scores(self) -> list[int]:
        return [sum(self.moves[::2]), sum(self.moves[1::2])]


def tried_once(judge: Judge, game: State) -> Node:
    """The one action that was tried after two simulations: the first tells first impressions alone."""
    search = Search(judge, 2)
    for _ in range(2):
        search.simulate(game.clone())
    [tried] = [child for child in search.root.children if child.visits]
    return tried


def test_a_rollout_and_the_judge_count_alike():
    judge = Rolling([0.0, 0.0, 5.0])  # the other seat will answer 2
    tried = tried_once(judge, Trap())
    after = Trap((tried.action,))
    ending = Trap((tried.action, 2)).scores()
    assert tried.points == pytest.approx((judge.forecast(after)[0] + ending[0]) / 2)
    assert tried_once(Guided([0.0, 0.0, 5.0]), Trap()).points == pytest.approx(judge.forecast(after)[0])


def test_a_rollout_ends_where_new_cards_come():
    judge = Rolling([0.0, 5.0, 0.0])
    tried = tried_once(judge, Long())
    assert judge.ends == [(tried.action, 1, 1)]


def test_after_new_cards_nothing_is_rolled_out():
    judge = Rolling([0.0, 5.0, 0.0])
    tried = tried_once(judge, Long((0, 0)))
    assert judge.ends == [(0, 0, tried.action)]
    assert tried.points == pytest.approx(judge.forecast(Long((0, 0, tried.action)))[0])


def test_positions_of_the_next_round_are_valued_from_one_of_them():
    """They differ from the root in nearly everything, so that would be slow; the values are the same."""
    judge = judge_of("lorenzo", "prince")
    state = signoria.new_game("lorenzo", 2, 1, advanced=True).state
    while state.seat != NOBODY and len(state.legal()) == 1:
        state.apply(state.legal()[0])
    search = Search(judge, 2)
    for seed in range(30):
        search.simulate(Perspective(state, state.seat, 1).world(seed))
    assert search.bases
    assert search.bases_after
    later = state.clone()
    while judge.deals(later) == search.deals:
        later.apply(later.legal()[0])
    assert search._prospect(later).points == pytest.approx(judge.forecast(later))


def test_lorenzo_is_rolled_out_to_the_next_round_and_princes_is_not():
    assert judge_of("lorenzo", "prince").rolls_out
    assert not judge_of("princes", "prince").rolls_out


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_the_favourite_is_what_has_the_highest_prior(game):
    judge = judge_of(game, "prince")
    state, chance, compared = signoria.new_game(game, seats=3, seed=4).state, Random(1), 0
    while state.seat != NOBODY and compared < 40:
        actions = state.legal()
        if len(actions) > 1:
            features, traits = judge.features(state, state.seat), judge.traits_of(state, actions)
            priors = judge.policy.priors(features, traits)
            assert Preferences(judge.policy, features).favourite(traits) == priors.index(max(priors))
            compared += 1
        state.apply(chance.choice(actions))
    assert compared == 40


def test_what_the_policy_thinks_little_of_is_left_alone_further_down():
    search = Search(Guided([0.0, 0.0, -12.0]), 2)
    for _ in range(30):
        search.simulate(Trap())
    below = [grandchild for child in search.root.children for grandchild in child.children]
    assert any(node.visits for node in below if node.action != 2)
    assert not any(node.is_judged for node in below)


def test_at_the_root_the_judge_looks_at_every_candidate():
    """So that advice can say something about each, and a wrong policy hides none."""
    search = Search(Guided([9.0, 0.0, -9.0]), 2)
    search.simulate(Trap())
    assert sorted(child.action for child in search.root.children) == [0, 1, 2]
    assert all(child.is_judged for child in search.root.children)
    assert all(child.prior > 0.001 for child in search.root.children)
    liked = max(search.root.children, key=lambda child: child.first)
    assert liked.action == 1
    assert liked.prior > 0.3, "the judge's first impression speaks in the priors, too"


def child(action, prior, visits=0, worth=0.0):
    node = Node(action, None, 0, prior)
    for _ in range(visits):
        node.add(Prospect([worth, 0.0], [0.5, 0.5]))
    return node


def test_first_comes_what_the_policy_favours_then_what_is_good():
    assert choose_by_prior([child(0, 0.2), child(1, 0.5), child(2, 0.3)]).action == 1
    good, bad = child(0, 0.5, 20, 5.0), child(1, 0.5, 20, -5.0)
    assert choose_by_prior([bad, good]) is good


def test_only_what_is_legal_in_this_world_is_followed():
    choices = Choices()
    assert choices.unseen([0, 1]) == [0, 1]
    choices.children = [child(0, 0.9, 5, 9.0), child(1, 0.1)]
    assert choices.unseen([0, 1]) == []
    assert choices.open_children([0, 1]) == choices.children
    assert choices.unseen([1]) == []
    assert [each.action for each in choices.open_children([1])] == [1]
    assert choices.unseen([1, 2]) == [2]
    assert [each.action for each in choices.open_children([0, 2])] == [0]
    assert choices.unseen([0, 1]) == []
    assert choices.open_children([0, 1]) == choices.children


def test_the_search_ends_when_no_other_action_is_likely_to_catch_up():
    """It would need more than half of the simulations that are left."""
    search = prince(Guided([0.0, 0.0, 0.0]), 1000).consider(Perspective(Trap(), 0, 1))
    left = 1000 - search.root.visits
    assert 0 < search.lead() < left <= search.settled() == 2 * search.lead()


class Rivals(State):
    """Of three seats, the first decides: far ahead of the mean behind one rival, or just ahead of both."""

    ENDS = ((12, 13, 0), (6, 5, 5))

    def __init__(self, chosen: int = -1) -> None:
        super().__init__(3)
        self.chosen = chosen
        self.seat = 0 if chosen < 0 else NOBODY
        self.kind = 0

    def clone(self) -> "Rivals":
        return Rivals(self.chosen)

    def legal(self) -> list[int]:
        return [0, 1] if self.chosen < 0 else []

    def apply(self, action: int) -> None:
        self.chosen, self.seat = action, NOBODY

    def scores(self) -> list[int]:
        return list(self.ENDS[self.chosen])

    def winners(self) -> list[int]:
        return [1] if self.chosen == 0 else [0]

    def redeal(self, seat: int, seed: int) -> None:
        pass


class Ambitious(Guided):
    """Looks at nothing but the end; a win counts for so many points besides the lead."""

    def __init__(self, win_worth: float) -> None:
        super().__init__([0.0, 0.0, 0.0])
        self.win_worth = win_worth

    def features(self, state: State, seat: int) -> vec[float]:
        return vec[float]([0.0])


@pytest.mark.parametrize(("win_worth", "chosen"), [(0.0, 0), (3.0, 0), (6.0, 1), (100.0, 1)])
def test_a_win_counts_for_some_points_besides_the_lead(win_worth, chosen):
    """The lead is 5.5 points if another seat wins, and 1 point with the win."""
    search = prince(Ambitious(win_worth), 60).consider(Perspective(Rivals(), 0, 1))
    assert search.ranking()[0].action == chosen
    for node in search.root.children:
        assert search.lead_by(node) == pytest.approx([5.5, 1.0][node.action]), "people are told the lead alone"
        assert node.mean_worth() == pytest.approx(search.lead_by(node) + win_worth * node.action)


class Doubtful(Ambitious):
    """Says that the others will have five points more than it seems."""

    def correction(self, state: State) -> Correction:
        return Correction(3, {}, own=[0.0], others=[5.0], width=[2.0])


def test_chances_are_those_of_others_who_hold_better_cards_than_are_dealt_to_them():
    search = prince(Doubtful(6.0), 60).consider(Perspective(Rivals(), 0, 1))
    for node in search.root.children:
        first, second, third = Rivals.ENDS[node.action]
        assert node.mean_chance() == pytest.approx(softmax([first, second + 5.0, third + 5.0], 2.0)[0])
        assert search.lead_by(node) == pytest.approx([5.5, 1.0][node.action]), "the lead stays as it is"


def test_chances_are_not_corrected_if_all_cards_are_open():
    search = prince(Doubtful(6.0), 60).consider(OpenCards(Rivals()))
    assert {node.action: node.mean_chance() for node in search.root.children} == {0: 0.0, 1: 1.0}


def test_a_win_counts_in_both_games_and_not_for_earlier_princes():
    for game in ("princes", "lorenzo"):
        assert Search(judge_of(game, "prince"), 4).win_worth > 0
        assert Search(judge_of(game, "prince-1"), 4).win_worth == 0


@pytest.mark.parametrize("options", [{}, {"cooperative": True}, {"muse_and_princess": True, "cooperative": True}])
@pytest.mark.parametrize("seats", [2, 5])
def test_princes_corrects_chances_as_it_was_measured_for_the_variant(seats, options):
    game = signoria.new_game("princes", seats, 1, **options)
    found = judge_of("princes", "prince").correction(game.state)
    assert found is correction_for("princes", seats, game.options)


def test_in_lorenzo_hardly_anything_is_hidden_so_chances_stay_as_they_are():
    state = signoria.new_game("lorenzo", 4, 1, advanced=True).state
    assert judge_of("lorenzo", "prince").correction(state) is None


def test_where_nothing_was_measured_nothing_is_corrected():
    network = Network({"features": [], "hidden": [], "bias": [], "out": [], "out_bias": 0, "spread": [1.0] * 7})
    judge = make_judge("princes", network)
    judge.corrections = []
    assert judge.correction(signoria.new_game("princes", 4, 1).state) is None


def test_everything_is_tried_in_the_end():
    first, second = child(0, 0.9), child(1, 0.1)
    for _ in range(400):
        chosen = choose_by_prior([first, second])
        chosen.add(Prospect([1.0 if chosen.action else 0.0, 0.0], [0.5, 0.5]))
    assert second.visits > first.visits > 0


VARIANTS = [
    ("princes", 2, {}),
    ("princes", 3, {"muse_and_princess": True, "cooperative": True}),
    ("lorenzo", 2, {}),
    ("lorenzo", 3, {"advanced": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_it_plays_whole_games(game, seats, options):
    known = judge_of(game, "patron")
    chance = Random(2)
    biases = [chance.gauss(0.0, 1.0) for _ in known.trait_names]
    judge = make_judge(game, known.network, policy_for(known.network.names, known.trait_names, biases))
    players = [Prince(seat, judge, Budget("3")) for seat in range(seats)]
    state = signoria.new_game(game, seats=seats, seed=4, **options).state
    while state.seat != NOBODY:
        legal = state.legal()
        action = players[state.seat].choose(Perspective(state, state.seat, 1))
        assert action in legal
        state.apply(action)
    assert not math.isnan(sum(state.scores()))


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_a_position_is_worth_the_same_from_every_basis(game):
    """A search values all positions from its root; only the last digits may differ by that."""
    judge = judge_of(game, "prince")
    state = signoria.new_game(game, seats=3, seed=4).state
    bases, chance, compared = judge.bases(state), Random(1), 0
    while state.seat != NOBODY:
        state.apply(chance.choice(state.legal()))
        assert judge.prospect(state, bases).points == pytest.approx(judge.forecast(state))
        compared += 1
    assert compared > 50
