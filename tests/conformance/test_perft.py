"""Perft: the number of different sequences of moves to a depth, from fixed positions. Any change of a rule changes one.

`python -m tests.conformance.test_perft` prints the numbers.
"""

import json

import pytest

import signoria
from signoria.kernel.state import NOBODY, State
from tests.conformance.test_golden import FOLDER

# A golden game, the number of its moves that lead to the position, the depth, the sequences.
PERFTS = [
    ("princes-4", 40, 7, 71747),
    ("princes-3", 40, 4, 75257),
    ("princes-2-two_player_hard", 0, 6, 79984),
    ("princes-5-muse_and_princess", 34, 4, 13536),
    ("princes-5-muse_and_princess", 60, 5, 29206),
    ("princes-3-cooperative", 150, 6, 43942),
    ("princes-4-muse_and_princess-cooperative-open_money", 22, 5, 32118),
    ("lorenzo-2-advanced", 20, 4, 1374),
    ("lorenzo-3", 90, 4, 71578),
    ("lorenzo-4-advanced", 150, 4, 17061),
    ("lorenzo-3-advanced-last_report_decline_scores-malus_wood_stone=total", 120, 4, 8113),
    ("lorenzo-4-advanced-santa_rita_malus=each-brunelleschi_bonus_actions=False", 175, 4, 2350),
]


def perft(state: State, depth: int) -> int:
    if depth == 0 or state.seat == NOBODY:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        count += perft(after, depth - 1)
    return count


def fixed_position(game: str, moves: int) -> State:
    golden = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return signoria.replay(golden["record"], until=moves).state


@pytest.mark.parametrize(("game", "moves", "depth", "sequences"), PERFTS)
def test_perft(game, moves, depth, sequences):
    assert perft(fixed_position(game, moves), depth) == sequences


if __name__ == "__main__":
    for game, moves, depth, _ in PERFTS:
        print(f'    ("{game}", {moves}, {depth}, {perft(fixed_position(game, moves), depth)}),')
