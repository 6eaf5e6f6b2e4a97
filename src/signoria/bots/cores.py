"""Further processes in which a prince thinks at the same time, for `prince:1s:4`.

Each has a tree of its own over worlds of its own; in the end the visits of all roots are added up. Messages are lines
of JSON: a task goes in, then perhaps that it should finish early; what was found comes out.
"""

import contextlib
import json
import subprocess
import sys
from typing import Any
from weakref import finalize

from signoria.bots.judges import judge_of
from signoria.bots.perspective import Perspective
from signoria.bots.prince import Budget, Prince
from signoria.bots.search import Search

Helper = subprocess.Popen[str]
Found = list[tuple[int, int, float, float, float, float]]  # by action: visits, and what `Node` sums up over them


class PrinceOnCores(Prince):
    """A prince with helpers, one for each core besides its own. They end with it."""

    def __init__(self, seed: int, game: str, name: str, budget: Budget) -> None:
        super().__init__(seed, judge_of(game, name), budget.on_one_core())
        self._name = name
        self._number = 0  # of the decision
        self._helpers = [_start() for _ in range(budget.cores - 1)]
        self._end = finalize(self, _end, self._helpers)

    def consider(self, perspective: Perspective, share: float = 1.0) -> Search:
        if type(perspective) is not Perspective:  # whoever sees all cards thinks alone: others would draw other worlds
            return super().consider(perspective, share)
        if not self._end.alive:
            self._helpers = [_start() for _ in self._helpers]
            self._end = finalize(self, _end, self._helpers)
        self._share_out(perspective)
        try:
            search = super().consider(perspective, share)
        except BaseException:
            self._end()  # nobody waits for what the helpers would say
            raise
        for helper in self._helpers:
            if self.budget.seconds:
                _tell(helper, {"finish": self._number})
        for helper in self._helpers:
            add_up(search, perspective, _answer(helper))
        return search

    def _share_out(self, perspective: Perspective) -> None:
        """Let every helper think about the decision in worlds of its own."""
        self._number += 1
        task = {
            "number": self._number,
            "player": self._name,
            "budget": self.budget.words,
            "position": perspective.state.position(),
        }
        for helper in self._helpers:
            _tell(helper, {**task, "seed": int(self.chance.word())})


def add_up(search: Search, perspective: Perspective, found: Found) -> None:
    """Add what another search has found about the same decision."""
    for action, visits, worth, squares, points, chance in found:
        search.considered(perspective.state, action).add_sums(visits, worth, squares, points, chance)
        search.root.visits += visits


def _start() -> Helper:
    command = [sys.executable, "-m", "signoria.bots.core_worker"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _tell(helper: Helper, message: Any) -> None:
    """Send a message. A helper that has died is missed by nobody: the others think on."""
    assert helper.stdin is not None
    with contextlib.suppress(BrokenPipeError):
        helper.stdin.write(json.dumps(message) + "\n")
        helper.stdin.flush()


def _answer(helper: Helper) -> Found:
    assert helper.stdout is not None
    found: Found = json.loads(helper.stdout.readline() or "[]")
    return found


def _end(helpers: list[Helper]) -> None:
    for helper in helpers:
        helper.kill()
    for helper in helpers:
        helper.wait()
        for pipe in (helper.stdin, helper.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
