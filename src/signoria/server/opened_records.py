"""Records that people open on the page: checked by playing them again, and shown like a finished table.

Nothing is kept. The answer holds every step, so that the page steps through the game without asking again.
"""

from typing import Any

import signoria
from signoria.bots import is_player
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, facts_seen_by
from signoria.server.clock import now
from signoria.server.editions import catalogue
from signoria.server.messages import OpenedRecord, RecordStep, Result
from signoria.server.names import clean_name
from signoria.server.patches import Parts, difference, parts_of, whole
from signoria.server.refusals import Refuse
from signoria.server.storage import SeatRow, TableRow
from signoria.server.table_data import table_for

LARGEST_RECORD = 512 * 1024
UNNAMED = "human"  # how the terminal calls the people who play there
MOST_MOVES = 2_000  # five times as many as the longest games have


def opened(record: dict[str, Any], seat: int | None, language: str) -> OpenedRecord:
    """A record as it is shown from a seat, or to a spectator; refused with the reason if it is none."""
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refuse("record_too_long", most=MOST_MOVES, moves=len(moves))
    playback = Playback(NOBODY if seat is None else seat)
    try:
        game = signoria.replay(record)
        if seat is not None and seat >= game.state.seats:
            raise Refuse("bad_request", detail=f"the record has the seats 0 to {game.state.seats - 1}")
        signoria.replay(record, watch=playback.watch)
    except (SignoriaError, RecursionError) as reason:
        raise Refuse("bad_record", detail=str(reason)) from None
    result = Result(game.scores(), game.winners()) if game.over else None
    return OpenedRecord(
        table=table_for(row_of(game), None, game.seat),
        seat=seat,
        view=playback.first[0],
        appraisal=playback.first[1],
        steps=playback.steps,
        decision={"seat": game.seat, "kind": game.decision["kind"]},
        result=result,
        catalogue=catalogue(game.rules.name, None, own_edition(record), language),
    )


class Playback:
    """Collects what a seat saw at the start of a game, and what each move changed."""

    def __init__(self, viewer: int) -> None:
        self.first: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
        self.steps: list[RecordStep] = []
        self._viewer = viewer
        self._mover = NOBODY
        self._before: tuple[Parts, Parts] | None = None

    def watch(self, game: Game) -> None:
        """To be called before each move and after the last."""
        facts = facts_seen_by(self._viewer, game.take_facts())
        seat = None if self._viewer == NOBODY else self._viewer
        view, appraisal = parts_of(game.view(seat)), parts_of(game.appraisal(seat))
        if self._before is None:
            game.keep_journal()
            self.first = (whole(view), whole(appraisal))
        else:
            patches = difference(self._before[0], view), difference(self._before[1], appraisal)
            self.steps.append(RecordStep(self._mover, facts, *patches))
        self._before = (view, appraisal)
        self._mover = game.state.seat


def own_edition(record: dict[str, Any]) -> dict[str, Any] | None:
    """The edition that a record brings with it, in itself or in the position that it begins with."""
    found: dict[str, Any] | None = record.get("edition") or record.get("position", {}).get("edition")
    return found


def row_of(game: Game) -> TableRow:
    """The game as if it had been played at a table."""
    seats = [_seat(game, at) for at in range(game.state.seats)]
    status = "over" if game.over else "playing"
    result = {"scores": game.scores(), "winners": game.winners()} if game.over else None
    return TableRow(
        "", game.rules.name, game.record()["options"], False, status, "", None, now(), result, None, None, None, seats
    )


def _seat(game: Game, at: int) -> SeatRow:
    """Who played: a bot of ours, somebody whom the record names, or somebody unknown."""
    player = game.players[at] if game.players else ""
    if is_player(player, game.rules.name):
        return SeatRow("bot", None, None, player)
    try:
        return SeatRow("human", None, None if player == UNNAMED else clean_name(player), None)
    except Refuse:  # no name, or none that people can read
        return SeatRow("human", None, None, None)
