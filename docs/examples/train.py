"""Trains an agent for Lorenzo il Magnifico by policy gradients (REINFORCE), with NumPy alone.

The policy is linear: each action has a row of weights, and its score is the row times the observation. After each batch
of games, the moves of those that ended better than usual become more likely, and those of the others less likely.
"""

import argparse
from pathlib import Path

import gymnasium
import numpy as np

BATCH = 32  # games per learning step
LEARNING_RATE = 0.002
TEST_EVERY = 800
TEST_GAMES = 100


def environment(opponent):
    """Two seats: the learner and a bot. The reward is how many points the learner is ahead."""
    name = "signoria.envs.gymnasium:signoria/Lorenzo-v1"
    return gymnasium.make(name, seats=2, players=opponent, reward="margin", scaled=True)


class Policy:
    """A score for each action, and from the scores of the legal ones a probability."""

    def __init__(self, actions, inputs):
        self.weights = np.zeros((actions, inputs), np.float32)
        self.mean_square = np.zeros_like(self.weights)  # of the gradients so far

    def probabilities(self, observation, legal):
        scores = self.weights[legal] @ observation
        scores = np.exp(scores - scores.max())
        return scores / scores.sum()

    def learn(self, games, advantages):
        """Follow the gradient of all moves, weighted by how much better than usual their game ended (RMSProp)."""
        gradient = np.zeros_like(self.weights)
        for moves, advantage in zip(games, advantages, strict=True):
            for observation, legal, chosen in moves:
                pull = -self.probabilities(observation, legal)
                pull[chosen] += 1
                gradient[legal] += np.outer(advantage / len(games) * pull, observation)
        self.mean_square = 0.99 * self.mean_square + 0.01 * gradient**2
        self.weights += LEARNING_RATE * gradient / (np.sqrt(self.mean_square) + 1e-3)


def play(env, policy, chance, greedy=False):
    """One game: its moves, its reward and what the environment says at the end."""
    observation, info = env.reset(seed=int(chance.integers(2**31)))
    moves, over = [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        likely = policy.probabilities(observation, legal)
        chosen = likely.argmax() if greedy else chance.choice(len(legal), p=likely)
        moves.append((observation.copy(), legal, chosen))
        observation, reward, over, _, info = env.step(legal[chosen])
    return moves, reward, info


def train(games, seed=1, test_games=TEST_GAMES):
    """Train against a random player. The policy, and how it fared along the way."""
    env = environment("random")
    policy = Policy(env.action_space.n, env.observation_space.shape[0])
    chance = np.random.default_rng(seed)
    usual, spread = 0.0, 1.0
    curve = []
    for number in range(0, games + 1, BATCH):
        if number % TEST_EVERY == 0:
            curve.append({"games": number, **test(policy, "random", test_games)})
            print("{games} games: {points:.1f} points, wins {won:.0%} against random".format(**curve[-1]))
        batch, rewards, _ = zip(*(play(env, policy, chance) for _ in range(BATCH)), strict=True)
        weight = 0.05 if number else 1.0
        usual += weight * (np.mean(rewards) - usual)
        spread += weight * (np.std(rewards) - spread)
        policy.learn(batch, [(reward - usual) / spread for reward in rewards])
    return policy, curve


def test(policy, bot, games):
    """How it fares against a bot if it always plays its favourite move. The deals are the same every time."""
    env = environment(bot)
    chance = np.random.default_rng(0)
    ends = [play(env, policy, chance, greedy=True)[2] for _ in range(games)]
    return {
        "points": float(np.mean([end["scores"][end["seat"]] for end in ends])),
        "opponent": float(np.mean([end["scores"][1 - end["seat"]] for end in ends])),
        "won": float(np.mean([end["seat"] in end["winners"] for end in ends])),
    }


def plot(curve, references):
    """The learning curve as an SVG image, with the points of other players to compare with."""
    games = curve[-1]["games"]

    def across(number):
        return 44 + 336 * number / games

    def up(points):
        return 252 - 2.2 * points

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 310" font-family="sans-serif" font-size="13">',
        "<title>Points of the agent by games of training</title>",
        '<rect width="460" height="310" rx="6" fill="#fffdf8"/>',
    ]
    for points in range(0, 101, 20):
        parts.append(f'<path d="M44 {up(points)}H380" stroke="#e4dccb"/>')
        parts.append(f'<text x="36" y="{up(points) + 4}" text-anchor="end">{points}</text>')
    for number in range(0, games + 1, games // 4):
        parts.append(f'<text x="{across(number)}" y="272" text-anchor="middle">{number:,}</text>')
    parts.append('<text x="212" y="296" text-anchor="middle">games of training</text><text x="12" y="18">points</text>')
    for name, points in references.items():
        parts.append(f'<path d="M44 {up(points):.1f}H380" stroke="#67563f" stroke-dasharray="5 4"/>')
        parts.append(f'<text x="388" y="{up(points) + 4:.1f}" fill="#67563f">{name}</text>')
    line = " ".join(f"{across(each['games']):.1f},{up(each['points']):.1f}" for each in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#9c3d24" stroke-width="2.5"/>')
    parts.append(f'<text x="388" y="{up(curve[-1]["points"]) + 4:.1f}" fill="#9c3d24">the agent</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6400)
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    arguments = parser.parse_args()
    policy, curve = train(arguments.games)
    against_novice = test(policy, "novice", TEST_GAMES)
    print("{points:.1f} points against novice, which has {opponent:.1f}; wins {won:.0%}".format(**against_novice))
    references = {"random": curve[-1]["opponent"], "novice": against_novice["opponent"]}
    arguments.folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(arguments.folder / "agent.npz", weights=policy.weights)
    (arguments.folder / "curve.svg").write_text(plot(curve, references), "utf-8")
