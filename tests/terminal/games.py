"""Games part-way through, for the terminal's tests."""

import random
from collections.abc import Iterator
from typing import Any

import signoria
from signoria.kernel.game import Game

VARIANTS: list[dict[str, Any]] = [
    {"seats": 2, "two_player_hard": True},
    {"seats": 3},
    {"seats": 4, "muse_and_princess": True, "cooperative": True},
    {"seats": 5, "muse_and_princess": True, "open_money": True},
]


def decisions(variant: dict[str, Any], seed: int, every: int = 1) -> Iterator[Game]:
    """A game played at random, shown before every so many moves; its journal is kept."""
    game = signoria.new_game("princes", seed=seed, **variant)
    game.keep_journal()
    chance = random.Random(seed)
    while not game.over:
        if len(game.played) % every == 0:
            yield game
        game.play(chance.choice(game.moves()))
    yield game
