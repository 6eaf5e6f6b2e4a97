"""Analyses of finished games and of opened records: computed by the workers after everything else, piece by piece.

However many people ask, each analysis is computed once. It is saved as it grows, so that it goes on where it was after
a restart.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from signoria import games
from signoria.analysis.review import REVIEWER, GameReview, Overview, overview_of
from signoria.kernel.errors import SignoriaError
from signoria.server.bot_queue import Asker
from signoria.server.bot_tasks import ReviewMoves
from signoria.server.bots import BotWorkers, Failed
from signoria.server.clock import now
from signoria.server.messages import Review
from signoria.server.opened_records import MOST_MOVES
from signoria.server.refusals import DatabaseFailed, Refuse
from signoria.server.review_storage import KeptReview, ReviewContent, ReviewKey, ReviewStore
from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.server")
PIECE_SECONDS = 0.4  # of work that a worker gets at once, and that is lost if it has to make room
LONGEST_PIECE = 60.0  # seconds after which a worker counts as hung
SAVE_SECONDS = 3.0
CLAIM_MILLISECONDS = 15_000  # after which an analysis that is not saved any more may be continued by another process
PLAYERS = {"quick": None, "deep": REVIEWER}

Stage = Literal["running", "stopped", "failed", "done"]


class Computation:
    """An analysis that this process computes."""

    def __init__(self, key: ReviewKey, record: dict[str, Any], content: ReviewContent, asker: Asker) -> None:
        self.key = key
        self.record = record
        self.content = content
        self.asker = asker
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Every analysis that this process computes. The stores keep them all."""

    def __init__(self, bots: BotWorkers, settings: Settings) -> None:
        self._bots = bots
        self._settings = settings
        self._running: dict[ReviewKey, Computation] = {}
        self._failed: set[ReviewKey] = set()
        self._beginning = asyncio.Lock()

    async def close(self) -> None:
        """Stop everything; what has been computed is saved."""
        for computation in list(self._running.values()):
            await _cancel(computation)

    async def look(self, store: ReviewStore, key: ReviewKey, since: int) -> Review:
        """What is known of an analysis; refused if nobody has asked for it."""
        computation = self._running.get(key)
        if computation is not None:
            stage: Stage = "done" if computation.content.is_done else "running"
            return shown(key, computation.content, stage, since)
        kept = await store.read(key)
        if kept is None:
            raise Refuse("no_review")
        return shown(key, kept.content, self._stage_of(key, kept), since)

    async def begin(
        self, store: ReviewStore, key: ReviewKey, make_record: Callable[[], dict[str, Any]], asker: Asker, since: int
    ) -> Review:
        """Begin an analysis, or go on with it, unless that is being done or it is complete; what is known of it."""
        async with self._beginning:
            if key not in self._running:
                kept = await store.read(key)
                if kept is None or self._stage_of(key, kept) in ("stopped", "failed"):
                    await self._start(store, key, make_record(), kept, asker)
        return await self.look(store, key, since)

    async def stop(self, store: ReviewStore, key: ReviewKey, asker: Asker, since: int) -> Review:
        """Stop an analysis, for who began it; what has been computed stays."""
        computation = self._running.get(key)
        if computation is not None:
            if not _is_same(computation.asker, asker):
                raise Refuse("review_not_yours")
            await _cancel(computation)
        return await self.look(store, key, since)

    def _stage_of(self, key: ReviewKey, kept: KeptReview) -> Stage:
        """How far an analysis is that this process does not compute: another one may do so."""
        if kept.content.is_done:
            return "done"
        if now() - kept.renewed < CLAIM_MILLISECONDS:
            return "running"
        return "failed" if key in self._failed else "stopped"

    async def _start(
        self, store: ReviewStore, key: ReviewKey, record: dict[str, Any], kept: KeptReview | None, asker: Asker
    ) -> None:
        self._check_limits(asker)
        content = kept.content if kept is not None else ReviewContent(await checked_overview(record), [])
        if not await store.claim(key, kept, KeptReview(content, now())):
            return
        self._failed.discard(key)
        computation = Computation(key, record, content, asker)
        self._running[key] = computation
        name = f"review of {key.subject} ({key.view}, {key.depth})"
        computation.task = asyncio.create_task(self._compute(computation, store), name=name)

    def _check_limits(self, asker: Asker) -> None:
        """Refuse who has too many under way. Guests are free, so addresses have a limit too."""
        running = [computation.asker for computation in self._running.values()]
        of_person = sum(other.person == asker.person for other in running) if asker.person else 0
        of_address = sum(other.address == asker.address for other in running)
        if of_person >= self._settings.reviews_a_person or of_address >= self._settings.reviews_an_address:
            raise Refuse("too_many_reviews")

    async def _compute(self, computation: Computation, store: ReviewStore) -> None:
        key, content = computation.key, computation.content
        saved = time.monotonic()
        try:
            while not content.is_done:
                content.moves += await self._piece(computation)
                if time.monotonic() - saved > SAVE_SECONDS:
                    saved = time.monotonic()
                    if not await store.write(key, KeptReview(content, now())):
                        return
        except Failed as failure:
            self._failed.add(key)
            LOG.warning(
                "the %s analysis of %s stopped at move %d: %s", key.depth, key.subject, len(content.moves), failure
            )
        except DatabaseFailed:  # the log has it already; somebody who looks on will begin it again
            pass
        finally:
            await self._end(computation, store)

    async def _piece(self, computation: Computation) -> list[Any]:
        key, first = computation.key, len(computation.content.moves)
        task = ReviewMoves(computation.record, first, PLAYERS[key.depth], key.view == "open", PIECE_SECONDS)
        return await self._bots.carry_out(task, computation.asker, LONGEST_PIECE)

    async def _end(self, computation: Computation, store: ReviewStore) -> None:
        """Save what there is: nobody computes it any more."""
        try:
            await store.write(computation.key, KeptReview(computation.content, 0))
        except DatabaseFailed:
            pass
        finally:
            del self._running[computation.key]


def shown(key: ReviewKey, content: ReviewContent, stage: Stage, since: int) -> Review:
    """What a client is sent: all that is known, of the moves only those it lacks."""
    review = GameReview(content.overview, content.moves).as_json()
    review["moves"] = review["moves"][since:]
    return msgspec.convert({**msgspec.to_builtins(key), "stage": stage, "since": since, **review}, Review)


def check_judged(game: str) -> None:
    """Refuse a game that nobody can judge."""
    if games.spec(game).judge is None:
        raise Refuse("no_judge")


async def checked_overview(record: dict[str, Any]) -> Overview:
    """The overview of a record that may come from a stranger."""
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refuse("record_too_long", most=MOST_MOVES, moves=len(moves))
    try:
        return await asyncio.to_thread(_overview, record)
    except (SignoriaError, RecursionError) as reason:
        raise Refuse("bad_record", detail=str(reason)) from None


def _overview(record: dict[str, Any]) -> Overview:
    game = record.get("game")
    if isinstance(game, str) and game in games.names():
        check_judged(game)
    return overview_of(record)


def digest_of(record: dict[str, Any]) -> str:
    """A record by its content."""
    return hashlib.blake2b(msgspec.json.encode(record, order="sorted"), digest_size=16).hexdigest()


def _is_same(one: Asker, other: Asker) -> bool:
    """Whether the same person asks; a visitor without a session is known by the address alone."""
    return one.person == other.person and (one.person != "" or one.address == other.address)


async def _cancel(computation: Computation) -> None:
    if computation.task is not None:
        computation.task.cancel()
        await asyncio.gather(computation.task, return_exceptions=True)
