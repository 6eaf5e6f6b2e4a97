"""What changed between two views, as a short list of `[path, value]`, or `[path]` for a removed key.

The last view is kept part by part, what lies deeper as text: that is compared in no time, and costs neither memory nor
the collector what a tree of small objects does. Only parts whose text has changed are looked into.
"""

from typing import Any

import msgspec

Patch = list[list[Any]]
# A view or an appraisal: objects and lists value by value, and these values as JSON if they hold others.
Parts = dict[str, Any]

ENCODER = msgspec.json.Encoder()


def parts_of(shown: dict[str, Any]) -> Parts:
    return {key: _part_of(value) for key, value in shown.items()}


def _part_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _text_of(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_text_of(inner) for inner in value]
    return value


def _text_of(value: Any) -> Any:
    return ENCODER.encode(value) if isinstance(value, dict | list) else value


def whole(parts: Parts) -> dict[str, Any]:
    """All parts, to be sent as they are."""
    return {key: _whole_part(part) for key, part in parts.items()}


def _whole_part(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _as_sent(value) for key, value in part.items()}
    if isinstance(part, list):
        return [_as_sent(value) for value in part]
    return part


def _as_sent(value: Any) -> Any:
    return msgspec.Raw(value) if isinstance(value, bytes) else value


def difference(before: Parts, after: Parts) -> Patch:
    """The patch that makes the one of the other.

    >>> difference(parts_of({"a": 1, "b": {"c": 2, "d": [3]}}), parts_of({"a": 1, "b": {"c": 2, "d": [4]}}))
    [[['b', 'd', 0], 4]]
    """
    patch: Patch = []
    for key in before:
        if key not in after:
            patch.append([[key]])
    for key, new in after.items():
        if key not in before:
            patch.append([[key], _whole_part(new)])
        else:
            old = before[key]
            if old != new:
                _compare_parts(old, new, key, patch)
    return patch


def _compare_parts(old: Any, new: Any, key: str, patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for name in old:
            if name not in new:
                patch.append([[key, name]])
        for name, value in new.items():
            if name not in old:
                patch.append([[key, name], _as_sent(value)])
            else:
                _compare_inner(old[name], value, key, name, patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at in range(len(old)):
            _compare_inner(old[at], new[at], key, at, patch)
    else:
        patch.append([[key], _whole_part(new)])


def _compare_inner(old: Any, new: Any, key: str, name: object, patch: Patch) -> None:
    if old == new:
        return
    if isinstance(old, bytes) and isinstance(new, bytes):
        _compare_values(msgspec.json.decode(old), msgspec.json.decode(new), [key], name, patch)
    else:
        patch.append([[key, name], _as_sent(new)])


def _compare(before: dict[str, Any], after: dict[str, Any], path: list[Any], patch: Patch) -> None:
    for key, old in before.items():
        if key in after:
            _compare_values(old, after[key], path, key, patch)
        else:
            patch.append([[*path, key]])
    for key, new in after.items():
        if key not in before:
            patch.append([[*path, key], new])


def _compare_values(old: Any, new: Any, path: list[Any], key: object, patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare(old, new, [*path, key], patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        inside = [*path, key]
        for at in range(len(old)):
            _compare_values(old[at], new[at], inside, at, patch)
    elif old != new:
        patch.append([[*path, key], new])


def patched(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The view with the patch applied; what every client does.

    >>> patched({"a": [1, 2], "b": 3}, [[["a", 0], 7], [["b"]]])
    {'a': [7, 2]}
    """
    for path, *value in patch:
        parent: Any = view
        for key in path[:-1]:
            parent = parent[key]
        if value:
            parent[path[-1]] = value[0]
        else:
            del parent[path[-1]]
    return view
