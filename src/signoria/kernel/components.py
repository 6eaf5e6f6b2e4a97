"""The components of a game: what an edition file holds, read once into tables."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.kernel.errors import BadEdition
from signoria.kernel.reading import Finding, Path, Reader

LONGEST_NAME: Final = 80
LONGEST_ABOUT: Final = 2000
LONGEST_ID: Final = 40
LONGEST_WORD: Final = 60
LONGEST_SENTENCE: Final = 200


class EditionReader(Reader):
    """A value of an edition. What is wrong with it is told in every language; what is only unusual is collected."""

    def __init__(self, value: Any, path: Path = (), warnings: list[Finding] | None = None) -> None:
        super().__init__(value, BadEdition, path)
        self.warnings: list[Finding] = [] if warnings is None else warnings

    def inner(self, value: Any, path: Path) -> Reader:
        return EditionReader(value, path, self.warnings)

    def fail(self, reason: str, allowed: str, **arguments: str | int) -> ValueError:
        return self.problem(reason, **arguments)

    def problem(self, reason: str, **arguments: str | int) -> BadEdition:
        """The error to raise if the game cannot be played with this value."""
        shown = {"value": _shown(self.value), **arguments}
        return BadEdition("", [Finding(self.path, reason, shown)])

    def warn(self, reason: str, **arguments: str | int) -> None:
        """Note that the value is unusual; the game can be played with it."""
        self.warnings.append(Finding(self.path, reason, {"value": _shown(self.value), **arguments}))

    # The same as in every reader, with the type of this one

    def part(self, key: str) -> "EditionReader":
        """The value of a key."""
        found = self.at(key)
        assert isinstance(found, EditionReader)
        return found

    def entries(self, at_least: int, at_most: int) -> list["EditionReader"]:
        """The entries of a list."""
        return [EditionReader(entry.value, entry.path, self.warnings) for entry in self.items(at_least, at_most)]

    def names(self) -> list[str]:
        """The keys of an object."""
        found: list[str] = []
        for key in self.mapping():
            if not isinstance(key, str):
                raise EditionReader(key, self.path).problem("bad_key")
            found.append(key)
        return found

    # Texts

    def line(self, longest: int) -> str:
        """A text of one line that can be shown to people."""
        text = self.text()
        if not 1 <= len(text) <= longest or not text.strip():
            raise self.problem("text_length", most=longest)
        if not text.isprintable():
            raise self.problem("unprintable")
        return text

    def fixed(self, value: str) -> None:
        """A text that says the same in every edition."""
        if self.value != value:
            raise self.problem("fixed", expected=value)

    def new_id(self, ids: list[str]) -> str:
        """The id of a card, which is unlike those before it."""
        text = self.text()
        if not _is_id(text):
            raise self.problem("bad_id", most=LONGEST_ID)
        if text in ids:
            raise self.problem("id_taken")
        return text


def _shown(value: Any) -> str | int:
    """A value as it may stand in a sentence: short, on one line."""
    if type(value) is int and abs(value) < 1_000_000_000:
        return int(value)
    text = value if isinstance(value, str) else type(value).__name__
    return "".join([letter for letter in text[:LONGEST_ID] if letter.isprintable()])


def _is_id(text: str) -> bool:
    """Small letters, digits and underscores: words are looked up by ids."""
    if not 1 <= len(text) <= LONGEST_ID or not "a" <= text[0] <= "z":
        return False
    return all("a" <= letter <= "z" or "0" <= letter <= "9" or letter == "_" for letter in text)


class EditionComponents:
    """The tables of an edition. A game's own class reads everything that its rules need from the edition.

    `warnings` names the values that are unusual.
    """

    def __init__(self, edition: dict[str, Any], is_custom: bool) -> None:
        self.edition = edition
        self.is_custom = is_custom  # not our own
        self.warnings: list[Finding] = []
        self._problems: list[Finding] = []

    def named(self) -> dict[str, list[str]]:
        """The ids of all that an edition may name, by the first word of their messages."""
        return {}

    def read(self, read_part: Callable[[EditionReader], None], *path: str) -> None:
        """Read a part; what is wrong with it is noted, so that the other parts are looked at too."""
        reader = EditionReader(self.edition, (), self.warnings)
        try:
            for key in path:
                reader = reader.part(key)
            read_part(reader)
        except BadEdition as reason:
            if not reason.problems:
                raise
            self._problems.extend(reason.problems)

    def is_readable(self) -> bool:
        """Whether all parts so far could be read."""
        return not self._problems

    def finish(self) -> None:
        """BadEdition if there is any problem."""
        if self._problems:
            raise BadEdition("", self._problems, self.edition)


def check_header(reader: EditionReader, game: str) -> None:
    """What every edition file says first."""
    reader.part("signoria_edition").integer(1, 1)
    reader.part("game").choice((game,))
    reader.part("name").line(LONGEST_NAME)
    if reader.has("about") and len(reader.part("about").text()) > LONGEST_ABOUT:
        raise reader.part("about").problem("text_length", most=LONGEST_ABOUT)


def check_words(reader: EditionReader, ids: Mapping[str, list[str]]) -> None:
    """The names of cards by language and message; `ids` are the ids by the first word of their messages."""
    if not reader.has("words"):
        return
    languages = reader.part("words")
    for language in languages.names():
        if len(language) != 2 or not _is_id(language):
            raise EditionReader(language, languages.path).problem("bad_language")
        messages = languages.part(language)
        for message in messages.names():
            kind, _, name = message.partition("-")
            if kind not in ids or name not in ids[kind]:
                raise EditionReader(message, messages.path).problem("unknown_name")
            longest = LONGEST_SENTENCE if kind == "excommunication" else LONGEST_WORD
            messages.part(message).line(longest)
