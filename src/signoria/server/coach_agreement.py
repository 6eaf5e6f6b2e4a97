"""The agreement of the people at a table that everybody may ask the coach.

One proposes it, and the coach is offered once everybody agrees. A single no, also later, ends it for all. At a table
whose other seats are bots nobody has to be asked.
"""

from signoria.server.quotas import Quotas
from signoria.server.refusals import Refuse
from signoria.server.storage import PersonRow
from signoria.server.table_data import coach_state, must_be, own_seats
from signoria.server.tables import LiveTable


async def vote(table: LiveTable, quotas: Quotas, person: PersonRow, agrees: bool) -> None:
    """Propose it, agree to it, decline it, or withdraw."""
    must_be(table.row, "open", "playing")
    own = own_seats(table.row, person.id, None)
    if coach_state(table.row) == "none":
        raise Refuse("no_coach_for_game")
    quotas.count_change(person.id)
    name = str(table.row.seats[own[0]].name)
    if agrees:
        await _agree(table, quotas, person.id, own, name)
    else:
        await _decline(table, person.id, name)


async def _agree(table: LiveTable, quotas: Quotas, person: str, own: list[int], name: str) -> None:
    if all(table.row.seats[at].accepts_coach for at in own):
        return
    is_first = not _agreeing(table)
    if is_first and table.row.status == "playing":
        quotas.count_proposal(person)
    was_offered = coach_state(table.row) == "offered"
    await table.services.storage.set_coach_agreement(table.id, person, True)
    await table.changed()
    if was_offered:
        return
    if is_first:
        await table.chat.announce("coach_proposed", name=name)
    else:
        await table.chat.announce("coach_agreed", name=name)
    if coach_state(table.row) == "offered":
        await table.chat.announce("coach_offered")


async def _decline(table: LiveTable, person: str, name: str) -> None:
    agreeing = _agreeing(table)
    if not agreeing:
        return
    await table.services.storage.set_coach_agreement(table.id, None, False)
    await table.changed()
    if person in agreeing:
        await table.chat.announce("coach_withdrawn", name=name)
    else:
        await table.chat.announce("coach_declined", name=name)


def _agreeing(table: LiveTable) -> set[str | None]:
    return {seat.person for seat in table.row.seats if seat.accepts_coach}
