"""REST: session, games, tables, past views, chat, health."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from signoria import __version__, game_names, rules
from signoria.bots import first_level, levels_for_people, usual_level
from signoria.bots.levels import ratings
from signoria.games import spec
from signoria.locale import LANGUAGES, text_of
from signoria.server import abandoning, coach_agreement, room, stand_ins
from signoria.server.chat import line_for
from signoria.server.editions import catalogue, checked
from signoria.server.lessons import LARGEST_ANSWERS, lesson_list, lesson_of, lesson_state
from signoria.server.looking_back import journal, past
from signoria.server.messages import (
    Abandon,
    AgreeToCoach,
    Catalogue,
    ChangeOptions,
    ChangeSeat,
    ChatLine,
    Credentials,
    EditionCheck,
    GameInfo,
    GameRules,
    GameWords,
    Health,
    Join,
    Journal,
    KeptEdition,
    Leave,
    LessonAnswers,
    LessonInfo,
    LessonState,
    LevelInfo,
    Lobby,
    MyTable,
    MyTables,
    NewEdition,
    NewLine,
    NewPassword,
    NewRecord,
    NewSession,
    NewTable,
    OpenedRecord,
    PastView,
    Resign,
    Session,
    SessionInfo,
    StandIn,
    Table,
    TakeBack,
)
from signoria.server.my_tables import OwnTables, Which, is_own
from signoria.server.names import clean_name
from signoria.server.opened_records import LARGEST_RECORD, opened
from signoria.server.options import options_of
from signoria.server.people import person_for
from signoria.server.record import Record
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.rules import rules_in_words
from signoria.server.security import LARGEST_TABLE, RequestLimits, address_of
from signoria.server.sessions import SignedIn, session_for
from signoria.server.storage import PersonRow, TableRow
from signoria.server.table_data import seats_held, table_for
from signoria.server.tables import LiveTable

MOST_UNFINISHED = 500  # of one person, in the lobby
TableId = Annotated[str, PathParameter(max_length=20, description="the id in the table's link")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=9, description="a seat of yours")]
At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="the number of moves to show")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of moves to leave out")]
Kind = Annotated[Which, QueryParameter(description="tables in progress, finished ones, or those you have hidden")]
Count = Annotated[int, QueryParameter(ge=1, le=500, description="how many tables to list at most")]
Game = Annotated[str | None, QueryParameter(max_length=40, description="only tables of this game")]
Language = Annotated[str, QueryParameter(max_length=40, description="the language of names and sentences")]
GamePath = Annotated[str, PathParameter(max_length=40, description="the name of a game")]
LessonPath = Annotated[str, PathParameter(max_length=40, description="an id from the list of lessons")]
Registry = NamedDependency[TableRegistry]
RequiredPerson = NamedDependency[PersonRow]
OptionalPerson = NamedDependency[PersonRow | None]
OptionalSession = NamedDependency[SignedIn | None]
RequiredSession = NamedDependency[SignedIn]
SessionId = Annotated[str, PathParameter(max_length=32, description="an id from the list of your sessions")]


async def provide_registry(request: Request[Any, Any, Any]) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def provide_signed_in(request: Request[Any, Any, Any]) -> SignedIn | None:
    """The session by which somebody asks, if there is one."""
    registry: TableRegistry = request.app.state.registry
    return await registry.people.signed_in(request)


async def provide_session(signed_in: OptionalSession) -> SignedIn:
    """The session by which somebody asks; refused without one."""
    if signed_in is None:
        raise Refuse("name_first")
    return signed_in


async def provide_visitor(signed_in: OptionalSession) -> PersonRow | None:
    """Who asks, if that is anybody."""
    return None if signed_in is None else signed_in.person


async def provide_person(session: RequiredSession) -> PersonRow:
    """Who asks; refused if that is nobody."""
    return session.person


DEPENDENCIES = {
    "registry": Provide(provide_registry),
    "signed_in": Provide(provide_signed_in),
    "session": Provide(provide_session),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
}


def shown(table: LiveTable, visitor: PersonRow | None) -> Table:
    return table_for(table.row, None if visitor is None else visitor.id, table.turn())


def stored(row: TableRow, visitor: PersonRow | None) -> Table:
    return table_for(row, None if visitor is None else visitor.id, turn_of(row))


def turn_of(row: TableRow) -> int | None:
    """The seat that decides; before the first move it follows from the seed."""
    if row.status != "playing":
        return None
    if row.turn is None:
        return Record(row).turn
    return row.turn if row.turn >= 0 else None


# The current person


@get("/session", summary="The current person")
async def get_session(
    request: Request[Any, Any, Any], signed_in: OptionalSession, registry: Registry
) -> Response[Session]:
    if signed_in is None:
        return Response(Session(None))
    return Response(Session(person_for(signed_in.person)), cookies=registry.people.renewed_cookies(signed_in, request))


@post("/session", summary="Become a guest, or change your name", status_code=HTTP_200_OK)
async def post_session(
    request: Request[Any, Any, Any], data: JSONBody[NewSession], visitor: OptionalPerson, registry: Registry
) -> Response[Session]:
    if visitor is not None:
        await registry.people.rename(visitor, data.name)
        return Response(Session(person_for(visitor)))
    guest = await registry.people.guest(data.name)
    return Response(Session(person_for(guest)), cookies=await registry.people.begin_session(guest, request))


@delete("/session", summary="Sign out", status_code=HTTP_200_OK)
async def delete_session(signed_in: OptionalSession, registry: Registry) -> Response[Session]:
    if signed_in is not None:
        await registry.end_session(signed_in.person.id, signed_in.session.id)
    return Response(Session(None), cookies=[registry.people.end_cookie()])


# Accounts


@post("", summary="Turn the guest into an account", status_code=HTTP_200_OK)
async def post_account(
    request: Request[Any, Any, Any], data: JSONBody[Credentials], session: RequiredSession, registry: Registry
) -> Response[Session]:
    await registry.people.make_account(session.person, data)
    return await _begin_anew(session.person, request, session, registry)


@post("/login", summary="Sign in to an account", status_code=HTTP_200_OK)
async def post_login(
    request: Request[Any, Any, Any], data: JSONBody[Credentials], signed_in: OptionalSession, registry: Registry
) -> Response[Session]:
    account = await registry.people.log_in(data, request)
    if signed_in is not None and signed_in.person.login is None:
        await registry.merge_guest(signed_in.person, account)
    return await _begin_anew(account, request, signed_in, registry)


async def _begin_anew(
    account: PersonRow, request: Request[Any, Any, Any], before: SignedIn | None, registry: TableRegistry
) -> Response[Session]:
    """A new session for who has an account now: somebody may have planted or read the cookie of the one before."""
    if before is not None:
        await registry.end_session(before.person.id, before.session.id)
    return Response(Session(person_for(account)), cookies=await registry.people.begin_session(account, request))


@post("/password", summary="Change your password, and end all other sessions", status_code=HTTP_200_OK)
async def post_password(
    request: Request[Any, Any, Any], data: JSONBody[NewPassword], session: RequiredSession, registry: Registry
) -> list[SessionInfo]:
    await registry.people.change_password(session.person, data, request)
    await registry.end_other_sessions(session)
    return await _sessions(session, registry)


@get("/account/sessions", summary="Where you are signed in")
async def get_sessions(session: RequiredSession, registry: Registry) -> list[SessionInfo]:
    return await _sessions(session, registry)


async def _sessions(session: SignedIn, registry: TableRegistry) -> list[SessionInfo]:
    rows = await registry.people.sessions.of(session.person.id)
    return [session_for(row, session.session.id) for row in rows]


@delete("/account/sessions", summary="Sign out everywhere else", status_code=HTTP_200_OK)
async def delete_other_sessions(session: RequiredSession, registry: Registry) -> list[SessionInfo]:
    await registry.end_other_sessions(session)
    return await _sessions(session, registry)


@delete("/account/sessions/{session_id:str}", summary="Sign out somewhere", status_code=HTTP_200_OK)
async def delete_one_session(session_id: SessionId, session: RequiredSession, registry: Registry) -> list[SessionInfo]:
    await registry.end_session(session.person.id, session_id)
    return await _sessions(session, registry)


# Games


@get("/games", summary="The available games")
async def get_games() -> list[GameInfo]:
    return [_game_info(name) for name in game_names()]


def _game_info(name: str) -> GameInfo:
    game, about = rules(name), spec(name)
    return GameInfo(
        name=name,
        fewest=game.fewest,
        most=game.most,
        minutes=about.minutes,
        options=options_of(name),
        levels=_levels(name),
        usual_level=usual_level(name),
        first_level=first_level(name),
        judged=about.judge is not None,
        drawing=about.drawing,
        editions=game.folder is not None,
    )


def _levels(game: str) -> list[LevelInfo]:
    rated = ratings(game)
    return [
        LevelInfo(level, rated[level].mu, rated[level].margin) if level in rated else LevelInfo(level, None, None)
        for level in levels_for_people(game)
    ]


@get("/games/{game:str}/words/{language:str}", summary="The words of a game that the page does not bring along")
async def get_words(
    game: Annotated[str, PathParameter(max_length=40)], language: Annotated[str, PathParameter(max_length=40)]
) -> GameWords:
    _check_game(game)
    return GameWords(game, language, text_of(language if language in LANGUAGES else "en", game))


@get("/games/{game:str}/rules/{language:str}", summary="The rules of a game, in our own words")
async def get_rules(
    game: Annotated[str, PathParameter(max_length=40)], language: Annotated[str, PathParameter(max_length=40)]
) -> GameRules:
    _check_game(game)
    return rules_in_words(game, language)


def _check_game(game: str) -> None:
    if game not in game_names():
        raise Refuse("no_game", game=game, games=", ".join(game_names()))


@get("/games/{game:str}/catalogue", summary="The components of a game")
async def get_catalogue(game: Annotated[str, PathParameter(max_length=40)], language: Language = "en") -> Catalogue:
    _check_game(game)
    return catalogue(game, None, None, language)


@get("/tables/{table_id:str}/catalogue", summary="The components of a table")
async def get_table_catalogue(table_id: TableId, registry: Registry, language: Language = "en") -> Catalogue:
    row = await registry.row(table_id)
    return catalogue(row.game, row.edition_id, await registry.storage.edition(row), language)


# Editions


@post("/check", summary="Check an edition", status_code=HTTP_200_OK, request_max_body_size=LARGEST_TABLE)
async def post_check(data: JSONBody[NewEdition], language: Language = "en") -> EditionCheck:
    return await asyncio.to_thread(checked, data.edition, language)


@post("/editions", summary="Keep an edition", request_max_body_size=LARGEST_TABLE)
async def post_edition(
    request: Request[Any, Any, Any], data: JSONBody[NewEdition], person: RequiredPerson, registry: Registry
) -> KeptEdition:
    registry.quotas.count_edition(address_of(request))
    kept = await registry.editions.keep(person.id, data.edition)
    return KeptEdition(kept.id, kept.game, kept.name)


@get("/editions/{edition_id:str}", summary="A kept edition")
async def get_edition(
    edition_id: Annotated[str, PathParameter(max_length=40, description="the id in the edition's link")],
    registry: Registry,
    language: Language = "en",
) -> Catalogue:
    kept = await registry.editions.kept(edition_id)
    return catalogue(kept.game, kept.id, kept.content, language)


# Tables


@get("/tables", summary="Your tables, those to join and those to watch")
async def get_tables(visitor: OptionalPerson, registry: Registry) -> Lobby:
    return await _lobby(visitor, registry)


async def _lobby(visitor: PersonRow | None, registry: TableRegistry) -> Lobby:
    open_tables = await registry.storage.public_tables("open")
    playing = await registry.storage.public_tables("playing")
    return Lobby(
        await _my_tables(visitor, "playing", None, MOST_UNFINISHED, registry),
        [_listed(row, visitor, registry) for row in open_tables],
        [_listed(row, visitor, registry) for row in playing],
    )


async def _my_tables(
    visitor: PersonRow | None, which: Which, game: str | None, count: int, registry: TableRegistry
) -> MyTables:
    if visitor is None:
        return MyTables([], 0)
    own: OwnTables = await registry.my_tables.find(visitor.id, which, game, count)
    tables = [
        MyTable(_listed(each.row, visitor, registry), each.last, each.hidden, is_own(each.row, visitor.id))
        for each in own.tables
    ]
    return MyTables(tables, own.total)


def _listed(row: TableRow, visitor: PersonRow | None, registry: TableRegistry) -> Table:
    """Before the first move only a live table knows whose turn it is."""
    live = registry.live.get(row.id)
    return stored(row, visitor) if live is None or row.turn is not None else shown(live, visitor)


@get("/my-tables", summary="Your tables: in progress, finished or hidden")
async def get_my_tables(
    visitor: OptionalPerson, registry: Registry, which: Kind = "playing", game: Game = None, count: Count = 50
) -> MyTables:
    return await _my_tables(visitor, which, game, count, registry)


@post("/tables/{table_id:str}/hide", summary="Hide a table of yours from your lists", status_code=HTTP_200_OK)
async def post_hide(table_id: TableId, person: RequiredPerson, registry: Registry) -> Lobby:
    if not seats_held(await registry.row(table_id), person.id):
        raise Refuse("no_seat_of_yours")
    await registry.my_tables.hide(person.id, table_id)
    return await _lobby(person, registry)


@delete("/tables/{table_id:str}/hide", summary="Show a hidden table again", status_code=HTTP_200_OK)
async def delete_hide(table_id: TableId, person: RequiredPerson, registry: Registry) -> Lobby:
    await registry.my_tables.show(person.id, table_id)
    return await _lobby(person, registry)


@delete("/tables/{table_id:str}", summary="Delete a table of yours alone, for good", status_code=HTTP_200_OK)
async def delete_table(table_id: TableId, person: RequiredPerson, registry: Registry) -> Lobby:
    await registry.delete(table_id, person)
    return await _lobby(person, registry)


@post("/tables", summary="Create a table", request_max_body_size=LARGEST_TABLE)
async def post_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    person: RequiredPerson,
    registry: Registry,
) -> Table:
    registry.quotas.count_table(address_of(request), has_edition=isinstance(data.edition, dict))
    return shown(await registry.create(person, data), person)


@get("/tables/{table_id:str}", summary="A table")
async def get_table(table_id: TableId, visitor: OptionalPerson, registry: Registry) -> Table:
    return shown(await registry.fresh(table_id), visitor)


@post("/tables/{table_id:str}/join", summary="Take a seat", status_code=HTTP_200_OK)
async def post_join(table_id: TableId, data: JSONBody[Join], person: RequiredPerson, registry: Registry) -> Table:
    name = None if data.name is None else clean_name(data.name)
    return shown(await registry.join(table_id, person, data.seat, name), person)


@post("/tables/{table_id:str}/leave", summary="Leave a seat before the start", status_code=HTTP_200_OK)
async def post_leave(table_id: TableId, data: JSONBody[Leave], person: RequiredPerson, registry: Registry) -> Lobby:
    await registry.leave(table_id, person, data.seat)
    return await _lobby(person, registry)


@post("/tables/{table_id:str}/start", summary="Start the game", status_code=HTTP_200_OK)
async def post_start(table_id: TableId, person: RequiredPerson, registry: Registry) -> Table:
    return shown(await registry.start(table_id, person), person)


@post("/tables/{table_id:str}/seat", summary="As the host, give or free a seat", status_code=HTTP_200_OK)
async def post_seat(table_id: TableId, data: JSONBody[ChangeSeat], person: RequiredPerson, registry: Registry) -> Table:
    table = await registry.fresh(table_id)
    await room.change_seat(table, registry.quotas, person, data)
    return shown(table, person)


@post("/tables/{table_id:str}/options", summary="As the host, choose other variants", status_code=HTTP_200_OK)
async def post_options(
    table_id: TableId, data: JSONBody[ChangeOptions], person: RequiredPerson, registry: Registry
) -> Table:
    table = await registry.fresh(table_id)
    await room.change_options(table, registry.quotas, person, data.options)
    return shown(table, person)


@post("/tables/{table_id:str}/resign", summary="Let a bot play for you", status_code=HTTP_200_OK)
async def post_resign(table_id: TableId, data: JSONBody[Resign], person: RequiredPerson, registry: Registry) -> Table:
    table = await registry.fresh(table_id)
    await stand_ins.resign(table, registry.quotas, person, data.seat, data.level)
    return shown(table, person)


@post("/tables/{table_id:str}/stand-in", summary="Let a bot play for somebody who is away", status_code=HTTP_200_OK)
async def post_stand_in(
    table_id: TableId, data: JSONBody[StandIn], person: RequiredPerson, registry: Registry
) -> Table:
    table = await registry.fresh(table_id)
    await stand_ins.stand_in(table, registry.quotas, person, data.seat, data.level)
    return shown(table, person)


@post("/tables/{table_id:str}/take-back", summary="Play on instead of a bot", status_code=HTTP_200_OK)
async def post_take_back(
    table_id: TableId, data: JSONBody[TakeBack], person: RequiredPerson, registry: Registry
) -> Table:
    table = await registry.fresh(table_id)
    await stand_ins.take_back(table, registry.quotas, person, data.seat)
    return shown(table, person)


@post(
    "/tables/{table_id:str}/abandon", summary="Propose, agree or decline to abandon the game", status_code=HTTP_200_OK
)
async def post_abandon(table_id: TableId, data: JSONBody[Abandon], person: RequiredPerson, registry: Registry) -> Table:
    table = await registry.fresh(table_id)
    await abandoning.vote(table, registry.quotas, person, data.agree)
    return shown(table, person)


@post("/tables/{table_id:str}/coach", summary="Propose, agree or decline to allow the coach", status_code=HTTP_200_OK)
async def post_coach(
    table_id: TableId, data: JSONBody[AgreeToCoach], person: RequiredPerson, registry: Registry
) -> Table:
    table = await registry.fresh(table_id)
    await coach_agreement.vote(table, registry.quotas, person, data.agree)
    return shown(table, person)


@post("/tables/{table_id:str}/rematch", summary="Start a rematch")
async def post_rematch(
    request: Request[Any, Any, Any], table_id: TableId, person: RequiredPerson, registry: Registry
) -> Table:
    registry.quotas.count_table(address_of(request))
    return shown(await registry.rematch(table_id, person), person)


# Looking back


@get("/tables/{table_id:str}/view", summary="What a seat saw after some moves")
async def get_view(
    table_id: TableId, visitor: OptionalPerson, registry: Registry, seat: Seat = None, at: At = None
) -> PastView:
    table = await registry.table(table_id)
    return past(table, None if visitor is None else visitor.id, seat, at)


@get("/tables/{table_id:str}/journal", summary="The facts of the moves")
async def get_journal(
    table_id: TableId, visitor: OptionalPerson, registry: Registry, seat: Seat = None, since: Since = 0
) -> Journal:
    table = await registry.table(table_id)
    return journal(table, None if visitor is None else visitor.id, seat, since)


@get("/tables/{table_id:str}/record", summary="The record of a finished game")
async def get_record(table_id: TableId, registry: Registry) -> Response[dict[str, Any]]:
    table = await registry.table(table_id)
    record = table.playing()
    if table.turn() is not None:
        raise Refuse("record_hidden")
    name = f'attachment; filename="signoria-{record.rules.name}-{table_id}.json"'
    return Response(record.written(), headers={"content-disposition": name})


@post(
    "",
    summary="Check a record, and show it step by step",
    status_code=HTTP_200_OK,
    request_max_body_size=LARGEST_RECORD,
)
async def post_record(data: JSONBody[NewRecord], language: Language = "en") -> OpenedRecord:
    return await asyncio.to_thread(opened, data.record, data.seat, language)


# Lessons


@get("/{game:str}", summary="The lessons of a game, and which of them you have finished")
async def get_lessons(
    game: GamePath, visitor: OptionalPerson, registry: Registry, language: Language = "en"
) -> list[LessonInfo]:
    _check_game(game)
    return await _lessons(game, visitor, registry, language)


async def _lessons(game: str, visitor: PersonRow | None, registry: TableRegistry, language: str) -> list[LessonInfo]:
    finished = {} if visitor is None else await registry.progress.of(visitor.id, game)
    return lesson_list(game, finished, language)


@post(
    "/{game:str}/{lesson:str}",
    summary="Where a lesson stands after some answers",
    status_code=HTTP_200_OK,
    request_max_body_size=LARGEST_ANSWERS,
)
async def post_lesson(
    game: GamePath, lesson: LessonPath, data: JSONBody[LessonAnswers], visitor: OptionalPerson
) -> LessonState:
    _check_game(game)
    name = None if visitor is None else visitor.name
    return await asyncio.to_thread(lesson_state, lesson_of(game, lesson), data, name)


@post("/{game:str}/{lesson:str}/finished", summary="Keep that you have finished a lesson", status_code=HTTP_200_OK)
async def post_finished(
    game: GamePath, lesson: LessonPath, person: RequiredPerson, registry: Registry, language: Language = "en"
) -> list[LessonInfo]:
    _check_game(game)
    await registry.progress.finish(person.id, lesson_of(game, lesson))
    return await _lessons(game, person, registry, language)


# Chat


@get("/tables/{table_id:str}/chat", summary="The chat messages")
async def get_chat(table_id: TableId, registry: Registry) -> list[ChatLine]:
    await registry.row(table_id)
    return [line_for(line) for line in await registry.storage.lines(table_id)]


@post("/tables/{table_id:str}/chat", summary="Send a chat message")
async def post_chat(table_id: TableId, data: JSONBody[NewLine], person: RequiredPerson, registry: Registry) -> ChatLine:
    return await registry.chat(await registry.table(table_id), person, data.text)


@get("/health", summary="The health of the server")
async def get_health(registry: Registry) -> Response[Health]:
    health = Health("ok", "sqlite" if registry.settings.is_sqlite else "postgresql", __version__)
    if not await registry.health.is_healthy():
        health.status = "failing"
    return Response(health, status_code=HTTP_200_OK if health.status == "ok" else HTTP_503_SERVICE_UNAVAILABLE)


def router(limits: RequestLimits) -> Router:
    """Everything under /api but the socket."""
    account = Router("/account", route_handlers=[post_account, post_login, post_password], middleware=[limits.logins])
    bringing = Router("/", route_handlers=[post_table, post_edition], middleware=[limits.editions])
    checking = Router("/editions", route_handlers=[post_check], middleware=[limits.checks])
    lessons = Router("/lessons", route_handlers=[get_lessons, post_lesson, post_finished], middleware=[limits.lessons])
    records = Router("/records", route_handlers=[post_record], middleware=[limits.records])
    return Router(
        "/api",
        route_handlers=[
            get_session, post_session, delete_session, account, get_sessions, delete_other_sessions,
            delete_one_session, get_games, get_words, get_rules, get_catalogue, get_tables, get_my_tables, bringing,
            checking, records, lessons, get_edition, delete_table, post_hide, delete_hide,
            get_table, get_table_catalogue, post_join, post_leave, post_seat, post_options, post_start, post_resign,
            post_stand_in, post_take_back, post_abandon, post_coach, post_rematch,
            get_view, get_journal, get_record, get_chat, post_chat, get_health,
        ],
        dependencies=DEPENDENCIES,
    )  # fmt: skip
