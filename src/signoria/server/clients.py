"""Connections to tables, and how messages are put on their way."""

import asyncio

from signoria.kernel.state import NOBODY
from signoria.server.messages import Pong, Refused, ToClient
from signoria.server.patches import ENCODER
from signoria.server.refusals import Refuse

SERVICE_RESTART = 1012
SIGNED_OUT = 4401


class Client:
    """One connection to a table: whose it is, which seat it shows, and what it has been told."""

    def __init__(
        self,
        person: str | None,
        number: int | None = None,
        wants_appraisal: bool = True,
        address: str = "",
        session: str | None = None,
        backlog: int = 256,
    ) -> None:
        self.person = person
        self.wants_appraisal = wants_appraisal
        self.session = session  # by which it was opened
        self.address = address
        self.seat = NOBODY
        self.shown = NOBODY  # the seat of the last view sent
        self.number: int | None = number  # of the last update, or of the one it comes back with
        self.has_view = False
        self.is_ready = False  # before that, `send_initial_state` sends it the position
        self.rights: object = None  # the seats it held and played at the last update
        self.working = asyncio.Lock()  # held while a message of its is being answered
        self.receives_chat = False  # it has been sent what was said until now
        self._backlog = backlog
        self._outbox: list[str] = []
        self._is_disconnected = False
        self.closing_code = SERVICE_RESTART
        self._waiting: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        """Put a message on its way. Who takes none for too long is let go, and may come back with its number."""
        if len(self._outbox) >= self._backlog:
            self.disconnect()
        elif not self._is_disconnected:
            self._outbox.append(text)
            self._wake()

    async def unsent(self) -> list[str]:
        """What is to be sent, as soon as there is anything; nothing once the connection is let go."""
        if not self._outbox and not self._is_disconnected:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        texts, self._outbox = self._outbox, []
        return texts

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def mark_sent(self, number: int, rights: object) -> None:
        """It has been sent the view of its seat at this number, with what it may see and do."""
        self.number, self.rights, self.shown, self.has_view = number, rights, self.seat, True

    def disconnect(self, code: int = SERVICE_RESTART) -> None:
        """Let the connection go."""
        self.closing_code = code
        self._is_disconnected = True
        self._outbox = []
        self._wake()


def encoded(message: ToClient) -> str:
    return ENCODER.encode(message).decode()


PONG = encoded(Pong())


def refused(refusal: Refuse, number: int, message_id: str | None = None) -> Refused:
    """A refusal as sockets tell it."""
    return Refused(refusal.code, refusal.reason, refusal.arguments, refusal.message, number, message_id)
