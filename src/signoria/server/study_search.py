"""The socket of an analysis board: the best moves at the moment looked at, better and better while somebody looks.

A search ends when another moment is looked at, when the board is closed, or after some seconds. Everybody has one at a
time, so that nobody keeps more than one worker busy.
"""

import asyncio
import contextlib
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from signoria.analysis.deepening import Deepening
from signoria.bots import player_names
from signoria.kernel.state import NOBODY, Json
from signoria.server.bot_queue import Asker, Priority
from signoria.server.bot_tasks import Deepen
from signoria.server.bots import Failed
from signoria.server.clients import PONG, refused
from signoria.server.messages import BestMove, BestMoves, Ping, Refused, SearchEnded, SearchMoment, StopSearch, ToSearch
from signoria.server.patches import ENCODER
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.security import LARGEST_BODY, MessageThrottle
from signoria.server.sockets import accepted
from signoria.server.studies import in_thread
from signoria.server.study_game import StudyGame

SECONDS = 20.0
PATIENCE = 15.0  # for what a worker does besides searching
READER = msgspec.json.Decoder(ToSearch)
End = Literal["done", "nothing", "failed", "elsewhere"]
Answer = BestMoves | SearchEnded | Refused


@websocket("/api/studies/{study_id:str}/search")
async def study_search(socket: WebSocket[Any, Any, Any], study_id: FromPath[str]) -> None:
    """Search the moments that a client looks at."""
    registry: TableRegistry = socket.app.state.registry
    async with accepted(socket, registry) as address:
        game = await registry.studies.game(await registry.studies.kept(study_id))
        who = await registry.people.signed_in(socket)
        person = f"address {address}" if who is None else who.person.id
        board = SearchingBoard(socket, game, Asker(person, address, Priority.ANALYSIS), registry)
        try:
            await board.serve()
        finally:
            board.stop()


class SearchingBoard:
    """One connection: the search under way, and what it has found."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], game: StudyGame, asker: Asker, registry: TableRegistry
    ) -> None:
        self._socket = socket
        self._game = game
        self._asker = asker
        self._registry = registry
        self._number = 0  # of the search, as the client counts them
        self._task: asyncio.Task[None] | None = None
        self._unsent: asyncio.Queue[Answer] = asyncio.Queue()

    async def serve(self) -> None:
        """Two at work until either ends: one sends, one listens."""
        sending, listening = asyncio.create_task(self._send()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel(), listening.cancel()
            await asyncio.gather(sending, listening, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            await self._socket.send_text(ENCODER.encode(await self._unsent.get()).decode())

    async def _listen(self) -> None:
        throttle = MessageThrottle(self._registry.settings.messages_a_second)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await self._socket.receive_data("text")
                try:
                    await self._answer(_read(text))
                except Refuse as refusal:
                    self._unsent.put_nowait(refused(refusal, self._number))
                await throttle.wait()

    async def _answer(self, message: ToSearch) -> None:
        match message:
            case SearchMoment():
                self._begin(message)
            case StopSearch():
                self.stop()
            case Ping():
                await self._socket.send_text(PONG)

    def _begin(self, moment: SearchMoment) -> None:
        self.stop()
        self._number = moment.number
        self._registry.searches.begin(self._asker.person, self)
        self._task = asyncio.create_task(self._search(moment), name=f"search for {self._asker.person}")

    def stop(self) -> None:
        """Nobody looks any more."""
        self._registry.searches.end(self._asker.person, self)
        if self._task is not None:
            self._task.cancel()

    def give_way(self) -> None:
        """The same person looks at another board."""
        self.stop()
        self._unsent.put_nowait(SearchEnded(self._number, "elsewhere"))

    async def _search(self, moment: SearchMoment) -> None:
        number = moment.number
        try:
            reason: End = await self._searched(moment)
        except Refuse as refusal:
            self._unsent.put_nowait(refused(refusal, number))
            return
        except Failed:
            reason = "failed"
        self._unsent.put_nowait(SearchEnded(number, reason))
        self._registry.searches.end(self._asker.person, self)

    async def _searched(self, moment: SearchMoment) -> End:
        """Search to the end; why that is."""
        line = await in_thread(lambda: self._game.line(moment.at, moment.moves))
        if line.state.seat == NOBODY or "prince" not in player_names(self._game.game.rules.name):
            return "nothing"
        position: Json = await in_thread(line.state.position)

        def tell(found: Deepening) -> None:
            self._unsent.put_nowait(best_moves(moment.number, found))

        task = Deepen(position, SECONDS, moment.open)
        tell(await self._registry.bots.carry_out(task, self._asker, SECONDS + PATIENCE, tell))
        return "done"


def best_moves(number: int, found: Deepening) -> BestMoves:
    choices = [BestMove(choice.move, choice.points, choice.chance, choice.visits) for choice in found.choices]
    return BestMoves(number, found.seat, choices, found.visits, found.seconds)


def _read(text: str | bytes) -> ToSearch:
    if len(text) > LARGEST_BODY:
        raise Refuse("message_too_large", most=LARGEST_BODY)
    try:
        message: ToSearch = READER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as reason:
        raise Refuse("bad_message", detail=str(reason)) from None
    return message
