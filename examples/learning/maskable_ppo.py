"""Trains MaskablePPO of sb3-contrib on the Gymnasium environment: a library does all the learning.

    python maskable_ppo.py princes --steps 60000 --folder learned

The learner plays against `random` bots. Every few thousand steps it plays test games; `curve.csv` and `curve.svg` show
by how many points it ends ahead of the mean of the others.
"""

import argparse
import csv
from pathlib import Path

import numpy as np
import plot
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO

import signoria
from signoria.envs.gymnasium import Learner


def environment(game, seats):
    """The reward is the lead in points, in tens: networks learn best from numbers around 1."""
    env = Learner(game, seats=seats, players="random", reward="margin", scaled=True)
    return TransformReward(env, lambda lead: lead / 10)


def evaluate(model, env, games):
    """The mean lead in points over some games, the same every time, with the favourite actions."""
    leads = []
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool), deterministic=True)
            observation, lead, over, _, info = env.step(action)
        leads.append(lead)
    return float(np.mean(leads))


def train(game, seats, steps, every, games, folder, seed=1):
    """Train for so many steps; the curve: (steps, mean lead)."""
    model = MaskablePPO(
        "MlpPolicy",
        environment(game, seats),
        gamma=1.0,  # all that counts is the end
        n_steps=min(2048, every),
        batch_size=min(256, every),
        seed=seed,
        device="cpu",
    )
    test_env = Learner(game, seats=seats, players="random", reward="margin", scaled=True)
    curve = []
    while True:
        done = model.num_timesteps
        curve.append((done, evaluate(model, test_env, games)))
        print(f"{done:,} steps: {curve[-1][1]:+.1f} points ahead", flush=True)
        if done >= steps:
            break
        model.learn(every, reset_num_timesteps=False)
    folder.mkdir(parents=True, exist_ok=True)
    model.save(folder / "maskable_ppo.zip")
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("steps", "lead"), *curve])
    title = f"{game.capitalize()}, {seats} seats: lead of MaskablePPO over random bots by steps of training"
    (folder / "curve.svg").write_text(plot.curve(title, "steps", "points ahead", {"MaskablePPO": curve}), "utf-8")
    return curve


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=signoria.game_names(), nargs="?", default="princes")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--every", type=int, default=6144, help="steps between tests")
    parser.add_argument("--games", type=int, default=50, help="per test")
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
