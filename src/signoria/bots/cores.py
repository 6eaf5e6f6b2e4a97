"""Further processes in which a prince thinks at the same time, for `prince:1s:4`.

Each has a tree of its own over worlds of its own; in the end the visits of all roots are added up. Then each plays on
in worlds of its own, and the games are added up. Messages are lines of JSON: a task goes in, then perhaps that it
should finish early; what was found comes out.
"""

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any
from weakref import finalize

from signoria.bots.judges import judge_of
from signoria.bots.perspective import Perspective
from signoria.bots.playouts import Playouts
from signoria.bots.prince import Budget, Prince
from signoria.bots.search import Search
from signoria.kernel.state import Json

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
        if not may_be_shared(perspective):
            return super().consider(perspective, share)
        with self._helped(perspective, {}):
            search = super().consider(perspective, share)
        for found in self._answers():
            add_up(search, perspective, found)
        return search

    def play_on(self, playouts: Playouts, until: float) -> None:
        if not may_be_shared(playouts.perspective):
            super().play_on(playouts, until)
            return
        contenders = [(contender.action, contender.searched) for contender in playouts.contenders]
        with self._helped(playouts.perspective, {"contenders": contenders}):
            super().play_on(playouts, until)
        for found in self._answers():
            playouts.add_up(dict(found))

    @contextlib.contextmanager
    def _helped(self, perspective: Perspective, what: Json) -> Iterator[None]:
        """Let every helper do the same in worlds of its own. If it is left by an error, nobody waits for them."""
        if not self._end.alive:
            self._helpers = [_start() for _ in self._helpers]
            self._end = finalize(self, _end, self._helpers)
        self._number += 1
        task = {
            "number": self._number,
            "player": self._name,
            "budget": self.budget.words,
            "position": perspective.state.position(),
            **what,
        }
        for helper in self._helpers:
            _tell(helper, {**task, "seed": int(self.chance.word())})
        try:
            yield
        except BaseException:
            self._end()
            raise

    def _answers(self) -> list[Any]:
        """What the helpers have found, now that there is no more time."""
        for helper in self._helpers:
            if self.budget.seconds:
                _tell(helper, {"finish": self._number})
        return [_answer(helper) for helper in self._helpers]


def may_be_shared(perspective: Perspective) -> bool:
    """Whoever sees all cards thinks alone: others would draw other worlds."""
    return not perspective.sees_all


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


def _answer(helper: Helper) -> Any:
    """A line of JSON; nothing was found if it has died."""
    assert helper.stdout is not None
    return json.loads(helper.stdout.readline() or "[]")


def _end(helpers: list[Helper]) -> None:
    for helper in helpers:
        helper.kill()
    for helper in helpers:
        helper.wait()
        for pipe in (helper.stdin, helper.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
