"""What the host can change before the start: who sits where, and the variants; and who is the host."""

from typing import Any

from signoria.server.bots import check_level
from signoria.server.messages import ChangeSeat
from signoria.server.options import checked_options
from signoria.server.quotas import Quotas
from signoria.server.refusals import Refuse
from signoria.server.storage import OPEN_SEAT, Conflict, PersonRow, SeatRow
from signoria.server.table_data import long_ago, must_be
from signoria.server.tables import LiveTable


async def change_seat(table: LiveTable, quotas: Quotas, person: PersonRow, change: ChangeSeat) -> None:
    """Give a seat to a bot, or free it."""
    _check_host(table, person)
    if change.seat >= len(table.row.seats):
        raise Refuse("no_such_seat", seats=len(table.row.seats))
    before = table.row.seats[change.seat]
    after = _bot(table, change) if change.kind == "bot" else OPEN_SEAT
    if after == before:
        return
    quotas.count_change(person.id)
    try:
        await table.services.storage.replace_seat(table.id, change.seat, before, after, "open")
    except Conflict:
        await table.reread()
        raise Refuse("seat_changed") from None
    await _announce(table, person.name, change.seat, before, after)
    await table.changed()


def _bot(table: LiveTable, change: ChangeSeat) -> SeatRow:
    """The bot for a seat; nobody who is here loses their seat to it."""
    before = table.row.seats[change.seat]
    if before.kind == "human" and change.seat in table.presence.seats():
        raise Refuse("person_here", name=str(before.name))
    return SeatRow("bot", level=check_level(change.level, table.row.game))


async def _announce(table: LiveTable, host: str, seat: int, before: SeatRow, after: SeatRow) -> None:
    """A person is named, a seat is counted as people do."""
    person, number, level = before.name or "", seat + 1, after.level or ""
    match before.kind, after.kind:
        case "human", "bot":
            await table.chat.announce("replaced", host=host, name=person, level=level)
        case "human", _:
            await table.chat.announce("removed", host=host, name=person)
        case _, "bot":
            await table.chat.announce("seat_bot", host=host, number=number, level=level)
        case _:
            await table.chat.announce("seat_freed", host=host, number=number)


async def change_options(table: LiveTable, quotas: Quotas, person: PersonRow, options: dict[str, Any]) -> None:
    """Choose other variants, as far as the number of seats allows."""
    _check_host(table, person)
    before = table.row.options
    after = checked_options(table.row.game, len(table.row.seats), {**before, **options})
    changed = {name: value for name, value in after.items() if value != before.get(name)}
    if not changed:
        return
    quotas.count_change(person.id)
    try:
        await table.services.storage.set_options(table.id, after)
    except Conflict:
        await table.reread()
        raise Refuse("start_missed") from None
    for option, value in changed.items():
        await table.chat.announce("option", host=person.name, option=option, value=str(value).lower())
    await table.changed()


async def replace_absent_host(table: LiveTable) -> None:
    """Once the host has been away for as long as the table allows, the first person who is here takes over."""
    since = long_ago(table.row)
    held = [seat for seat in table.row.seats if seat.person == table.row.host]
    if table.row.status != "open" or since is None or not held:
        return
    if any(seat.away is None or seat.away > since for seat in held):
        return
    here = [table.row.seats[at] for at in table.presence.seats()]
    heirs = [seat for seat in here if seat.person not in (None, table.row.host)]
    if heirs:
        await pass_host_on(table, heirs[0])


async def pass_host_on(table: LiveTable, heir: SeatRow) -> None:
    """Make the holder of a seat the host, and tell everybody."""
    if await table.services.storage.pass_host_on(table.id, table.row.host, str(heir.person)):
        await table.chat.announce("new_host", name=str(heir.name))
    await table.changed()


def _check_host(table: LiveTable, person: PersonRow) -> None:
    must_be(table.row, "open")
    if table.row.host != person.id:
        raise Refuse("not_host")
