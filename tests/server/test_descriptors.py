"""File descriptors: connections that never ask for anything cut off nobody."""

import asyncio
import contextlib
import json
import resource
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.half_open import BEGINNINGS, half_open, is_closed, open_files
from tests.server.processes import Player, Server, seated, until

LIMIT = 1024
HALF_OPEN = 1100
SECONDS = 4.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("descriptors") / "signoria.sqlite"
    running = Server(path, descriptors=LIMIT, SIGNORIA_REQUEST_SECONDS=str(SECONDS))
    yield running
    running.stop()


async def updated(player: Player, opened: ClientConnection) -> None:
    async with asyncio.timeout(10):
        while player.take(await opened.recv()) != "update":
            pass


async def play_first_move(player: Player, opened: ClientConnection) -> None:
    await opened.send(json.dumps({"type": "move", "number": player.number, "move": player.update["moves"][0]}))
    await updated(player, opened)


def test_the_limit_is_raised_at_the_start(server: Server) -> None:
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (LIMIT, LIMIT)


def test_half_open_connections_cut_off_nobody(server: Server) -> None:
    anna, bea = Player(server, "Anna"), Player(server, "Bea")
    table = seated(anna, bea)
    waiting: list[socket.socket] = []

    async def play() -> None:
        async with anna.at(table) as opened:
            await updated(anna, opened)
            for at in range(HALF_OPEN):
                waiting.append(await asyncio.to_thread(half_open, server, BEGINNINGS[at % len(BEGINNINGS)]))
            await play_first_move(anna, opened)
            assert anna.number == 1
        for name in ("Cora", "Dora", "Edda"):
            await asyncio.to_thread(Player, server, name)
        async with bea.at(table) as opened:
            await updated(bea, opened)
        assert server.health() == 200

    asyncio.run(play())
    assert open_files(server.process.pid) < LIMIT
    assert all(is_closed(opened, SECONDS + 10) for opened in waiting)
    assert open_files(server.process.pid) < 100


def test_who_does_not_finish_asking_is_disconnected(server: Server) -> None:
    start = time.monotonic()
    waiting = [half_open(server, sent) for sent in BEGINNINGS]
    for opened, sent in zip(waiting, BEGINNINGS):
        with opened:
            assert is_closed(opened, SECONDS + 10), sent
            assert time.monotonic() - start > SECONDS / 2, sent


def test_sending_a_byte_now_and_then_gains_no_time(server: Server) -> None:
    with half_open(server, b"GET / HTTP/1.1\r\n") as opened:
        start = time.monotonic()
        opened.settimeout(0.5)
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < start + SECONDS + 10:
                opened.sendall(b"a")
                with contextlib.suppress(TimeoutError):
                    if opened.recv(100) == b"":
                        break
        assert time.monotonic() - start < SECONDS + 3


def test_a_second_request_gets_the_same_time_as_the_first(server: Server) -> None:
    with half_open(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nG") as opened:
        start = time.monotonic()
        assert is_closed(opened, SECONDS + 10)
        assert time.monotonic() - start < SECONDS + 3
    with httpx.Client() as client:
        for _ in range(3):
            assert client.get(f"{server.address}/api/games").status_code == 200


def test_a_first_move_needs_no_new_descriptor(server: Server) -> None:
    anna, bea = Player(server, "Anna"), Player(server, "Bea")
    table = seated(anna, bea)

    async def play() -> None:
        async with anna.at(table) as opened:
            await updated(anna, opened)
            until(lambda: server.health() == 200)
            most = open_files(server.process.pid)
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (most, LIMIT))
            await opened.send(json.dumps({"type": "move", "number": 0, "move": {"do": "dance"}}))
            async with asyncio.timeout(10):
                while anna.take(await opened.recv()) != "refused":
                    pass
            await play_first_move(anna, opened)
            assert anna.number == 1
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (LIMIT, LIMIT))

    asyncio.run(play())
