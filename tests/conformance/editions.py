"""Editions at random: playable ones that differ from ours in many places, and ones at the limits of what is allowed."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import signoria

Edition = dict[str, Any]
NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 20, 24, 30, 40, 49, 50, 99, 100, 300, 500, 1000, 1500, 2000]
REPEATED = ("immediate", "permanent", "ability", "options", "choose", "costs", "require_any", "counts", "borders")
SIDE = 7


def own_edition(game: str) -> Edition:
    """Ours, to be changed."""
    return copy.deepcopy(signoria.rules(game).own_edition())


def is_playable(edition: Edition) -> bool:
    try:
        signoria.rules(edition["game"]).components(edition)
    except signoria.BadEdition:
        return False
    return True


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where numbers and texts stand."""
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for at in range(len(value)):
            yield from leaves(value[at], (*path, at))
    else:
        yield path


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def field_of(path: tuple[Any, ...]) -> str:
    """The last name on a path."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def changed(game: str, changes: int, chance: random.Random) -> Edition:
    """Our edition after so many attempts to change it, of which those that leave it playable count."""
    edition = own_edition(game)
    for _ in range(changes):
        draft = copy.deepcopy(edition)
        chance.choice((change_value, change_value, change_list, change_drawing, change_effect))(draft, chance)
        if is_playable(draft):
            edition = draft
    return edition


def change_value(edition: Edition, chance: random.Random) -> None:
    """Another number, or a text that stands elsewhere in the same field."""
    path = chance.choice([path for path in leaves(edition) if len(path) > 1])
    value = at(edition, path)
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        new: Any = chance.choice([*NUMBERS, value + 1, value - 1, -value])
    elif field_of(path) in ("id", "key"):
        new = f"{value}_{chance.randrange(100)}"
    else:
        new = chance.choice([at(edition, other) for other in leaves(edition) if field_of(other) == field_of(path)])
    at(edition, path[:-1])[path[-1]] = new


def change_list(edition: Edition, chance: random.Random) -> None:
    """Something more or less in a list that has no fixed length."""
    lists = [path[:-1] for path in leaves(edition) if field_of(path[:-1]) in REPEATED]
    found = [path for path in lists if isinstance(at(edition, path), list)]
    if found:
        entries = at(edition, chance.choice(found))
        if chance.random() < 0.5:
            entries.append(copy.deepcopy(chance.choice(entries)))
        else:
            entries.remove(chance.choice(entries))


def change_drawing(edition: Edition, chance: random.Random) -> None:
    """Another shape, board or map."""
    if edition["game"] != "princes":
        return
    kind = chance.randrange(3)
    if kind == 0:
        edition["pieces"][chance.choice(list(edition["pieces"]))]["shape"] = shape(chance)
    elif kind == 1:
        edition[chance.choice(("principality", "cooperative_board"))]["map"] = board(chance)
    else:
        seats = chance.randrange(2, 6)
        order = chance.sample(range(seats), seats)
        ring = [{"west": west, "east": east} for west, east in zip(order, [*order[1:], order[0]], strict=True)]
        edition["cooperative_map"]["borders"][str(seats)] = ring[: chance.randrange(seats + 1)]


def change_effect(edition: Edition, chance: random.Random) -> None:
    """An effect that stands elsewhere; what can be gained by it besides."""
    if edition["game"] != "lorenzo":
        return
    effects = [effect for part in ("cards", "leaders") for entry in edition[part] for effect in effects_of(entry)]
    effects += [tile["effect"] for tile in edition["excommunications"]]
    effect = chance.choice(effects)
    if chance.random() < 0.5:
        other = copy.deepcopy(chance.choice(effects))
        effect.clear()
        effect.update(other)
    elif "gain" in effect:
        effect["gain"][chance.choice(("coins", "servants", "vp", "military", "privilege"))] = chance.choice(NUMBERS)


def effects_of(entry: Edition) -> list[Any]:
    return [*entry.get("immediate", []), *entry.get("permanent", []), *entry.get("ability", [])]


def shape(chance: random.Random) -> list[str]:
    """Connected squares."""
    cells = {(0, 0)}
    for _ in range(chance.randrange(7)):
        row, column = chance.choice(sorted(cells))
        cells.add(chance.choice([(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]))
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    height = max(row for row, _ in cells) - top + 1
    width = max(column for _, column in cells) - left + 1
    return ["".join("#" if (r + top, c + left) in cells else "." for c in range(width)) for r in range(height)]


def board(chance: random.Random) -> list[str]:
    """A palazzo of any squares."""
    palazzo = chance.sample(range(SIDE * SIDE), chance.randrange(1, 25))
    return ["".join("P" if row * SIDE + column in palazzo else "." for column in range(SIDE)) for row in range(SIDE)]


def extreme(game: str, largest: bool) -> Edition:
    """Ours with every number as large, or as small, as the engine lets it be where all fields of a name have it."""
    edition = own_edition(game)
    found = [path for path in leaves(edition) if len(path) > 1 and type(at(edition, path)) is int]
    for field in sorted({field_of(path) for path in found}):
        for number in sorted({*NUMBERS, -3, -12, 8, 25, 21}, reverse=largest):
            draft = copy.deepcopy(edition)
            for path in found:
                if field_of(path) == field:
                    at(draft, path[:-1])[path[-1]] = number
            if is_playable(draft):
                edition = draft
                break
    return edition
