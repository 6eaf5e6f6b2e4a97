"""Editions: checked by the engine, kept once per content, and shared by their ids."""

import asyncio
import base64
import hashlib
import json
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from signoria import game_names, rules
from signoria.editions import Check, ReconstructionGroup, card_texts, check_edition, in_words, told_reconstructions
from signoria.kernel.reading import Finding
from signoria.locale import LANGUAGES
from signoria.locale.editions import words_about
from signoria.server import messages
from signoria.server.clock import now
from signoria.server.refusals import Refuse
from signoria.server.schema import EDITIONS
from signoria.server.storage import Storage

MOST_EDITIONS = 200  # of one person


class EditionRow(Struct):
    """A kept edition."""

    id: str
    game: str
    name: str
    content: dict[str, Any]


class Editions:
    """The kept editions. None is ever changed; one that no table uses is removed after some time (`tidying`)."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def keep(self, person: str, edition: dict[str, Any]) -> EditionRow:
        """Keep an edition; refused if it cannot be played, or if the person has brought too many."""
        check = await asyncio.to_thread(check_edition, edition)
        if check.problems:
            raise Refuse("bad_edition", detail=_first_problem(check, edition))
        row = EditionRow(id_of(edition), edition["game"], edition["name"], edition)
        if await self._find(row.id) is not None:
            return row
        count = select(func.count()).select_from(EDITIONS).where(EDITIONS.c.person == person)
        if int((await self._storage.rows(count))[0][0]) >= MOST_EDITIONS:
            raise Refuse("too_many_editions", most=MOST_EDITIONS)
        values = {**msgspec.structs.asdict(row), "content": msgspec.json.encode(edition).decode()}
        try:
            async with self._storage.writing() as connection:
                await connection.execute(insert(EDITIONS).values(**values, person=person, created=now()))
        except IntegrityError:  # somebody else has just kept the same
            pass
        return row

    async def kept(self, edition_id: str) -> EditionRow:
        """A kept edition; refused if there is none."""
        found = await self._find(edition_id)
        if found is None:
            raise Refuse("no_edition")
        return found

    async def _find(self, edition_id: str) -> EditionRow | None:
        columns = (EDITIONS.c.id, EDITIONS.c.game, EDITIONS.c.name, EDITIONS.c.content)
        found = await self._storage.rows(select(*columns).where(EDITIONS.c.id == edition_id))
        if not found:
            return None
        row = found[0]
        return EditionRow(row.id, row.game, row.name, msgspec.json.decode(row.content))

    async def chosen(self, person: str, game: str, edition: dict[str, Any] | str | None) -> EditionRow | None:
        """The edition of a new table: a kept one by its id, or a file's content, which is kept. None for our own."""
        if edition is None:
            return None
        if isinstance(edition, str):
            row = await self.kept(edition)
            _check_game(row.game, game)
            return row
        _check_game(edition.get("game"), game)
        return await self.keep(person, edition)


def _check_game(found: object, wanted: str) -> None:
    """An edition of another game is refused; whether an edition names a game at all is for the engine to say."""
    if isinstance(found, str) and found in game_names() and found != wanted:
        raise Refuse("other_game", game=wanted, other=found)


def id_of(edition: dict[str, Any]) -> str:
    """The id of an edition: the same for the same content, whatever the order of its keys."""
    content = json.dumps(edition, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(content.encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def _first_problem(check: Check, edition: dict[str, Any]) -> str:
    told = in_words(check.problems[0], edition, words_about(edition, "en", playable=False))
    return f"{told.where}: {told.message}".rstrip(".")


# For the page


def catalogue(game: str, edition_id: str | None, edition: dict[str, Any] | None, language: str) -> messages.Catalogue:
    """The components of an edition, our own if it is None."""
    content = rules(game).own_edition() if edition is None else edition
    spoken = spoken_language(language)
    texts = card_texts(content, spoken)
    groups = _groups(told_reconstructions(content, spoken))
    return messages.Catalogue(game, edition_id, content.get("name", ""), content, texts, groups)


def checked(edition: dict[str, Any], language: str) -> messages.EditionCheck:
    """What there is to say about an edition."""
    check = check_edition(edition)
    playable = not check.problems
    words = words_about(edition, spoken_language(language), playable)

    def told(finding: Finding) -> messages.Finding:
        where, message = in_words(finding, edition, words)
        return messages.Finding(list(finding.path), where, finding.reason, finding.arguments, message)

    groups = told_reconstructions(edition, spoken_language(language)) if playable else []
    texts = card_texts(edition, spoken_language(language)) if playable else {}
    return messages.EditionCheck(
        check.game, playable, [told(each) for each in check.problems], [told(each) for each in check.warnings],
        _groups(groups), texts,
    )  # fmt: skip


def _groups(groups: list[ReconstructionGroup]) -> list[messages.ReconstructionGroup]:
    return [
        messages.ReconstructionGroup(
            group.part,
            group.title,
            [
                messages.Reconstruction(list(value.path), list(value.source), told.where, told.message)
                for value, told in group.values
            ],
        )
        for group in groups
    ]


def spoken_language(language: str) -> str:
    return language if language in LANGUAGES else "en"
