"""Prepared answers of every game: what they lead to is legal, and they follow from what the seat sees."""

import random

import pytest

import signoria
from signoria.games import names, prepared_answers, rules

PREPARING = [game for game in names() if prepared_answers(game) is not None]
OPTIONS = {"princes": {"muse_and_princess": True, "cooperative": True}, "lorenzo": {"advanced": True}}
MOVES = 250


def described(occasion):
    limits = [(limit.on, limit.lowest, limit.highest, limit.step) for limit in occasion.limits]
    return occasion.key, occasion.is_asked, occasion.moves, limits


def check_legal(state, answers, occasion):
    """Every move that is offered to who is asked, and whatever any limit leads to."""
    legal = [state.move_of(action) for action in state.legal()]
    assert all(move in legal for move in occasion.moves)
    for limit in occasion.limits:
        for amount in {limit.lowest, limit.highest}:
            assert limit.allows(amount)
            assert not limit.allows(amount + 1)
            move = answers.raised(state, amount, limit.on)
            assert move in legal
            assert move.get("amount", limit.lowest) == limit.lowest  # the smallest raise


@pytest.mark.parametrize("game", PREPARING)
@pytest.mark.parametrize("seed", range(4))
def test_random_games(game, seed):
    answers, chance = prepared_answers(game), random.Random(seed)
    options = OPTIONS.get(game, {}) if seed % 2 else {}
    seats = rules(game).most - seed % 2
    state = signoria.new_game(game, seats, seed, **options).state
    kinds = set()
    for _ in range(MOVES):
        if state.seat < 0:
            break
        for seat in range(state.seats):
            found = answers.occasion(state, seat)
            if found is None:
                continue
            kinds.add(found.key.split()[0])
            other = answers.occasion(state.resample(seat, chance.getrandbits(32)), seat)
            assert other is not None
            assert described(other) == described(found)
            assert not found.is_asked or state.seat == seat
            if found.is_asked:
                check_legal(state, answers, found)
        state.apply(chance.choice(state.legal()))
    assert kinds


@pytest.mark.parametrize("game", names())
def test_a_seat_has_secrets_if_it_sees_more_than_a_spectator(game):
    state = signoria.new_game(game, rules(game).fewest, 1).state
    for seat in range(state.seats):
        assert state.has_secrets(seat) == (game != "lorenzo")
