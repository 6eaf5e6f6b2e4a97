"""The format of lessons: one JSON file per game, read and checked. What the words of a step are is up to `locale/`.

Whether a position can be restored and a move is legal, only the engine knows: tests/lessons checks every lesson.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from signoria import games
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import Reader, brief
from signoria.kernel.state import Json, Move

Kind = Literal["read", "act", "puzzle"]
KINDS: tuple[Kind, ...] = ("read", "act", "puzzle")
LESSON_KEYS = ("id", "options", "rules", "seat", "steps")
STEP_KEYS = ("id", "kind", "position", "accept", "replies", "then", "show", "reconstructed")
IDENTIFIER = re.compile(r"[a-z][a-z0-9-]{0,39}")
RECONSTRUCTED = "lessons-reconstructed"  # what is said about reconstructions
TAKEN = ("about", "right", "wrong")  # the ends of messages that every lesson has

Pattern = Json  # matches every move that has all its keys with equal values


def matches(pattern: Pattern, move: Move) -> bool:
    """Whether a move has everything that a pattern asks for."""
    return all(key in move and move[key] == value for key, value in pattern.items())


@dataclass(frozen=True)
class Answer:
    """What is said about the legal moves that match a pattern but are not accepted."""

    when: Pattern
    say: str


@dataclass(frozen=True)
class Step:
    """One step: something to read, or a move to find. `key` is its message in `locale/`."""

    id: str
    key: str
    kind: Kind
    position: Json | None  # None goes on from where the step before ended
    accept: Sequence[Pattern]
    replies: Sequence[Answer]
    then: Sequence[Move]  # played after the accepted move
    show: Sequence[str]  # things that the page points at
    reconstructed: bool  # rests on a value whose printed original is unknown, and says so

    @property
    def wants_move(self) -> bool:
        return self.kind != "read"

    def accepts(self, move: Move) -> bool:
        return any(matches(pattern, move) for pattern in self.accept)

    @property
    def text_keys(self) -> tuple[str, ...]:
        """What is explained or asked; and where it rests on a reconstruction, that it does."""
        return (self.key, RECONSTRUCTED) if self.reconstructed else (self.key,)

    @property
    def right_key(self) -> str:
        """Why an accepted move is good."""
        return f"{self.key}-right"

    def wrong_key(self, move: Move) -> str:
        """Why a move is not accepted: the answer of its own, or the general one."""
        for answer in self.replies:
            if matches(answer.when, move):
                return f"{self.key}-{answer.say}"
        return f"{self.key}-wrong"


@dataclass(frozen=True)
class Lesson:
    """A lesson: steps that teach one idea to the person in `seat`. `key` is its title in `locale/`."""

    game: str
    id: str
    key: str
    options: Json
    rules: Sequence[str]
    seat: int
    steps: Sequence[Step]

    @property
    def about_key(self) -> str:
        return f"{self.key}-about"


@cache
def load(game: str) -> Sequence[Lesson]:
    """The lessons of a game in the order they are learned; none if the game has no lessons."""
    reference = games.spec(game).lessons
    if reference is None:
        return ()
    file = games.folder(reference) / reference.partition(":")[2]
    try:
        content = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as reason:
        raise BadInput(f"the lessons of {game} cannot be read: {reason}") from None
    return read_lessons(game, content)


def find(game: str, lesson: object) -> Lesson:
    """A lesson by its id; BadInput lists the lessons there are."""
    for each in load(game):
        if each.id == lesson:
            return each
    known = ", ".join(each.id for each in load(game)) or "none"
    raise BadInput(f"{game} has no lesson {brief(lesson)}; its lessons are {known}")


def read_lessons(game: str, content: object) -> tuple[Lesson, ...]:
    """The lessons of a file's content; BadInput names the lesson and the step that is wrong."""
    reader = Reader(content, BadInput)
    reader.only("lessons")
    lessons = tuple(_lesson(game, entry) for entry in reader.at("lessons").items(0, 100))
    _check_unlike([lesson.id for lesson in lessons], reader.at("lessons"))
    return lessons


def _lesson(game: str, reader: Reader) -> Lesson:
    name = _identifier(reader.at("id"))
    reader = reader.inner(reader.value, (name,))  # errors name the lesson, not its number
    reader.only(*LESSON_KEYS)
    key = f"lesson-{name}"
    steps = tuple(_step(key, name, entry) for entry in reader.at("steps").items(1, 20))
    _check_unlike([step.id for step in steps], reader.at("steps"))
    if steps[0].position is None:
        raise reader.at("steps").refuse("the first step must set a position")
    if steps[-1].kind != "puzzle":
        raise reader.at("steps").refuse("the last step must be a puzzle")
    return Lesson(
        game=game,
        id=name,
        key=key,
        options=reader.at("options").mapping() if reader.has("options") else {},
        rules=tuple(rule.text() for rule in reader.at("rules").items(1, 20)),
        seat=reader.at("seat").integer(0, games.rules(game).most - 1),
        steps=steps,
    )


def _step(lesson_key: str, lesson: str, reader: Reader) -> Step:
    name = _identifier(reader.at("id"))
    reader = reader.inner(reader.value, (lesson, name))
    reader.only(*STEP_KEYS)
    kind = KINDS[reader.at("kind").choice([*KINDS])]
    step = Step(
        id=name,
        key=f"{lesson_key}-{name}",
        kind=kind,
        position=reader.at("position").mapping() if reader.has("position") else None,
        accept=tuple(_pattern(entry) for entry in _items(reader, "accept")),
        replies=tuple(_answer(entry) for entry in _items(reader, "replies")),
        then=tuple(_pattern(entry) for entry in _items(reader, "then")),
        show=tuple(entry.text() for entry in _items(reader, "show")),
        reconstructed=reader.at("reconstructed").boolean() if reader.has("reconstructed") else False,
    )
    if step.wants_move and not step.accept:
        raise reader.refuse(f"a step of kind {kind} must accept a move")
    if not step.wants_move and (step.accept or step.replies or step.then):
        raise reader.refuse("a step to read has no accept, replies or then")
    return step


def _items(reader: Reader, key: str) -> list[Reader]:
    return reader.at(key).items(0, 50) if reader.has(key) else []


def _pattern(reader: Reader) -> Json:
    reader.at("do").text()
    return reader.mapping()


def _answer(reader: Reader) -> Answer:
    reader.only("when", "say")
    return Answer(_pattern(reader.at("when")), _identifier(reader.at("say")))


def _identifier(reader: Reader) -> str:
    """A part of a message's name."""
    text = reader.text()
    if IDENTIFIER.fullmatch(text) is None or text in TAKEN:
        allowed = "lower-case letters, digits and hyphens, beginning with a letter, and not " + ", ".join(TAKEN)
        raise reader.refuse(f"an id consists of {allowed}")
    return text


def _check_unlike(ids: list[str], reader: Reader) -> None:
    for at, name in enumerate(ids):
        if name in ids[:at]:
            raise reader.items()[at].at("id").refuse("an earlier one has the same id")
