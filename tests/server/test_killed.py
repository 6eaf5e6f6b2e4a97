"""Kill the process at any moment: nothing that was acknowledged is lost."""

import asyncio
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from signoria.kernel.errors import BadInput
from signoria.server.commands import listening_socket, validate
from tests.quick import further
from tests.server.processes import SERVE, Player, Server, seated

STOPPED = (0, -signal.SIGTERM)  # uvicorn ends, once all is done, by the signal that it was sent


@pytest.mark.slow
@pytest.mark.parametrize(("tables", "kills"), [(3, 3), *further((5, 4))])
def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(
    tmp_path: Path, tables: int, kills: int
) -> None:
    path = tmp_path / "signoria.sqlite"
    server = Server(path)
    chance = random.Random(1)
    couples = []
    for _ in range(tables):
        first, second = Player(server, "Anna"), Player(server, "Bea")
        couples.append((seated(first, second), first, second))

    async def play_while_it_is_killed() -> None:
        games = [player.play(table, random.Random(7)) for table, *players in couples for player in players]
        playing = asyncio.gather(*games)
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.05, 0.3))
            server.kill()
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(playing, 90)

    try:
        asyncio.run(play_while_it_is_killed())
    finally:
        assert server.stop() in STOPPED
    with sqlite3.connect(path) as database:
        stored = {
            (table, number): json.loads(move)
            for table, number, move in database.execute("SELECT table_id, number, move FROM moves")
        }
    acknowledged = [(table, *sent) for table, *players in couples for player in players for sent in player.acknowledged]
    assert len(acknowledged) > tables * 20
    for table, number, move in acknowledged:
        assert stored[table, number] == move
    assert validate(str(path)) == (tables, [])


def test_a_clean_shutdown_tells_clients_to_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "signoria.sqlite")
    first, second = Player(server, "Anna"), Player(server, "Bea")
    table = seated(first, second)

    async def stop_meanwhile() -> int | None:
        async with first.at(table) as opened:
            while first.take(await opened.recv()) != "update":
                pass
            start = time.monotonic()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            await opened.wait_closed()
            assert await stopping in STOPPED
            assert time.monotonic() - start < 10
            return opened.close_code

    assert asyncio.run(stop_meanwhile()) == 1012


def test_the_address_is_printed_once_the_port_is_bound(tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", SERVE, "0", str(tmp_path / "signoria.sqlite")]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+) ", process.stdout.readline())
            assert found is not None
            assert httpx.get(f"{found[0].strip()}/api/health", timeout=30).status_code == 200
            with pytest.raises(BadInput, match=f"cannot listen on 127.0.0.1, port {found[1]}"):
                listening_socket("127.0.0.1", int(found[1]))
        finally:
            process.terminate()
