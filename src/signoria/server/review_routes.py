"""REST: analyses of finished tables and of opened records."""

from typing import Annotated, Any, NamedTuple

from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from signoria.server.bot_queue import Asker, Priority
from signoria.server.lobby import DEPENDENCIES, OptionalPerson, Registry, TableId
from signoria.server.messages import NewReview, Review, ReviewDepth, ReviewView
from signoria.server.opened_records import LARGEST_RECORD
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.review_storage import ReviewKey
from signoria.server.reviews import check_judged, digest_of
from signoria.server.security import RequestLimits, address_of
from signoria.server.storage import PersonRow
from signoria.server.tables import LiveTable

View = Annotated[ReviewView, QueryParameter(description="by what each seat could know, or with all cards open")]
Depth = Annotated[ReviewDepth, QueryParameter(description="one step ahead, or by a search")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of moves to leave out")]
Subject = Annotated[str, PathParameter(max_length=40, description="the subject of the analysis you began")]


class Part(NamedTuple):
    """Which analysis of a game is asked for, and from which move on."""

    view: ReviewView
    depth: ReviewDepth
    since: int

    def of(self, subject: str) -> ReviewKey:
        return ReviewKey(subject, self.view, self.depth)


async def provide_part(view: View = "known", depth: Depth = "quick", since: Since = 0) -> Part:
    return Part(view, depth, since)


AskedPart = NamedDependency[Part]


async def finished(table_id: str, registry: TableRegistry) -> LiveTable:
    """A table whose game is over: before, an analysis would tell what is hidden."""
    table = await registry.fresh(table_id)
    if table.row.status != "over" or table.playing().turn is not None:
        raise Refuse("review_hidden")
    return table


def asker_of(request: Request[Any, Any, Any], visitor: PersonRow | None) -> Asker:
    return Asker("" if visitor is None else visitor.id, address_of(request), Priority.ANALYSIS)


@get("/tables/{table_id:str}/review", summary="The analysis of a finished game, as far as it has come")
async def get_review(table_id: TableId, registry: Registry, part: AskedPart) -> Review:
    await finished(table_id, registry)
    return await registry.reviews.look(registry.table_reviews, part.of(table_id), part.since)


@post("/tables/{table_id:str}/review", summary="Begin the analysis of a finished game", status_code=HTTP_200_OK)
async def post_review(
    request: Request[Any, Any, Any], table_id: TableId, visitor: OptionalPerson, registry: Registry, part: AskedPart
) -> Review:
    table = await finished(table_id, registry)
    check_judged(table.row.game)
    key, asker = part.of(table_id), asker_of(request, visitor)
    return await registry.reviews.begin(registry.table_reviews, key, table.playing().written, asker, part.since)


@delete("/tables/{table_id:str}/review", summary="Stop an analysis you began", status_code=HTTP_200_OK)
async def delete_review(
    request: Request[Any, Any, Any], table_id: TableId, visitor: OptionalPerson, registry: Registry, part: AskedPart
) -> Review:
    await finished(table_id, registry)
    key, asker = part.of(table_id), asker_of(request, visitor)
    return await registry.reviews.stop(registry.table_reviews, key, asker, part.since)


@post("", summary="Begin the analysis of a record", status_code=HTTP_200_OK, request_max_body_size=LARGEST_RECORD)
async def post_record_review(
    request: Request[Any, Any, Any], data: JSONBody[NewReview], visitor: OptionalPerson, registry: Registry
) -> Review:
    key, asker = ReviewKey(digest_of(data.record), data.view, data.depth), asker_of(request, visitor)
    return await registry.reviews.begin(registry.record_reviews, key, lambda: data.record, asker, data.since)


@get("/reviews/{subject:str}", summary="The analysis of a record, as far as it has come")
async def get_record_review(subject: Subject, registry: Registry, part: AskedPart) -> Review:
    return await registry.reviews.look(registry.record_reviews, part.of(subject), part.since)


@delete("/reviews/{subject:str}", summary="Stop an analysis you began", status_code=HTTP_200_OK)
async def delete_record_review(
    request: Request[Any, Any, Any], subject: Subject, visitor: OptionalPerson, registry: Registry, part: AskedPart
) -> Review:
    key, asker = part.of(subject), asker_of(request, visitor)
    return await registry.reviews.stop(registry.record_reviews, key, asker, part.since)


def router(limits: RequestLimits) -> Router:
    """Analyses, under /api."""
    records = Router("/reviews", route_handlers=[post_record_review], middleware=[limits.records])
    return Router(
        "/api",
        route_handlers=[
            get_review, post_review, delete_review, records, get_record_review, delete_record_review,
        ],
        dependencies={**DEPENDENCIES, "part": Provide(provide_part)},
    )  # fmt: skip
