"""Whole games of bots at a real server with real bot processes: every level on every seat plays its moves itself."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.bots import levels_for_people
from tests.quick import further
from tests.server.processes import Player, Server

SEATS = 4
VARIANTS: list[Any] = [
    *further(("princes", {})),
    ("princes", {"muse_and_princess": True, "cooperative": True, "open_money": True}),
    *further(("lorenzo", {})),
    ("lorenzo", {"advanced": True, "last_report_decline_scores": True}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("served")
    server = Server(
        folder / "signoria.sqlite",
        log=folder / "log",
        SIGNORIA_PRINCE_BUDGET="1",
        SIGNORIA_BOT_TABLES_A_PERSON="10",
        SIGNORIA_BOT_TABLES_AN_ADDRESS="10",
    )
    yield server
    server.stop()


async def watch(host: Player, table: str) -> dict[str, Any]:
    """The last update of a game."""
    async with host.at(table) as socket:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if "result" in message:
                return message


@pytest.mark.slow
@pytest.mark.parametrize("apart", [SEATS, pytest.param(1, marks=pytest.mark.long)], ids=["once", "on every seat"])
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_bots_play_whole_games_themselves(server: Server, game: str, options: dict[str, Any], apart: int) -> None:
    """Every level among the others, at one table or on every seat."""
    levels = levels_for_people(game)
    starts = range(0, len(levels), apart)
    play_whole_games(
        server, game, options, [[levels[(seat + at) % len(levels)] for seat in range(SEATS)] for at in starts]
    )


@pytest.mark.long
@pytest.mark.parametrize("game", signoria.game_names())
def test_bots_of_one_level_play_whole_games(server: Server, game: str) -> None:
    play_whole_games(server, game, {}, [[level] * SEATS for level in levels_for_people(game)])


def play_whole_games(server: Server, game: str, options: dict[str, Any], seatings: list[list[str]]) -> None:
    host = Player(server, "Anna")
    tables = []
    for levels in seatings:
        seats = [{"kind": "bot", "level": level} for level in levels]
        tables.append(host.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})["id"])
        host.ask("POST", f"/api/tables/{tables[-1]}/start")

    async def watch_all() -> list[dict[str, Any]]:
        return await asyncio.wait_for(asyncio.gather(*(watch(host, table) for table in tables)), 600)

    for table, last in zip(tables, asyncio.run(watch_all())):
        assert host.ask("GET", f"/api/tables/{table}/chat") == [], "no bot was replaced"
        record = host.ask("GET", f"/api/tables/{table}/record")
        assert len(record["moves"]) == last["length"]
        assert signoria.replay(record).over
    assert server.log is not None
    assert server.log.read_text() == ""


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = status.read_text().rpartition(")")[2].split()[1]
            if int(parent) == process:
                found.append(int(status.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds processes in /proc")
@pytest.mark.parametrize("end", [*further(Server.stop), Server.kill])
def test_bots_end_with_their_server_though_they_think(tmp_path: Path, end: Callable[[Server], object]) -> None:
    settings = {"SIGNORIA_PRINCE_BUDGET": "3600s", "SIGNORIA_BOT_SECONDS": "3600"}
    server = Server(tmp_path / "signoria.sqlite", log=tmp_path / "log", **settings)
    host = Player(server, "Anna")
    seats = [{"kind": "human"}, {"kind": "bot", "level": "prince"}]
    table = host.ask("POST", "/api/tables", {"game": "princes", "seats": seats})["id"]
    host.ask("POST", f"/api/tables/{table}/start")
    host.ask("POST", f"/api/tables/{table}/resign", {"level": "prince"})

    async def end_while_they_think() -> list[int]:
        async with host.at(table), asyncio.timeout(60):
            while not (bots := children(server.process.pid)):
                await asyncio.sleep(0.05)
            await asyncio.to_thread(end, server)
            while any(Path(f"/proc/{bot}").exists() for bot in bots):
                await asyncio.sleep(0.05)
            return bots

    assert asyncio.run(end_while_they_think())
    assert (tmp_path / "log").read_text() == ""
