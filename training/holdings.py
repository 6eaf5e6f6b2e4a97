"""Learns what other seats probably hold, from games of `patron`:

    python -m training.holdings princes --out src/signoria/bots/princes/prince_holdings.json

The hidden cards in a hand are compared with those that lie there in worlds drawn evenly. A logistic regression tells
one from the other by the round, the class of the card for that seat, and the card itself; its logits are the logarithms
of how much likelier than by chance a card is.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy
from rich.progress import track

import signoria
from signoria.arena.playing import player_seed
from signoria.arena.runner import decide
from signoria.bots.judges import judge_of
from signoria.bots.registry import make_player
from signoria.kernel.chance import derived_seed
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY, State
from signoria.pools import in_processes
from signoria.princes.components import PROFESSION_COUNT
from training.learner import write_parameters
from training.networks import Parameters, numbers
from training.samples import Array
from training.variants import ROUNDS, variant

A_CHUNK = 20  # games
NOTED = 10  # of 100 positions
WORLDS = 4  # drawn evenly for every position
CLASSES = 8  # of cards, at most
MOST_CARDS = 32  # in a pile
RIDGE = 3.0  # how strongly what was seldom seen is drawn towards 0
STEPS = 30  # of Newton's method
TRUE, DRAWN = range(2)


def princes_hand(state: Any, seat: int) -> list[Sequence[int]]:
    principality = state.principalities[seat]
    return [
        [card for card in principality.hand if card < PROFESSION_COUNT],  # a recruiting card is no secret
        principality.bonus,
        principality.prestige,
    ]


# The hidden cards that a seat holds, by pile. In Lorenzo nothing was gained: docs/training.md.
HANDS: dict[str, Callable[[Any, int], list[Sequence[int]]]] = {"princes": princes_hand}


def counted(game: str, games: Sequence[int]) -> Array:
    """How often cards were held in some games: by pile, true or drawn, round, class and card."""
    counts = numpy.zeros((len(pile_sizes(game)), 2, ROUNDS[game], CLASSES, MOST_CARDS))
    for number in games:
        chance = FastRandom(number)
        seats, options = variant(game, chance)
        state: State = signoria.new_game(game, seats, derived_seed(number, b"holdings", 0), **options).state
        players = [make_player("patron", game, player_seed(number, seat)) for seat in range(seats)]
        while state.seat != NOBODY:
            if chance.below(100) < NOTED:
                count(counts, game, state, chance)
            state.apply(decide(players[state.seat], state))
    return counts


def count(counts: Array, game: str, state: State, chance: FastRandom) -> None:
    """Add what the others hold, and what they would hold by chance, as one of the seats sees it."""
    judge = judge_of(game, "patron")
    viewer = int(chance.below(state.seats))
    worlds = [state.resample(viewer, int(chance.word())) for _ in range(WORLDS)]
    classes = judge.holding_classes(state)
    at_round = judge.round(state) - 1
    for seat in range(state.seats):
        if seat == viewer:
            continue
        for kind, positions in ((TRUE, [state]), (DRAWN, worlds)):
            for position in positions:
                for pile, cards in enumerate(HANDS[game](position, seat)):
                    for card in cards:
                        counts[pile, kind, at_round, classes[pile][seat][card], card] += 1 / len(positions)


def fitted(counts: Array) -> tuple[Array, Array]:
    """Logits by round and class, and by card, that tell true from drawn cards of a pile; by Newton's method."""
    _, rounds, classes, cards = counts.shape
    true, drawn = counts.reshape(2, -1)
    cells = numpy.flatnonzero(true + drawn)
    by_class = rounds * classes
    rows = numpy.zeros((len(cells), by_class + cards))
    rows[numpy.arange(len(cells)), cells // cards] = 1
    rows[numpy.arange(len(cells)), by_class + cells % cards] = 1
    true, both = true[cells], (true + drawn)[cells]
    weights = numpy.zeros(by_class + cards)
    for _ in range(STEPS):
        chances = 1 / (1 + numpy.exp(-rows @ weights))
        slope = rows.T @ (true - both * chances) - RIDGE * weights
        curvature = (rows * (both * chances * (1 - chances))[:, None]).T @ rows + RIDGE * numpy.eye(len(weights))
        weights += numpy.linalg.solve(curvature, slope)
    return weights[:by_class].reshape(rounds, classes), weights[by_class:]


def pile_sizes(game: str) -> list[int]:
    """The number of cards of each pile."""
    state = signoria.new_game(game, seats=2, seed=0).state
    return [len(by_seat[0]) for by_seat in judge_of(game, "patron").holding_classes(state)]


def learned(counts: Array, sizes: Sequence[int]) -> Parameters:
    """What `Holdings` reads, from counts by pile."""
    found = [fitted(pile[..., :size]) for pile, size in zip(counts, sizes, strict=True)]
    return {
        "by_class": [numbers(by_class.round(3)) for by_class, _ in found],
        "by_card": [numbers(by_card.round(3)) for _, by_card in found],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0].rstrip(":"))
    parser.add_argument("game", choices=HANDS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    chunks = [range(start, min(start + A_CHUNK, given.games)) for start in range(0, given.games, A_CHUNK)]
    played = in_processes(partial(counted, given.game), chunks, given.jobs, 1)
    write_parameters(given.out, learned(sum(track(played, "Playing", len(chunks))), pile_sizes(given.game)))


if __name__ == "__main__":
    main()
