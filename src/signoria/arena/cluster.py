"""Spreading work over a Ray cluster, for tournaments that are too large for one machine. Ray is an extra."""

import logging
import platform
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from signoria.arena.program import program_digest
from signoria.arena.tournament import Spread, Tournament
from signoria.kernel.errors import BadInput, SignoriaError
from signoria.pools import Item, Result, Results, Work

CONNECT_TIMEOUT = 5.0  # seconds until somebody answers
WAITING_A_CORE = 2  # games sent for each core, so that none waits for the next


def on_cluster(tournament: Tournament, address: str) -> Spread:
    """Spreads games over the cluster at an address (`auto` is the one this machine belongs to)."""
    check_ray()
    program = (tournament.task.game, tournament.task.players, tournament.manifest.program)
    return lambda work, matches: in_cluster(work, matches, address, program)


def check_ray() -> None:
    """Say what to install if Ray is not there."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise BadInput("--ray needs Ray, which is an extra: pip install 'signoria[cluster]'") from None


def in_cluster(
    work: Work[Item, Result], items: Sequence[Item], address: str, program: tuple[str, tuple[str, ...], str]
) -> Results[Result]:
    """The result of `work` for each item, such as a match, in order of completion. Closing the iterator stops the work.

    A machine that is lost does no harm: Ray plays its games again elsewhere.
    """
    ray = _connected(address)
    running: list[Any] = []
    try:
        send = _sender(ray, work, program, iter(items))
        for _ in range(WAITING_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))):
            running += send()
        while running:
            ended, running = ray.wait(running)
            running += send()
            yield _result(ray, ended[0])
    finally:
        for game in running:
            ray.cancel(game, force=True)
        ray.shutdown()


def _connected(address: str) -> Any:
    """Ray, having joined the cluster; or why not. Ray itself would wait for minutes where nobody answers."""
    import ray

    try:
        host, colon, port = address.rpartition(":")
        if colon and "://" not in address:
            socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError) as reason:
        problem = str(reason).splitlines()[0].rstrip(".")
        raise BadInput(f"there is no Ray cluster at {address} ({problem}); 'ray start --head' starts one") from None
    return ray


def _sender(ray: Any, work: Work[Item, Result], program: Any, waiting: Iterator[Item]) -> Any:
    """A function that sends the next item, if there is one, and gives what to wait for."""
    play = ray.remote(play_there)
    work_there = ray.put(work)
    return lambda: [play.remote(work_there, program, item) for item in (next(waiting, None),) if item is not None]


def _result(ray: Any, game: Any) -> Any:
    """What came back; what went wrong there goes wrong here."""
    try:
        return ray.get(game)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, SignoriaError):
            raise problem.cause from None
        raise


def play_there(work: Work[Item, Result], program: tuple[str, tuple[str, ...], str], item: Item) -> Result:
    """One item on a machine of the cluster, which must have the same rules and players."""
    game, players, digest = program
    if program_digest(game, players) != digest:
        raise SignoriaError(
            f"the machine {platform.node()} has another Signoria or other players than this one; install the same there"
        )
    return work(item)
