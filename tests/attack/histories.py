"""What clients sent and were told, and whether one order of moves explains all of it.

A table is a log of moves. It is linearizable if every message seems to take effect at one moment between its being
sent and its answer. The stored log is the only order that counts, so nothing has to be searched for: each client's
history is compared with it. The answers are *done*, *refused* and *unknown*; unknown is also a message whose answer
never came, and fits both a stored and a missing move.
"""

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass
class Sent:
    """A message of one client, with all that became of it. Times are those of one monotonic clock."""

    id: str
    number: int
    move: Json | None  # None: undo
    first_sent: float
    done: tuple[float, int] | None = None  # when, and the number of the update that said so
    refused: tuple[float, str] | None = None  # when, and the code
    times_unknown: int = 0
    times_sent: int = 0


@dataclass
class Seen:
    """An update: the table stood at this number. `asked` is when the connection was opened, for its first update."""

    at: float
    number: int
    view: bytes  # its fingerprint
    asked: float | None = None


@dataclass
class History:
    """Of one client: one screen of who holds a seat."""

    client: str
    table: str
    seat: int
    sent: list[Sent] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)


@dataclass(frozen=True)
class Entry:
    """One entry of the stored log."""

    number: int
    seat: int
    move: Json | None
    message_id: str | None


def fingerprint(view: Json) -> bytes:
    """The same for equal views, and small."""
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=16).digest()


def violations(log: list[Entry], histories: list[History]) -> list[str]:
    """Everything about one table that the stored log does not explain."""
    found = _of_the_log(log, histories)
    entries = {(entry.seat, entry.message_id): entry for entry in log}
    for history in histories:
        for sent in history.sent:
            found += [f"{history.client}: {each}" for each in _of_message(sent, entries.get((history.seat, sent.id)))]
        found += [f"{history.client}: {each}" for each in _of_updates(history, len(log))]
    return found + _of_time(log, histories)


def _of_the_log(log: list[Entry], histories: list[History]) -> list[str]:
    """Numbers without gaps, and only moves that somebody sent, each once."""
    found = []
    if [entry.number for entry in log] != list(range(1, len(log) + 1)):
        found.append(f"the numbers are not 1 to {len(log)}")
    counts = Counter((entry.seat, entry.message_id) for entry in log)
    found += [f"{message_id} of seat {seat} is stored {n} times" for (seat, message_id), n in counts.items() if n > 1]
    sent = {(history.seat, each.id) for history in histories for each in history.sent}
    found += [f"nobody sent entry {each.number}" for each in log if (each.seat, each.message_id) not in sent]
    return found


def _of_message(sent: Sent, entry: Entry | None) -> list[str]:
    """Done is stored as it was sent, refused is not stored, unknown is either."""
    if entry is None:
        return [] if sent.done is None else [f"{sent.id} was acknowledged and is not stored"]
    found = []
    if sent.refused is not None:
        found.append(f"{sent.id} was refused ({sent.refused[1]}) and is stored")
    if entry.move != sent.move:
        found.append(f"{sent.id} is stored as another move")
    if entry.number != sent.number + 1:
        found.append(f"{sent.id} was sent for number {sent.number + 1} and is stored as {entry.number}")
    if sent.done is not None and sent.done[1] < entry.number:
        found.append(f"{sent.id} was acknowledged at number {sent.done[1]} and is stored as {entry.number}")
    return found


def _of_updates(history: History, length: int) -> list[str]:
    """Numbers never go back, and none was shown that is not stored."""
    found = []
    last = 0
    for seen in history.seen:
        if seen.number < last:
            found.append(f"shown number {seen.number} after {last}")
        if seen.number > length:
            found.append(f"shown number {seen.number}, but {length} are stored")
        last = max(last, seen.number)
    return found


def _of_time(log: list[Entry], histories: list[History]) -> list[str]:
    """Nothing is seen before it was sent; nothing done is missing from what is asked for later."""
    sent: dict[tuple[int, str | None], Sent] = {
        (history.seat, each.id): each for history in histories for each in history.sent
    }
    sent_at = {e.number: sent[e.seat, e.message_id].first_sent for e in log if (e.seat, e.message_id) in sent}
    done = sorted(
        (each.done[0], entry.number)
        for entry in log
        if (each := sent.get((entry.seat, entry.message_id))) is not None and each.done is not None
    )
    found = []
    for history in histories:
        for seen in history.seen:
            if seen.at < sent_at.get(seen.number, 0.0):
                found.append(f"{history.client}: shown number {seen.number} before its move was sent")
            missed = [number for at, number in done if seen.asked is not None and at < seen.asked]
            if missed and max(missed) > seen.number:
                found.append(f"{history.client}: connected after {max(missed)} was done and was shown {seen.number}")
    return found + _out_of_order(done, sent_at)


def _out_of_order(done: list[tuple[float, int]], sent_at: dict[int, float]) -> list[str]:
    """What was done before another message was sent has a smaller number."""
    return [
        f"number {later} was done before the move of number {number} was sent"
        for number, at in sent_at.items()
        for done_at, later in done
        if done_at < at and later > number
    ]
