"""Edition files: the component data of a game, read from a file and checked. What is found is told in words."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from signoria import games
from signoria.kernel.errors import BadEdition
from signoria.kernel.reading import Finding
from signoria.kernel.reading import Path as KeyPath
from signoria.locale import Words, edition_words, readable
from signoria.locale import words as game_words
from signoria.locale.editions import NAMED, Told, finding_in_words, has_words, reconstruction_in_words, words_about

LARGEST = 256 * 1024
RECONSTRUCTION = "reconstruction"
DESCRIPTIVE = {"id", "key", "name", "about", "words", "encoding", "note", "text", "number", "source"}


class Check(NamedTuple):
    """What there is to say about an edition. It can be played if there are no problems."""

    game: str | None
    problems: list[Finding]
    warnings: list[Finding]


class Reconstruction(NamedTuple):
    """A value whose printed original is unknown: where it stands, and where its source does."""

    path: KeyPath
    source: KeyPath


class ReconstructionGroup(NamedTuple):
    """The reconstructed values of one part of an edition, each told in words, with the part's name."""

    part: str
    title: str
    values: list[tuple[Reconstruction, Told]]


def check_edition(edition: object) -> Check:
    """What is wrong with an edition and what is unusual about it."""
    if not isinstance(edition, dict):
        return Check(None, [Finding((), "not_edition", {})], [])
    game = edition.get("game")
    if not isinstance(game, str) or game not in games.names():
        return Check(None, [Finding(("game",), "no_game", {"games": ", ".join(games.names())})], [])
    if games.rules(game).folder is None:
        return Check(game, [Finding((), "no_editions", {})], [])
    try:
        components = games.rules(game).components(edition)
    except BadEdition as reason:
        return Check(game, reason.problems, [])
    warnings = [*components.warnings, *_nameless(edition, components.named())]
    warnings.extend(_differences(edition, games.rules(game).own_edition(), ()))
    return Check(game, [], warnings)


def _nameless(edition: dict[str, Any], named: dict[str, list[str]]) -> Iterator[Finding]:
    """The cards for which there are no words."""
    words = edition_words("en", edition["game"]).of_edition(edition)
    for part, (kind, field) in NAMED.items():
        for at, name in enumerate(named.get(kind, [])):
            if f"{kind}-{name}" not in words and kind != "excommunication":
                yield Finding((part, at, field), "no_words", {"called": readable(name)})


def _differences(here: Any, ours: Any, path: KeyPath) -> Iterator[Finding]:
    """Where an edition differs from ours in what we know. Reconstructions are there to be corrected."""
    if isinstance(ours, dict):
        if not isinstance(here, dict) or here.keys() - DESCRIPTIVE != ours.keys() - DESCRIPTIVE:
            yield Finding(path, "changed", {})
            return
        unknown = _reconstructed_fields(ours)
        for key, value in ours.items():
            if key not in DESCRIPTIVE and key not in unknown:
                yield from _differences(here[key], value, (*path, key))
    elif isinstance(ours, list):
        if not isinstance(here, list):
            yield Finding(path, "changed", {})
            return
        for at, entry, our_entry in _pairs(here, ours, path):
            yield from _differences(entry, our_entry, (*path, at))
        if len(here) != len(ours):
            yield Finding(path, "changed", {})
    elif here != ours:
        if here is None or ours is None or isinstance(here, list | dict):
            yield Finding(path, "changed", {})
        else:
            yield Finding(path, "differs", {"value": _shown(here), "ours": _shown(ours)})


def _pairs(here: list[Any], ours: list[Any], path: KeyPath) -> Iterator[tuple[int, Any, Any]]:
    """Entries of two lists that belong together: those with the same id, or the same place."""
    if len(path) == 1 and path[0] in NAMED:
        field = NAMED[str(path[0])][1]
        known = {entry[field]: entry for entry in ours}
        for at, entry in enumerate(here):
            if entry[field] in known:
                yield at, entry, known[entry[field]]
    else:
        for at, (entry, our_entry) in enumerate(zip(here, ours, strict=False)):
            yield at, entry, our_entry


def _reconstructed_fields(value: dict[str, Any]) -> set[str]:
    source = value.get("source")
    if source == RECONSTRUCTION:
        return set(value)
    return (
        {field for field, origin in source.items() if origin == RECONSTRUCTION} if isinstance(source, dict) else set()
    )


