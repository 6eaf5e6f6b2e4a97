"""The games of a batch in several processes: each plays its part of the rows, in memory that all of them share.

This process plays a part as well: it would only wait. The others are spawned, not forked, so they go together with
threads and GPUs. Like all spawned processes they import the main program again, which has to guard what it does by
`if __name__ == "__main__":`.
"""

import gc
import time
import traceback
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final
from weakref import finalize

import numpy as np

import signoria
from signoria.envs.batch_games import Actions, GamesHere, Settings, Step
from signoria.envs.observer import Array, observer
from signoria.kernel.errors import BadInput, IllegalMove, SignoriaError
from signoria.pools import follow_the_parent

# What is sent: wishes to a process, and that one is fulfilled. Any other answer tells what went wrong.
STEP: Final = b"step"
DRAW: Final = b"draw"
STOP: Final = b"stop"
DONE: Final = b"done"
BLOCK = 64  # rows
PATIENCE = 5.0  # seconds for a process to end by itself
WAKEFUL = 0.001  # seconds to look for a message before sleeping


class SharedArrays:
    """The arrays of a batch in memory that processes share, and the actions to be done next."""

    def __init__(self, context: SpawnContext, settings: Settings, games: int) -> None:
        state = signoria.new_game(settings.game, seats=settings.seats, seed=0, **settings.options).state
        self._layout: list[tuple[Any, tuple[int, ...]]] = [
            (np.uint8, (games,)),
            (np.int16, (games, observer(settings.game).size)),
            (np.bool_, (games, state.offered_count())),
            (np.float32, (games, settings.seats)),
            (np.bool_, (games,)),
            (np.int64, (games, settings.seats)),
            (np.int64, (games,)),
        ]
        self._memory = [
            context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize) for kind, shape in self._layout
        ]

    def arrays(self) -> tuple[Step, Actions]:
        """Windows into the memory."""
        *step, actions = (
            np.frombuffer(memory, kind).reshape(shape)
            for memory, (kind, shape) in zip(self._memory, self._layout, strict=True)
        )
        return Step(*step), actions


class Part:
    """Some of a batch's rows, in blocks that fit into a core's cache until they are copied into the shared memory."""

    def __init__(self, shared: SharedArrays, settings: Settings, first: int, behind: int) -> None:
        whole, actions = shared.arrays()
        self._blocks = []
        for start in range(first, behind, BLOCK):
            rows = slice(start, min(start + BLOCK, behind))
            games = GamesHere(settings, rows.stop - rows.start, rows.start)
            self._blocks.append((games, [array[rows] for array in whole], actions[rows]))
        for games, arrays, _ in self._blocks:
            show(games, arrays)

    def do(self, wish: bytes) -> None:
        """Do the actions in the shared memory, or draw random ones into it."""
        for games, arrays, actions in self._blocks:
            if wish == DRAW:
                actions[:] = games.random_actions()
            else:
                games.step(actions)
                show(games, arrays)


def show(games: GamesHere, arrays: Sequence[Array]) -> None:
    """Copy what the games look like into the shared memory."""
    whole: Sequence[Array] = games.step_now
    for array, own in zip(arrays, whole, strict=True):
        np.copyto(array, own)


class GamesInProcesses:
    """Games of which other processes play their parts."""

    def __init__(self, settings: Settings, games: int, cores: int) -> None:
        context = get_context("spawn")
        shared = SharedArrays(context, settings, games)
        self.step_now, self._actions = shared.arrays()
        for array in (self.step_now.seats, self.step_now.observations, self.step_now.masks):
            array.flags.writeable = False
        parts = [(games * part // cores, games * (part + 1) // cores) for part in range(cores)]
        self._connections: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end = finalize(self, end, self._connections, self._processes)
        try:
            for rows in parts[1:]:
                ours, theirs = context.Pipe()
                process = context.Process(target=play_part, args=(theirs, shared, settings, *rows), daemon=True)
                self._connections.append(ours)
                process.start()
                self._processes.append(process)
                theirs.close()
            self._own = Part(shared, settings, *parts[0])
            self._await()
        except BaseException:
            self.close()
            raise

    def step(self, actions: Actions) -> None:
        """Do one action in every game. They are checked before any process does one."""
        self._check(actions)
        self._actions[:] = actions
        self._do(STEP)

    def random_actions(self) -> Actions:
        self._do(DRAW)
        return self._actions.copy()

    def close(self) -> None:
        """End the processes."""
        self._end()

    def _check(self, actions: Actions) -> None:
        games, count = self.step_now.masks.shape
        if actions.shape != (games,):
            raise BadInput(f"there are {games} games, so {games} actions are needed, not {actions.size}")
        known = (actions >= 0) & (actions < count)
        legal = known & self.step_now.masks[np.arange(games), np.where(known, actions, 0)]
        if not legal.all():
            row = int(legal.argmin())
            raise IllegalMove("action_in_game", {"action": str(actions[row]), "game": row})

    def _do(self, wish: bytes) -> None:
        """Let every process do something and wait for all of them. If that fails half-way, the batch is closed."""
        if not self._end.alive:
            raise SignoriaError("the batch is closed")
        try:
            for connection in self._connections:
                connection.send_bytes(wish)
            self._own.do(wish)
            self._await()
        except BaseException as error:
            self.close()
            if isinstance(error, OSError):
                raise died() from None
            raise

    def _await(self) -> None:
        for connection in self._connections:
            try:
                answer = awaited(connection)
            except (EOFError, OSError):
                raise died() from None
            if answer != DONE:
                raise SignoriaError(f"a process of the batch has failed:\n{answer.decode()}")


def awaited(connection: Connection) -> bytes:
    """The next message. Most come soon, and a process that sleeps takes as long to wake up as a dozen games take."""
    until = time.perf_counter() + WAKEFUL
    while not connection.poll() and time.perf_counter() < until:
        pass
    return connection.recv_bytes()


def died() -> SignoriaError:
    return SignoriaError(
        "a process of the batch has died, perhaps from lack of memory. If it never started: a program that uses "
        'several cores must guard what it does by `if __name__ == "__main__":`'
    )


def end(connections: Sequence[Connection], processes: Sequence[BaseProcess]) -> None:
    """Ask the processes to end, and end those that do not."""
    for connection in connections:
        try:
            connection.send_bytes(STOP)
        except OSError:
            continue
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
    for connection in connections:
        connection.close()


def play_part(connection: Connection, shared: SharedArrays, settings: Settings, first: int, behind: int) -> None:
    """What a process does: play the games of the rows from `first` up to `behind`, when it is asked to."""
    follow_the_parent()
    gc.disable()  # games make no cycles
    try:
        part = Part(shared, settings, first, behind)
        connection.send_bytes(DONE)
        while (wish := awaited(connection)) != STOP:
            part.do(wish)
            connection.send_bytes(DONE)
    except EOFError:  # the parent is gone
        pass
    except BaseException:
        connection.send_bytes(traceback.format_exc().encode())
