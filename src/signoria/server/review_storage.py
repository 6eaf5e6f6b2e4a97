"""Where analyses are kept: those of tables in the database, those of opened records in memory for a while."""

from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.analysis.review import Overview, ReviewedMove
from signoria.server.messages import ReviewDepth, ReviewView
from signoria.server.schema import REVIEWS
from signoria.server.storage import Storage

MOST_RECORDS = 24  # whose analyses are kept in memory


class ReviewKey(Struct, frozen=True):
    """Which analysis: the table's id or the hash of a record, with which cards open, and how deep."""

    subject: str
    view: ReviewView
    depth: ReviewDepth


class ReviewContent(Struct):
    """An analysis as far as it has come."""

    overview: Overview
    moves: list[ReviewedMove]

    @property
    def is_done(self) -> bool:
        return len(self.moves) >= self.overview.length


class KeptReview(Struct):
    """An analysis and when a process has saved it that computes it; 0: none does."""

    content: ReviewContent
    renewed: int


class ReviewStore(Protocol):
    """Keeps analyses. Nothing is kept for a subject that has been deleted."""

    async def read(self, key: ReviewKey) -> KeptReview | None: ...

    async def claim(self, key: ReviewKey, before: KeptReview | None, after: KeptReview) -> bool:
        """Keep `after` in place of `before`; False if it has changed meanwhile: another process computes it."""
        ...

    async def write(self, key: ReviewKey, kept: KeptReview) -> bool:
        """Keep what has been computed; False if its subject has been deleted."""
        ...


class TableReviews:
    """Analyses in the database, one for each table, view and depth."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, key: ReviewKey) -> KeptReview | None:
        rows = await self._storage.rows(select(REVIEWS.c.content, REVIEWS.c.renewed).where(*_where(key)))
        return KeptReview(msgspec.json.decode(rows[0][0], type=ReviewContent), rows[0][1]) if rows else None

    async def claim(self, key: ReviewKey, before: KeptReview | None, after: KeptReview) -> bool:
        if before is not None:
            return await self._update(key, after, REVIEWS.c.renewed == before.renewed)
        row = {"table_id": key.subject, "view": key.view, "depth": key.depth, **_values(after)}
        try:
            async with self._storage.writing() as connection:
                await connection.execute(insert(REVIEWS).values(row))
        except IntegrityError:
            return False
        return True

    async def write(self, key: ReviewKey, kept: KeptReview) -> bool:
        return await self._update(key, kept)

    async def _update(self, key: ReviewKey, kept: KeptReview, *conditions: Any) -> bool:
        query = update(REVIEWS).where(*_where(key), *conditions).values(_values(kept))
        async with self._storage.writing() as connection:
            return (await connection.execute(query)).rowcount > 0


def _where(key: ReviewKey) -> tuple[Any, ...]:
    return REVIEWS.c.table_id == key.subject, REVIEWS.c.view == key.view, REVIEWS.c.depth == key.depth


def _values(kept: KeptReview) -> dict[str, Any]:
    return {"content": msgspec.json.encode(kept.content).decode(), "renewed": kept.renewed}


class RecordReviews:
    """Analyses of opened records in memory. The one that was written longest ago goes first."""

    def __init__(self) -> None:
        self._kept: dict[ReviewKey, KeptReview] = {}

    async def read(self, key: ReviewKey) -> KeptReview | None:
        return self._kept.get(key)

    async def claim(self, key: ReviewKey, before: KeptReview | None, after: KeptReview) -> bool:
        if self._kept.get(key) is not before:
            return False
        return await self.write(key, after)

    async def write(self, key: ReviewKey, kept: KeptReview) -> bool:
        self._kept.pop(key, None)
        self._kept[key] = kept
        if len(self._kept) > MOST_RECORDS:
            del self._kept[next(iter(self._kept))]
        return True
