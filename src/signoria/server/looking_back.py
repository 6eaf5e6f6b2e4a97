"""A table as it was after some of its moves."""

from signoria.kernel.state import NOBODY
from signoria.server.messages import Journal, PastView
from signoria.server.patches import whole
from signoria.server.refusals import Refuse
from signoria.server.table_data import TableData


def past(table: TableData, person: str | None, seat: int | None, at: int | None) -> PastView:
    """What a seat saw after the first `at` moves."""
    record = table.playing()
    viewer = _viewer(table, person, seat)
    at = record.length if at is None else at
    if not 0 <= at <= record.length:
        raise Refuse("no_such_moment", length=record.length, at=at)
    facts = record.facts(at - 1, at, _reader(table, person, viewer))[0] if at else []
    then = record.cache_at(at)
    shown_from = None if viewer == NOBODY else viewer
    return PastView(at, record.length, shown_from, whole(then.view(viewer)), whole(then.appraisal(viewer)), facts)


def journal(table: TableData, person: str | None, seat: int | None, since: int) -> Journal:
    """For each move from `since` on who made it and what it did, as the seat may know it."""
    record = table.playing()
    viewer = _viewer(table, person, seat)
    if not 0 <= since <= record.length:
        raise Refuse("no_such_moment", length=record.length, at=since)
    facts = record.facts(since, record.length, _reader(table, person, viewer))
    return Journal(since, record.length, None if viewer == NOBODY else viewer, record.movers_since(since), facts)


def _viewer(table: TableData, person: str | None, seat: int | None) -> int:
    if seat is None:
        return table.first_seat(person)
    if seat not in table.seats_held(person):
        raise Refuse("seat_not_yours", seat=seat)
    return seat


def _reader(table: TableData, person: str | None, viewer: int) -> int:
    """Around one screen the journal is public."""
    return viewer if len(table.seats_held(person)) == 1 else NOBODY
