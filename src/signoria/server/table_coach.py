"""The coach at a table: hints for the person who decides, and a mark at moves that cost much.

Both are for one seat only. A hint is computed from what this seat may know, and sent to the client that asked for it,
as long as that shows the seat; marks are sent to the clients of the person whose move it was.
"""

import asyncio
import logging

import msgspec

from signoria.analysis import coach
from signoria.kernel.state import Json, Move
from signoria.server.bots import Failed
from signoria.server.clients import Client, encoded, refused
from signoria.server.messages import AskHint, CoachedMove, Hinted, MoveCost, MoveCosts, Reason
from signoria.server.record import StateCache
from signoria.server.refusals import Refuse
from signoria.server.table_data import TableData, coach_state, must_be

LOG = logging.getLogger("signoria.server")
# A move costs much if it costs so many points or so much of the chance to win, and does not gain in the other.
MUCH_POINTS = 3.0
MUCH_CHANCE = 0.06
MOST_WAITING = 8  # moves whose cost is still to be found; whoever plays faster does without it


def costs_much(cost: coach.MoveCost) -> bool:
    is_worse = cost.points > 0 and cost.chance > 0
    return is_worse and (cost.points >= MUCH_POINTS or cost.chance >= MUCH_CHANCE)


class Question:
    """A hint that a client has asked for."""

    def __init__(self, client: Client, person: str, seat: int, number: int, message_id: str | None) -> None:
        self.client = client
        self.person = person
        self.seat = seat
        self.number = number
        self.message_id = message_id

    def answer(self, hint: coach.Hint, choices: list[CoachedMove] | None) -> Hinted:
        nudge = msgspec.convert(hint.nudge, Reason, from_attributes=True)
        return Hinted(self.number, self.seat, nudge, choices, self.message_id)


class TableCoach:
    """Answers questions for hints, and finds out what people's moves cost."""

    def __init__(self, table: TableData) -> None:
        self._table = table
        self._hints = table.services.hints
        self._questions: dict[Question, asyncio.Task[None]] = {}
        self._last: Hinted | None = None  # for whoever asks again
        self._searches: dict[asyncio.Task[None], int] = {}  # for what a move cost, with the number of moves before it
        self._costs: dict[int, tuple[int, MoveCost]] = {}  # those that are much, with their seats
        self._told: dict[Client, MoveCosts] = {}

    # Hints

    def ask(self, client: Client, message: AskHint) -> None:
        """Begin to search for a hint; refused if the client may not have one."""
        person, seat = self._check(client, message.number)
        if self._last is not None and (self._last.number, self._last.seat) == (message.number, seat):
            client.send(encoded(msgspec.structs.replace(self._last, id=message.id)))
            return
        self._hints.count(person)
        self.stop(client)
        question = Question(client, person, seat, message.number, message.id)
        position = self._table.playing().state.position()
        answering = asyncio.create_task(self._answer(question, position), name=f"hint at {self._table.id}")
        self._questions[question] = answering
        answering.add_done_callback(lambda _: self._questions.pop(question, None))

    def stop(self, client: Client) -> None:
        """The client needs no hint any more."""
        for question, answering in self._questions.items():
            if question.client is client:
                answering.cancel()

    def _check(self, client: Client, number: int) -> tuple[str, int]:
        """The person who asks and the seat that decides."""
        record, person = self._table.playing(), client.person
        if person is None or not self._table.seats_held(person):
            raise Refuse("no_seat_of_yours")
        if coach_state(self._table.row) != "offered":
            raise Refuse("no_coach")
        seat = self._table.turn()
        if seat is None:
            must_be(self._table.row, "playing")
            raise Refuse("game_over")
        if seat not in self._table.seats_held(person) or client.seat != seat:
            raise Refuse("not_your_turn", seat=seat)
        if seat not in self._table.seats_played(person):
            raise Refuse("bot_plays")
        if number != record.number:
            raise Refuse("behind", number=record.number)
        return person, seat

    def _is_valid(self, question: Question) -> bool:
        """Whether the client may still have the answer."""
        try:
            person, seat = self._check(question.client, question.number)
        except Refuse:
            return False
        return question.client in self._table.clients and (person, seat) == (question.person, question.seat)

    async def _answer(self, question: Question, position: Json) -> None:
        def tell(hint: coach.Hint, choices: list[CoachedMove] | None = None) -> None:
            if self._is_valid(question):
                question.client.send(encoded(question.answer(hint, choices)))

        try:
            hint = await self._hints.find(question.person, question.client.address, position, tell)
        except Failed:
            self._refuse(question, Refuse("no_hint"))
            return
        if hint is None:
            self._refuse(question, Refuse("hint_stopped"))
            return
        choices = [msgspec.convert(choice, CoachedMove, from_attributes=True) for choice in hint.choices]
        tell(hint, choices)
        self._last = question.answer(hint, choices)

    def _refuse(self, question: Question, refusal: Refuse) -> None:
        question.client.send(encoded(refused(refusal, self._table.number, question.message_id)))

    # What moves cost

    def judge(self, before: StateCache, seat: int, person: str, move: Move) -> None:
        """A person has moved: find out what that cost, if there was a choice and the coach is offered."""
        if coach_state(self._table.row) != "offered" or len(before.legal()) < 2 or len(self._searches) >= MOST_WAITING:
            return
        at = self._table.playing().length - 1
        addresses = [client.address for client in self._table.clients if client.person == person]
        if addresses:
            finding = self._find_cost(at, seat, person, addresses[0], before.state.position(), move)
            search = asyncio.create_task(finding, name=f"cost of a move at {self._table.id}")
            self._searches[search] = at
            search.add_done_callback(self._searches.pop)

    async def _find_cost(self, at: int, seat: int, person: str, address: str, position: Json, move: Move) -> None:
        try:
            cost = await self._hints.cost(person, address, position, move)
        except Failed as failure:
            LOG.warning("table %s: what a move cost is not known: %s", self._table.id, failure)
            return
        if costs_much(cost):
            found = msgspec.convert({**msgspec.to_builtins(cost), "at": at}, MoveCost)
            self._costs[at] = (seat, found)
            self.update()

    # Keeping up

    def update(self) -> None:
        """Stop what is of no use any more, and tell clients which moves cost much.

        To be called whenever the position, the seats, or the clients and what they show have changed.
        """
        for question, answering in self._questions.items():
            if not self._is_valid(question):
                answering.cancel()
        length = 0 if self._table.record is None else self._table.record.length
        for search, at in self._searches.items():
            if at >= length:
                search.cancel()
        for at in [at for at in self._costs if at >= length]:
            del self._costs[at]
        if self._costs or self._told:
            self._tell_costs()

    def _tell_costs(self) -> None:
        is_offered = coach_state(self._table.row) == "offered"
        self._told = {client: told for client, told in self._told.items() if client in self._table.clients}
        for client in self._table.clients:
            if not client.is_ready or client.seat not in self._table.seats_held(client.person):
                continue
            costs = [cost for seat, cost in self._costs.values() if is_offered and seat == client.seat]
            message = MoveCosts(client.seat, costs)
            if message != self._told.get(client, MoveCosts(client.seat, [])):
                client.send(encoded(message))
                self._told[client] = message

    async def close(self) -> None:
        """The server shuts down."""
        tasks = [*self._questions.values(), *self._searches]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
