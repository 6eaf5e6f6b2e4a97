"""Every game in every variant, and ways to play it at random."""

import random
from collections.abc import Iterator
from typing import Any

import signoria
from signoria.kernel.game import Game

Variant = tuple[str, int, dict[str, Any]]


def _princes() -> Iterator[Variant]:
    for seats in (2, 3, 4, 5):
        for options in ({}, {"muse_and_princess": True}, {"cooperative": True}):
            yield "princes", seats, options
        yield "princes", seats, {"muse_and_princess": True, "cooperative": True, "open_money": True}
    yield "princes", 2, {"two_player_hard": True}


def _lorenzo() -> Iterator[Variant]:
    for seats in (2, 3, 4):
        yield "lorenzo", seats, {}
        yield "lorenzo", seats, {"advanced": True}
    yield "lorenzo", 3, {"advanced": True, "last_report_decline_scores": True, "malus_wood_stone": "total"}
    yield "lorenzo", 4, {"advanced": True, "santa_rita_malus": "each", "brunelleschi_bonus_actions": False}


def _drapers() -> Iterator[Variant]:
    """Only where it is installed: see tests/examples."""
    for seats in (2, 5):
        yield "drapers", seats, {}
    yield "drapers", 3, {"florins": 20}


VARIANTS = [variant for variant in [*_princes(), *_lorenzo(), *_drapers()] if variant[0] in signoria.game_names()]


def name_of(variant: Variant) -> str:
    game, seats, options = variant
    return "-".join(
        [game, str(seats), *(name if value is True else f"{name}={value}" for name, value in options.items())]
    )


def begin(variant: Variant, seed: int) -> Game:
    game, seats, options = variant
    return signoria.new_game(game, seats=seats, seed=seed, **options)


def wander(game: Game, moves: int, seed: int) -> Game:
    """Play so many random moves, fewer if the game ends."""
    chance = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.perform(chance.choice(game.state.legal()))
    return game
