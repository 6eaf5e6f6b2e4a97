"""Checks an installed Signoria as its users have it: `python installed.py` in the environment it was installed into.

Needs no source tree, no Node.js, no compiler and nothing but the package and its dependencies: the command answers,
bots play, and a browser would get the page and a table at which a person and a bot play a whole game.
"""

import asyncio
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import signoria
from signoria.kernel import state

COMMAND = str(Path(sys.executable).with_name("signoria"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def check_form() -> None:
    """Compiled, unless a pure wheel was asked for."""
    is_compiled = not str(state.__file__).endswith(".py")
    wanted = os.environ.get("SIGNORIA_FORM", "compiled")
    assert is_compiled == (wanted == "compiled"), f"{state.__file__} is not the {wanted} form"
    print(f"{signoria.__file__}: {wanted}")


def check_command() -> None:
    players = ["--players", "patron,novice,random", "--games", "1", "--seats", "3"]
    for game in ("princes", "lorenzo"):
        played = subprocess.run([COMMAND, "simulate", game, *players], capture_output=True, text=True, check=False)
        assert played.returncode == 0, played.stderr
        assert "patron" in played.stdout


def check_server(folder: Path) -> None:
    port = free_port()
    server = subprocess.Popen([COMMAND, "serve", "--port", str(port), "--database", str(folder / "s.sqlite")])
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/api/health", server)
        check_page(address)
        for game in ("princes", "lorenzo"):
            asyncio.run(play_a_game(address, game))
    finally:
        server.terminate()
        server.wait(30)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        assert server.poll() is None, "the server has stopped"
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(address).status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError("the server does not start")


def check_page(address: str) -> None:
    """The page is there with everything it loads at once."""
    page = httpx.get(address).text
    assets = [part.split('"')[0] for part in page.split('="/')[1:] if part.startswith("assets/")]
    assert assets, f"the page is not in the package: {page}"
    for asset in assets:
        assert httpx.get(f"{address}/{asset}").status_code == 200, asset


async def play_a_game(address: str, game: str) -> None:
    """A person against a bot, over the same connection as the page's, to the end."""
    with httpx.Client(base_url=address) as http:
        http.get("/api/session")
        headers = {"x-csrf-token": http.cookies["signoria_csrf"]}

        def ask(path: str, body: dict[str, Any]) -> Any:
            answer = http.post(path, headers=headers, json=body)
            assert answer.status_code < 400, answer.text
            return answer.json()

        ask("/api/session", {"name": "Giovanna"})
        seats = [{"kind": "human"}, {"kind": "bot", "level": "novice"}]
        table = ask("/api/tables", {"game": game, "seats": seats})["id"]
        ask(f"/api/tables/{table}/start", {})
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
    live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(live, additional_headers={"cookie": cookie}, max_size=None) as opened:
        while True:
            message = json.loads(await asyncio.wait_for(opened.recv(), 60))
            if "result" in message:
                print(f"{game}: {message['result']['scores']}")
                return
            if message.get("moves"):
                move = {"type": "move", "number": message["number"], "move": message["moves"][0]}
                await opened.send(json.dumps(move))


if __name__ == "__main__":
    started = time.monotonic()
    folder = Path(tempfile.mkdtemp())
    try:
        check_form()
        check_command()
        check_server(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"Signoria is installed and plays ({time.monotonic() - started:.0f} s).")
