"""Plays the example games of contract.md: `python docs/examples/make.py` writes their records into this folder.

Then `python docs/examples/refresh.py` puts the examples of the page in line with them.

The players prefer what has been done least often so far, so that a single game shows nearly every decision and move.
"""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import signoria
from signoria.kernel.game import Game

FOLDER = Path(__file__).parent


def play_variedly(game: Game, seed: int, moves: int = 10_000, avoid: tuple[str, ...] = ()) -> Game:
    """Play a game, or so many moves of it. Moves to avoid are played only where there are no others."""
    chance = random.Random(seed)
    done: Counter[tuple[str, ...]] = Counter()
    while not game.over and len(game.played) < moves:
        kind = game.decision["kind"]
        legal = game.moves()
        chance.shuffle(legal)
        move = min(legal, key=lambda each: (each["do"] in avoid, done[_shape(kind, each)]))
        done[_shape(kind, move)] += 1
        game.play(move)
    return game


def _shape(kind: str, move: dict[str, Any]) -> tuple[str, ...]:
    return (kind, *(move["do"] if key == "do" else key for key in move))


def leaders_position() -> dict[str, Any]:
    """Two families late in the game, with the leaders that are played and activated in unusual ways."""
    game = signoria.new_game("lorenzo", seats=2, seed=4, advanced=True)
    while game.decision["kind"] in ("tile", "draft"):
        game.play(game.moves()[0])
    position = game.position()
    del position["seen"]
    first = position["seat"]
    position["seats"][first]["hand"] = ["lorenzo_de_medici", "federico_da_montefeltro", "cosimo_de_medici"]
    position["seats"][1 - first]["hand"] = ["francesco_sforza"]
    for seat in (first, 1 - first):
        for line in ("territory", "character", "building", "venture"):
            cards = position["decks"][line]
            position["seats"][seat]["cards"][line] = [cards.pop() for _ in range(5)]
    position["seats"][first]["vp"] = 35
    position["seats"][1 - first]["leaders"] = [{"leader": "leonardo_da_vinci", "used": False, "copy": None}]
    return position


def examples() -> dict[str, Game]:
    with_expansions = signoria.new_game("princes", seats=3, seed=31, muse_and_princess=True, cooperative=True)
    two_seats = signoria.new_game("princes", seats=2, seed=38, muse_and_princess=True)
    return {
        "princes": play_variedly(signoria.new_game("princes", seats=4, seed=0), 0),
        "princes-expansions": play_variedly(with_expansions, 31),
        "princes-two-seats": play_variedly(two_seats, 38, avoid=("merchant", "professor")),
        "lorenzo": play_variedly(signoria.new_game("lorenzo", seats=3, seed=13, advanced=True), 13),
        "lorenzo-leaders": play_variedly(signoria.from_position(leaders_position()), 18, moves=30),
    }


if __name__ == "__main__":
    for name, game in examples().items():
        (FOLDER / f"{name}.json").write_text(json.dumps(game.record(), ensure_ascii=False) + "\n", "utf-8")
