"""What is found in an edition, for people: values by the names of their components, never by their paths."""

from itertools import pairwise
from typing import Any, NamedTuple

from signoria import games
from signoria.editions import NAMED, Reconstruction, reconstructions
from signoria.kernel.reading import Finding
from signoria.kernel.reading import Path as KeyPath
from signoria.locale import Words, edition_words
from signoria.locale import words as game_words

# Where the words for an id in a sentence may be found, in this order, and the values of which these are the ids.
CHOICES = ("op", "source", "piece", "freedom", "feature", "size", "object", "type", "good", "member", "work", "field")
IDS = ("choices", "wish", "type", "kind", "expected")


class Told(NamedTuple):
    """A value by its name, and a sentence about it."""

    where: str
    message: str


class ToldReconstruction(NamedTuple):
    """A reconstructed value: its name, and a sentence that says what we have chosen."""

    value: Reconstruction
    where: str
    sentence: str


class ReconstructionGroup(NamedTuple):
    """The reconstructed values of one part of an edition, with the part's name."""

    part: str
    title: str
    values: list[ToldReconstruction]


def words_about(edition: Any, language: str, playable: bool) -> Words:
    """The words about an edition. Its own names are among them if it is playable: then they are known to be names."""
    game = edition.get("game") if isinstance(edition, dict) else None
    words = edition_words(language, game if isinstance(game, str) and game in games.OWN else "")
    return words.of_edition(edition) if playable else words


def in_words(finding: Finding, edition: Any, words: Words) -> Told:
    """A problem or a warning as a sentence, and the value it is about by its name."""
    arguments = {name: _argument(words, name, value) for name, value in finding.arguments.items()}
    return Told(name_of(finding.path, edition, words), words(f"finding-{finding.reason}", **arguments))


def _argument(words: Words, name: str, value: str | int) -> str | int:
    if name not in IDS or isinstance(value, int):
        return value
    return ", ".join(_choice(words, each) for each in value.split(", "))


def _choice(words: Words, identifier: str) -> str:
    """An id that may be chosen, in words where there are any."""
    for kind in CHOICES:
        if f"{kind}-{identifier}" in words:
            return words(f"{kind}-{identifier}")
    return identifier


def name_of(path: KeyPath, edition: Any, words: Words) -> str:
    """A value of an edition by its name: 'Lawyer: landscape'."""
    if not path:
        return words("part-file")
    part, *steps = path
    name = words.named(f"part-{part}", str(part))
    if steps and part in NAMED and isinstance(steps[0], int):
        name = _entry_name(str(part), steps.pop(0), edition, words)
    elif steps and part == "pieces":
        name = words.named(f"piece-{steps[0]}", str(steps.pop(0)))
    fields = _fields([part, *steps], words)
    return words("place", name=name, field=", ".join(fields)) if fields else name


def _entry_name(part: str, at: int, edition: Any, words: Words) -> str:
    """A card by its name; in an edition that is not readable perhaps only by its number."""
    kind, field = NAMED[part]
    identifier = edition[part][at].get(field) if isinstance(edition[part][at], dict) else None
    if not isinstance(identifier, str) or not 1 <= len(identifier) <= 40 or not identifier.isprintable():
        return words("place", name=words(f"part-{part}"), field=words("entry", number=at + 1))
    if kind == "excommunication":
        return words("excommunication-tile", id=identifier)
    return words.named(f"{kind}-{identifier}", identifier)


def _fields(steps: list[str | int], words: Words) -> list[str]:
    """The fields after the first of these steps. Of several things only the one is named: 'round 3', not 'rounds'."""
    fields = []
    for inside, step in pairwise(steps):
        if isinstance(step, int) or step.isdecimal():
            number = step + 1 if isinstance(step, int) else int(step)
            one = f"field-{inside}-of"
            if one in words and f"field-{inside}" in words and fields:
                fields.pop()
            fields.append(words(one, number=number) if one in words else words("entry", number=number))
        else:
            named = [words(key) for key in (f"field-{step}", f"object-{step}") if key in words]
            fields.extend(named[:1])
    return fields


def told_reconstructions(edition: dict[str, Any], language: str) -> list[ReconstructionGroup]:
    """What is reconstructed in a playable edition, part by part."""
    words = words_about(edition, language, playable=True)
    groups: dict[str, ReconstructionGroup] = {}
    for value in reconstructions(edition):
        part = str(value.path[0])
        group = groups.setdefault(part, ReconstructionGroup(part, words.named(f"part-{part}", part), []))
        where = name_of(value.path, edition, words)
        group.values.append(ToldReconstruction(value, where, _sentence(value, where, edition, words)))
    return list(groups.values())


def _sentence(reconstruction: Reconstruction, where: str, edition: dict[str, Any], words: Words) -> str:
    """What we have chosen, as a sentence; its name alone where there is no sentence."""
    part, *steps = reconstruction.path
    field = reconstruction.source[-1]
    key = f"reconstructed-{part}-{field}" if len(reconstruction.source) > 2 and steps else f"reconstructed-{part}"
    if key not in words:
        return where
    arguments: dict[str, str | int] = {}
    if part == "professions":
        card = edition["professions"][steps[0]]
        kind = "freedom" if field == "freedom" else "piece"
        name = words.named(f"profession-{card['id']}", card["id"])
        arguments = {"name": name, "value": words(f"{kind}-{card[field]}-one")}
    elif part == "pieces":
        squares = sum(row.count("#") for row in edition["pieces"][steps[0]]["shape"])
        arguments = {"name": words(f"piece-{steps[0]}"), "squares": squares}
    return words(key, **arguments)


def card_texts(edition: dict[str, Any], language: str) -> dict[str, str]:
    """What our words do not say of a playable edition's cards, by message: their names, and what they do."""
    game = edition["game"]
    if game not in games.OWN:
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
