"""Texts in every language: Fluent files, shared by the page, the log and the terminal.

>>> from signoria.locale import words
>>> words("en", "princes")("profession-bell_maker"), words("de", "princes")("profession-bell_maker")
('Bell Maker', 'Glockengießer')
"""

import os
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).parent
MOST_REMEMBERED = 20_000  # messages told before, with the same values
_ADDED: dict[str, Mapping[str, str]] = {}  # the words of games from other packages


class MissingWords(KeyError):
    """A message that a language lacks, or that needs other values than were given."""


class Words:
    """The messages of one language: `words("money", amount=300)`."""

    def __init__(self, language: str, names: tuple[str, ...], remembered: int = MOST_REMEMBERED) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        self._cached = lru_cache(remembered, typed=True)(self._format)
        self._first: Mapping[str, str] = {}  # what an edition calls things
        self._last: Mapping[str, str] = {}  # and what it calls them in another language
        for name in names:
            text = text_of(language, name)
            self._bundle.add_resource(FluentResource(text))
            self._keys.extend(_message_ids(text))

    def __call__(self, key: str, /, **values: Any) -> str:
        """A message in words; MissingWords if there is none."""
        if key in self._first:
            return self._first[key]
        if key in self._last and not self._bundle.has_message(key):
            return self._last[key]
        return self._cached(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, Any], ...]) -> str:
        if not self._bundle.has_message(key):
            raise MissingWords(f"there is no message {key} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"the message {key} in {self.language} has no value")
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise MissingWords(f"the message {key} in {self.language}: {problems[0]}")
        return str(text)

    def named(self, key: str, identifier: str) -> str:
        """A name in words; what has no words is called by its identifier."""
        return self(key) if key in self else readable(identifier)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and (key in self._first or key in self._last or self._bundle.has_message(key))

    def is_renamed(self, key: str) -> bool:
        """Whether an edition has words of its own for this in this language."""
        return key in self._first

    def of_edition(self, edition: Mapping[str, Any]) -> "Words":
        """The same with an edition's own names of cards; those in other languages help where there are no words."""
        named = edition.get("words", {})
        last: dict[str, str | None] = {}
        for language in sorted(named):
            last |= named[language]
        last |= {f"card-{card['key']}": card["name"].get("en") for card in edition.get("cards", ())}
        last |= {f"leader-{leader['key']}": leader["name"] for leader in edition.get("leaders", ())}
        words = copy(self)
        words._first = named.get(self.language, {})
        words._last = {key: name for key, name in last.items() if name}
        return words

    def __iter__(self) -> Iterator[str]:
        """Every message id, in the order of the files."""
        return iter(self._keys)


def _message_ids(text: str) -> Iterator[str]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, syntax.Message):
            yield entry.id.name
        elif isinstance(entry, syntax.Junk):
            raise MissingWords(f"this is not Fluent: {str(entry.content)[:60]}")


def readable(identifier: str) -> str:
    """An identifier as people would write it.

    >>> readable("bell_maker")
    'Bell maker'
    """
    text = identifier.replace("_", " ").replace("-", " ")
    return text[:1].upper() + text[1:]


def add_game(game: str, texts: Mapping[str, str]) -> None:
    """Add the words of a game from another package: all its messages, by language. English is required."""
    _ADDED[game] = texts


def text_of(language: str, name: str) -> str:
    """The messages of a file such as `princes-terminal`, or of a game that was added."""
    if name in _ADDED:
        return _ADDED[name].get(language, _ADDED[name]["en"])
    return (FOLDER / language / f"{name}.ftl").read_text("utf-8")


def _files(game: str, *endings: str) -> tuple[str, ...]:
    """The files in which a game's words stand. An added game has all in one, and shares what every game needs."""
    return (game, "generic") if game in _ADDED else (game, *(f"{game}-{ending}" for ending in endings))


@cache
def words(language: str, game: str) -> Words:
    """The words of a game, of its coach and of the terminal in a language."""
    return Words(language, (*_files(game, "terminal", "coach"), "terminal", "coach", "levels"))


@cache
def reason_words(language: str, game: str = "") -> Words:
    """The words of every reason why something is not possible. None is remembered: it may hold what strangers send."""
    files = _files(game, "reasons") if game else ()
    return Words(language, ("reasons", *files), remembered=0)


def reason_in_words(words: Words, reason: str, arguments: Mapping[str, str | int]) -> str:
    """A reason of the engine as a sentence.

    >>> reason_in_words(reason_words("en", "princes"), "highest_mark", {"character": "muse"})
    'The marker on the Muse lies on the highest field.'
    """
    return words(f"reason-{reason}", **{name: _named(words, name, value) for name, value in arguments.items()})


def _named(words: Words, name: str, value: str | int) -> str | int:
    """A text names a component where there are words for it; an edition of its own may have others."""
    key = f"{name}-{value}"
    return words(key) if isinstance(value, str) and key in words else value


@cache
def edition_words(language: str, game: str) -> Words:
    """The words about editions of one of our games, or of none. None is remembered: strangers' texts stand in them."""
    return Words(language, (game, "editions") if game else ("editions",), remembered=0)


@cache
def rule_words(game: str, language: str) -> Words:
    """Our wording of a game's rules; the messages are named by the ids of the rules, headings by those of sections."""
    return Words(language, (game,) if game in _ADDED else (f"{game}-rules",))


@cache
def lesson_words(language: str, game: str) -> Words:
    """The texts of a game's lessons, which may name its components."""
    return Words(language, _files(game, "lessons"))


@cache
def term_words(game: str, language: str) -> Words:
    """What the terms and abbreviations at a game's table mean: `term-wv` and `term-wv-about`."""
    return Words(language, (game,) if game in _ADDED else (f"{game}-terms",))


def system_language() -> str:
    """The language of the system, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
