"""Abandoning a game by agreement.

One proposes it, and it is abandoned once everybody agrees who counts: not people who have been away for longer than the
table allows, nor those for whom a bot plays. A single no ends the proposal.
"""

from signoria.server.quotas import Quotas
from signoria.server.refusals import Refuse
from signoria.server.storage import PersonRow
from signoria.server.table_data import long_ago, must_be, own_seats
from signoria.server.tables import LiveTable


async def vote(table: LiveTable, quotas: Quotas, person: PersonRow, agrees: bool) -> None:
    """Propose it, agree to it, decline it, or withdraw one's own proposal."""
    must_be(table.row, "playing")
    own = own_seats(table.row, person.id, None)
    if not table.seats_played(person.id):
        raise Refuse("bot_plays")
    quotas.count_change(person.id)
    name = str(table.row.seats[own[0]].name)
    if agrees:
        await _agree(table, quotas, person.id, name)
    else:
        await _decline(table, person.id, name)
    await table.changed()
    await settle(table)


async def _agree(table: LiveTable, quotas: Quotas, person: str, name: str) -> None:
    agreeing = _agreeing(table)
    if person in agreeing:
        return
    if not agreeing:
        quotas.count_proposal(person)
    await table.services.storage.set_agreement(table.id, person, True)
    if agreeing:
        await table.chat.announce("abandon_agreed", name=name)
    else:
        await table.chat.announce("abandon_proposed", name=name)


async def _decline(table: LiveTable, person: str, name: str) -> None:
    agreeing = _agreeing(table)
    if not agreeing:
        return
    await table.services.storage.set_agreement(table.id, None, False)
    if person in agreeing:
        await table.chat.announce("abandon_withdrawn", name=name)
    else:
        await table.chat.announce("abandon_declined", name=name)


def _agreeing(table: LiveTable) -> set[str | None]:
    return {seat.person for seat in table.row.seats if seat.agrees}


async def settle(table: LiveTable) -> None:
    """Abandon the game if everybody agrees who counts. Somebody may have been away for too long only since now."""
    if table.row.status != "playing" or not _agreeing(table):
        return
    if await table.services.storage.abandon(table.id, long_ago(table.row)):
        await table.chat.announce("abandoned")
        await table.changed()
