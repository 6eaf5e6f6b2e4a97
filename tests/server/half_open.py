"""Connections that begin to ask for something, and no more."""

import os
import socket

from tests.server.processes import Server

BEGINNINGS = [
    b"",
    b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
]


def half_open(server: Server, sent: bytes) -> socket.socket:
    """A connection that begins to ask for something, and no more."""
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    opened.sendall(sent)
    return opened


def is_closed(opened: socket.socket, seconds: float) -> bool:
    """Whether the server closes it within this time."""
    opened.settimeout(seconds)
    try:
        while opened.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def open_files(process: int) -> int:
    """How many descriptors a process has open."""
    return len(os.listdir(f"/proc/{process}/fd"))
