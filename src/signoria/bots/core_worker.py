"""The process in which a helper of `PrinceOnCores` thinks."""

import json
import os
import sys
import time
from queue import SimpleQueue
from threading import Thread
from typing import Any

from signoria import from_position
from signoria.bots.cores import Found
from signoria.bots.judges import judge_of
from signoria.bots.perspective import Perspective
from signoria.bots.playouts import Contender, Playouts
from signoria.bots.prince import Budget, Prince
from signoria.bots.search import Search


class Listener(Thread):
    """Reads what the helper is told, also while it thinks; when the prince is gone, so is the helper."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.tasks: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.finished = 0  # the last decision that is to be finished early
        self.thinking: Prince | None = None

    def run(self) -> None:
        for line in sys.stdin:
            message = json.loads(line)
            if "finish" in message:
                self.finished = message["finish"]
                if self.thinking is not None:
                    self.thinking.finish()
            else:
                self.tasks.put(message)
        os._exit(0)


def carry_out(task: dict[str, Any], listener: Listener) -> list[Any]:
    """Think about a decision, or play its contenders on, until the budget is spent or there is no time left."""
    game = from_position(task["position"])
    prince = Prince(task["seed"], judge_of(game.rules.name, task["player"]), Budget(task["budget"]))
    listener.thinking = prince
    if listener.finished >= task["number"]:
        prince.finish()
    perspective = Perspective(game.state, game.state.seat, int(prince.chance.word()))
    if "contenders" not in task:
        return found_by(prince.consider(perspective))
    playouts = Playouts(prince.judge, perspective, [Contender(*each) for each in task["contenders"]])
    prince.play_on(playouts, time.perf_counter() + prince.budget.seconds)
    return [(contender.action, contender.worths) for contender in playouts.contenders]


def found_by(search: Search) -> Found:
    """What a search has found about each action."""
    return [
        (node.action, node.visits, node.worth, node.squares, node.points, node.chance) for node in search.root.children
    ]


def main() -> None:
    listener = Listener()
    listener.start()
    while True:
        print(json.dumps(carry_out(listener.tasks.get(), listener)), flush=True)


if __name__ == "__main__":
    main()
