"""Studies: games and positions on the analysis board, kept with their variations and comments.

Whoever has the link of a study may read it; only its owner may change it. Its record never changes, so that the game
is played again once and then remembered.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

import signoria
from signoria.kernel.errors import SignoriaError
from signoria.kernel.state import Json
from signoria.server.clock import now
from signoria.server.editions import catalogue
from signoria.server.messages import Study, StudyInfo, StudyMoment, StudyPosition, TriedMove, VariationTree
from signoria.server.opened_records import UNNAMED, own_edition, row_of
from signoria.server.refusals import Refuse, RefuseMove
from signoria.server.schema import STUDIES
from signoria.server.storage import SeatRow, Storage
from signoria.server.study_game import StudyGame, tree_of
from signoria.server.table_data import TableData, table_for

MOST_STUDIES = 200  # of one person
MOST_REMEMBERED = 32  # games that have been played again
LISTED = 100
DAY = 24 * 3600 * 1000
Found = TypeVar("Found")


class StudyRow(Struct):
    """A kept study."""

    id: str
    person: str
    game: str
    players: list[str | None]
    length: int
    record: Json
    tree: VariationTree
    version: int
    created: int
    changed: int
    used: int


class Studies:
    """The kept studies."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._games: OrderedDict[str, StudyGame] = OrderedDict()

    # Making them

    async def keep(self, person: str, record: Json, tree: VariationTree | None = None) -> StudyRow:
        """Keep a study of a record, with the variations that it brings or with others; refused if any is not legal.

        Who has begun nothing with a study of the same game goes on with that one.
        """
        game = await in_thread(lambda: StudyGame(record))
        brought = tree_of(record) if tree is None else tree
        await in_thread(lambda: _checked(game, brought, is_from_file=tree is None))
        plain = {key: value for key, value in record.items() if key != "variations"}
        unused = await self._unused(person, plain) if brought == VariationTree() else None
        if unused is not None:
            return unused
        await self._check_count(person)
        present = now()
        seats = row_of(game.game).seats
        row = StudyRow(
            id=secrets.token_urlsafe(12),
            person=person,
            game=game.game.rules.name,
            players=[seat.level if seat.kind == "bot" else seat.name for seat in seats],
            length=len(game.moves),
            record=plain,
            tree=brought,
            version=1,
            created=present,
            changed=present,
            used=present,
        )
        values = msgspec.structs.asdict(row) | {
            "players": _written(row.players),
            "record": _written(row.record),
            "tree": _written(row.tree),
        }
        async with self._storage.writing() as connection:
            await connection.execute(insert(STUDIES).values(values))
        self._remember(row.id, game)
        return row

    async def _unused(self, person: str, record: Json) -> StudyRow | None:
        """A study of this record that was never changed."""
        where = (STUDIES.c.person == person, STUDIES.c.record == _written(record), STUDIES.c.version == 1)
        found = await self._storage.rows(select(STUDIES).where(*where))
        unused = [row for row in map(_row, found) if row.tree == VariationTree()]
        return unused[0] if unused else None

    async def _check_count(self, person: str) -> None:
        count = select(func.count()).select_from(STUDIES).where(STUDIES.c.person == person)
        if int((await self._storage.rows(count))[0][0]) >= MOST_STUDIES:
            raise Refuse("too_many_studies", most=MOST_STUDIES)

    # Reading them

    async def kept(self, study_id: str) -> StudyRow:
        """A study; refused if there is none. That somebody reads it keeps it from being tidied away."""
        found = await self._storage.rows(select(STUDIES).where(STUDIES.c.id == study_id))
        if not found:
            raise Refuse("no_study")
        row = _row(found[0])
        if row.used < now() - DAY:
            async with self._storage.writing() as connection:
                await connection.execute(update(STUDIES).where(STUDIES.c.id == study_id).values(used=now()))
        return row

    async def game(self, row: StudyRow) -> StudyGame:
        """The game of a study, played again if it is not remembered."""
        known = self._games.get(row.id)
        if known is None:
            known = await in_thread(lambda: StudyGame(row.record))
        self._remember(row.id, known)
        return known

    def _remember(self, study_id: str, game: StudyGame) -> None:
        self._games[study_id] = game
        self._games.move_to_end(study_id)
        while len(self._games) > MOST_REMEMBERED:
            self._games.popitem(last=False)

    async def shown(self, row: StudyRow, person: str | None, language: str) -> Study:
        """The study as its readers get it."""
        game = await self.game(row)
        tried = await in_thread(lambda: game.checked(row.tree))
        return Study(
            id=row.id,
            version=row.version,
            mine=row.person == person,
            table=table_for(row_of(game.game), None, game.game.seat),
            catalogue=catalogue(row.game, None, own_edition(row.record), language),
            moves=game.moves,
            movers=game.movers,
            facts=game.facts,
            tried=tried,
            comments=row.tree.comments,
        )

    async def position(self, row: StudyRow, moment: StudyMoment) -> StudyPosition:
        """What a moment of it looks like, after any legal moves."""
        game = await self.game(row)
        return await in_thread(lambda: game.position(moment.at, moment.moves, moment.seat))

    async def of(self, person: str) -> list[StudyInfo]:
        """A person's studies, the last changed first."""
        names = ("id", "game", "players", "length", "tree", "created", "changed")
        query = select(*[STUDIES.c[name] for name in names]).where(STUDIES.c.person == person)
        return [_info(row) for row in await self._storage.rows(query.order_by(STUDIES.c.changed.desc()).limit(LISTED))]

    # Changing them

    async def change(self, row: StudyRow, version: int, tree: VariationTree) -> int:
        """Keep other variations; the new version. Refused if one is not legal, or if it was changed elsewhere."""
        game = await self.game(row)
        await in_thread(lambda: _checked(game, tree, is_from_file=False))
        query = update(STUDIES).where(STUDIES.c.id == row.id, STUDIES.c.version == version)
        values = {"tree": _written(tree), "version": version + 1, "changed": now(), "used": now()}
        async with self._storage.writing() as connection:
            if (await connection.execute(query.values(values))).rowcount == 0:
                raise Refuse("study_changed")
        return version + 1

    async def remove(self, row: StudyRow) -> None:
        async with self._storage.writing() as connection:
            await connection.execute(delete(STUDIES).where(STUDIES.c.id == row.id))
        self._games.pop(row.id, None)


