"""The process in which bots run: reads one task per line from standard input, writes one move per line."""

import os
import sys

import msgspec

from signoria import from_position
from signoria.bots import LegalActions, Perspective, make_player
from signoria.server.bots import Task
from signoria.server.parent import end_with_parent


def chosen(task: Task) -> dict[str, object]:
    """The move of a bot that sees what its seat sees."""
    game = from_position(task.position)
    state = game.state
    player = make_player(task.level, game.rules.name, task.seed)
    if player.blind:
        action = player.choose(LegalActions(state.seat, state.seats, state.legal()))  # type: ignore[arg-type]
    else:
        action = player.choose(Perspective(state, state.seat, task.seed))
    if action not in state.legal():
        raise ValueError(f"{task.level} chose {action}, which is not legal")
    return state.move_of(action)


def main() -> None:
    """Answer until standard input ends or the server has died.

    What a bot prints goes to standard error: our output is the answers' only.
    """
    end_with_parent()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(chosen(msgspec.json.decode(line, type=Task))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