def _shown(value: Any) -> str | int:
    return value if type(value) is int else str(value).replace("_", " ")


def reconstructions(edition: dict[str, Any]) -> list[Reconstruction]:
    """The values whose printed original is unknown, in the order of the file. The edition must be playable."""
    return list(_reconstructions(edition, ()))


def _reconstructions(value: Any, path: KeyPath) -> Iterator[Reconstruction]:
    if isinstance(value, dict):
        source = value.get("source")
        if source == RECONSTRUCTION:
            yield Reconstruction(path, (*path, "source"))
        elif isinstance(source, dict):
            for field, origin in source.items():
                if origin == RECONSTRUCTION:  # the number of squares is a part of the shape
                    told_of = field if field in value else "shape"
                    yield Reconstruction((*path, told_of), (*path, "source", field))
        for key, each in value.items():
            if key != "source":
                yield from _reconstructions(each, (*path, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from _reconstructions(each, (*path, at))


def told_reconstructions(edition: dict[str, Any], language: str) -> list[ReconstructionGroup]:
    """What is reconstructed in a playable edition, part by part."""
    words = words_about(edition, language, playable=True)
    groups: dict[str, ReconstructionGroup] = {}
    for value in reconstructions(edition):
        part = str(value.path[0])
        group = groups.setdefault(part, ReconstructionGroup(part, words.named(f"part-{part}", part), []))
        group.values.append((value, reconstruction_in_words(value.path, value.source, edition, words)))
    return list(groups.values())


def in_words(finding: Finding, edition: Any, words: Words) -> Told:
    """A problem or a warning as a sentence, and the value it is about by its name."""
    return finding_in_words(finding.path, finding.reason, finding.arguments, edition, words)


def card_texts(edition: dict[str, Any], language: str) -> dict[str, str]:
    """What our words do not say of a playable edition's cards, by message: their names, and what they do."""
    game = edition["game"]
    if not has_words(game):
        return {}
    ours = edition_words(language, game)
    words = ours.of_edition(edition)
    texts = {}
    for part, (kind, field) in NAMED.items():
        for entry in edition.get(part, []):
            key = f"{kind}-{entry[field]}"
            if kind != "excommunication" and (key not in ours or words(key) != ours(key)):
                texts[key] = words.named(key, entry[field])
    describe = games.spec(game).card_texts
    return texts if describe is None else texts | games.load(describe)(edition, game_words(language, game))


def load_edition(path: Path) -> dict[str, Any]:
    """Read and check an edition file."""
    edition, text = read_edition(path)
    problems = check_edition(edition).problems
    if problems:
        raise BadEdition(f"{path}, line {Lines(text).of(problems[0].path)}: {BadEdition('', problems, edition)}")
    return dict(edition)


def read_edition(path: Path) -> tuple[Any, str]:
    """What a file holds, not yet checked, and its text."""
    text = _text(path)
    try:
        return json.loads(text), text
    except json.JSONDecodeError as reason:
        raise BadEdition(f"{path}, line {reason.lineno}: not valid JSON: {reason.msg}") from None
    except ValueError as reason:
        raise BadEdition(f"{path}: not an edition: {reason}") from None
    except RecursionError:
        raise BadEdition(f"{path}: not an edition: it is nested too deeply") from None


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise BadEdition(f"{path}: an edition file may have at most {LARGEST} bytes")
        return path.read_text("utf-8")
    except OSError as reason:
        raise BadEdition(f"the edition file {path} cannot be read: {reason.strerror}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: not an edition: it is not UTF-8 text") from None


class Lines:
    """The lines on which the values of a file stand. JSON is also YAML, and PyYAML keeps line numbers."""

    def __init__(self, text: str) -> None:
        import yaml

        try:
            self._root: Any = yaml.compose(text.replace("\t", " "), Loader=yaml.SafeLoader)
        except (yaml.YAMLError, RecursionError):  # the little of JSON that YAML does not read
            self._root = None

    def of(self, path: KeyPath) -> int:
        """The line of the value at this path, or of the nearest one around it."""
        node = self._root
        if node is None:
            return 1
        for step in path:
            found = None
            if node.id == "mapping":
                found = next((value for key, value in node.value if key.value == step), None)
            elif node.id == "sequence" and isinstance(step, int) and step < len(node.value):
                found = node.value[step]
            if found is None:
                break
            node = found
        return int(node.start_mark.line) + 1
