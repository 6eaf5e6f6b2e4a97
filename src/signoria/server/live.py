"""The socket of a table: one per client, for everything that happens while it is open."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from signoria.kernel.state import NOBODY
from signoria.server.clients import PONG, Client, encoded, refused
from signoria.server.looking_back import past
from signoria.server.messages import AskHint, Back, Look, Past, Ping, PlayMove, Prepare, Say, StopHint, ToServer, Undo
from signoria.server.metrics import REFUSALS, SOCKETS
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.security import LARGEST_MESSAGE, MessageThrottle
from signoria.server.sockets import accepted
from signoria.server.tables import LiveTable

LOG = logging.getLogger("signoria.server")
READER = msgspec.json.Decoder(ToServer)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Send a client everything that happens, and handle its messages. A refused client gets the reason."""
    registry: TableRegistry = socket.app.state.registry
    async with accepted(socket, registry) as address:
        table, client = await _opened(socket, table_id, address, registry)
        await _serve(socket, table, client, registry)


async def _opened(
    socket: WebSocket[Any, Any, Any], table_id: str, address: str, registry: TableRegistry
) -> tuple[LiveTable, Client]:
    """The table as it is stored, and who connects to it; refused while the database does not answer."""
    try:
        who = await registry.people.signed_in(socket)
        table = await registry.fresh(table_id)
    except (SQLAlchemyError, OSError) as problem:
        LOG.error("table %s cannot be opened: %s", table_id, type(problem).__name__)
        raise Refuse("failed") from None
    person, session = (None, None) if who is None else (who.person.id, who.session.id)
    return table, Client(person, _since(socket), _wants_appraisal(socket), address, session)


def _since(socket: WebSocket[Any, Any, Any]) -> int | None:
    said = socket.query_params.get("since", "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 10 else None


def _wants_appraisal(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page does, to draw it; for a program it would be work in vain."""
    return socket.query_params.get("appraisal") == "true"


async def _serve(socket: WebSocket[Any, Any, Any], table: LiveTable, client: Client, registry: TableRegistry) -> None:
    """Two at work until either ends: one sends, one listens."""
    SOCKETS.inc()
    table.add(client)
    sending = asyncio.create_task(_send(socket, client))
    try:
        await table.absence.arrive(client.person)
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
        await socket.close(client.closing_code, "come back")


async def _listen(socket: WebSocket[Any, Any, Any], table: LiveTable, client: Client, registry: TableRegistry) -> None:
    throttle = MessageThrottle(registry.settings.messages_a_second)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data("text")
            async with client.working:
                await _answer(text, table, client, registry)
            await throttle.wait()


async def _answer(text: str | bytes, table: LiveTable, client: Client, registry: TableRegistry) -> None:
    """Do what a message asks for, or say why not. A move that goes wrong on our side may have been stored."""
    message: ToServer | None = None
    try:
        message = _read(text)
        await _handle(message, table, client, registry)
        return
    except Refuse as problem:
        refusal = problem
    except Exception:
        LOG.exception("table %s: a message could not be answered", table.id)
        refusal = Refuse("outcome_unknown") if isinstance(message, PlayMove | Undo) else Refuse("failed")
    message_id = message.id if isinstance(message, PlayMove | Undo | Prepare | AskHint) else None
    REFUSALS.labels(refusal.code).inc()
    client.send(encoded(refused(refusal, table.number, message_id)))


def _read(text: str | bytes) -> ToServer:
    if len(text) > LARGEST_MESSAGE:
        raise Refuse("message_too_large", most=LARGEST_MESSAGE)
    try:
        message: ToServer = READER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as reason:
        raise Refuse("bad_message", detail=str(reason)) from None
    return message


async def _handle(message: ToServer, table: LiveTable, client: Client, registry: TableRegistry) -> None:
    """Do what a message asks for."""
    match message:
        case PlayMove():
            if not await table.play(_person_of(client), message.number, message.move, message.id):
                table.broadcast.acknowledge(client, message.id)
        case Undo():
            if not await table.undo(_person_of(client), message.number, message.id):
                table.broadcast.acknowledge(client, message.id)
        case Ping():
            client.send(PONG)
        case Prepare():
            await table.prepare(_person_of(client), message, client)
        case Look():
            table.broadcast.switch_seat(client, message.seat)
            table.coach.update()
        case Back():
            seat = None if client.seat == NOBODY else client.seat
            client.send(encoded(Past(past(table, client.person, seat, message.at))))
        case AskHint():
            table.coach.ask(client, message)
        case StopHint():
            table.coach.stop(client)
        case Say():
            person = await registry.storage.person(_person_of(client))
            if person is None:
                raise Refuse("name_first")
            await registry.chat(table, person, message.text)


def _person_of(client: Client) -> str:
    if client.person is None:
        raise Refuse("name_first")
    return client.person
