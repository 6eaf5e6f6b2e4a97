"""The promises of the contract, for every game and option, at random points of random games."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import signoria
from signoria.kernel.game import Game
from signoria.kernel.reading import brief
from signoria.kernel.state import NOBODY, facts_seen_by
from signoria.locale import reason_words, words
from tests.conformance.ledgers import LEDGERS
from tests.conformance.variants import VARIANTS, begin, name_of, wander
from tests.quick import fewer

pytestmark = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
seeds = st.integers(0, 2**63 - 1)
lengths = st.integers(0, 400)
# A game looked at after every move is hundreds of examples.
few_games = settings(max_examples=fewer(settings().max_examples, 4))


@given(seed=seeds, walk=seeds)
def test_a_game_ends_and_never_runs_out_of_moves(variant, seed, walk):
    game = begin(variant, seed)
    chance = random.Random(walk)
    while not game.over:
        actions = game.state.legal()
        assert actions
        game.state.apply(chance.choice(actions))
    assert game.seat is None
    assert game.moves() == []
    assert game.winners()
    assert len(game.scores()) == variant[1]


@few_games
@given(seed=seeds, walk=seeds)
def test_nothing_is_made_lost_or_negative(variant, seed, walk):
    """Every card, tile and coin is accounted for after every move."""
    game = begin(variant, seed)
    game.keep_journal()
    ledger = LEDGERS[variant[0]](game.position())
    chance = random.Random(walk)
    while not game.over:
        game.state.apply(chance.choice(game.state.legal()))
        ledger.check(game.position(), game.take_facts())


@given(seed=seeds, walk=seeds, length=lengths)
def test_moves_and_actions_translate(variant, seed, walk, length):
    """Each move is listed once, and a move and its action are the same thing said twice."""
    game = wander(begin(variant, seed), length, walk)
    actions = game.state.legal()
    moves = game.moves()
    assert len({json.dumps(move, sort_keys=True) for move in moves}) == len(moves)
    assert all(0 <= action < game.state.action_count() for action in actions)
    assert [game.state.action_of(move) for move in moves] == actions
    if not game.over:
        assert game.decision["seat"] == game.seat
        assert game.decision["kind"] == game.position()["kind"]


@given(seed=seeds, walk=seeds, length=lengths)
def test_replay_equals_play(variant, seed, walk, length):
    game = wander(begin(variant, seed), length, walk)
    record = json.loads(json.dumps(game.record()))
    again = signoria.replay(record)
    assert again.position() == game.position()
    assert again.record() == record


@given(seed=seeds, walk=seeds, length=lengths)
def test_undo_equals_never(variant, seed, walk, length):
    game = wander(begin(variant, seed), length, walk)
    if game.over:
        return
    before = game.position()
    game.play(random.Random(walk).choice(game.moves()))
    game.undo()
    assert game.position() == before


@given(seed=seeds, walk=seeds, length=lengths)
def test_a_clone_is_independent(variant, seed, walk, length):
    game = wander(begin(variant, seed), length, walk)
    before = game.position()
    clone = game.state.clone()
    assert clone.position() == before
    play_out(clone, walk)
    assert game.position() == before


def play_out(state: Any, walk: int, most: int = 60) -> None:
    chance = random.Random(walk)
    for _ in range(most):
        if state.seat == NOBODY:
            break
        state.apply(chance.choice(state.legal()))


@given(seed=seeds, walk=seeds, length=lengths)
def test_a_position_goes_on_identically(variant, seed, walk, length):
    game = wander(begin(variant, seed), length, walk)
    position = json.loads(json.dumps(game.position()))
    again = signoria.from_position(position)
    assert again.position() == game.position()
    chance = random.Random(walk)
    for _ in range(40):
        assert again.moves() == game.moves()
        assert again.decision == game.decision
        assert again.state.appraisal(game.state.seat) == game.state.appraisal(game.state.seat)
        if game.over:
            break
        action = chance.choice(game.state.legal())
        game.state.apply(action)
        again.state.apply(action)
        assert again.position() == game.position()
    assert again.scores() == game.scores()
    assert again.winners() == game.winners()


@few_games
@given(seed=seeds)
def test_every_position_of_a_game_can_be_resumed(variant, seed):
    game = begin(variant, seed)
    chance = random.Random(seed)
    while not game.over:
        restored = signoria.from_position(game.position())
        assert restored.position() == game.position()
        assert restored.state.legal() == game.state.legal()
        game.state.apply(chance.choice(game.state.legal()))


@given(seed=seeds, walk=seeds, length=lengths, draw=seeds)
def test_resampling_cannot_be_noticed(variant, seed, walk, length, draw):
    """In a resampled world the seat sees what it saw and may do what it could do; so it does in the next one."""
    game = wander(begin(variant, seed), length, walk)
    for seat in range(variant[1]):
        world = game.state.resample(seat, draw)
        assert world.view(seat) == game.view(seat)
        assert [world.appraisal(each) for each in (seat, -1)] == [game.state.appraisal(each) for each in (seat, -1)]
        assert world.scores() == game.scores()
        if game.seat == seat:
            assert world.legal() == game.state.legal()
            assert world.decision() == game.decision
        again = world.resample(seat, draw + 1 if draw < 2**62 else 0)
        assert again.view(seat) == game.view(seat)
        assert signoria.from_position(world.position()).position() == world.position()
        play_out(world, walk, 15)


@given(seed=seeds, walk=seeds, length=lengths, draw=seeds)
def test_the_same_draw_gives_the_same_world(variant, seed, walk, length, draw):
    game = wander(begin(variant, seed), length, walk)
    first = game.state.resample(0, draw).position()
    assert game.state.resample(0, draw).position() == first


@given(seed=seeds, walk=seeds, length=lengths, draw=seeds)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_draw(variant, seed, walk, length, draw):
    """What a bot draws, and so what it chooses and a coach explains, depends on nothing that is hidden."""
    game = wander(begin(variant, seed), length, walk)
    for seat in range(variant[1]):
        other = game.state.resample(seat, 99)
        assert other.resample(seat, draw).position() == game.state.resample(seat, draw).position()


@given(seed=seeds, walk=seeds, length=lengths)
def test_moves_that_are_not_listed_are_refused(variant, seed, walk, length):
    """Moves of other decisions, mangled moves and nonsense change nothing; the refusal names what is wrong."""
    game = wander(begin(variant, seed), length, walk)
    before = game.position()
    listed = game.moves()
    chance = random.Random(walk)
    known = reason_words("en", variant[0])
    for move, named in strange_moves(game, chance):
        if move not in listed:
            with pytest.raises(signoria.IllegalMove) as refusal:
                game.play(move)
            sentence = str(refusal.value)
            assert "\n" not in sentence
            if refusal.value.reason == "malformed":
                assert [word for word in named if word not in sentence] == [], sentence
            else:  # a rule stands against it, in words of its own
                assert f"reason-{refusal.value.reason}" in known
                assert "reason-" not in sentence
    assert game.position() == before
    assert len(game.played) == len(game.record()["moves"])


NO_OBJECTS: list[Any] = [None, 7, "pass", []]
NO_VERBS: list[Any] = [{}, {"do": None}, {"do": "dance"}, {"do": ["pass"]}, {"move": "pass"}]
WRONG_VALUES: list[Any] = [None, True, -1, 1.0, "x", [], 10**30]
NESTED_VALUES: list[Any] = [[[0, 0]], {"0": []}]


def strange_moves(game: Game, chance: random.Random) -> Iterator[tuple[Any, list[str]]]:
    """Moves that are hardly ever listed, each with what its refusal must name if it has the wrong form."""
    listed = game.moves()
    for value in NO_OBJECTS:
        yield value, [repr(value), *[str(move) for move in listed[:1]]]
    for move in NO_VERBS:
        yield move, ["do"]
    yield {"do": "bid", "amount": 1e300}, []
    elsewhere = wander(signoria.replay(game.record()), 9, chance.random()).moves()
    for move in chance.sample(elsewhere, min(20, len(elsewhere))):
        yield move, [" "]
    for move in chance.sample(listed, min(10, len(listed))):
        for key in move:
            for value in WRONG_VALUES:
                yield {**copy.deepcopy(move), key: value}, [key, brief(value)]
            for value in NESTED_VALUES:  # the refusal may name a part of them
                yield {**copy.deepcopy(move), key: value}, [key]
        yield {**move, "extra": 1}, ["extra"]


@given(seed=seeds, walk=seeds, length=lengths)
def test_no_view_shows_what_is_hidden(variant, seed, walk, length):
    """A spectator and each seat see the same once every hidden thing is replaced: nothing depends on it."""
    game = wander(begin(variant, seed), length, walk)
    worlds = [game.state.resample(0, draw) for draw in range(4)]
    assert {json.dumps(world.view(0), sort_keys=True) for world in worlds} == {json.dumps(game.view(0), sort_keys=True)}
    watched = game.view(None)
    assert json.loads(json.dumps(watched)) == watched
    assert (watched["game"], watched["you"], watched["seat"]) == (variant[0], None, game.seat)
    assert len(watched["seats"]) == variant[1]
    if not game.over:
        spectators = {
            json.dumps(game.state.resample(seat, 1).view(NOBODY), sort_keys=True) for seat in range(variant[1])
        }
        assert spectators == {json.dumps(game.view(None), sort_keys=True)}


@given(seed=seeds, walk=seeds)
def test_the_journal_changes_nothing_and_is_cut_for_each_seat(variant, seed, walk):
    silent, telling = begin(variant, seed), begin(variant, seed)
    telling.keep_journal()
    wander(silent, 120, walk), wander(telling, 120, walk)
    assert silent.position() == telling.position()
    facts = telling.take_facts()
    assert len(facts) >= 20
    named = {key.split("-")[1] for key in words("en", variant[0]) if key.startswith("fact-")}
    assert telling.take_facts() == []
    for fact in facts:
        assert json.loads(json.dumps(fact)) == fact
        assert fact["fact"] in named
        assert -1 <= fact.get("seat", -1) < variant[1]
        for key in fact.get("hidden", []):
            other = (fact["seat"] + 1) % variant[1]
            assert key in facts_seen_by(fact["seat"], [fact])[0]
            assert key not in facts_seen_by(other, [fact])[0]
            assert key not in facts_seen_by(NOBODY, [fact])[0]


def test_the_same_seed_is_the_same_game(variant):
    assert begin(variant, 11).position() == begin(variant, 11).position()
    assert len({json.dumps(begin(variant, seed).position()) for seed in range(20)}) == 20
