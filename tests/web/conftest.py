"""A real server with the built page, and a real browser."""

import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

import signoria.server
from tests.server.processes import Player
from tests.web.browser import find_browser
from tests.web.page_checks import AXE

# Every game is dealt from the same seed, so that a test that failed fails again. Nobody waits for a deeper search.
SERVE = """
import sys
from signoria.server import registry, study_search, table_data
from signoria.server.commands import serve
from signoria.server.storage import Deal
registry.new_deal = lambda: Deal("7" * 64, "5" * 64)
table_data.MINUTE = int(sys.argv[3])
study_search.SECONDS = 3.0
serve(port=int(sys.argv[1]), database=sys.argv[2])
"""
START_SECONDS = 90  # a second on a free machine
QUIET = ["--no-sandbox", "--disable-gpu"]


class ServerProcess:
    """A server process that can be killed and started again on the same database."""

    def __init__(self, folder: Path, minute: int = 60_000, **settings: str) -> None:
        """`minute`: how many milliseconds of absence count as one."""
        self.minute = minute
        self.settings = {"SIGNORIA_REQUESTS_A_MINUTE": "100000", "SIGNORIA_LOGINS_A_MINUTE": "1000", **settings}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.database = str(folder / "signoria.sqlite")
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.database, str(self.minute)]
        self.process = subprocess.Popen(command, env={**os.environ, **self.settings})
        patience = time.monotonic() + START_SECONDS
        while time.monotonic() < patience and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=1)
                return
            except (URLError, OSError):
                time.sleep(0.1)
        self.stop(signal.SIGKILL)
        raise RuntimeError("the server did not start")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(by)
            self.process.wait(20)
            self.process = None


expect.set_options(timeout=15_000)  # several browsers share the machine


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


def watching(host: Player, server: ServerProcess, table: str) -> ClientConnection:
    """A connection to a table without a page."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(address, additional_headers={"cookie": host.cookie()})


@pytest.fixture(scope="session")
def finished_table(server: ServerProcess) -> str:
    """The path of a table whose game is over. No page looked on: to draw each move costs more than to play it."""
    host = Player(server, "Anna")  # type: ignore[arg-type]
    seats = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
    table = host.ask("POST", "/api/tables", {"game": "lorenzo", "seats": seats})["id"]
    host.ask("POST", f"/api/tables/{table}/start")
    host.ask("POST", f"/api/tables/{table}/resign", {"level": "random"})
    with watching(host, server, table) as socket:  # bots play for whoever watches
        while "result" not in host.update:
            host.take(socket.recv())
    return f"/tables/{table}"


@pytest.fixture
def play_until(server: ServerProcess) -> "PlayUntil":
    """Plays at random against bots until a move of a kind is offered: the table's path, and the cookies of who plays.

    No page looks on, so hundreds of moves take a second.
    """

    def play(wanted: str, game: str = "princes", tries: int = 20, **options: bool) -> tuple[str, list[dict[str, str]]]:
        for seed in range(tries):
            host = Player(server, "Guest")  # type: ignore[arg-type]
            seats = [{"kind": "human"}, *[{"kind": "bot", "level": "newcomer"}] * 2]
            table = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})["id"]
            host.ask("POST", f"/api/tables/{table}/start")
            if plays_until(host, server, table, wanted, random.Random(seed)):
                cookies = [{"name": each.name, "value": str(each.value)} for each in host.http.cookies.jar]
                return f"/tables/{table}", [{**each, "url": server.address} for each in cookies]
        raise AssertionError(f"no {wanted} was offered in {tries} games")

    return play


def plays_until(host: Player, server: ServerProcess, table: str, wanted: str, chance: random.Random) -> bool:
    """Whether the move was offered before the game was over."""
    answered = -1
    with watching(host, server, table) as opened:
        while "result" not in host.update:
            if host.take(opened.recv()) != "update" or "moves" not in host.update or host.number == answered:
                continue
            moves = host.update["moves"]
            if any(move["do"] == wanted for move in moves):
                return True
            answered = host.number
            move = {"type": "move", "number": answered, "move": chance.choice(moves), "id": secrets.token_hex(8)}
            opened.send(json.dumps(move))
    return False


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for which ten minutes of absence are over at once."""
    server = ServerProcess(tmp_path_factory.mktemp("impatient"), minute=10)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        pytest.skip("NO BROWSER: the end-to-end tests of the page are left out")
    if not (AXE.exists() and (Path(signoria.server.__file__).parent / "page" / "index.html").exists()):
        pytest.skip("NO NODE.JS: the page is not built, so its end-to-end tests are left out")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


Visit = Callable[..., Page]
PlayUntil = Callable[..., tuple[str, list[dict[str, str]]]]


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Opens the page as a new person; whatever the browser complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        width: int = 1280,
        height: int = 900,
        at: str | None = None,
        pace: str | None = "instant",
        **more: object,
    ) -> Page:
        """`pace`: how long bots seem to think; None leaves it as a stranger finds it."""
        more.setdefault("locale", "en-GB")
        context = browser.new_context(viewport={"width": width, "height": height}, **more)  # type: ignore[arg-type]
        contexts.append(context)
        if pace is not None:
            context.add_init_script(f'try {{ localStorage.signoria ??= \'{{"pace":"{pace}"}}\' }} catch {{}}')
        page = context.new_page()
        page.set_default_timeout(30_000)
        if at is None:
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto((at or server.address) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
