"""What is found in an edition, for people: values by the names of their components, never by their paths."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from signoria.locale import FOLDER, Words, edition_words

# The parts whose entries have names: the first word of the messages, and the field of the id.
NAMED = {
    "professions": ("profession", "id"),
    "bonus_cards": ("bonus", "id"),
    "prestige_cards": ("prestige", "id"),
    "characters": ("character", "id"),
    "cards": ("card", "key"),
    "leaders": ("leader", "key"),
    "bonus_tiles": ("tile", "key"),
    "excommunications": ("excommunication", "id"),
}
# Where the words for an id in a sentence may be found, in this order, and the values of which these are the ids.
CHOICES = ("op", "source", "piece", "freedom", "feature", "size", "object", "type", "good", "member", "work", "field")
IDS = ("choices", "wish", "type", "kind", "expected")


class Told(NamedTuple):
    """A value by its name, and a sentence about it."""

    where: str
    message: str


def has_words(game: str) -> bool:
    """Whether a game's words stand here; those of other packages bring none about editions."""
    return game.isalpha() and (FOLDER / "en" / f"{game}-rules.ftl").exists()


def words_about(edition: Any, language: str, playable: bool) -> Words:
    """The words about an edition. Its own names are among them if it is playable: then they are known to be names."""
    game = edition.get("game") if isinstance(edition, dict) else None
    words = edition_words(language, game if isinstance(game, str) and has_words(game) else "")
    return words.of_edition(edition) if playable else words


def finding_in_words(
    path: Sequence[str | int], reason: str, arguments: Mapping[str, str | int], edition: Any, words: Words
) -> Told:
    """A problem or a warning as a sentence, and the value it is about by its name."""
    values = {name: _argument(words, name, value) for name, value in arguments.items()}
    return Told(name_of(path, edition, words), words(f"finding-{reason}", **values))


def _argument(words: Words, name: str, value: str | int) -> str | int:
    if name not in IDS or isinstance(value, int):
        return value
    return ", ".join(_choice(words, each) for each in value.split(", "))


def _choice(words: Words, identifier: str) -> str:
    """An id that may be chosen, in words where there are any."""
    for kind in CHOICES:
        if f"{kind}-{identifier}" in words:
            return words(f"{kind}-{identifier}")
    area, _, slot = identifier.partition(".")
    if f"space-{area}-{slot}" in words:
        return words(f"space-{area}-{slot}")
    return words(f"space-{area}", floor=slot) if slot and f"space-{area}" in words else identifier


def name_of(path: Sequence[str | int], edition: Any, words: Words) -> str:
    """A value of an edition by its name: 'Lawyer: landscape'."""
    if not path:
        return words("part-file")
    part, *steps = path
    name = words.named(f"part-{part}", str(part))
    if steps and part in NAMED and isinstance(steps[0], int):
        name = _entry_name(str(part), steps[0], edition, words)
        del steps[0]
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
    fields: list[str] = []
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


def reconstruction_in_words(
    path: Sequence[str | int], source: Sequence[str | int], edition: dict[str, Any], words: Words
) -> Told:
    """A reconstructed value by its name, and what we have chosen; the name again where there is no sentence."""
    where = name_of(path, edition, words)
    part, *steps = path
    field = str(source[-1])
    key = f"reconstructed-{part}-{field}" if steps else f"reconstructed-{part}"
    if key not in words:
        return Told(where, where)
    arguments: dict[str, str | int] = {}
    if part == "professions":
        card = edition["professions"][steps[0]]
        kind = "freedom" if field == "freedom" else "piece"
        name = words.named(f"profession-{card['id']}", card["id"])
        arguments = {"name": name, "value": words(f"{kind}-{card[field]}-one")}
    elif part == "pieces":
        squares = sum(row.count("#") for row in edition["pieces"][steps[0]]["shape"])
        arguments = {"name": words(f"piece-{steps[0]}"), "squares": squares}
    return Told(where, words(key, **arguments))
