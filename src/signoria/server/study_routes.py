"""REST: studies on the analysis board."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from signoria.kernel.state import Json
from signoria.server.lobby import DEPENDENCIES, Language, OptionalPerson, Registry, RequiredPerson
from signoria.server.messages import ChangeStudy, NewStudy, Study, StudyInfo, StudyMoment, StudyPosition
from signoria.server.opened_records import LARGEST_RECORD
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.security import RequestLimits, address_of
from signoria.server.storage import PersonRow
from signoria.server.studies import StudyRow, exported, in_thread, record_of_position, record_of_table

LARGEST_STUDY = 2 * LARGEST_RECORD  # a record and its variations
StudyId = Annotated[str, PathParameter(max_length=22, description="the id in the study's link")]


@post("", summary="Keep a study of a table, a record or a position", request_max_body_size=LARGEST_STUDY)
async def post_study(
    request: Request[Any, Any, Any],
    data: JSONBody[NewStudy],
    person: RequiredPerson,
    registry: Registry,
    language: Language = "en",
) -> Study:
    registry.quotas.count_study(address_of(request))
    row = await registry.studies.keep(person.id, await _record(data, registry), data.tree)
    return await registry.studies.shown(row, person.id, language)


async def _record(new: NewStudy, registry: TableRegistry) -> Json:
    """What the study is of; exactly one thing."""
    if sum(each is not None for each in (new.table, new.record, new.position, new.study)) != 1:
        raise Refuse("bad_request", detail="a study is of a table, a record, a position or another study")
    if new.table is not None:
        return record_of_table(await registry.fresh(new.table))
    if new.study is not None:
        return exported(await registry.studies.kept(new.study))
    if new.position is not None:
        position = new.position
        return await in_thread(lambda: record_of_position(position))
    assert new.record is not None
    return new.record


@get("", summary="Your studies")
async def get_studies(visitor: OptionalPerson, registry: Registry) -> list[StudyInfo]:
    return [] if visitor is None else await registry.studies.of(visitor.id)


@get("/{study_id:str}", summary="A study")
async def get_study(study_id: StudyId, visitor: OptionalPerson, registry: Registry, language: Language = "en") -> Study:
    row = await registry.studies.kept(study_id)
    return await registry.studies.shown(row, None if visitor is None else visitor.id, language)


@put("/{study_id:str}", summary="Change the variations of your study", request_max_body_size=LARGEST_STUDY)
async def put_study(study_id: StudyId, data: JSONBody[ChangeStudy], person: RequiredPerson, registry: Registry) -> int:
    return await registry.studies.change(await _own(study_id, person, registry), data.version, data.tree)


@delete("/{study_id:str}", summary="Delete your study for good", status_code=HTTP_200_OK)
async def delete_study(study_id: StudyId, person: RequiredPerson, registry: Registry) -> list[StudyInfo]:
    await registry.studies.remove(await _own(study_id, person, registry))
    return await registry.studies.of(person.id)


async def _own(study_id: str, person: PersonRow, registry: TableRegistry) -> StudyRow:
    row = await registry.studies.kept(study_id)
    if row.person != person.id:
        raise Refuse("study_not_yours")
    return row


@post("/{study_id:str}/position", summary="A moment of a study", status_code=HTTP_200_OK)
async def post_position(study_id: StudyId, data: JSONBody[StudyMoment], registry: Registry) -> StudyPosition:
    return await registry.studies.position(await registry.studies.kept(study_id), data)


@get("/{study_id:str}/record", summary="The record of a study with its variations")
async def get_study_record(study_id: StudyId, registry: Registry) -> Response[dict[str, Any]]:
    row = await registry.studies.kept(study_id)
    name = f'attachment; filename="signoria-{row.game}-{study_id}.json"'
    return Response(exported(row), headers={"content-disposition": name})


def router(limits: RequestLimits) -> Router:
    """Everything about studies but the search."""
    making = Router("/", route_handlers=[post_study], middleware=[limits.records])
    changing = Router("/", route_handlers=[put_study], middleware=[limits.studies])
    return Router(
        "/api/studies",
        route_handlers=[making, changing, get_studies, get_study, delete_study, post_position, get_study_record],
        dependencies=DEPENDENCIES,
    )
