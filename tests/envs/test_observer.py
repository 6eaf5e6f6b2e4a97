"""The observers: every number is what the view shows, nothing of it is missing, and nothing hidden is in it."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria
from signoria.envs.observer import observer
from signoria.kernel.state import NOBODY
from tests.conformance.variants import VARIANTS, Variant, begin, name_of, wander
from tests.envs.expected import expected
from tests.quick import one_in

every_variant = pytest.mark.parametrize("variant", one_in(3, VARIANTS), ids=name_of)
ENVIRONMENTS = Path(__file__).parents[2] / "docs" / "environments.md"


def some_states(variant: Variant, chance: random.Random, share: float) -> Iterator[Any]:
    """The states of a random game, some left out at random; always the first and the last."""
    state = begin(variant, chance.randrange(2**63)).state
    yield state
    while state.seat != NOBODY:
        state.apply(chance.choice(state.legal()))
        if state.seat == NOBODY or chance.random() < share:
            yield state


def viewers(state: Any) -> list[int | None]:
    return [*range(state.seats), None]


@every_variant
def test_an_observation_is_what_the_view_shows(variant):
    game_observer = observer(variant[0])
    for state in some_states(variant, random.Random(1), 0.5):
        for seat in viewers(state):
            seen = game_observer.observe(state, seat)
            compare(game_observer.named(seen), expected(state.view(NOBODY if seat is None else seat)))
            assert (seen >= game_observer.low).all()
            assert (seen <= game_observer.high).all()


def compare(seen: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert [name for name in seen if not np.array_equal(seen[name], wanted[name])] == []


def test_leaders_are_observed():
    """Random players hardly ever play one, so here they are rich and eager."""
    game_observer = observer("lorenzo")
    met: dict[str, bool] = {}
    for seed in range(6):
        position = wander(signoria.new_game("lorenzo", seats=4, seed=seed, advanced=True), 16, seed).position()
        for entry in position["seats"]:
            entry.update(coins=40, wood=40, stone=40, servants=40, military=25, faith=15, vp=40)
        position["seats"][1]["six"] = "white"
        state = signoria.from_position(position).state
        chance = random.Random(seed)
        for _ in range(60):
            eager = [action for action in state.legal() if state.move_of(action)["do"] in ("play", "activate")]
            state.apply(chance.choice(eager or state.legal()))
            for seat in (0, 3, None):
                seen = game_observer.named(game_observer.observe(state, seat))
                compare(seen, expected(state.view(NOBODY if seat is None else seat)))
                for name in ("leaders", "used", "copied", "six"):
                    met[name] = met.get(name, False) or bool(seen[name].any())
    assert met == {"leaders": True, "used": True, "copied": True, "six": True}


@every_variant
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(variant):
    game_observer = observer(variant[0])
    chance = random.Random(2)
    for state in some_states(variant, chance, 0.5):
        for seat in range(state.seats):
            world = state.resample(seat, chance.randrange(2**63))
            assert np.array_equal(game_observer.observe(world, seat), game_observer.observe(state, seat))
            assert np.array_equal(game_observer.observe(world, None), game_observer.observe(state, None))


@every_variant
def test_what_looks_different_to_a_seat_is_observed_differently(variant):
    game_observer = observer(variant[0])
    for seat in (0, None):
        views, observations = set(), set()
        for state in some_states(variant, random.Random(3), 1):
            views.add(json.dumps(state.view(NOBODY if seat is None else seat)))
            observations.add(game_observer.observe(state, seat).tobytes())
        assert len(observations) == len(views)


def changes(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Everything in a view that could be otherwise: where it stands, and something else in its place."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from changes(value, (*path, key))
    elif isinstance(thing, bool):
        yield path, not thing
    elif isinstance(thing, int):
        yield path, thing + (100 if path[-1] in ("money", "price", "amount", "banker") else 1)
    elif isinstance(thing, list) and thing:
        if thing[-1] is not None:
            yield path, thing[:-1]
        for at, value in enumerate(thing):
            if isinstance(value, dict):
                yield from changes(value, (*path, at))


def changed(view: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    other = copy.deepcopy(view)
    inner = other
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return other


# Which players sit there is asked for, not seen; how many rolls are to come follows from the round.
NOT_OBSERVED = {("you",), ("seats",), ("dice_to_come",)}


@pytest.mark.parametrize("variant", VARIANTS[::4], ids=name_of)
def test_whatever_changes_in_a_view_changes_the_observation(variant):
    """`expected` is what is observed, so it must notice all that could be otherwise in a view."""
    chance = random.Random(4)
    for length in (0, 60, 120):
        game = wander(begin(variant, 4), length, 4)
        view = game.view(0)
        as_it_is = expected(view)
        for path, value in changes(view):
            if path in NOT_OBSERVED or chance.random() < 0.5:
                continue
            other = expected(changed(view, path, value))
            assert any(not np.array_equal(other[name], as_it_is[name]) for name in other), path


def test_nobody_observes_a_leader_before_the_last_tile_is_chosen():  # LM-SET-5
    state = signoria.new_game("lorenzo", seats=3, seed=1, advanced=True).state
    for tiles in range(4):
        for seat in viewers(state):
            hand = observer("lorenzo").named(observer("lorenzo").observe(state, seat))["hand"]
            assert hand.sum() == (4 if tiles == 3 and seat is not None else 0)
        state.apply(state.legal()[0])


@pytest.mark.parametrize("game", signoria.game_names())
def test_a_spectator_sees_no_hand(game):
    state = signoria.new_game(game, seats=3, seed=1, **({"advanced": True} if game == "lorenzo" else {})).state
    while state.kind_name() == "tile":
        state.apply(state.legal()[0])
    pieces = observer(game).named(observer(game).observe(state, None))
    own = observer(game).named(observer(game).observe(state, 0))
    assert not pieces["hand"].any()
    assert not pieces["you"].any()
    assert own["hand"].sum() == 4


def test_seats_are_counted_from_the_observer_on():
    state = wander(signoria.new_game("princes", seats=3, seed=1), 80, 1).state
    game_observer = observer("princes")
    for seat in range(3):
        pieces = game_observer.named(game_observer.observe(state, seat))
        clockwise = [state.scores()[(seat + away) % 3] for away in range(3)]
        assert pieces["pp"].ravel().tolist() == [*clockwise, 0, 0]
        assert pieces["decides"].argmax() == (state.seat - seat) % 3


def test_numbers_too_large_for_a_sheet_are_shown_as_its_largest():
    position = signoria.new_game("lorenzo", seats=2, seed=1).position()
    position["seats"][0]["vp"] = 1_000_000
    position["seats"][1]["vp"] = -90_000
    state = signoria.from_position(position).state
    pieces = observer("lorenzo").named(observer("lorenzo").observe(state, 0))
    assert pieces["resources"][:2, 6].tolist() == [32767, -32767]


def test_many_observations_are_named_at_once_and_share_their_memory():
    game_observer = observer("princes")
    state = signoria.new_game("princes", seats=4, seed=1).state
    many = np.stack([game_observer.observe(state, seat) for seat in range(4)])
    pieces = game_observer.named(many)
    assert pieces["board"].shape == (4, 5, 2, 7, 7)
    assert pieces["you"].argmax(axis=1).tolist() == [0, 1, 2, 3]
    assert all(np.shares_memory(piece, many) for piece in pieces.values())


def test_scaled_observations_are_small_real_numbers():
    game_observer = observer("princes")
    seen = game_observer.observe(signoria.new_game("princes", seats=4, seed=1).state, 0)
    scaled = game_observer.scaled(seen)
    assert scaled.dtype == np.float32
    assert np.abs(scaled).max() <= 1
    assert game_observer.named(scaled)["money"][0, 0] == 1  # 3500 florins


@pytest.mark.parametrize("game", signoria.game_names())
def test_the_document_shows_the_table_of_pieces(game):
    assert observer(game).table() in ENVIRONMENTS.read_text("utf-8")


def test_names_are_not_given_twice():
    for game in signoria.game_names():
        game_observer = observer(game)
        names = [piece.name for piece in [*game_observer.pieces, *game_observer.pieces_of_seat]]
        assert len(set(names)) == len(names)


def test_there_is_no_observer_of_other_games():
    with pytest.raises(signoria.BadInput, match="the games are princes, lorenzo"):
        observer("chess")


def test_there_is_nothing_to_see_from_where_nobody_sits():
    state = signoria.new_game("princes", seats=3, seed=1).state
    for seat in (3, -1):
        with pytest.raises(signoria.BadInput, match="0 to 2, and None for a spectator"):
            observer("princes").observe(state, seat)