def _checked(game: StudyGame, tree: VariationTree, is_from_file: bool) -> list[TriedMove]:
    """Every move of the tree; refused if it cannot be played. A file has more than one move, so it says which."""
    try:
        return game.checked(tree)
    except RefuseMove as problem:
        if not is_from_file:
            raise
        raise Refuse("bad_record", detail=f"variations: {problem.message.rstrip('.')}") from None


def exported(row: StudyRow) -> Json:
    """The record with the variations; opened again, it is the same study."""
    if not row.tree.moves and not row.tree.comments:
        return row.record
    return {**row.record, "variations": msgspec.to_builtins(row.tree)}


def record_of_table(table: TableData) -> Json:
    """The record of a finished game with the names of those who played; refused while it may hide something."""
    record = table.playing()
    if table.turn() is not None:
        raise Refuse("record_hidden")
    return {**record.written(), "players": [_player(seat) for seat in table.row.seats]}


def _player(seat: SeatRow) -> str:
    return (seat.level if seat.kind == "bot" else seat.name) or UNNAMED


def record_of_position(position: Json) -> Json:
    """A record that begins with a position."""
    try:
        return signoria.from_position(position).record()
    except (SignoriaError, RecursionError) as reason:
        raise Refuse("bad_position", detail=str(reason)) from None


def _row(found: Any) -> StudyRow:
    values = dict(found._mapping)
    values["players"], values["record"] = msgspec.json.decode(found.players), msgspec.json.decode(found.record)
    values["tree"] = msgspec.json.decode(found.tree, type=VariationTree)
    return StudyRow(**values)


def _info(found: Any) -> StudyInfo:
    tried = len(msgspec.json.decode(found.tree, type=VariationTree).moves)
    players = msgspec.json.decode(found.players)
    return StudyInfo(found.id, found.game, players, found.length, tried, found.created, found.changed)


async def in_thread(work: Callable[[], Found]) -> Found:
    """Games are played again beside the event loop: others must not wait for it."""
    return await asyncio.to_thread(work)


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
