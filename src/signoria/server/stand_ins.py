"""Bots that play for people: for those who ask for it, and for those who have been away for too long."""

import msgspec

from signoria.server.bots import check_level
from signoria.server.quotas import Quotas
from signoria.server.refusals import Refuse
from signoria.server.storage import Conflict, PersonRow
from signoria.server.table_data import absent_seats, must_be, own_seats
from signoria.server.tables import LiveTable


async def resign(table: LiveTable, quotas: Quotas, person: PersonRow, seat: int | None, level: str | None) -> None:
    """Let a bot play at one's own seats, until one takes them back."""
    must_be(table.row, "playing")
    level = check_level(level, table.row.game)
    own = own_seats(table.row, person.id, seat)
    quotas.count_change(person.id)
    for at in own:
        await _let_play(table, at, level)
        await table.chat.announce("resigned", name=str(table.row.seats[at].name), level=level)
    await table.changed()


async def stand_in(table: LiveTable, quotas: Quotas, person: PersonRow, seat: int, level: str | None) -> None:
    """Let a bot play for somebody else who has been away for too long."""
    must_be(table.row, "playing")
    own = own_seats(table.row, person.id, None)
    level = check_level(level, table.row.game)
    minutes = table.row.absence_minutes
    if minutes is None:
        raise Refuse("no_stand_ins")
    if seat in own or seat not in absent_seats(table.row) or seat in table.presence.seats():
        raise Refuse("not_absent", seat=seat, minutes=minutes)
    quotas.count_change(person.id)
    await _let_play(table, seat, level, keeps_time=True)
    by = str(table.row.seats[own[0]].name)
    await table.chat.announce("stand_in", name=str(table.row.seats[seat].name), level=level, by=by)
    await table.changed()


async def _let_play(table: LiveTable, at: int, level: str, keeps_time: bool = False) -> None:
    """The bot's level is put beside the person. Who was away (`keeps_time`) gets the seat back by coming back."""
    before = table.row.seats[at]
    after = msgspec.structs.replace(before, level=level, agrees=False, away=before.away if keeps_time else None)
    try:
        await table.services.storage.replace_seat(table.id, at, before, after, "playing")
    except Conflict:
        await table.reread()
        raise Refuse("seat_changed") from None


async def take_back(table: LiveTable, quotas: Quotas, person: PersonRow, seat: int | None) -> None:
    """Play on oneself where a bot does; it stops at once."""
    must_be(table.row, "playing")
    own = own_seats(table.row, person.id, seat)
    played_by_bot = [at for at in own if table.row.seats[at].is_played_by_bot]
    if not played_by_bot:
        raise Refuse("no_bot_plays")
    quotas.count_change(person.id)
    for at in played_by_bot:
        before = table.row.seats[at]
        after = msgspec.structs.replace(before, level=None, away=None)
        try:
            await table.services.storage.replace_seat(table.id, at, before, after, "playing")
        except Conflict:
            await table.reread()
            raise Refuse("seat_changed") from None
        await table.chat.announce("taken_back", name=str(before.name))
    await table.changed()
