"""Is a bot hard to exploit? Learns against this one bot, which stays as it is, then plays it again to be counted.

    python best_response.py lorenzo --opponent prince:0.1s --minutes 60 --folder learned/response

Two seats. A learner against a fixed player can find its habits and weaknesses, and needs to be good at nothing else:
what it wins is a lower bound of what can be won. In an hour of games against a player that thinks, it would not even
learn the game from nothing. So it begins as `patron`, whose judge advises it, and learns what to do differently.

A budget in seconds depends on the machine and on what else it does; `prince:220` does 220 simulations everywhere.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import plot
from ppo import POINTS, Advice, Agent, Memory, Opponents, evaluate

import signoria
from signoria.arena.statistics import wilson
from signoria.bots import Perspective, make_player
from signoria.envs.observer import observer

SEATS = 2
WINDOW = 50  # games that a point of the curve is the mean of
COUNTED = 10**6  # the first seed of the games that are counted
TEMPERATURE = 0.5  # how many points worse an action is that is e times less likely at first
LEAST = -8.0  # the score of actions that patron does not even consider


class Adviser:
    """Patron's judge: how far ahead each action will leave the seat, by what the seat can know."""

    def __init__(self, game, seed):
        self.patron = make_player("patron", game, seed)

    def __call__(self, state):
        perspective = Perspective(state, state.seat, int(self.patron.chance.word()))
        judge = self.patron.judge
        candidates = [
            action
            for action in judge.candidates(perspective.state, perspective.legal)
            if action < state.offered_count()
        ]
        scores = np.full(state.offered_count(), LEAST, np.float32)
        if not candidates:
            return Advice(scores, 0.0)
        prospects = judge.prospects(perspective.state, candidates)
        leads = np.array([prospect.worth(state.seat) for prospect in prospects], np.float32)
        scores[candidates] = np.maximum((leads - leads.max()) / TEMPERATURE, LEAST)
        return Advice(scores, float(leads.max()) / POINTS)


def learn(agent, opponents, minutes, decisions, folder):
    """Learn for so many minutes; (lead, share of the win) of every game on the way."""
    memory, ended = Memory(), []
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        ended += opponents.step(agent, memory)
        if memory.decisions() >= decisions:
            agent.learn(memory.take())
            agent.save(folder / "response.pt")
            lately = ended[-WINDOW:]
            lead, won = (sum(each) / len(lately) for each in zip(*lately, strict=True))
            left = (until - time.monotonic()) / 60
            print(f"{len(ended)} games: {lead:+.1f} points, {won:.0%} won lately; {left:.0f} min left", flush=True)
    return ended


def report(ended, opponent):
    wins, games = sum(share for _, share in ended), len(ended)
    low, high = wilson(wins, games)
    lead = sum(lead for lead, _ in ended) / games
    return (
        f"wins {wins:g} of {games} games against {opponent}: {wins / games:.1%} ({low:.1%} to {high:.1%}), "
        f"{lead:+.1f} points ahead on average"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=signoria.game_names(), nargs="?", default="lorenzo")
    parser.add_argument("--opponent", default="prince:0.1s")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=16, help="at once")
    parser.add_argument("--processes", action="store_true", help="each game in a process of its own")
    parser.add_argument("--decisions", type=int, default=1024, help="per update")
    parser.add_argument("--count", type=int, default=100, help="games that are counted in the end")
    parser.add_argument("--baseline", action="store_true", help="also count before learning")
    parser.add_argument("--folder", type=Path, default=Path("learned/response"))
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    agent = Agent(observer(wish.game), signoria.new_game(wish.game, SEATS, 0).state.offered_count(), wish.seed)

    fixed = (wish.game, SEATS, wish.opponent)

    def counted():
        adviser = Adviser(wish.game, COUNTED)
        ended = evaluate(agent, *fixed, wish.count, COUNTED, adviser, wish.games, wish.processes)
        return report(ended, wish.opponent)

    if wish.baseline:
        print("Before learning, as patron:", counted(), flush=True)
    with Opponents(*fixed, wish.games, wish.seed, Adviser(wish.game, wish.seed), wish.processes) as opponents:
        ended = learn(agent, opponents, wish.minutes, wish.decisions, wish.folder)
    print(f"learned from {len(ended)} games in {wish.minutes:g} minutes", flush=True)
    if len(ended) > WINDOW:
        means = [
            (at, sum(lead for lead, _ in ended[at - WINDOW : at]) / WINDOW) for at in range(WINDOW, len(ended) + 1, 10)
        ]
        title = f"{wish.game.capitalize()}: lead over {wish.opponent} by games learned from"
        (wish.folder / "curve.svg").write_text(
            plot.curve(title, "games learned from", "points ahead", {"the learner": means}), "utf-8"
        )
    if ended:
        print("While learning, lately:", report(ended[-WINDOW:], wish.opponent), flush=True)
    print("Result:", counted())


if __name__ == "__main__":
    main()
