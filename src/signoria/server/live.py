"""The socket of a table: one per client, for everything that happens while it is open."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from signoria.kernel.state import NOBODY
from signoria.server.clients import Client, encoded, refused
from signoria.server.looking_back import past
from signoria.server.messages import Back, Look, Past, PlayMove, Say, ToServer, Undo
from signoria.server.metrics import REFUSALS, SOCKETS
from signoria.server.people import person_id_of
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.security import LARGEST_MESSAGE, MessageThrottle, address_of, is_own_origin
from signoria.server.tables import LiveTable

LOG = logging.getLogger("signoria.server")
READER = msgspec.json.Decoder(ToServer)
CLOSING_CODES = {"origin": 4403, "not_found": 4404, "too_many": 4429}
SERVICE_RESTART = 1012


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Send a client everything that happens, and handle its messages. A refused client gets the reason."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    try:
        address = address_of(socket)
        with registry.connection_limit.counted(address):
            if not is_own_origin(socket, registry.settings):
                raise Refuse("other_site")
            client = Client(await _person(socket, registry), _since(socket), address)
            await _serve(socket, await registry.table(table_id), client, registry)
    except Refuse as refusal:
        REFUSALS.labels(refusal.code).inc()
        await socket.send_text(encoded(refused(refusal, 0)))
        await socket.close(CLOSING_CODES[refusal.code], refusal.reason)


async def _person(socket: WebSocket[Any, Any, Any], registry: TableRegistry) -> str | None:
    person_id = person_id_of(socket, registry.settings)
    return person_id if person_id is not None and await registry.has_person(person_id) else None


def _since(socket: WebSocket[Any, Any, Any]) -> int | None:
    said = socket.query_params.get("since", "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 10 else None


async def _serve(socket: WebSocket[Any, Any, Any], table: LiveTable, client: Client, registry: TableRegistry) -> None:
    """Two at work until either ends: one sends, one listens."""
    SOCKETS.inc()
    table.add(client)
    sending = asyncio.create_task(_send(socket, client))
    try:
        await table.know_at_least(client.number or 0)
        await table.send_initial_state(client)
        listening = asyncio.create_task(_listen(socket, table, client, registry))
        await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
        async with client.working:  # a move on its way to the database is played to its end: others wait for it
            listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    finally:
        SOCKETS.dec()
        table.remove(client)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Send messages until the client's queue is closed."""
    while texts := await client.unsent():
        for text in texts:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
    with contextlib.suppress(Exception):
        await socket.close(SERVICE_RESTART, "come back")


async def _listen(socket: WebSocket[Any, Any, Any], table: LiveTable, client: Client, registry: TableRegistry) -> None:
    throttle = MessageThrottle(registry.settings.messages_a_second)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data("text")
            async with client.working:
                try:
                    await _handle(text, table, client, registry)
                except Refuse as refusal:
                    REFUSALS.labels(refusal.code).inc()
                    client.send(encoded(refused(refusal, table.number)))
                except Exception:
                    LOG.exception("table %s: a message could not be answered", table.id)
                    client.send(encoded(refused(Refuse("failed"), table.number)))
            await throttle.wait()


async def _handle(text: str | bytes, table: LiveTable, client: Client, registry: TableRegistry) -> None:
    """Do what a message asks for."""
    if len(text) > LARGEST_MESSAGE:
        raise Refuse("message_too_large", most=LARGEST_MESSAGE)
    try:
        message = READER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as reason:
        raise Refuse("bad_message", detail=str(reason)) from None
    match message:
        case PlayMove():
            await table.play(_person_of(client), message.number, message.move)
        case Undo():
            await table.undo(_person_of(client), message.number)
        case Look():
            table.broadcast.switch_seat(client, message.seat)
        case Back():
            seat = None if client.seat == NOBODY else client.seat
            client.send(encoded(Past(past(table, client.person, seat, message.at))))
        case Say():
            person = await registry.storage.person(_person_of(client))
            assert person is not None
            await registry.chat(table, person, message.text)


def _person_of(client: Client) -> str:
    if client.person is None:
        raise Refuse("name_first")
    return client.person
