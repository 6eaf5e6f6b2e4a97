"""One command from nothing to networks for `patron` and `prince`: see docs/training.md."""

import argparse
import os
import sys
from pathlib import Path

from signoria.kernel.errors import BadInput, SignoriaError
from signoria.pools import check_count
from training.pipeline import MOST_GAMES, Pipeline, Settings
from training.variants import VARIANTS

EPILOG = "Stop it whenever you like: the same command goes on where it stopped, and more --generations go further."

COUNTS = ("generations", "games", "units", "policy_units", "epochs", "policy_epochs", "rating_games", "jobs")


def main() -> None:
    parser = argparse.ArgumentParser("python -m training", description=__doc__, epilog=EPILOG)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--folder", type=Path, required=True, help="for games, networks, generations.csv and .svg")
    parser.add_argument("--generations", type=int, default=14, help="in all (default: %(default)s)")
    parser.add_argument("--games", type=int, default=3000, help="of self-play in each (default: %(default)s)")
    parser.add_argument("--expert", type=int, metavar="SIMULATIONS", default=0, help="let prince play, not patron")
    parser.add_argument("--network", type=Path, help="start from this value network, not from novice")
    parser.add_argument("--policy", type=Path, help="start from this policy")
    parser.add_argument("--units", type=int, default=192, help="of the value network (default: %(default)s)")
    parser.add_argument("--policy-units", type=int, default=128, help="of the policy (default: %(default)s)")
    parser.add_argument("--epochs", type=int, default=2, help="of fitting (default: %(default)s)")
    parser.add_argument("--policy-epochs", type=int, default=3, help="of fitting policies (default: %(default)s)")
    parser.add_argument("--rating-games", type=int, default=200, help="after each (default: %(default)s)")
    parser.add_argument("--reference", help="the opponents there (default: patron-1, or prince-1 with --expert)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead; 'auto' is this machine's")
    parser.add_argument("--torch-python", default=sys.executable, help="another Python that has PyTorch")
    given = parser.parse_args()
    try:
        for name in COUNTS:
            check_count(name.replace("_", " "), getattr(given, name))
        if given.games > MOST_GAMES or given.expert < 0:
            raise BadInput(f"a generation has at most {MOST_GAMES} games, and a search at least one simulation")
        for file in (given.network, given.policy):
            if file is not None and not file.is_file():
                raise BadInput(f"there is no file {file}")
        Pipeline(Settings(**vars(given)), lambda line: print(line, flush=True)).run()
    except SignoriaError as reason:
        sys.exit(f"training: {reason}")
    except KeyboardInterrupt:
        sys.exit("training: stopped; the same command goes on")


if __name__ == "__main__":
    main()
