"""What all sockets have in common: who may open one, and how it is refused."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket

from signoria.server.clients import encoded, refused
from signoria.server.metrics import REFUSALS
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.security import address_of, is_own_origin

CLOSING_CODES = {"origin": 4403, "not_found": 4404, "too_many": 4429, "failed": 1013}


@asynccontextmanager
async def accepted(socket: WebSocket[Any, Any, Any], registry: TableRegistry) -> AsyncIterator[str]:
    """Around everything that is done with a socket; gives its address. A refused client gets the reason."""
    try:
        address = address_of(socket)
        with registry.connection_limit.counted(address):
            await socket.accept()
            if not is_own_origin(socket, registry.settings):
                raise Refuse("other_site")
            yield address
    except Refuse as refusal:
        REFUSALS.labels(refusal.code).inc()
        await socket.accept()  # if it has not been: only then can it be told why
        await socket.send_text(encoded(refused(refusal, 0)))
        await socket.close(CLOSING_CODES[refusal.code], refusal.reason)
