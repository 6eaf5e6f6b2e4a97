"""Learns by playing against itself: many games at once, every seat with the same network, on a GPU if there is one.

    python self_play.py princes --seats 2 --minutes 10 --folder learned

Every game that is over teaches the network, each seat by how far it ended ahead of the others. Along the way it plays
against bots that it never meets in training; `curve.csv` and `curve.svg` show how it fares.
"""

import argparse
import csv
import time
from pathlib import Path

import plot
import torch
from ppo import Agent, Memory, evaluate

import signoria
from signoria.envs.batch import Batch


def train(game, seats, minutes, games, decisions, cores, folder, tests, test_games, seed=1, start=None):
    """Train for so many minutes; the curve: (decisions learned from, minutes, bot, mean lead, wins, games)."""
    with Batch(game, games=games, seats=seats, seed=seed, reward="margin", cores=cores) as batch:
        agent = Agent(batch.observer, batch.actions, seed, start)
        print(f"learning on {agent.device}, {cores} core(s) for the games", flush=True)
        memory = Memory()
        began, learned, curve, next_test = time.monotonic(), 0, [], 0.0
        while True:
            spent = (time.monotonic() - began) / 60
            if spent >= min(next_test, minutes):
                next_test = spent + minutes / tests
                for bot in ("random", "novice"):
                    ended = evaluate(agent, game, seats, bot, test_games)
                    lead, wins = sum(each for each, _ in ended) / test_games, sum(share for _, share in ended)
                    curve.append((learned, round(spent, 2), bot, round(lead, 1), wins, test_games))
                    print(f"{learned:,} decisions, {spent:.1f} min: {lead:+.1f} points against {bot}", flush=True)
            if spent >= minutes:
                break
            play(batch, agent, memory, decisions)
            learned += memory.decisions()
            agent.learn(memory.take())
    folder.mkdir(parents=True, exist_ok=True)
    agent.save(folder / "agent.pt")
    keep(curve, folder, game, seats)
    return curve


def play(batch, agent, memory, decisions):
    """Play until the games that are over have so many decisions to learn from."""
    now = batch.now()
    while memory.decisions() < decisions:
        decided = agent.decide(now.observations, now.masks)
        for row, chosen in enumerate(zip(*decided, strict=True)):
            memory.add(row, int(now.seats[row]), now.observations[row], now.masks[row], chosen)
        now = batch.step(decided[0])
        for row in now.done.nonzero()[0]:
            for seat, reward in enumerate(now.rewards[row]):
                memory.finish(row, seat, float(reward))


def keep(curve, folder, game, seats):
    """The curve as a table and as an image."""
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("decisions", "minutes", "bot", "lead", "wins", "games"), *curve])
    lines = {
        f"against {bot}": [(point[0], point[3]) for point in curve if point[2] == bot] for bot in ("random", "novice")
    }
    title = f"{game.capitalize()}, {seats} seats: lead of a self-play learner by decisions learned from"
    (folder / "curve.svg").write_text(plot.curve(title, "decisions learned from", "points ahead", lines), "utf-8")


def main():
    has_gpu = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=signoria.game_names(), nargs="?", default="princes")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=1024 if has_gpu else 64, help="at once")
    parser.add_argument("--decisions", type=int, default=65536 if has_gpu else 8192, help="per update")
    parser.add_argument("--cores", type=int, default=1, help="for the games")
    parser.add_argument("--tests", type=int, default=10, help="how often to test along the way")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--start", type=Path, help="an agent.pt to continue with")
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    wish = vars(parser.parse_args())
    train(**wish)


if __name__ == "__main__":
    main()
