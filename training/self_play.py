"""Play games of a bot against itself and write down what positions looked like and how they ended.

    python training/self_play.py princes --games 1000 --jobs 2 --out samples.bin [--network network.json]

Without a network `novice` plays, with one `patron` does. Every row of the file is 32-bit floats: the features of one
seat, the round, the points of that seat at the end, and what to learn: the same mixed with what the network thought
of it on the way there, which is less a matter of luck (TD(λ)). `fit.py` makes a network of it.
"""

import argparse
import math
import os
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import signoria
from signoria.arena.playing import player_seed
from signoria.arena.runner import decide
from signoria.bots.judge import Judge
from signoria.bots.judges import make_judge
from signoria.bots.network import Network, read_network
from signoria.bots.patron import Patron
from signoria.bots.player import Player
from signoria.bots.registry import make_player
from signoria.kernel.chance import derived_seed
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY, State

NOTED = 20  # of 100 positions, so many are written down
EXPLORED = 6  # of 100 decisions, so many are not the best: what is never tried is never learned
TEMPERATURE = 1.0  # points: an action that is worth so much less than the best is taken e times less often, then
RESOLUTION = 1 << 30
LAMBDA = 0.9  # λ: how much more the end counts than the next position noted
BATCH = 20
MOST_ROUNDS = 7  # that a game has

# What is played, and how often: four seats most, every variant some of the time.
VARIANTS = {
    "princes": [
        (6, 4, {}),
        (1, 2, {}),
        (1, 2, {"two_player_hard": True}),
        (2, 3, {}),
        (2, 5, {}),
        (5, 4, {"muse_and_princess": True}),
        (1, 4, {"cooperative": True}),
        (2, 3, {"muse_and_princess": True, "cooperative": True}),
        (1, 5, {"muse_and_princess": True, "cooperative": True}),
    ],
    "lorenzo": [
        (6, 4, {"advanced": True}),
        (3, 3, {"advanced": True}),
        (2, 2, {"advanced": True}),
        (2, 4, {}),
        (1, 3, {}),
        (1, 2, {}),
    ],
}


def variant(game: str, chance: FastRandom) -> tuple[int, dict[str, bool]]:
    """Seats and options, drawn by their weights."""
    variants = VARIANTS[game]
    drawn = int(chance.below(sum(weight for weight, _, _ in variants)))
    for weight, seats, options in variants:
        drawn -= weight
        if drawn < 0:
            return seats, options
    raise AssertionError("the weights were drawn from")


def play(game: str, number: int, judge: Judge, has_network: bool) -> "array[float]":
    """One game; its rows."""
    chance = FastRandom(number)
    seats, options = variant(game, chance)
    state = signoria.new_game(game, seats, derived_seed(number, b"game", 0), **options).state
    players: list[Player] = [
        Patron(player_seed(number, seat), judge)
        if has_network
        else make_player("novice", game, player_seed(number, seat))
        for seat in range(seats)
    ]
    rows: list[tuple[int, list[float], int]] = []
    while state.seat != NOBODY:
        if chance.below(100) < EXPLORED:
            action = explored(judge, state, chance)
        else:
            action = decide(players[state.seat], state)
        seat = state.seat
        state.apply(action)
        if state.seat != NOBODY and chance.below(100) < NOTED:
            rows.extend(noted(judge, state, seat))
    points = [float(each) for each in state.scores()]
    lessons = points[:]
    found: list[list[float]] = []
    for seat, features, round in reversed(rows):
        found.append([*features, round, points[seat], lessons[seat]])
        if has_network:
            lessons[seat] += (1 - LAMBDA) * (judge.network.value(features) - lessons[seat])
    return array("f", [value for row in reversed(found) for value in row])


def explored(judge: Judge, state: State, chance: FastRandom) -> int:
    """An action that is not bad: those that a search would try too, and judge by where they lead."""
    actions = judge.candidates(state, state.legal())
    worths = [prospect.worth(state.seat) for prospect in judge.prospects(state, actions)]
    best = max(worths)
    weights = [math.exp((worth - best) / TEMPERATURE) for worth in worths]
    drawn = int(chance.below(RESOLUTION)) / RESOLUTION * sum(weights)
    for action, weight in zip(actions, weights):
        drawn -= weight
        if drawn < 0:
            return action
    return actions[-1]


def noted(judge: Judge, state: State, seat: int) -> list[tuple[int, list[float], int]]:
    """The rows of a position after an action of this seat: a quiet one, as in play.

    Nothing is learned from a position that was played on otherwise than in the game.
    """
    if judge.guesses_others(state):
        return []
    quiet = state.clone()
    judge.play_to_quiet(quiet, seat)
    if quiet.seat == NOBODY:
        return []
    return [(each, judge.features(quiet, each), judge.round(quiet)) for each in range(state.seats)]


def play_some(game: str, first: int, count: int, network: str | None) -> bytes:
    """Some games in a process of their own."""
    judge = make_judge(game, read_network(Path(network)) if network else untrained())
    return b"".join(play(game, number, judge, network is not None).tobytes() for number in range(first, first + count))


def untrained() -> Network:
    """Stands in where there is none yet: finds everything equally good."""
    return Network({"features": [], "hidden": [], "bias": [], "out": [], "out_bias": 0, "spread": [1.0] * MOST_ROUNDS})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; other numbers, other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--network", help="let patron play with this network; otherwise novice plays")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    starts = range(given.first, given.first + given.games, BATCH)
    with ProcessPoolExecutor(given.jobs) as pool, given.out.open("wb") as out:
        for rows in pool.map(play_some, *zip(*[(given.game, start, BATCH, given.network) for start in starts])):
            out.write(rows)


if __name__ == "__main__":
    main()
