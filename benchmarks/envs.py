"""How fast the environments are. Run alone, prints one JSON object: `python benchmarks/envs.py princes`."""

import json
import time
from collections.abc import Callable

from arguments import GameParser, missing_explained

with missing_explained():
    import numpy as np
    import pyspiel
    from engine import MEASURED, median

    import signoria.envs.open_spiel  # noqa: F401 # registers our games
    from signoria.envs import gymnasium, pettingzoo
    from signoria.envs.batch import Batch
    from signoria.envs.observer import observer

SECONDS = 1.0
GAMES = 64
LARGE = 1024


def steps_per_second(step: Callable[[], int]) -> float:
    """Steps per second of CPU time; `step` does some and tells how many."""
    step()
    done = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        done += step()
    return done / (time.process_time() - start)


def batched(game: str, games: int = GAMES) -> float:
    """Random play in a batch: observations, masks, rewards, and a random action for each game."""
    batch = Batch(game, games=games, seed=1, **MEASURED[game])

    def step() -> int:
        batch.step(batch.random_actions())
        return games

    return steps_per_second(step)


def gain_of_two_cores(game: str) -> float:
    """How much faster a large batch is with two cores, by wall clock. Only a quiet machine can show it."""

    def rate(cores: int) -> float:
        with Batch(game, games=LARGE, seed=1, cores=cores, **MEASURED[game]) as batch:
            batch.step(batch.random_actions())
            steps = 0
            start = time.perf_counter()
            while time.perf_counter() - start < SECONDS:
                batch.step(batch.random_actions())
                steps += LARGE
            return steps / (time.perf_counter() - start)

    return rate(2) / rate(1)


def aec(game: str) -> float:
    """Random play through PettingZoo with its guards: `last()`, a choice by the mask, `step()`."""
    env = pettingzoo.env(game, **MEASURED[game])
    draw = np.random.default_rng(1).random

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[int(draw() * len(legal))])
                steps += 1
        return steps

    return steps_per_second(play)


def learner(game: str) -> float:
    """Random play of one learner among `random` bots in Gymnasium; its own steps only."""
    env = gymnasium.Learner(game, players="random", **MEASURED[game])
    draw = np.random.default_rng(1).random

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return steps_per_second(play)


def spiel(game: str) -> float:
    """Random play in OpenSpiel, with the observation tensor of the player that decides."""
    options = "".join(f"{name}={str(value).lower()}," for name, value in MEASURED[game].items())
    loaded = pyspiel.load_game(f"signoria_{game}({options}seed=1)")
    draw = np.random.default_rng(1).random

    def play() -> int:
        state = loaded.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return steps_per_second(play)


def observations(game: str) -> float:
    """Observations of one state as arrays of their own."""
    batch = Batch(game, games=1, seed=1, **MEASURED[game])
    for _ in range(100):
        batch.step(batch.random_actions())
    state = batch._games._rows.states[0]
    game_observer = observer(game)

    def some() -> int:
        for _ in range(1000):
            game_observer.observe(state, 0)
        return 1000

    return steps_per_second(some)


def measures(game: str) -> dict[str, float]:
    small, large = median(lambda: batched(game)), median(lambda: batched(game, LARGE))
    return {
        "batch": small,
        "batch of 1,024": large,
        "batch of 1,024 to a small one": large / small,
        "gain of two cores": median(lambda: gain_of_two_cores(game)),
        "PettingZoo": median(lambda: aec(game)),
        "Gymnasium": median(lambda: learner(game)),
        "OpenSpiel": median(lambda: spiel(game)),
        "observations": median(lambda: observations(game)),
    }


if __name__ == "__main__":
    print(json.dumps(measures(GameParser(__doc__, MEASURED).parse_args().game)))
