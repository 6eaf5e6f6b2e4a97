"""The frame fuzzer: whatever is sent over a table's socket is refused or closed, and others play on."""

import asyncio
import contextlib
import json
import random
import socket
import string
import struct
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from signoria.server.security import LARGEST_MESSAGE
from tests.attack.kills import check_screens
from tests.attack.reports import Report
from tests.attack.screens import LOST, Screen, play_until
from tests.attack.servers import running
from tests.server.processes import Player, Server, seated

ANSWER_SECONDS = 20
ALLOWED_CLOSES = {1000, 1002, 1003, 1007, 1009}  # the protocol's own reasons: bad frames, not text, too big
HUNG_UP = 1006  # while we were still sending, so that the reason is lost
KINDS = ("move", "undo", "look", "back", "say", "dance", "", None, 7)
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 10**6, 10**30, 1.5, -0.0, "", "x", "\u0000", "\ud800", "é" * 300, [], [[]], {}, {"": {}},
    {"do": "pass"}, {"do": "bid", "price": -100}, {"do": ["bid"]}, {"do": "bid", "price": 10**400},
)  # fmt: skip
Frame = str | bytes


def random_bytes(chance: random.Random) -> Frame:
    return chance.randbytes(chance.randrange(400))


def random_text(chance: random.Random) -> Frame:
    return "".join(chance.choice(string.printable + "ß🂡\u202e\u0000") for _ in range(chance.randrange(400)))


def broken_json(chance: random.Random) -> Frame:
    """A message with a piece cut out, doubled or replaced."""
    text = json.dumps({"type": "move", "number": 0, "move": {"do": "bid", "object": "jester", "price": 300}, "id": "a"})
    first, last = sorted(chance.sample(range(len(text)), 2))
    return text[:first] + chance.choice(("", text[first:last] * 2, chance.choice('{}[]",:\\'))) + text[last:]


def huge(chance: random.Random) -> Frame:
    size = chance.choice((LARGEST_MESSAGE - 40, LARGEST_MESSAGE + 1, 1 << 20))
    return json.dumps({"type": "say", "text": "x" * size})


def deep(chance: random.Random) -> Frame:
    depth = chance.choice((100, 1000, 5000))
    opening, closing = chance.choice((("[", "]"), ('{"a":', "}")))
    return f'{{"type":"move","number":0,"move":{opening * depth}1{closing * depth}}}'[: LARGEST_MESSAGE - 1]


def wrong_types(chance: random.Random) -> Frame:
    names = chance.sample(("number", "move", "id", "seat", "at", "text", "more"), chance.randrange(6))
    return json.dumps({"type": chance.choice(KINDS), **{name: chance.choice(VALUES) for name in names}})


def illegal_move(chance: random.Random) -> Frame:
    """A message in the right form that the rules, the turn or the number forbid: the sender has no seat."""
    move = {"do": chance.choice(("bid", "pass", "build", "work", "place", "dance")), "price": chance.randrange(5000)}
    return json.dumps({"type": "move", "number": chance.randrange(40), "move": move, "id": f"{chance.random()}"})


MAKERS: tuple[Callable[[random.Random], Frame], ...] = (
    random_bytes, random_text, broken_json, huge, deep, wrong_types, illegal_move,
)  # fmt: skip


def raw_frames(chance: random.Random) -> bytes:
    """Bytes below the level of messages: reserved bits and opcodes, no mask, wrong lengths, endless fragments."""
    first = chance.randrange(256)
    length = chance.choice((b"\x05", b"\x85", b"\xfe\xff\xff", b"\xff" + b"\x7f" * 8, bytes([chance.randrange(256)])))
    return bytes([first]) + length + chance.randbytes(chance.randrange(200))


def fuzz(seconds: float, report: Report) -> None:
    """A stranger at a table sends anything, while two people play there."""
    chance = random.Random(time.time())
    screens: list[Screen] = []
    with running(report) as server:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            people = [Player(server, name) for name in ("Anna", "Bea")]
            table = seated(*people)
            new = [Screen(person, table, seat, 1, [server]) for seat, person in enumerate(people)]
            screens += new
            asyncio.run(play_until(new, end, _fuzz(server, table, new, chance, end, report)))
        report.expect(server.health() == 200, "the server is not healthy any more")
        check_screens(server.database, screens, report)


async def _fuzz(
    server: Server, table: str, screens: list[Screen], chance: random.Random, end: float, report: Report
) -> None:
    stranger = Player(server, "Zoe")
    while time.monotonic() < end:
        with contextlib.suppress(*LOST):
            async with stranger.at(table) as opened:
                await _send_frames(opened, chance, report)
        await asyncio.to_thread(_send_raw, stranger, table, raw_frames(chance))
        report.count("raw frames")
        before = [screen.number for screen in screens]
        report.expect(await _goes_on(screens, before), "the others cannot play on")


async def _send_frames(opened: ClientConnection, chance: random.Random, report: Report) -> None:
    """Frames until the server closes the connection; each that is a text gets an answer."""
    allowed = set(ALLOWED_CLOSES)
    for _ in range(50):
        maker = chance.choice(MAKERS)
        frame = maker(chance)
        if len(frame) > LARGEST_MESSAGE:
            allowed.add(HUNG_UP)  # which may be noticed later, when more is sent
        report.count("frames")
        try:
            await opened.send(frame)
            await _answered(opened, maker.__name__, report)
        except TimeoutError:
            report.violations.append(f"{maker.__name__}: no answer within {ANSWER_SECONDS} s: {frame[:200]!r}")
            return
        except ConnectionClosed:
            code = opened.close_code
            report.count("closed")
            report.expect(code in allowed, f"{maker.__name__}: closed with {code}: {frame[:200]!r}")
            return


async def _answered(opened: ClientConnection, maker: str, report: Report) -> None:
    """Wait for what follows: a question after the frame shows that the frame has been dealt with."""
    await opened.send(json.dumps({"type": "look", "seat": 9}))
    async with asyncio.timeout(ANSWER_SECONDS):
        while True:
            message = json.loads(await opened.recv())
            if message["type"] != "refused":
                continue
            report.expect(message["code"] not in ("failed", "unknown"), f"{maker}: refused as {message['code']}")
            if message["reason"] == "seat_not_yours":
                return
            report.count("refused frames")


def _send_raw(stranger: Player, table: str, frames: bytes) -> None:
    """A proper handshake, and then bytes that are no proper frames."""
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{stranger.server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {stranger.cookie()}\r\n\r\n"
    )
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", stranger.server.port), 10) as opened:
        opened.sendall(request.encode())
        opened.recv(4096)
        opened.sendall(frames)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # gone without a word


async def _goes_on(screens: list[Screen], before: list[int]) -> bool:
    """Whether the players' table moves on, or its game is over."""
    end = time.monotonic() + ANSWER_SECONDS
    while time.monotonic() < end:
        if [screen.number for screen in screens] != before or all(screen.is_over for screen in screens):
            return True
        await asyncio.sleep(0.02)
    return False
