"""Learn to play by self-play: generation after generation, games are played and a network is fitted to how they ended.

    python training/learn.py princes --generations 8 --games 4000 --folder learned/princes [--torch-python python3]

The first generation is played by `novice`, the later ones by `patron` with the network of the one before.
`--torch-python` names another Python for the fitting, where the one with Signoria has no PyTorch. The best network is
copied by hand to src/signoria/bots, after `signoria simulate` has shown that it is better.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from self_play import untrained

import signoria
from signoria.bots.judges import make_judge

HERE = Path(__file__).parent
REMEMBERED = 8  # generations whose games are learned from


def run(*words: object) -> None:
    subprocess.run([str(word) for word in words], check=True)


def feature_names(game: str) -> list[str]:
    judge = make_judge(game, untrained())
    return judge.named_features(signoria.new_game(game, seats=4, seed=0).state, 0).names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=["princes", "lorenzo"])
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; other numbers, other games")
    parser.add_argument("--units", type=int, help="in the hidden layer of the network")
    parser.add_argument("--start", help="a network to begin with, in place of novice")
    parser.add_argument("--torch-python", default=sys.executable)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    names = given.folder / "names.json"
    names.write_text(json.dumps(feature_names(given.game)), "utf-8")
    network, samples = given.start, []
    for generation in range(given.generations):
        began = time.monotonic()
        samples.append(given.folder / f"samples{generation}.bin")
        playing = ["--network", network] if network else []
        run(sys.executable, HERE / "self_play.py", given.game, "--games", given.games, "--jobs", given.jobs,
            "--first", given.first + generation * given.games, "--out", samples[-1], *playing)  # fmt: skip
        played = time.monotonic()
        for forgotten in samples[:-REMEMBERED]:
            forgotten.unlink(missing_ok=True)
        going_on = ["--start", network] if network else []
        size = ["--units", given.units] if given.units else []
        network = given.folder / f"network{generation}.json"
        run(given.torch_python, HERE / "fit.py", *samples[-REMEMBERED:], "--names", names, "--out", network,
            *size, *going_on)  # fmt: skip
        print(
            f"generation {generation}: played {played - began:.0f} s, fitted {time.monotonic() - played:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
