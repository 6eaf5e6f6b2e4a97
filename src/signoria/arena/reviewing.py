"""How accurately players decided in the games of a tournament: their records, reviewed one step ahead."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import signoria
from signoria.analysis.review import review
from signoria.arena.folder import Result
from signoria.pools import in_processes

Accuracies = dict[str, list[float]]


def accuracies(folder: Path, results: Sequence[Result], games: int, jobs: int = 1) -> Accuracies:
    """The accuracy of each player in the first so many games, one figure for each seat it had."""
    found: Accuracies = {}
    with closing(in_processes(partial(accuracy_in, folder), results[:games], jobs, 1)) as done:
        for seated in done:
            for player, accuracy in seated:
                found.setdefault(player, []).append(accuracy)
    return found


def accuracy_in(folder: Path, result: Result) -> list[tuple[str, float]]:
    """The players of one game, each with its accuracy; who never had a choice is left out."""
    found = review(signoria.load(folder / result.record)).accuracy
    return [(player, accuracy) for player, accuracy in zip(result.players, found, strict=True) if accuracy is not None]
