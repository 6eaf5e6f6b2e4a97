"""How fast the bots think, in CPU time on one core. Prints one JSON object: `python benchmarks/bots.py princes`."""

import json
import time
from typing import Any

from arguments import GameParser, missing_explained

with missing_explained():
    import signoria
    from signoria.arena.runner import decide
    from signoria.bots import Perspective, make_player
    from signoria.kernel.state import NOBODY

MEASURED: dict[str, dict[str, Any]] = {"princes": {}, "lorenzo": {"advanced": True}}
GAMES = 20
SEATS = 4
SIMULATIONS = 800
DECISIONS = 12  # of a game, spread evenly over it


def four_patrons(game: str) -> tuple[float, float]:
    """Milliseconds for a decision that `patron` is asked for, and games per second."""
    asked = 0
    start = time.process_time()
    for seed in range(GAMES):
        state = signoria.new_game(game, SEATS, seed, **MEASURED[game]).state
        players = [make_player("patron", game, seat) for seat in range(SEATS)]
        while state.seat != NOBODY:
            asked += len(state.legal()) > 1
            state.apply(decide(players[state.seat], state))
    spent = time.process_time() - start
    return 1000 * spent / asked, GAMES / spent


def simulations_per_second(game: str) -> float:
    """Of `prince`, at decisions from all over a game of patrons. Counted, because it may end before its budget."""
    state = signoria.new_game(game, SEATS, 1, **MEASURED[game]).state
    patrons = [make_player("patron", game, seat) for seat in range(SEATS)]
    states = []
    while state.seat != NOBODY:
        if len(state.legal()) > 1:
            states.append(state.clone())
        state.apply(decide(patrons[state.seat], state))
    prince = make_player(f"prince:{SIMULATIONS}", game, 1)
    spent, done = 0.0, 0
    for state in states[:: max(1, len(states) // DECISIONS)]:
        start = time.process_time()
        considered = prince.consider(Perspective(state, state.seat, 1))
        spent += time.process_time() - start
        done += considered.root.visits
    return done / spent


if __name__ == "__main__":
    game = GameParser(__doc__, MEASURED).parse_args().game
    milliseconds, games = four_patrons(game)
    rate = simulations_per_second(game)
    print(json.dumps({"patron, a decision": milliseconds, "four patrons": games, "prince:800": rate}))
