"""What changed between two views, as a short list of `[path, value]`, or `[path]` for a removed key."""

from typing import Any

Patch = list[list[Any]]


def difference(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """The patch that makes the one of the other.

    >>> difference({"a": 1, "b": {"c": [1, 2]}, "d": 3}, {"a": 1, "b": {"c": [1, 5]}, "e": 4})
    [[['b', 'c', 1], 5], [['d']], [['e'], 4]]
    """
    patch: Patch = []
    _compare(before, after, [], patch)
    return patch


def _compare(before: dict[str, Any], after: dict[str, Any], path: list[Any], patch: Patch) -> None:
    for key, old in before.items():
        if key not in after:
            patch.append([[*path, key]])
        elif old != after[key]:
            _compare_values(old, after[key], [*path, key], patch)
    for key, new in after.items():
        if key not in before:
            patch.append([[*path, key], new])


def _compare_values(old: Any, new: Any, path: list[Any], patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare(old, new, path, patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (mine, other) in enumerate(zip(old, new, strict=True)):
            if mine != other:
                _compare_values(mine, other, [*path, at], patch)
    else:
        patch.append([path, new])


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
