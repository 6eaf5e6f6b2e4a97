"""Games part-way through, for the terminal's tests."""

import random
from collections.abc import Iterator
from typing import Any

import signoria
from signoria.kernel.game import Game

VARIANTS: list[dict[str, Any]] = [
    {"name": "princes", "seats": 2, "two_player_hard": True},
    {"name": "princes", "seats": 3},
    {"name": "princes", "seats": 4, "muse_and_princess": True, "cooperative": True},
    {"name": "princes", "seats": 5, "muse_and_princess": True, "open_money": True},
    {"name": "lorenzo", "seats": 2, "advanced": True, "last_report_decline_scores": True},
    {"name": "lorenzo", "seats": 3, "malus_wood_stone": "total"},
    {"name": "lorenzo", "seats": 4},
    {"name": "lorenzo", "seats": 4, "advanced": True, "brunelleschi_bonus_actions": False},
]


def decisions(variant: dict[str, Any], seed: int, every: int = 1) -> Iterator[Game]:
    """A game played at random, shown before every so many moves; its journal is kept."""
    game = signoria.new_game(seed=seed, **variant)
    game.keep_journal()
    chance = random.Random(seed)
    while not game.over:
        if len(game.played) % every == 0:
            yield game
        game.play(chance.choice(game.moves()))
    yield game
