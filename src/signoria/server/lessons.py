"""Lessons on the server: their list, where one stands after some answers, and who has finished which."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from signoria.bots import first_level
from signoria.kernel.errors import BadInput, IllegalMove
from signoria.kernel.state import facts_seen_by
from signoria.lessons import Lesson, LessonRun, Reply, find, load
from signoria.locale import Words, lesson_words
from signoria.server.clock import now
from signoria.server.editions import spoken_language
from signoria.server.messages import (
    LessonAnswers,
    LessonInfo,
    LessonReply,
    LessonState,
    Result,
    Table,
    Update,
)
from signoria.server.refusals import Refuse, RefuseMove
from signoria.server.schema import PROGRESS
from signoria.server.storage import SeatRow, Storage, TableRow
from signoria.server.table_data import table_for

LARGEST_ANSWERS = 32 * 1024
LEARNER = "learner"  # holds the learner's seat at the table of a lesson


class Progress:
    """Keeps who has finished which lessons."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._insert = sqlite_insert if storage.engine.dialect.name == "sqlite" else postgresql_insert

    async def of(self, person: str, game: str) -> dict[str, int]:
        """The lessons of a game that a person has finished, and when."""
        query = select(PROGRESS.c.lesson, PROGRESS.c.finished)
        found = await self._storage.rows(query.where(PROGRESS.c.person == person, PROGRESS.c.game == game))
        return {row.lesson: int(row.finished) for row in found}

    async def finish(self, person: str, lesson: Lesson) -> None:
        """Keep that a lesson is finished; the first time counts."""
        values = {"person": person, "game": lesson.game, "lesson": lesson.id, "finished": now()}
        async with self._storage.writing() as connection:
            await connection.execute(self._insert(PROGRESS).values(values).on_conflict_do_nothing())


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its id; refused if there is none."""
    try:
        return find(game, name)
    except BadInput:
        raise Refuse("no_lesson", lesson=name) from None


def lesson_list(game: str, finished: dict[str, int], language: str) -> list[LessonInfo]:
    """The lessons of a game with a person's progress."""
    lessons = load(game)
    if not lessons:
        return []
    words = lesson_words(spoken_language(language), game)
    return [
        LessonInfo(each.id, words(each.key), words(each.about_key), len(each.steps), finished.get(each.id))
        for each in lessons
    ]


def lesson_state(lesson: Lesson, data: LessonAnswers, name: str | None) -> LessonState:
    """Where a lesson stands after these answers; refused with the reason if one of them is no answer."""
    run, reply = LessonRun(lesson), None
    try:
        for answer in data.answers:
            reply = run.answer(answer)
    except IllegalMove as reason:
        raise RefuseMove(reason) from None
    except BadInput:
        raise Refuse("no_move_wanted") from None
    language = spoken_language(data.language)
    words = lesson_words(language, lesson.game)
    return LessonState(
        lesson=lesson.id,
        title=words(lesson.key),
        step=run.number,
        steps=len(lesson.steps),
        kind=run.kind,
        say=_said(run, words),
        reply=_reply(reply, words),
        show=list(run.step.show),
        finished=run.finished,
        rules=list(lesson.rules),
        update=_update(run),
        table=_table(run, name),
    )


def _said(run: LessonRun, words: Words) -> str:
    if run.pausing or run.finished:
        return ""
    return "\n\n".join(words(key) for key in run.step.text_keys)


def _reply(reply: Reply | None, words: Words) -> LessonReply | None:
    if reply is None or reply.key is None or reply.verdict == "next":
        return None
    return LessonReply(reply.verdict, words(reply.key))


def _update(run: LessonRun) -> Update:
    """What a table would send to the learner. Moves are offered only where one is wanted."""
    game, seat = run.game, run.lesson.seat
    decision = game.decision
    update = Update(
        number=len(run.played),
        length=len(run.played),
        seat=seat,
        since=0,
        movers=[move.seat for move in run.played],
        facts=[facts_seen_by(seat, move.facts) for move in run.played],
        decision=decision if decision["seat"] == seat else {"seat": decision["seat"], "kind": decision["kind"]},
        view=game.view(seat),
        appraisal=game.appraisal(seat),
    )
    if run.wants_move:
        update.moves = game.moves()
    if game.over:
        update.result = Result(game.scores(), game.winners())
    return update


def _table(run: LessonRun, name: str | None) -> Table:
    """The lesson as if it were played at a table, against bots."""
    game, lesson = run.game, run.lesson
    seats = [SeatRow("bot", level=first_level(lesson.game)) for _ in range(game.state.seats)]
    seats[lesson.seat] = SeatRow("human", LEARNER, name)
    row = TableRow(
        "", lesson.game, game.record()["options"], False, "playing", "", None, 0, None, None, None, None, seats
    )
    return table_for(row, LEARNER, game.seat)
