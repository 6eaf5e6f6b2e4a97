"""Telling everybody at a table where it stands, and each of them only what it may know."""

from signoria.kernel.state import NOBODY, Fact, facts_seen_by
from signoria.server.clients import Client, encoded
from signoria.server.messages import Result, TableMessage, Update
from signoria.server.patches import difference, whole
from signoria.server.prepared import preparation_of
from signoria.server.refusals import Refuse
from signoria.server.storage import MoveRow
from signoria.server.table_data import TableData, table_for


class Broadcaster:
    """Sends the position and the table to clients, as patches where they know the last one."""

    def __init__(self, table: TableData) -> None:
        self._table = table
        self.last_facts: tuple[int, list[Fact]] = (-1, [])  # of the last move, with its number
        self.last_entry: MoveRow | None = None

    def send_table(self) -> None:
        """Tell seats and status; who may now see or do something else also gets the position again."""
        for client in self._table.clients:
            client.send(self.table_message(client))
            if client.has_view and self._rights(client) != client.rights:
                if client.seat not in self._table.seats_held(client.person):
                    client.seat = self._table.first_seat(client.person)
                self._resend_view(client)

    def _rights(self, client: Client) -> object:
        """The seats that a client sees, those that it plays, and whether the game goes on."""
        table, person = self._table, client.person
        return table.seats_held(person), table.seats_played(person), table.row.status == "abandoned"

    def table_message(self, client: Client) -> str:
        return encoded(TableMessage(table_for(self._table.row, client.person, self._table.turn())))

    def first_position(self, client: Client) -> None:
        """Somebody has connected: from now on it is told every move."""
        client.is_ready = True
        if self._table.record is not None:
            self._send_update(client, {})

    def send_positions(self) -> None:
        """Tell every client where the game stands now."""
        record, row = self._table.record, self._table.row
        if record is None:
            return
        shared: dict[tuple[str | None, int, int, bool], str] = {}
        for client in self._table.clients:
            if client.is_ready:
                self._send_update(client, shared)
        record.current.forget()
        if record.turn is None and row.status != "over":
            row.status, row.result = "over", record.result()
            self.send_table()

    def _send_update(self, client: Client, shared: dict[tuple[str | None, int, int, bool], str]) -> None:
        """Send an update; clients of one person that know the same get the same text."""
        record = self._table.playing()
        held = self._table.seats_held(client.person)
        if record.turn in self._table.seats_played(client.person):
            client.seat = record.state.seat
        elif client.seat not in held:
            client.seat = self._table.first_seat(client.person)
        fresh = not client.has_view or client.shown != client.seat or client.number != record.number - 1
        key = (client.person, client.seat, -1 if fresh else record.number, client.wants_appraisal)
        text = shared.get(key) if not fresh else None
        if text is None:
            text = encoded(self._update(client, held, fresh))
            shared[key] = text
        client.mark_sent(record.number, self._rights(client))
        client.send(text)

    def _update(self, client: Client, held: list[int], fresh: bool) -> Update:
        record = self._table.playing()
        since = 0 if client.number is None else record.right_since(client.number)
        reader = client.seat if len(held) == 1 else NOBODY
        number, last_facts = self.last_facts
        if number == record.number and since == record.length - 1:
            facts = [facts_seen_by(reader, last_facts)]
        else:
            facts = record.facts(since, record.length, reader)
        update = Update(
            number=record.number,
            length=record.length,
            seat=None if client.seat == NOBODY else client.seat,
            since=since,
            movers=record.movers_since(since),
            facts=facts,
            decision=record.decision(held),
            undo=self._table.may_undo(client.person),
            id=self._message_id(client.person),
            preparation=preparation_of(self._table, client.seat),
        )
        update.secret = len(held) > 1 and self._is_secret(update, client.seat)
        self._show(update, client, fresh)
        if record.turn is None:
            update.result = Result(**(record.result() or {}))
        elif self._table.turn() in self._table.seats_played(client.person):
            update.moves = record.moves()
        return update

    def _is_secret(self, update: Update, seat: int) -> bool:
        """Whether a seat is shown anything that other seats may not see: cards, money, or a prepared answer."""
        has_answer = update.preparation is not None and update.preparation.answer is not None
        return has_answer or self._table.playing().state.has_secrets(seat)

    def _message_id(self, person: str | None) -> str | None:
        """The id of the message that brought the table where it stands, for who sent it."""
        entry = self.last_entry
        if entry is None or entry.number != self._table.number or entry.played_by != person:
            return None
        return entry.message_id

    def _show(self, update: Update, client: Client, fresh: bool) -> None:
        """The whole view and appraisal, or what changed since those before."""
        record = self._table.playing()
        seat, now, before = client.seat, record.current, record.previous
        if fresh or before is None:
            update.view = whole(now.view(seat))
            update.appraisal = whole(now.appraisal(seat)) if client.wants_appraisal else None
        else:
            update.patch = difference(before.view(seat), now.view(seat))
            if client.wants_appraisal:
                update.appraisal_patch = difference(before.appraisal(seat), now.appraisal(seat))

    def switch_seat(self, client: Client, seat: int) -> None:
        """Around one screen: show the table from another seat of one's own."""
        self._table.playing()
        if seat not in self._table.seats_held(client.person):
            raise Refuse("seat_not_yours", seat=seat)
        client.seat = seat
        self._resend_view(client)

    def acknowledge(self, client: Client, message_id: str | None) -> None:
        """What a message asks for was done before: say so, with the present position."""
        self._resend_view(client, message_id)

    def _resend_view(self, client: Client, message_id: str | None = None) -> None:
        """The present position once more, from the seat of the client."""
        record = self._table.playing()
        held = self._table.seats_held(client.person)
        client.number = record.number
        update = self._update(client, held, fresh=True)
        update.id = message_id or update.id
        client.send(encoded(update))
        client.mark_sent(record.number, self._rights(client))
