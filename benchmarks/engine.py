"""What is measured of an engine. Run alone, prints one JSON object: `python benchmarks/engine.py princes --quick`."""

import gc
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arguments import GameParser, missing_explained

with missing_explained():
    import signoria
    from signoria.kernel import state as kernel_state
    from signoria.kernel.state import NOBODY

REPEATS = 5
FULL = {"princes": {"muse_and_princess": True, "cooperative": True}, "lorenzo": {"advanced": True}}
MEASURED = {"princes": {}, "lorenzo": {"advanced": True}}


def median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(REPEATS))


def random_play(game: str, seats: int, games: int, options: dict[str, Any]) -> float:
    """Decisions per second of CPU time, setting up included, through legal() and apply()."""
    draw = random.Random(1).random
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        state = signoria.new_game(game, seats=seats, seed=seed, **options).state
        while state.seat != NOBODY:
            actions = state.legal()
            state.apply(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions / (time.process_time() - start)


def middle_of_a_game(game: str, seats: int) -> signoria.Game:
    """A position two thirds through a random game."""
    whole = finished(game, seats)
    return signoria.replay(whole.record(), until=len(whole.played) * 2 // 3)


def finished(game: str, seats: int) -> signoria.Game:
    chance = random.Random(3)
    played = signoria.new_game(game, seats=seats, seed=3, **MEASURED[game])
    while not played.over:
        played.play(played.state.move_of(chance.choice(played.state.legal())))
    return played


def rate(work: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        work()
    return times / (time.process_time() - start)


def size_of(state: Any) -> int:
    """Bytes of a state and all that hangs on it but the component tables, which all states of an edition share."""
    seen: dict[int, Any] = {}
    waiting = [state]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or thing is getattr(state, "components", None):
            continue
        seen[id(thing)] = thing
        waiting.extend(gc.get_referents(thing))
    return sum(sys.getsizeof(thing) for thing in seen.values())


def import_seconds() -> float:
    """Wall-clock seconds that `import signoria` adds to starting Python."""

    def start(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    return statistics.median(start("import signoria") - start("pass") for _ in range(REPEATS))


def measures(game: str, quick: bool) -> dict[str, float]:
    """Everything measured of one game. Quick leaves out what is only promised of the compiled form."""
    few, many = span_of(game)
    games = 20 if quick else 200
    found = {"random play, 4 seats": median(lambda: random_play(game, 4, games, MEASURED[game]))}
    if quick:
        return found
    found["random play, every rule"] = median(lambda: random_play(game, 4, games // 4, FULL[game]))
    small = median(lambda: random_play(game, few, games, MEASURED[game]))
    large = median(lambda: random_play(game, many, games, MEASURED[game]))
    found["cost of many seats"] = small / large
    found["new game"] = median(lambda: rate(lambda: signoria.new_game(game, 4, 7, **MEASURED[game]), 5_000))
    state = middle_of_a_game(game, 4).state
    found["clone"] = median(lambda: rate(state.clone, 50_000))
    found["resample"] = median(lambda: rate(lambda: state.resample(0, 7), 2_000))
    record = finished(game, 4).record()
    found["replay"] = 1000 / median(lambda: rate(lambda: signoria.replay(record), 50))
    found["state size"] = size_of(state) / 1024
    found["import"] = 1000 * import_seconds()
    return found


def span_of(game: str) -> tuple[int, int]:
    """The seat counts whose cost per decision is compared."""
    return (3, 5) if game == "princes" else (2, 4)


def form() -> str:
    return "compiled" if Path(kernel_state.__file__).suffix != ".py" else "pure"


if __name__ == "__main__":
    parser = GameParser(__doc__, MEASURED)
    parser.add_argument("--quick", action="store_true", help="only what is promised of pure Python too")
    wish = parser.parse_args()
    print(json.dumps({"form": form(), **measures(wish.game, wish.quick)}))
